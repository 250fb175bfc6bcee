//! Ways to take the puzzle elsewhere.

use crate::browser;
use crate::i18n::{Lang, Msg};
use crate::share;
use crate::state::report::Report;
use crate::state::{Event, Sheet};
use yew::platform::spawn_local;
use yew::prelude::*;

/// Texts to copy: each is shown too, for where copying is not allowed.
pub(super) fn texts(sheet: &Sheet, lang: Lang, on_event: &Callback<Event>) -> Html {
    let row = |label: Msg, button: Msg, text: String, id: &'static str| {
        let text = AttrValue::from(text);
        let onclick = {
            let (text, on_event) = (text.clone(), on_event.clone());
            Callback::from(move |_: MouseEvent| {
                let (text, on_event) = (text.clone(), on_event.clone());
                spawn_local(async move {
                    let copied = browser::copy(&text).await;
                    let said = if copied { Msg::Copied } else { Msg::NotCopied };
                    on_event.emit(Event::Say(Report::Notice(said)));
                });
            })
        };
        let first = (label == Msg::ShareLink).then_some("");
        let shown = if label == Msg::ShareBoard {
            html! { <textarea {id} readonly=true rows="6" value={text} spellcheck="false" /> }
        } else {
            html! { <input type="text" {id} readonly=true value={text} spellcheck="false" /> }
        };
        html! {
            <div key={id} class="copy">
                <label for={id}>{ lang.get(label) }</label>
                { shown }
                <button type="button" data-first={first} {onclick}>{ lang.get(button) }</button>
            </div>
        }
    };
    let link = [browser::page_address(), share::query(sheet)].concat();
    html! {
        <>
            { row(Msg::ShareLink, Msg::CopyLink, link, "share-link") }
            { row(Msg::ShareLine, Msg::CopyLine, sheet.givens().to_string(), "share-line") }
            { row(Msg::ShareBoard, Msg::CopyBoard, sheet.grid().board().to_string(), "share-board") }
        </>
    }
}
