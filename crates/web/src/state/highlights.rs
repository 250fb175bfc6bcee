//! What is to be seen in which cell, beside its ink.

use sudokit::{Cell, CellSet, Grid};

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
}

impl Highlights {
    /// The conflicts of a board.
    pub fn conflicts_of(grid: &Grid) -> Highlights {
        let pairs: Vec<[Cell; 2]> = grid.conflicts().iter().map(|c| c.cells).collect();
        let conflicts = pairs.iter().flatten().copied().collect();
        Highlights { conflicts, pairs, ..Highlights::default() }
    }
}
