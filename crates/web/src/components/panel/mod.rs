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
use std::rc::Rc;
use yew::prelude::*;

/// What is open, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PanelProps {
    /// What is open.
    pub panel: Panel,
    /// The board beside it.
    pub sheet: Rc<Sheet>,
    /// The language.
    pub lang: Lang,
    /// Something was chosen.
    pub on_event: Callback<Event>,
}

/// The frame: a heading and a button that closes it. The focus goes to what is inside, and back to the board.
#[component]
pub fn PanelBox(props: &PanelProps) -> Html {
    let PanelProps { panel, sheet, lang, on_event } = props;
    use_effect_with(std::mem::discriminant(panel), |_| {
        // The content comes after the button that closes it, but it is what the person came for.
        if !focus(".panel [data-first]") {
            focus(".panel .close");
        }
    });
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
            let (text, lang, on_event) = (text.clone(), *lang, on_event.clone());
            let content = html! { <open::Open {text} {lang} {on_event} /> };
            (lang.get(Msg::OpenTitle).to_owned(), content)
        }
        Panel::Pick(reading) => (pick::title(reading, *lang), pick::list(reading, *lang, on_event)),
        Panel::Alphabet { text, side } => {
            let content = alphabet::question(text, *side, *lang, on_event);
            (lang.get(Msg::AlphabetTitle).to_owned(), content)
        }
        Panel::Examples => {
            (lang.get(Msg::ExamplesTitle).to_owned(), examples::list(*lang, on_event))
        }
        Panel::Share => {
            let content = html! { <share::Share sheet={sheet.clone()} lang={*lang} /> };
            (lang.get(Msg::ShareTitle).to_owned(), content)
        }
        Panel::Keys => (lang.get(Msg::KeysTitle).to_owned(), keys::table(*lang)),
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

fn to_board() {
    focus(".board .selected");
}
