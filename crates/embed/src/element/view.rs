//! What is drawn in the shadow root: the page's own board, and the controls that the host asked for.

use std::rc::Rc;
use sudokit_web::components::board::Board;
use sudokit_web::components::controls::{asks, tools};
use sudokit_web::components::keypad::keypad;
use sudokit_web::i18n::Lang;
use sudokit_web::input::Command;
use sudokit_web::state::{Action, Game, Highlights};
use yew::prelude::*;

/// Which controls stand below the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Controls {
    pub(super) keypad: bool,
    pub(super) tools: bool,
    pub(super) asks: bool,
}

/// By default an empty board that tells nobody.
#[derive(Clone, Default, PartialEq, Properties)]
pub(super) struct ViewProps {
    pub(super) game: Rc<Game>,
    pub(super) highlights: Rc<Highlights>,
    pub(super) readonly: bool,
    pub(super) controls: Controls,
    pub(super) lang: Lang,
    pub(super) on_action: Callback<Action>,
    pub(super) on_command: Callback<Command>,
}

#[component]
pub(super) fn View(props: &ViewProps) -> Html {
    let ViewProps { game, highlights, readonly, controls, lang, on_action, on_command } = props;
    let (lang, readonly) = (*lang, *readonly);
    let sheet = game.sheet();
    html! {
        <div class="sheet">
            <Board
                key="board"
                sheet={sheet.clone()}
                cursor={game.cursor()}
                highlights={highlights.clone()}
                {lang}
                {readonly}
                {on_action}
                {on_command}
            />
            <div key="controls" class="controls" part="controls">
                if controls.keypad {
                    { keypad(&sheet.left(), game.pencil(), lang, on_command) }
                }
                if controls.tools {
                    { tools(game, lang, on_command) }
                }
                if controls.asks {
                    { asks(lang, on_command) }
                }
            </div>
        </div>
    }
}
