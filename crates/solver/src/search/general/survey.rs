//! Which candidates occur in some solution.

use super::patience;
use super::walk::{Guess, Walk, Walked};
use crate::grid::Grid;
use crate::search::cdcl::Cdcl;
use crate::search::{Budget, Step};
use crate::sets::DigitSet;

/// The search behind [`crate::search::TrueSearch`]: for each candidate not yet seen in a solution, a search that
/// begins with it.
///
/// What one search proves, the next ones use: they all begin at one state, from which every candidate is taken that
/// turned out to be in no solution, and they guess the unseen candidates first. Once a walk is stuck, clause learning
/// takes over for good: it is asked for a solution with any unseen candidate until there is none.
#[derive(Clone, Debug)]
pub(in crate::search) struct Survey {
    walk: Walk,
    cdcl: Option<Box<Cdcl>>,
    /// The candidates that may be in a solution, propagated.
    root: Vec<u32>,
    /// Those that are.
    found: Box<[DigitSet]>,
    /// What the present search tries; nothing before the first, which asks whether there is any solution.
    trial: Option<Guess>,
    done: bool,
}

impl Survey {
    pub(in crate::search) fn new(givens: &Grid) -> Survey {
        Survey::with_patience(givens, patience(givens))
    }

    pub(super) fn with_patience(givens: &Grid, patience: u32) -> Survey {
        let walk = Walk::new(givens, patience);
        let root = walk.root().to_vec();
        let found = vec![DigitSet::EMPTY; root.len()].into_boxed_slice();
        Survey { walk, cdcl: None, root, found, trial: None, done: false }
    }

    /// Goes on; says whether it is finished.
    pub(in crate::search) fn run(&mut self, budget: &mut Budget) -> bool {
        while !self.done {
            match self.advance(budget) {
                Step::OutOfBudget => return false,
                Step::Solution => self.record(),
                Step::Exhausted => self.done = !self.refute(),
            }
            self.done = self.done || !self.next_search();
        }
        true
    }

    pub(in crate::search) fn found(&self) -> &[DigitSet] {
        &self.found
    }

    fn advance(&mut self, budget: &mut Budget) -> Step {
        let cdcl = match &mut self.cdcl {
            Some(cdcl) => cdcl,
            None => {
                let found = &self.found;
                match self.walk.advance(budget, |cell, set| set & !found[cell].0) {
                    Walked::Solution => return Step::Solution,
                    Walked::Exhausted => return Step::Exhausted,
                    Walked::OutOfBudget => return Step::OutOfBudget,
                    Walked::Stuck => {}
                }
                let mut cdcl = Box::new(Cdcl::new(&self.walk.rules, &self.root));
                if self.trial.is_some() {
                    cdcl.require(unseen(&self.root, &self.found));
                }
                self.cdcl.insert(cdcl)
            }
        };
        cdcl.advance(budget, &mut self.walk.nodes)
    }

    fn record(&mut self) {
        let mut solution = self.walk.state().to_vec();
        if let Some(cdcl) = &self.cdcl {
            cdcl.write(&mut solution);
        }
        for (found, set) in self.found.iter_mut().zip(solution) {
            found.0 |= set;
        }
    }

    /// Takes what was tried in vain from the root; whether anything remains to be tried.
    fn refute(&mut self) -> bool {
        let trial = self.trial.filter(|_| self.cdcl.is_none());
        trial.is_some_and(|trial| self.walk.refute(&mut self.root, trial))
    }

    /// Begins the search with a candidate that was not seen; whether there is one.
    fn next_search(&mut self) -> bool {
        if let Some(cdcl) = &mut self.cdcl {
            return cdcl.require(unseen(&self.root, &self.found));
        }
        let Some((cell, set)) = unseen(&self.root, &self.found).next() else { return false };
        let trial = Guess { cell, bit: set & set.wrapping_neg() };
        self.trial = Some(trial);
        self.walk.begin(&self.root, trial);
        true
    }
}

/// The cells with candidates that were in no solution yet, and these.
fn unseen<'a>(root: &'a [u32], found: &'a [DigitSet]) -> impl Iterator<Item = (u16, u32)> + 'a {
    let cells = (0..).zip(root.iter().zip(found));
    cells.map(|(cell, (set, found))| (cell, set & !found.0)).filter(|&(_, set)| set != 0)
}
