//! Files that are dropped or chosen.

use crate::i18n::Msg;
use crate::state::Event;
use crate::state::report::{Report, Text};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;
use yew::Callback;
use yew::platform::spawn_local;

/// The largest file that is read, in bytes. A list of that size holds some fifty thousand puzzles; more than that is
/// work for the command line.
const LARGEST: f64 = 4.0 * 1024.0 * 1024.0;

/// Reads a file and hands its text on.
pub fn open(file: File, on_event: Callback<Event>) {
    if file.size() > LARGEST {
        on_event.emit(Event::Say(Report::Notice(Msg::TooBig)));
        return;
    }
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        let text = text.unwrap_or_default().into();
        on_event.emit(Event::Read(Text { text, alphabet: None }));
    });
}
