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
//!
//! What pays is judged by the conflicts up to the proof that a minimal 25×25 has no second solution: those up to the
//! first solution are a matter of luck, and lie anywhere below. Glucose 4 and CaDiCaL 1.9.5 take about as many, with
//! the same rules as clauses. Measured so, these lost:
//!
//! - all conclusions from groups before those from clauses: three times the conflicts;
//! - variables for a digit in the cells that two houses share: a quarter less conflicts, each twice as expensive;
//! - folding ([`shorten`]) also over candidates that are excluded more than once, or single ones: 10 % more conflicts;
//! - activities that fade faster (0.95: 7 % more conflicts) or slower (0.999: 15 %); keeping half or twice the clauses:
//!   fewer conflicts cost as much more time each;
//! - restarts every ten conflicts, by Luby's sequence, or none: no difference; nor target and best phases with
//!   rephasing; choosing always true or always false: 40 % later first solutions;
//! - negations first in a learnt clause; keeping a watch whose clause another true literal satisfies: no difference.

mod analyze;
mod assignment;
mod clauses;
mod heap;
mod network;
mod propagate;
mod restart;
mod scratch;
mod shorten;
#[cfg(test)]
mod tests;

use super::general::propagate::Rules;
use super::{Budget, Step};
use assignment::{Assignment, Reason};
use clauses::{ClauseId, Clauses};
use heap::ActivityHeap;
use network::{Lit, Network};
use propagate::{Conflict, Propagation};
use restart::Restarts;
use scratch::Scratch;

