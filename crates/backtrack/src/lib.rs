//! Backtracking to look at: one skeleton of place, check and undo, and the problems it solves.
//!
//! A [`Problem`] says what there is to choose from, checks a choice, places it and takes it back. A [`Strategy`] picks
//! the next place and the order of its values. A [`Search`] walks the problem with a stack of its own: to the first
//! solution, to all, or to a count, under a [`Budget`], stopping and going on wherever it is told to. What it does can
//! be seen event by event ([`Event`]), is counted ([`Counters`]), and can be paged through forwards and backwards
//! ([`Trace`]).
//!
//! | module | problem | answers known from elsewhere |
//! |---|---|---|
//! | [`sudoku`] | Sudoku of any shape, by seven ideas and the solver's engine | node counts of an independent program |
//! | [`queens`] | the n queens | 92 for eight, 12 up to symmetry |
//! | [`colouring`] | maps and graphs | 18 for Australia, 120 for Petersen's graph |
//! | [`timetable`] | periods and rooms for lectures | a published timetable |
//! | [`hamiltonian`] | Hamiltonian paths, the knight's tour | 1728 tours of the 5×5 board |
//! | [`kakuro`] | Kakuro | one filling |
//! | [`word_search`] | a word in a square of letters | the exercise's yes and no |
//! | [`crossword`] | crossword fill | one filling; the Sator square and its mirror |
//!
//! [`lab`] has them all by name.
//!
//! # A problem of one's own
//!
//! Three functions and four lines of description. Here is a magic square: the numbers 1 to 9 in three rows, each
//! number once, and every row, column and diagonal adds up to 15.
//!
//! ```
//! use sudokit_backtrack::{
//!     Against, Choice, DeadEnd, FirstOpen, Place, Problem, Search, Value, Watch,
//! };
//!
//! #[derive(Clone)]
//! struct MagicSquare([Option<Value>; 9]);
//!
//! const LINES: [[Place; 3]; 8] =
//!     [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
//!
//! impl Problem for MagicSquare {
//!     // What there is to choose from: nine places, the numbers 1 to 9 in each.
//!     fn places(&self) -> usize {
//!         9
//!     }
//!     fn value(&self, place: Place) -> Option<Value> {
//!         self.0[place]
//!     }
//!     fn values(&self, _: Place, out: &mut Vec<Value>) {
//!         out.extend(1..=9);
//!     }
//!
//!     // Check: each comparison goes through `watch`, which counts it; the first that does not fit ends the check.
//!     fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
//!         for place in 0..9 {
//!             watch.compare(choice, Against::Place(place), self.0[place] != Some(choice.value))?;
//!         }
//!         for (group, line) in LINES.iter().enumerate().filter(|(_, l)| l.contains(&choice.place)) {
//!             let others: Vec<Value> = line.iter().filter_map(|&place| self.0[place]).collect();
//!             let sum = choice.value + others.iter().sum::<usize>();
//!             watch.compare(choice, Against::Group(group), others.len() < 2 || sum == 15)?;
//!         }
//!         Ok(())
//!     }
//!
//!     // Place, and its exact opposite.
//!     fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
//!         self.0[choice.place] = Some(choice.value);
//!         Ok(())
//!     }
//!     fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
//!         self.0[choice.place] = None;
//!     }
//! }
//!
//! // There is one magic square, and it has eight images.
//! let squares: Vec<_> = Search::new(MagicSquare([None; 9]), FirstOpen).all().collect();
//! assert_eq!(squares.len(), 8);
//! assert_eq!(squares[0], [2, 7, 6, 9, 5, 1, 4, 3, 8]);
//! ```
//!
//! With another strategy the same problem is searched in another order. [`FewestValues`] is MRV for any problem; to
//! compare the two, look at the counters:
//!
//! ```
//! use sudokit_backtrack::{Budget, lab};
//!
//! let nodes = |strategy| {
//!     lab::run("kakuro", "wikipedia", strategy, 1, Budget::default()).map(|report| report.counters.nodes)
//! };
//! assert!(nodes("mrv")? < nodes("first-open")?);
//! # Ok::<(), lab::LabError>(())
//! ```

pub mod colouring;
pub mod crossword;
pub mod graph;
pub mod hamiltonian;
pub mod kakuro;
pub mod lab;
pub mod problem;
pub mod queens;
pub mod search;
pub mod space;
pub mod sudoku;
pub mod timetable;
pub mod trace;
pub mod walk;
pub mod watch;
pub mod word_search;

pub use problem::{Choice, FewestValues, FirstOpen, Place, Problem, Strategy, Value};
pub use search::{Count, Found, Move, Search};
pub use space::Space;
pub use sudokit::Budget;
pub use trace::{End, Trace};
pub use walk::Walk;
pub use watch::{Against, Counters, DeadEnd, Event, Line, Visitor, Watch};
