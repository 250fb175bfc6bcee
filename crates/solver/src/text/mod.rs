//! Puzzles from text and to text.
//!
//! [`read`] goes through a text line by line. A line that holds a whole puzzle in one word is an entry of a list, with
//! whatever stands beside it. Lines of cells that stand together are tried in each way in which cells can stand apart
//! (fields, single characters, words, between bars, in columns) until as many rows as columns come out; rules, bars
//! and gaps then show the boxes. Which alphabet a board past side 9 is written in is decided last, when all boards
//! are known. Where nothing fits, the error says what was nearest to fitting; no cell is ever guessed.
//! All of it takes time in proportion to the length of the text.

mod alphabet;
mod board;
mod boxes;
mod cells;
mod columns;
mod drawn;
mod error;
mod glyph;
mod line;
mod listed;
mod misfit;
mod plain;
mod reader;
mod rows;
mod styles;

pub use board::{Board, Csv};
pub use error::{ErrorKind, Format, ParseError, Position};
pub use line::parse_line_81;
pub use plain::read_plain;

use crate::grid::{Grid, Puzzle};
use std::str::FromStr;

/// How the digits past 9 are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// `1`–`9`, then `A`, `B`, …: `A` is ten.
    FromOne,
    /// `0`–`9`, then `A`, `B`, …: `0` is the first digit, `A` the eleventh.
    FromZero,
}

/// A puzzle in a text, with what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The name or comment that goes with it.
    pub name: Option<String>,
    /// The full grid that stands beside it, as in lists of `puzzle,solution`: what the text claims, unchecked.
    pub solution: Option<Grid>,
    /// Where it begins.
    pub position: Position,
}

/// All that a text held: the puzzles, and what could not be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles, in order.
    pub entries: Vec<Entry>,
    /// What was wrong with the rest, in order. Prose and comments between puzzles are no errors.
    pub errors: Vec<ParseError>,
}

/// Reads every puzzle in `text`, whatever its layout.
///
/// # Errors
/// When not one puzzle could be read: the most telling of what was wrong.
pub fn read(text: &str) -> Result<Reading, ParseError> {
    reader::read(text, None)
}

/// As [`read`], with the alphabet given where the text alone does not tell.
///
/// # Errors
/// As [`read`], but never [`ErrorKind::Alphabet`].
pub fn read_as(text: &str, alphabet: Alphabet) -> Result<Reading, ParseError> {
    reader::read(text, Some(alphabet))
}

/// The one puzzle of a text in any layout that [`read`] knows. Where the text alone does not tell the alphabet, it is
/// the one that puzzles print in, [`Alphabet::FromOne`].
impl FromStr for Puzzle {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Puzzle, ParseError> {
        let mut reading = read_as(text, Alphabet::FromOne)?;
        if let Some(error) = reading.errors.into_iter().next() {
            return Err(error);
        }
        match (reading.entries.pop(), reading.entries.len()) {
            (Some(entry), 0) => Ok(entry.puzzle),
            (_, more) => Err(ParseError::new(ErrorKind::Several(more + 1), 1, 1)),
        }
    }
}
