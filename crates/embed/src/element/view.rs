//! What is drawn in the shadow root: the page's own board, and the controls that the host asked for.

use super::handle::Told;
use std::rc::Rc;
use sudokit_web::components::board::{Board, BoardProps};
use sudokit_web::components::controls::tools;
use sudokit_web::components::keypad::{keep_focus, keypad};
use sudokit_web::i18n::{Lang, Msg};
use sudokit_web::state::Game;
use yew::prelude::*;

/// Which controls stand below the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Controls {
    pub(super) keypad: bool,
    pub(super) tools: bool,
    pub(super) asks: bool,
}

/// By default an empty board that tells nobody.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ViewProps {
    pub(super) game: Rc<Game>,
    pub(super) controls: Controls,
    pub(super) board: BoardProps,
    pub(super) on_ask: Callback<Told>,
}

impl Default for ViewProps {
    fn default() -> ViewProps {
        let game = Rc::new(Game::default());
        let board = BoardProps {
            sheet: game.sheet().clone(),
            cursor: game.cursor(),
            highlights: Rc::default(),
            lang: Lang::default(),
            readonly: false,
            autofocus: false,
            on_action: Callback::noop(),
            on_command: Callback::noop(),
        };
        ViewProps { game, controls: Controls::default(), board, on_ask: Callback::noop() }
    }
}

/// A board and its controls. Without hooks, whose code would be a tenth of the module.
pub(super) struct View;

impl Component for View {
    type Message = ();
    type Properties = ViewProps;

    fn create(_: &Context<View>) -> View {
        View
    }

    fn view(&self, ctx: &Context<View>) -> Html {
        let ViewProps { game, controls, board, on_ask } = ctx.props();
        let BoardProps { sheet, lang, readonly, on_command, .. } = board;
        html! {
            <div class="sheet">
                <Board key="board" ..board.clone() />
                <div key="controls" class="controls" part="controls">
                    if controls.keypad {
                        { keypad(&sheet.left(), game.pencil(), *lang, on_command) }
                    }
                    if controls.tools {
                        { tools(game, *lang, on_command) }
                    }
                    if controls.asks {
                        { asks(*lang, *readonly, on_ask) }
                    }
                </div>
            </div>
        }
    }
}

/// What can be asked: whether it is right, the next step, the solution. Nothing that writes, where nothing may be written.
fn asks(lang: Lang, readonly: bool, on_ask: &Callback<Told>) -> Html {
    let ask = |ask: Told, msg: Msg, primary: bool| {
        html! {
            <button
                type="button"
                part="ask"
                class={classes!("big", primary.then_some("primary"))}
                disabled={readonly && ask != Told::Check}
                onclick={on_ask.reform(move |_| ask)}
            >
                { lang.get(msg) }
            </button>
        }
    };
    html! {
        <div class="asks" onmousedown={keep_focus()}>
            { ask(Told::Check, Msg::Check, false) }
            { ask(Told::Step, Msg::Step, false) }
            { ask(Told::Solve, Msg::Solve, true) }
        </div>
    }
}
