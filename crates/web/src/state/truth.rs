//! What is true of a board: how many solutions the givens leave, and whether the person's digits go with them.

use super::{Sheet, Writer};
use std::rc::Rc;
use sudokit::search::{Reason, solve_classic};
use sudokit::{Budget, CellSet, Grid, Puzzle, Solution};

/// Guesses that the page's own thread may make at a key: under a millisecond on 9×9.
const AT_ONCE: u64 = 4096;
/// Milliseconds that repeating a question may take until a coarse clock can tell how long one run is.
const MEASURE_MS: f64 = 1.0;
/// Where repeating ends with a clock that stands still.
const MOST_RUNS: u32 = 1 << 14;
/// Answers kept, so that undo, redo and one's own digits never ask again what was asked of the same givens.
const KEPT: usize = 16;

/// How many solutions a board has.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is being searched.
    Asking,
    /// The search was stopped.
    Stopped,
    /// None, and why.
    None(Rc<Reason>),
    /// This one.
    Unique(Rc<Grid>),
    /// At least these two.
    Multiple(Rc<[Grid; 2]>),
}

/// What is to be said of the person's own digits.
#[derive(Clone, Debug, PartialEq)]
pub enum Entries {
    /// There are none, or nothing to measure them by.
    Unjudged,
    /// A solution of the givens has them all.
    Fit,
    /// These are not those of the only solution.
    Wrong(CellSet),
    /// No solution of the givens has them all, and why.
    Hopeless(Rc<Reason>),
}

/// Everything that the line under the board says.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// Cells without a digit.
    pub open: usize,
    /// Pairs of digits that break a rule, whoever wrote them.
    pub conflicts: usize,
    /// What the givens leave.
    pub givens: Verdict,
    /// What the person's digits make of it.
    pub entries: Entries,
    /// Milliseconds that the search from the givens took, and of how many runs that is the mean.
    pub took: Option<Took>,
}

/// How long a search took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Took {
    /// Milliseconds for one run.
    pub ms: f64,
    /// Runs that were measured together.
    pub runs: u32,
}

/// An answer with the board that it answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The board.
    pub of: Grid,
    /// How many solutions it has.
    pub verdict: Verdict,
    /// How long that took to find.
    pub took: Option<Took>,
}

/// The answers known so far, the latest last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers(Vec<Answer>);

impl Answers {
    /// Keeps an answer, in place of an older one to the same question.
    pub fn keep(&mut self, answer: Answer) {
        self.0.retain(|known| known.of != answer.of);
        if self.0.len() == KEPT {
            self.0.remove(0);
        }
        self.0.push(answer);
    }

    /// Forgets that the search of this board was stopped.
    pub fn ask_again(&mut self, of: &Grid) {
        self.0.retain(|known| known.of != *of || known.verdict != Verdict::Stopped);
    }

    /// What is known of a board.
    pub fn known(&self, of: &Grid) -> Option<&Verdict> {
        self.0.iter().find(|known| known.of == *of).map(|known| &known.verdict)
    }

    /// The answer for a board, if it is known or known at once.
    fn find(&mut self, of: Grid, clock: fn() -> f64) -> Answer {
        if let Some(known) = self.0.iter().find(|known| known.of == of) {
            return known.clone();
        }
        let answer = at_once(of, clock);
        if answer.verdict != Verdict::Asking {
            self.keep(answer.clone());
        }
        answer
    }
}

impl Truth {
    /// The truth about a sheet, and the board whose answer is missing for it.
    pub fn of(sheet: &Sheet, answers: &mut Answers, clock: fn() -> f64) -> (Truth, Option<Grid>) {
        let grid = sheet.grid();
        let Answer { of, verdict: givens, took } = answers.find(sheet.givens(), clock);
        let mut missing = (givens == Verdict::Asking).then_some(of);
        let mut entries = Entries::Unjudged;
        if sheet.has(Writer::Mine) {
            match &givens {
                Verdict::Unique(solution) => entries = against(sheet, solution),
                Verdict::Multiple(_) => {
                    let present = answers.find(sheet.present(), clock);
                    match present.verdict {
                        Verdict::None(reason) => entries = Entries::Hopeless(reason),
                        Verdict::Unique(_) | Verdict::Multiple(_) => entries = Entries::Fit,
                        Verdict::Asking => missing = Some(present.of),
                        Verdict::Stopped => {}
                    }
                }
                Verdict::None(_) | Verdict::Asking | Verdict::Stopped => {}
            }
        }
        let conflicts = grid.conflicts().len();
        (Truth { open: grid.open(), conflicts, givens, entries, took }, missing)
    }

    /// Whether the board is full and right.
    pub fn is_solved(&self) -> bool {
        self.open == 0 && self.conflicts == 0
    }
}

/// The cells in which the person's digits are not the solution's.
fn against(sheet: &Sheet, solution: &Grid) -> Entries {
    let wrong: CellSet = sheet
        .shape()
        .cells()
        .filter(|&cell| {
            let ink = sheet.ink(cell);
            ink.writer() == Some(Writer::Mine) && ink.digit() != solution.get(cell)
        })
        .collect();
    if wrong.is_empty() { Entries::Fit } else { Entries::Wrong(wrong) }
}

/// Answers on the spot what takes less than a frame: a 9×9, and givens that conflict. The rest is the worker's.
fn at_once(of: Grid, clock: fn() -> f64) -> Answer {
    let puzzle = Puzzle::new(of.clone());
    let budget = Budget::nodes(AT_ONCE);
    let began = clock();
    let Some(solution) = solve_classic(&puzzle, budget) else {
        return Answer { of, verdict: Verdict::Asking, took: None };
    };
    let mut took = Took { ms: clock() - began, runs: 1 };
    // Only the last round counts: the first ones warm the code up.
    while took.ms < MEASURE_MS && took.runs < MOST_RUNS {
        let runs = took.runs * 2;
        let began = clock();
        for _ in 0..runs {
            std::hint::black_box(solve_classic(&puzzle, budget));
        }
        took = Took { ms: clock() - began, runs };
    }
    took.ms /= f64::from(took.runs);
    let verdict = match solution {
        Solution::Unique(grid) => Verdict::Unique(Rc::new(grid)),
        Solution::Multiple(two) => Verdict::Multiple(Rc::from(two)),
        Solution::None(reason) => Verdict::None(Rc::new(reason)),
        Solution::OutOfBudget => return Answer { of, verdict: Verdict::Asking, took: None },
    };
    Answer { of, verdict, took: Some(took) }
}
