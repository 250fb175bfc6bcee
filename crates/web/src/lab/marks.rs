//! What an event marks in a picture, whatever the problem.

use sudokit_backtrack::{Against, DeadEnd, Event, Place, Value};

/// How the place in question is to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// Nothing is marked.
    #[default]
    Calm,
    /// It was chosen, or is looked at.
    Chosen,
    /// A value is on trial, and fits so far.
    Trying,
    /// A value is on trial, and something forbids it.
    Clash,
    /// A value was placed.
    Placed,
    /// A value was taken back.
    Undone,
}

impl Mood {
    /// The class of the style sheet.
    pub fn class(self) -> &'static str {
        ["calm", "chosen", "trying", "clash", "placed", "undone"][self as usize]
    }
}

/// What an event marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// How.
    pub mood: Mood,
    /// The place in question.
    pub place: Option<Place>,
    /// A value that does not stand there, or no longer.
    pub trial: Option<Value>,
    /// What it is compared with, or what shows the dead end.
    pub against: Option<Against>,
}

impl Marks {
    /// The marks of an event.
    pub fn of(event: Option<Event>) -> Marks {
        let Some(event) = event else { return Marks::default() };
        let marks = |mood, place: Place| Marks { mood, place: Some(place), ..Marks::default() };
        match event {
            Event::Enter { .. } | Event::Solution => Marks::default(),
            Event::Choose { place, .. } | Event::Return { place } => marks(Mood::Chosen, place),
            Event::Check { choice, against, fits } => Marks {
                trial: Some(choice.value),
                against: Some(against),
                ..marks(if fits { Mood::Trying } else { Mood::Clash }, choice.place)
            },
            Event::Reject { choice, against } => Marks {
                trial: Some(choice.value),
                against: Some(against),
                ..marks(Mood::Clash, choice.place)
            },
            Event::Place { choice, .. } => marks(Mood::Placed, choice.place),
            Event::Narrow { choice, place, .. } => {
                Marks { against: Some(Against::Place(place)), ..marks(Mood::Placed, choice.place) }
            }
            Event::DeadEnd(DeadEnd::NoValue(place)) => marks(Mood::Clash, place),
            Event::DeadEnd(DeadEnd::NoPlace { group, .. }) => Marks {
                mood: Mood::Clash,
                against: Some(Against::Group(group)),
                ..Marks::default()
            },
            Event::DeadEnd(DeadEnd::Givens([a, b])) => {
                Marks { against: Some(Against::Place(b)), ..marks(Mood::Clash, a) }
            }
            Event::Undo { choice, .. } => {
                Marks { trial: Some(choice.value), ..marks(Mood::Undone, choice.place) }
            }
        }
    }

    /// The other place, when it is one.
    pub fn other(&self) -> Option<Place> {
        match self.against {
            Some(Against::Place(place)) => Some(place),
            _ => None,
        }
    }

    /// The group that is compared with, when it is one.
    pub fn group(&self) -> Option<usize> {
        match self.against {
            Some(Against::Group(group)) => Some(group),
            _ => None,
        }
    }
}
