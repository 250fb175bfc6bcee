//! A way through the squares of a board: the knight's tour, and a word among letters.

use super::{
    CELL, Frame, column_row, grid, ground, in_square, middle, path, polyline, shown, square,
};
use super::{text, value_class};
use crate::lab::marks::Mood;
use sudokit_backtrack::graph::Graph;
use sudokit_backtrack::word_search::Letters;
use yew::prelude::*;

/// The squares that a path has met, in order, up to the first gap; the one on trial is not among them.
fn walked<'a>(frame: &Frame<'a>) -> impl Iterator<Item = usize> + use<'a> {
    frame.values.iter().map_while(|square| *square)
}

/// Squares and a path through them. `letter` says what is written on each; else the number of its step.
fn route(
    width: usize,
    squares: usize,
    frame: &Frame<'_>,
    closed: bool,
    letter: Option<&dyn Fn(usize) -> String>,
) -> Vec<Html> {
    let marks = &frame.marks;
    let (columns, rows) = (width as i32, (squares / width.max(1)) as i32);
    let mark = |at: usize, class| {
        let (column, row) = column_row(at, width);
        square(column, row, class)
    };
    let mut out = Vec::with_capacity(squares + 16);
    out.push(ground(columns, rows));
    out.extend(walked(frame).map(|at| mark(at, "visited")));
    let present = marks.place.and_then(|place| shown(frame, place));
    if let Some(at) = present {
        out.push(mark(at, marks.mood.class()));
    } else if let Some(before) = marks.place.and_then(|place| place.checked_sub(1))
        && let Some(Some(at)) = frame.values.get(before)
    {
        out.push(mark(*at, marks.mood.class()));
    }
    out.extend(grid(columns, rows));
    let mut points: Vec<usize> = walked(frame).collect();
    if closed && points.len() == squares {
        points.extend(points.first().copied());
    }
    let d = polyline(points.iter().map(|&at| middle(column_row(at, width))));
    out.push(path(d, "route"));
    let trial = present.filter(|_| marks.trial.is_some());
    if let (Some(at), Some(last)) = (trial, points.last()) {
        let ends = [*last, at];
        let d = polyline(ends.iter().map(|&at| middle(column_row(at, width))));
        out.push(path(d, if marks.mood == Mood::Clash { "route bad" } else { "route trial" }));
    }
    if let Some(letter) = letter {
        for at in 0..squares {
            let (column, row) = column_row(at, width);
            out.push(in_square(column, row, letter(at), "value given"));
        }
        return out;
    }
    for (step, at) in walked(frame).enumerate() {
        let (column, row) = column_row(at, width);
        out.push(in_square(column, row, (step + 1).to_string(), "value small over"));
    }
    // A square on trial that has been met already keeps its number.
    if let (Some(at), Some(place)) = (trial, marks.place)
        && !walked(frame).any(|met| met == at)
    {
        let (column, row) = column_row(at, width);
        let class = match value_class(frame, place) {
            "value bad" => "value small over bad",
            "value ghost" => "value small over ghost",
            _ => "value small over trial",
        };
        out.push(in_square(column, row, (place + 1).to_string(), class));
    }
    out
}

/// A path through the squares of a board.
pub(super) fn board(
    graph: &Graph,
    columns: usize,
    closed: bool,
    frame: &Frame<'_>,
) -> (i32, i32, Vec<Html>) {
    let rows = graph.len() / columns.max(1);
    let out = route(columns, graph.len(), frame, closed, None);
    (columns as i32 * CELL, rows as i32 * CELL, out)
}

/// A word among letters; the word stands below them.
pub(super) fn letters(letters: &Letters, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let letter = |at: usize| letters.letters.get(at).map(char::to_string).unwrap_or_default();
    let squares = letters.letters.len();
    let mut out = route(letters.width, squares, frame, false, Some(&letter));
    let (width, height) = (letters.width as i32 * CELL, (squares / letters.width) as i32 * CELL);
    let start = (width - letters.word.len() as i32 * 60) / 2 + 30;
    for (at, letter) in letters.word.iter().enumerate() {
        let class = match frame.values.get(at) {
            Some(Some(_)) => "value small given",
            _ if frame.marks.place == Some(at) => "value small trial",
            _ => "value small soft",
        };
        out.push(text(start + at as i32 * 60, height + 60, letter.to_string(), class));
    }
    (width, height + CELL, out)
}
