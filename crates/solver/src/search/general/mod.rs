//! The engine for every shape: a walk ([`walk`]) that hands over to clause learning ([`super::cdcl`]) when it gets
//! nowhere on a large board.

pub(in crate::search) mod propagate;
mod survey;
#[cfg(test)]
mod tests;
mod walk;

use super::cdcl::Cdcl;
use super::{Budget, Count, Found, Step};
use crate::grid::Grid;
use crate::sets::{Cell, DigitSet};
pub(in crate::search) use survey::Survey;
use walk::{Walk, Walked};

/// A search over the solutions of any shape, resumable at every node. Each solution comes once.
#[derive(Clone, Debug)]
pub struct General {
    walk: Walk,
    /// Searches what the walk left, once that is stuck.
    cdcl: Option<Box<Cdcl>>,
    /// Whether the walk found a solution.
    found: bool,
}

/// After this many dead ends in a row a walk is stuck. Up to 9×9 it never is: there plain search ends sooner than
/// clauses are built. Where clause learning is not built in, there is nothing to hand over to.
fn patience(givens: &Grid) -> u32 {
    if cfg!(feature = "clauses") && givens.shape().side() > 9 { DEAD_ENDS } else { u32::MAX }
}

const DEAD_ENDS: u32 = 300;

impl General {
    /// A search for the boards that hold these givens. There are none if the givens conflict.
    pub fn new(givens: &Grid) -> General {
        General::with_patience(givens, patience(givens))
    }

    fn with_patience(givens: &Grid, patience: u32) -> General {
        General { walk: Walk::new(givens, patience), cdcl: None, found: false }
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.walk.nodes
    }

    /// The next solution.
    pub fn next(&mut self, budget: &mut Budget) -> Found {
        match self.advance(budget) {
            Step::Solution => Found::Solution(self.grid()),
            Step::Exhausted => Found::Exhausted,
            Step::OutOfBudget => Found::OutOfBudget,
        }
    }

    /// Counts on, up to `limit` solutions more. No boards are made.
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Count {
        let mut count = 0;
        while count < limit {
            match self.advance(budget) {
                Step::Solution => count += 1,
                Step::Exhausted => return Count::Exactly(count),
                Step::OutOfBudget => return Count::OutOfBudget(count),
            }
        }
        Count::AtLeast(count)
    }

    fn advance(&mut self, budget: &mut Budget) -> Step {
        if self.cdcl.is_none() {
            match self.walk.advance(budget, |_, set| set) {
                Walked::Solution => {
                    self.found = true;
                    return Step::Solution;
                }
                Walked::Exhausted => return Step::Exhausted,
                Walked::OutOfBudget => return Step::OutOfBudget,
                Walked::Stuck => {}
            }
        }
        let cdcl = self.cdcl.get_or_insert_with(|| {
            let mut cdcl = Cdcl::new(&self.walk.rules, self.walk.root());
            // Where nothing was found, nothing can be found again.
            for guesses in self.walk.walked().filter(|_| self.found) {
                cdcl.exclude(guesses.map(|guess| (guess.cell, guess.bit)));
            }
            Box::new(cdcl)
        });
        cdcl.advance(budget, &mut self.walk.nodes)
    }

    /// The solution that was just found.
    fn grid(&self) -> Grid {
        let mut solution = self.walk.state().to_vec();
        if let Some(cdcl) = &self.cdcl {
            cdcl.write(&mut solution);
        }
        let mut grid = Grid::empty(self.walk.rules.shape().clone());
        for (cell, &set) in (0..).zip(&solution) {
            grid.set(Cell(cell), DigitSet(set).single());
        }
        grid
    }
}
