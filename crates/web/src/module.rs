//! What the page's script calls.

use sudokit_web::app::App;
use sudokit_web::i18n::Lang;
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::Renderer;

/// Shows the page in `root`, in the language with this tag and with its words (see `Lang::learn`); English has none.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "JavaScript calls it")]
pub fn start(root: Element, lang: &str, words: String) {
    let lang = Lang::of_tag(lang).unwrap_or_default();
    lang.learn(words);
    Renderer::<App>::with_root(root).render();
}
