//! A Sudoku: givens bold, placed digits slanted, as on the board of the page.

use super::{
    CELL, Frame, column_row, compare, grid, ground, in_square, middle, path, segments, shown,
};
use super::{square, value_class};
use sudokit::{Cell, Digit, Puzzle};
use yew::prelude::*;

pub(super) fn draw(puzzle: &Puzzle, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let shape = puzzle.shape();
    let side = usize::from(shape.side());
    let at = |place: usize| column_row(place, side);
    let mark = |place: usize, class| {
        let (column, row) = at(place);
        square(column, row, class)
    };
    let marks = &frame.marks;
    let mut out = Vec::with_capacity(side * side + 16);
    out.push(ground(side as i32, side as i32));
    if let Some(house) = marks.group().and_then(|group| shape.houses().get(group)) {
        out.extend(house.cells.iter().map(|cell| mark(cell.index(), "house")));
    }
    out.extend(marks.other().map(|place| mark(place, "against")));
    out.extend(marks.place.map(|place| mark(place, marks.mood.class())));
    let [hair, rim] = grid(side as i32, side as i32);
    out.push(hair);
    out.push(path(box_lines(puzzle), "thick"));
    out.push(rim);
    if let (Some(place), Some(other), Some(_)) = (marks.place, marks.other(), marks.trial) {
        out.push(compare(middle(at(place)), middle(at(other)), marks.mood));
    }
    for place in 0..side * side {
        let Some(value) = shown(frame, place) else { continue };
        let (column, row) = at(place);
        let given = puzzle.givens().get(Cell(place as u16)).is_some();
        let class = if given { "value given" } else { value_class(frame, place) };
        out.push(in_square(column, row, Digit(value as u8).to_char().to_string(), class));
    }
    (side as i32 * CELL, side as i32 * CELL, out)
}

fn box_lines(puzzle: &Puzzle) -> String {
    let shape = puzzle.shape();
    let lines = shape.cells().flat_map(|cell| {
        let (x, y) = (i32::from(shape.column(cell)) * CELL, i32::from(shape.row(cell)) * CELL);
        let right = shape.box_ends_right(cell).then_some([x + CELL, y, x + CELL, y + CELL]);
        let below = shape.box_ends_below(cell).then_some([x, y + CELL, x + CELL, y + CELL]);
        right.into_iter().chain(below)
    });
    segments(lines)
}
