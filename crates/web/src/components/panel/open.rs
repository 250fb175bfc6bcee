//! The text box.

use crate::i18n::{Lang, Msg};
use crate::state::Event;
use crate::state::report::{Report, Text};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::platform::spawn_local;
use yew::prelude::*;

/// What is in the box, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct OpenProps {
    pub(super) text: Rc<str>,
    pub(super) lang: Lang,
    pub(super) on_event: Callback<Event>,
}

/// A box for a puzzle as text, a button that pastes into it, and a chooser for a file.
#[component]
pub(super) fn Open(props: &OpenProps) -> Html {
    let OpenProps { text, lang, on_event } = props;
    let area = use_node_ref();
    {
        // The text comes from outside once; then it is the person's.
        let area = area.clone();
        use_effect_with(text.clone(), move |text| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                area.set_value(text);
            }
        });
    }
    let read = {
        let (area, on_event) = (area.clone(), on_event.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                on_event.emit(Event::Read(Text { text: area.value().into(), alphabet: None }));
            }
        })
    };
    let paste = {
        let (area, on_event) = (area.clone(), on_event.clone());
        Callback::from(move |_: MouseEvent| {
            let (area, on_event) = (area.clone(), on_event.clone());
            spawn_local(async move {
                match (crate::browser::clipboard_text().await, area.cast::<HtmlTextAreaElement>()) {
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
                id="puzzle-text"
                data-first=""
                ref={area}
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
