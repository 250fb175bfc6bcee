//! The Solve view: the board and what belongs to it.

use super::announcer::Announcer;
use super::board::Board;
use super::controls::{asks, modes, tools};
use super::keypad::keypad;
use super::links::links;
use super::panel::PanelBox;
use super::report_box::report_box;
use super::truth_line::truth_line;
use crate::i18n::{Lang, Msg};
use crate::state::{Event, Page};
use std::rc::Rc;
use sudokit::Digit;
use yew::prelude::*;

/// What is shown, and whom it tells.
#[derive(Clone, Properties)]
pub struct SolveViewProps {
    /// The state.
    pub page: Rc<Page>,
    /// The language.
    pub lang: Lang,
    /// Something happened.
    pub on_event: Callback<Event>,
}

impl PartialEq for SolveViewProps {
    fn eq(&self, other: &SolveViewProps) -> bool {
        Rc::ptr_eq(&self.page, &other.page)
            && self.lang == other.lang
            && self.on_event == other.on_event
    }
}

/// The Solve view.
#[component]
pub fn SolveView(props: &SolveViewProps) -> Html {
    let SolveViewProps { page, lang, on_event } = props;
    let lang = *lang;
    let on_action =
        use_callback(on_event.clone(), |action, on_event| on_event.emit(Event::Do(action)));
    let on_command =
        use_callback(on_event.clone(), |command, on_event| on_event.emit(Event::Command(command)));
    let game = &page.game;
    let sheet = game.sheet();
    // A move is read out by the cell that takes the focus; only what has changed is said here.
    let said = use_memo((game.revision(), page.truth.clone(), page.shown().cloned(), lang), |_| {
        AttrValue::from(spoken(page, lang))
    });
    let report = page.shown().map(|report| report_box(report, sheet.shape(), lang, on_event));
    let panel = page.panel.as_ref().map(|panel| {
        let (panel, sheet) = (panel.clone(), sheet.clone());
        html! { <PanelBox {panel} {sheet} {lang} on_event={on_event.clone()} /> }
    });
    html! {
        <main class="solve">
            <div class="sheet">
                <Board
                    sheet={sheet.clone()}
                    cursor={game.cursor()}
                    highlights={page.highlights.clone()}
                    {lang}
                    autofocus=true
                    on_action={on_action.clone()}
                    on_command={on_command.clone()}
                />
                { truth_line(&page.truth, sheet, lang) }
            </div>
            <div class="side">
                { modes(sheet.mode, lang, &on_action) }
                { keypad(&sheet.left(), game.pencil(), lang, &on_command) }
                { tools(game, lang, &on_command) }
                { asks(lang, &on_command) }
                <div class="said">{ report }</div>
                <div class="opened">{ panel }</div>
                { links(sheet.shape(), lang, on_event) }
            </div>
            <Announcer text={(*said).clone()} />
        </main>
    }
}

/// What is read out: the report; or the digit that was written, and what the line under the board says first.
fn spoken(page: &Page, lang: Lang) -> String {
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
