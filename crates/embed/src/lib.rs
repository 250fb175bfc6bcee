//! What other people's pages and programs call.
//!
//! Two modules come from this crate, chosen by feature:
//!
//! - `headless`: the solver behind plain numbers and two buffers in the module's memory. Its JavaScript side is
//!   `www/src/engine.ts`.
//! - `element`: the board behind `<sudoku-board>`, with bindings, and the same solver beside it. Its JavaScript side is
//!   `www/src/element.ts`.

#[cfg(feature = "element")]
pub mod element;
#[cfg(feature = "headless")]
pub mod headless;
