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
/// The nine columns in one row.
const ROW: u32 = 0x1ff;

/// A set of cells: band 0 in the low half of the first word, band 1 in its high half, band 2 in the second word.
/// What is done to a word is done to two bands at once.
pub(super) type Cells = [u64; 2];

/// Every cell.
const EVERY: Cells = [both(ALL), ALL as u64];
/// The index of what stands in for a second digit where only one is left to look at.
const NO_DIGIT: usize = 9;
/// Cells that break no rule among themselves.
const NO_DIGIT_PLACED: Cells =
    [(1 | 1 << 13 | 1 << 26) | (1 << 1 | 1 << 14 | 1 << 27) << 32, 1 << 2 | 1 << 15 | 1 << 28];

/// There is no solution from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

/// A digit for a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    digit: usize,
    /// The cell's other candidate, when there are two.
    only_other: Option<usize>,
    word: usize,
    bit: u32,
}

/// What is known of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells in which a digit is still a candidate, without those where it is placed.
    candidates: [Cells; 10],
    /// The cells in which a digit is placed.
    placed: [Cells; 10],
    /// The cells without a digit.
    open: Cells,
    /// The digits (bit 0 for 1) whose candidates changed since their houses were looked at.
    dirty: u32,
}

impl State {
    /// The state of a board, none of whose consequences are drawn yet. `clues` are the cells with each digit.
    #[inline(always)]
    pub(super) fn new(clues: &[Cells; 9]) -> State {
        let mut open = EVERY;
        for cells in clues {
            for word in 0..2 {
                open[word] &= !cells[word];
            }
        }
        let mut candidates = [[0; 2]; 10];
        for (all, cells) in candidates.iter_mut().zip(clues) {
            for word in 0..2 {
                all[word] = cells[word] | open[word] & !rows_with(cells[word]);
            }
        }
        // A given counts as placed once its digit is looked at.
        let mut placed = [[0; 2]; 10];
        placed[NO_DIGIT] = NO_DIGIT_PLACED;
        State { candidates, placed, open, dirty: ROW }
    }

