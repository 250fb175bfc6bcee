//! From a key or a pointer to what it means.

pub mod document;
pub mod file;
pub mod keymap;
pub mod pointer;

pub use keymap::{Command, Key, command, command_of};
