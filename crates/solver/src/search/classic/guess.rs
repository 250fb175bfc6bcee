//! What to try where the rules find no more.

use super::bands::State;
use super::cells::Cells;
use super::tables::PEERS;

/// The greatest place.
const LAST: u32 = 95;

/// A digit for a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    digit: u8,
    /// The cell's other candidate, when there are two.
    only_other: Option<u8>,
    place: u8,
}

impl State {
    /// What to guess in a settled, unsolved state, in which the cells `pairs` have two candidates. `None`: there are no
    /// solutions, which can be seen from here.
    ///
    /// The cell with two candidates that sees the most open cells; cells with two candidates, which it may decide,
    /// count twice. The digit that takes more from those is tried first: it leads to a solution, or to none, sooner.
    #[inline(always)]
    pub(super) fn guess(&self, pairs: Cells) -> Option<Guess> {
        let lower = u64::from(self.open.lower) | u64::from(pairs.lower) << 32;
        // Weight and place in one number, so that one comparison keeps the better of two, or the first. No weight is 0: in
        // a cell that sees no open cell each candidate would be a hidden single.
        let mut best = 0;
        let mut weigh = |place: u32| {
            let (in_upper, in_lower) = PEERS[place as usize & 127];
            let weight = (self.open.upper & in_upper).count_ones()
                + (pairs.upper & in_upper).count_ones()
                + (lower & in_lower).count_ones();
            best = best.max(weight << 8 | (LAST - place));
        };
        let mut cells = pairs.upper;
        while cells != 0 {
            weigh(cells.trailing_zeros());
            cells &= cells - 1;
        }
        let mut cells = pairs.lower;
        while cells != 0 {
            weigh(64 + cells.trailing_zeros());
            cells &= cells - 1;
        }
        if best == 0 {
            let place = self.fewest_candidates()?;
            let digit = self.digits(place).trailing_zeros() as u8;
            return Some(Guess { digit, only_other: None, place: place as u8 });
        }
        let place = LAST - (best & 0xff);
        let digits = self.digits(place);
        let digit = digits.trailing_zeros() as u8;
        let other = (digits & digits.wrapping_sub(1)).trailing_zeros() as u8;
        let peers = peers(place);
        let takes = |digit: u8| {
            let taken = self.candidates.get(usize::from(digit)) & peers;
            count(taken) + 4 * count(taken & pairs)
        };
        let (digit, other) =
            if takes(digit) < takes(other) { (other, digit) } else { (digit, other) };
        Some(Guess { digit, only_other: Some(other), place: place as u8 })
    }

    /// Narrows the state to those solutions that the guess is right about.
    #[inline(always)]
    pub(super) fn assume(&mut self, guess: Guess) {
        self.place(guess.digit.into(), guess.place.into());
        if let Some(other) = guess.only_other {
            self.eliminate(other.into(), guess.place.into());
        }
    }

    /// Narrows the state to those solutions that the guess is wrong about.
    #[inline(always)]
    pub(super) fn refute(&mut self, guess: Guess) {
        self.eliminate(guess.digit.into(), guess.place.into());
        if let Some(other) = guess.only_other {
            self.place(other.into(), guess.place.into());
        }
    }

    /// Puts `digit` (from 0) in a cell where it is a candidate.
    #[inline(always)]
    pub(super) fn place(&mut self, digit: usize, place: u32) {
        self.candidates.set(digit, self.candidates.get(digit).without(peers(place)));
        self.dirty |= 1 << digit;
    }

    /// Takes `digit` (from 0) from the candidates of a cell.
    #[inline(always)]
    pub(super) fn eliminate(&mut self, digit: usize, place: u32) {
        self.candidates.set(digit, self.candidates.get(digit).without(Cells::at(place)));
        self.dirty |= 1 << digit;
    }

    /// The candidates of a cell, bit 0 for 1.
    #[inline(always)]
    fn digits(&self, place: u32) -> u32 {
        self.digits_in(Cells::at(place))
    }

    /// The open cell with the fewest candidates.
    fn fewest_candidates(&self) -> Option<u32> {
        (0..=LAST)
            .filter(|&place| !(self.open & Cells::at(place)).is_empty())
            .min_by_key(|&place| self.digits(place).count_ones())
    }
}

#[inline(always)]
fn peers(place: u32) -> Cells {
    let (upper, lower) = PEERS[place as usize & 127];
    Cells { upper, lower: lower as u32 }
}

#[inline(always)]
fn count(cells: Cells) -> u32 {
    cells.upper.count_ones() + cells.lower.count_ones()
}
