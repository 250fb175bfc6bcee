//! What other people's pages and programs call.
//!
//! Two modules come from this crate, chosen by feature:
//!
//! - `headless`: the solver behind plain numbers and one buffer in the module's memory. Its JavaScript side is
//!   `www/src/engine.ts`; the two files of each pair (`calls.rs` and `engine.ts`) must be read together.

#[cfg(feature = "headless")]
pub mod headless;
