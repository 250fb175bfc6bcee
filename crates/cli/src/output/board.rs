//! A board drawn with lines between its boxes.

use super::put;
use crate::commands::{Answer, Question};
use crate::input::Item;
use sudokit::Puzzle;

/// An empty line sets each answer apart from the one before; whoever prints the first leaves it out.
pub(crate) fn answer(
    question: &dyn Question,
    item: &Item<'_>,
    puzzle: &Puzzle,
    answer: &Answer,
    out: &mut Vec<u8>,
) {
    out.push(b'\n');
    if let Some(name) = item.name {
        put(out, format_args!("{name}\n"));
    }
    question.board(puzzle, answer, out);
}
