//! The text box.

use crate::browser;
use crate::i18n::{Lang, Msg};
use crate::state::Event;
use crate::state::report::{Report, Text};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::platform::spawn_local;
use yew::prelude::*;

/// The box itself.
const AREA: &str = "#puzzle-text";

/// A box for a puzzle as text, a button that pastes into it, and a chooser for a file.
pub(super) fn text_box(text: &Rc<str>, lang: Lang, on_event: &Callback<Event>) -> Html {
    let read = super::super::when(on_event, |_: MouseEvent| {
        Some(Event::Read(Text { text: area()?.value().into(), alphabet: None }))
    });
    let paste = {
        let on_event = on_event.clone();
        Callback::from(move |_: MouseEvent| {
            let on_event = on_event.clone();
            spawn_local(async move {
                match (browser::clipboard_text().await, area()) {
                    (Some(text), Some(area)) => area.set_value(&text),
                    _ => on_event.emit(Event::Say(Report::Notice(Msg::NothingPasted))),
                }
            });
        })
    };
    let choose = {
        let on_event = on_event.clone();
        Callback::from(move |event: web_sys::Event| {
            let input =
                event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            if let Some(input) = input
                && let Some(file) = input.files().and_then(|files| files.get(0))
            {
                crate::input::file::open(file, on_event.clone());
                // The same file can be chosen again after it was put right.
                input.set_value("");
            }
        })
    };
    html! {
        <>
            <label for="puzzle-text">{ lang.get(Msg::OpenLabel) }</label>
            <textarea
                // Another text is another box: what is in it is the person's.
                key={&**text}
                id="puzzle-text"
                data-first=""
                defaultvalue={text.clone()}
                rows="6"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
            />
            <div class="more">
                <button type="button" class="primary" onclick={read}>{ lang.get(Msg::OpenRead) }</button>
                <button type="button" onclick={paste}>{ lang.get(Msg::OpenPaste) }</button>
                <label class="file">
                    { lang.get(Msg::OpenFile) }
                    <input type="file" onchange={choose} />
                </label>
            </div>
        </>
    }
}

fn area() -> Option<HtmlTextAreaElement> {
    let area = browser::document()?.query_selector(AREA).ok().flatten()?;
    area.dyn_into().ok()
}
