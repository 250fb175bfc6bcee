//! What is seen.

pub mod board;
pub mod cell;

pub use board::{Board, BoardProps};
