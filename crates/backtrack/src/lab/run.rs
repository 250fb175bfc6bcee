//! A run to be compared with others: in slices, under a budget.

use crate::problem::Value;
use crate::search::{Count, Found};
use crate::walk::Walk;
use crate::watch::Counters;
use sudokit::Budget;

/// What a run came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many solutions there are, or were found. Out of budget means that every counter is "more than".
    pub count: Count,
    /// What was done.
    pub counters: Counters,
    /// The first solution: one value for each place.
    pub first: Option<Vec<Value>>,
}

/// A run that is advanced slice by slice.
pub struct Run {
    walk: Box<dyn Walk>,
    solutions: u64,
    found: u64,
    exhausted: bool,
    first: Option<Vec<Value>>,
}

impl Run {
    /// A run of `walk` up to so many solutions: 1 for the first, `u64::MAX` for all.
    pub fn new(walk: Box<dyn Walk>, solutions: u64) -> Run {
        Run { walk, solutions, found: 0, exhausted: false, first: None }
    }

    /// Spends up to `nodes` nodes more; says whether the run is finished.
    pub fn advance(&mut self, nodes: u64) -> bool {
        let mut budget = Budget::nodes(nodes);
        while !self.is_finished() {
            match self.walk.next(&mut budget) {
                Found::Solution => {
                    self.found += 1;
                    if self.found == 1 {
                        let places = 0..self.walk.places();
                        self.first = places.map(|place| self.walk.value(place)).collect();
                    }
                }
                Found::Exhausted => self.exhausted = true,
                Found::OutOfBudget => return false,
            }
        }
        true
    }

    /// Whether it has met all the solutions that were asked for, or tried everything.
    pub fn is_finished(&self) -> bool {
        self.exhausted || self.found >= self.solutions
    }

    /// What was done so far.
    pub fn counters(&self) -> &Counters {
        self.walk.counters()
    }

    /// What it has come to so far.
    pub fn report(&self) -> Report {
        let count = match self.found {
            found if self.exhausted => Count::Exactly(found),
            found if self.is_finished() => Count::AtLeast(found),
            found => Count::OutOfBudget(found),
        };
        Report { count, counters: *self.walk.counters(), first: self.first.clone() }
    }
}
