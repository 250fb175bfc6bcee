//! Conflict-driven clause learning, for the boards on which plain search does not end.
//!
//! The variables are the candidates that propagation left; the rules are kept as one bit mask a group (a cell, a digit
//! in a house: one of them is true; see [`network`]) instead of clauses. What is learnt from a conflict is kept as a
//! clause. Sources: Marques-Silva and Sakallah, "GRASP", 1999 (first unique implication point); Moskewicz and others,
//! "Chaff", 2001 (watched literals, activity); Eén and Sörensson, "An extensible SAT-solver", 2003 (MiniSat).
//!
//! Solutions are told apart exactly. After each of the first few, a clause shuts out the choices that led to it.
//! From then on, so that memory stays bounded, the engine turns its last choice round and never jumps back over a
//! choice so turned (Grumberg, Schuster and Yadgar, "Memory efficient all-solutions SAT solver", 2004).

mod analyze;
mod clauses;
mod heap;
mod network;
mod restart;

use super::general::propagate::Rules;
use super::{Budget, Step};
use clauses::{ClauseId, Clauses, Watch};
use heap::ActivityHeap;
use network::{Lit, NOBODY, Network};
use restart::Restarts;

/// A search over the solutions of a propagated state.
#[derive(Clone, Debug)]
pub(super) struct Cdcl {
    network: Network,
    clauses: Clauses,
    /// For each group the members that are not false, as a mask.
    live: Vec<u32>,
    /// For each literal whether it is true; the negation of a true literal is false.
    is_true: Vec<bool>,
    /// For each variable the level at which it was assigned, why, and the value it had last.
    level: Vec<u32>,
    reason: Vec<Reason>,
    phase: Vec<bool>,
    /// The true literals in the order in which they became true.
    trail: Vec<Lit>,
    /// Where in the trail each level begins. The first literal of a level is its choice.
    levels: Vec<u32>,
    /// Up to where the trail was propagated through the groups, and through the clauses.
    grouped: usize,
    watched: usize,
    heap: ActivityHeap,
    restarts: Restarts,
    /// Literals learnt for good.
    facts: Vec<Lit>,
    /// Solutions after which a clause may still be added.
    clauses_left: u32,
    /// The level below which choices are turned round only one by one.
    floor: u32,
    /// The choice at the first level.
    supposed: Option<Lit>,
    at: At,
    analysis: analyze::Scratch,
}

/// Why a literal became true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// It was chosen, or follows from nothing at all.
    Nothing,
    /// Another member of a group is true.
    Other(Lit),
    /// All other members of a group are false.
    Last(u32),
    /// All other literals of a clause are false.
    Clause(ClauseId),
    /// The choice it negates, after those of the levels below, is done with.
    Turned,
}

/// What cannot be true together.
#[derive(Clone, Copy, Debug)]
enum Conflict {
    /// Two members of a group.
    Both(Lit, Lit),
    /// The falsehood of all members of a group.
    Empty(u32),
    /// The falsehood of all literals of a clause.
    Clause(ClauseId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Search,
    /// A solution was handed out and is to be left.
    Solution,
    End,
}

/// Solutions that are shut out by a clause each.
const CLAUSES_FOR_SOLUTIONS: u32 = 32;

impl Cdcl {
    /// A search over the solutions of `state`, which is propagated and stands.
    pub(super) fn new(rules: &Rules, state: &[u32]) -> Cdcl {
        let network = Network::new(rules, state);
        let vars = network.vars();
        // Members of small groups first.
        let activity = (0..vars as u32).map(|var| {
            let seats = [Lit::yes(var), Lit::no(var)].map(|lit| network.seats(lit));
            let sizes = seats
                .concat()
                .into_iter()
                .map(|seat| network.full[seat.group as usize].count_ones());
            sizes.map(|size| 1.0 / f64::from(size)).sum()
        });
        let mut cdcl = Cdcl {
            clauses: Clauses::new(vars),
            live: network.full.clone(),
            is_true: vec![false; 2 * vars],
            level: vec![0; vars],
            reason: vec![Reason::Nothing; vars],
            phase: vec![false; vars],
            trail: Vec::with_capacity(vars),
            levels: Vec::with_capacity(vars),
            grouped: 0,
            watched: 0,
            heap: ActivityHeap::new(activity.collect()),
            restarts: Restarts::new(),
            facts: Vec::new(),
            clauses_left: CLAUSES_FOR_SOLUTIONS,
            floor: 0,
            supposed: None,
            at: At::Search,
            analysis: analyze::Scratch::new(vars),
            network,
        };
        for group in 0..cdcl.live.len() as u32 {
            if let &[only] = cdcl.network.group(group)
                && cdcl.is_open(only)
            {
                cdcl.set(only, Reason::Last(group));
            }
        }
        cdcl
    }

