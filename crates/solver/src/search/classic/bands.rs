//! What is known of a 9×9 board, digit by digit, and the rules that narrow it.

use super::tables::{CONTRADICTION, KEEP, MINICOLUMNS, MINIROWS};

/// The first cell of each row of a band. A row takes ten bits, nine cells and a guard above them, so that additions
/// and subtractions work on the three rows at once without carrying over.
pub(super) const ROWS: u32 = 1 | 1 << 10 | 1 << 20;
/// The guard of each row.
const GUARDS: u32 = ROWS << 9;
/// The cells of a band.
pub(super) const ALL: u32 = GUARDS - ROWS;
/// The first cell of each minirow of a band.
const MINIROW_STARTS: u32 = 0b001_001_001 * ROWS;
/// The three columns of a box in each row.
const BOX: u32 = 0b111 * ROWS;

/// For each band the cells of two digits: the odd one of the pair (1, 3, 5, 7, 9) in the low half of the word, the
/// even one in the high half. Every operation works on both at once.
pub(super) type Pair = [u64; 3];
/// The cells of each digit. The last pair's high half belongs to no digit.
pub(super) type Pairs = [Pair; 5];

/// The same in both halves.
const fn both(word: u32) -> u64 {
    word as u64 | (word as u64) << 32
}

/// In place of a tenth digit: cells that break no rule among themselves.
const NO_DIGIT: Pair = [
    (1 | 1 << 13 | 1 << 26) << 32,
    (1 << 1 | 1 << 14 | 1 << 27) << 32,
    (1 << 2 | 1 << 15 | 1 << 28) << 32,
];

/// There is no solution from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells in which a digit is still a candidate, without those where it is placed.
    candidates: Pairs,
    /// The cells in which a digit is placed.
    placed: Pairs,
    /// The cells without a digit.
    open: [u32; 3],
    /// The pairs whose candidates changed since their houses were looked at, as bits.
    dirty: u32,
}

impl State {
    /// The state of a board, none of whose consequences are drawn yet. `clues` are the cells with each digit.
    #[inline(always)]
    pub(super) fn new(clues: &Pairs) -> State {
        let mut open = [ALL; 3];
        for pair in clues {
            for band in 0..3 {
                open[band] &= !fold(pair[band]);
            }
        }
        let mut candidates = [[0; 3]; 5];
        for (all, pair) in candidates.iter_mut().zip(clues) {
            for band in 0..3 {
                all[band] = pair[band] | both(open[band]) & !rows_with(pair[band]);
            }
        }
        for word in &mut candidates[4] {
            *word &= u64::from(u32::MAX);
        }
        let mut placed = [[0; 3]; 5];
        placed[4] = NO_DIGIT;
        // Given digits count as placed once their digit is looked at.
        State { candidates, placed, open, dirty: 0b11111 }
    }

