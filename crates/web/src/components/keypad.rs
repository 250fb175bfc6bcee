//! The digits to tap.

use crate::i18n::{Lang, Msg};
use crate::input::Command;
use sudokit::Digit;
use yew::prelude::*;

/// A button for each digit, with how many of it are left.
pub fn keypad(left: &[u8], pencil: bool, lang: Lang, on_command: &Callback<Command>) -> Html {
    let key = |(index, &left): (usize, &u8)| {
        let digit = Digit(index as u8 + 1);
        let name = digit.to_char().to_string();
        let left_text = left.to_string();
        let label = lang.fill(Msg::PadDigit, &[&name, &left_text]);
        let onclick = on_command.reform(move |_| Command::Digit(digit));
        html! {
            <button
                key={index}
                type="button"
                part="key"
                class={classes!("key", (left == 0).then_some("done"))}
                aria-label={label}
                {onclick}
            >
                <span class="key-digit">{ name }</span>
                <span class="key-left">{ lang.fill(Msg::PadLeft, &[&left_text]) }</span>
            </button>
        }
    };
    let side = ["side-", &left.len().to_string()].concat();
    html! {
        <div
            part="keypad"
            class={classes!("pad", side, pencil.then_some("pencil"))}
            role="group"
            aria-label={lang.get(Msg::PadLabel)}
            onmousedown={keep_focus()}
        >
            { for left.iter().enumerate().map(key) }
        </div>
    }
}

/// Leaves the focus where it is when a button is clicked, so that the keyboard goes on writing on the board.
pub fn keep_focus() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}
