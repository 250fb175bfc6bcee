//! The solver behind plain numbers and two buffers in the module's memory.
//!
//! A call goes like this: JavaScript asks for room with [`calls::input`], writes the board's bytes there, and calls a
//! function with their number. What comes back is one number, a [`Reply`]; the bytes that belong to it are in the
//! output buffer, at [`calls::output`]. No text is converted and nothing is copied on the way, so a call costs little
//! more than the search itself.

pub mod calls;

mod job;
// A program for this machine has the system's.
#[cfg(target_arch = "wasm32")]
mod memory;
mod nine;
mod reply;
mod session;
mod words;

pub use job::Job;
pub use reply::{Code, Reply};
pub use session::{Order, Session};
