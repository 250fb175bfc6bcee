//! The line under the board.

use crate::i18n::Lang;
use crate::i18n::say::Tone;
use crate::state::{Sheet, Truth};
use std::rc::Rc;
use yew::prelude::*;

/// What the line is about.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TruthLineProps {
    /// What is true.
    pub truth: Rc<Truth>,
    /// Of which sheet.
    pub sheet: Rc<Sheet>,
    /// The language.
    pub lang: Lang,
}

/// One line that tells the truth about the board.
#[component]
pub fn TruthLine(props: &TruthLineProps) -> Html {
    let line = props.lang.truth(&props.truth, &props.sheet);
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
