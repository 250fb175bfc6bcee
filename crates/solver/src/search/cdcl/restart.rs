//! When to begin again from the root, keeping what was learnt.

/// Restarts when the clauses learnt lately are worse (of higher LBD) than those learnt in the long run.
///
/// Exponential moving averages as in Biere and Fröhlich, "Evaluating CDCL restart schemes", 2015, after the idea of
/// Glucose (Audemard and Simon, "Refining restarts strategies for SAT and UNSAT", 2012).
#[derive(Clone, Debug)]
pub(super) struct Restarts {
    fast: f32,
    slow: f32,
    /// Conflicts since the last restart.
    since: u32,
    /// Conflicts in all.
    conflicts: u32,
}

/// Weight of the newest clause in the average over the last few.
const FAST: f32 = 1.0 / 32.0;
/// The same over the long run.
const SLOW: f32 = 1.0 / 4096.0;
/// How much worse the last few must be.
const MARGIN: f32 = 1.15;
/// Conflicts between two restarts, at the least.
const PAUSE: u32 = 16;

impl Restarts {
    pub(super) fn new() -> Restarts {
        Restarts { fast: 0.0, slow: 0.0, since: 0, conflicts: 0 }
    }

    /// A clause of this LBD was learnt.
    pub(super) fn learnt(&mut self, lbd: u32) {
        let lbd = lbd as f32;
        self.since += 1;
        self.conflicts = self.conflicts.saturating_add(1);
        // The first clauses make a plain average: else the very first would weigh for thousands.
        let plain = 1.0 / self.conflicts as f32;
        self.fast += (lbd - self.fast) * FAST.max(plain);
        self.slow += (lbd - self.slow) * SLOW.max(plain);
    }

    pub(super) fn due(&self) -> bool {
        self.since >= PAUSE && self.fast > MARGIN * self.slow
    }

    pub(super) fn restarted(&mut self) {
        self.since = 0;
        self.fast = self.slow;
    }
}
