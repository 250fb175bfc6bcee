//! What is to be seen in which cell, beside its ink.

use sudokit::search::Reason;
use sudokit::{Cell, CellSet, Digit, Grid, Shape};

/// Marks on the board, by cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// Digits that break a rule.
    pub conflicts: CellSet,
    /// The pairs that break it, the lower cell first.
    pub pairs: Vec<[Cell; 2]>,
    /// Digits that are not those of the solution.
    pub wrong: CellSet,
    /// Cells in which solutions differ.
    pub differing: CellSet,
    /// The cell, or the house, that has no candidate left.
    pub stuck: CellSet,
    /// The placements that lead there.
    pub forced: Vec<(Cell, Digit)>,
}

impl Highlights {
    /// The conflicts of a board.
    pub fn conflicts_of(grid: &Grid) -> Highlights {
        let pairs: Vec<[Cell; 2]> = grid.conflicts().iter().map(|c| c.cells).collect();
        let conflicts = pairs.iter().flatten().copied().collect();
        Highlights { conflicts, pairs, ..Highlights::default() }
    }
    /// Marks the place that shows why there is no solution, and, if `all`, what leads there.
    pub fn explain(&mut self, reason: &Reason, shape: &Shape, all: bool) {
        let after = match reason {
            Reason::NoCandidate { cell, after } => {
                self.stuck = [*cell].into_iter().collect();
                after
            }
            Reason::NoPlace { house, after, .. } => {
                let house = shape.houses().get(usize::from(*house));
                self.stuck = house.into_iter().flat_map(|h| h.cells.iter().copied()).collect();
                after
            }
            Reason::Conflicts(_) | Reason::Exhausted => return,
        };
        if all {
            self.forced.clone_from(after);
        }
    }
}
