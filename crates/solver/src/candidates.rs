//! The pencilmark state that search and logic share.

use crate::grid::Grid;
use crate::sets::{Cell, CellSet, Digit, DigitSet};
use crate::shape::Shape;

/// For every cell its value, or the digits that it may still hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidates {
    grid: Grid,
    sets: Box<[DigitSet]>,
}

impl Candidates {
    /// The digits that no peer of an empty cell holds. A filled cell has no candidates.
    pub fn of(grid: &Grid) -> Candidates {
        let shape = grid.shape();
        let all = shape.digits();
        let sets = shape
            .cells()
            .map(|cell| match grid.get(cell) {
                Some(_) => DigitSet::EMPTY,
                None => {
                    let seen: DigitSet =
                        shape.peers(cell).iter().filter_map(|&p| grid.get(p)).collect();
                    DigitSet(all.0 & !seen.0)
                }
            })
            .collect();
        Candidates { grid: grid.clone(), sets }
    }

    /// The board's rules.
    pub fn shape(&self) -> &Shape {
        self.grid.shape()
    }

    /// The values placed so far.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The digits that `cell` may still hold; none when it is filled.
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.sets[cell.index()]
    }

    /// Writes `digit` into `cell` and takes it from the candidates of the peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        if self.grid.set(cell, Some(digit)) {
            self.sets[cell.index()] = DigitSet::EMPTY;
            for &peer in self.grid.shape().peers(cell) {
                self.sets[peer.index()].remove(digit);
            }
        }
    }

    /// Takes `digit` from the candidates of `cell`; says whether it was one.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) -> bool {
        self.sets[cell.index()].remove(digit)
    }

    /// The cells of `house` (an index into [`Shape::houses`]) that may still hold `digit`.
    pub fn places(&self, house: usize, digit: Digit) -> CellSet {
        let cells = &self.shape().houses()[house].cells;
        cells.iter().copied().filter(|&cell| self.get(cell).contains(digit)).collect()
    }
}
