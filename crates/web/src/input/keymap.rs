//! Which key does what: one table, from which the help is made too.

use crate::i18n::Msg;
use crate::state::{Action, Go};
use sudokit::Digit;
use web_sys::KeyboardEvent;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// See [`Action::Go`].
    Go(Go),
    /// See [`Action::Digit`].
    Digit(Digit),
    /// See [`Action::Note`].
    Note(Digit),
    /// See [`Action::Erase`].
    Erase,
    /// See [`Action::TogglePencil`].
    TogglePencil,
    /// See [`Action::Undo`].
    Undo,
    /// See [`Action::Redo`].
    Redo,
    /// Asks for the answer.
    Solve,
    /// Asks which digits are wrong.
    Check,
    /// Shows or hides the keys.
    Help,
    /// Puts away what was said.
    Dismiss,
}

impl Command {
    /// The edit that this command is, if it is one.
    pub fn action(self) -> Option<Action> {
        Some(match self {
            Command::Go(way) => Action::Go(way),
            Command::Digit(digit) => Action::Digit(digit),
            Command::Note(digit) => Action::Note(digit),
            Command::Erase => Action::Erase,
            Command::TogglePencil => Action::TogglePencil,
            Command::Undo => Action::Undo,
            Command::Redo => Action::Redo,
            Command::Solve | Command::Check | Command::Help | Command::Dismiss => return None,
        })
    }
}

/// A key as the browser tells it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Key<'a> {
    /// What it types, as `KeyboardEvent.key`.
    pub key: &'a str,
    /// Where it lies, as `KeyboardEvent.code`.
    pub code: &'a str,
    /// Control, or Command on a Mac.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt, or AltGraph.
    pub alt: bool,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// `KeyboardEvent.key`, letters in lower case.
    pub key: &'static str,
    /// Whether Control (Command on a Mac) is held.
    pub control: bool,
    /// Whether Shift must be held or not; `None` where it does not matter.
    pub shift: Option<bool>,
    /// What it does.
    pub command: Command,
    /// How the help lists it, with the words for it; rows without are further ways to do the same.
    pub help: Option<(&'static str, Msg)>,
}

const fn plain(key: &'static str, command: Command) -> Binding {
    Binding { key, control: false, shift: None, command, help: None }
}

const fn control(key: &'static str, command: Command) -> Binding {
    Binding { control: true, ..plain(key, command) }
}

impl Binding {
    const fn shift(self, held: bool) -> Binding {
        Binding { shift: Some(held), ..self }
    }

    const fn help(self, keys: &'static str, words: Msg) -> Binding {
        Binding { help: Some((keys, words)), ..self }
    }
}

/// All keys but the digits. Letters without Control come last: on boards where they are digits, digits they are.
pub const KEYMAP: &[Binding] = &[
    plain("ArrowUp", Command::Go(Go::Up)).help("← ↑ ↓ →", Msg::KeyMove),
    plain("ArrowDown", Command::Go(Go::Down)),
    plain("ArrowLeft", Command::Go(Go::Left)),
    plain("ArrowRight", Command::Go(Go::Right)),
    control("ArrowUp", Command::Go(Go::BoxUp)).help("Ctrl ← ↑ ↓ →", Msg::KeyMoveBox),
    control("ArrowDown", Command::Go(Go::BoxDown)),
    control("ArrowLeft", Command::Go(Go::BoxLeft)),
    control("ArrowRight", Command::Go(Go::BoxRight)),
    plain("PageUp", Command::Go(Go::BoxUp)),
    plain("PageDown", Command::Go(Go::BoxDown)),
    plain("Home", Command::Go(Go::RowStart)).help("Home, End", Msg::KeyRowEnds),
    plain("End", Command::Go(Go::RowEnd)),
    control("Home", Command::Go(Go::Start)).help("Ctrl Home, End", Msg::KeyBoardEnds),
    control("End", Command::Go(Go::End)),
    plain("Backspace", Command::Erase).help("Backspace, Delete, 0, Space", Msg::Erase),
    plain("Delete", Command::Erase),
    plain("0", Command::Erase),
    plain(" ", Command::Erase),
    plain(".", Command::Erase),
    plain("Enter", Command::Solve).help("Enter", Msg::Solve),
    control("z", Command::Undo).shift(false).help("Ctrl Z", Msg::Undo),
    control("z", Command::Redo).shift(true).help("Ctrl Y, Ctrl Shift Z", Msg::Redo),
    control("y", Command::Redo),
    plain("Escape", Command::Dismiss).help("Esc", Msg::Close),
    plain("?", Command::Help).help("?", Msg::Keys),
    plain("n", Command::TogglePencil).help("N", Msg::Notes),
    plain("k", Command::Check).help("K", Msg::Check),
];

/// What `key` means on a board of this side.
pub fn command(key: Key<'_>, side: u8) -> Option<Command> {
    if key.alt {
        return None;
    }
    if !key.control
        && let Some(digit) = digit(key, side)
    {
        let pencilled = key.shift && is_shifted_digit(key);
        return Some(if pencilled { Command::Note(digit) } else { Command::Digit(digit) });
    }
    let letter = letter(key).map(|c| c.to_ascii_lowercase());
    let is = |binding: &&Binding| {
        let mut chars = binding.key.chars();
        let same = match (chars.next(), chars.next()) {
            (Some(c), None) if c.is_ascii_lowercase() => letter == Some(c),
            _ => binding.key == key.key || binding.key == "0" && key.code == "Numpad0",
        };
        same && binding.control == key.control && binding.shift.is_none_or(|s| s == key.shift)
    };
    KEYMAP.iter().find(is).map(|binding| binding.command)
}

/// The digit that a key writes. Where the layout types no digit there (a numpad without Num Lock, the upper row of
/// a French keyboard), the place of the key tells.
fn digit(key: Key<'_>, side: u8) -> Option<Digit> {
    let typed = single(key.key).filter(char::is_ascii_digit);
    let placed = || {
        let code = key.code.strip_prefix("Numpad").or_else(|| key.code.strip_prefix("Digit"))?;
        single(code).filter(char::is_ascii_digit)
    };
    let value = match typed.or_else(placed) {
        Some(c) => c as u8 - b'0',
        None => letter(key)?.to_ascii_uppercase() as u8 - b'A' + 10,
    };
    (1..=side).contains(&value).then_some(Digit(value))
}

/// Shift and a digit's key, where that does not type a digit.
fn is_shifted_digit(key: Key<'_>) -> bool {
    key.code.starts_with("Digit") && !key.key.starts_with(|c: char| c.is_ascii_digit())
}

/// The Latin letter of a key: what it types, or what stands on it where another script is typed.
fn letter(key: Key<'_>) -> Option<char> {
    match single(key.key) {
        Some(c) if c.is_ascii_alphabetic() => Some(c),
        Some(c) if !c.is_ascii() => single(key.code.strip_prefix("Key")?),
        _ => None,
    }
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// The command of a key press on a board of this side.
pub fn command_of(event: &KeyboardEvent, side: u8) -> Option<Command> {
    if event.is_composing() {
        return None;
    }
    let (key, code) = (event.key(), event.code());
    let key = Key {
        key: &key,
        code: &code,
        control: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        alt: event.alt_key(),
    };
    command(key, side)
}