/// A search over the solutions of a propagated state.
#[derive(Clone, Debug)]
pub(super) struct Cdcl {
    network: Network,
    clauses: Clauses,
    assignment: Assignment,
    propagation: Propagation,
    /// For each variable the value it had last.
    phase: Vec<bool>,
    heap: ActivityHeap,
    restarts: Restarts,
    /// Literals learnt for good.
    facts: Vec<Lit>,
    /// Solutions after which a clause may still be added.
    clauses_left: u32,
    /// The level below which choices are turned round only one by one.
    floor: u32,
    at: At,
    analysis: Scratch,
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
        let activity = (0..vars).map(|var| {
            let seats = network.seats(var).iter();
            seats.map(|seat| 1.0 / f64::from(network.full[seat.group()].count_ones())).sum()
        });
        let mut cdcl = Cdcl {
            clauses: Clauses::new(vars),
            assignment: Assignment::new(vars),
            propagation: Propagation::new(&network),
            phase: vec![false; vars],
            heap: ActivityHeap::new(activity.collect()),
            restarts: Restarts::new(),
            facts: Vec::new(),
            clauses_left: CLAUSES_FOR_SOLUTIONS,
            floor: 0,
            at: At::Search,
            analysis: Scratch::new(vars, network.full.len()),
            network,
        };
        for group in 0..cdcl.network.full.len() {
            if let &[only] = cdcl.network.group(group)
                && cdcl.assignment.is_open(only)
            {
                cdcl.assignment.set(only, Reason::Last(group as u32));
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

    /// Begins again, over the solutions that hold one of these candidates (digits as bits, cell by cell) and met all
    /// earlier demands; whether there may be any. Forgets what was handed out, keeps what was learnt: so it is not to
    /// be mixed with going on from a solution.
    pub(super) fn require(&mut self, candidates: impl Iterator<Item = (u16, u32)>) -> bool {
        self.back_to(0);
        self.at = At::Search;
        let mut lits = Vec::new();
        for (cell, mut digits) in candidates {
            while digits != 0 {
                let bit = digits & digits.wrapping_neg();
                digits ^= bit;
                lits.extend(self.network.lit(cell, bit));
            }
        }
        lits.retain(|&lit| !self.assignment.is_false(lit));
        match lits[..] {
            [] => self.at = At::End,
            [only] if self.assignment.is_open(only) => self.assignment.set(only, Reason::Nothing),
            [_] => {}
            _ => {
                self.clauses.add(&lits, None);
            }
        }
        self.at == At::Search
    }

    /// Goes to the next solution. Every choice of a candidate is a node.
    pub(super) fn advance(&mut self, budget: &mut Budget, nodes: &mut u64) -> Step {
        if self.at == At::Solution {
            self.at = At::Search;
            self.leave_solution();
        }
        while self.at != At::End {
            let (network, clauses) = (&self.network, &mut self.clauses);
            if let Some(conflict) = self.propagation.run(network, clauses, &mut self.assignment) {
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
            let Some(choice) = self.choose() else {
                self.at = At::Solution;
                return Step::Solution;
            };
            if !budget.spend() {
                return Step::OutOfBudget;
            }
            *nodes += 1;
            self.assignment.choose(choice);
        }
        Step::Exhausted
    }

    /// Writes the solution that was just found.
    pub(super) fn write(&self, state: &mut [u32]) {
        self.network.write(|lit| self.assignment.is_true(lit), state);
    }

    fn choose(&mut self) -> Option<Lit> {
        if self.assignment.is_complete() {
            return None;
        }
        while let Some(var) = self.heap.top() {
            let lit = Lit::yes(var as usize);
            if self.assignment.is_open(lit) {
                return Some(if self.phase[lit.var()] { lit } else { !lit });
            }
            self.heap.pop();
        }
        None
    }

    /// Takes back everything above `level`.
    fn back_to(&mut self, level: u32) {
        let Cdcl { network, propagation, phase, heap, .. } = self;
        self.assignment.back_to(level, |lit| {
            phase[lit.var()] = !lit.is_no();
            propagation.undo(network, lit);
            heap.insert(lit.var() as u32);
        });
        self.propagation.cut(self.assignment.trail.len());
    }

    /// Learns from a conflict and goes back to where that matters; ends the search when nothing is left of it.
    fn resolve(&mut self, conflict: Conflict) {
        let here = self.assignment.level();
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
                self.assignment.set(fact, Reason::Nothing);
            }
            [first, ..] => {
                let clause = self.clauses.add(&learnt, Some(lbd));
                self.assignment.set(first, Reason::Clause(clause));
            }
            [] => {}
        }
        self.analysis.learnt = learnt;
    }

    /// Goes on from a solution so that it does not come again.
    fn leave_solution(&mut self) {
        let level = self.assignment.level();
        if self.clauses_left == 0 || level == 0 {
            self.turn_choice();
            return;
        }
        // The choices decide all the rest: one of them has to be another, the last if none of the others.
        self.clauses_left -= 1;
        let shut: Vec<Lit> = self.assignment.choices(level).rev().map(|choice| !choice).collect();
        self.back_to(level - 1);
        if let [only] = shut[..] {
            self.facts.push(only);
            self.assignment.set(only, Reason::Nothing);
        } else {
            let clause = self.clauses.add(&shut, None);
            self.assignment.set(shut[0], Reason::Clause(clause));
        }
    }

    /// Is done with the last choice: goes on with its negation, which from now on may not be jumped over.
    fn turn_choice(&mut self) {
        loop {
            let level = self.assignment.level();
            let Some(choice) = self.assignment.choices(level).next_back() else { break };
            self.floor = level - 1;
            self.back_to(self.floor);
            if self.floor == 0 {
                self.facts.push(!choice);
            }
            if self.assignment.is_open(choice) {
                self.assignment.set(!choice, Reason::Turned);
            }
            // Facts that were learnt above are still facts here.
            let mut possible = true;
            for index in 0..self.facts.len() {
                let fact = self.facts[index];
                possible &= !self.assignment.is_false(fact);
                if self.assignment.is_open(fact) {
                    self.assignment.set(fact, Reason::Nothing);
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
        for &lit in &self.assignment.trail {
            if let Reason::Clause(id) = self.assignment.reason_of(lit) {
                places.push((id, lit));
            }
        }
        places.sort_by_key(|&(id, _)| id);
        let assignment = &mut self.assignment;
        let find = |id: ClauseId| places.binary_search_by_key(&id, |&(id, _)| id);
        self.clauses.reduce(
            |id| find(id).is_ok(),
            |old, new| {
                if let Ok(at) = find(old) {
                    assignment.set_reason(places[at].1, Reason::Clause(new));
                }
            },
        );
    }
}
