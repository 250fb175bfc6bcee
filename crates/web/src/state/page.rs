//! Everything that the Solve view shows, and the one function that changes it: an [`Event`] comes in, the next
//! [`Page`] comes out.

use super::reading::Pending;
use super::report::{Busy, Panel, Report, Text, Then};
use super::truth::{Answer, Answers, Entries, Truth, Verdict};
use super::{Action, Game, Highlights, Mode, Sheet, reduce};
use crate::input::Command;
use std::rc::Rc;
use sudokit::search::why_none;
use sudokit::{Grid, Puzzle};
use sudokit_worker as worker;
use sudokit_worker::{Body, Job, Outcome, Progress, Reply, Request};

/// Milliseconds that a search goes on which nobody waits for.
const BACKGROUND_MS: f64 = 10_000.0;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// The person did this to the board.
    Do(Action),
    /// A key or a button was pressed.
    Command(Command),
    /// A text was brought.
    Read(Text),
    /// A text was brought by the link that the page was opened with.
    Follow(Text),
    /// The text of this request has been read for so long that it is to be seen.
    Late(u32),
    /// This puzzle of several was picked.
    Pick(usize),
    /// This one of several solutions is to be shown.
    Show(usize),
    /// All solutions are to be counted.
    Count,
    /// What is being searched, or read, is no longer wanted.
    Cancel,
    /// The worker answered.
    Reply(Reply),
    /// This is to be opened beside the board, or closed when it is open.
    Open(Panel),
    /// What is open is to be closed.
    Close,
    /// This is to be said.
    Say(Report),
}

/// The Solve view's state.
#[derive(Clone, Debug)]
pub struct Page {
    /// The board.
    pub game: Rc<Game>,
    /// What is true of it.
    pub truth: Rc<Truth>,
    /// What is marked on it.
    pub highlights: Rc<Highlights>,
    /// What is said beside it.
    pub report: Option<Report>,
    /// What is open beside it.
    pub panel: Option<Panel>,
    /// The search that ought to be running; any other is to be cancelled.
    pub wish: Option<Rc<Request>>,
    /// The text that ought to be read by the worker; any other is to be cancelled.
    pub reading: Option<Pending>,
    pub(super) answers: Answers,
    next_id: u32,
    clock: fn() -> f64,
}

impl Page {
    /// The page as it begins. `clock` tells milliseconds since any fixed moment.
    pub fn new(sheet: Sheet, clock: fn() -> f64) -> Page {
        let mut answers = Answers::default();
        let (truth, missing) = Truth::of(&sheet, &mut answers, clock);
        let mut page = Page {
            game: Rc::new(Game::new(sheet)),
            truth: Rc::new(truth),
            highlights: Rc::default(),
            report: None,
            panel: None,
            wish: None,
            reading: None,
            answers,
            next_id: 0,
            clock,
        };
        page.settle(missing);
        page
    }

    /// The page after `event`.
    #[must_use]
    pub fn after(mut self, event: Event) -> Page {
        let before = self.game.revision();
        let is_reply = matches!(event, Event::Reply(_));
        match event {
            Event::Do(action) => self.act(action),
            Event::Command(command) => self.obey(command),
            Event::Read(text) => self.read(text, false),
            Event::Follow(text) => self.read(text, true),
            Event::Late(id) => {
                if let Some(reading) = &mut self.reading {
                    reading.is_late |= reading.request.id == id;
                }
            }
            Event::Pick(index) => self.pick(index),
            Event::Show(index) => self.show(index),
            Event::Count => self.count(),
            Event::Cancel => {
                // The button is that of what is shown.
                if self.reading.take_if(|reading| reading.is_late).is_none() {
                    self.cancel();
                }
            }
            Event::Reply(reply) => self.hear(reply),
            Event::Open(panel) => {
                let same =
                    |open: &Panel| std::mem::discriminant(open) == std::mem::discriminant(&panel);
                self.panel = if self.panel.as_ref().is_some_and(same) { None } else { Some(panel) };
            }
            Event::Close => self.panel = None,
            Event::Say(report) => self.report = Some(report),
        }
        // Who goes on with the board does not want it replaced any more. What the worker writes in is no such sign.
        if !is_reply && self.game.revision() != before {
            self.reading = None;
        }
        self
    }

    /// What is to be said: that a text is being read, once that takes long, and else the answer to what was asked.
    pub fn shown(&self) -> Option<&Report> {
        match &self.reading {
            Some(reading) if reading.is_late => Some(&Report::Reading),
            _ => self.report.as_ref(),
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Solve => self.ask(Then::Solve),
            Command::Check => self.ask(Then::Check),
            Command::Help => *self = self.clone().after(Event::Open(Panel::Keys)),
            Command::Dismiss => {
                if self.panel.take().is_none() {
                    self.dismiss();
                }
            }
            edit => {
                if let Some(action) = edit.action() {
                    self.act(action);
                }
            }
        }
    }

    /// Stops what the person waits for; else puts away what was said and its marks.
    fn dismiss(&mut self) {
        if self.reading.take().is_some() {
            return;
        }
        match &self.report {
            Some(Report::Busy(_)) => self.cancel(),
            Some(Report::Several(several)) if several.counting.is_some() => self.cancel(),
            Some(_) => {
                self.report = None;
                self.refresh();
            }
            None => {}
        }
    }

