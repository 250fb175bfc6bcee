//! A line out for each line in. What is not an answer begins with `#`, so that it can be passed over, here too.

use super::put;
use crate::commands::{Answer, Question};
use sudokit::Puzzle;

pub(crate) fn answer(question: &dyn Question, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
    question.line(puzzle, answer, out);
    out.push(b'\n');
}

pub(crate) fn bad(message: &str, out: &mut Vec<u8>) {
    put(out, format_args!("# not a puzzle: {message}\n"));
}
