//! Columns and diagonals as bit masks: three comparisons a square, however many queens stand.

use super::Line;
use super::plain::Queens;
use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};

/// A board, and the lines that are taken.
#[derive(Clone, Debug)]
pub struct QueenMasks {
    queens: Queens,
    columns: u64,
    sums: u128,
    differences: u128,
}

impl QueenMasks {
    /// The largest side whose lines fit in the masks.
    pub const MAX_SIDE: usize = 64;

    /// An empty board of side `n`; `None` above [`QueenMasks::MAX_SIDE`].
    pub fn new(n: usize) -> Option<QueenMasks> {
        let fits = n <= QueenMasks::MAX_SIDE;
        fits.then(|| QueenMasks { queens: Queens::new(n), columns: 0, sums: 0, differences: 0 })
    }

    fn is_free(&self, line: Line) -> bool {
        match line {
            Line::Column(column) => self.columns >> column & 1 == 0,
            Line::Sum(sum) => self.sums >> sum & 1 == 0,
            Line::Difference(difference) => self.differences >> difference & 1 == 0,
        }
    }

    fn toggle(&mut self, choice: Choice) {
        for line in Line::through(self.places(), choice.place, choice.value) {
            match line {
                Line::Column(column) => self.columns ^= 1 << column,
                Line::Sum(sum) => self.sums ^= 1 << sum,
                Line::Difference(difference) => self.differences ^= 1 << difference,
            }
        }
    }
}

impl Problem for QueenMasks {
    fn places(&self) -> usize {
        self.queens.places()
    }

    fn value(&self, row: Place) -> Option<Value> {
        self.queens.value(row)
    }

    fn values(&self, row: Place, out: &mut Vec<Value>) {
        self.queens.values(row, out);
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        let n = self.places();
        for line in Line::through(n, choice.place, choice.value) {
            watch.compare(choice, Against::Group(line.group(n)), self.is_free(line))?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.toggle(choice);
        self.queens.place(choice, watch)
    }

    fn undo(&mut self, choice: Choice, watch: &mut Watch<'_>) {
        self.queens.undo(choice, watch);
        self.toggle(choice);
    }
}
