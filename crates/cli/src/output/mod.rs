//! How answers are written, one format a file.

mod board;
mod csv;
mod json;
mod line;

use crate::args::Format;
use crate::commands::{Answer, Question};
use crate::input::Item;
use std::fmt;
use std::io::Write;
use sudokit::Puzzle;

/// Writes what comes before the first answer.
pub(crate) fn begin(format: Format, question: &dyn Question, out: &mut Vec<u8>) {
    if format == Format::Csv {
        csv::header(question, out);
    }
}

/// Writes the answer to one puzzle.
pub(crate) fn answer(
    format: Format,
    question: &dyn Question,
    item: &Item<'_>,
    puzzle: &Puzzle,
    answer: &Answer,
    out: &mut Vec<u8>,
) {
    match format {
        Format::Line => line::answer(question, puzzle, answer, out),
        Format::Board => board::answer(question, item, puzzle, answer, out),
        Format::Json => json::answer(question, item, puzzle, answer, out),
        Format::Csv => csv::answer(question, item, puzzle, answer, out),
    }
}

/// Writes that something was not a puzzle, where a reader of the output would otherwise lose count. (The message
/// has gone to standard error as well.)
pub(crate) fn bad(
    format: Format,
    question: &dyn Question,
    item: &Item<'_>,
    message: &str,
    out: &mut Vec<u8>,
) {
    match format {
        Format::Line => line::bad(message, out),
        Format::Board => {}
        Format::Json => json::bad(item, message, out),
        Format::Csv => csv::bad(question, item, message, out),
    }
}

/// Writes formatted text to memory, which cannot fail.
pub(crate) fn put(out: &mut Vec<u8>, text: fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}
