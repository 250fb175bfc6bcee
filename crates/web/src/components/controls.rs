//! The modes, the tools, and the two buttons that matter.

use super::icon::{self, Icon};
use super::keypad::keep_focus;
use crate::i18n::{Lang, Msg};
use crate::input::Command;
use crate::state::{Action, Mode};
use yew::prelude::*;

/// What the mode switch shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ModesProps {
    /// The mode.
    pub mode: Mode,
    /// The language.
    pub lang: Lang,
    /// Another mode was chosen.
    pub on_action: Callback<Action>,
}

/// The switch between entering givens and solving.
#[component]
pub fn Modes(props: &ModesProps) -> Html {
    let choice = |mode: Mode, msg: Msg| {
        let onclick = props.on_action.reform(move |_| Action::SetMode(mode));
        let pressed = if props.mode == mode { "true" } else { "false" };
        html! {
            <button key={mode as u8} type="button" aria-pressed={pressed} {onclick}>
                { props.lang.get(msg) }
            </button>
        }
    };
    html! {
        <div
            class="modes"
            role="group"
            aria-label={props.lang.get(Msg::ModeLabel)}
            onmousedown={keep_focus()}
        >
            { choice(Mode::Enter, Msg::ModeEnter) }
            { choice(Mode::Play, Msg::ModePlay) }
        </div>
    }
}

/// What the tools show, and whom they tell.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ToolsProps {
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// Whether the pencil is out.
    pub pencil: bool,
    /// The language.
    pub lang: Lang,
    /// A tool was pressed.
    pub on_command: Callback<Command>,
}

/// Undo, Redo, Notes, Erase.
#[component]
pub fn Tools(props: &ToolsProps) -> Html {
    let tool = |command: Command, shape, msg: Msg, enabled: bool, pressed: Option<bool>| {
        let onclick = props.on_command.reform(move |_| command);
        let pressed = pressed.map(|on| if on { "true" } else { "false" });
        html! {
            <button
                key={msg as u16}
                type="button"
                class="tool"
                disabled={!enabled}
                aria-pressed={pressed}
                {onclick}
            >
                <Icon {shape} />
                <span>{ props.lang.get(msg) }</span>
            </button>
        }
    };
    html! {
        <div
            class="tools"
            role="group"
            aria-label={props.lang.get(Msg::ToolsLabel)}
            onmousedown={keep_focus()}
        >
            { tool(Command::Undo, icon::Shape::Undo, Msg::Undo, props.can_undo, None) }
            { tool(Command::Redo, icon::Shape::Redo, Msg::Redo, props.can_redo, None) }
            { tool(Command::TogglePencil, icon::Shape::Pencil, Msg::Notes, true, Some(props.pencil)) }
            { tool(Command::Erase, icon::Shape::Eraser, Msg::Erase, true, None) }
        </div>
    }
}

/// Whom Check and Solve tell.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AsksProps {
    /// The language.
    pub lang: Lang,
    /// One was pressed.
    pub on_command: Callback<Command>,
}

/// Check and Solve.
#[component]
pub fn Asks(props: &AsksProps) -> Html {
    html! {
        <div class="asks" onmousedown={keep_focus()}>
            <button type="button" class="big" onclick={props.on_command.reform(|_| Command::Check)}>
                { props.lang.get(Msg::Check) }
            </button>
            <button
                type="button"
                class="big primary"
                onclick={props.on_command.reform(|_| Command::Solve)}
            >
                { props.lang.get(Msg::Solve) }
            </button>
        </div>
    }
}
