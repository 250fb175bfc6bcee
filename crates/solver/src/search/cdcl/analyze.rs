//! What a conflict teaches.

use super::Cdcl;
use super::assignment::Reason;
use super::clauses::ClauseId;
use super::network::Lit;
use super::propagate::Conflict;

/// Room for the analysis, kept between conflicts.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    /// The clause being learnt; the first literal is the one that it asserts.
    pub(super) learnt: Vec<Lit>,
    /// For each variable what is known of it in this analysis.
    mark: Vec<Mark>,
    /// Variables whose mark is to be taken back.
    marked: Vec<u32>,
    /// The false literals of the reason in hand.
    reason: Vec<Lit>,
    /// Literals of which it is still to be shown that they are implied, with their end in `implied`.
    open: Vec<Lit>,
    /// For each level the number of the last count that met it.
    level_seen: Vec<u32>,
    count: u32,
    /// For each group the literal of the clause whose negation is a member, with the number of the conflict.
    negated: Vec<(u32, Lit)>,
    conflicts: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    None,
    /// In the clause, or resolved away.
    Seen,
    /// Implied by what is in the clause.
    Implied,
    /// Not so.
    Needed,
}

impl Scratch {
    pub(super) fn new(vars: usize, groups: usize) -> Scratch {
        Scratch {
            learnt: Vec::new(),
            mark: vec![Mark::None; vars],
            marked: Vec::new(),
            reason: Vec::new(),
            open: Vec::new(),
            level_seen: vec![0; vars + 1],
            count: 0,
            negated: vec![(0, Lit::yes(0)); groups],
            conflicts: 0,
        }
    }
}

