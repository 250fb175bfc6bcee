//! What can be opened beside the board. Nothing here takes the page over: the board stays in sight and in use.

mod alphabet;
mod examples;
mod keys;
mod open;
mod pick;
mod share;

use super::icon::{self, icon};
use crate::browser::focus;
use crate::i18n::{Lang, Msg};
use crate::state::report::Panel;
use crate::state::{Event, Sheet};
use yew::prelude::*;

/// The frame: a heading and a button that closes it. The focus goes to what is inside (see [`take_focus`]), and back to the
/// board.
pub fn panel_box(panel: &Panel, sheet: &Sheet, lang: Lang, on_event: &Callback<Event>) -> Html {
    let close = on_event.reform(|_| Event::Close);
    let onclick = close.reform(|_: MouseEvent| to_board());
    let onkeydown = super::when(on_event, |event: KeyboardEvent| {
        (event.key() == "Escape").then(|| {
            event.stop_propagation();
            to_board();
            Event::Close
        })
    });
    let (title, content) = match panel {
        Panel::Open(text) => {
            (lang.get(Msg::OpenTitle).to_owned(), open::text_box(text, lang, on_event))
        }
        Panel::Pick(reading) => (pick::title(reading, lang), pick::list(reading, lang, on_event)),
        Panel::Alphabet { text, side } => {
            let content = alphabet::question(text, *side, lang, on_event);
            (lang.get(Msg::AlphabetTitle).to_owned(), content)
        }
        Panel::Examples => {
            (lang.get(Msg::ExamplesTitle).to_owned(), examples::list(lang, on_event))
        }
        Panel::Share => (lang.get(Msg::ShareTitle).to_owned(), share::texts(sheet, lang, on_event)),
        Panel::Keys => (lang.get(Msg::KeysTitle).to_owned(), keys::table(lang)),
    };
    html! {
        <section class="panel" aria-labelledby="panel-title" {onkeydown}>
            <div class="panel-head">
                <h2 id="panel-title">{ title }</h2>
                <button type="button" class="close" aria-label={lang.get(Msg::Close)} {onclick}>
                    { icon(icon::Shape::Close) }
                </button>
            </div>
            { content }
        </section>
    }
}

/// Gives the focus to what a panel was opened for, which comes after the button that closes it.
pub fn take_focus() {
    if !focus(".panel [data-first]") {
        focus(".panel .close");
    }
}

fn to_board() {
    focus(".board .selected");
}
