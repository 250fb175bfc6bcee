//! One line, one character a cell: the plainest format, and the one that puzzles print as.

use super::error::{ErrorKind, ParseError};
use crate::grid::{Grid, Puzzle};
use std::fmt::{self, Write};

/// What a byte means in a 9×9 line: 0–9, or no cell.
const CELL: [u8; 256] = {
    let mut table = [NO_CELL; 256];
    let mut digit = 0;
    while digit <= 9 {
        table[b'0' as usize + digit] = digit as u8;
        digit += 1;
    }
    let blanks = b".*-_xX?";
    let mut at = 0;
    while at < blanks.len() {
        table[blanks[at] as usize] = 0;
        at += 1;
    }
    table
};
const NO_CELL: u8 = 0xff;

/// Reads exactly one 9×9 line: 81 bytes, `1`–`9` or one of `.0*-_xX?` for empty, with nothing before or after.
///
/// For streams of millions of lines: it allocates nothing. Position's line is always 1.
///
/// # Errors
/// [`ErrorKind::Character`] at the first byte that is no cell, [`ErrorKind::Length`] when there are fewer or more
/// than 81 cells, [`ErrorKind::Empty`] when there is nothing.
///
/// ```
/// let values = sudokit::text::parse_line_81(
///     b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
/// )?;
/// assert_eq!(values[..5], [5, 3, 0, 0, 7]);
/// # Ok::<(), sudokit::text::ParseError>(())
/// ```
#[inline]
pub fn parse_line_81(line: &[u8]) -> Result<[u8; 81], ParseError> {
    let Ok(line) = <&[u8; 81]>::try_from(line) else { return Err(wrong_line(line)) };
    let values = line.map(|byte| CELL[usize::from(byte)]);
    // One check for all: only `NO_CELL` has the highest bit.
    match values.iter().fold(0, |all, &value| all | value) & 0x80 {
        0 => Ok(values),
        _ => Err(wrong_line(line)),
    }
}

#[cold]
fn wrong_line(line: &[u8]) -> ParseError {
    let cells = line.iter().take_while(|&&byte| CELL[usize::from(byte)] != NO_CELL).count();
    // Bytes that only continue a UTF-8 character do not start a column; cells are all ASCII.
    let column = cells as u32 + 1;
    if line.is_empty() {
        return ParseError::new(ErrorKind::Empty, 1, 1);
    }
    if let Some(rest) = line.get(cells..).filter(|rest| !rest.is_empty()) {
        let head = &rest[..rest.len().min(4)];
        let shown = match std::str::from_utf8(head) {
            Ok(text) => text.chars().next(),
            Err(error) => std::str::from_utf8(&head[..error.valid_up_to()])
                .ok()
                .and_then(|text| text.chars().next()),
        };
        let shown = shown.unwrap_or(char::REPLACEMENT_CHARACTER);
        return ParseError::new(ErrorKind::Character(shown), 1, column);
    }
    let column = column.min(82);
    ParseError::new(ErrorKind::Length { found: cells, expected: 81 }, 1, column)
}

/// The line: one character a cell, `.` for empty.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape()
            .cells()
            .try_for_each(|cell| f.write_char(self.get(cell).map_or('.', |d| d.to_char())))
    }
}

/// The line of the givens.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.givens().fmt(f)
    }
}