    /// Changes the board; what was said of the one before is put away.
    pub(super) fn act(&mut self, action: Action) {
        let before = self.game.revision();
        self.game = reduce(self.game.clone(), action);
        if self.game.revision() != before {
            self.report = None;
            self.refresh();
        }
    }

    /// Finds out anew what is true, and wishes for what can't be known at once.
    pub(super) fn refresh(&mut self) {
        let (truth, missing) = Truth::of(self.game.sheet(), &mut self.answers, self.clock);
        self.truth = Rc::new(truth);
        self.settle(missing);
    }

    fn settle(&mut self, missing: Option<Grid>) {
        let sheet = self.game.sheet();
        let mut marks = Highlights::conflicts_of(&sheet.grid());
        // Marks of a check stay on what is still wrong.
        if let Entries::Wrong(wrong) = self.truth.entries {
            marks.wrong = wrong.iter().filter(|&c| self.highlights.wrong.contains(c)).collect();
        }
        if let (Verdict::None(reason), Mode::Enter) = (&self.truth.givens, sheet.mode) {
            marks.explain(reason, sheet.shape(), false);
        }
        self.highlights = Rc::new(marks);
        match missing {
            Some(grid) => {
                let job = Job::Solve(worker::Board::from(&grid));
                if self.wish.as_ref().is_none_or(|wish| wish.job != job) {
                    self.wish_for(job);
                }
            }
            None => self.wish = None,
        }
    }

    pub(super) fn wish_for(&mut self, job: Job) {
        self.wish = Some(self.request(job));
    }

    pub(super) fn request(&mut self, job: Job) -> Rc<Request> {
        self.next_id += 1;
        Rc::new(Request { id: self.next_id, revision: self.game.revision(), job })
    }

    /// Marks more than the conflicts.
    pub(super) fn mark(&mut self, mark: impl FnOnce(&mut Highlights)) {
        let mut marks = Highlights::clone(&self.highlights);
        mark(&mut marks);
        self.highlights = Rc::new(marks);
    }

    /// Stops what is being searched.
    fn cancel(&mut self) {
        let Some(wish) = self.wish.take() else { return };
        if let Job::Solve(board) = &wish.job {
            self.stop(board);
            if let Some(Report::Busy(_)) = self.report {
                self.report = Some(Report::Stopped);
            }
        } else if let Some(Report::Several(several)) = &mut self.report
            && let Some(progress) = several.counting.take()
        {
            several.counted = Some((progress.found, false));
        }
    }

    fn stop(&mut self, board: &worker::Board) {
        if let Some(puzzle) = board.to_puzzle() {
            let of = puzzle.givens().clone();
            self.answers.keep(Answer { of, verdict: Verdict::Stopped, took: None });
            self.refresh();
        }
    }

    fn hear(&mut self, reply: Reply) {
        if self.reading.as_ref().is_some_and(|reading| reading.request.id == reply.id) {
            self.hear_reading(reply.body);
            return;
        }
        let Some(wish) = self.wish.clone().filter(|wish| wish.id == reply.id) else { return };
        match reply.body {
            Body::Progress(progress) => self.progress(progress, &wish),
            Body::Done { outcome, progress } => {
                self.wish = None;
                self.conclude(&wish, outcome, progress);
            }
            Body::Failed(_) => self.cancel(),
            Body::Cancelled => self.wish = None,
        }
    }

    fn progress(&mut self, progress: Progress, wish: &Request) {
        match &mut self.report {
            Some(Report::Busy(busy)) => busy.progress = progress,
            Some(Report::Several(several)) => {
                several.counting = several.counting.map(|_| progress);
            }
            _ => {
                if let Job::Solve(board) = &wish.job
                    && progress.elapsed_ms > BACKGROUND_MS
                {
                    self.wish = None;
                    self.stop(board);
                }
            }
        }
    }

    fn conclude(&mut self, wish: &Request, outcome: Outcome, progress: Progress) {
        match (&wish.job, outcome) {
            (Job::Solve(board), Outcome::Solved(verdict)) => {
                let Some(puzzle) = board.to_puzzle() else { return };
                let verdict = verdict_of(&puzzle, &verdict);
                let took = Some(super::truth::Took { ms: progress.elapsed_ms, runs: 1 });
                self.answers.keep(Answer { of: puzzle.givens().clone(), verdict, took });
                let waiting = self.report.clone();
                self.refresh();
                if let Some(Report::Busy(Busy { then, .. })) = waiting {
                    self.ask(then);
                }
            }
            (Job::Count { .. }, Outcome::Counted { found, all }) => {
                if let Some(Report::Several(several)) = &mut self.report {
                    several.counted = Some((found, all));
                    several.counting = None;
                }
            }
            (Job::List { .. }, Outcome::Listed { solutions, all }) => {
                self.listed(&solutions, all);
            }
            _ => {}
        }
    }
}

fn verdict_of(puzzle: &Puzzle, verdict: &worker::Verdict) -> Verdict {
    let grid = |values: &[u8]| Grid::from_values(puzzle.shape().clone(), values);
    let known = match verdict {
        worker::Verdict::Unique(values) => grid(values).map(|g| Verdict::Unique(Rc::new(g))),
        worker::Verdict::Multiple(a, b) => {
            grid(a).zip(grid(b)).map(|(a, b)| Verdict::Multiple(Rc::new([a, b])))
        }
        worker::Verdict::None => Some(Verdict::None(Rc::new(why_none(puzzle)))),
    };
    known.unwrap_or(Verdict::Stopped)
}
