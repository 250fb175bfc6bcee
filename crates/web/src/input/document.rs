//! What is heard beyond the page's own elements: keys while the focus is not on the board, text pasted or copied anywhere,
//! files dropped anywhere. All of it is for the board, and so only while it is seen.

use super::{Command, command_of, file};
use crate::browser::{self, Listener};
use crate::state::report::Text;
use crate::state::{Event, Sheet};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, KeyboardEvent};
use yew::Callback;

/// What is listened to.
const NAMES: [&str; 5] = ["keydown", "paste", "copy", "dragover", "drop"];

/// The sheet that is seen; none while another view is.
pub type Seen = Rc<RefCell<Option<Rc<Sheet>>>>;

/// Listens until what comes back is dropped.
pub fn listen(seen: &Seen, on_event: &Callback<Event>) -> Vec<Listener> {
    let Some(document) = browser::document() else { return Vec::new() };
    let listener = |name| {
        let (seen, on_event) = (seen.clone(), on_event.clone());
        Listener::new(&document, name, move |event| {
            let sheet = seen.borrow().clone();
            if let Some(sheet) = sheet {
                heard(&event, &sheet, &on_event);
            }
        })
    };
    NAMES.into_iter().map(listener).collect()
}

fn heard(event: &web_sys::Event, sheet: &Sheet, on_event: &Callback<Event>) {
    match &*event.type_() {
        "keydown" => key(event, sheet.shape().side(), on_event),
        "paste" => pasted(event, on_event),
        "copy" => copied(event, sheet),
        "drop" => dropped(event, on_event),
        // Without this the browser would not let anything be dropped.
        _ => event.prevent_default(),
    }
}

/// Whether the event goes to something that the person writes into or chooses from.
fn is_in(event: &web_sys::Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

fn key(event: &web_sys::Event, side: u8, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.default_prevented() || is_in(event, "input, textarea, select") {
        return;
    }
    let on_control = is_in(event, "button, a, label");
    if on_control && matches!(&*event.key(), "Enter" | " ") {
        return;
    }
    if let Some(command) = command_of(event, side) {
        event.prevent_default();
        if matches!(command, Command::Go(_)) {
            browser::focus(".board .selected");
        }
        on_event.emit(Event::Command(command));
    }
}

fn read(text: String, on_event: &Callback<Event>) {
    on_event.emit(Event::Read(Text { text: text.into(), alphabet: None }));
}

fn pasted(event: &web_sys::Event, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if is_in(event, "input, textarea") {
        return;
    }
    let Some(data) = event.clipboard_data() else { return };
    if let Some(dropped) = data.files().and_then(|files| files.get(0)) {
        file::open(dropped, on_event.clone());
    } else if let Ok(text) = data.get_data("text/plain") {
        read(text, on_event);
    }
    event.prevent_default();
}

/// Copies the board as a line, unless some text is selected.
fn copied(event: &web_sys::Event, sheet: &Sheet) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if is_in(event, "input, textarea") || browser::has_selection() {
        return;
    }
    if let Some(data) = event.clipboard_data()
        && data.set_data("text/plain", &sheet.grid().to_string()).is_ok()
    {
        event.prevent_default();
    }
}

fn dropped(event: &web_sys::Event, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<DragEvent>() else { return };
    event.prevent_default();
    let Some(data) = event.data_transfer() else { return };
    if let Some(dropped) = data.files().and_then(|files| files.get(0)) {
        file::open(dropped, on_event.clone());
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.is_empty()
    {
        read(text, on_event);
    }
}
