//! The quiet row: ways in and out, the size, and the ways to begin again.

use crate::i18n::{Lang, Msg};
use crate::state::report::Panel;
use crate::state::{Action, Event};
use sudokit::Shape;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The shapes of the size menu, box height by box width.
pub const SIZES: [(u8, u8); 11] =
    [(2, 2), (2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (3, 5), (4, 4), (4, 5), (4, 6), (5, 5)];

/// The quiet row.
pub fn links(shape: &Shape, lang: Lang, on_event: &Callback<Event>) -> Html {
    let link = |msg: Msg, event: Event| {
        let onclick = on_event.reform(move |_| event.clone());
        html! {
            <button key={msg.place()} type="button" class="link" {onclick}>
                { lang.get(msg) }
            </button>
        }
    };
    html! {
        <div class="links">
            <p class="invite">{ lang.get(Msg::PasteAnywhere) }</p>
            <div class="link-row">
                { link(Msg::Open, Event::Open(Panel::Open("".into()))) }
                { link(Msg::Examples, Event::Open(Panel::Examples)) }
                { link(Msg::Share, Event::Open(Panel::Share)) }
                { link(Msg::Keys, Event::Open(Panel::Keys)) }
            </div>
            <div class="link-row">
                { size_menu(shape, lang, on_event) }
                { link(Msg::FillNotes, Event::Do(Action::FillNotes)) }
                { link(Msg::Reset, Event::Do(Action::Reset)) }
                { link(Msg::Clear, Event::Do(Action::Clear)) }
            </div>
        </div>
    }
}

fn size_menu(shape: &Shape, lang: Lang, on_event: &Callback<Event>) -> Html {
    let present = (shape.box_height(), shape.box_width());
    let onchange = super::when(on_event, |event: web_sys::Event| {
        let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
        let shape = crate::persist::boxes(&select.value())?;
        Some(Event::Do(Action::Resize(shape)))
    });
    // A puzzle that was brought may have other boxes than those of the menu.
    let other = (!SIZES.contains(&present)).then_some(present);
    let option = |(height, width): (u8, u8)| {
        let boxes = [height, width].map(|n| n.to_string());
        let side = (height * width).to_string();
        let value = boxes.join("x");
        let words = lang.fill(Msg::SizeBoxes, &[&side, &boxes[0], &boxes[1]]);
        let selected = (height, width) == present;
        html! { <option key={value.clone()} value={value.clone()} {selected}>{ words }</option> }
    };
    html! {
        <label key="size" class="size">
            { lang.get(Msg::Size) }
            <select {onchange}>{ for other.into_iter().chain(SIZES).map(option) }</select>
        </label>
    }
}
