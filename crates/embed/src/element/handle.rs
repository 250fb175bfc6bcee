//! The board as JavaScript holds it.

use super::game::{Change, Check, Game, Marks};
use super::say::{self, Said};
use super::view::{Controls, View, ViewProps};
use crate::conflicts;
use crate::json::Json;
use crate::text;
use js_sys::Function;
use std::cell::{Cell as Slot, RefCell};
use std::rc::Rc;
use sudokit::text::{ErrorKind, ParseError, Position};
use sudokit::{Cell, Digit, Grid, Puzzle};
use sudokit_web::components::board::BoardProps;
use sudokit_web::i18n::Lang;
use sudokit_web::input::Command;
use sudokit_web::state::{Action, Ink};
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::{AppHandle, Callback, Renderer};

/// What the player did, as the callback is told: `(what, cell, digit)`. Where the two do not apply they are -1; an
/// emptied cell has digit 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Input = 0,
    Conflict = 1,
    Complete = 2,
    Check = 3,
    Step = 4,
    Solve = 5,
}

struct Inner {
    game: RefCell<Game>,
    controls: Slot<Controls>,
    lang: Slot<Lang>,
    on_action: Callback<Action>,
    on_command: Callback<Command>,
    on_ask: Callback<Told>,
    view: RefCell<Option<Drawing>>,
    tell: Function,
}

/// A drawn board, and the element that it is drawn into.
struct Drawing {
    root: Element,
    app: AppHandle<View>,
}

thread_local! {
    /// Drawings whose boards are gone. Yew's event listeners hold on to the element of an application that was
    /// destroyed, so one is never destroyed, but waits here for the next board.
    static SPARE: RefCell<Vec<Drawing>> = RefCell::default();
}

impl Drawing {
    /// Draws into a new child of `parent`.
    fn new(parent: &Element, props: ViewProps) -> Option<Drawing> {
        let drawing = match SPARE.with_borrow_mut(Vec::pop) {
            Some(mut spare) => {
                spare.app.update(props);
                spare
            }
            None => {
                let root = parent.owner_document()?.create_element("div").ok()?;
                let app = Renderer::<View>::with_root_and_props(root.clone(), props).render();
                Drawing { root, app }
            }
        };
        parent.append_child(&drawing.root).ok()?;
        Some(drawing)
    }

    /// Puts the drawing aside, empty.
    fn put_aside(mut self) {
        self.root.remove();
        self.app.update(ViewProps::default());
        SPARE.with_borrow_mut(|spare| spare.push(self));
    }
}

impl Inner {
    fn props(&self) -> ViewProps {
        let game = self.game.borrow();
        let board = BoardProps {
            sheet: game.game().sheet().clone(),
            cursor: game.game().cursor(),
            highlights: game.highlights().clone(),
            lang: self.lang(),
            readonly: game.readonly(),
            autofocus: false,
            on_action: self.on_action.clone(),
            on_command: self.on_command.clone(),
        };
        let (game, controls) = (game.game().clone(), self.controls.get());
        ViewProps { game, controls, board, on_ask: self.on_ask.clone() }
    }

    /// The language that it can speak by now: words that are learnt later must be seen as a change.
    fn lang(&self) -> Lang {
        Some(self.lang.get()).filter(|lang| lang.is_known()).unwrap_or_default()
    }

    fn paint(&self) {
        let props = self.props();
        if let Ok(mut view) = self.view.try_borrow_mut()
            && let Some(view) = view.as_mut()
        {
            view.app.update(props);
        }
    }

    /// Lets the player do something, and tells what came of it. Nothing is borrowed while the host listens.
    fn player(&self, action: Action) {
        let change = self.game.borrow_mut().player(action);
        self.paint();
        let Change { sheet, cell, conflict, complete } = change;
        if sheet {
            let (cell, digit) = cell.map_or((-1, -1), |(cell, ink)| {
                let digit = if let Ink::Digit(digit, _) = ink { digit.0.into() } else { 0 };
                (i32::from(cell.0), digit)
            });
            self.tell(Told::Input, cell, digit);
        }
        if conflict {
            self.tell(Told::Conflict, -1, -1);
        }
        if complete {
            self.tell(Told::Complete, -1, -1);
        }
    }

