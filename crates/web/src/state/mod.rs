//! What the page knows: pure values, without DOM or clock.

pub mod action;
mod asking;
pub mod game;
pub mod highlights;
pub mod history;
pub mod page;
pub mod reading;
pub mod report;
pub mod selection;
pub mod settings;
pub mod sheet;
pub mod truth;

pub use action::Action;
pub use game::{Game, reduce};
pub use highlights::Highlights;
pub use page::{Event, Page};
pub use selection::Go;
pub use sheet::{Ink, Mode, Sheet, Writer};
pub use truth::{Truth, Verdict};
