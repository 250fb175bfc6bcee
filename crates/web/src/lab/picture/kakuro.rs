//! A Kakuro, with the sums in the black cells before and above each run, and in a margin where there is none.

use super::{CELL, Frame, compare, in_square, line, middle, path, rect, segments, shown, square};
use super::{text, value_class};
use crate::lab::marks::Mood;
use sudokit_backtrack::kakuro::KakuroBoard;
use yew::prelude::*;

pub(super) fn draw(board: &KakuroBoard, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let width = board.width.max(1);
    let marks = &frame.marks;
    // Where each place is drawn: the margin takes the first column and row.
    let squares: Vec<(i32, i32)> = (board.grid.iter().enumerate())
        .filter(|(_, place)| place.is_some())
        .map(|(at, _)| ((at % width) as i32 + 1, (at / width) as i32 + 1))
        .collect();
    let (columns, rows) = (width as i32 + 1, (board.grid.len() / width) as i32 + 1);
    let at = |place: usize| squares.get(place).copied().unwrap_or_default();
    let mark = |place: usize, class| square(at(place).0, at(place).1, class);
    let mut out = vec![rect(0, 0, columns * CELL, rows * CELL, "black")];
    out.extend(squares.iter().map(|&(column, row)| square(column, row, "white")));
    let run = marks.group().and_then(|group| board.runs.get(group));
    if let Some(run) = run {
        out.extend(run.cells.iter().map(|&cell| mark(cell, "house")));
    }
    out.extend(marks.other().map(|place| mark(place, "against")));
    out.extend(marks.place.map(|place| mark(place, marks.mood.class())));
    let edges = squares.iter().flat_map(|&(column, row)| {
        let (x, y) = (column * CELL, row * CELL);
        [[x, y, x + CELL, y], [x, y, x, y + CELL], [x + CELL, y, x + CELL, y + CELL]]
            .into_iter()
            .chain([[x, y + CELL, x + CELL, y + CELL]])
    });
    out.push(path(segments(edges), "hair"));
    for each in &board.runs {
        let (Some(&first), second) = (each.cells.first(), each.cells.get(1)) else { continue };
        let (column, row) = at(first);
        let down = second.is_some_and(|&second| at(second).0 == column);
        let bad = marks.mood == Mood::Clash && run.is_some_and(|run| std::ptr::eq(run, each));
        let class = if bad { "sum bad" } else { "sum" };
        let (x, y) = (column * CELL, row * CELL);
        if down {
            out.push(line((x, y - CELL), (x + CELL, y), "slash"));
            out.push(text(x + 30, y - 26, each.sum.to_string(), class));
        } else {
            out.push(line((x - CELL, y), (x, y + CELL), "slash"));
            out.push(text(x - 28, y + 30, each.sum.to_string(), class));
        }
    }
    if let (Some(place), Some(other), Some(_)) = (marks.place, marks.other(), marks.trial) {
        out.push(compare(middle(at(place)), middle(at(other)), marks.mood));
    }
    for (place, &(column, row)) in squares.iter().enumerate() {
        if let Some(value) = shown(frame, place) {
            out.push(in_square(column, row, value.to_string(), value_class(frame, place)));
        }
    }
    (columns * CELL, rows * CELL, out)
}
