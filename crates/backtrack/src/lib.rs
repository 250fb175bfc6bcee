//! The place, check, undo skeleton, and the problems it solves.

pub mod problem;
pub mod queens;
pub mod search;
pub mod space;
pub mod sudoku;
pub mod trace;
pub mod walk;
pub mod watch;

pub use problem::{Choice, FewestValues, FirstOpen, Place, Problem, Strategy, Value};
pub use search::{Count, Found, Move, Search};
pub use space::Space;
pub use sudokit::Budget;
pub use trace::{End, Trace};
pub use walk::Walk;
pub use watch::{Against, Counters, DeadEnd, Event, Line, Visitor, Watch};
