//! A search of the lab under way.

use crate::message::{Failure, Subject, Walked};
use std::fmt;
use sudokit_backtrack::Walk;
use sudokit_backtrack::lab::{self, Run};

/// Events that short searches are repeated to make together: some milliseconds' worth, which any clock can measure.
const EVENTS: u64 = 500_000;
/// Repetitions at the most.
const REPEATS: u64 = 1000;

/// A search that is run to its end or through its budget, and again when it was short.
pub(crate) struct Walking {
    /// Not yet begun, for the next repetition.
    fresh: Box<dyn Walk>,
    solutions: u64,
    run: Run,
    /// Nodes that are left to this run.
    left: u64,
    walked: Option<Walked>,
    repeats: u64,
}

impl fmt::Debug for Walking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Walking").field("left", &self.left).finish_non_exhaustive()
    }
}

impl Walking {
    pub(crate) fn begin(
        subject: &Subject,
        strategy: &str,
        solutions: u64,
        nodes: u64,
    ) -> Result<Walking, Failure> {
        let setup = match subject {
            Subject::Shelf { problem, instance } => lab::open(problem, instance, strategy),
            Subject::Sudoku(board) => {
                lab::open_sudoku(&board.to_puzzle().ok_or(Failure::Board)?, strategy)
            }
        };
        let fresh = setup.map_err(|_| Failure::Lab)?.walk;
        let run = Run::new(fresh.clone(), solutions);
        Ok(Walking { fresh, solutions, run, left: nodes, walked: None, repeats: 0 })
    }

    /// Goes on for at most `nodes` nodes. `None`: there is more to do.
    pub(crate) fn run(&mut self, nodes: u64) -> Option<Walked> {
        let mut slice = nodes;
        loop {
            let before = self.run.counters().nodes;
            let step = slice.min(self.left);
            let finished = self.run.advance(step);
            let spent = (self.run.counters().nodes - before).max(u64::from(finished)).min(step);
            self.left -= spent;
            slice -= spent;
            if !finished && self.left > 0 {
                return None;
            }
            let walked = *self.walked.get_or_insert_with(|| {
                let walked = outcome(&self.run, finished);
                let events = walked.nodes + walked.checks + walked.placements + 1;
                self.repeats = if finished { (EVENTS / events).min(REPEATS) } else { 0 };
                walked
            });
            if u64::from(walked.runs) > self.repeats {
                return Some(walked);
            }
            self.walked = Some(Walked { runs: walked.runs + 1, ..walked });
            self.run = Run::new(self.fresh.clone(), self.solutions);
            // It ended within its budget before, so it does again.
            self.left = u64::MAX;
            if slice == 0 {
                return None;
            }
        }
    }

    /// Nodes and solutions.
    pub(crate) fn progress(&self) -> (u64, u64) {
        match &self.walked {
            Some(walked) => (walked.nodes, walked.solutions),
            None => (self.run.counters().nodes, self.run.counters().solutions),
        }
    }
}

fn outcome(run: &Run, finished: bool) -> Walked {
    let counters = run.counters();
    Walked {
        finished,
        solutions: counters.solutions,
        nodes: counters.nodes,
        checks: counters.checks,
        placements: counters.placements,
        undos: counters.undos,
        deepest: counters.deepest,
        runs: 1,
    }
}
