//! What the library answers with, in plain English.

use std::fmt::Write;
use sudokit::text::ErrorKind;
use sudokit::{Cell, Conflict, Digit, Grid, HouseKind, ParseError, Reason, Relation, Shape};

/// How many of a list are named before "and 7 more".
const NAMED: usize = 6;

/// Why a puzzle has no solution.
pub(crate) fn reason(shape: &Shape, reason: &Reason) -> String {
    match reason {
        Reason::Conflicts(conflicts) => {
            list(conflicts, "; ", |conflict| self::conflict(shape, conflict))
        }
        Reason::NoCandidate { cell, after } => {
            format!("{} has no candidate left{}", self::cell(shape, *cell), forced(shape, after))
        }
        Reason::NoPlace { house, digit, after } => {
            let (house, digit) = (self::house(shape, *house), digit.to_char());
            format!("{house} has no place for {digit}{}", forced(shape, after))
        }
        Reason::Exhausted => String::from("every possibility was tried"),
    }
}

/// Where two solutions of one puzzle differ.
pub(crate) fn differ(one: &Grid, other: &Grid) -> String {
    let shape = one.shape();
    let cells = list(&one.differences(other), ", ", |&cell| self::cell(shape, cell));
    format!("another differs in {cells}")
}

/// That a puzzle was given up.
pub(crate) fn out_of_budget(nodes: u64) -> String {
    format!("the budget of {nodes} ran out; raise it with --budget")
}

/// What a text did not hold, and what to do.
pub(crate) fn parse_error(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Empty | ErrorKind::NoPuzzle => {
            String::from("no cells found: write one character a cell, '.' or 0 for empty")
        }
        &ErrorKind::Length { found, expected } => {
            let side = expected.isqrt();
            let board = format!("a {side}×{side} board has {expected}");
            match found.checked_sub(expected) {
                Some(more) => format!("{found} cells, but {board}: {more} too many"),
                None => {
                    let missing = expected - found;
                    format!(
                        "{found} cells, but {board}: {missing} missing; write '.' or 0 for empty"
                    )
                }
            }
        }
        ErrorKind::Character(other) => {
            format!("{other:?} is neither a digit of the board nor '.' or 0 for an empty cell")
        }
        ErrorKind::Alphabet => String::from(
            "the largest digits do not tell whether the first digit is 1 or 0: \
             say --alphabet one or --alphabet zero",
        ),
        ErrorKind::Unsupported(format) => {
            format!(
                "the format {format} cannot be read: export the grid as text, a character a cell"
            )
        }
        ErrorKind::Pencilmarks => String::from(
            "cells of several digits: these are candidates; write the givens, '.' or 0 for the other cells",
        ),
        other => other.to_string(),
    }
}

/// The same for an error with a place in a text of several lines.
pub(crate) fn parse_error_in_line(error: &ParseError) -> String {
    match error.kind {
        ErrorKind::Character(_) => {
            format!("character {}: {}", error.position.column, parse_error(&error.kind))
        }
        _ => parse_error(&error.kind),
    }
}

/// Which byte of a line that is no puzzle shows that it was never text.
pub(crate) fn not_text(line: &[u8]) -> Option<String> {
    let control = line.iter().position(|b| b.is_ascii_control() && !b.is_ascii_whitespace());
    let foreign = std::str::from_utf8(line).err().map(|error| error.valid_up_to());
    let at = control.into_iter().chain(foreign).min()?;
    Some(format!("byte {} is {:#04x}, which is not text: expected UTF-8", at + 1, line[at]))
}

/// As `r3c9`.
pub(crate) fn cell(shape: &Shape, cell: Cell) -> String {
    format!("r{}c{}", shape.row(cell) + 1, shape.column(cell) + 1)
}

fn house(shape: &Shape, index: u16) -> String {
    let Some(house) = shape.houses().get(usize::from(index)) else {
        return format!("house {}", index + 1);
    };
    let kind = match house.kind {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    };
    format!("{kind} {}", house.number + 1)
}

fn conflict(shape: &Shape, conflict: &Conflict) -> String {
    let [a, b] = conflict.cells.map(|cell| self::cell(shape, cell));
    let digit = conflict.digit.to_char();
    match conflict.relation {
        Relation::House(house) => {
            format!("{digit} twice in {}, {a} and {b}", self::house(shape, house))
        }
    }
}

fn forced(shape: &Shape, after: &[(Cell, Digit)]) -> String {
    if after.is_empty() {
        return String::new();
    }
    let steps = list(after, ", ", |&(cell, digit)| {
        format!("{}={}", self::cell(shape, cell), digit.to_char())
    });
    format!(" after the givens force {steps}")
}

fn list<T>(items: &[T], between: &str, mut word: impl FnMut(&T) -> String) -> String {
    let mut text = items.iter().take(NAMED).map(&mut word).collect::<Vec<_>>().join(between);
    if items.len() > NAMED {
        // Writing to a string cannot fail.
        let _ = write!(text, "{between}and {} more", items.len() - NAMED);
    }
    text
}
