//! How far a long run has come, for whoever waits at a terminal.

use crate::input::Source;
use crate::pipeline::Tally;
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A line below on the terminal, where standard error is one and standard output is not (answers that scroll by
/// are progress enough). Elsewhere nothing.
pub(crate) struct Progress {
    bar: ProgressBar,
    puzzles: Arc<AtomicU64>,
    shown: bool,
}

impl Progress {
    /// Progress through all of `sources`; without the time left where a source does not tell its size.
    pub(crate) fn new(sources: &[Source]) -> Progress {
        let puzzles = Arc::new(AtomicU64::new(0));
        if !io::stderr().is_terminal() || io::stdout().is_terminal() {
            return Progress { bar: ProgressBar::hidden(), puzzles, shown: false };
        }
        let size = sources.iter().map(Source::size).sum();
        let bar = ProgressBar::with_draw_target(size, ProgressDrawTarget::stderr_with_hz(5));
        let template = match size {
            Some(_) => "{bar:30} {percent}%  {puzzles} puzzles, {rate}/s, {eta} left",
            None => "{spinner} {puzzles} puzzles, {rate}/s, {elapsed}",
        };
        // The template is a constant that indicatif knows how to read; the fallback is its own bar.
        let style = ProgressStyle::with_template(template)
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .with_key("puzzles", count(&puzzles, |puzzles, _| puzzles))
            .with_key(
                "rate",
                count(&puzzles, |puzzles, seconds| (puzzles as f64 / seconds) as u64),
            );
        bar.set_style(style);
        Progress { bar, puzzles, shown: true }
    }

    /// Counts what has been written.
    pub(crate) fn add(&self, bytes: u64, puzzles: u64) {
        self.puzzles.fetch_add(puzzles, Ordering::Relaxed);
        self.bar.inc(bytes);
    }

    /// Does `work` that writes to standard error, with the line out of the way.
    pub(crate) fn aside(&self, work: impl FnOnce()) {
        self.bar.suspend(work);
    }

    /// Takes the line away and leaves a summary in its place.
    pub(crate) fn finish(&self, tally: Tally) {
        self.bar.finish_and_clear();
        if self.shown {
            let Tally { puzzles, unsolved, bad } = tally;
            let seconds = self.bar.elapsed().as_secs_f64();
            let [puzzles, unsolved, bad] = [puzzles, unsolved, bad].map(HumanCount);
            crate::report(&format!(
                "{puzzles} puzzles in {seconds:.1} s; {unsolved} not solved, {bad} not understood\n"
            ));
        }
    }
}

fn count(
    puzzles: &Arc<AtomicU64>,
    figure: fn(u64, f64) -> u64,
) -> impl Fn(&ProgressState, &mut dyn Write) + Clone + use<> {
    let puzzles = puzzles.clone();
    move |state, out| {
        let seconds = state.elapsed().as_secs_f64().max(0.001);
        let figure = figure(puzzles.load(Ordering::Relaxed), seconds);
        // indicatif draws what it can.
        let _ = write!(out, "{}", HumanCount(figure));
    }
}