    /// Draws every consequence of the rules below until there are no more.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> Result<(), Contradiction> {
        loop {
            while self.dirty != 0 {
                let mut batch = self.dirty;
                self.dirty = 0;
                while batch != 0 {
                    let pair = batch.trailing_zeros() as usize;
                    batch &= batch - 1;
                    self.close(pair)?;
                }
            }
            self.meet()?;
            if self.dirty == 0 {
                return Ok(());
            }
        }
    }

    /// The houses of one digit: keeps the candidates that fit some choice of one minirow in each row and box of a
    /// band, and of one minicolumn in each band and column of a stack. This covers hidden singles, the cells seen
    /// by a placed digit, locked candidates of both kinds, and what two boxes say of the third.
    #[inline(always)]
    fn close(&mut self, pair: usize) -> Result<(), Contradiction> {
        let (Some(candidates), Some(placed)) =
            (self.candidates.get_mut(pair), self.placed.get_mut(pair))
        else {
            return Ok(());
        };
        let mut all = 0;
        let mut banded = [0; 3];
        for band in 0..3 {
            let before = candidates[band] | placed[band];
            let minirows = lookup(&MINIROWS, minirow_index(before));
            all |= minirows;
            banded[band] = before & minirows;
        }
        let columns = columns(banded[0]) | columns(banded[1]) << 10 | columns(banded[2]) << 20;
        let mut fitting = 0;
        for stack in 0..3 {
            let minicolumns =
                lookup(&MINICOLUMNS, minicolumn_index((columns >> (3 * stack)) & both(BOX)));
            all |= minicolumns;
            fitting |= minicolumns << (3 * stack);
        }
        if all & both(CONTRADICTION) != 0 {
            return Err(Contradiction);
        }
        let mut changed = 0;
        for band in 0..3 {
            let columns = (fitting >> (10 * band)) & both(0x1ff);
            let stacked = banded[band] & (columns * u64::from(ROWS));
            changed |= stacked ^ banded[band];
            let single = single_in_row(stacked);
            self.open[band] &= !fold(single & candidates[band]);
            placed[band] = single;
            candidates[band] = stacked & !single;
        }
        self.dirty |= u32::from(changed != 0) << pair;
        Ok(())
    }

    /// The cells: takes placed cells out of every digit's candidates, and places digits that are alone in a cell.
    #[inline(always)]
    fn meet(&mut self) -> Result<(), Contradiction> {
        let mut dirty = 0;
        let (mut one, mut two) = ([0; 3], [0; 3]);
        for (index, pair) in self.candidates.iter_mut().enumerate() {
            let mut changed = 0;
            for band in 0..3 {
                let word = pair[band] & both(self.open[band]);
                changed |= word ^ pair[band];
                pair[band] = word;
                two[band] |= one[band] & word;
                one[band] |= word;
            }
            dirty |= u32::from(changed != 0) << index;
        }
        let mut empty = 0;
        let mut singles = [0; 3];
        for band in 0..3 {
            let (low, high) = halves(one[band]);
            let any = low | high;
            empty |= any ^ self.open[band];
            singles[band] = any & !(fold(two[band]) | low & high);
        }
        if empty != 0 {
            return Err(Contradiction);
        }
        if singles[0] | singles[1] | singles[2] != 0 {
            let mut clash = 0;
            for (index, pair) in self.candidates.iter_mut().enumerate() {
                let mut changed = 0;
                for band in 0..3 {
                    let hits = pair[band] & both(singles[band]);
                    let guards = (hits + both(ALL)) & both(GUARDS);
                    let starts = guards >> 9;
                    clash |= hits & hits.wrapping_sub(starts);
                    let word = pair[band] & (hits | !(guards - starts));
                    changed |= word ^ pair[band];
                    pair[band] = word;
                }
                dirty |= u32::from(changed != 0) << index;
            }
            if clash != 0 {
                return Err(Contradiction);
            }
        }
        self.dirty = dirty;
        Ok(())
    }

    /// Whether every cell has a digit. Only a settled state is to be asked.
    #[inline(always)]
    pub(super) fn is_solved(&self) -> bool {
        self.open[0] | self.open[1] | self.open[2] == 0
    }

    /// Splits the solutions of a settled, unsolved state: in the answer a cell has one of its digits, in `self` it
    /// has not. `None`: there are no solutions, which can be seen from here.
    #[inline(always)]
    pub(super) fn split(&mut self) -> Option<State> {
        let (mut one, mut two, mut three) = ([0; 3], [0; 3], [0; 3]);
        for pair in &self.candidates {
            for band in 0..3 {
                three[band] |= two[band] & pair[band];
                two[band] |= one[band] & pair[band];
                one[band] |= pair[band];
            }
        }
        let mut best: Option<(usize, u32)> = None;
        let mut most = 0;
        for band in 0..3 {
            let ((one, one_high), (two, two_high)) = (halves(one[band]), halves(two[band]));
            let mut cells = (two | two_high | one & one_high)
                & !(fold(three[band]) | two & one_high | one & two_high);
            while cells != 0 {
                let bit = cells.trailing_zeros();
                cells &= cells - 1;
                let column = ROWS << (bit % 10);
                let near = (self.open[band] & !KEEP[bit as usize & 31]).count_ones();
                let far: u32 = (0..3).map(|b| (self.open[b] & column).count_ones()).sum();
                let peers = near + far + 1;
                if peers > most {
                    most = peers;
                    best = Some((band, bit));
                }
            }
        }
        let (band, bit) = best.or_else(|| self.fewest_candidates())?;
        let digit = (0..9).find(|&digit| self.has(digit, band, bit))?;
        let chosen = self.with(digit, band, bit);
        self.eliminate(digit, band, bit);
        Some(chosen)
    }

    /// The open cell with the fewest candidates.
    fn fewest_candidates(&self) -> Option<(usize, u32)> {
        let cells = (0..3).flat_map(|band| (0..29).map(move |bit| (band, bit)));
        cells
            .filter(|&(band, bit)| self.open[band] >> bit & 1 != 0)
            .min_by_key(|&(band, bit)| (0..9).filter(|&digit| self.has(digit, band, bit)).count())
    }

    #[inline(always)]
    fn has(&self, digit: usize, band: usize, bit: u32) -> bool {
        self.candidates[digit / 2][band] >> (bit + half(digit)) & 1 != 0
    }

    /// The cells in which each digit is placed.
    pub(super) fn placed(&self) -> Pairs {
        let mut placed = self.placed;
        for word in &mut placed[4] {
            *word &= u64::from(u32::MAX);
        }
        placed
    }

    /// The cells in which each digit is placed or a candidate.
    pub(super) fn possible(&self) -> Pairs {
        let mut possible = self.placed();
        for (all, more) in possible.iter_mut().flatten().zip(self.candidates.iter().flatten()) {
            *all |= more;
        }
        possible
    }

    /// This state with `digit` (from 0) in the cell of `bit`, where it is a candidate.
    #[inline(always)]
    pub(super) fn with(&self, digit: usize, band: usize, bit: u32) -> State {
        let mut state = *self;
        let seen = u64::from(!KEEP[bit as usize & 31]) << half(digit);
        state.candidates[digit / 2][band] &= !seen;
        state.dirty |= 1 << (digit / 2);
        state
    }

    /// Takes `digit` (from 0) from the candidates of the cell of `bit`.
    #[inline(always)]
    pub(super) fn eliminate(&mut self, digit: usize, band: usize, bit: u32) {
        self.candidates[digit / 2][band] &= !(1 << (bit + half(digit)));
        self.dirty |= 1 << (digit / 2);
    }
}

