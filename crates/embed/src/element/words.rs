//! The languages that are not in the module.

use sudokit_web::i18n::Lang;
use wasm_bindgen::prelude::*;

/// Takes the words of the language with this tag, from its file; every board can speak it from then on. Until then it
/// speaks English instead.
#[wasm_bindgen]
pub fn learn(lang: &str, words: String) {
    if let Some(lang) = Lang::of_tag(lang) {
        lang.learn(words);
    }
}
