//! Many puzzles at once, answers in the order of the input, in constant memory.
//!
//! The main thread cuts the input into pieces, a pool works on them, and a writer puts the answers back in order. So
//! many pieces may be under way and no more: where one takes long, the others wait for it.

mod work;

use crate::args::{Batch, Format};
use crate::commands::Question;
use crate::input::{Feed, Source};
use crate::output;
use crate::progress::Progress;
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use work::{Done, Worker};

/// Pieces that may be under way at once: some 10 MB of input and output, and enough work that a puzzle which takes a
/// second holds nobody up.
const UNDER_WAY: usize = 256;

/// What a whole run came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Puzzles read.
    pub(crate) puzzles: u64,
    /// Of these, those not dealt with.
    pub(crate) unsolved: u64,
    /// What should have been a puzzle or a file and was not.
    pub(crate) bad: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.puzzles += other.puzzles;
        self.unsolved += other.unsolved;
        self.bad += other.bad;
    }
}

/// Asks `question` of every puzzle that `args` name. When nobody reads the output any more, it ends early.
///
/// # Errors
/// When the output cannot be written.
pub(crate) fn run(question: &dyn Question, args: &Batch) -> io::Result<Tally> {
    let sources = Source::of(&args.inputs);
    let progress = Progress::new(&sources);
    let alphabet = args.alphabet.map(Into::into);
    let feed = Feed::new(sources, alphabet);
    let format = args.format.unwrap_or_else(|| default_format(question, &feed));
    let worker = Worker { question, format, alphabet };
    let jobs = args.jobs.map_or(0, Into::into);
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(io::Error::other)?;

    let mut header = Vec::new();
    output::begin(format, question, &mut header);
    let closed = AtomicBool::new(false);
    let (free, freed) = channel();
    for _ in 0..UNDER_WAY {
        // The receiver is right here.
        let _ = free.send(());
    }
    std::thread::scope(|threads| {
        let (done, answers) = channel();
        let writer = Writer { format, free, closed: &closed, progress: &progress };
        let writer = threads.spawn(move || writer.run(&header, &answers));
        pool.in_place_scope(|scope| {
            for (number, (source, piece)) in feed.enumerate() {
                if freed.recv().is_err() || closed.load(Ordering::Relaxed) {
                    break;
                }
                let (done, worker, closed) = (done.clone(), &worker, &closed);
                scope.spawn(move |_| {
                    if !closed.load(Ordering::Relaxed) {
                        // The writer listens until all senders are gone, or has said that it is closed.
                        let _ = done.send((number, worker.work(&source, piece)));
                    }
                });
            }
        });
        drop(done);
        writer.join().unwrap_or_else(|_| Err(io::Error::other("the output was lost")))
    })
}

/// A board for one grid, lines for a list. A list of one puzzle is still a list, save on a terminal: what is piped
/// through must not change its form with its length.
fn default_format(question: &dyn Question, feed: &Feed) -> Format {
    match feed.only() {
        Some(only)
            if question.draws()
                && only.single
                && (only.by_itself || io::stdout().is_terminal()) =>
        {
            Format::Board
        }
        _ => Format::Line,
    }
}

struct Writer<'a> {
    format: Format,
    free: Sender<()>,
    closed: &'a AtomicBool,
    progress: &'a Progress,
}

impl Writer<'_> {
    fn run(self, header: &[u8], answers: &Receiver<(usize, Done)>) -> io::Result<Tally> {
        let mut tally = Tally::default();
        match self.write(header, answers, &mut tally) {
            Err(error) => {
                self.closed.store(true, Ordering::Relaxed);
                // Whoever waits for a place among the pieces under way must not wait for ever.
                drop(self.free);
                if error.kind() == io::ErrorKind::BrokenPipe { Ok(tally) } else { Err(error) }
            }
            Ok(()) => Ok(tally),
        }
    }

    fn write(
        &self,
        header: &[u8],
        answers: &Receiver<(usize, Done)>,
        tally: &mut Tally,
    ) -> io::Result<()> {
        let mut output = io::stdout().lock();
        output.write_all(header)?;
        let mut waiting = BTreeMap::new();
        let mut begun = false;
        let mut next = 0;
        for (number, done) in answers {
            waiting.insert(number, done);
            while let Some(done) = waiting.remove(&next) {
                next += 1;
                if !done.reports.is_empty() {
                    self.progress.aside(|| crate::report(&done.reports));
                }
                let text = match self.format {
                    Format::Board if !begun => done.text.strip_prefix(b"\n").unwrap_or(&done.text),
                    _ => &done.text,
                };
                begun |= !text.is_empty();
                output.write_all(text)?;
                tally.add(done.tally);
                self.progress.add(done.bytes, done.tally.puzzles);
                // After the last piece nobody waits.
                let _ = self.free.send(());
            }
            output.flush()?;
        }
        self.progress.finish(*tally);
        Ok(())
    }
}
