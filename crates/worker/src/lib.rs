//! Long work as values: what the page asks, what comes back, and the loop that serves it in slices.
//!
//! The same [`Server`] runs in a Web Worker (this package's bin) and, where there can be none, on the page's own
//! thread. It knows no DOM and no clock of its own: whoever makes it brings the clock.

pub mod job;
pub mod message;
pub mod server;
pub mod text;
mod walking;

pub use message::{
    Board, Body, Failure, Job, Outcome, Progress, Reply, Request, Subject, ToWorker, Verdict,
    Walked,
};
pub use server::Server;
