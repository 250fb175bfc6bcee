//! What is known of a 9×9 board, digit by digit, and the rules that narrow it.

use super::cells::{
    BOX, Cells, Digits, ROW, alone_in_row, columns, minirow_starts, row_starts, rows, tally,
};
use super::tables::{CONTRADICTION, MINICOLUMNS, MINIROWS};

/// There is no solution from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contradiction;

/// What is known of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cells in which a digit is still a candidate, without those where it is placed.
    pub(super) candidates: Digits,
    /// The cells in which a digit is placed.
    placed: Digits,
    /// The cells without a digit.
    pub(super) open: Cells,
    /// The digits (bit 0 for 1) whose candidates changed since their houses were looked at.
    pub(super) dirty: u32,
}

impl State {
    /// The state of a board, none of whose consequences are drawn yet. `clues` are the cells with each digit.
    #[inline(always)]
    pub(super) fn new(clues: &Digits) -> State {
        let given = (0..9).fold(Cells::NONE, |given, digit| given | clues.get(digit));
        let mut candidates = Digits::NONE;
        for digit in 0..9 {
            let cells = clues.get(digit);
            let seen = Cells {
                upper: rows(row_starts(cells.upper)),
                lower: rows(row_starts(cells.lower)),
            };
            candidates.set(digit, cells | Cells::ALL.without(given | seen));
        }
        // A given counts as placed, and its cell as taken, once its digit is looked at.
        State { candidates, placed: Digits::NONE, open: Cells::ALL, dirty: ROW }
    }

