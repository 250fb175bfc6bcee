//! The board behind `<sudoku-board>`.
//!
//! The element class is TypeScript, for only JavaScript can extend `HTMLElement`. It owns a [`BoardHandle`] and tells it
//! what the host asked for; the handle tells it what the player did, and only that. Whatever has to be solved for that, the
//! element has solved elsewhere, and hands over.

mod game;
mod handle;
mod say;
mod view;
mod words;

pub use game::{Change, Check, Game, Marks};
pub use handle::BoardHandle;
pub use words::learn;
