//! The board. It stands alone: it knows its props only, and listens to nothing outside its own element, so that it
//! can live in a shadow root as well as on the page.

use super::cell::{BoardCell, Look};
use crate::i18n::{Lang, Msg};
use crate::input::{Command, command_of, pointer};
use crate::state::{Action, Highlights, Sheet};
use std::rc::Rc;
use sudokit::{Cell, CellSet};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

/// What the board shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BoardProps {
    /// What is on it.
    pub sheet: Rc<Sheet>,
    /// The selected cell.
    pub cursor: Cell,
    /// What is marked on it.
    #[prop_or_default]
    pub highlights: Rc<Highlights>,
    /// In which language it is read out.
    #[prop_or_default]
    pub lang: Lang,
    /// Whether nothing can be written, whatever the mode.
    #[prop_or_default]
    pub readonly: bool,
    /// Whether the selected cell takes the focus when the board appears.
    #[prop_or_default]
    pub autofocus: bool,
    /// A pointer went to a cell: [`Action::Select`].
    pub on_action: Callback<Action>,
    /// A key was pressed that means something on a board.
    pub on_command: Callback<Command>,
}

/// A board as a grid of cells. Arrow keys move inside it, Tab leaves it.
pub struct Board {
    root: NodeRef,
    /// The cell that the focus last followed, and the side of its board.
    followed: Option<(Cell, u8)>,
}

impl Component for Board {
    type Message = ();
    type Properties = BoardProps;

    fn create(_: &Context<Board>) -> Board {
        Board { root: NodeRef::default(), followed: None }
    }

    fn view(&self, ctx: &Context<Board>) -> Html {
        let props = ctx.props();
        let side = props.sheet.shape().side();
        let onpointerdown = {
            let on_action = props.on_action.clone();
            Callback::from(move |event: PointerEvent| {
                if let Some(cell) = pointer::cell_of(&event)
                    && event.button() == 0
                {
                    on_action.emit(Action::Select(cell));
                }
            })
        };
        let onkeydown = {
            let on_command = props.on_command.clone();
            Callback::from(move |event: KeyboardEvent| {
                if let Some(command) = command_of(&event, side) {
                    event.prevent_default();
                    // Whoever listens further out has nothing left to do.
                    event.stop_propagation();
                    on_command.emit(command);
                }
            })
        };
        let size = side.to_string();
        html! {
            <div
                ref={self.root.clone()}
                role="grid"
                part="board"
                class={classes!("board", side_class(side))}
                aria-label={props.lang.fill(Msg::BoardLabel, &[&size])}
                aria-rowcount={size.clone()}
                aria-colcount={size.clone()}
                aria-readonly={props.readonly.then_some("true")}
                {onpointerdown}
                {onkeydown}
            >
                { for rows(props) }
                { overlay(props, size) }
            </div>
        }
    }

    /// Lets the focus follow the selection while it is on the board, and nowhere else.
    fn rendered(&mut self, ctx: &Context<Board>, first: bool) {
        let props = ctx.props();
        let now = Some((props.cursor, props.sheet.shape().side()));
        if now != std::mem::replace(&mut self.followed, now)
            && let Some(board) = self.root.cast::<Element>()
            && (first && props.autofocus || holds_focus(&board))
            && let Ok(Some(cell)) = board.query_selector(".selected")
            && let Some(cell) = cell.dyn_ref::<HtmlElement>()
        {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // The element is in the document and has a tabindex.
            let _ = cell.focus_with_options(&options);
        }
    }
}

/// The class that tells the style sheet how many cells there are.
fn side_class(side: u8) -> String {
    ["side-", &side.to_string()].concat()
}

fn rows(props: &BoardProps) -> Vec<Html> {
    let sheet = &props.sheet;
    let shape = sheet.shape();
    let (side, lang, marks) = (shape.side(), props.lang, &*props.highlights);
    let peers = if props.cursor.index() < shape.cell_count() {
        *shape.peer_set(props.cursor)
    } else {
        CellSet::EMPTY
    };
    let digit = sheet.ink(props.cursor).digit();
    let cell = |cell: Cell| {
        let ink = sheet.ink(cell);
        let selected = cell == props.cursor;
        let look = Look {
            selected,
            peer: peers.contains(cell),
            same: !selected && digit.is_some() && ink.digit() == digit,
            conflict: marks.conflicts.contains(cell),
            wrong: marks.wrong.contains(cell),
            differs: marks.differing.contains(cell),
            stuck: marks.stuck.contains(cell),
            editable: !props.readonly && sheet.is_editable(cell),
            bold_right: shape.box_ends_right(cell),
            bold_bottom: shape.box_ends_below(cell),
        };
        let forced = marks.forced.iter().find(|&&(at, _)| at == cell).map(|&(_, digit)| digit);
        html! { <BoardCell key={cell.0} {cell} {side} {ink} {look} {forced} {lang} /> }
    };
    (0..side)
        .map(|row| {
            let cells = (0..side).filter_map(|column| shape.cell(row, column)).map(cell);
            html! {
                <div key={row} role="row" class="row" aria-rowindex={(row + 1).to_string()}>
                    { for cells }
                </div>
            }
        })
        .collect()
}

/// Lines between the digits that break a rule together, in units of a cell.
fn overlay(props: &BoardProps, side: String) -> Html {
    let shape = props.sheet.shape();
    let centre = |at: u8| [&at.to_string(), ".5"].concat();
    let line = |&[a, b]: &[Cell; 2]| {
        html! {
            <line
                key={u32::from(a.0) << 16 | u32::from(b.0)}
                x1={centre(shape.column(a))}
                y1={centre(shape.row(a))}
                x2={centre(shape.column(b))}
                y2={centre(shape.row(b))}
            />
        }
    };
    html! {
        <svg
            key="overlay"
            class="overlay"
            part="overlay"
            viewBox={["0 0 ", &side, " ", &side].concat()}
            aria-hidden="true"
        >
            { for props.highlights.pairs.iter().map(line) }
        </svg>
    }
}

/// Whether the focus is on a cell. `:focus` matches inside a shadow root too, where the document's active element
/// would be the host.
fn holds_focus(board: &Element) -> bool {
    matches!(board.query_selector(":focus"), Ok(Some(_)))
}
