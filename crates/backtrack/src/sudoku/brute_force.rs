//! The articles' warning: every filling, and the check too late.

use super::scan::Scan;
use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use sudokit::Puzzle;

/// A board that is checked only when the digit at hand fills its last open cell.
#[derive(Clone, Debug)]
pub struct BruteForce {
    board: Scan,
    open: usize,
}

impl BruteForce {
    /// The board with the givens of `puzzle`.
    pub fn new(puzzle: &Puzzle) -> BruteForce {
        BruteForce { board: Scan::new(puzzle), open: puzzle.givens().open() }
    }
}

impl Problem for BruteForce {
    fn places(&self) -> usize {
        self.board.places()
    }

    fn value(&self, place: Place) -> Option<Value> {
        self.board.value(place)
    }

    fn values(&self, place: Place, out: &mut Vec<Value>) {
        self.board.values(place, out);
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        if self.open > 1 {
            return Ok(());
        }
        // The digit at hand is compared by itself: it does not stand yet.
        self.board.check(choice, watch)?;
        for place in 0..self.places() {
            if let Some(value) = self.value(place) {
                self.board.check(Choice { place, value }, watch)?;
            }
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.open -= 1;
        self.board.place(choice, watch)
    }

    fn undo(&mut self, choice: Choice, watch: &mut Watch<'_>) {
        self.open += 1;
        self.board.undo(choice, watch);
    }

    fn begin(&mut self, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.board.begin(watch)
    }
}
