//! What the page's script calls.

use std::cell::RefCell;
use sudokit_web::i18n::Lang;
use sudokit_web::lab::LabView;
use sudokit_web::lab::view::LabProps;
use sudokit_web::persist;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::{AppHandle, Renderer};

thread_local! {
    static LAB: RefCell<Option<AppHandle<LabView>>> = const { RefCell::new(None) };
}

/// Shows the Lab in `root`, in the language with this tag and with its words, as the page is. `sheet` is the page's board as [`persist::encode`] writes it;
/// the run comes from the address.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "JavaScript calls it")]
pub fn enter(root: Element, lang: &str, words: String, sheet: &str) {
    leave();
    let board = persist::decode(sheet).unwrap_or_default().givens();
    let lang = Lang::of_tag(lang).unwrap_or_default();
    lang.learn(words);
    let props = LabProps { board, lang };
    LAB.set(Some(Renderer::<LabView>::with_root_and_props(root, props).render()));
}

/// Takes the Lab away, with all that it does.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "JavaScript calls it")]
pub fn leave() {
    if let Some(lab) = LAB.take() {
        lab.destroy();
    }
}
