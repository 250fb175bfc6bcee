//! From bytes to the cells of each digit.

use super::bands::{Pairs, half};

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
pub(super) fn clues(board: &[u8; 81]) -> Result<Pairs, WrongByte> {
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
    let mut clues = [[0; 3]; 5];
    for band in 0..3 {
        let mut cells = (given >> (27 * band)) as u32 & 0x7ff_ffff;
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let digit = usize::from(board[27 * band + cell].wrapping_sub(b'1')) & 15;
            if let Some(pair) = clues.get_mut(digit / 2) {
                pair[band] |= 1 << (cell as u32 + (cell as u32) / 9 + half(digit));
            }
        }
    }
    Ok(clues)
}

#[cold]
fn clues_of_any(board: &[u8; 81]) -> Result<Pairs, WrongByte> {
    let mut clues = [[0; 3]; 5];
    for (position, &byte) in board.iter().enumerate() {
        let digit = match byte {
            0..=9 => byte,
            b'0'..=b'9' => byte - b'0',
            b'.' => 0,
            _ => return Err(WrongByte { position }),
        };
        if digit != 0 {
            let (digit, cell) = (usize::from(digit) - 1, position % 27);
            clues[digit / 2][position / 27] |= 1 << (cell as u32 + (cell as u32) / 9 + half(digit));
        }
    }
    Ok(clues)
}
