//! The engine for every shape.

use super::{Budget, Found};
use crate::candidates::Candidates;
use crate::grid::Grid;
use crate::sets::{Cell, DigitSet};

/// A walk over the solutions of any shape, with a stack of its own.
#[derive(Clone, Debug)]
pub struct General {
    stack: Vec<Candidates>,
    nodes: u64,
}

impl General {
    /// A walk from givens that do not conflict.
    pub fn new(givens: &Grid) -> General {
        General { stack: vec![Candidates::of(givens)], nodes: 0 }
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The next solution.
    pub fn next(&mut self, budget: &mut Budget) -> Found {
        while let Some(mut state) = self.stack.pop() {
            let Some(choice) = propagate(&mut state) else { continue };
            let Some((cell, digits)) = choice else { return Found::Solution(state.grid().clone()) };
            if !budget.spend() {
                self.stack.push(state);
                return Found::OutOfBudget;
            }
            self.nodes += 1;
            let mut branches: Vec<_> = digits
                .iter()
                .map(|digit| {
                    let mut next = state.clone();
                    next.place(cell, digit);
                    next
                })
                .collect();
            branches.reverse();
            self.stack.append(&mut branches);
        }
        Found::Exhausted
    }
}

/// Places naked singles. `None`: contradiction. `Some(None)`: solved. Else the open cell with fewest candidates.
fn propagate(state: &mut Candidates) -> Option<Option<(Cell, DigitSet)>> {
    loop {
        let mut best: Option<(Cell, DigitSet)> = None;
        for cell in state.shape().cells() {
            if state.grid().get(cell).is_none() {
                let set = state.get(cell);
                if best.is_none_or(|(_, b)| set.len() < b.len()) {
                    best = Some((cell, set));
                }
            }
        }
        let Some((cell, set)) = best else { return Some(None) };
        if set.is_empty() {
            return None;
        }
        let Some(digit) = set.single() else { return Some(best) };
        state.place(cell, digit);
    }
}
