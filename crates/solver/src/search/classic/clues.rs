//! From bytes to the cells of each digit.

use super::cells::{Cells, Digits, place};

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
pub(super) fn clues(board: &[u8; 81]) -> Result<Digits, WrongByte> {
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
    let mut clues = Digits::NONE;
    // The upper word of `Cells` holds 54 cells, the lower one 27.
    let (upper, lower) = board.split_at(54);
    for_each_clue(upper, given as u64 & ((1 << 54) - 1), |digit, cell| {
        if let Some(cells) = clues.upper.get_mut(digit) {
            *cells |= BITS[cell & 63];
        }
    });
    for_each_clue(lower, (given >> 54) as u64, |digit, cell| {
        if let Some(cells) = clues.lower.get_mut(digit) {
            *cells |= BITS[cell & 31] as u32;
        }
    });
    Ok(clues)
}

/// Calls `each` with the digit (from 0) and the index of each given cell.
#[inline(always)]
fn for_each_clue(board: &[u8], mut given: u64, mut each: impl FnMut(usize, usize)) {
    while given != 0 {
        let cell = given.trailing_zeros() as usize;
        given &= given - 1;
        if let Some(byte) = board.get(cell) {
            each(usize::from(byte.wrapping_sub(b'1')), cell);
        }
    }
}

/// The bit of each of the upper word's cells; the lower word's are as the first of them.
static BITS: [u64; 64] = {
    let mut bits = [0; 64];
    let mut cell = 0;
    while cell < 54 {
        bits[cell] = 1 << place(cell);
        cell += 1;
    }
    bits
};

#[cold]
fn clues_of_any(board: &[u8; 81]) -> Result<Digits, WrongByte> {
    let mut clues = Digits::NONE;
    for (position, &byte) in board.iter().enumerate() {
        let digit = match byte {
            0..=9 => byte,
            b'0'..=b'9' => byte - b'0',
            b'.' => 0,
            _ => return Err(WrongByte { position }),
        };
        if digit != 0 {
            let digit = usize::from(digit) - 1;
            clues.set(digit, clues.get(digit) | Cells::at(place(position)));
        }
    }
    Ok(clues)
}