impl Cdcl {
    /// Derives the clause of the first unique implication point into the scratch's `learnt`. Answers the level to go
    /// back to, and the clause's LBD: how many levels its literals are of.
    pub(super) fn analyze(&mut self, conflict: Conflict) -> (u32, u32) {
        let here = self.assignment.level();
        self.analysis.learnt.clear();
        // The place of the literal that is asserted.
        self.analysis.learnt.push(Lit::yes(0));
        self.explain_conflict(conflict);
        let mut open = 0;
        let mut at = self.assignment.trail.len();
        let asserted = loop {
            let reason = std::mem::take(&mut self.analysis.reason);
            for &lit in &reason {
                let var = lit.var();
                let level = self.assignment.level_of(lit);
                if level > 0 && self.analysis.mark[var] == Mark::None {
                    self.mark(var, Mark::Seen);
                    self.heap.bump(var as u32);
                    if level >= here {
                        open += 1;
                    } else {
                        self.analysis.learnt.push(lit);
                    }
                }
            }
            self.analysis.reason = reason;
            let lit = loop {
                at -= 1;
                let lit = self.assignment.trail[at];
                if self.analysis.mark[lit.var()] == Mark::Seen {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                break !lit;
            }
            if let Reason::Clause(id) = self.assignment.reason_of(lit) {
                self.note_use(id);
            }
            self.explain(lit);
        };
        self.analysis.learnt[0] = asserted;
        self.minimize();
        self.drop_excluded();
        let marked = std::mem::take(&mut self.analysis.marked);
        for &var in &marked {
            self.analysis.mark[var as usize] = Mark::None;
        }
        self.analysis.marked = marked;
        self.analysis.marked.clear();

        // The second literal is to be of the highest level below.
        let mut learnt = std::mem::take(&mut self.analysis.learnt);
        let highest = (1..learnt.len()).max_by_key(|&at| self.assignment.level_of(learnt[at]));
        let back = highest.map_or(0, |at| {
            learnt.swap(1, at);
            self.assignment.level_of(learnt[1])
        });
        let lbd = self.lbd(learnt.iter().copied());
        self.analysis.learnt = learnt;
        (back, lbd)
    }

    fn mark(&mut self, var: usize, mark: Mark) {
        if self.analysis.mark[var] == Mark::None {
            self.analysis.marked.push(var as u32);
        }
        self.analysis.mark[var] = mark;
    }

    /// The literals of the conflict, all false, into the scratch's `reason`.
    fn explain_conflict(&mut self, conflict: Conflict) {
        let reason = &mut self.analysis.reason;
        reason.clear();
        match conflict {
            Conflict::Both(a, b) => reason.extend([!a, !b]),
            Conflict::Empty(group) => {
                reason.extend_from_slice(self.network.group(group));
            }
            Conflict::Clause(id) => {
                reason.extend_from_slice(self.clauses.lits(id));
                self.note_use(id);
            }
        }
    }

    /// The false literals that make the true `lit` true, into the scratch's `reason`.
    fn explain(&mut self, lit: Lit) {
        let reason = &mut self.analysis.reason;
        reason.clear();
        match self.assignment.reason_of(lit) {
            Reason::Nothing => {}
            Reason::Other(other) => reason.push(!other),
            Reason::Last(group) => {
                reason.extend(self.network.group(group).iter().filter(|&&other| other != lit));
            }
            Reason::Clause(id) => {
                reason.extend(self.clauses.lits(id).iter().filter(|&&other| other != lit));
            }
            Reason::Turned => {
                let level = self.assignment.level_of(lit);
                reason.extend(self.assignment.choices(level).map(|choice| !choice));
            }
        }
    }

    /// Notes that a clause was of use; counts its LBD anew, which may have become better.
    fn note_use(&mut self, id: ClauseId) {
        if let Some(old) = self.clauses.used(id) {
            let mut scratch = std::mem::take(&mut self.analysis.open);
            scratch.clear();
            scratch.extend_from_slice(self.clauses.lits(id));
            let new = self.lbd(scratch.iter().copied());
            if new < old {
                self.clauses.set_lbd(id, new);
            }
            self.analysis.open = scratch;
        }
    }

    fn lbd(&mut self, lits: impl Iterator<Item = Lit>) -> u32 {
        self.analysis.count += 1;
        let count = self.analysis.count;
        let mut levels = 0;
        for lit in lits {
            let seen = &mut self.analysis.level_seen[self.assignment.level_of(lit) as usize];
            if *seen != count {
                *seen = count;
                levels += 1;
            }
        }
        levels
    }

    /// Takes out of the clause what its other literals imply.
    fn minimize(&mut self) {
        let mut learnt = std::mem::take(&mut self.analysis.learnt);
        let mut kept = 1;
        for at in 1..learnt.len() {
            let lit = learnt[at];
            if !self.is_implied(lit) {
                learnt[kept] = lit;
                kept += 1;
            }
        }
        learnt.truncate(kept);
        self.analysis.learnt = learnt;
    }

    /// Takes out of the clause each literal that excludes the negation of another: it implies that other.
    fn drop_excluded(&mut self) {
        let scratch = &mut self.analysis;
        scratch.conflicts += 1;
        let now = scratch.conflicts;
        for &lit in &scratch.learnt {
            for seat in self.network.seats(!lit) {
                scratch.negated[seat.group as usize] = (now, lit);
            }
        }
        let mut kept = 1;
        for at in 1..scratch.learnt.len() {
            let lit = scratch.learnt[at];
            let excluded = self.network.seats(lit).iter().any(|seat| {
                let (when, other) = scratch.negated[seat.group as usize];
                when == now && other != lit
            });
            if excluded {
                // It is gone: no other is to go because of it.
                for seat in self.network.seats(!lit) {
                    let (when, other) = scratch.negated[seat.group as usize];
                    if other == lit && when == now {
                        scratch.negated[seat.group as usize].0 = 0;
                    }
                }
            } else {
                scratch.learnt[kept] = lit;
                kept += 1;
            }
        }
        scratch.learnt.truncate(kept);
    }

    /// Whether the falsehood of `lit`, which is in the clause, follows from that of others in it.
    fn is_implied(&mut self, lit: Lit) -> bool {
        // A literal is on the stack twice: to be looked into, and, when all it rests on was found to be implied,
        // to be marked so.
        const LOOKED: u32 = 1 << 31;
        let base = 0;
        let mut open = std::mem::take(&mut self.analysis.open);
        open.clear();
        open.push(lit);
        let mut implied = true;
        while let Some(next) = open.pop() {
            if next.0 & LOOKED != 0 {
                let var = Lit(next.0 & !LOOKED).var();
                if self.analysis.mark[var] == Mark::None {
                    self.mark(var, Mark::Implied);
                }
                continue;
            }
            let var = next.var();
            let known = self.analysis.mark[var];
            let inner = !open.is_empty() || next != lit;
            if inner
                && (matches!(known, Mark::Seen | Mark::Implied)
                    || self.assignment.level_of(next) == 0)
            {
                continue;
            }
            if known == Mark::Needed || self.assignment.reason_of(next) == Reason::Nothing {
                implied = false;
                open.push(next);
                break;
            }
            open.push(Lit(next.0 | LOOKED));
            self.explain(!next);
            open.extend_from_slice(&self.analysis.reason);
        }
        if !implied {
            // What was being looked into rests on something that is not implied.
            for next in &open[base..] {
                let looked = next.0 & LOOKED != 0;
                let var = Lit(next.0 & !LOOKED).var();
                if looked && self.analysis.mark[var] == Mark::None {
                    self.mark(var, Mark::Needed);
                }
            }
        }
        self.analysis.open = open;
        implied
    }
}
