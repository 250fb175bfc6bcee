//! The engine for the classic 9×9 board.
//!
//! It keeps, digit by digit, the cells the digit can be in, 27 bits a band, as JCZSolve and its kin do, with two of the
//! three bands in one 64-bit word (`cells.rs`), so that plain integer instructions do more work, in wasm as well. One look
//! at a digit (`bands.rs`) narrows it in rows, boxes and columns by two tables of 512 entries; one look at all digits,
//! which only reads, finds the cells with one candidate. A guess (`guess.rs`) takes a cell with two candidates, and each
//! side of it fixes both digits.
//!
//! Measured against this and slower on most sets: a digit alone in a word of 32 bits; two digits at a time in three words
//! of 64 bits (natively LLVM makes vectors of the pairs, and waits for what it stored in halves); letting a digit see the
//! cells taken by the others of its batch at once (a tenth fewer instructions, but each waits for the last), or only in
//! the next batch (up to 20 %); writing placed cells and naked singles into all digits at once, rather than when a digit
//! is looked at; placing naked singles one by one by a bit-sliced index of their digit; a bit-sliced count of each cell's
//! candidates kept up to date (3 to 10 %); looking at a digit again at once when its columns changed, rather than after
//! the cells; the same code compiled for simd128 in wasm (level at best).
//!
//! What to guess: the open cells seen alone give 3 % more guesses. Weighing instead what a cell takes from other cells, of
//! each of its two digits, gives 20 % fewer on the hardest boards, but the digits of every such cell have to be found.
//! For the best two or three cells only it is up to 5 % faster on the hardest boards, and 5 to 10 % slower where there are
//! many solutions.

mod bands;
mod cells;
mod clues;
mod guess;
mod survey;
mod tables;

use super::{Budget, Count, Step};
use crate::grid::Grid;
use crate::shape::Shape;
use bands::State;
use cells::{Cells, for_each_cell};
pub use clues::WrongByte;
use clues::clues;
use guess::Guess;
pub(in crate::search) use survey::Survey;

/// Guesses deep enough for all but the emptiest boards.
const STACK: usize = 24;

/// A walk over the solutions of a 9×9 board.
#[derive(Clone, Debug)]
pub struct Classic {
    state: State,
    /// The states in which the other side of a guess is still to be tried.
    stack: Vec<(State, Guess)>,
    phase: Phase,
    nodes: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// `state` is to be settled.
    Open,
    /// `state` is settled, these cells have two candidates, and a guess is to be made.
    Settled(Cells),
    /// `state` is a dead end or was given out; go on with the stack.
    Done,
}

impl Classic {
    /// A walk over the solutions of a board, given row by row: `1` to `9`, or `.` or `0` for an empty cell; or the
    /// values 1 to 9 and 0. Boards whose givens conflict have no solution.
    ///
    /// # Errors
    /// The first byte that is none of these.
    #[inline(always)]
    pub fn new(board: &[u8; 81]) -> Result<Classic, WrongByte> {
        Ok(Classic::from_state(State::new(&clues(board)?)))
    }

    #[inline(always)]
    fn from_state(state: State) -> Classic {
        Classic { state, stack: Vec::new(), phase: Phase::Open, nodes: 0 }
    }

    /// [`Classic::next`] as a call, where its few nanoseconds do not matter and the size of the code does.
    #[inline(never)]
    pub fn advance(&mut self, budget: &mut Budget) -> Step {
        self.next(budget)
    }