    /// Shuts out the solutions that hold all these candidates (a cell and the bit of a digit each), of which at
    /// least two are open. To be called before the search begins.
    pub(super) fn exclude(&mut self, candidates: impl Iterator<Item = (u16, u32)>) {
        let lits = candidates.filter_map(|(cell, bit)| self.network.lit(cell, bit).map(|lit| !lit));
        let lits: Vec<Lit> = lits.collect();
        if lits.len() > 1 {
            self.clauses.add(&lits, None);
        }
    }

    /// Begins again, over the solutions that hold this candidate, or over all. Forgets what was handed out, keeps
    /// what was learnt; so it is not to be mixed with calls that go on from a solution.
    pub(super) fn suppose(&mut self, candidate: Option<(u16, u32)>) {
        self.back_to(0);
        self.at = At::Search;
        self.supposed = candidate.and_then(|(cell, bit)| self.network.lit(cell, bit));
    }

    /// Goes to the next solution. Every choice of a candidate is a node.
    pub(super) fn advance(&mut self, budget: &mut Budget, nodes: &mut u64) -> Step {
        if self.at == At::Solution {
            self.at = At::Search;
            self.leave_solution();
        }
        while self.at != At::End {
            if let Some(conflict) = self.propagate() {
                self.resolve(conflict);
                continue;
            }
            if self.restarts.due() {
                self.restarts.restarted();
                self.back_to(self.floor);
                continue;
            }
            if self.clauses.crowded() {
                self.reduce();
            }
            if let Some(lit) = self.supposed
                && self.is_true[(!lit).index()]
                && self.levels.is_empty()
            {
                self.at = At::End;
                break;
            }
            let Some(choice) = self.choose() else {
                self.at = At::Solution;
                return Step::Solution;
            };
            if !budget.spend() {
                return Step::OutOfBudget;
            }
            *nodes += 1;
            self.levels.push(self.trail.len() as u32);
            self.set(choice, Reason::Nothing);
        }
        Step::Exhausted
    }

    /// Writes the solution that was just found.
    pub(super) fn write(&self, state: &mut [u32]) {
        self.network.write(|lit| self.is_true[lit.index()], state);
    }

    fn choose(&mut self) -> Option<Lit> {
        if self.trail.len() == self.network.vars() {
            return None;
        }
        if let Some(lit) = self.supposed.filter(|&lit| self.is_open(lit)) {
            return Some(lit);
        }
        while let Some(var) = self.heap.top() {
            if self.is_open(Lit::yes(var)) {
                let yes = self.phase[var as usize];
                return Some(if yes { Lit::yes(var) } else { Lit::no(var) });
            }
            self.heap.pop();
        }
        None
    }

    #[inline]
    fn is_open(&self, lit: Lit) -> bool {
        !self.is_true[lit.index()] && !self.is_true[(!lit).index()]
    }

    /// Makes an open literal true.
    #[inline]
    fn set(&mut self, lit: Lit, reason: Reason) {
        self.is_true[lit.index()] = true;
        self.level[lit.var()] = self.levels.len() as u32;
        self.reason[lit.var()] = reason;
        self.trail.push(lit);
    }

    /// Takes back everything above `level`.
    fn back_to(&mut self, level: u32) {
        let Some(&start) = self.levels.get(level as usize) else { return };
        for &lit in &self.trail[start as usize..] {
            let var = lit.var();
            self.is_true[lit.index()] = false;
            self.phase[var] = !lit.is_no();
            for seat in self.network.seats(!lit) {
                self.live[seat.group as usize] |= seat.bit;
            }
            self.heap.insert(var as u32);
        }
        self.trail.truncate(start as usize);
        self.levels.truncate(level as usize);
        self.grouped = self.trail.len();
        self.watched = self.trail.len();
    }

    /// Draws all conclusions, those from groups first: they are cheap, and make short reasons.
    fn propagate(&mut self) -> Option<Conflict> {
        loop {
            while let Some(&lit) = self.trail.get(self.grouped) {
                self.grouped += 1;
                let conflict = self.not_this(!lit).or_else(|| self.no_other(lit));
                if conflict.is_some() {
                    return conflict;
                }
            }
            let &lit = self.trail.get(self.watched)?;
            self.watched += 1;
            let conflict = self.visit_clauses(!lit);
            if conflict.is_some() {
                return conflict;
            }
        }
    }

    /// `lit` is true: the other members of its groups are not.
    fn no_other(&mut self, lit: Lit) -> Option<Conflict> {
        for index in self.network.seat_range(lit) {
            let seat = self.network.seat_at(index);
            let mut others = self.live[seat.group as usize] & !seat.bit & !NOBODY;
            while others != 0 {
                let other = self.network.member(seat.group, others);
                others &= others - 1;
                if self.is_true[other.index()] {
                    return Some(Conflict::Both(lit, other));
                }
                if !self.is_true[(!other).index()] {
                    self.set(!other, Reason::Other(lit));
                }
            }
        }
        None
    }

