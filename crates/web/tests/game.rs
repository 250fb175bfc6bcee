//! What an action does to a game, and that undo takes back all of it.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use std::rc::Rc;
use sudokit::{Cell, Digit, DigitSet, Grid, Shape};
use sudokit_web::state::{Action, Game, Go, Ink, Mode, Sheet, Writer, reduce};

// Article 002's board and its only solution.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn grid(line: &str) -> Grid {
    let values: Vec<u8> = line.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
    Grid::from_values(Shape::classic(), &values).unwrap()
}

fn article() -> Sheet {
    Sheet::of(&grid(PUZZLE).into())
}

fn at(row: u16, column: u16) -> Cell {
    Cell((row - 1) * 9 + column - 1)
}

fn play(sheet: Sheet, actions: impl IntoIterator<Item = Action>) -> Rc<Game> {
    actions.into_iter().fold(Rc::new(Game::new(sheet)), reduce)
}

/// Plays on article 002's board, then looks at one cell.
fn check(actions: Vec<Action>, cell: Cell, expected: Ink) {
    assert_eq!(play(article(), actions).sheet().ink(cell), expected);
}

fn mine(digit: u8) -> Ink {
    Ink::Digit(Digit(digit), Writer::Mine)
}

fn given(digit: u8) -> Ink {
    Ink::Digit(Digit(digit), Writer::Given)
}

fn notes(digits: &[u8]) -> Ink {
    Ink::Open(digits.iter().map(|&d| Digit(d)).collect())
}

#[test]
fn a_digit_is_mine_in_play_and_a_given_on_entering() {
    let write = vec![Action::Select(at(1, 3)), Action::Digit(Digit(4))];
    check(write.clone(), at(1, 3), mine(4));
    let entering = [vec![Action::SetMode(Mode::Enter)], write].concat();
    check(entering, at(1, 3), given(4));
}

#[test]
fn a_given_is_frozen_in_play_and_free_on_entering() {
    let first = at(1, 1);
    check(vec![Action::Digit(Digit(4))], first, given(5));
    check(vec![Action::Erase], first, given(5));
    check(vec![Action::Note(Digit(4))], first, given(5));
    check(vec![Action::SetMode(Mode::Enter), Action::Digit(Digit(4))], first, given(4));
    check(vec![Action::SetMode(Mode::Enter), Action::Erase], first, Ink::BLANK);
}

#[test]
fn a_digit_that_is_none_of_the_board_is_refused() {
    check(vec![Action::Select(at(1, 3)), Action::Digit(Digit(10))], at(1, 3), Ink::BLANK);
    check(vec![Action::Select(at(1, 3)), Action::Note(Digit(10))], at(1, 3), Ink::BLANK);
}

#[test]
fn the_answer_keeps_what_is_right_and_leaves_givens() {
    let game = play(
        article(),
        [
            Action::Select(at(1, 3)),
            Action::Digit(Digit(4)),
            Action::Select(at(1, 4)),
            Action::Digit(Digit(9)),
            Action::Answer(grid(SOLUTION)),
        ],
    );
    let sheet = game.sheet();
    assert_eq!(sheet.grid(), grid(SOLUTION));
    assert_eq!(sheet.givens(), grid(PUZZLE));
    assert_eq!(sheet.ink(at(1, 3)), mine(4));
    assert_eq!(sheet.ink(at(1, 4)), Ink::Digit(Digit(6), Writer::Solver));
}

#[test]
fn a_changed_given_takes_the_answer_away() {
    let game = play(
        article(),
        [
            Action::Answer(grid(SOLUTION)),
            Action::SetMode(Mode::Enter),
            Action::Select(at(9, 9)),
            Action::Erase,
        ],
    );
    assert!(!game.sheet().has(Writer::Solver));
    let back = reduce(game, Action::Undo);
    assert_eq!(back.sheet().grid(), grid(SOLUTION));
}

#[test]
fn the_pencil_writes_notes_and_a_digit_rubs_them_out_around_it() {
    let pencilled = vec![
        Action::TogglePencil,
        Action::Select(at(1, 3)),
        Action::Digit(Digit(1)),
        Action::Digit(Digit(4)),
        Action::TogglePencil,
        Action::Select(at(1, 6)),
    ];
    let then = |actions: &[Action]| [pencilled.clone(), actions.to_vec()].concat();
    check(pencilled.clone(), at(1, 3), notes(&[1, 4]));
    check(then(&[Action::Digit(Digit(4))]), at(1, 3), notes(&[1]));
    check(then(&[Action::Digit(Digit(4)), Action::Undo]), at(1, 3), notes(&[1, 4]));
    // A 1 in r1c6 would stand against the one in r2c4 (field case D1).
    check(then(&[Action::Digit(Digit(1))]), at(1, 3), notes(&[1, 4]));
}

#[test]
fn filled_notes_are_what_the_peers_allow() {
    // r1c3 sees 5 3 7 in its row, 8 in its column, 6 9 8 in its box.
    check(vec![Action::FillNotes], at(1, 3), notes(&[1, 2, 4]));
}

#[test]
fn loading_is_one_step_and_undo_brings_the_old_board_back() {
    let first = play(article(), [Action::Select(at(1, 3)), Action::Digit(Digit(4))]);
    let other = Rc::new(Sheet::empty(Shape::new(2, 3).unwrap()));
    let loaded = reduce(first.clone(), Action::Load(other.clone()));
    assert_eq!(loaded.sheet(), &other);
    let back = reduce(loaded, Action::Undo);
    assert_eq!((back.sheet(), back.cursor()), (first.sheet(), first.cursor()));
}

