//! The Lab as a module of its own: whoever only solves a puzzle never fetches it.
//!
//! It has its own place on the page, beside the page's program and not inside it: two Yew programs, one in the other,
//! would take each other's events for their own.

#[cfg(target_arch = "wasm32")]
mod module;

fn main() {}