/// Where the half of a digit (from 0) begins in its pair's words.
#[inline(always)]
pub(super) fn half(digit: usize) -> u32 {
    32 * (digit as u32 & 1)
}

/// Calls `each` with the index, row by row, of each of the cells of `band` that are in `word`.
#[inline(always)]
pub(super) fn for_each_cell(band: usize, mut word: u32, mut each: impl FnMut(usize)) {
    while word != 0 {
        let bit = word.trailing_zeros() as usize;
        word &= word - 1;
        each(27 * band + bit - bit / 10);
    }
}

#[inline(always)]
fn halves(word: u64) -> (u32, u32) {
    (word as u32, (word >> 32) as u32)
}

/// The cells of either digit.
#[inline(always)]
fn fold(word: u64) -> u32 {
    (word | word >> 32) as u32
}

/// The cells of the rows in which `word` has cells.
#[inline(always)]
fn rows_with(word: u64) -> u64 {
    let guards = (word + both(ALL)) & both(GUARDS);
    guards - (guards >> 9)
}

/// The cells that are alone in their row. No row may be empty, else the answer means nothing.
#[inline(always)]
fn single_in_row(word: u64) -> u64 {
    word & !rows_with(word & word.wrapping_sub(both(ROWS)))
}

/// The union of the three rows.
#[inline(always)]
fn columns(word: u64) -> u64 {
    (word | word >> 10 | word >> 20) & both(0x1ff)
}

/// What a table says of each half's lowest nine bits.
#[inline(always)]
fn lookup(table: &[u32; 512], index: u64) -> u64 {
    let low = table[(index & 0x1ff) as usize];
    let high = table[(index >> 32 & 0x1ff) as usize];
    u64::from(low) | u64::from(high) << 32
}

#[inline(always)]
fn minirow_index(word: u64) -> u64 {
    let starts = (word | word >> 1 | word >> 2) & both(MINIROW_STARTS);
    starts | starts >> 9 | starts >> 18
}

#[inline(always)]
fn minicolumn_index(columns: u64) -> u64 {
    columns | columns >> 7 | columns >> 14
}
