//! The module's exports. `www/src/engine.ts` is the other side of each.
//!
//! A budget comes as an `f64`, which is what a JavaScript number is; `Infinity` is no bound.

// Without bindings, an export needs its plain name, and giving it one is an unsafe attribute. There is no other
// unsafe code in this file: addresses are handed out, and what is behind them is only touched between two calls.
#![allow(unsafe_code)]

use super::job::Job;
use super::session::{Order, Session};
use std::cell::RefCell;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

fn with<T>(call: impl FnOnce(&mut Session) -> T) -> T {
    SESSION.with_borrow_mut(call)
}

/// The address of at least `length` bytes to write a board to. Only a call with a greater `length` moves it.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn input(length: usize) -> *mut u8 {
    with(|session| session.input(length).as_mut_ptr())
}

/// The address of the bytes of the last reply.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn output() -> *const u8 {
    with(|session| session.output().as_ptr())
}

/// [`Session::solve`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn solve(length: usize, nodes: f64) -> u32 {
    with(|session| session.solve(length, nodes as u64).0)
}

/// [`Session::solve_many`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn solve_many(rows: usize, stride: usize, limit: u8) -> u32 {
    with(|session| session.solve_many(rows, stride, limit).0)
}

/// [`Session::count`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn count(length: usize, limit: f64, nodes: f64) -> u32 {
    with(|session| session.count(length, limit as u64, nodes as u64).0)
}

/// [`Session::true_candidates`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn true_candidates(length: usize, nodes: f64) -> u32 {
    with(|session| session.true_candidates(length, nodes as u64).0)
}

/// [`Session::check`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn check(length: usize, nodes: f64) -> u32 {
    with(|session| session.check(length, nodes as u64).0)
}

/// [`Session::hint`]; `order` 1 is [`Order::Explainer`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn hint(length: usize, order: u32, nodes: f64) -> u32 {
    let order = if order == 1 { Order::Explainer } else { Order::Hodoku };
    with(|session| session.hint(length, order, nodes as u64).0)
}

/// [`Session::board`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn board(length: usize) -> u32 {
    with(|session| session.board(length).0)
}

/// [`Session::begin`]; `question` is 0 to solve, 1 to count, 2 for true candidates.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn begin(length: usize, question: u32, limit: f64) -> u32 {
    with(|session| match question {
        0 => session.begin(length, Job::solve),
        1 => session.begin(length, |puzzle| Job::count(puzzle, limit as u64)),
        _ => session.begin(length, Job::true_candidates),
    })
    .0
}

/// [`Session::go_on`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn go_on(job: usize, nodes: f64) -> u32 {
    with(|session| session.go_on(job, nodes as u64).0)
}

/// Guesses that a job has made; of no job, none.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn job_nodes(job: usize) -> f64 {
    with(|session| session.job(job).map_or(0.0, |job| job.nodes() as f64))
}

/// Solutions that a job has found; of no job, none.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn job_found(job: usize) -> f64 {
    with(|session| session.job(job).map_or(0.0, |job| job.found() as f64))
}

/// [`Session::drop_job`].
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn drop_job(job: usize) {
    with(|session| session.drop_job(job));
}
