//! A board's values, and a puzzle: a board whose values are givens.

use crate::check::{self, Conflict};
use crate::search::{self, Budget, Count, Search, Solution, TrueCandidates};
use crate::sets::{Cell, Digit};
use crate::shape::Shape;

/// A shape and a value for each of its cells; a cell may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    shape: Shape,
    /// One byte a cell, 0 for empty, else a digit of the shape.
    values: Box<[u8]>,
}

impl Grid {
    /// A board without digits.
    pub fn empty(shape: Shape) -> Grid {
        let values = vec![0; shape.cell_count()].into_boxed_slice();
        Grid { shape, values }
    }

    /// A board from one byte a cell, row by row, 0 for empty.
    ///
    /// Answers `None` when the count of bytes is not side² or one is above the side.
    pub fn from_values(shape: Shape, values: &[u8]) -> Option<Grid> {
        let fits = values.len() == shape.cell_count() && values.iter().all(|&v| v <= shape.side());
        fits.then(|| Grid { shape, values: values.into() })
    }

    /// The board's rules.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The digit in `cell`, if any. A cell outside the board is empty.
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell.index()).copied().filter(|&v| v != 0).map(Digit)
    }

    /// Writes or empties `cell`. Does nothing, and says so, when the cell or the digit is not of this board.
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let fits =
            cell.index() < self.values.len() && digit.is_none_or(|d| self.shape.has_digit(d));
        if fits {
            self.values[cell.index()] = digit.map_or(0, |d| d.0);
        }
        fits
    }

    /// One byte a cell, row by row, 0 for empty.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// How many cells hold a digit.
    pub fn filled(&self) -> usize {
        self.values.iter().filter(|&&v| v != 0).count()
    }

    /// How many cells are empty.
    pub fn open(&self) -> usize {
        self.values.len() - self.filled()
    }

    /// Every pair of equal digits that see each other. See [`check::conflicts`].
    pub fn conflicts(&self) -> Vec<Conflict> {
        check::conflicts(self)
    }

    /// Whether every cell is filled and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.open() == 0 && self.conflicts().is_empty()
    }

    /// The cells in which the two boards differ. Boards of different shapes have no cells in common.
    pub fn differences(&self, other: &Grid) -> Vec<Cell> {
        self.shape.cells().filter(|&cell| self.get(cell) != other.get(cell)).collect()
    }
}

/// A shape and its givens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    givens: Grid,
}

impl Puzzle {
    /// The puzzle whose givens are the digits of `givens`. They may conflict: [`Puzzle::conflicts`] says so, and
    /// no search starts on them.
    pub fn new(givens: Grid) -> Puzzle {
        Puzzle { givens }
    }

    /// The board's rules.
    pub fn shape(&self) -> &Shape {
        self.givens.shape()
    }

    /// The givens.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Every pair of givens that break a rule.
    pub fn conflicts(&self) -> Vec<Conflict> {
        self.givens.conflicts()
    }

    /// A search over this puzzle's solutions that can be stopped and resumed.
    pub fn search(&self) -> Search {
        Search::new(self)
    }

    /// Whether the puzzle has one solution, several or none.
    pub fn solve(&self, budget: Budget) -> Solution {
        search::solve(self, budget)
    }

    /// Counts solutions up to `limit`.
    pub fn count(&self, limit: u64, budget: Budget) -> Count {
        search::count(self, limit, budget)
    }

    /// All solutions, one at a time, without a bound on the time each takes.
    pub fn solutions(&self) -> impl Iterator<Item = Grid> + use<> {
        search::solutions(self)
    }

    /// For every cell the digits that occur in some solution.
    pub fn true_candidates(&self, budget: Budget) -> TrueCandidates {
        search::true_candidates(self, budget)
    }
}

impl From<Grid> for Puzzle {
    fn from(givens: Grid) -> Puzzle {
        Puzzle::new(givens)
    }
}
