//! The articles' first program: a digit is compared with every cell of its row, its column and its box.

use super::clash;
use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use sudokit::{Cell, Puzzle, Shape};

/// A board and nothing else.
#[derive(Clone, Debug)]
pub struct Scan {
    shape: Shape,
    /// 0 for an open cell.
    values: Box<[u8]>,
    clash: Option<[Place; 2]>,
}

impl Scan {
    /// The board with the givens of `puzzle`.
    pub fn new(puzzle: &Puzzle) -> Scan {
        let givens = puzzle.givens();
        Scan { shape: givens.shape().clone(), values: givens.values().into(), clash: clash(givens) }
    }
}

impl Problem for Scan {
    fn places(&self) -> usize {
        self.values.len()
    }

    fn value(&self, place: Place) -> Option<Value> {
        match self.values[place] {
            0 => None,
            digit => Some(digit.into()),
        }
    }

    fn values(&self, _: Place, out: &mut Vec<Value>) {
        out.extend(1..=usize::from(self.shape.side()));
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        let cell = Cell(choice.place as u16);
        for &house in self.shape.houses_of(cell) {
            for &other in &self.shape.houses()[usize::from(house)].cells {
                if other != cell {
                    let fits = usize::from(self.values[other.index()]) != choice.value;
                    watch.compare(choice, Against::Place(other.index()), fits)?;
                }
            }
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.values[choice.place] = choice.value as u8;
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.values[choice.place] = 0;
    }

    fn begin(&mut self, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.clash.map_or(Ok(()), |places| Err(DeadEnd::Givens(places)))
    }
}