    /// Draws every consequence of the rules below until there are no more.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> Result<(), Contradiction> {
        loop {
            let mut batch = self.dirty;
            self.dirty = 0;
            while batch != 0 {
                let first = batch.trailing_zeros() as usize;
                batch &= batch - 1;
                let second = batch.trailing_zeros() as usize;
                batch &= batch.wrapping_sub(1);
                self.close(first.min(NO_DIGIT), second.min(NO_DIGIT))?;
            }
            // With every cell taken there are 81 placements, as many as nine digits with one a row can have, and each
            // digit was just seen to fit its boxes and columns: nothing is left for `meet` to find.
            if self.is_solved() && self.dirty == 0 {
                return Ok(());
            }
            self.meet()?;
            if self.dirty == 0 {
                return Ok(());
            }
        }
    }

    /// The houses of two digits (from 0; the second may be [`NO_DIGIT`]): keeps the candidates that fit some choice of one minirow in each row and box of a
    /// band, and of one minicolumn in each band and column of a stack. This covers hidden singles, the cells seen
    /// by a placed digit, locked candidates of both kinds, and what two boxes say of the third.
    #[inline(always)]
    fn close(&mut self, d: usize, e: usize) -> Result<(), Contradiction> {
        let before_d: Cells = std::array::from_fn(|w| self.candidates[d][w] | self.placed[d][w]);
        let before_e: Cells = std::array::from_fn(|w| self.candidates[e][w] | self.placed[e][w]);
        // Bands 0 and 1 of one digit, the same of the other, then band 2 of both.
        let before = [before_d[0], before_e[0], before_d[1] | before_e[1] << 32];
        let minirows = before.map(|word| lookup(&MINIROWS, minirow_index(word)));
        let banded: [u64; 3] = std::array::from_fn(|i| before[i] & minirows[i]);

        let [x, y, z] = banded.map(columns);
        let columns = u64::from((x | x >> 22) as u32) | (y | y >> 22) << 32 | z << 20;
        let minicolumns: [u64; 3] = std::array::from_fn(|stack| {
            lookup(&MINICOLUMNS, minicolumn_index((columns >> (3 * stack)) & both(BOX)))
        });
        let all = minirows[0] | minirows[1] | minirows[2];
        if (all | minicolumns[0] | minicolumns[1] | minicolumns[2]) & both(CONTRADICTION) != 0 {
            return Err(Contradiction);
        }
        let fitting = minicolumns[0] | minicolumns[1] << 3 | minicolumns[2] << 6;
        let fitting_e = fitting >> 32;
        let fitting = [
            fitting & ROW as u64 | fitting << 22 & (ROW as u64) << 32,
            fitting_e & ROW as u64 | fitting_e << 22 & (ROW as u64) << 32,
            fitting >> 20 & both(ROW),
        ];

        let stacked: [u64; 3] = std::array::from_fn(|i| banded[i] & (fitting[i] * u64::from(ROWS)));
        let placed = stacked.map(single_in_row);
        let left: [u64; 3] = std::array::from_fn(|i| stacked[i] & !placed[i]);
        // What stands in for a digit has no candidates, and so takes no cell.
        let [e0, e1] = self.candidates[e];
        self.open[0] &= !(placed[0] | placed[1] & e0);
        self.open[1] &= !(placed[2] & LOW | placed[2] >> 32 & e1);
        self.candidates[d] = [left[0], left[2] & LOW];
        self.candidates[e] = [left[1], left[2] >> 32];
        self.placed[d] = [placed[0], placed[2] & LOW];
        self.placed[e] = [placed[1], placed[2] >> 32];
        let changed: [u64; 3] =
            std::array::from_fn(|i| minirow_starts(stacked[i]) ^ minirow_starts(banded[i]));
        self.dirty |= u32::from(changed[0] | changed[2] & LOW != 0) << d;
        self.dirty |= u32::from(changed[1] | changed[2] >> 32 != 0) << e;
        Ok(())
    }

    /// The cells: takes placed cells out of every digit's candidates, and places digits that are alone in a cell.
    #[inline(always)]
    fn meet(&mut self) -> Result<(), Contradiction> {
        let mut dirty = self.dirty;
        let (mut one, mut two) = ([0; 2], [0; 2]);
        for (digit, cells) in self.candidates.iter_mut().take(9).enumerate() {
            let mut changed = 0;
            for w in 0..2 {
                let word = cells[w] & self.open[w];
                changed |= word ^ cells[w];
                cells[w] = word;
                two[w] |= one[w] & word;
                one[w] |= word;
            }
            dirty |= u32::from(changed != 0) << digit;
        }
        if one != self.open {
            return Err(Contradiction);
        }
        let singles: Cells = std::array::from_fn(|w| one[w] & !two[w]);
        if singles[0] | singles[1] != 0 {
            let mut clash = 0;
            for (digit, cells) in self.candidates.iter_mut().take(9).enumerate() {
                let mut changed = 0;
                for w in 0..2 {
                    let hits = cells[w] & singles[w];
                    let guards = (hits + both(ALL)) & both(GUARDS);
                    let starts = guards >> 9;
                    clash |= hits & hits.wrapping_sub(starts);
                    let word = cells[w] & (hits | !(guards - starts));
                    changed |= word ^ cells[w];
                    cells[w] = word;
                }
                dirty |= u32::from(changed != 0) << digit;
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
        self.open[0] | self.open[1] == 0
    }

    /// What to guess in a settled, unsolved state. `None`: there are no solutions, which can be seen from here.
    #[inline(always)]
    pub(super) fn guess(&self) -> Option<Guess> {
        let (mut one, mut two, mut three) = ([0; 2], [0; 2], [0; 2]);
        for cells in self.candidates.iter().take(9) {
            for w in 0..2 {
                three[w] |= two[w] & cells[w];
                two[w] |= one[w] & cells[w];
                one[w] |= cells[w];
            }
        }
        let pairs: Cells = std::array::from_fn(|w| two[w] & !three[w]);
        // The cell that sees the most open cells; cells with two candidates, which it may decide, count twice.
        let weigh = |w: usize, cells: u64| {
            (self.open[w] & cells).count_ones() + (pairs[w] & cells).count_ones()
        };
        let mut best: Option<(usize, u32)> = None;
        let mut most = 0;
        for (w, mut cells) in pairs.into_iter().enumerate() {
            while cells != 0 {
                let bit = cells.trailing_zeros();
                cells &= cells - 1;
                let column = both(ROWS) << (bit % 32 % 10);
                let weight = weigh(w, !keep(bit)) + weigh(0, column) + weigh(1, column);
                if weight > most {
                    most = weight;
                    best = Some((w, bit));
                }
            }
        }
        let (w, bit) = best.or_else(|| self.fewest_candidates())?;
        let digits = (0..9).fold(0, |digits: u32, digit| {
            digits | ((self.candidates[digit][w] >> bit) as u32 & 1) << digit
        });
        let digit = digits.trailing_zeros() as usize;
        let others = digits & digits.wrapping_sub(1);
        let only_other = best.is_some().then_some(others.trailing_zeros() as usize);
        Some(Guess { digit, only_other, word: w, bit })
    }

    /// Narrows the state to those solutions that the guess is right about.
    #[inline(always)]
    pub(super) fn assume(&mut self, guess: Guess) {
        self.place(guess.digit, guess.word, guess.bit);
        if let Some(other) = guess.only_other {
            self.eliminate(other, guess.word, guess.bit);
        }
    }

    /// Narrows the state to those solutions that the guess is wrong about.
    #[inline(always)]
    pub(super) fn refute(&mut self, guess: Guess) {
        self.eliminate(guess.digit, guess.word, guess.bit);
        if let Some(other) = guess.only_other {
            self.place(other, guess.word, guess.bit);
        }
    }

    /// The open cell with the fewest candidates.
    fn fewest_candidates(&self) -> Option<(usize, u32)> {
        let cells = (0..2).flat_map(|w| (0..64).map(move |bit| (w, bit)));
        cells.filter(|&(w, bit)| self.open[w] >> bit & 1 != 0).min_by_key(|&(w, bit)| {
            self.candidates.iter().filter(|cells| cells[w] >> bit & 1 != 0).count()
        })
    }

    /// The cells in which each digit is placed.
    pub(super) fn placed(&self) -> &[Cells] {
        self.placed.split_at(NO_DIGIT).0
    }

    /// The cells in which `digit` (from 0) is placed or a candidate.
    pub(super) fn possible(&self, digit: usize) -> Cells {
        std::array::from_fn(|w| self.placed[digit][w] | self.candidates[digit][w])
    }

    /// Puts `digit` (from 0) in a cell where it is a candidate.
    #[inline(always)]
    pub(super) fn place(&mut self, digit: usize, w: usize, bit: u32) {
        self.candidates[digit][w] &= keep(bit);
        self.dirty |= 1 << digit;
    }

    /// Takes `digit` (from 0) from the candidates of a cell.
    #[inline(always)]
    pub(super) fn eliminate(&mut self, digit: usize, w: usize, bit: u32) {
        self.candidates[digit][w] &= !(1 << bit);
        self.dirty |= 1 << digit;
    }
}

/// Calls `each` with the index, row by row, of each of the cells.
#[inline(always)]
pub(super) fn for_each_cell(cells: Cells, mut each: impl FnMut(usize)) {
    for (w, mut word) in cells.into_iter().enumerate() {
        while word != 0 {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            each(54 * w + 27 * (bit / 32) + bit % 32 - bit % 32 / 10);
        }
    }
}

/// The word and the bit of a cell, given by its index row by row.
#[inline(always)]
pub(super) const fn place(cell: usize) -> (usize, u32) {
    let (band, rest) = (cell / 27, cell % 27);
    (band / 2, (32 * (band % 2) + rest + rest / 9) as u32)
}

const LOW: u64 = u32::MAX as u64;

/// The same in both halves.
const fn both(word: u32) -> u64 {
    word as u64 | (word as u64) << 32
}

/// What stays of a digit's candidates in a word when the digit is placed at `bit` of it.
#[inline(always)]
fn keep(bit: u32) -> u64 {
    !(u64::from(!KEEP[bit as usize & 31]) << (bit & 32))
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
    (word | word >> 10 | word >> 20) & both(ROW)
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
    let starts = minirow_starts(word);
    starts | starts >> 9 | starts >> 18
}

#[inline(always)]
fn minirow_starts(word: u64) -> u64 {
    (word | word >> 1 | word >> 2) & both(MINIROW_STARTS)
}

#[inline(always)]
fn minicolumn_index(columns: u64) -> u64 {
    columns | columns >> 7 | columns >> 14
}
