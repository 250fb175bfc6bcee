//! The puzzles of a text, to pick from.

use crate::i18n::{Lang, Msg};
use crate::state::Event;
use sudokit::text::Reading;
use yew::prelude::*;

/// Puzzles that are listed; a list that long is not read through by eye anyway.
const LISTED: usize = 500;
/// Errors that are listed.
const ERRORS: usize = 20;

pub(super) fn title(reading: &Reading, lang: Lang) -> String {
    lang.fill(Msg::PickTitle, &[&lang.number(reading.entries.len() as u64)])
}

pub(super) fn list(reading: &Reading, lang: Lang, on_event: &Callback<Event>) -> Html {
    let entry = |(index, entry): (usize, &sudokit::text::Entry)| {
        let side = entry.puzzle.shape().side().to_string();
        let givens = entry.puzzle.givens().filled().to_string();
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
    let more = reading.entries.len().saturating_sub(LISTED);
    let more = (more != 0).then(|| {
        html! { <p>{ lang.fill(Msg::PickMore, &[&lang.number(more as u64)]) }</p> }
    });
    html! {
        <>
            <ul class="list">{ for reading.entries.iter().take(LISTED).enumerate().map(entry) }</ul>
            <div>{ more }</div>
            <div>{ errors(reading, lang) }</div>
        </>
    }
}

fn errors(reading: &Reading, lang: Lang) -> Option<Html> {
    let count = reading.errors.len();
    let error = |(at, error): (usize, &sudokit::text::ParseError)| {
        html! { <li key={at}>{ lang.parse_error(error) }</li> }
    };
    (count != 0).then(|| {
        html! {
            <>
                <p>{ lang.fill(Msg::PickErrors, &[&count.to_string()]) }</p>
                <ul class="errors">{ for reading.errors.iter().take(ERRORS).enumerate().map(error) }</ul>
            </>
        }
    })
}
