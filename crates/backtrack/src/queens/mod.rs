//! The queens: n of them on an n×n board, none attacking another.
//!
//! A place is a row, a value the column of its queen, both from 0. A group is a line of the board: see [`Line`].

mod counter;
mod masks;
mod plain;
mod spread;
mod symmetry;

pub use counter::QueenCounter;
pub use masks::QueenMasks;
pub use plain::Queens;
pub use spread::{MiddleFirst, SpreadQueens};
pub use symmetry::{images, is_fundamental};

use crate::problem::FirstOpen;
use crate::search::Search;
use crate::walk::Walk;

/// The largest board that the lab opens.
pub const MAX_QUEENS: usize = 1000;

/// How queens are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueenStrategy {
    /// Row by row, column by column, each square compared with every queen above it.
    Plain,
    /// The same; the columns and diagonals that are taken are three bit masks. Up to [`QueenMasks::MAX_SIDE`] queens.
    Bitwise,
    /// The row with the fewest free squares, of equals the one nearest the middle; its columns from the middle
    /// outwards. Made for the first solution on large boards.
    MiddleFirst,
}

impl QueenStrategy {
    /// All of them, the plainest first.
    pub const ALL: [QueenStrategy; 3] =
        [QueenStrategy::Plain, QueenStrategy::Bitwise, QueenStrategy::MiddleFirst];

    /// Its name in links and commands.
    pub fn id(self) -> &'static str {
        match self {
            QueenStrategy::Plain => "plain",
            QueenStrategy::Bitwise => "bitwise",
            QueenStrategy::MiddleFirst => "middle-first",
        }
    }

    /// The strategy of this name.
    pub fn from_id(id: &str) -> Option<QueenStrategy> {
        QueenStrategy::ALL.into_iter().find(|strategy| strategy.id() == id)
    }

    /// A search for `n` queens in this way; `None` when the board is too large for it.
    pub fn walk(self, n: usize) -> Option<Box<dyn Walk>> {
        if n > MAX_QUEENS {
            return None;
        }
        Some(match self {
            QueenStrategy::Plain => Box::new(Search::new(Queens::new(n), FirstOpen)),
            QueenStrategy::Bitwise => Box::new(Search::new(QueenMasks::new(n)?, FirstOpen)),
            QueenStrategy::MiddleFirst => Box::new(Search::new(SpreadQueens::new(n), MiddleFirst)),
        })
    }
}

/// A line of squares of which two queens may not share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The squares of this column.
    Column(usize),
    /// The squares whose row and column add up to this.
    Sum(usize),
    /// The squares whose row, with n - 1 added, is this much more than their column.
    Difference(usize),
}

impl Line {
    /// The three lines through a square of the board of side `n`, other than its row.
    pub fn through(n: usize, row: usize, column: usize) -> [Line; 3] {
        [Line::Column(column), Line::Sum(row + column), Line::Difference(row + n - 1 - column)]
    }

    /// The number of the line as a group: the columns, then the sums, then the differences.
    pub fn group(self, n: usize) -> usize {
        match self {
            Line::Column(column) => column,
            Line::Sum(sum) => n + sum,
            Line::Difference(difference) => 3 * n - 1 + difference,
        }
    }

    /// The line of this number.
    pub fn of_group(n: usize, group: usize) -> Line {
        match group {
            _ if group < n => Line::Column(group),
            _ if group < 3 * n - 1 => Line::Sum(group - n),
            _ => Line::Difference(group - (3 * n - 1)),
        }
    }
}
