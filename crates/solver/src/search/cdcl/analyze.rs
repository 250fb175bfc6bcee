//! What a conflict teaches.

use super::Cdcl;
use super::assignment::Reason;
use super::clauses::ClauseId;
use super::network::Lit;
use super::propagate::Conflict;
use super::scratch::{Mark, explain};

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
                if self.analysis.mark[var] != Mark::None {
                    continue;
                }
                let level = self.assignment.level_of(lit);
                if level > 0 {
                    self.analysis.mark(var, Mark::Seen);
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
            let reason = self.assignment.reason_of(lit);
            if let Reason::Clause(id) = reason {
                self.note_use(id);
            }
            explain(
                &self.network,
                &self.clauses,
                &self.assignment,
                lit,
                reason,
                &mut self.analysis.reason,
            );
        };
        self.analysis.learnt[0] = asserted;
        self.minimize();
        self.drop_excluded();
        self.fold();
        self.analysis.clear_marks();

        // The second literal is to be of the highest level below.
        let learnt = &mut self.analysis.learnt;
        let highest = (1..learnt.len()).max_by_key(|&at| self.assignment.level_of(learnt[at]));
        let back = highest.map_or(0, |at| {
            learnt.swap(1, at);
            self.assignment.level_of(learnt[1])
        });
        let learnt = std::mem::take(&mut self.analysis.learnt);
        let lbd = self.analysis.levels(&self.assignment, &learnt);
        self.analysis.learnt = learnt;
        (back, lbd)
    }

    /// The literals of the conflict, all false, into the scratch's `reason`.
    fn explain_conflict(&mut self, conflict: Conflict) {
        let reason = &mut self.analysis.reason;
        reason.clear();
        match conflict {
            Conflict::Both(a, b) => reason.extend([!a, !b]),
            Conflict::Empty(group) => {
                reason.extend_from_slice(self.network.group(group as usize));
            }
            Conflict::Clause(id) => {
                reason.extend_from_slice(self.clauses.lits(id));
                self.note_use(id);
            }
        }
    }

    /// Notes that a clause was of use; counts its LBD anew, which may have become better.
    fn note_use(&mut self, id: ClauseId) {
        if let Some(old) = self.clauses.used(id) {
            let new = self.analysis.levels(&self.assignment, self.clauses.lits(id));
            if new < old {
                self.clauses.set_lbd(id, new);
            }
        }
    }
}