    /// `lit` is false: where one other member is left of a group, it is true.
    fn not_this(&mut self, lit: Lit) -> Option<Conflict> {
        let mut conflict = None;
        for index in self.network.seat_range(lit) {
            let seat = self.network.seat_at(index);
            let live = self.live[seat.group as usize] & !seat.bit;
            self.live[seat.group as usize] = live;
            if live & live.wrapping_sub(1) == 0 && live != NOBODY {
                if live == 0 {
                    conflict = Some(Conflict::Empty(seat.group));
                } else {
                    let last = self.network.member(seat.group, live);
                    if self.is_open(last) {
                        self.set(last, Reason::Last(seat.group));
                    }
                }
            }
        }
        conflict
    }

    /// Looks at the clauses that watch `lit`, which is false.
    fn visit_clauses(&mut self, lit: Lit) -> Option<Conflict> {
        let mut watches = std::mem::take(&mut self.clauses.watches[lit.index()]);
        let (mut from, mut to) = (0, 0);
        let mut conflict = None;
        'watches: while let Some(&Watch { clause, blocker }) = watches.get(from) {
            from += 1;
            if self.is_true[blocker.index()] {
                watches[to] = Watch { clause, blocker };
                to += 1;
                continue;
            }
            let is_true = &self.is_true;
            let lits = self.clauses.lits_mut(clause);
            if lits[0] == lit.0 {
                lits.swap(0, 1);
            }
            let first = Lit(lits[0]);
            let watch = Watch { clause, blocker: first };
            if first != blocker && is_true[first.index()] {
                watches[to] = watch;
                to += 1;
                continue;
            }
            for at in 2..lits.len() {
                if !is_true[(!Lit(lits[at])).index()] {
                    lits.swap(1, at);
                    let watched = Lit(lits[1]);
                    self.clauses.watches[watched.index()].push(watch);
                    continue 'watches;
                }
            }
            watches[to] = watch;
            to += 1;
            if is_true[(!first).index()] {
                conflict = Some(Conflict::Clause(clause));
                break;
            }
            self.set(first, Reason::Clause(clause));
        }
        watches.copy_within(from.., to);
        let kept = to + watches.len() - from;
        watches.truncate(kept);
        self.clauses.watches[lit.index()] = watches;
        conflict
    }

    /// Learns from a conflict and goes back to where that matters; ends the search when nothing is left of it.
    fn resolve(&mut self, conflict: Conflict) {
        let here = self.levels.len() as u32;
        if here <= self.floor {
            // Nothing is left below the choices up to here.
            self.turn_choice();
            return;
        }
        let (back, lbd) = self.analyze(conflict);
        self.restarts.learnt(lbd);
        self.heap.decay();
        self.back_to(back.max(self.floor));
        let learnt = std::mem::take(&mut self.analysis.learnt);
        match learnt[..] {
            [fact] => {
                self.facts.push(fact);
                self.set(fact, Reason::Nothing);
            }
            [first, ..] => {
                let clause = self.clauses.add(&learnt, Some(lbd));
                self.set(first, Reason::Clause(clause));
            }
            [] => {}
        }
        self.analysis.learnt = learnt;
    }

    /// Goes on from a solution so that it does not come again.
    fn leave_solution(&mut self) {
        if self.clauses_left == 0 || self.levels.is_empty() {
            self.turn_choice();
            return;
        }
        // The choices decide all the rest: one of them has to be another, the last if none of the others.
        self.clauses_left -= 1;
        let choices = self.levels.iter().rev().map(|&start| !self.trail[start as usize]);
        let shut: Vec<Lit> = choices.collect();
        self.back_to(self.levels.len() as u32 - 1);
        if let [only] = shut[..] {
            self.facts.push(only);
            self.set(only, Reason::Nothing);
        } else {
            let clause = self.clauses.add(&shut, None);
            self.set(shut[0], Reason::Clause(clause));
        }
    }

    /// Is done with the last choice: goes on with its negation, which from now on may not be jumped over.
    fn turn_choice(&mut self) {
        while let Some(&start) = self.levels.last() {
            let choice = self.trail[start as usize];
            self.floor = self.levels.len() as u32 - 1;
            self.back_to(self.floor);
            if self.floor == 0 {
                self.facts.push(!choice);
            }
            if self.is_open(choice) {
                self.set(!choice, Reason::Turned);
            }
            // Facts that were learnt above are still facts here.
            let mut possible = true;
            for index in 0..self.facts.len() {
                let fact = self.facts[index];
                possible &= !self.is_true[(!fact).index()];
                if self.is_open(fact) {
                    self.set(fact, Reason::Nothing);
                }
            }
            if possible {
                return;
            }
        }
        self.at = At::End;
    }

    fn reduce(&mut self) {
        let mut places = Vec::new();
        for &lit in &self.trail {
            if let Reason::Clause(id) = self.reason[lit.var()] {
                places.push((id, lit.var()));
            }
        }
        places.sort_by_key(|&(id, _)| id);
        let reason = &mut self.reason;
        let find = |id: ClauseId| places.binary_search_by_key(&id, |&(id, _)| id);
        self.clauses.reduce(
            |id| find(id).is_ok(),
            |old, new| {
                if let Ok(at) = find(old) {
                    reason[places[at].1] = Reason::Clause(new);
                }
            },
        );
    }
}
