//! Sudoku on any shape, as the articles have it: each idea a strategy of its own, all with the same answers.
//!
//! A place is a cell's index, a value a digit, a group an index into `Shape::houses`.

mod brute_force;
mod candidates;
mod engine;
mod masks;
mod scan;

pub use brute_force::BruteForce;
pub use candidates::{Consequences, FewestCandidates, Kept};
pub use engine::EngineWalk;
pub use masks::Masks;
pub use scan::Scan;

use crate::problem::FirstOpen;
use crate::search::Search;
use crate::space::Space;
use crate::walk::Walk;
use sudokit::{Grid, Puzzle};

/// How a Sudoku is searched. Each but the last adds one idea to the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SudokuStrategy {
    /// Every filling of the open cells, checked when it is complete.
    BruteForce,
    /// The first open cell, the digits from 1 up, each compared with every cell of the row, the column and the box.
    FirstCell,
    /// The same; what a row, column or box holds is a bit mask, so that each costs one comparison.
    Bitwise,
    /// The same; each open cell's candidates are kept ready, so that none is tried in vain.
    Candidates,
    /// Not the first open cell, but the one with the fewest candidates (MRV, minimum remaining values).
    Mrv,
    /// MRV, and a placement is refused at once when it takes the last candidate of another cell.
    ForwardChecking,
    /// Forward checking, and naked and hidden singles are placed until there are none.
    Propagation,
    /// The solver's own engine, for comparison. It shows no events but what it found.
    Engine,
}

impl SudokuStrategy {
    /// All of them, the plainest first.
    pub const ALL: [SudokuStrategy; 8] = [
        SudokuStrategy::BruteForce,
        SudokuStrategy::FirstCell,
        SudokuStrategy::Bitwise,
        SudokuStrategy::Candidates,
        SudokuStrategy::Mrv,
        SudokuStrategy::ForwardChecking,
        SudokuStrategy::Propagation,
        SudokuStrategy::Engine,
    ];

    /// Its name in links and commands.
    pub fn id(self) -> &'static str {
        match self {
            SudokuStrategy::BruteForce => "brute-force",
            SudokuStrategy::FirstCell => "first-cell",
            SudokuStrategy::Bitwise => "bitwise",
            SudokuStrategy::Candidates => "candidates",
            SudokuStrategy::Mrv => "mrv",
            SudokuStrategy::ForwardChecking => "forward-checking",
            SudokuStrategy::Propagation => "propagation",
            SudokuStrategy::Engine => "engine",
        }
    }

    /// The strategy of this name.
    pub fn from_id(id: &str) -> Option<SudokuStrategy> {
        SudokuStrategy::ALL.into_iter().find(|strategy| strategy.id() == id)
    }

    /// A search of `puzzle` in this way, not yet begun. Givens that clash end it before it begins.
    pub fn walk(self, puzzle: &Puzzle) -> Box<dyn Walk> {
        let kept = |consequences| Kept::new(puzzle, consequences);
        match self {
            SudokuStrategy::BruteForce => Box::new(Search::new(BruteForce::new(puzzle), FirstOpen)),
            SudokuStrategy::FirstCell => Box::new(Search::new(Scan::new(puzzle), FirstOpen)),
            SudokuStrategy::Bitwise => Box::new(Search::new(Masks::new(puzzle), FirstOpen)),
            SudokuStrategy::Candidates => {
                Box::new(Search::new(kept(Consequences::Narrow), FirstOpen))
            }
            SudokuStrategy::Mrv => {
                Box::new(Search::new(kept(Consequences::Narrow), FewestCandidates))
            }
            SudokuStrategy::ForwardChecking => {
                Box::new(Search::new(kept(Consequences::Forward), FewestCandidates))
            }
            SudokuStrategy::Propagation => {
                Box::new(Search::new(kept(Consequences::Singles), FewestCandidates))
            }
            SudokuStrategy::Engine => Box::new(EngineWalk::new(puzzle)),
        }
    }
}

/// The fillings that brute force goes through: side^k for k open cells.
pub fn space(puzzle: &Puzzle) -> Space {
    Space { base: u32::from(puzzle.shape().side()), exponent: puzzle.givens().open() as u32 }
}

/// The first two givens that clash, by index.
fn clash(givens: &Grid) -> Option<[usize; 2]> {
    givens.conflicts().first().map(|conflict| conflict.cells.map(|cell| cell.index()))
}
