//! Time that this thread spent on a processor. On a busy machine nothing else can be compared.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

fn now() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// How long `work` took.
pub fn timed(work: impl FnOnce()) -> Duration {
    let start = now();
    work();
    now() - start
}

/// The middle one, or the upper of the two in the middle.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
