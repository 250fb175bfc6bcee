//! Solving as people do: one step at a time, each with its reason.
//!
//! A [`Technique`] looks at a pencilmark state and finds a [`Step`]. Techniques reason from the state as it is: on a
//! board with a wrong digit they draw right conclusions from wrong premises. So whoever offers steps to a player
//! first makes sure that the board has no conflict and still has a solution.

pub mod singles;
pub mod step;
pub mod technique;

pub use step::{Pattern, Step};
pub use technique::{Level, Technique};

use crate::candidates::Candidates;

/// The first step that one of `techniques` finds in `state`, asked in their order; none when none finds any.
pub fn next_step(state: &Candidates, techniques: &[&'static Technique]) -> Option<Step> {
    techniques.iter().find_map(|technique| technique.find(state))
}

/// The next single in the order of [`technique::SINGLES`].
pub fn next_single(state: &Candidates) -> Option<Step> {
    next_step(state, technique::SINGLES)
}
