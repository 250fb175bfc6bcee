//! What can be wrong with a text, and where.

use std::fmt;

/// A place in a text, both counted from 1; the column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The character in the line. The end of a line is one past its last character.
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

impl ParseError {
    pub(crate) fn new(kind: ErrorKind, line: u32, column: u32) -> ParseError {
        ParseError { kind, position: Position { line, column } }
    }
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// There is nothing but white space in it.
    Empty,
    /// No line of it looks like a puzzle: prose, say.
    NoPuzzle,
    /// The number of cells is that of no board. The position is where the missing cell, or the first one too many,
    /// would be expected.
    Length {
        /// Cells found.
        found: usize,
        /// Cells of the board it comes closest to.
        expected: usize,
    },
    /// This row has more or fewer cells than the others, though their total is right.
    Row {
        /// Cells in the row.
        found: usize,
        /// Cells in the other rows.
        expected: usize,
    },
    /// A digit above the side of the board.
    Digit {
        /// The digit.
        digit: u32,
        /// The side of the board.
        side: u8,
    },
    /// A character that is neither a digit of the board, nor an empty cell, nor part of a drawn grid.
    Character(char),
    /// The drawn rules make boxes that do not fit a board of this side.
    Boxes {
        /// Rows between rules.
        height: u8,
        /// Columns between rules.
        width: u8,
        /// The side of the board.
        side: u8,
    },
    /// Cells of several digits: a grid of candidates, not of givens.
    Pencilmarks,
    /// A format of another program that is recognised but not read.
    Unsupported(Format),
    /// A link in which no puzzle is written out, or more than one.
    Link,
    /// The text reads as one board with the digits 1–9A–G (or 1–9A–P), and as another with 0–9A–F (or 0–9A–O):
    /// ask which, and call [`read_as`](super::read_as).
    Alphabet,
    /// One puzzle was expected, and this many are there.
    Several(usize),
}

/// Formats that are recognised, so that they are not taken for something else, but not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// A line of HoDoKu's library.
    Hodoku,
    /// SudokuWiki's compressed board (`S9B…`).
    SudokuWiki,
    /// A link to f-puzzles.
    FPuzzles,
    /// A SudokuPad code.
    SudokuPad,
    /// A link to Penpa.
    Penpa,
    /// OpenSudoku's saved games.
    OpenSudoku,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Hodoku => "HoDoKu library",
            Format::SudokuWiki => "SudokuWiki S9B",
            Format::FPuzzles => "f-puzzles",
            Format::SudokuPad => "SudokuPad",
            Format::Penpa => "Penpa",
            Format::OpenSudoku => "OpenSudoku saved game",
        })
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Empty => f.write_str("the text is empty"),
            ErrorKind::NoPuzzle => f.write_str("nothing here looks like a puzzle"),
            ErrorKind::Length { found, expected } => {
                write!(f, "found {found} cells, expected {expected}")
            }
            ErrorKind::Row { found, expected } => {
                write!(f, "found {found} cells in this row, expected {expected} as in the others")
            }
            ErrorKind::Digit { digit, side } => {
                write!(f, "{digit} is above {side}, the highest digit of this board")
            }
            ErrorKind::Character(c) => {
                write!(f, "{c:?} is neither a digit nor an empty cell of this board")
            }
            ErrorKind::Boxes { height, width, side } => {
                write!(f, "boxes of {height}\u{d7}{width} do not fit a board of side {side}")
            }
            ErrorKind::Pencilmarks => {
                f.write_str("cells of several digits: these are candidates, expected givens")
            }
            ErrorKind::Unsupported(format) => write!(f, "the format {format} can't be read"),
            ErrorKind::Link => f.write_str("expected a link with one puzzle written out in it"),
            ErrorKind::Alphabet => {
                f.write_str("the digits can be 1-9A… or 0-9A…: call read_as to say which")
            }
            ErrorKind::Several(count) => write!(f, "expected one puzzle, found {count}"),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.position.line, self.position.column, self.kind)
    }
}

impl std::error::Error for ParseError {}
