//! What the page knows: pure values, without DOM or clock.

pub mod action;
pub mod game;
pub mod highlights;
pub mod history;
pub mod selection;
pub mod sheet;

pub use action::Action;
pub use game::{Game, reduce};
pub use highlights::Highlights;
pub use selection::Go;
pub use sheet::{Ink, Mode, Sheet, Writer};
