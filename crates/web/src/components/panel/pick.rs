//! The puzzles of a text, to pick from.

use crate::i18n::{Lang, Msg};
use crate::state::Event;
use sudokit_worker::text::{Entry, Misread, Puzzles};
use yew::prelude::*;

/// Puzzles that are listed; a list that long is not read through by eye anyway.
const LISTED: usize = 500;
/// Errors that are listed.
const ERRORS: usize = 20;

pub(super) fn title(puzzles: &Puzzles, lang: Lang) -> String {
    lang.fill(Msg::PickTitle, &[&lang.number(puzzles.entries.len() as u64)])
}

pub(super) fn list(puzzles: &Puzzles, lang: Lang, on_event: &Callback<Event>) -> Html {
    let entry = |(index, entry): (usize, &Entry)| {
        let side = (entry.board.box_height * entry.board.box_width).to_string();
        let givens = entry.board.values.iter().filter(|&&value| value != 0).count().to_string();
        let onclick = on_event.reform(move |_| Event::Pick(index));
        let number = (index + 1).to_string();
        let name = entry.name.clone().unwrap_or_default();
        html! {
            <li key={index}>
                <button type="button" data-first={(index == 0).then_some("")} {onclick}>
                    <span class="number">{ number }</span>
                    <span class="name">{ name }</span>
                    <span class="about">{ lang.fill(Msg::PickEntry, &[&side, &givens]) }</span>
                </button>
            </li>
        }
    };
    let more = puzzles.entries.len().saturating_sub(LISTED);
    let more = (more != 0).then(|| {
        html! { <p>{ lang.fill(Msg::PickMore, &[&lang.number(more as u64)]) }</p> }
    });
    html! {
        <>
            <ul class="list">{ for puzzles.entries.iter().take(LISTED).enumerate().map(entry) }</ul>
            <div>{ more }</div>
            <div>{ errors(puzzles, lang) }</div>
        </>
    }
}

fn errors(puzzles: &Puzzles, lang: Lang) -> Option<Html> {
    let count = puzzles.errors.len();
    let error = |(at, error): (usize, &Misread)| {
        html! { <li key={at}>{ lang.parse_error(&error.0) }</li> }
    };
    (count != 0).then(|| {
        html! {
            <>
                <p>{ lang.fill(Msg::PickErrors, &[&count.to_string()]) }</p>
                <ul class="errors">{ for puzzles.errors.iter().take(ERRORS).enumerate().map(error) }</ul>
            </>
        }
    })
}
