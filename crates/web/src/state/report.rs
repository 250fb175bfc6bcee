//! What is said beside the board when something was asked, and what is asked in turn.

use std::rc::Rc;
use sudokit::search::Reason;
use sudokit::text::{Alphabet, ParseError};
use sudokit::{CellSet, Grid};
use sudokit_worker::Progress;
use sudokit_worker::text::Puzzles;

use super::truth::Took;
use crate::i18n::Msg;

/// Where counting stops. The page names it.
pub const COUNT_LIMIT: u64 = 1_000_000;
/// Solutions that are kept for paging through.
pub const LIST_LIMIT: u32 = 100;

/// The answer to what was last asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// The only solution was written in.
    Solved {
        /// Cells that the solver wrote.
        filled: usize,
        /// How many of them held another digit of the person's.
        replaced: usize,
        /// How long the search took.
        took: Option<Took>,
    },
    /// There are several solutions, of which one was written in.
    Several(Several),
    /// The givens have no solution.
    NoSolution(Rc<Reason>),
    /// The givens have one solution, and the person's digits are in it.
    Unique {
        /// Whether there are any.
        entries: bool,
    },
    /// The givens have several solutions, and the person's digits go with at least one.
    Multiple {
        /// Whether there are digits of the person's.
        entries: bool,
        /// In how many cells the two known solutions differ.
        differing: usize,
    },
    /// So many of the person's digits are wrong.
    Wrong(usize),
    /// No solution of the givens has the person's digits.
    Hopeless(Rc<Reason>),
    /// A search is on.
    Busy(Busy),
    /// A text is being read. It is shown in the place of what was said before: see [`super::Page::shown`].
    Reading,
    /// It was stopped by the person.
    Stopped,
    /// A text could not be read.
    Unreadable {
        /// Why.
        error: ParseError,
        /// The text.
        text: Rc<str>,
    },
    /// A text was read but for these parts.
    PartlyRead(Rc<[ParseError]>),
    /// Something else to be told.
    Notice(Msg),
}

/// A board with several solutions.
#[derive(Clone, Debug, PartialEq)]
pub struct Several {
    /// The board that was solved.
    pub base: Rc<Grid>,
    /// Whether it has digits of the person's beside the givens.
    pub entries: bool,
    /// The solutions known.
    pub solutions: Rc<[Grid]>,
    /// Whether these are all.
    pub all: bool,
    /// Which is on the board.
    pub shown: usize,
    /// What counting said: how many, and whether these are all.
    pub counted: Option<(u64, bool)>,
    /// The counting under way.
    pub counting: Option<Progress>,
}

impl Several {
    /// The cells in which the known solutions differ.
    pub fn differing(&self) -> CellSet {
        let Some((first, others)) = self.solutions.split_first() else { return CellSet::EMPTY };
        others.iter().flat_map(|other| first.differences(other)).collect()
    }
}

/// A search that the person waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Busy {
    /// What comes after it.
    pub then: Then,
    /// How far it is.
    pub progress: Progress,
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// To write the answer in.
    Solve,
    /// To say what is wrong.
    Check,
}

/// What is open beside the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// The text box, with this text in it.
    Open(Rc<str>),
    /// The puzzles of a text, to pick from.
    Pick(Rc<Puzzles>),
    /// The question how a text's digits past 9 are meant.
    Alphabet {
        /// The text.
        text: Rc<str>,
        /// The side of its board.
        side: u8,
    },
    /// The examples.
    Examples,
    /// The ways to take the puzzle elsewhere.
    Share,
    /// The keys.
    Keys,
}

/// A text to be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The text.
    pub text: Rc<str>,
    /// Its alphabet, when that is known.
    pub alphabet: Option<Alphabet>,
}
