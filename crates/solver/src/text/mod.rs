//! Puzzles from text and to text.

use crate::grid::{Grid, Puzzle};
use crate::shape::Shape;
use std::fmt;
use std::str::FromStr;

/// A place in a text, both counted from 1; the column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The character in the line.
    pub column: u32,
}

/// What a text did not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What was wrong.
    pub kind: ErrorKind,
    /// Where.
    pub position: Position,
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// There is no cell in it.
    Empty,
    /// The number of cells is that of no board.
    Length {
        /// Cells found.
        found: usize,
        /// Cells of the board it comes closest to.
        expected: usize,
    },
    /// A character that is neither a digit of the board, nor an empty cell, nor part of a drawn grid.
    Character(char),
    /// The text reads as one board with the digits 1–9A–G (or 1–9A–P), and as another with 0–9A–F (or 0–9A–O):
    /// ask which, and call [`read_as`].
    Alphabet,
}

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
    /// Where it begins.
    pub position: Position,
}

/// All that a text held: the puzzles, and what could not be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The puzzles, in order.
    pub entries: Vec<Entry>,
    /// What was wrong with the rest.
    pub errors: Vec<ParseError>,
}

/// Reads every puzzle in `text`, whatever its layout.
///
/// # Errors
/// When not one puzzle could be read: the most telling of what was wrong.
pub fn read(text: &str) -> Result<Reading, ParseError> {
    let puzzle = text.parse()?;
    let entry = Entry { puzzle, name: None, position: Position { line: 1, column: 1 } };
    Ok(Reading { entries: vec![entry], errors: Vec::new() })
}

/// As [`read`], with the alphabet given where the text alone does not tell.
///
/// # Errors
/// As [`read`], but never [`ErrorKind::Alphabet`].
pub fn read_as(text: &str, _alphabet: Alphabet) -> Result<Reading, ParseError> {
    read(text)
}

impl FromStr for Puzzle {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Puzzle, ParseError> {
        let values: Vec<u8> =
            text.trim().bytes().map(|b| if b.is_ascii_digit() { b - b'0' } else { 0 }).collect();
        let error = ParseError {
            kind: ErrorKind::Length { found: values.len(), expected: 81 },
            position: Position { line: 1, column: 1 },
        };
        Grid::from_values(Shape::classic(), &values).map(Puzzle::new).ok_or(error)
    }
}

/// The line: one character a cell, `.` for empty.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.shape().cells() {
            fmt::Write::write_char(f, self.get(cell).map_or('.', |d| d.to_char()))?;
        }
        Ok(())
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.givens().fmt(f)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {:?}", self.position.line, self.position.column, self.kind)
    }
}

impl std::error::Error for ParseError {}