    /// Draws every consequence of the rules below until there are no more. The cells with two candidates, if any cell is
    /// open then.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> Result<Cells, Contradiction> {
        let mut singles = Cells::NONE;
        loop {
            // Most batches come without singles, and are the faster for not looking for them.
            match singles.is_empty() {
                true => self.look::<false>(Cells::NONE)?,
                false => self.look::<true>(singles)?,
            }
            // With every cell taken there are 81 placements, as many as nine digits with one a row can have, and each
            // digit was just seen to fit its boxes and columns: nothing is left to find.
            if self.is_solved() && self.dirty == 0 {
                return Ok(Cells::NONE);
            }
            let upper = tally(&self.candidates.upper);
            let lower = tally(&self.candidates.lower);
            let any = Cells { upper: upper.any(), lower: lower.any() };
            if !self.open.without(any).is_empty() {
                return Err(Contradiction);
            }
            singles = self.open.without(Cells { upper: upper.more(), lower: lower.more() });
            let touched = singles | any.without(self.open);
            if touched.is_empty() && self.dirty == 0 {
                return Ok(Cells { upper: upper.two(), lower: lower.two() });
            }
            self.dirty |= self.digits_in(touched);
        }
    }

    /// Looks at each digit whose candidates changed. `SINGLES`: whether there are any.
    #[inline(always)]
    fn look<const SINGLES: bool>(&mut self, singles: Cells) -> Result<(), Contradiction> {
        let mut batch = self.dirty;
        let (mut open, mut dirty) = (self.open, 0);
        // What the last digit but one left open: to wait for the last one would be to do nothing meanwhile.
        let mut seen = open;
        while batch != 0 {
            // No more than 8, in terms that spare the check of an index.
            let digit = (batch | 1 << 8).trailing_zeros() as usize;
            batch &= batch - 1;
            let (placed, again) = self.close::<SINGLES>(digit, seen, singles)?;
            seen = open;
            open = open.without(placed);
            dirty |= u32::from(again) << digit;
        }
        (self.open, self.dirty) = (open, dirty);
        Ok(())
    }

    /// The houses of a digit (from 0): keeps the candidates that fit some choice of one minirow in each row and box of a
    /// band, and of one minicolumn in each band and column of a stack. This covers hidden singles, the cells seen
    /// by a placed digit, locked candidates of both kinds, and what two boxes say of the third.
    ///
    /// Candidates that are left in cells that are not `open` go; where one is in `singles`, it is placed. The cells in
    /// which the digit is placed now, and whether another look at it may find more.
    #[inline(always)]
    fn close<const SINGLES: bool>(
        &mut self,
        digit: usize,
        open: Cells,
        singles: Cells,
    ) -> Result<(Cells, bool), Contradiction> {
        let candidates = self.candidates.get(digit) & open;
        let hits = if SINGLES { candidates & singles } else { Cells::NONE };
        let starts = Cells { upper: row_starts(hits.upper), lower: row_starts(hits.lower) };
        // Two in a row that can be nothing else.
        let clash = (hits.upper & hits.upper.wrapping_sub(starts.upper))
            | u64::from(hits.lower & hits.lower.wrapping_sub(starts.lower));
        let hit_rows = Cells { upper: rows(starts.upper), lower: rows(starts.lower) };
        let before = candidates.without(hit_rows) | hits | self.placed.get(digit);

        let starts =
            Cells { upper: minirow_starts(before.upper), lower: minirow_starts(before.lower) };
        let places = (
            starts.upper.wrapping_mul(GATHER_MINIROWS.into()) >> 18,
            starts.lower.wrapping_mul(GATHER_MINIROWS) >> 18,
        );
        let minirows = [
            MINIROWS[(places.0 & 0x1ff) as usize],
            MINIROWS[(places.0 >> 32 & 0x1ff) as usize],
            MINIROWS[(places.1 & 0x1ff) as usize],
        ];
        let fitting = Cells {
            upper: u64::from(minirows[0]) | u64::from(minirows[1]) << 32,
            lower: minirows[2],
        };
        let banded = before & fitting;
        let starts = starts & fitting;

        let upper = columns(banded.upper);
        let columns = upper as u32 | (upper >> 22) as u32 | columns(banded.lower) << 20;
        let [a, b, c] = [0, 3, 6].map(|first| {
            let places = (columns & BOX << first).wrapping_mul(GATHER_MINICOLUMNS) >> (14 + first);
            &MINICOLUMNS[(places & 0x1ff) as usize]
        });
        let none = minirows[0] | minirows[1] | minirows[2] | a.lower | b.lower | c.lower;
        if clash | u64::from(none & CONTRADICTION) != 0 {
            return Err(Contradiction);
        }
        let stacked = banded
            & Cells {
                upper: a.upper | b.upper << 3 | c.upper << 6,
                lower: a.lower | b.lower << 3 | c.lower << 6,
            };

        let placed =
            Cells { upper: alone_in_row(stacked.upper), lower: alone_in_row(stacked.lower) };
        self.candidates.set(digit, stacked.without(placed));
        self.placed.set(digit, placed);
        let lost = (minirow_starts(stacked.upper) ^ starts.upper)
            | u64::from(minirow_starts(stacked.lower) ^ starts.lower);
        Ok((placed, lost != 0))
    }

    /// The digits that have candidates in some of these cells.
    ///
    /// Bit after bit, each from the one before: of an `or` of nine terms LLVM makes vectors, lane by lane.
    #[inline(always)]
    pub(super) fn digits_in(&self, cells: Cells) -> u32 {
        (0..9).rev().fold(0, |digits, digit| {
            2 * digits + u32::from(!(self.candidates.get(digit) & cells).is_empty())
        })
    }

    /// Whether every cell has a digit. Only a settled state is to be asked.
    #[inline(always)]
    pub(super) fn is_solved(&self) -> bool {
        self.open.is_empty()
    }

    /// The cells in which a digit (from 0) is placed.
    pub(super) fn placed(&self, digit: usize) -> Cells {
        self.placed.get(digit)
    }

    /// The cells in which a digit (from 0) is placed or a candidate.
    pub(super) fn possible(&self, digit: usize) -> Cells {
        self.placed.get(digit) | self.candidates.get(digit)
    }
}

/// Multiplied by this, the nine bits of [`minirow_starts`] come to stand side by side from bit 18 on, one row beside
/// another in each box; so do those of the high half, which what carries over from the low half does not reach.
const GATHER_MINIROWS: u32 = 1 << 18 | 1 << 9 | 1;
/// Multiplied by this, the three columns of a stack in each of the three bands come to stand side by side, 14 bits above
/// where band 0 has them.
const GATHER_MINICOLUMNS: u32 = 1 << 14 | 1 << 7 | 1;
