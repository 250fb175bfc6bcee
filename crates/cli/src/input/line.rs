//! One line of a list.

use sudokit::text::{self, Alphabet, Entry, ErrorKind, Position};
use sudokit::{Grid, ParseError, Puzzle, Shape};

/// What a line of a list holds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Nothing, or a comment.
    Nothing,
    /// A 9×9 puzzle in its plainest form, and what stands behind it.
    Plain(&'a [u8; 81], &'a [u8]),
    /// Anything else.
    Other(&'a [u8]),
}

/// Looks at a line without its end.
pub(crate) fn classify(line: &[u8]) -> Line<'_> {
    let line = line.trim_ascii();
    if line.is_empty() || line[0] == b'#' {
        return Line::Nothing;
    }
    match line.split_first_chunk::<81>() {
        Some((cells, rest)) if plain(cells) && rest.first().is_none_or(|b| separates(*b)) => {
            Line::Plain(cells, rest)
        }
        _ => Line::Other(line),
    }
}

fn plain(cells: &[u8; 81]) -> bool {
    // Without an early exit this becomes a handful of vector instructions.
    cells.iter().fold(true, |all, b| all & (b.is_ascii_digit() | (*b == b'.')))
}

fn separates(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b':' | b'#' | b'|' | b'"')
}

/// The cells of a plain line as a puzzle.
pub(crate) fn puzzle_of(cells: &[u8; 81]) -> Option<Puzzle> {
    let values = cells.map(|b| if b == b'.' { 0 } else { b.wrapping_sub(b'0') });
    Grid::from_values(Shape::classic(), &values).map(Puzzle::new)
}

/// Reads a line that is not plain: a larger board, or another way of writing it.
pub(crate) fn read(line: &[u8], alphabet: Option<Alphabet>) -> Result<Vec<Entry>, ParseError> {
    let line = String::from_utf8_lossy(line);
    let reading = read_text(&line, alphabet)?;
    match reading.errors.into_iter().next() {
        Some(error) if reading.entries.is_empty() => Err(error),
        _ if reading.entries.is_empty() => {
            Err(ParseError { kind: ErrorKind::Empty, position: Position { line: 1, column: 1 } })
        }
        _ => Ok(reading.entries),
    }
}

/// Reads a text of any layout.
pub(crate) fn read_text(
    text: &str,
    alphabet: Option<Alphabet>,
) -> Result<text::Reading, ParseError> {
    match alphabet {
        Some(alphabet) => text::read_as(text, alphabet),
        None => text::read(text),
    }
}

/// Whether a line is a whole puzzle by itself, so that its file is a list. Boards smaller than 6×6 are left out:
/// 16 or 25 characters are a row of a larger board as well.
pub(crate) fn is_whole_puzzle(line: &[u8]) -> bool {
    let token = line.split(|b| separates(*b)).find(|token| !token.is_empty()).unwrap_or_default();
    let side = token.len().isqrt();
    (6..=25).contains(&side)
        && side * side == token.len()
        && token.iter().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'*' | b'_' | b'-'))
        && token.iter().any(|b| b.is_ascii_digit() || *b == b'.')
}
