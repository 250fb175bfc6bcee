//! A board drawn with lines between its boxes.

use super::put;
use crate::commands::{Answer, Question};
use crate::input::Item;
use sudokit::{Grid, Puzzle, Shape};

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

/// Draws a board: a row a line, `.` for empty. Boxes of one row, as a Latin square has, get no lines.
pub(crate) fn draw(out: &mut Vec<u8>, grid: &Grid) {
    let shape = grid.shape();
    let rule = rule(shape);
    for cell in shape.cells() {
        put(out, format_args!("{}", grid.get(cell).map_or('.', |digit| digit.to_char())));
        if shape.column(cell) + 1 < shape.side() {
            let boxed = shape.box_height() > 1 && shape.box_ends_right(cell);
            out.extend_from_slice(if boxed { b" | " } else { b" " });
        } else {
            out.push(b'\n');
            if shape.box_height() > 1 && shape.box_ends_below(cell) {
                put(out, format_args!("{rule}\n"));
            }
        }
    }
}

/// The line between bands. A box takes a character and a space a column, and a space more on its left, save that
/// nothing stands at the board's edges.
fn rule(shape: &Shape) -> String {
    let boxes =
        vec!["-".repeat(2 * usize::from(shape.box_width()) + 1); usize::from(shape.box_height())];
    let whole = boxes.join("+");
    whole.get(1..whole.len() - 1).unwrap_or_default().to_owned()
}
