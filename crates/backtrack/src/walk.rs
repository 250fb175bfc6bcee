//! A search of whatever problem, for those who only step it and look.

use crate::problem::{Place, Problem, Strategy, Value};
use crate::search::{Found, Move, Search};
use crate::watch::{Counters, Visitor};
use sudokit::Budget;

/// A [`Search`] whose problem and strategy are not known at compile time.
pub trait Walk {
    /// One move: see [`Search::step`].
    fn step(&mut self, visitor: Option<&mut dyn Visitor>) -> Move;

    /// Goes on to the next solution: see [`Search::next`].
    fn next(&mut self, budget: &mut Budget) -> Found;

    /// What was done so far.
    fn counters(&self) -> &Counters;

    /// How many places there are.
    fn places(&self) -> usize;

    /// What stands at `place`.
    fn value(&self, place: Place) -> Option<Value>;

    /// About how many bytes a copy takes.
    fn footprint(&self) -> usize;

    /// A copy that goes on from here by itself.
    fn boxed(&self) -> Box<dyn Walk>;
}

impl<P, S> Walk for Search<P, S>
where
    P: Problem + Clone + 'static,
    S: Strategy<P> + Clone + 'static,
{
    fn step(&mut self, visitor: Option<&mut dyn Visitor>) -> Move {
        Search::step(self, visitor)
    }

    fn next(&mut self, budget: &mut Budget) -> Found {
        Search::next(self, budget)
    }

    fn counters(&self) -> &Counters {
        Search::counters(self)
    }

    fn places(&self) -> usize {
        self.problem().places()
    }

    fn value(&self, place: Place) -> Option<Value> {
        self.problem().value(place)
    }

    fn footprint(&self) -> usize {
        Search::footprint(self)
    }

    fn boxed(&self) -> Box<dyn Walk> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Walk> {
    fn clone(&self) -> Box<dyn Walk> {
        (**self).boxed()
    }
}
