//! The lookup tables, made by the compiler.
//!
//! The first two answer one question about a digit: in a 3×3 arrangement of places, the digit must take one place a row
//! and one a column, so which of the places that are still open belong to some full choice? Those are the places
//! covered by the permutation matrices inside the open places. In a band the rows are the rows of the board and the
//! columns its boxes; in a stack the rows are the bands and the columns the three columns of the stack.

use super::cells::{BOX, Cells, ROW, ROWS, both, place};

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

/// Of the minicolumns of a stack a digit can still be in, those it can be in by the rule "one a band, one a column", as
/// cells of the first stack; `lower` holds [`CONTRADICTION`]. Index: bit `3 * band + column`.
pub(super) static MINICOLUMNS: [Cells; 512] = {
    let mut table = [Cells { upper: 0, lower: CONTRADICTION }; 512];
    let mut index = 0;
    while index < 512 {
        let places = covered(index as u32);
        if places != 0 {
            let [a, b, c] = [places & 7, places >> 3 & 7, places >> 6];
            let upper = (a * ROWS) as u64 | ((b * ROWS) as u64) << 32;
            table[index] = Cells { upper, lower: c * ROWS };
        }
        index += 1;
    }
    table
};

/// For each place of a cell, the other cells of its row, its column and its box; those of band 2 in both halves of the
/// second word. There is room for any seven bits.
pub(super) static PEERS: [(u64, u64); 128] = {
    let mut table = [(0, 0); 128];
    let mut cell = 0;
    while cell < 81 {
        let place = place(cell);
        let (band, bit) = (place / 32, place % 32);
        let (row, column) = (bit / 10, bit % 10);
        let column_cells = ROWS << column;
        let box_cells = BOX << (column / 3 * 3);
        let mut bands = [column_cells; 3];
        bands[band as usize] = (ROW << (10 * row) | column_cells | box_cells) & !(1 << bit);
        table[place as usize] = (bands[0] as u64 | (bands[1] as u64) << 32, both(bands[2]));
        cell += 1;
    }
    table
};
