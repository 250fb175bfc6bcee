//! The lookup tables, made by the compiler.
//!
//! Both tables answer one question about a digit: in a 3×3 arrangement of places, the digit must take one place a row
//! and one a column, so which of the places that are still open belong to some full choice? Those are the places
//! covered by the permutation matrices inside the open places. In a band the rows are the rows of the board and the
//! columns its boxes; in a stack the rows are the bands and the columns the three columns of the stack.

/// Set in a table's entry when no choice fits: the digit has no place left.
pub(super) const CONTRADICTION: u32 = 1 << 31;

/// The places, as bits `3 * row + column`, of each of the six ways to choose one place a row and one a column.
const CHOICES: [u32; 6] =
    [0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100];

/// The places that belong to some choice inside `open`; 0 when there is none.
const fn covered(open: u32) -> u32 {
    let (mut union, mut i) = (0, 0);
    while i < CHOICES.len() {
        if open & CHOICES[i] == CHOICES[i] {
            union |= CHOICES[i];
        }
        i += 1;
    }
    union
}

/// Of the minirows a digit can still be in, those it can be in by the rule "one a row, one a box", as a mask of the
/// band's cells. Index: bit `3 * box + row` is set when the digit has a candidate in that minirow.
pub(super) static MINIROWS: [u32; 512] = {
    let mut table = [CONTRADICTION; 512];
    let mut index = 0;
    while index < 512 {
        let places = covered(index as u32);
        if places != 0 {
            let (mut mask, mut place) = (0, 0);
            while place < 9 {
                if places & 1 << place != 0 {
                    let (row, part) = (place % 3, place / 3);
                    mask |= 0b111 << (10 * row + 3 * part);
                }
                place += 1;
            }
            table[index] = mask;
        }
        index += 1;
    }
    table
};

/// Of the minicolumns of a stack a digit can still be in, those it can be in by the rule "one a band, one a column":
/// three bits for band 0 from bit 0, for band 1 from bit 10, for band 2 from bit 20. Index: bit `3 * band + column`.
pub(super) static MINICOLUMNS: [u32; 512] = {
    let mut table = [CONTRADICTION; 512];
    let mut index = 0;
    while index < 512 {
        let places = covered(index as u32);
        if places != 0 {
            table[index] = places & 7 | (places >> 3 & 7) << 10 | (places >> 6) << 20;
        }
        index += 1;
    }
    table
};

/// For each bit of a band: what stays of a digit's candidates in that band when the digit is placed there, namely the
/// cell itself and the cells of the band that it does not see.
pub(super) static KEEP: [u32; 32] = {
    let mut table = [0; 32];
    let mut row = 0;
    while row < 3 {
        let mut column = 0;
        while column < 9 {
            let bit = 10 * row + column;
            let minicolumns = (0b111 << (column / 3 * 3)) * super::bands::ROWS;
            let seen = 0x1ff << (10 * row) | minicolumns;
            table[bit] = super::bands::ALL & !seen | 1 << bit;
            column += 1;
        }
        row += 1;
    }
    table
};