    fn command(&self, command: Command) {
        match command {
            Command::Check => self.tell(Told::Check, -1, -1),
            Command::Solve => self.tell(Told::Solve, -1, -1),
            command => {
                if let Some(action) = command.action() {
                    self.player(action);
                }
            }
        }
    }

    fn tell(&self, what: Told, cell: i32, digit: i32) {
        let arguments = (JsValue::from(what as u32), JsValue::from(cell), JsValue::from(digit));
        // A listener's mistake is the browser's to report: the element hands events on with `dispatchEvent`.
        let _ = self.tell.call3(&JsValue::NULL, &arguments.0, &arguments.1, &arguments.2);
    }
}

/// A board that is drawn into an element.
#[wasm_bindgen]
pub struct BoardHandle {
    inner: Rc<Inner>,
}

#[wasm_bindgen]
impl BoardHandle {
    /// A board that is not drawn yet, and whom it tells what the player did.
    #[wasm_bindgen(constructor)]
    pub fn new(tell: Function) -> BoardHandle {
        let inner = Rc::new_cyclic(|weak: &std::rc::Weak<Inner>| {
            let (for_action, for_command, for_ask) = (weak.clone(), weak.clone(), weak.clone());
            Inner {
                game: RefCell::default(),
                controls: Slot::default(),
                lang: Slot::default(),
                on_action: Callback::from(move |action| {
                    if let Some(inner) = for_action.upgrade() {
                        inner.player(action);
                    }
                }),
                on_command: Callback::from(move |command| {
                    if let Some(inner) = for_command.upgrade() {
                        inner.command(command);
                    }
                }),
                on_ask: Callback::from(move |ask| {
                    if let Some(inner) = for_ask.upgrade() {
                        inner.tell(ask, -1, -1);
                    }
                }),
                view: RefCell::default(),
                tell,
            }
        });
        BoardHandle { inner }
    }

    /// Draws it into a new child of `parent`.
    pub fn mount(&self, parent: &Element) {
        self.unmount();
        self.inner.view.replace(Drawing::new(parent, self.inner.props()));
    }

    /// Takes the drawing away. The game stays, and can be drawn again.
    pub fn unmount(&self) {
        if let Some(view) = self.inner.view.take() {
            view.put_aside();
        }
    }

    /// Begins with the puzzle of this text. A text that is no board changes nothing; what is wrong with it is answered, as
    /// [`text::wrong`] writes it. Otherwise nothing is.
    pub fn set_puzzle(&self, text: &str) -> String {
        self.read(text, |game, puzzle| {
            game.set_puzzle(puzzle);
            Ok(())
        })
    }

    /// Writes the digits of this text as the player's. A text that is no board of the puzzle's size changes nothing, as
    /// in [`BoardHandle::set_puzzle`].
    pub fn set_value(&self, text: &str) -> String {
        self.read(text, |game, puzzle| {
            if game.set_value(puzzle.givens()) {
                return Ok(());
            }
            let expected = game.game().sheet().shape().cell_count();
            let kind = ErrorKind::Length { found: puzzle.shape().cell_count(), expected };
            Err(ParseError { kind, position: Position { line: 1, column: 1 } })
        })
    }

    /// The line of the givens.
    pub fn puzzle(&self) -> String {
        line(&self.inner.game.borrow().game().sheet().givens())
    }

    /// The line of everything on the board.
    pub fn value(&self) -> String {
        line(&self.inner.game.borrow().game().sheet().grid())
    }

    /// How many rows a box has.
    pub fn box_height(&self) -> u8 {
        self.inner.game.borrow().game().sheet().shape().box_height()
    }

    /// Whether two equal digits see each other.
    pub fn has_conflict(&self) -> bool {
        !self.inner.game.borrow().game().sheet().grid().conflicts().is_empty()
    }

