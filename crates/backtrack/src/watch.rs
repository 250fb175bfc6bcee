//! What can be seen of a search: its events, its counters, and the line of the skeleton that each event belongs to.

use crate::problem::{Choice, Place, Value};

/// What a choice is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// Another place and what stands there.
    Place(Place),
    /// All places of a group at once, by a mask or a sum. For Sudoku an index into `Shape::houses`; the other
    /// problems say at their types how they number theirs.
    Group(usize),
}

/// Why nothing can follow from what has been placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadEnd {
    /// This open place has no value left.
    NoValue(Place),
    /// This value has no place left in this group.
    NoPlace {
        /// The value.
        value: Value,
        /// The group, as in [`Against::Group`].
        group: usize,
    },
    /// These two givens clash: there is nothing to search.
    Givens([Place; 2]),
}

/// One event of a search. The places and values that stand at any moment follow from the givens and the events alone:
/// `Place` puts one, `Undo` takes it away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A node is entered: `level` choices stand.
    Enter {
        /// How many choices (forced placements not counted) lead here.
        level: usize,
    },
    /// Every place has its value.
    Solution,
    /// This place is chosen, with so many values to try.
    Choose {
        /// The place.
        place: Place,
        /// How many values will be tried there.
        values: usize,
    },
    /// One comparison.
    Check {
        /// What is checked.
        choice: Choice,
        /// What it is compared with.
        against: Against,
        /// Whether this comparison allows it.
        fits: bool,
    },
    /// The choice is refused.
    Reject {
        /// What is refused.
        choice: Choice,
        /// What forbids it.
        against: Against,
    },
    /// The choice is placed.
    Place {
        /// What is placed.
        choice: Choice,
        /// Whether it was forced by what stands, and not chosen.
        forced: bool,
    },
    /// A placement took a value from the candidates of another place.
    Narrow {
        /// The placement.
        choice: Choice,
        /// The place whose candidates it narrows.
        place: Place,
        /// How many candidates are left there.
        left: usize,
    },
    /// It shows that nothing follows from what stands.
    DeadEnd(DeadEnd),
    /// The choice is taken back.
    Undo {
        /// What is taken back.
        choice: Choice,
        /// Whether it was a forced one.
        forced: bool,
    },
    /// No value is left to try at this place: back to the choice before it.
    Return {
        /// The place.
        place: Place,
    },
}

/// A line of the skeleton, for showing it as pseudo-code:
///
/// ```text
/// search:                         Enter
///     nothing open? solution      Solution
///     choose an open place        Choose
///     for each of its values:
///         check it                Check
///         forbidden? the next     Reject
///         place it                Place
///         work out consequences   Consequences
///         search
///         undo it                 Undo
///     none left: return           Return
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A node is entered.
    Enter,
    /// Nothing is open.
    Solution,
    /// A place is chosen.
    Choose,
    /// A value is checked.
    Check,
    /// A value is refused.
    Reject,
    /// A value is placed.
    Place,
    /// Candidates fall, singles follow, a dead end shows.
    Consequences,
    /// A value is taken back.
    Undo,
    /// No value is left.
    Return,
}

impl Line {
    /// All lines in the order of the skeleton.
    pub const ALL: [Line; 9] = [
        Line::Enter,
        Line::Solution,
        Line::Choose,
        Line::Check,
        Line::Reject,
        Line::Place,
        Line::Consequences,
        Line::Undo,
        Line::Return,
    ];
}

impl Event {
    /// The line of the skeleton at which this happens.
    pub fn line(self) -> Line {
        match self {
            Event::Enter { .. } => Line::Enter,
            Event::Solution => Line::Solution,
            Event::Choose { .. } => Line::Choose,
            Event::Check { .. } => Line::Check,
            Event::Reject { .. } => Line::Reject,
            Event::Place { forced: false, .. } => Line::Place,
            Event::Place { forced: true, .. } | Event::Narrow { .. } | Event::DeadEnd(_) => {
                Line::Consequences
            }
            Event::Undo { .. } => Line::Undo,
            Event::Return { .. } => Line::Return,
        }
    }
}

/// How much a search has done. Counted the same way on every machine, whatever its word size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Points of the search tree that were entered: the root, and one for each choice that was placed without its
    /// dead end showing at once. What the recursive version has as calls of itself.
    pub nodes: u64,
    /// Comparisons of a value with one thing that could forbid it (a cell, or the mask of a house), and candidates
    /// taken from a place: the events `Check` and `Narrow`.
    pub checks: u64,
    /// Choices that the check refused.
    pub rejects: u64,
    /// Values placed, the forced ones among them.
    pub placements: u64,
    /// Values taken back, the forced ones among them.
    pub undos: u64,
    /// Solutions met.
    pub solutions: u64,
    /// Choices that stood at once, at the most.
    pub deepest: u64,
}

impl Counters {
    /// Counts `event`.
    #[inline]
    pub fn note(&mut self, event: Event) {
        match event {
            Event::Enter { level } => {
                self.nodes += 1;
                self.deepest = self.deepest.max(level as u64);
            }
            Event::Check { .. } | Event::Narrow { .. } => self.checks += 1,
            Event::Reject { .. } => self.rejects += 1,
            Event::Place { .. } => self.placements += 1,
            Event::Undo { .. } => self.undos += 1,
            Event::Solution => self.solutions += 1,
            Event::Choose { .. } | Event::DeadEnd(_) | Event::Return { .. } => {}
        }
    }
}

/// Sees the events of a search, one by one. Any `FnMut(Event)` is one.
pub trait Visitor {
    /// Sees the next event.
    fn see(&mut self, event: Event);
}

impl<F: FnMut(Event)> Visitor for F {
    fn see(&mut self, event: Event) {
        self(event);
    }
}

/// What a search hands to its problem, so that all that happens is counted and can be seen.
pub struct Watch<'a> {
    counters: &'a mut Counters,
    visitor: Option<&'a mut (dyn Visitor + 'a)>,
}

impl<'a> Watch<'a> {
    /// Counts into `counters`, and shows to `visitor` if there is one.
    pub fn new<'v: 'a>(
        counters: &'a mut Counters,
        visitor: Option<&'a mut (dyn Visitor + 'v)>,
    ) -> Watch<'a> {
        Watch { counters, visitor: visitor.map(|visitor| visitor as &mut (dyn Visitor + 'a)) }
    }

    /// Counts and shows `event`.
    #[inline]
    pub fn note(&mut self, event: Event) {
        self.counters.note(event);
        if let Some(visitor) = &mut self.visitor {
            visitor.see(event);
        }
    }

    /// One comparison of `choice` with `against`, and whether it `fits`.
    ///
    /// # Errors
    /// With `against`, when it does not fit; so a check is a row of `watch.compare(…)?`.
    #[inline]
    pub fn compare(&mut self, choice: Choice, against: Against, fits: bool) -> Result<(), Against> {
        self.note(Event::Check { choice, against, fits });
        if fits { Ok(()) } else { Err(against) }
    }
}