#[test]
fn reset_leaves_the_givens_and_clear_nothing() {
    let wrong = [
        Action::Select(at(1, 3)),
        Action::Digit(Digit(5)),
        Action::Select(at(1, 4)),
        Action::Note(Digit(6)),
    ];
    let game = play(article(), wrong);
    assert_eq!(**reduce(game.clone(), Action::Reset).sheet(), article());
    assert!(reduce(game, Action::Clear).sheet().is_blank());
}

#[test]
fn what_changes_nothing_gives_the_same_game_back() {
    let game = play(article(), [Action::Select(at(1, 1))]);
    for action in [
        Action::Select(at(1, 1)),
        Action::Select(Cell(81)),
        Action::Go(Go::Left),
        Action::Digit(Digit(1)),
        Action::Load(Rc::new(article())),
        Action::Reset,
        Action::Undo,
        Action::Redo,
    ] {
        assert!(Rc::ptr_eq(&game, &reduce(game.clone(), action.clone())), "{action:?}");
    }
}

#[test]
fn ways_over_the_board_stop_at_its_edge() {
    let shape = Shape::new(2, 3).unwrap();
    let cell = |row, column| shape.cell(row, column).unwrap();
    for (way, from, to) in [
        (Go::Up, (0, 2), (0, 2)),
        (Go::Down, (0, 2), (1, 2)),
        (Go::Left, (1, 0), (1, 0)),
        (Go::Right, (1, 5), (1, 5)),
        (Go::BoxRight, (1, 1), (1, 4)),
        (Go::BoxRight, (1, 4), (1, 4)),
        (Go::BoxDown, (3, 1), (5, 1)),
        (Go::BoxUp, (1, 1), (1, 1)),
        (Go::RowStart, (3, 4), (3, 0)),
        (Go::RowEnd, (3, 4), (3, 5)),
        (Go::Start, (3, 4), (0, 0)),
        (Go::End, (3, 4), (5, 5)),
    ] {
        assert_eq!(way.from(&shape, cell(from.0, from.1)), cell(to.0, to.1), "{way:?}");
    }
}

#[test]
fn digits_left_count_every_writer() {
    let left = article().left();
    // Article 002's board holds 1 three times and 4 twice; 8 five times.
    assert_eq!((left[0], left[3], left[7]), (6, 7, 4));
}

fn any_action() -> impl Strategy<Value = Action> {
    let digit = (1..=9u8).prop_map(Digit);
    prop_oneof![
        6 => (0..81u16).prop_map(|cell| Action::Select(Cell(cell))),
        6 => digit.clone().prop_map(Action::Digit),
        3 => digit.prop_map(Action::Note),
        3 => Just(Action::Erase),
        1 => Just(Action::TogglePencil),
        1 => Just(Action::FillNotes),
        2 => prop_oneof![Just(Mode::Enter), Just(Mode::Play)].prop_map(Action::SetMode),
        1 => Just(Action::Load(Rc::new(article()))),
        1 => Just(Action::Resize(Shape::new(2, 2).unwrap())),
        1 => Just(Action::Answer(grid(SOLUTION))),
        1 => Just(Action::Clear),
        1 => Just(Action::Reset),
        2 => Just(Action::Undo),
        1 => Just(Action::Redo),
    ]
}

fn is_edit(action: &Action) -> bool {
    !matches!(
        action,
        Action::Select(_) | Action::Go(_) | Action::TogglePencil | Action::Undo | Action::Redo
    )
}

proptest! {
    #[test]
    fn undo_takes_back_exactly_one_edit_and_redo_makes_it_again(
        before in prop::collection::vec(any_action(), 0..40),
        action in any_action().prop_filter("an edit", is_edit),
    ) {
        let game = play(article(), before);
        let after = reduce(game.clone(), action);
        prop_assume!(!Rc::ptr_eq(&game, &after));
        let undone = reduce(after.clone(), Action::Undo);
        prop_assert_eq!(undone.sheet(), game.sheet());
        prop_assert_eq!(undone.cursor(), game.cursor());
        prop_assert!(undone.revision() > after.revision());
        let redone = reduce(undone, Action::Redo);
        prop_assert_eq!(redone.sheet(), after.sheet());
        prop_assert_eq!(redone.cursor(), after.cursor());
    }

    #[test]
    fn in_play_the_givens_never_change(actions in prop::collection::vec(any_action(), 0..60)) {
        let may_change = |action: &Action| {
            matches!(
                action,
                Action::SetMode(_) | Action::Load(_) | Action::Resize(_) | Action::Clear
            )
        };
        let game = play(article(), actions.into_iter().filter(|a| !may_change(a)));
        prop_assert_eq!(game.sheet().givens(), grid(PUZZLE));
    }

    #[test]
    fn notes_stand_in_open_cells_only(actions in prop::collection::vec(any_action(), 0..60)) {
        let game = play(article(), actions);
        for cell in game.sheet().shape().cells() {
            let ink = game.sheet().ink(cell);
            prop_assert!(ink.digit().is_none() || ink.notes() == DigitSet::EMPTY);
        }
    }
}
