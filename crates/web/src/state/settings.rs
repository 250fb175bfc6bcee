//! What the person chose for the page as a whole.

use crate::i18n::Lang;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them, in the order in which the button goes through them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// How the style sheet and the storage call it.
    pub fn id(self) -> &'static str {
        ["auto", "light", "dark"][self as usize]
    }

    /// The theme of this id.
    pub fn of_id(id: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The one after it.
    pub fn next(self) -> Theme {
        Theme::ALL[(self as usize + 1) % Theme::ALL.len()]
    }
}

/// A part of the page. Each has an address: `#lab` leads to the view with the id `lab`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The board and the solver.
    #[default]
    Solve,
    /// The search at work.
    Lab,
}

impl View {
    /// All of them, in the order of the navigation.
    pub const ALL: &[View] = &[View::Solve, View::Lab];

    /// Its address, after the `#`.
    pub fn id(self) -> &'static str {
        match self {
            View::Solve => "solve",
            View::Lab => "lab",
        }
    }

    /// The view of an address; an unknown one is the board. What follows a `/` is the view's own.
    pub fn of_hash(hash: &str) -> View {
        let id = hash.trim_start_matches('#');
        let id = id.split('/').next().unwrap_or(id);
        View::ALL.iter().copied().find(|view| view.id() == id).unwrap_or_default()
    }
}

/// What the person chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
}
