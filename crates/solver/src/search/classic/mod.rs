//! The engine for the classic 9×9 board.

mod bands;
mod clues;
mod survey;
mod tables;

use super::{Budget, Count, Step};
use crate::grid::Grid;
use crate::shape::Shape;
use bands::{State, for_each_cell};
pub use clues::WrongByte;
use clues::clues;
pub(in crate::search) use survey::Survey;

/// Guesses deep enough for all but the emptiest boards.
const STACK: usize = 24;

/// A walk over the solutions of a 9×9 board.
#[derive(Clone, Debug)]
pub struct Classic {
    state: State,
    stack: Vec<State>,
    phase: Phase,
    nodes: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// `state` is to be settled.
    Open,
    /// `state` is settled, and the budget did not allow to split it.
    Settled,
    /// `state` is a dead end or was given out; go on with the stack.
    Done,
}

impl Classic {
    /// A walk over the solutions of a board.
    #[inline(always)]
    pub fn new(board: &[u8; 81]) -> Result<Classic, WrongByte> {
        Ok(Classic::from_state(State::new(&clues(board)?)))
    }

    #[inline(always)]
    fn from_state(state: State) -> Classic {
        Classic { state, stack: Vec::new(), phase: Phase::Open, nodes: 0 }
    }

    /// The next solution.
    #[inline]
    pub fn next(&mut self, budget: &mut Budget) -> Step {
        loop {
            match self.phase {
                Phase::Open => {
                    if self.state.settle().is_err() {
                        self.phase = Phase::Done;
                        continue;
                    }
                    if self.state.is_solved() {
                        self.phase = Phase::Done;
                        return Step::Solution;
                    }
                    self.phase = Phase::Settled;
                }
                Phase::Settled => {
                    if !budget.spend() {
                        return Step::OutOfBudget;
                    }
                    self.nodes += 1;
                    match self.state.guess() {
                        Some(guess) => {
                            if self.stack.capacity() == 0 {
                                self.stack.reserve_exact(STACK);
                            }
                            let mut wrong = self.state;
                            wrong.refute(guess);
                            self.stack.push(wrong);
                            self.state.assume(guess);
                            self.phase = Phase::Open;
                        }
                        None => self.phase = Phase::Done,
                    }
                }
                Phase::Done => match self.stack.pop() {
                    Some(state) => {
                        self.state = state;
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
        for (&cells, digit) in self.state.placed().iter().zip(1..) {
            for_each_cell(cells, |cell| {
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
