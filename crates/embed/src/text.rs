//! Bytes to boards, and boards to bytes.

use crate::json::Json;
use sudokit::shape::{MAX_SIDE, MIN_SIDE};
use sudokit::text::{ErrorKind, ParseError, Position};
use sudokit::{Grid, Puzzle, Shape};

/// Reads a board: its values, one byte a cell, or a text of one character a cell.
///
/// A text's digits are `1`–`9`, `A`–`P`; `.`, `0`, `*`, `_`, `-`, `x`, `?` are empty cells. White space and what a grid
/// is drawn with do not count. [`sudokit::text`] reads far more, and is far too large for this module.
///
/// White space is below 26 too, but does not make a board: bytes up to [`MAX_SIDE`] throughout are values.
pub(crate) fn read(bytes: &[u8]) -> Result<Puzzle, ParseError> {
    let are_values = !bytes.is_empty() && bytes.iter().all(|&byte| byte <= MAX_SIDE);
    if are_values { values(bytes) } else { text(bytes) }
}

fn text(bytes: &[u8]) -> Result<Puzzle, ParseError> {
    let mut cells = Vec::new();
    // Where each cell stands, for a digit that turns out to be too high.
    let mut places = Vec::new();
    for (number, line) in (1u32..).zip(bytes.split(|&byte| byte == b'\n')) {
        let is_rule = line.iter().all(|byte| b"+-=|: \t\r".contains(byte));
        // A line of dashes alone can also be a row of empty cells: then no corner or side is drawn.
        if is_rule && (line.contains(&b'+') || line.contains(&b'=')) {
            continue;
        }
        // Bytes that go on with a character of UTF-8 start no column.
        let columns = line.iter().scan(0u32, |column, byte| {
            *column += u32::from(byte & 0xc0 != 0x80);
            Some(*column)
        });
        for (&byte, column) in line.iter().zip(columns) {
            let value = match byte {
                b'1'..=b'9' => byte - b'0',
                b'.' | b'0' | b'*' | b'_' | b'-' | b'x' | b'X' | b'?' => 0,
                b'A'..=b'P' => byte - b'A' + 10,
                b'a'..=b'p' => byte - b'a' + 10,
                b'|' | b'+' | b':' | b' ' | b'\t' | b'\r' => continue,
                _ => {
                    let kind = ErrorKind::Character(byte.into());
                    return Err(ParseError { kind, position: Position { line: number, column } });
                }
            };
            cells.push(value);
            places.push(Position { line: number, column });
        }
    }
    if cells.is_empty() {
        return Err(error(ErrorKind::Empty));
    }
    values(&cells).map_err(|mut error| {
        // The column of a value is its number, so far. A cell that is missing would stand behind the last one.
        let at = error.position.column as usize - 1;
        let behind = places.last().map(|last| Position { column: last.column + 1, ..*last });
        error.position = places.get(at).copied().or(behind).unwrap_or(error.position);
        error
    })
}

fn values(values: &[u8]) -> Result<Puzzle, ParseError> {
    let found = values.len();
    let side = found.isqrt().clamp(MIN_SIDE.into(), MAX_SIDE.into());
    let Some(shape) = (side * side == found).then(|| Shape::of_side(side as u8).ok()).flatten()
    else {
        // The nearest board: `found` lies between the squares of `side` and of `side + 1`.
        let larger = (side + 1).min(MAX_SIDE.into());
        let side = if found > side * side + side { larger } else { side };
        let kind = ErrorKind::Length { found, expected: side * side };
        let position = Position { line: 1, column: found.min(side * side) as u32 + 1 };
        return Err(ParseError { kind, position });
    };
    let side = shape.side();
    match Grid::from_values(shape, values) {
        Some(grid) => Ok(Puzzle::new(grid)),
        None => {
            let at = values.iter().position(|&value| value > side).unwrap_or_default();
            let digit = u32::from(values.get(at).copied().unwrap_or_default());
            let position = Position { line: 1, column: at as u32 + 1 };
            Err(ParseError { kind: ErrorKind::Digit { digit, side }, position })
        }
    }
}

fn error(kind: ErrorKind) -> ParseError {
    ParseError { kind, position: Position { line: 1, column: 1 } }
}

/// Writes the line of `values`, one ASCII character a cell.
#[cfg(feature = "headless")]
pub(crate) fn line(values: &[u8], output: &mut Vec<u8>) {
    output.extend(values.iter().map(|&value| character(value)));
}

/// How a value is written, in ASCII.
pub(crate) fn character(value: u8) -> u8 {
    match value {
        0 => b'.',
        1..=9 => b'0' + value,
        _ => b'A' + (value - 10),
    }
}

/// Writes what was wrong with a text: a kind, a place and up to three numbers, for which the JavaScript side has the
/// words. The solver's own words would bring in all of `core::fmt`, a sixth of the module.
#[cold]
pub(crate) fn wrong(error: &ParseError, output: &mut Vec<u8>) {
    output.clear();
    let (kind, numbers): (&str, [u32; 3]) = match &error.kind {
        ErrorKind::Empty => ("empty", [0; 3]),
        ErrorKind::NoPuzzle => ("no-puzzle", [0; 3]),
        ErrorKind::Length { found, expected } => ("length", [*found as u32, *expected as u32, 0]),
        ErrorKind::Row { found, expected } => ("row", [*found as u32, *expected as u32, 0]),
        ErrorKind::Digit { digit, side } => ("digit", [*digit, u32::from(*side), 0]),
        // Which one, the JavaScript side reads in the text, at the position.
        ErrorKind::Character(_) => ("character", [0; 3]),
        ErrorKind::Boxes { height, width, side } => {
            ("boxes", [u32::from(*height), u32::from(*width), u32::from(*side)])
        }
        ErrorKind::Pencilmarks => ("pencilmarks", [0; 3]),
        ErrorKind::Unsupported(_) => ("unsupported", [0; 3]),
        ErrorKind::Link => ("link", [0; 3]),
        ErrorKind::Alphabet => ("alphabet", [0; 3]),
        ErrorKind::Several(count) => ("several", [*count as u32, 0, 0]),
        _ => ("other", [0; 3]),
    };
    let Position { line, column } = error.position;
    let mut json = Json(output);
    json.raw("{\"kind\":").name(kind);
    json.raw(",\"line\":").number(line).raw(",\"column\":").number(column);
    json.raw(",\"numbers\":");
    json.list(numbers, |json, number| {
        json.number(number);
    });
    json.raw("}");
}
