//! The line under the board.

use crate::i18n::Lang;
use crate::i18n::say::Tone;
use crate::state::{Sheet, Truth};
use yew::prelude::*;

/// One line that tells the truth about the board.
pub fn truth_line(truth: &Truth, sheet: &Sheet, lang: Lang) -> Html {
    let line = lang.truth(truth, sheet);
    let tone = match line.tone {
        Tone::Good => "good",
        Tone::Open => "open",
        Tone::Bad => "bad",
    };
    html! {
        <p class={classes!("truth", tone)} title={line.title}>
            <span class="mark" aria-hidden="true"></span>
            <span><strong>{ line.head }</strong>{ " " }<span class="tail">{ line.tail }</span></span>
        </p>
    }
}
