//! The Solve view: the board and what belongs to it.

use super::announcer::announcer;
use super::board::Board;
use super::controls::{asks, modes, tools};
use super::keypad::keypad;
use super::links::links;
use super::panel::panel_box;
use super::report_box::report_box;
use super::truth_line::truth_line;
use crate::i18n::{Lang, Msg};
use crate::input::Command;
use crate::state::{Action, Event, Page};
use sudokit::Digit;
use yew::prelude::*;

/// Whom the view tells what happens: the same one three times, so that each part can say what it has to.
#[expect(missing_docs, reason = "they are named for what they take")]
pub struct Told {
    pub on_event: Callback<Event>,
    pub on_action: Callback<Action>,
    pub on_command: Callback<Command>,
}

impl Told {
    /// Everything is told to `on_event` in the end.
    pub fn new(on_event: Callback<Event>) -> Told {
        let on_action = on_event.reform(Event::Do);
        let on_command = on_event.reform(Event::Command);
        Told { on_event, on_action, on_command }
    }
}

/// The Solve view. `said` is for those who do not see it.
pub fn solve_view(page: &Page, lang: Lang, told: &Told, said: &AttrValue) -> Html {
    let Told { on_event, on_action, on_command } = told;
    let game = &page.game;
    let sheet = game.sheet();
    let report = page.shown().map(|report| report_box(report, sheet.shape(), lang, on_event));
    let panel = page.panel.as_ref().map(|panel| panel_box(panel, sheet, lang, on_event));
    html! {
        <main class="solve">
            <div class="sheet">
                <Board
                    sheet={sheet.clone()}
                    cursor={game.cursor()}
                    highlights={page.highlights.clone()}
                    {lang}
                    autofocus=true
                    {on_action}
                    {on_command}
                />
                { truth_line(&page.truth, sheet, lang) }
            </div>
            <div class="side">
                { modes(sheet.mode, lang, on_action) }
                { keypad(&sheet.left(), game.pencil(), lang, on_command) }
                { tools(game, lang, on_command) }
                { asks(lang, on_command) }
                <div class="said">{ report }</div>
                <div class="opened">{ panel }</div>
                { links(sheet.shape(), lang, on_event) }
            </div>
            { announcer(said) }
        </main>
    }
}

/// What is read out: the report; or the digit that was written, and what the line under the board says first.
pub fn spoken(page: &Page, lang: Lang) -> String {
    let sheet = page.game.sheet();
    match page.shown() {
        Some(report) => {
            let (head, said) = lang.report(report, sheet.shape());
            [head, said.join(" ")].join(". ")
        }
        None => {
            let digit = sheet.ink(page.game.cursor()).digit().map(Digit::to_char);
            let written = digit.map_or_else(|| lang.get(Msg::CellEmpty).to_owned(), String::from);
            [written, lang.truth(&page.truth, sheet).head].join(". ")
        }
    }
}
