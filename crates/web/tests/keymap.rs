//! Which key means what.
#![allow(clippy::unwrap_used)]

use sudokit::Digit;
use sudokit_web::input::{Command, Key, command};
use sudokit_web::state::Go;

fn check(key: Key<'_>, side: u8, expected: Option<Command>) {
    assert_eq!(command(key, side), expected, "{key:?} on a board of side {side}");
}

fn key<'a>(key: &'a str, code: &'a str) -> Key<'a> {
    Key { key, code, ..Key::default() }
}

#[test]
fn digits_by_what_they_type_and_by_where_they_lie() {
    let five = Some(Command::Digit(Digit(5)));
    check(key("5", "Digit5"), 9, five);
    check(key("5", "Numpad5"), 9, five);
    // A numpad without Num Lock, and the upper row of a French keyboard.
    check(key("Clear", "Numpad5"), 9, five);
    check(key("(", "Digit5"), 9, five);
    check(Key { shift: true, ..key("5", "Digit5") }, 9, five);
    check(Key { shift: true, ..key("%", "Digit5") }, 9, Some(Command::Note(Digit(5))));
    check(key("5", "Digit5"), 4, None);
}

#[test]
fn letters_are_digits_where_the_board_has_so_many() {
    check(key("a", "KeyA"), 16, Some(Command::Digit(Digit(10))));
    check(key("G", "KeyG"), 16, Some(Command::Digit(Digit(16))));
    check(key("p", "KeyP"), 25, Some(Command::Digit(Digit(25))));
    check(key("h", "KeyH"), 16, None);
    check(key("a", "KeyA"), 9, None);
    // A Russian keyboard types ф there.
    check(key("ф", "KeyA"), 16, Some(Command::Digit(Digit(10))));
    check(key("n", "KeyN"), 9, Some(Command::TogglePencil));
    check(key("n", "KeyN"), 24, Some(Command::Digit(Digit(23))));
}

#[test]
fn the_keys_that_empty_a_cell() {
    for (typed, code) in [
        ("Backspace", "Backspace"),
        ("Delete", "Delete"),
        ("0", "Digit0"),
        ("0", "Numpad0"),
        ("Insert", "Numpad0"),
        (" ", "Space"),
    ] {
        check(key(typed, code), 9, Some(Command::Erase));
        check(key(typed, code), 16, Some(Command::Erase));
    }
}

#[test]
fn moves_and_control() {
    check(key("ArrowLeft", "ArrowLeft"), 9, Some(Command::Go(Go::Left)));
    check(key("Home", "Home"), 9, Some(Command::Go(Go::RowStart)));
    let control = |key| Key { control: true, ..key };
    check(control(key("ArrowLeft", "ArrowLeft")), 9, Some(Command::Go(Go::BoxLeft)));
    check(control(key("z", "KeyZ")), 9, Some(Command::Undo));
    check(control(key("я", "KeyZ")), 9, Some(Command::Undo));
    check(control(Key { shift: true, ..key("Z", "KeyZ") }), 9, Some(Command::Redo));
    check(control(key("y", "KeyY")), 9, Some(Command::Redo));
    check(key("Enter", "Enter"), 9, Some(Command::Solve));
}

#[test]
fn what_belongs_to_the_browser_is_left_to_it() {
    check(key("Tab", "Tab"), 9, None);
    check(Key { control: true, ..key("c", "KeyC") }, 16, None);
    check(Key { control: true, ..key("1", "Digit1") }, 9, None);
    check(Key { alt: true, ..key("ArrowLeft", "ArrowLeft") }, 9, None);
    check(key("F5", "F5"), 16, None);
}
