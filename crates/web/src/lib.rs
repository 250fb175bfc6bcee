//! The Yew page: state that is pure and tested on the host, and components that draw it.
//!
//! An edit is an [`state::Action`]; [`state::reduce`] is the only way in which a [`state::Game`] changes. The
//! components take it apart for drawing and know no rule of Sudoku: what is true of a board comes from
//! [`state::Truth`], which asks the solver.

pub mod app;
pub mod browser;
pub mod components;
pub mod examples;
pub mod i18n;
pub mod input;
pub mod lab;
pub mod persist;
pub mod share;
pub mod state;
pub mod worker_client;
