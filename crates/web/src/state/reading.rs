//! Text that was pasted, dropped, opened, typed or linked: read it, load it, or say what is wrong with it.
//!
//! A plain line is read on the spot. Everything else is the worker's, which is fetched for it when need be: the page
//! goes on meanwhile, and what the person does to the board before the answer is worth more than the text.

use super::report::{Panel, Report, Text};
use super::{Action, Page, Sheet};
use crate::share::same_puzzle;
use std::rc::Rc;
use sudokit::text::{ParseError, read_plain};
use sudokit_worker::text::{Entry, Misread, Puzzles, Reading};
use sudokit_worker::{Body, Job, Outcome, Request};

/// A text that the worker reads.
#[derive(Clone, Debug)]
pub struct Pending {
    /// What is asked of the worker.
    pub request: Rc<Request>,
    text: Text,
    is_link: bool,
    /// Whether it takes long enough to be seen.
    pub(super) is_late: bool,
}

impl Page {
    /// Loads the puzzle of a text. Where there are several, the person picks; where it is not clear how the digits
    /// past 9 are meant, the person is asked; and where nothing can be read, the board stays as it is.
    ///
    /// A link to the puzzle that is being solved keeps what was done so far.
    pub(super) fn read(&mut self, text: Text, is_link: bool) {
        self.reading = None;
        if let Some(puzzle) = read_plain(&text.text, text.alphabet) {
            self.load(Sheet::of(&puzzle), is_link);
            self.panel = None;
            return;
        }
        // The text box keeps what is in it, so that it can be put right there.
        if let Some(Panel::Open(open)) = &mut self.panel {
            *open = text.text.clone();
        }
        // Whoever brings another puzzle does not wait for this one to be filled in.
        if let Some(Report::Busy(_)) = self.report {
            self.report = None;
        }
        let job = Job::Read { text: String::from(&*text.text), alphabet: text.alphabet };
        let request = self.request(job);
        self.reading = Some(Pending { request, text, is_link, is_late: false });
    }

    /// The worker answered what it was asked to read.
    pub(super) fn hear_reading(&mut self, body: Body) {
        if let Body::Progress(_) = body {
            return;
        }
        let Some(Pending { text, is_link, .. }) = self.reading.take() else { return };
        let Body::Done { outcome: Outcome::Read(reading), .. } = body else { return };
        match reading {
            Reading::Puzzles(puzzles) => self.choose(puzzles, is_link),
            Reading::Ambiguous { side } => {
                self.panel = Some(Panel::Alphabet { text: text.text, side });
                self.report = None;
            }
            Reading::Unreadable(Misread(error)) => {
                self.report = Some(Report::Unreadable { error, text: text.text });
            }
        }
    }

    fn choose(&mut self, puzzles: Puzzles, is_link: bool) {
        if let [only] = &puzzles.entries[..] {
            self.load_entry(only, is_link);
            self.panel = None;
            if !puzzles.errors.is_empty() {
                let errors: Rc<[ParseError]> = puzzles.errors.into_iter().map(|e| e.0).collect();
                self.report = Some(Report::PartlyRead(errors));
            }
        } else {
            self.panel = Some(Panel::Pick(Rc::new(puzzles)));
            self.report = None;
        }
    }

    /// Loads one puzzle of several; the others stay to be picked from.
    pub(super) fn pick(&mut self, index: usize) {
        if let Some(Panel::Pick(puzzles)) = self.panel.clone()
            && let Some(entry) = puzzles.entries.get(index)
        {
            self.load_entry(entry, false);
        }
    }

    fn load_entry(&mut self, entry: &Entry, is_link: bool) {
        if let Some(puzzle) = entry.board.to_puzzle() {
            self.load(Sheet::of(&puzzle), is_link);
        }
    }

    fn load(&mut self, sheet: Sheet, is_link: bool) {
        if !(is_link && same_puzzle(self.game.sheet(), &sheet)) {
            self.act(Action::Load(Rc::new(sheet)));
        }
        self.report = None;
    }
}
