//! The modes, the tools, and the two buttons that matter.

use super::icon::{self, icon};
use super::keypad::keep_focus;
use crate::i18n::{Lang, Msg};
use crate::input::Command;
use crate::state::{Action, Game, Mode};
use yew::prelude::*;

/// The switch between entering givens and solving.
pub fn modes(present: Mode, lang: Lang, on_action: &Callback<Action>) -> Html {
    let choice = |mode: Mode, msg: Msg| {
        let onclick = on_action.reform(move |_| Action::SetMode(mode));
        let pressed = if present == mode { "true" } else { "false" };
        html! {
            <button key={mode as u8} type="button" aria-pressed={pressed} {onclick}>
                { lang.get(msg) }
            </button>
        }
    };
    html! {
        <div
            class="modes"
            role="group"
            aria-label={lang.get(Msg::ModeLabel)}
            onmousedown={keep_focus()}
        >
            { choice(Mode::Enter, Msg::ModeEnter) }
            { choice(Mode::Play, Msg::ModePlay) }
        </div>
    }
}

/// Undo, Redo, Notes, Erase.
pub fn tools(game: &Game, lang: Lang, on_command: &Callback<Command>) -> Html {
    let tool = |command: Command, shape, msg: Msg, enabled: bool, pressed: Option<bool>| {
        let onclick = on_command.reform(move |_| command);
        let pressed = pressed.map(|on| if on { "true" } else { "false" });
        html! {
            <button
                key={msg.place()}
                type="button"
                part="tool"
                class="tool"
                disabled={!enabled}
                aria-pressed={pressed}
                {onclick}
            >
                { icon(shape) }
                <span>{ lang.get(msg) }</span>
            </button>
        }
    };
    html! {
        <div
            part="toolbar"
            class="tools"
            role="group"
            aria-label={lang.get(Msg::ToolsLabel)}
            onmousedown={keep_focus()}
        >
            { tool(Command::Undo, icon::Shape::Undo, Msg::Undo, game.can_undo(), None) }
            { tool(Command::Redo, icon::Shape::Redo, Msg::Redo, game.can_redo(), None) }
            { tool(Command::TogglePencil, icon::Shape::Pencil, Msg::Notes, true, Some(game.pencil())) }
            { tool(Command::Erase, icon::Shape::Eraser, Msg::Erase, true, None) }
        </div>
    }
}

/// Check and Solve.
pub fn asks(lang: Lang, on_command: &Callback<Command>) -> Html {
    html! {
        <div class="asks" onmousedown={keep_focus()}>
            <button type="button" class="big" onclick={on_command.reform(|_| Command::Check)}>
                { lang.get(Msg::Check) }
            </button>
            <button
                type="button"
                class="big primary"
                onclick={on_command.reform(|_| Command::Solve)}
            >
                { lang.get(Msg::Solve) }
            </button>
        </div>
    }
}
