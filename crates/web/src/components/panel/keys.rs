//! The keys, as the keymap lists them.

use crate::i18n::{Lang, Msg};
use crate::input::keymap::KEYMAP;
use yew::prelude::*;

pub(super) fn table(lang: Lang) -> Html {
    let digits = [
        ("1–9, A–P", Msg::KeyDigits),
        ("Shift 1–9", Msg::KeyNote),
        ("Ctrl C", Msg::KeyCopy),
        ("Ctrl V", Msg::KeyPaste),
    ];
    let rows = digits.into_iter().chain(KEYMAP.iter().filter_map(|binding| binding.help));
    let row = |(keys, words): (&'static str, Msg)| {
        html! {
            <div key={keys}>
                <dt><kbd>{ keys }</kbd></dt>
                <dd>{ lang.get(words) }</dd>
            </div>
        }
    };
    html! { <dl class="keys">{ for rows.map(row) }</dl> }
}
