//! Sets of cells, as machine words.
//!
//! A band takes 30 bits: three rows of nine cells with a guard bit above each, so that additions and subtractions work on
//! the three rows at once without carrying over. Bands 0 and 1 share a word of 64 bits, band 2 has one of 32. What is
//! done to a word is a generic function over [`Bands`], done to two bands at once where the word holds two.
//!
//! The widths differ on purpose: of two words of one width LLVM makes a vector and back again, in the middle of a chain
//! that is as slow as its latencies.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// The first cell of each row of a band.
pub(super) const ROWS: u32 = 1 | 1 << 10 | 1 << 20;
/// The cells of a band.
pub(super) const ALL: u32 = (ROWS << 9) - ROWS;
/// The first cell of each minirow of a band.
const MINIROW_STARTS: u32 = 0b001_001_001 * ROWS;
/// The three columns of a box in each row.
pub(super) const BOX: u32 = 0b111 * ROWS;
/// The nine columns in one row.
pub(super) const ROW: u32 = 0x1ff;

/// The same in both halves.
pub(super) const fn both(word: u32) -> u64 {
    word as u64 | (word as u64) << 32
}

/// A word of one band or of two.
pub(super) trait Bands:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// The word with `band` in each of its bands.
    fn each(band: u32) -> Self;
    /// Less `other`, without a borrow from row to row where the rows of `other` are the smaller.
    fn less(self, other: Self) -> Self;
    /// Plus `other`.
    fn plus(self, other: Self) -> Self;
    fn up(self, bits: u32) -> Self;
    fn down(self, bits: u32) -> Self;
}

macro_rules! bands {
    ($word:ty, $each:expr) => {
        impl Bands for $word {
            #[inline(always)]
            fn each(band: u32) -> Self {
                $each(band)
            }
            #[inline(always)]
            fn less(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn up(self, bits: u32) -> Self {
                self << bits
            }
            #[inline(always)]
            fn down(self, bits: u32) -> Self {
                self >> bits
            }
        }
    };
}
bands!(u64, both);
bands!(u32, std::convert::identity);

/// The first place of each row that has cells.
#[inline(always)]
pub(super) fn row_starts<B: Bands>(cells: B) -> B {
    (cells.plus(B::each(ALL)) & B::each(ROWS << 9)).down(9)
}

/// All cells of the rows whose first places are given.
#[inline(always)]
pub(super) fn rows<B: Bands>(starts: B) -> B {
    starts.up(9).less(starts)
}

/// The cells that are alone in their row. No row may be empty, else the answer means nothing.
#[inline(always)]
pub(super) fn alone_in_row<B: Bands>(cells: B) -> B {
    let but_first = cells & cells.less(B::each(ROWS));
    cells & !rows(row_starts(but_first))
}

/// The first place of each minirow that has cells.
#[inline(always)]
pub(super) fn minirow_starts<B: Bands>(cells: B) -> B {
    (cells | cells.down(1) | cells.down(2)) & B::each(MINIROW_STARTS)
}

/// The columns that have cells, in the place of the first row.
#[inline(always)]
pub(super) fn columns<B: Bands>(cells: B) -> B {
    (cells | cells.down(10) | cells.down(20)) & B::each(ROW)
}

/// In how many of nine words each cell is: once for each of the `ones`, twice for each of the `twos`.
pub(super) struct Tally<B> {
    ones: B,
    twos: [B; 4],
}

/// Counts by adding bits, three by three, for all cells at once.
#[inline(always)]
pub(super) fn tally<B: Bands>(words: &[B; 9]) -> Tally<B> {
    let [a, b, c, d, e, f, g, h, i] = *words;
    let (ones_0, twos_0) = add(a, b, c);
    let (ones_1, twos_1) = add(d, e, f);
    let (ones_2, twos_2) = add(g, h, i);
    let (ones, twos_3) = add(ones_0, ones_1, ones_2);
    Tally { ones, twos: [twos_0, twos_1, twos_2, twos_3] }
}

impl<B: Bands> Tally<B> {
    /// The cells in one word or more.
    #[inline(always)]
    pub(super) fn any(&self) -> B {
        self.ones | self.more()
    }

    /// The cells in more than one.
    #[inline(always)]
    pub(super) fn more(&self) -> B {
        let [a, b, c, d] = self.twos;
        a | b | c | d
    }

    /// The cells in exactly two.
    #[inline(always)]
    pub(super) fn two(&self) -> B {
        let [a, b, c, d] = self.twos;
        let (odd, fours) = add(a, b, c);
        (odd ^ d) & !(fours | self.ones)
    }
}

/// The sum of three bits, for each cell: its low and its high bit.
#[inline(always)]
fn add<B: Bands>(a: B, b: B, c: B) -> (B, B) {
    let odd = a ^ b;
    (odd ^ c, a & b | odd & c)
}

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    /// Those of band 0 in the low half, those of band 1 in the high half.
    pub(super) upper: u64,
    /// Those of band 2.
    pub(super) lower: u32,
}

