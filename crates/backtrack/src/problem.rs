//! What a problem is: places, values, and the three things that can be done with a choice.

use crate::watch::{Against, DeadEnd, Watch};

/// Where a value goes, counted from 0: a cell, a row of the chess-board, a state of the map, a lecture.
pub type Place = usize;

/// What goes there. Its meaning is the problem's: a digit, a column, a colour, a period.
pub type Value = usize;

/// A value at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Where.
    pub place: Place,
    /// What.
    pub value: Value,
}

/// A problem that is solved by giving every place a value.
///
/// The three that the articles name are [`check`](Problem::check), [`place`](Problem::place) and
/// [`undo`](Problem::undo); the rest says what there is to choose from. A search calls them in this order: `check` on
/// a choice for an open place; `place` if it fits; then, after all that follows from it has been tried, `undo` on the
/// latest placed choice.
pub trait Problem {
    /// How many places there are.
    fn places(&self) -> usize;

    /// What stands at `place`, if anything: a given, or what was placed.
    fn value(&self, place: Place) -> Option<Value>;

    /// Appends the values that are worth a try at the open `place`, in the problem's own order.
    fn values(&self, place: Place, out: &mut Vec<Value>);

    /// Whether `choice` agrees with what has been placed; if not, with what it clashes. Every single comparison goes
    /// through [`Watch::compare`], so that it is counted and can be shown.
    ///
    /// # Errors
    /// With the first thing that forbids the choice.
    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against>;

    /// Places `choice`, and what it forces if the problem works that out.
    ///
    /// # Errors
    /// When it can be seen at once that no solution follows. The choice counts as placed even so, and is undone.
    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd>;

    /// Takes back `choice`, the latest one placed, and all that its `place` changed.
    fn undo(&mut self, choice: Choice, watch: &mut Watch<'_>);

    /// Called once, before the first node: the time to place what is forced from the start.
    ///
    /// # Errors
    /// When it can be seen that there is no solution. No search is made then.
    fn begin(&mut self, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        let _ = watch;
        Ok(())
    }
}

/// Which place comes next, and in which order its values are tried.
pub trait Strategy<P: Problem> {
    /// Picks an open place and appends the values to be tried there; `None` when no place is open.
    fn choose(
        &mut self,
        problem: &P,
        values: &mut Vec<Value>,
        watch: &mut Watch<'_>,
    ) -> Option<Place>;

    /// Whether every value that it offers has passed [`Problem::check`] already, so that the search need not.
    fn has_checked(&self) -> bool {
        false
    }
}

/// The first open place; its values in the problem's own order.
#[derive(Clone, Copy, Debug, Default)]
pub struct FirstOpen;

impl<P: Problem> Strategy<P> for FirstOpen {
    fn choose(&mut self, problem: &P, values: &mut Vec<Value>, _: &mut Watch<'_>) -> Option<Place> {
        let place = (0..problem.places()).find(|&place| problem.value(place).is_none())?;
        problem.values(place, values);
        Some(place)
    }
}

/// MRV, minimum remaining values: the open place at which the fewest values pass the check, the first of equals.
/// Works for any problem, because it asks the check for every value of every open place; a problem that keeps its
/// candidates ready can do it cheaper.
#[derive(Clone, Copy, Debug, Default)]
pub struct FewestValues;

impl<P: Problem> Strategy<P> for FewestValues {
    fn choose(
        &mut self,
        problem: &P,
        values: &mut Vec<Value>,
        watch: &mut Watch<'_>,
    ) -> Option<Place> {
        let base = values.len();
        let mut best: Option<Place> = None;
        // values[base..end] are those of the best place so far; those of the place at hand come after them.
        let mut end = base;
        for place in 0..problem.places() {
            if problem.value(place).is_some() {
                continue;
            }
            problem.values(place, values);
            let mut kept = end;
            for at in end..values.len() {
                let value = values[at];
                if problem.check(Choice { place, value }, watch).is_ok() {
                    values[kept] = value;
                    kept += 1;
                }
            }
            values.truncate(kept);
            if best.is_none() || kept - end < end - base {
                best = Some(place);
                values.drain(base..end);
                end = values.len();
                if end == base {
                    break;
                }
            } else {
                values.truncate(end);
            }
        }
        best
    }

    fn has_checked(&self) -> bool {
        true
    }
}