    /// The next solution.
    #[inline]
    pub fn next(&mut self, budget: &mut Budget) -> Step {
        loop {
            match self.phase {
                Phase::Open => {
                    let Ok(pairs) = self.state.settle() else {
                        self.phase = Phase::Done;
                        continue;
                    };
                    if self.state.is_solved() {
                        self.phase = Phase::Done;
                        return Step::Solution;
                    }
                    self.phase = Phase::Settled(pairs);
                }
                Phase::Settled(pairs) => {
                    if !budget.spend() {
                        return Step::OutOfBudget;
                    }
                    self.nodes += 1;
                    match self.state.guess(pairs) {
                        Some(guess) => {
                            if self.stack.capacity() == 0 {
                                self.stack.reserve_exact(STACK);
                            }
                            self.stack.push((self.state, guess));
                            self.state.assume(guess);
                            self.phase = Phase::Open;
                        }
                        None => self.phase = Phase::Done,
                    }
                }
                Phase::Done => match self.stack.pop() {
                    Some((state, guess)) => {
                        self.state = state;
                        self.state.refute(guess);
                        self.phase = Phase::Open;
                    }
                    None => return Step::Exhausted,
                },
            }
        }
    }

    /// Counts on, up to `limit` solutions more. What it answers counts this call only.
    #[inline]
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Count {
        let mut count = 0;
        while count < limit {
            match self.next(budget) {
                Step::Solution => count += 1,
                Step::Exhausted => return Count::Exactly(count),
                Step::OutOfBudget => return Count::OutOfBudget(count),
            }
        }
        Count::AtLeast(count)
    }

    /// Writes the solution that [`Classic::next`] just found, as values 1 to 9.
    pub fn write(&self, values: &mut [u8; 81]) {
        for (index, digit) in (0..9).zip(1..) {
            for_each_cell(self.state.placed(index), |cell| {
                if let Some(value) = values.get_mut(cell) {
                    *value = digit;
                }
            });
        }
    }

    /// The solution that [`Classic::next`] just found.
    pub(in crate::search) fn grid(&self) -> Grid {
        let mut values = [0; 81];
        self.write(&mut values);
        Grid::from_values(Shape::classic(), &values)
            .unwrap_or_else(|| Grid::empty(Shape::classic()))
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// What [`solve_bytes`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// No solution.
    None,
    /// One solution, which was written.
    Unique,
    /// At least two; one was written.
    Multiple,
}

/// Whether a board has one solution, several or none; writes the first that is found, as values 1 to 9, and leaves
/// `solution` as it is when there is none.
///
/// ```
/// use sudokit::search::classic::{Solved, solve_bytes};
///
/// let board = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut solution = [0; 81];
/// assert_eq!(solve_bytes(board, &mut solution), Ok(Solved::Unique));
/// assert_eq!(solution[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
/// ```
///
/// # Errors
/// The first byte that is no cell; see [`Classic::new`].
#[inline]
pub fn solve_bytes(board: &[u8; 81], solution: &mut [u8; 81]) -> Result<Solved, WrongByte> {
    let mut walk = Classic::new(board)?;
    let mut budget = Budget::UNLIMITED;
    if walk.next(&mut budget) != Step::Solution {
        return Ok(Solved::None);
    }
    walk.write(solution);
    Ok(if walk.next(&mut budget) == Step::Solution { Solved::Multiple } else { Solved::Unique })
}

/// Whether a board has a solution; writes it as [`solve_bytes`] does, without a search for a second.
///
/// # Errors
/// The first byte that is no cell; see [`Classic::new`].
#[inline]
pub fn first(board: &[u8; 81], solution: &mut [u8; 81]) -> Result<bool, WrongByte> {
    let mut walk = Classic::new(board)?;
    let found = walk.next(&mut Budget::UNLIMITED.clone()) == Step::Solution;
    if found {
        walk.write(solution);
    }
    Ok(found)
}

/// How many solutions a board has, up to `limit`.
///
/// # Errors
/// The first byte that is no cell; see [`Classic::new`].
#[inline]
pub fn count(board: &[u8; 81], limit: u64) -> Result<u64, WrongByte> {
    let mut walk = Classic::new(board)?;
    Ok(match walk.count(limit, &mut Budget::UNLIMITED.clone()) {
        Count::Exactly(count) | Count::AtLeast(count) | Count::OutOfBudget(count) => count,
    })
}
