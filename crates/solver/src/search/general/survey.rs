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
/// turned out to be in no solution; they guess the unseen candidates first; and they share what was learnt.
#[derive(Clone, Debug)]
pub(in crate::search) struct Survey {
    walk: Walk,
    cdcl: Option<Box<Cdcl>>,
    /// Whether the present search is with `cdcl`.
    is_stuck: bool,
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
        let walk = Walk::new(givens, patience(givens));
        let root = walk.root().to_vec();
        let found = vec![DigitSet::EMPTY; root.len()].into_boxed_slice();
        Survey { walk, cdcl: None, is_stuck: false, root, found, trial: None, done: false }
    }

    /// Goes on; says whether it is finished.
    pub(in crate::search) fn run(&mut self, budget: &mut Budget) -> bool {
        while !self.done {
            match self.advance(budget) {
                Step::OutOfBudget => return false,
                Step::Solution => self.record(),
                Step::Exhausted => self.done = !self.refute(),
            }
            self.done = self.done || !self.next_trial();
        }
        true
    }

    pub(in crate::search) fn found(&self) -> &[DigitSet] {
        &self.found
    }

    fn advance(&mut self, budget: &mut Budget) -> Step {
        if !self.is_stuck {
            let found = &self.found;
            match self.walk.advance(budget, |cell, set| set & !found[cell].0) {
                Walked::Solution => return Step::Solution,
                Walked::Exhausted => return Step::Exhausted,
                Walked::OutOfBudget => return Step::OutOfBudget,
                Walked::Stuck => {}
            }
            self.is_stuck = true;
            let (rules, root) = (&self.walk.rules, &self.root);
            let cdcl = self.cdcl.get_or_insert_with(|| Box::new(Cdcl::new(rules, root)));
            cdcl.suppose(self.trial.map(|guess| (guess.cell, guess.bit)));
        }
        match &mut self.cdcl {
            Some(cdcl) => cdcl.advance(budget, &mut self.walk.nodes),
            None => Step::Exhausted,
        }
    }

    fn record(&mut self) {
        let mut solution = self.walk.state().to_vec();
        if let Some(cdcl) = self.cdcl.as_ref().filter(|_| self.is_stuck) {
            cdcl.write(&mut solution);
        }
        for (found, set) in self.found.iter_mut().zip(solution) {
            found.0 |= set;
        }
    }

    /// Takes what was tried in vain from the root; whether anything remains to be tried.
    fn refute(&mut self) -> bool {
        self.trial.is_some_and(|trial| self.walk.refute(&mut self.root, trial))
    }

    /// Begins the search with the next candidate that was not seen; whether there is one.
    fn next_trial(&mut self) -> bool {
        let unseen = (0..).zip(self.root.iter().zip(&self.found));
        let mut open = unseen.map(|(cell, (set, found))| (cell, set & !found.0));
        let Some((cell, set)) = open.find(|&(_, set)| set != 0) else { return false };
        let trial = Guess { cell, bit: set & set.wrapping_neg() };
        self.trial = Some(trial);
        self.is_stuck = false;
        self.walk.begin(&self.root, trial);
        true
    }
}
