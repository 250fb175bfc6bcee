//! The board as JavaScript holds it.

use super::game::{Change, Check, Game, Marks};
use super::view::{Controls, View, ViewProps};
use js_sys::Function;
use std::cell::{Cell as Slot, RefCell};
use std::rc::Rc;
use sudokit::{Cell, Digit, Grid, Puzzle, Shape};
use sudokit_web::i18n::Lang;
use sudokit_web::input::Command;
use sudokit_web::state::{Action, Ink};
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::{AppHandle, Callback, Renderer};

/// What the player did, as the callback is told: `(what, cell, digit)`. Where the two do not apply they are -1; an
/// emptied cell has digit 0.
#[derive(Clone, Copy)]
enum Told {
    Input = 0,
    Conflict = 1,
    Complete = 2,
    Check = 3,
    Solve = 4,
}

struct Inner {
    game: RefCell<Game>,
    controls: Slot<Controls>,
    lang: Slot<Lang>,
    on_action: Callback<Action>,
    on_command: Callback<Command>,
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
        ViewProps {
            game: game.game().clone(),
            highlights: game.highlights().clone(),
            readonly: game.readonly(),
            controls: self.controls.get(),
            lang: self.lang.get(),
            on_action: self.on_action.clone(),
            on_command: self.on_command.clone(),
        }
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
            let (for_action, for_command) = (weak.clone(), weak.clone());
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

    /// Begins with this puzzle: a line, as [`crate::headless::Session::board`] writes it. Does nothing, and says so, with
    /// any other text.
    pub fn set_puzzle(&self, line: &[u8]) -> bool {
        let Some(grid) = grid(line) else { return false };
        self.inner.game.borrow_mut().set_puzzle(&Puzzle::new(grid));
        self.inner.paint();
        true
    }

    /// Writes these digits as the player's: a line of the puzzle's size. Does nothing, and says so, with any other text.
    pub fn set_value(&self, line: &[u8]) -> bool {
        let fits = grid(line).is_some_and(|value| self.inner.game.borrow_mut().set_value(&value));
        self.inner.paint();
        fits
    }

    /// The line of the givens.
    pub fn puzzle(&self) -> String {
        self.inner.game.borrow().game().sheet().givens().to_string()
    }

    /// The line of everything on the board.
    pub fn value(&self) -> String {
        self.inner.game.borrow().game().sheet().grid().to_string()
    }

    /// The pairs of cells in conflict, one after the other.
    pub fn conflicts(&self) -> Vec<u32> {
        let pairs = self.inner.game.borrow().game().sheet().grid().conflicts();
        pairs.iter().flat_map(|pair| pair.cells).map(|cell| cell.0.into()).collect()
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

    /// Writes a solution's line into the cells that do not hold its digits.
    pub fn answer(&self, line: &[u8]) {
        if let Some(solution) = grid(line) {
            self.host(Action::Answer(solution));
        }
    }

    /// Writes a digit that the solver found.
    pub fn place(&self, cell: u16, digit: u8) {
        self.inner.game.borrow_mut().place(Cell(cell), Digit(digit));
        self.inner.paint();
    }

    fn host(&self, action: Action) {
        self.inner.game.borrow_mut().host(action);
        self.inner.paint();
    }
}

impl Drop for BoardHandle {
    fn drop(&mut self) {
        self.unmount();
    }
}

/// The board of a line. The text module reads more, and would double the size of this one.
fn grid(line: &[u8]) -> Option<Grid> {
    let shape = Shape::of_side(u8::try_from(line.len().isqrt()).ok()?).ok()?;
    let values: Vec<u8> = line
        .iter()
        .map(|&byte| match byte {
            b'1'..=b'9' => byte - b'0',
            b'A'..=b'P' => byte - b'A' + 10,
            _ => 0,
        })
        .collect();
    Grid::from_values(shape, &values)
}
