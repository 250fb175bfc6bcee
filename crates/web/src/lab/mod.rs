//! The Lab view: a search watched event by event, strategies side by side, all arrangements of queens.
//!
//! [`Bench`] and [`Comparison`] are its state, pure and tested on the host; the rest draws them.

pub mod address;
pub mod bench;
mod code;
pub mod comparison;
pub mod comparison_view;
mod controls;
pub mod gallery;
pub mod marks;
pub mod picture;
pub mod view;
pub mod words;

pub use address::{Address, Tab};
pub use bench::{Activity, Bench, Step};
pub use comparison::Comparison;
pub use view::LabView;
