//! What other people's pages and programs call.
//!
//! Two modules come from this crate, chosen by feature:
//!
//! - `headless`: the solver behind plain numbers and two buffers in the module's memory. Its JavaScript side is
//!   `www/src/engine.ts`.
//! - `element`: the board behind `<sudoku-board>`, with bindings. It draws and is played on, and solves nothing: whoever
//!   only plays fetches no solver. Its JavaScript side is `www/src/element.ts`, which asks the headless module.

mod conflicts;
#[cfg(feature = "element")]
pub mod element;
#[cfg(feature = "headless")]
pub mod headless;
mod json;
mod text;
