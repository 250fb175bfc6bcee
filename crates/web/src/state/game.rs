//! A sheet, the person at it, and what they did: the state that [`reduce`] changes.

use super::history::{History, Moment};
use super::{Action, Ink, Mode, Sheet, Writer};
use std::rc::Rc;
use sudokit::{Candidates, Cell, Digit, Grid};

/// A board in the making. It changes by [`reduce`] only.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    sheet: Rc<Sheet>,
    cursor: Option<Cell>,
    pencil: bool,
    history: History,
    revision: u64,
}

impl Game {
    /// A game that begins with this sheet; there is nothing to undo.
    pub fn new(sheet: Sheet) -> Game {
        Game { sheet: Rc::new(sheet), ..Game::default() }
    }

    /// What is on the board.
    pub fn sheet(&self) -> &Rc<Sheet> {
        &self.sheet
    }

    /// The selected cell. The first one is before anything else is.
    pub fn cursor(&self) -> Cell {
        self.cursor.unwrap_or(Cell(0))
    }

    /// Whether digits are pencilled.
    pub fn pencil(&self) -> bool {
        self.pencil
    }

    /// Another number for every change of the sheet: an answer to another revision is stale.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether something was taken back.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    fn moment(&self) -> Moment {
        Moment { sheet: self.sheet.clone(), cursor: self.cursor() }
    }

    fn turn_to(&mut self, moment: Moment) {
        self.sheet = moment.sheet;
        self.cursor = Some(moment.cursor);
        self.revision += 1;
    }
}

/// The game after `action`; the same `Rc` when it changes nothing.
pub fn reduce(game: Rc<Game>, action: Action) -> Rc<Game> {
    let mut next = Game::clone(&game);
    let changed = match action {
        Action::Select(cell) => go(&mut next, cell),
        Action::Go(way) => {
            let cell = way.from(next.sheet.shape(), next.cursor());
            go(&mut next, cell)
        }
        Action::TogglePencil => {
            next.pencil = !next.pencil;
            true
        }
        Action::Undo => {
            let before = next.history.undo(game.moment());
            before.map(|moment| next.turn_to(moment)).is_some()
        }
        Action::Redo => {
            let after = next.history.redo(game.moment());
            after.map(|moment| next.turn_to(moment)).is_some()
        }
        Action::Turn(solution) => {
            let mut sheet = Sheet::clone(&next.sheet);
            answer(&mut sheet, &solution);
            let turns = sheet != *next.sheet;
            next.sheet = Rc::new(sheet);
            next.revision += u64::from(turns);
            turns
        }
        edit => change(&mut next, edit),
    };
    if changed { Rc::new(next) } else { game }
}

fn go(game: &mut Game, cell: Cell) -> bool {
    let moves = cell.index() < game.sheet.shape().cell_count() && game.cursor != Some(cell);
    if moves {
        game.cursor = Some(cell);
    }
    moves
}

/// Edits the sheet and remembers the one before.
fn change(game: &mut Game, edit: Action) -> bool {
    let after = edited(&game.sheet, game.cursor(), game.pencil, edit);
    if *after == *game.sheet {
        return false;
    }
    game.history.remember(game.moment());
    if after.shape() != game.sheet.shape() {
        game.cursor = None;
    }
    game.sheet = after;
    game.revision += 1;
    true
}

fn edited(sheet: &Rc<Sheet>, cursor: Cell, pencil: bool, edit: Action) -> Rc<Sheet> {
    let mut next = Sheet::clone(sheet);
    match edit {
        Action::Digit(digit) if !pencil => write(&mut next, cursor, digit),
        Action::Digit(digit) | Action::Note(digit) => note(&mut next, cursor, digit),
        Action::Erase => erase(&mut next, cursor),
        Action::FillNotes => fill_notes(&mut next),
        Action::SetMode(mode) => next.mode = mode,
        Action::Load(other) => return other,
        Action::Resize(shape) => next = Sheet::empty(shape),
        Action::Answer(solution) => answer(&mut next, &solution),
        Action::Clear => next = Sheet::empty(sheet.shape().clone()),
        Action::Reset => next.keep(|ink| ink.writer() == Some(Writer::Given)),
        Action::Select(_)
        | Action::Go(_)
        | Action::TogglePencil
        | Action::Turn(_)
        | Action::Undo
        | Action::Redo => {}
    }
    Rc::new(next)
}

fn write(sheet: &mut Sheet, cell: Cell, digit: Digit) {
    let writer = match sheet.mode {
        Mode::Enter => Writer::Given,
        Mode::Play => Writer::Mine,
    };
    let ink = Ink::Digit(digit, writer);
    if !sheet.is_editable(cell) || sheet.ink(cell) == ink || !sheet.shape().has_digit(digit) {
        return;
    }
    if writer == Writer::Given {
        forget_answer(sheet);
    }
    // The notes that a wrong digit would rub out are needed again when it is seen to be wrong.
    let conflicts =
        sheet.shape().peers(cell).iter().any(|&peer| sheet.ink(peer).digit() == Some(digit));
    sheet.set(cell, ink);
    if !conflicts {
        sheet.rub_out_notes(cell, digit);
    }
}

fn note(sheet: &mut Sheet, cell: Cell, digit: Digit) {
    if let Ink::Open(mut notes) = sheet.ink(cell)
        && sheet.shape().has_digit(digit)
    {
        if !notes.remove(digit) {
            notes.insert(digit);
        }
        sheet.set(cell, Ink::Open(notes));
    }
}

fn erase(sheet: &mut Sheet, cell: Cell) {
    if sheet.is_editable(cell) {
        if sheet.ink(cell).writer() == Some(Writer::Given) {
            forget_answer(sheet);
        }
        sheet.set(cell, Ink::BLANK);
    }
}

/// The solver's digits answer another puzzle once a given has changed.
fn forget_answer(sheet: &mut Sheet) {
    sheet.keep(|ink| ink.writer() != Some(Writer::Solver));
}

fn fill_notes(sheet: &mut Sheet) {
    let candidates = Candidates::of(&sheet.grid());
    for cell in candidates.shape().cells() {
        if sheet.ink(cell) == Ink::BLANK {
            sheet.set(cell, Ink::Open(candidates.get(cell)));
        }
    }
}

fn answer(sheet: &mut Sheet, solution: &Grid) {
    if solution.shape() != sheet.shape() {
        return;
    }
    for cell in solution.shape().cells() {
        let ink = sheet.ink(cell);
        let stays = ink.writer() == Some(Writer::Given)
            || ink.digit().is_some() && ink.digit() == solution.get(cell);
        if let Some(digit) = solution.get(cell)
            && !stays
        {
            sheet.set(cell, Ink::Digit(digit, Writer::Solver));
        }
    }
}
