//! The registry: everything that is known of a technique, in one place. Menus, ratings and messages come from it.

use crate::candidates::Candidates;
use crate::logic::singles;
use crate::logic::step::Step;
use std::ops::ControlFlow;

/// The levels of difficulty of HoDoKu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles only.
    Easy,
    /// Locked candidates and the smaller subsets.
    Medium,
    /// Wings, fish, colours, uniqueness.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing chains, and trial.
    Extreme,
}

/// A way of reasoning that has a name.
pub struct Technique {
    /// The name it goes by in settings, links and messages. It never changes.
    pub id: &'static str,
    /// The field's English name.
    pub name: &'static str,
    /// Its code in HoDoKu's regression library.
    pub code: &'static str,
    /// HoDoKu's level.
    pub level: Level,
    /// HoDoKu's points for one such step.
    pub score: u16,
    /// What Sudoku Explainer 1.2.1 rates its easiest case, in tenths. [`Step::explainer_rating`] rates a case.
    pub explainer: u8,
    search: Search,
}

/// Shows every step to the visitor, until it breaks off.
pub(super) type Search = fn(&Candidates, Visitor<'_>) -> ControlFlow<()>;
pub(super) type Visitor<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

impl Technique {
    /// The first step that it finds in `state`. The same state always gives the same step.
    pub fn find(&self, state: &Candidates) -> Option<Step> {
        let mut first = None;
        // Broken off or at the end: either way `first` holds what there is.
        let _ = (self.search)(state, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step that it finds in `state`. Two may have the same placement and rest on different houses.
    pub fn find_all(&self, state: &Candidates) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = (self.search)(state, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Technique) -> bool {
        self.id == other.id
    }
}

impl Eq for Technique {}

impl std::fmt::Debug for Technique {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

/// The last open cell of a house.
pub static FULL_HOUSE: Technique = Technique {
    id: "full-house",
    name: "Full House",
    code: "0000",
    level: Level::Easy,
    score: 4,
    explainer: 10,
    search: singles::full_house,
};

/// A cell with one candidate.
pub static NAKED_SINGLE: Technique = Technique {
    id: "naked-single",
    name: "Naked Single",
    code: "0003",
    level: Level::Easy,
    score: 4,
    explainer: 23,
    search: singles::naked_single,
};

/// A digit with one place in a house.
pub static HIDDEN_SINGLE: Technique = Technique {
    id: "hidden-single",
    name: "Hidden Single",
    code: "0002",
    level: Level::Easy,
    score: 14,
    explainer: 12,
    search: singles::hidden_single,
};

/// The singles as HoDoKu asks for them, which is the order that players know from its hints.
pub static SINGLES: &[&Technique] = &[&FULL_HOUSE, &NAKED_SINGLE, &HIDDEN_SINGLE];

/// The singles as Sudoku Explainer asks for them: people see a digit's only place sooner than a cell's only digit.
pub static SINGLES_BY_EXPLAINER: &[&Technique] = &[&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE];
