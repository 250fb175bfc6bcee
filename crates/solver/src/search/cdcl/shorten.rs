//! Makes what was learnt shorter.

use super::Cdcl;
use super::assignment::Reason;
use super::network::Lit;
use super::scratch::{Mark, Scratch, Step, explain};

impl Cdcl {
    /// Takes out of the clause what its other literals imply (Sörensson and Biere, "Minimizing learned clauses", 2009).
    pub(super) fn minimize(&mut self) {
        let mut learnt = std::mem::take(&mut self.analysis.learnt);
        // Marks the levels of the clause.
        self.analysis.levels(&self.assignment, &learnt);
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

    /// Whether the falsehood of `lit`, which is in the clause, follows from that of others in it. The levels of the
    /// clause were the last to be counted.
    fn is_implied(&mut self, lit: Lit) -> bool {
        let Cdcl { network, clauses, assignment, analysis, .. } = self;
        let mut open = std::mem::take(&mut analysis.open);
        let mut reason = std::mem::take(&mut analysis.reason);
        open.clear();
        open.push(Step::Look(lit));
        let mut implied = true;
        let mut first = true;
        while let Some(step) = open.pop() {
            let next = match step {
                Step::Look(next) => next,
                Step::Done(done) => {
                    if analysis.mark[done.var()] == Mark::None {
                        analysis.mark(done.var(), Mark::Implied);
                    }
                    continue;
                }
            };
            let known = analysis.mark[next.var()];
            let level = assignment.level_of(next);
            if !first && (matches!(known, Mark::Seen | Mark::Implied) || level == 0) {
                continue;
            }
            first = false;
            let because = assignment.reason_of(next);
            if known == Mark::Needed
                || because == Reason::Nothing
                || analysis.level_seen[level as usize] != analysis.count
            {
                implied = false;
                break;
            }
            open.push(Step::Done(next));
            explain(network, clauses, assignment, !next, because, &mut reason);
            open.extend(reason.iter().map(|&lit| Step::Look(lit)));
        }
        if !implied {
            // What was being looked into rests on something that is not implied.
            for step in &open {
                if let &Step::Done(next) = step
                    && analysis.mark[next.var()] == Mark::None
                {
                    analysis.mark(next.var(), Mark::Needed);
                }
            }
        }
        analysis.open = open;
        analysis.reason = reason;
        implied
    }

    /// Takes out of the clause each literal that excludes the negation of another: it implies that other.
    pub(super) fn drop_excluded(&mut self) {
        let Cdcl { network, analysis, .. } = self;
        analysis.clauses = analysis.clauses.wrapping_add(1);
        let now = analysis.clauses;
        let Scratch { learnt, negated, .. } = analysis;
        for &lit in &*learnt {
            if lit.is_no() {
                for seat in network.seats(lit.var()) {
                    negated[seat.group()] = now;
                }
            }
        }
        let mut first = true;
        learnt.retain(|&lit| {
            let asserted = std::mem::take(&mut first);
            let excluded = !lit.is_no()
                && network.seats(lit.var()).iter().any(|seat| negated[seat.group()] == now);
            asserted || !excluded
        });
    }

    /// Puts one literal in the place of several that are false because the same candidate is true: that it is not.
    ///
    /// The clause then says a little less. But it is half as long, its LBD is lower, and proofs come out shorter.
    pub(super) fn fold(&mut self) {
        let Cdcl { assignment, heap, analysis, .. } = self;
        let Scratch { learnt, excluded, mark, .. } = analysis;
        let excluder = |lit: Lit| match assignment.reason_of(lit) {
            Reason::Other(other) => Some(other),
            _ => None,
        };
        for other in learnt[1..].iter().filter_map(|&lit| excluder(lit)) {
            let count = &mut excluded[other.var()];
            *count = count.saturating_add(1);
        }
        let mut kept = 1;
        for at in 1..learnt.len() {
            let mut lit = learnt[at];
            if let Some(other) = excluder(lit) {
                match std::mem::take(&mut excluded[other.var()]) {
                    1 => {}
                    // Its place was taken.
                    0 => continue,
                    _ => {
                        lit = !other;
                        if mark[other.var()] == Mark::None {
                            heap.bump(other.var() as u32);
                        }
                    }
                }
            }
            learnt[kept] = lit;
            kept += 1;
        }
        learnt.truncate(kept);
    }
}
