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
/// One column of cells of a box, its three columns, in each row.
const MINICOLUMN: u32 = 0b111 * ROWS;

/// One word for each band. The fourth is always 0: it makes four lanes of a vector.
pub(super) type Bands = [u32; 4];

/// There is no solution from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells in which a digit is still a candidate, without those where it is placed.
    candidates: [Bands; 9],
    /// The cells in which a digit is placed.
    placed: [Bands; 9],
    /// The cells without a digit.
    open: Bands,
    /// The digits (bit 0 for 1) whose candidates changed since their houses were looked at.
    dirty: u32,
}

impl State {
    /// The state of a board, none of whose consequences are drawn yet. `clues` are the cells with each digit.
    #[inline(always)]
    pub(super) fn new(clues: &[Bands; 9]) -> State {
        let mut open = [ALL, ALL, ALL, 0];
        for word in clues {
            for band in 0..3 {
                open[band] &= !word[band];
            }
        }
        let mut candidates = [[0; 4]; 9];
        for (all, word) in candidates.iter_mut().zip(clues) {
            for band in 0..3 {
                all[band] = word[band] | open[band] & !rows_with(word[band]);
            }
        }
        // Given digits count as placed once their digit is looked at.
        State { candidates, placed: [[0; 4]; 9], open, dirty: 0x1ff }
    }

    /// Draws every consequence of the rules below until there are no more.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> Result<(), Contradiction> {
        loop {
            while self.dirty != 0 {
                let mut batch = self.dirty;
                self.dirty = 0;
                while batch != 0 {
                    let digit = batch.trailing_zeros() as usize;
                    batch &= batch - 1;
                    self.close(digit)?;
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
    fn close(&mut self, digit: usize) -> Result<(), Contradiction> {
        let (Some(candidates), Some(placed)) =
            (self.candidates.get_mut(digit), self.placed.get_mut(digit))
        else {
            return Ok(());
        };
        let before: [u32; 3] = std::array::from_fn(|b| candidates[b] | placed[b]);
        let minirows = before.map(|word| MINIROWS[minirow_index(word)]);
        let banded: [u32; 3] = std::array::from_fn(|b| before[b] & minirows[b]);
        let columns = columns(banded[0]) | columns(banded[1]) << 10 | columns(banded[2]) << 20;
        let minicolumns: [u32; 3] =
            std::array::from_fn(|stack| MINICOLUMNS[minicolumn_index(columns >> (3 * stack))]);
        let all = minirows[0] | minirows[1] | minirows[2];
        if (all | minicolumns[0] | minicolumns[1] | minicolumns[2]) & CONTRADICTION != 0 {
            return Err(Contradiction);
        }
        let columns = minicolumns[0] | minicolumns[1] << 3 | minicolumns[2] << 6;
        let mut changed = 0;
        for band in 0..3 {
            let stacked = banded[band] & ((columns >> (10 * band) & 0x1ff) * ROWS);
            changed |= stacked ^ banded[band];
            let single = single_in_row(stacked);
            placed[band] = single;
            candidates[band] = stacked & !single;
            self.open[band] &= !single;
        }
        self.dirty |= u32::from(changed != 0) << digit;
        Ok(())
    }

    /// The cells: takes placed cells out of every digit's candidates, and places digits that are alone in a cell.
    #[inline(always)]
    fn meet(&mut self) -> Result<(), Contradiction> {
        let (mut one, mut two) = ([0; 4], [0; 4]);
        let mut dirty = 0;
        for (digit, words) in self.candidates.iter_mut().enumerate() {
            let mut changed = 0;
            for band in 0..4 {
                let word = words[band] & self.open[band];
                changed |= word ^ words[band];
                words[band] = word;
                two[band] |= one[band] & word;
                one[band] |= word;
            }
            dirty |= u32::from(changed != 0) << digit;
        }
        if one != self.open {
            return Err(Contradiction);
        }
        for band in 0..3 {
            let mut singles = one[band] & !two[band];
            while singles != 0 {
                let bit = singles.trailing_zeros();
                singles &= singles - 1;
                for (digit, words) in self.candidates.iter_mut().enumerate() {
                    if words[band] >> bit & 1 != 0 {
                        words[band] &= KEEP[bit as usize & 31];
                        dirty |= 1 << digit;
                    }
                }
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
        let (mut one, mut two, mut three) = ([0u32; 4], [0u32; 4], [0u32; 4]);
        for words in &self.candidates {
            for band in 0..4 {
                three[band] |= two[band] & words[band];
                two[band] |= one[band] & words[band];
                one[band] |= words[band];
            }
        }
        let mut best: Option<(usize, u32)> = None;
        let mut most = 0;
        for band in 0..3 {
            let mut pairs = two[band] & !three[band];
            while pairs != 0 {
                let bit = pairs.trailing_zeros();
                pairs &= pairs - 1;
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
        let (band, bit) = match best {
            Some(best) => best,
            None => {
                // Fewest candidates among cells with three or more.
                let mut found = None;
                let mut least = u32::MAX;
                for band in 0..3 {
                    let mut cells = self.open[band];
                    while cells != 0 {
                        let bit = cells.trailing_zeros();
                        cells &= cells - 1;
                        let n = self.candidates.iter().map(|w| w[band] >> bit & 1).sum();
                        if n >= 2 && n < least {
                            least = n;
                            found = Some((band, bit));
                        }
                    }
                }
                found?
            }
        };
        let digit = self.candidates.iter().position(|w| w[band] >> bit & 1 != 0)?;
        let chosen = self.with(digit, band, bit);
        self.eliminate(digit, band, bit);
        Some(chosen)
    }

    /// The cells in which each digit is placed.
    pub(super) fn placed(&self) -> &[Bands; 9] {
        &self.placed
    }

    /// The cells in which each digit is placed or a candidate.
    pub(super) fn possible(&self) -> [Bands; 9] {
        std::array::from_fn(|digit| {
            std::array::from_fn(|band| self.candidates[digit][band] | self.placed[digit][band])
        })
    }

    /// This state with `digit` (from 0) in the cell of `bit`, where it is a candidate.
    pub(super) fn with(&self, digit: usize, band: usize, bit: u32) -> State {
        let mut state = *self;
        state.candidates[digit][band] &= KEEP[bit as usize & 31];
        state.dirty |= 1 << digit;
        state
    }

    /// Takes `digit` (from 0) from the candidates of the cell of `bit`.
    pub(super) fn eliminate(&mut self, digit: usize, band: usize, bit: u32) {
        self.candidates[digit][band] &= !(1 << bit);
        self.dirty |= 1 << digit;
    }
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

/// The cells of the rows in which `word` has cells.
#[inline(always)]
fn rows_with(word: u32) -> u32 {
    let guards = (word + ALL) & GUARDS;
    guards - (guards >> 9)
}

/// The cells that are alone in their row. No row may be empty.
#[inline(always)]
fn single_in_row(word: u32) -> u32 {
    word & !rows_with(word & word.wrapping_sub(ROWS))
}

/// The union of the three rows.
#[inline(always)]
fn columns(word: u32) -> u32 {
    (word | word >> 10 | word >> 20) & 0x1ff
}

#[inline(always)]
fn minirow_index(word: u32) -> usize {
    let starts = (word | word >> 1 | word >> 2) & MINIROW_STARTS;
    ((starts | starts >> 9 | starts >> 18) & 0x1ff) as usize
}

#[inline(always)]
fn minicolumn_index(columns: u32) -> usize {
    let columns = columns & MINICOLUMN;
    ((columns | columns >> 7 | columns >> 14) & 0x1ff) as usize
}
