//! One cell.

use crate::i18n::{Lang, Msg};
use crate::state::{Ink, Writer};
use sudokit::{Cell, Digit, DigitSet};
use yew::prelude::*;

/// What is to be seen of a cell beside its ink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the name of a class, and of a field of `Highlights`")]
pub struct Look {
    pub selected: bool,
    pub peer: bool,
    /// Holds the digit of the selected cell.
    pub same: bool,
    pub conflict: bool,
    pub wrong: bool,
    pub differs: bool,
    pub stuck: bool,
    pub editable: bool,
    pub bold_right: bool,
    pub bold_bottom: bool,
}

/// Everything that a cell shows. It is `Copy`, so that comparing it tells at no cost whether to repaint.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct CellProps {
    /// Which.
    pub cell: Cell,
    /// The board's side.
    pub side: u8,
    /// What stands in it.
    pub ink: Ink,
    /// How.
    pub look: Look,
    /// The digit that the givens force here on the way to a contradiction.
    pub forced: Option<Digit>,
    /// In which language it is read out.
    pub lang: Lang,
}

/// A cell: an element with the role `gridcell`. The selected one is the board's tab stop.
pub struct BoardCell;

impl Component for BoardCell {
    type Message = ();
    type Properties = CellProps;

    fn create(_: &Context<BoardCell>) -> BoardCell {
        BoardCell
    }

    fn view(&self, ctx: &Context<BoardCell>) -> Html {
        cell(ctx.props())
    }
}

fn cell(props: &CellProps) -> Html {
    let &CellProps { cell, side, ink, look, forced, .. } = props;
    let (row, column) = (cell.0 / u16::from(side), cell.0 % u16::from(side));
    let classes = classes!(
        "cell",
        look.bold_right.then_some("bold-border-right"),
        look.bold_bottom.then_some("bold-border-bottom"),
        ink.writer().map(|writer| match writer {
            Writer::Given => "given",
            Writer::Mine => "mine",
            Writer::Solver => "solver",
        }),
        look.selected.then_some("selected"),
        look.peer.then_some("peer"),
        look.same.then_some("same"),
        look.conflict.then_some("conflict"),
        look.wrong.then_some("wrong"),
        look.differs.then_some("differs"),
        look.stuck.then_some("stuck"),
    );
    let content = match ink {
        Ink::Digit(digit, _) => {
            html! { <span class="digit" part="digit">{ digit.to_char() }</span> }
        }
        Ink::Open(_) if let Some(digit) = forced => {
            html! { <span class="forced">{ digit.to_char() }</span> }
        }
        Ink::Open(notes) if !notes.is_empty() => {
            html! { <span class="notes" part="candidate">{ pencilled(notes, side) }</span> }
        }
        Ink::Open(_) => Html::default(),
    };
    html! {
        <div
            role="gridcell"
            class={classes}
            part={part(ink, look)}
            data-cell={cell.0.to_string()}
            tabindex={if look.selected { "0" } else { "-1" }}
            aria-colindex={(column + 1).to_string()}
            aria-label={label(props, row, column)}
            aria-selected={if look.selected { "true" } else { "false" }}
            aria-readonly={(!look.editable).then_some("true")}
            aria-invalid={(look.conflict || look.wrong).then_some("true")}
        >
            { content }
        </div>
    }
}

/// What a page around the shadow root can style.
fn part(ink: Ink, look: Look) -> &'static str {
    match (ink.writer() == Some(Writer::Given), look.conflict || look.wrong) {
        (false, false) => "cell",
        (true, false) => "cell given",
        (false, true) => "cell conflict",
        (true, true) => "cell given conflict",
    }
}

/// "row 3, column 4, 7, given, conflict".
fn label(props: &CellProps, row: u16, column: u16) -> String {
    let CellProps { ink, look, lang, .. } = *props;
    let mut label = lang.fill(Msg::CellAt, &[&(row + 1).to_string(), &(column + 1).to_string()]);
    let mut add = |words: &str| {
        label.push_str(", ");
        label.push_str(words);
    };
    match ink {
        Ink::Digit(digit, writer) => {
            add(digit.to_char().encode_utf8(&mut [0; 4]));
            add(lang.get(match writer {
                Writer::Given => Msg::CellGiven,
                Writer::Mine => Msg::CellMine,
                Writer::Solver => Msg::CellSolver,
            }));
        }
        Ink::Open(notes) => {
            add(lang.get(Msg::CellEmpty));
            if let Some(digit) = props.forced {
                add(&lang.fill(Msg::CellForced, &[digit.to_char().encode_utf8(&mut [0; 4])]));
            }
            if !notes.is_empty() {
                let mut digits = String::new();
                for digit in notes.iter() {
                    digits.push(digit.to_char());
                    digits.push(' ');
                }
                add(&lang.fill(Msg::CellNotes, &[digits.trim_end()]));
            }
        }
    }
    for (is, msg) in [
        (look.conflict, Msg::CellConflict),
        (look.wrong, Msg::CellWrong),
        (look.differs, Msg::CellDiffers),
        (look.stuck, Msg::CellStuck),
    ] {
        if is {
            add(lang.get(msg));
        }
    }
    label
}

/// The notes as lines of a square, each digit at a place of its own.
fn pencilled(notes: DigitSet, side: u8) -> String {
    let width = notes_width(side);
    let mut text = String::new();
    for digit in (1..=side).map(Digit) {
        text.push(if notes.contains(digit) { digit.to_char() } else { ' ' });
        text.push(if digit.0 % width == 0 { '\n' } else { ' ' });
    }
    text
}

/// How many notes stand side by side: 2 for 4 digits, 3 for 9, 4 for 16, 5 for 25.
fn notes_width(side: u8) -> u8 {
    (1..=side).find(|w| w * w >= side).unwrap_or(1)
}
