//! A game as a page's host sees it: what it asks for, and what the player changed.

use std::rc::Rc;
use sudokit::{Cell, Digit, Grid, Puzzle};
use sudokit_web::state::{self, Action, Highlights, Ink, Mode, Sheet, Writer};

/// What is marked as wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Check {
    /// Nothing.
    Off,
    /// Equal digits that see each other.
    #[default]
    Conflicts,
    /// These, and digits that are not those of the only solution, once that is known.
    Solution,
}

/// Pencil marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marks {
    /// None can be made.
    Off,
    /// The player makes them.
    #[default]
    Pencil,
    /// A new puzzle has them filled in.
    Auto,
}

/// What an action of the player changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Something on the sheet: a digit or a note.
    pub sheet: bool,
    /// The only cell whose ink is another, if it is one.
    pub cell: Option<(Cell, Ink)>,
    /// Conflicts came or went, and there are some now.
    pub conflict: bool,
    /// The board is filled now, without a conflict, and was not before.
    pub complete: bool,
}

/// A board, its history, and what is marked on it.
#[derive(Clone, Debug, Default)]
pub struct Game {
    game: Rc<state::Game>,
    highlights: Rc<Highlights>,
    /// The only solution of the givens, once it is known.
    solution: Option<Grid>,
    check: Check,
    /// Whether the player has asked for all that is wrong, and has changed nothing since.
    asked: bool,
    marks: Marks,
    /// Whether the player may write nothing.
    readonly: bool,
    /// Whether the player writes givens.
    entering: bool,
}

impl Game {
    /// What is drawn.
    pub fn game(&self) -> &Rc<state::Game> {
        &self.game
    }

    /// What is marked on it.
    pub fn highlights(&self) -> &Rc<Highlights> {
        &self.highlights
    }

    /// Whether the player may write nothing.
    pub fn readonly(&self) -> bool {
        self.readonly
    }

    /// Pencil marks.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// Begins with a puzzle, in the mode that is set. There is nothing to undo then.
    pub fn set_puzzle(&mut self, puzzle: &Puzzle) {
        self.begin(Sheet::of(puzzle));
    }

    /// Writes every digit of the board that is no given, as the player's. There is nothing to undo then. Does nothing,
    /// and says so, when it is a board of another size.
    pub fn set_value(&mut self, value: &Grid) -> bool {
        let mut sheet = Sheet::clone(self.game.sheet());
        sheet.keep(|ink| ink.writer() == Some(Writer::Given));
        if value.shape() != sheet.shape() {
            return false;
        }
        for cell in value.shape().cells() {
            if let (None, Some(digit)) = (sheet.ink(cell).digit(), value.get(cell)) {
                sheet.set(cell, Ink::Digit(digit, Writer::Mine));
            }
        }
        self.game = Rc::new(state::Game::new(sheet));
        self.asked = false;
        self.mark();
        true
    }

    /// Sets what the player may do and what is marked.
    ///
    /// When `entering`, the player writes givens. To begin or to end entering, and to have the notes filled in, begins
    /// the game anew, with the digits that are there.
    pub fn set_rules(&mut self, entering: bool, readonly: bool, check: Check, marks: Marks) {
        let fills = marks == Marks::Auto && marks != self.marks;
        let turns = entering != self.entering;
        self.entering = entering;
        self.readonly = readonly;
        self.check = check;
        self.marks = marks;
        if fills || turns {
            self.begin(Sheet::clone(self.game.sheet()));
        } else {
            self.mark();
        }
    }

    /// Takes note of the only solution of the givens, or that there is none to measure digits by.
    pub fn set_solution(&mut self, solution: Option<Grid>) {
        self.solution = solution;
        self.mark();
    }

    /// Marks all that is wrong, whatever else is marked, until something changes.
    pub fn show_wrong(&mut self) {
        self.asked = true;
        self.mark();
    }

    /// Does what the host asks for.
    pub fn host(&mut self, action: Action) {
        let game = state::reduce(self.game.clone(), action);
        if !Rc::ptr_eq(game.sheet(), self.game.sheet()) {
            self.asked = false;
            // It may be of other givens now.
            if game.sheet().givens() != self.game.sheet().givens() {
                self.solution = None;
            }
        }
        self.game = game;
        self.mark();
    }

    /// Writes a digit that the solver found, as one step that can be undone.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        let mut sheet = Sheet::clone(self.game.sheet());
        sheet.set(cell, Ink::Digit(digit, Writer::Solver));
        sheet.rub_out_notes(cell, digit);
        self.host(Action::Select(cell));
        self.host(Action::Load(Rc::new(sheet)));
    }

    /// Does what the player asks for, unless it is forbidden.
    pub fn player(&mut self, action: Action) -> Change {
        let moves = matches!(action, Action::Select(_) | Action::Go(_));
        let pencils = matches!(action, Action::TogglePencil | Action::Note(_));
        if self.readonly && !moves || self.marks == Marks::Off && pencils {
            return Change::default();
        }
        let before = (self.game.sheet().clone(), self.highlights.clone());
        let was_solved = before.0.grid().is_solved();
        self.host(action);
        let sheet = self.game.sheet();
        if Rc::ptr_eq(sheet, &before.0) {
            return Change::default();
        }
        // Notes that were rubbed out with a digit are no change of their own.
        let mut digits = sheet
            .shape()
            .cells()
            .filter(|&cell| sheet.ink(cell).digit() != before.0.ink(cell).digit());
        let mut inks = sheet.shape().cells().filter(|&cell| sheet.ink(cell) != before.0.ink(cell));
        let only = |cells: &mut dyn Iterator<Item = Cell>| match (cells.next(), cells.next()) {
            (Some(cell), None) => Some((cell, sheet.ink(cell))),
            _ => None,
        };
        Change {
            sheet: true,
            cell: only(&mut digits).or_else(|| only(&mut inks)),
            conflict: self.highlights.conflicts != before.1.conflicts
                && !self.highlights.conflicts.is_empty(),
            complete: !was_solved && sheet.grid().is_solved(),
        }
    }

    fn begin(&mut self, mut sheet: Sheet) {
        sheet.mode = if self.entering { Mode::Enter } else { Mode::Play };
        let mut game = Rc::new(state::Game::new(sheet));
        if self.marks == Marks::Auto && !self.entering {
            let filled = state::reduce(game, Action::FillNotes);
            game = Rc::new(state::Game::new(Sheet::clone(filled.sheet())));
        }
        self.solution = None;
        self.asked = false;
        self.game = game;
        self.mark();
    }

    fn mark(&mut self) {
        let sheet = self.game.sheet();
        let check = if self.asked { Check::Solution } else { self.check };
        let mut marks = match check {
            Check::Off => Highlights::default(),
            Check::Conflicts | Check::Solution => Highlights::conflicts_of(&sheet.grid()),
        };
        if let (Check::Solution, Some(solution)) = (check, &self.solution) {
            marks.wrong = sheet
                .shape()
                .cells()
                .filter(|&cell| {
                    sheet.ink(cell).digit().is_some_and(|d| solution.get(cell) != Some(d))
                })
                .collect();
        }
        if marks != *self.highlights {
            self.highlights = Rc::new(marks);
        }
    }
}
