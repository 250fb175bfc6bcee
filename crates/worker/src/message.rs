//! The messages. These are the only types of Sudokit that are serialised; between page and worker they travel as
//! [postcard](https://docs.rs/postcard) bytes.

use crate::text::{self, Reading};
use serde::{Deserialize, Serialize};
use sudokit::text::Alphabet;
use sudokit::{Grid, Puzzle, Shape};

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Begin this.
    Start(Request),
    /// Stop the request with this id. One that has ended already is no matter.
    Cancel {
        /// The request's id.
        id: u32,
    },
}

/// A job with the number it goes by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by whoever asks; every reply carries it.
    pub id: u32,
    /// The revision of the state that asks. A reply to another revision is stale.
    pub revision: u64,
    /// What is to be done.
    pub job: Job,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// One solution, several or none?
    Solve(Board),
    /// How many solutions, up to `limit`?
    Count {
        /// The givens.
        board: Board,
        /// Where to stop.
        limit: u64,
    },
    /// The first solutions, up to `limit`.
    List {
        /// The givens.
        board: Board,
        /// Where to stop.
        limit: u32,
    },
    /// Which digits occur in some solution?
    TrueCandidates(Board),
    /// Which puzzles are in this text?
    Read {
        /// The text.
        text: String,
        /// How digits past 9 are written, where the text alone does not tell.
        #[serde(with = "text::alphabet")]
        alphabet: Option<Alphabet>,
    },
    /// What does this search of the lab come to?
    Walk {
        /// Of what.
        subject: Subject,
        /// The strategy's name on the lab's shelf.
        strategy: String,
        /// Where to stop.
        solutions: u64,
        /// Where to give up.
        nodes: u64,
    },
}

/// A problem of the lab.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Subject {
    /// One that is on its shelf.
    Shelf {
        /// The problem's name.
        problem: String,
        /// The instance's.
        instance: String,
    },
    /// A Sudoku of one's own.
    Sudoku(Board),
}

/// A shape and its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Rows in a box.
    pub box_height: u8,
    /// Columns in a box.
    pub box_width: u8,
    /// One byte a cell, row by row, 0 for empty.
    pub values: Vec<u8>,
}

impl Board {
    /// The puzzle whose givens these are; `None` when they are no board.
    pub fn to_puzzle(&self) -> Option<Puzzle> {
        let shape = Shape::new(self.box_height, self.box_width).ok()?;
        Grid::from_values(shape, &self.values).map(Puzzle::new)
    }
}

impl From<&Grid> for Board {
    fn from(grid: &Grid) -> Board {
        let shape = grid.shape();
        Board {
            box_height: shape.box_height(),
            box_width: shape.box_width(),
            values: grid.values().to_vec(),
        }
    }
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The request's id.
    pub id: u32,
    /// The request's revision.
    pub revision: u64,
    /// What there is to say.
    pub body: Body,
}

/// What there is to say of a request. All but [`Body::Progress`] end it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Body {
    /// It goes on.
    Progress(Progress),
    /// It is done.
    Done {
        /// The answer.
        outcome: Outcome,
        /// What it took.
        progress: Progress,
    },
    /// It could not be begun.
    Failed(Failure),
    /// It was stopped on request.
    Cancelled,
}

/// How far a request is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Guesses made.
    pub nodes: u64,
    /// Solutions found.
    pub found: u64,
    /// Time spent on it, in milliseconds, other requests' slices not counted.
    pub elapsed_ms: f64,
}

/// The answer to a [`Job`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outcome {
    /// To [`Job::Solve`].
    Solved(Verdict),
    /// To [`Job::Count`].
    Counted {
        /// How many were found.
        found: u64,
        /// Whether these are all; else the limit was reached.
        all: bool,
    },
    /// To [`Job::List`].
    Listed {
        /// The values of each.
        solutions: Vec<Vec<u8>>,
        /// Whether these are all; else the limit was reached.
        all: bool,
    },
    /// To [`Job::TrueCandidates`]: for every cell a bit mask, bit `d - 1` for digit `d`.
    TrueCandidates(Vec<u32>),
    /// To [`Job::Read`].
    Read(Reading),
    /// To [`Job::Walk`].
    Walked(Walked),
}

/// What a search of the lab came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walked {
    /// Whether it came to its end within the budget; else every figure is "more than".
    pub finished: bool,
    /// Solutions met.
    pub solutions: u64,
    /// Nodes entered.
    pub nodes: u64,
    /// Comparisons made and candidates taken.
    pub checks: u64,
    /// Values placed.
    pub placements: u64,
    /// Values taken back.
    pub undos: u64,
    /// Choices that stood at once.
    pub deepest: u64,
    /// How often it was run, to measure a short time well. The time of the reply is that of all runs together.
    pub runs: u32,
}

/// [`sudokit::Solution`] as a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Verdict {
    /// The one solution's values.
    Unique(Vec<u8>),
    /// Two solutions' values.
    Multiple(Vec<u8>, Vec<u8>),
    /// There is none. [`sudokit::search::why_none`] of the same board says why.
    None,
}

/// Why a request could not be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The board's shape, or a value on it, is not possible.
    Board,
    /// The lab has no such search, or the instance is too large for it.
    Lab,
    /// The bytes are no message of this version.
    Message,
}

/// Writes a message as bytes.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Writing to a Vec can't run out of room, and every type here has a known length.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Reads a message.
///
/// # Errors
/// [`Failure::Message`] when the bytes are not what [`encode`] of the same version wrote.
pub fn decode<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Failure> {
    postcard::from_bytes(bytes).map_err(|_| Failure::Message)
}
