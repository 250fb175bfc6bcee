//! What is seen.

pub mod announcer;
pub mod board;
pub mod cell;
pub mod controls;
pub mod header;
pub mod icon;
pub mod keypad;
pub mod links;
pub mod panel;
pub mod report_box;
pub mod solve_view;
pub mod truth_line;

pub use board::{Board, BoardProps};

use yew::Callback;

/// A callback that tells `on` what `read` makes of an event, if it makes anything of it.
pub(crate) fn when<I: 'static, O: 'static>(
    on: &Callback<O>,
    read: impl Fn(I) -> Option<O> + 'static,
) -> Callback<I> {
    let on = on.clone();
    Callback::from(move |event| {
        if let Some(out) = read(event) {
            on.emit(out);
        }
    })
}
