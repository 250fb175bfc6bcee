//! The question how digits past 9 are meant.

use crate::i18n::{Lang, Msg};
use crate::state::Event;
use crate::state::report::Text;
use std::rc::Rc;
use sudokit::text::Alphabet;
use yew::prelude::*;

pub(super) fn question(text: &Rc<str>, side: u8, lang: Lang, on_event: &Callback<Event>) -> Html {
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