impl Cells {
    /// No cell.
    pub(super) const NONE: Cells = Cells { upper: 0, lower: 0 };
    /// Every cell.
    pub(super) const ALL: Cells = Cells { upper: both(ALL), lower: ALL };

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.upper | u64::from(self.lower) == 0
    }

    #[inline(always)]
    pub(super) fn without(self, other: Cells) -> Cells {
        Cells { upper: self.upper & !other.upper, lower: self.lower & !other.lower }
    }

    /// The cell at a [`place`].
    #[inline(always)]
    pub(super) const fn at(place: u32) -> Cells {
        match place < 64 {
            true => Cells { upper: 1 << place, lower: 0 },
            false => Cells { upper: 0, lower: 1 << (place & 31) },
        }
    }

    /// The first of them, if there is one.
    pub(super) fn first(self) -> Option<u32> {
        let joined = u128::from(self.upper) | u128::from(self.lower) << 64;
        (joined != 0).then(|| joined.trailing_zeros())
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    #[inline(always)]
    fn bitand(self, other: Cells) -> Cells {
        Cells { upper: self.upper & other.upper, lower: self.lower & other.lower }
    }
}

impl BitOr for Cells {
    type Output = Cells;

    #[inline(always)]
    fn bitor(self, other: Cells) -> Cells {
        Cells { upper: self.upper | other.upper, lower: self.lower | other.lower }
    }
}

/// A set of cells for each digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digits {
    pub(super) upper: [u64; 9],
    pub(super) lower: [u32; 9],
}

impl Digits {
    pub(super) const NONE: Digits = Digits { upper: [0; 9], lower: [0; 9] };

    /// The cells of a digit, counted from 0.
    #[inline(always)]
    pub(super) fn get(&self, digit: usize) -> Cells {
        Cells { upper: self.upper[digit], lower: self.lower[digit] }
    }

    #[inline(always)]
    pub(super) fn set(&mut self, digit: usize, cells: Cells) {
        self.upper[digit] = cells.upper;
        self.lower[digit] = cells.lower;
    }
}

/// Where a cell, given by its index row by row, is: the bit of the upper word, or 64 and the bit of the lower one.
#[inline(always)]
pub(super) const fn place(cell: usize) -> u32 {
    let (band, rest) = (cell / 27, cell % 27);
    (32 * band + rest + rest / 9) as u32
}

/// Calls `each` with the index, row by row, of each of the cells.
#[inline(always)]
pub(super) fn for_each_cell(cells: Cells, mut each: impl FnMut(usize)) {
    let mut word = cells.upper;
    while word != 0 {
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        each(27 * (bit / 32) + bit % 32 - bit % 32 / 10);
    }
    let mut word = cells.lower;
    while word != 0 {
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        each(54 + bit - bit / 10);
    }
}
