//! The digits to tap.

use crate::i18n::{Lang, Msg};
use crate::input::Command;
use std::rc::Rc;
use sudokit::Digit;
use yew::prelude::*;

/// What the pad shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct KeypadProps {
    /// How many of each digit are left, by digit.
    pub left: Rc<Vec<u8>>,
    /// Whether the pencil is out.
    pub pencil: bool,
    /// The language.
    pub lang: Lang,
    /// A digit was pressed.
    pub on_command: Callback<Command>,
}

/// A button for each digit, with how many of it are left.
#[component]
pub fn Keypad(props: &KeypadProps) -> Html {
    let lang = props.lang;
    let key = |(index, &left): (usize, &u8)| {
        let digit = Digit(index as u8 + 1);
        let name = digit.to_char().to_string();
        let left_text = left.to_string();
        let label = lang.fill(Msg::PadDigit, &[&name, &left_text]);
        let onclick = props.on_command.reform(move |_| Command::Digit(digit));
        html! {
            <button
                key={index}
                type="button"
                class={classes!("key", (left == 0).then_some("done"))}
                aria-label={label}
                {onclick}
            >
                <span class="key-digit">{ name }</span>
                <span class="key-left">{ lang.fill(Msg::PadLeft, &[&left_text]) }</span>
            </button>
        }
    };
    let side = ["side-", &props.left.len().to_string()].concat();
    html! {
        <div
            class={classes!("pad", side, props.pencil.then_some("pencil"))}
            role="group"
            aria-label={lang.get(Msg::PadLabel)}
            onmousedown={keep_focus()}
        >
            { for props.left.iter().enumerate().map(key) }
        </div>
    }
}

/// Leaves the focus where it is when a button is clicked, so that the keyboard goes on writing on the board.
pub fn keep_focus() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}
