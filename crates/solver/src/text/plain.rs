//! One plain line, read without the machinery for everything else.

use super::Alphabet;
use super::cells::side_of;
use crate::grid::{Grid, Puzzle};
use crate::shape::Shape;

/// Reads a text that is nothing but one line of side² characters: `1`–`9`, `A`–`P` past 9, and one of `.0*-_xX?` for
/// an empty cell. White space around it is no matter.
///
/// `None` says nothing of the text but that it takes [`read`](super::read) to tell: that, or
/// [`read_as`](super::read_as) where there is an `alphabet`, answers the very same puzzle, alone and without a name,
/// wherever this answers one. So a program that has the whole reader elsewhere need not carry it for a plain line.
///
/// ```
/// use sudokit::text::{read, read_plain};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// assert_eq!(read_plain(line, None), Some(read(line)?.entries.remove(0).puzzle));
/// assert_eq!(read_plain("53..7....\n6..195...", None), None);
/// # Ok::<(), sudokit::text::ParseError>(())
/// ```
pub fn read_plain(text: &str, alphabet: Option<Alphabet>) -> Option<Puzzle> {
    let line = text.trim_ascii();
    let side = side_of(line.len())?;
    let (mut zeros, mut blanks, mut digits, mut highest, mut in_place) = (0, 0, 0, 0, 0);
    let mut values = Vec::with_capacity(line.len());
    for (at, byte) in line.bytes().enumerate() {
        let value = match byte {
            b'1'..=b'9' => byte - b'0',
            b'A'..=b'P' if side > 9 => byte - b'A' + 10,
            b'0' => 0,
            b'.' | b'*' | b'-' | b'_' | b'x' | b'X' | b'?' => 0,
            _ => return None,
        };
        match (byte, value) {
            (b'0', _) => zeros += 1,
            (_, 0) => blanks += 1,
            _ => digits += 1,
        }
        in_place += usize::from(usize::from(value) == at % usize::from(side) + 1);
        highest = highest.max(value);
        values.push(value);
    }
    // A line without a digit can be a piece of a frame, and one in which each digit stands at its own place in every
    // row of nine can be the candidates of nine cells.
    if highest > side || digits == 0 || (side == 9 && in_place == digits) {
        return None;
    }
    // Past side 9 the highest digit alone belongs to one alphabet only; `0` may be a digit of the other.
    let is_told = side <= 9 || highest == side;
    let is_meant = alphabet == Some(Alphabet::FromOne) && zeros == 0;
    let are_zeros_empty = zeros != 0 && blanks == 0 && zeros != usize::from(side);
    if !(is_told || is_meant || are_zeros_empty) {
        return None;
    }
    let shape = Shape::of_side(side).ok()?;
    Grid::from_values(shape, &values).map(Puzzle::new)
}