    /// The conflicts, as JSON.
    pub fn conflicts(&self) -> String {
        let grid = self.inner.game.borrow().game().sheet().grid();
        let mut bytes = Vec::new();
        conflicts::conflicts(&mut Json(&mut bytes), grid.shape(), &grid.conflicts());
        String::from_utf8(bytes).unwrap_or_default()
    }

    /// Sets what the player may do: `check` and `marks` count as their enums do.
    pub fn set_rules(&self, entering: bool, readonly: bool, check: u8, marks: u8) {
        let check = match check {
            0 => Check::Off,
            2 => Check::Solution,
            _ => Check::Conflicts,
        };
        let marks = match marks {
            0 => Marks::Off,
            2 => Marks::Auto,
            _ => Marks::Pencil,
        };
        self.inner.game.borrow_mut().set_rules(entering, readonly, check, marks);
        self.inner.paint();
    }

    /// Sets what is shown below the board, and the language.
    pub fn set_view(&self, keypad: bool, tools: bool, asks: bool, lang: &str) {
        self.inner.controls.set(Controls { keypad, tools, asks });
        self.inner.lang.set(Lang::of_tag(lang).unwrap_or_default());
        self.inner.paint();
    }

    /// Takes the last change back. The host asked: nothing is told.
    pub fn undo(&self) {
        self.host(Action::Undo);
    }

    /// Makes it again.
    pub fn redo(&self) {
        self.host(Action::Redo);
    }

    /// Leaves only the givens.
    pub fn reset(&self) {
        self.host(Action::Reset);
    }

    /// Goes to a cell.
    pub fn select(&self, cell: u16) {
        self.host(Action::Select(Cell(cell)));
    }

    /// Takes note of the line of the only solution that the givens leave; of any other text, that there is none.
    pub fn set_solution(&self, line: &str) {
        self.inner.game.borrow_mut().set_solution(grid(line));
        self.inner.paint();
    }

    /// Marks all that is wrong, until something changes.
    pub fn show_wrong(&self) {
        self.inner.game.borrow_mut().show_wrong();
        self.inner.paint();
    }

    /// Writes a solution's line into the cells that do not hold its digits.
    pub fn answer(&self, line: &str) {
        if let Some(solution) = grid(line) {
            self.host(Action::Answer(solution));
        }
    }

    /// Writes a digit that the solver found.
    pub fn place(&self, cell: u16, digit: u8) {
        self.inner.game.borrow_mut().place(Cell(cell), Digit(digit));
        self.inner.paint();
    }

    /// What there is to say of the board: `what` counts as [`Said`] does, with its number.
    pub fn say(&self, what: u8, number: u32) -> String {
        Said::of(what).map_or_else(String::new, |said| said.words(number, self.inner.lang()))
    }

    /// Why a single is one: its technique, the digit, the cell, and the house that matters, of this kind and number.
    pub fn say_step(
        &self,
        technique: &str,
        digit: u8,
        cell: u16,
        house: &str,
        number: u8,
    ) -> String {
        let shape = self.inner.game.borrow().game().sheet().shape().clone();
        say::step(technique, (Cell(cell), Digit(digit)), (house, number), &shape, self.inner.lang())
    }

    fn host(&self, action: Action) {
        self.inner.game.borrow_mut().host(action);
        self.inner.paint();
    }

    /// Reads a board and does something with it; answers what is wrong with it.
    fn read(
        &self,
        text: &str,
        act: impl FnOnce(&mut Game, &Puzzle) -> Result<(), ParseError>,
    ) -> String {
        let read = text::read(text.as_bytes());
        let done = read.and_then(|puzzle| act(&mut self.inner.game.borrow_mut(), &puzzle));
        self.inner.paint();
        let mut wrong = Vec::new();
        if let Err(error) = done {
            text::wrong(&error, &mut wrong);
        }
        String::from_utf8(wrong).unwrap_or_default()
    }
}

impl Drop for BoardHandle {
    fn drop(&mut self) {
        self.unmount();
    }
}

fn grid(line: &str) -> Option<Grid> {
    text::read(line.as_bytes()).ok().map(|puzzle| puzzle.givens().clone())
}

fn line(grid: &Grid) -> String {
    grid.values().iter().map(|&value| char::from(text::character(value))).collect()
}
