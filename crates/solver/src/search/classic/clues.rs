//! From bytes to the cells of each digit.

use super::bands::{Cells, place};

/// A byte of the input that is neither a digit nor an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongByte {
    /// Which of the 81 bytes.
    pub position: usize,
}

/// The same byte eight times.
const fn eight(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// The cells of each digit of a board: `1` to `9` are digits, `.` and `0` are empty; so are the values 1 to 9 and 0.
#[inline(always)]
pub(super) fn clues(board: &[u8; 81]) -> Result<[Cells; 9], WrongByte> {
    let (words, rest) = board.as_chunks::<8>();
    let (mut given, mut wrong) = (0u128, 0);
    // The common case: every byte is `.`, `0` or a digit's character. Eight at a time; the high bit of a byte tells.
    for (index, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let digits = word.wrapping_add(eight(0x80 - b'1'));
        let above = word.wrapping_add(eight(0x7f - b'9'));
        let dot = (word ^ eight(b'.')).wrapping_add(eight(0x7f));
        let zero = (word ^ eight(b'0')).wrapping_add(eight(0x7f));
        wrong |= word | above | dot & zero & !digits;
        let bits = (digits & eight(0x80)) >> 7;
        given |= u128::from(bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * index);
    }
    for byte in rest {
        given |= u128::from(byte.wrapping_sub(b'1') < 9) << 80;
        if !(*byte == b'.' || byte.wrapping_sub(b'0') <= 9) {
            wrong = u64::MAX;
        }
    }
    if wrong & eight(0x80) != 0 {
        return clues_of_any(board);
    }
    let mut clues = [[0; 2]; 9];
    // A word of `Cells` holds 54 cells, the second one 27.
    let (first, second) = board.split_at(54);
    collect(&mut clues, 0, first, given as u64 & ((1 << 54) - 1));
    collect(&mut clues, 1, second, (given >> 54) as u64);
    Ok(clues)
}

/// Adds the given cells of one word.
#[inline(always)]
fn collect(clues: &mut [Cells; 9], word: usize, board: &[u8], mut given: u64) {
    while given != 0 {
        let cell = given.trailing_zeros() as usize;
        given &= given - 1;
        let digit = board.get(cell).map_or(NONE, |byte| usize::from(byte.wrapping_sub(b'1')));
        if let Some(cells) = clues.get_mut(digit) {
            cells[word] |= BITS[cell & 63];
        }
    }
}

const NONE: usize = usize::MAX;

/// The bit of each of a word's cells.
static BITS: [u64; 64] = {
    let mut bits = [0; 64];
    let mut cell = 0;
    while cell < 54 {
        bits[cell] = 1 << place(cell).1;
        cell += 1;
    }
    bits
};

#[cold]
fn clues_of_any(board: &[u8; 81]) -> Result<[Cells; 9], WrongByte> {
    let mut clues = [[0; 2]; 9];
    for (position, &byte) in board.iter().enumerate() {
        let digit = match byte {
            0..=9 => byte,
            b'0'..=b'9' => byte - b'0',
            b'.' => 0,
            _ => return Err(WrongByte { position }),
        };
        if digit != 0 {
            let (word, bit) = place(position);
            clues[usize::from(digit) - 1][word] |= 1 << bit;
        }
    }
    Ok(clues)
}
