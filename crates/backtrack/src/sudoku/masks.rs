//! The bitwise check: what a house holds is one mask, so that one comparison answers for all its cells.

use super::scan::Scan;
use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use sudokit::{Cell, Puzzle, Shape};

/// A board, and for each house the digits in it.
#[derive(Clone, Debug)]
pub struct Masks {
    board: Scan,
    shape: Shape,
    /// One mask a house, in the order of `Shape::houses`; bit `d - 1` for digit `d`.
    used: Box<[u32]>,
}

impl Masks {
    /// The board with the givens of `puzzle`.
    pub fn new(puzzle: &Puzzle) -> Masks {
        let shape = puzzle.shape().clone();
        let digits_in = |cells: &[Cell]| {
            let digits = cells.iter().filter_map(|&cell| puzzle.givens().get(cell));
            digits.fold(0, |mask, digit| mask | 1 << digit.index())
        };
        let used = shape.houses().iter().map(|house| digits_in(&house.cells)).collect();
        Masks { board: Scan::new(puzzle), shape, used }
    }

    fn toggle(&mut self, choice: Choice) {
        for &house in self.shape.houses_of(Cell(choice.place as u16)) {
            self.used[usize::from(house)] ^= 1 << (choice.value - 1);
        }
    }
}

impl Problem for Masks {
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
        for &house in self.shape.houses_of(Cell(choice.place as u16)) {
            let house = usize::from(house);
            let fits = self.used[house] >> (choice.value - 1) & 1 == 0;
            watch.compare(choice, Against::Group(house), fits)?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.toggle(choice);
        self.board.place(choice, watch)
    }

    fn undo(&mut self, choice: Choice, watch: &mut Watch<'_>) {
        self.board.undo(choice, watch);
        self.toggle(choice);
    }

    fn begin(&mut self, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.board.begin(watch)
    }
}
