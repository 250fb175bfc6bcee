//! The few things that are asked of the browser itself.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Clipboard, CustomEvent, CustomEventInit, Document, EventTarget, HtmlElement, Storage, Window,
};

/// The window. There is one wherever the page runs; asked anywhere else, as in a test on the host, this panics.
pub fn window() -> Window {
    js_sys::global().unchecked_into()
}

/// The document, if the window has one.
pub fn document() -> Option<Document> {
    window().document()
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// The browser's storage, where it allows one.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under `key`.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps `value` under `key`, where the browser allows it and has room.
pub fn store(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the next visit starts afresh.
        let _ = storage.set_item(key, value);
    }
}

/// Has the page's script show the Lab in a language, with a board, or take it away.
pub fn tell_lab(with: Option<[&str; 2]>) {
    let list = with.map(|with| with.into_iter().map(JsValue::from).collect::<js_sys::Array>());
    tell("sudokit-lab", &list.map_or(JsValue::NULL, JsValue::from));
}

/// Has the page's script fetch the words of the language with this tag, and `learn` them. Where they can't be fetched, the
/// script says so, and nothing is learnt.
pub fn ask_words(lang: &str, learn: impl FnOnce(String) + 'static) {
    let learn = Closure::once_into_js(learn);
    tell("sudokit-words", &js_sys::Array::of2(&lang.into(), &learn));
}

/// Tells the page's script something; says whether there was a way to.
pub fn tell(event: &str, detail: &JsValue) -> bool {
    let with = CustomEventInit::new();
    with.set_detail(detail);
    let event = CustomEvent::new_with_event_init_dict(event, &with);
    event.is_ok_and(|event| window().dispatch_event(&event).is_ok())
}

/// Gives the focus to the first element that matches, without scrolling there; says whether there is one.
pub fn focus(selector: &str) -> bool {
    let element = document().and_then(|document| document.query_selector(selector).ok().flatten());
    let element = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = &element {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that can't take the focus leaves it where it is.
        let _ = element.focus_with_options(&options);
    }
    element.is_some()
}

/// A listener that listens until it is dropped.
pub struct Listener {
    target: EventTarget,
    name: &'static str,
    closure: Closure<dyn FnMut(web_sys::Event)>,
}

impl Listener {
    /// Listens on `target`.
    pub fn new(
        target: &EventTarget,
        name: &'static str,
        listener: impl FnMut(web_sys::Event) + 'static,
    ) -> Listener {
        let closure = Closure::new(listener);
        // Fails for a listener that is no function only.
        let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
        Listener { target: target.clone(), name, closure }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let listener = self.closure.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback(self.name, listener);
    }
}

/// Something to be done later, unless this is dropped before.
pub struct Timer {
    id: i32,
    _closure: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does `then` once after `ms` milliseconds.
    pub fn after(ms: i32, then: impl FnMut() + 'static) -> Timer {
        let closure = Closure::<dyn FnMut()>::new(then);
        let callback = closure.as_ref().unchecked_ref();
        let id = window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(callback, ms)
            .unwrap_or_default();
        Timer { id, _closure: closure }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        window().clear_timeout_with_handle(self.id);
    }
}

/// Whether some text of the page is selected.
pub fn has_selection() -> bool {
    let selection = window().get_selection().ok().flatten();
    selection.is_some_and(|selection| !selection.is_collapsed())
}

/// Calls in every frame that the browser draws, with the milliseconds since the one before, until this is dropped.
pub struct Frames {
    id: Rc<Cell<i32>>,
    _each: Rc<RefCell<Option<EachFrame>>>,
}

type EachFrame = Closure<dyn FnMut(f64)>;

impl Frames {
    /// Does `each` in every frame.
    pub fn new(mut each: impl FnMut(f64) + 'static) -> Frames {
        let id = Rc::new(Cell::new(0));
        let closure = Rc::new(RefCell::new(None::<EachFrame>));
        let (next, again) = (id.clone(), Rc::downgrade(&closure));
        let mut before = None;
        *closure.borrow_mut() = Some(Closure::new(move |now: f64| {
            // Asked for before the call, which may drop this and so take it back.
            if let Some(closure) = again.upgrade() {
                next.set(request_frame(&closure.borrow()));
            }
            each(now - before.replace(now).unwrap_or(now));
        }));
        id.set(request_frame(&closure.borrow()));
        Frames { id, _each: closure }
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        // A number that is no longer waited for is no matter.
        let _ = window().cancel_animation_frame(self.id.get());
    }
}

fn request_frame(closure: &Option<EachFrame>) -> i32 {
    let callback = closure.as_ref().map(|closure| closure.as_ref().unchecked_ref());
    callback
        .and_then(|callback| window().request_animation_frame(callback).ok())
        .unwrap_or_default()
}

/// Whether the person asked the system for less motion.
pub fn wants_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Replaces what is after the `#` of the address; nobody is told, and no step back is added.
pub fn set_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // An address that browsers find too long stays as it was.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// The text on the clipboard, if the person lets us have it.
pub async fn clipboard_text() -> Option<String> {
    let promise = clipboard()?.read_text();
    JsFuture::from(promise).await.ok()?.as_string()
}

/// Puts `text` on the clipboard; says whether that was allowed.
pub async fn copy(text: &str) -> bool {
    match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

/// The clipboard. Pages that came over plain HTTP have none, whatever the bindings promise.
fn clipboard() -> Option<Clipboard> {
    let clipboard: JsValue = window().navigator().clipboard().into();
    clipboard.is_object().then(|| clipboard.unchecked_into())
}

/// Takes the query out of the address: a reload goes on with what was made of it.
pub fn forget_query() {
    let location = window().location();
    let has_query = location.search().is_ok_and(|query| !query.is_empty());
    let hash = location.hash().unwrap_or_default();
    if has_query && let Ok(history) = window().history() {
        let address = [page_address(), hash].concat();
        // A page that was opened as a file may not; it is read anew then.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// The page's address, without query and hash.
pub fn page_address() -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path].concat()
}
