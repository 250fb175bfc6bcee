//! Pure Sudoku: shapes, puzzles, rules and search.
//!
//! This crate knows no DOM, no clock, no I/O, no globals and no randomness of its own, and it writes no text for
//! people: it answers with values, and its users find the words.
//!
//! ```
//! use sudokit::{Budget, Puzzle, Solution};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! match puzzle.solve(Budget::default()) {
//!     Solution::Unique(grid) => assert!(grid.to_string().starts_with("534678912")),
//!     other => panic!("this puzzle has one solution, not {other:?}"),
//! }
//! # Ok::<(), sudokit::text::ParseError>(())
//! ```

pub mod candidates;
pub mod check;
pub mod grid;
pub mod logic;
pub mod search;
pub mod sets;
pub mod shape;
pub mod text;

pub use candidates::Candidates;
pub use check::{Conflict, Relation};
pub use grid::{Grid, Puzzle};
pub use logic::{Pattern, Step, Technique, next_single, next_step};
pub use search::{Budget, Count, Found, Reason, Search, Solution, TrueCandidates};
pub use sets::{Cell, CellSet, Digit, DigitSet};
pub use shape::{House, HouseKind, Shape, ShapeError};
pub use text::ParseError;
