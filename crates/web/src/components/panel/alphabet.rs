//! The question how digits past 9 are meant.

use crate::i18n::{Lang, Msg};
use crate::state::Event;
use crate::state::report::Text;
use std::rc::Rc;
use sudokit::text::{Alphabet, read_as};
use yew::prelude::*;

pub(super) fn question(text: &Rc<str>, lang: Lang, on_event: &Callback<Event>) -> Html {
    let side = read_as(text, Alphabet::FromOne)
        .ok()
        .and_then(|reading| reading.entries.first().map(|entry| entry.puzzle.shape().side()))
        .unwrap_or(16);
    // The last digit: A is the tenth or the eleventh.
    let letter = |first: u8| char::from(b'A' + side.saturating_sub(first)).to_string();
    let choice = |alphabet: Alphabet, msg: Msg, last: String, first: bool| {
        let text = Text { text: text.clone(), alphabet: Some(alphabet) };
        let onclick = on_event.reform(move |_| Event::Read(text.clone()));
        html! {
            <button key={msg.place()} type="button" data-first={first.then_some("")} {onclick}>
                { lang.fill(msg, &[&last]) }
            </button>
        }
    };
    html! {
        <>
            <p>{ lang.get(Msg::AlphabetMore) }</p>
            <div class="more">
                { choice(Alphabet::FromOne, Msg::AlphabetOne, letter(10), true) }
                { choice(Alphabet::FromZero, Msg::AlphabetZero, letter(11), false) }
            </div>
        </>
    }
}
