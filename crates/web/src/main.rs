//! Puts the page into its element.

#[cfg(target_arch = "wasm32")]
mod module;

fn main() {}
