//! Each problem drawn as it stands: one SVG, whole numbers for coordinates, a cell 100 units wide.

mod crossword;
mod graph;
mod kakuro;
mod queens;
mod route;
mod sudoku;
mod timetable;

pub use queens::queens;

use super::marks::{Marks, Mood};
use sudokit_backtrack::Value;
use sudokit_backtrack::lab::Scene;
use yew::prelude::*;

/// Units across a cell.
const CELL: i32 = 100;

/// What stands, and what is marked.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// What stands at each place.
    pub values: &'a [Option<Value>],
    /// What the latest event marks.
    pub marks: Marks,
    /// Whether the squares under attack are to be seen.
    pub attacks: bool,
}

/// Draws `scene`.
pub fn draw(scene: &Scene, frame: &Frame<'_>, label: AttrValue) -> Html {
    let (width, height, inside) = match scene {
        Scene::Sudoku(puzzle) => sudoku::draw(puzzle, frame),
        Scene::Queens(n) => queens(*n, frame),
        Scene::Colouring(graph, _) => graph::colouring(graph, frame),
        Scene::HamiltonianPath { graph, board: Some((_, columns)), closed } => {
            route::board(graph, *columns, *closed, frame)
        }
        Scene::HamiltonianPath { graph, board: None, closed } => graph::walk(graph, *closed, frame),
        Scene::Timetable(school) => timetable::draw(school, frame),
        Scene::Kakuro(board) => kakuro::draw(board, frame),
        Scene::WordSearch(letters) => route::letters(letters, frame),
        Scene::Crossword(board) => crossword::draw(board, frame),
    };
    picture(width, height, inside, label)
}

/// An SVG of so many units. The margin keeps the outer line whole.
pub fn picture(width: i32, height: i32, inside: Vec<Html>, label: AttrValue) -> Html {
    let view_box = numbers(&[-4, -4, width + 8, height + 8]);
    html! {
        <svg class="picture" viewBox={view_box} role="img" aria-label={label}>
            { for inside }
        </svg>
    }
}

fn numbers(numbers: &[i32]) -> String {
    let mut out = String::new();
    for number in numbers {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&number.to_string());
    }
    out
}

fn rect(x: i32, y: i32, width: i32, height: i32, class: &'static str) -> Html {
    html! {
        <rect
            x={x.to_string()}
            y={y.to_string()}
            width={width.to_string()}
            height={height.to_string()}
            {class}
        />
    }
}

/// A square of the grid.
fn square(column: i32, row: i32, class: &'static str) -> Html {
    rect(column * CELL, row * CELL, CELL, CELL, class)
}

/// Text about a point.
fn text(x: i32, y: i32, words: impl Into<AttrValue>, class: &'static str) -> Html {
    html! { <text x={x.to_string()} y={y.to_string()} {class}>{ words.into() }</text> }
}

/// Text in a square of the grid.
fn in_square(column: i32, row: i32, words: impl Into<AttrValue>, class: &'static str) -> Html {
    text(column * CELL + CELL / 2, row * CELL + CELL / 2, words, class)
}

fn line(from: (i32, i32), to: (i32, i32), class: &'static str) -> Html {
    html! {
        <line
            x1={from.0.to_string()}
            y1={from.1.to_string()}
            x2={to.0.to_string()}
            y2={to.1.to_string()}
            {class}
        />
    }
}

fn path(d: String, class: &'static str) -> Html {
    html! { <path {d} {class} /> }
}

/// A line from the value on trial to what it is compared with.
fn compare(from: (i32, i32), to: (i32, i32), mood: Mood) -> Html {
    line(from, to, if mood == Mood::Clash { "compare clash" } else { "compare" })
}

/// Straight lines for a path's `d`: each from a point to a point.
fn segments(segments: impl Iterator<Item = [i32; 4]>) -> String {
    let mut d = String::new();
    for [x1, y1, x2, y2] in segments {
        d.push('M');
        d.push_str(&numbers(&[x1, y1]));
        d.push('L');
        d.push_str(&numbers(&[x2, y2]));
    }
    d
}

/// A polyline for a path's `d`.
fn polyline(points: impl Iterator<Item = (i32, i32)>) -> String {
    let mut d = String::new();
    for (x, y) in points {
        d.push(if d.is_empty() { 'M' } else { 'L' });
        d.push_str(&numbers(&[x, y]));
    }
    d
}

/// What a grid is drawn on.
fn ground(columns: i32, rows: i32) -> Html {
    rect(0, 0, columns * CELL, rows * CELL, "white")
}

/// The thin lines of a grid and its frame.
fn grid(columns: i32, rows: i32) -> [Html; 2] {
    let (width, height) = (columns * CELL, rows * CELL);
    let down = (1..columns).map(|column| [column * CELL, 0, column * CELL, height]);
    let across = (1..rows).map(|row| [0, row * CELL, width, row * CELL]);
    [path(segments(down.chain(across)), "hair"), rect(0, 0, width, height, "frame")]
}

/// The class of a value that stands or is on trial.
fn value_class(frame: &Frame<'_>, place: usize) -> &'static str {
    match frame.marks.mood {
        _ if frame.marks.place != Some(place) => "value",
        Mood::Trying => "value trial",
        Mood::Clash => "value bad",
        Mood::Undone => "value ghost",
        _ => "value",
    }
}

/// What is to be seen at a place: what stands there, or what is on trial.
fn shown(frame: &Frame<'_>, place: usize) -> Option<Value> {
    let trial = frame.marks.trial.filter(|_| frame.marks.place == Some(place));
    trial.or(frame.values.get(place).copied().flatten())
}

/// The column and row of a square, as drawing counts.
fn column_row(square: usize, width: usize) -> (i32, i32) {
    let width = width.max(1);
    ((square % width) as i32, (square / width) as i32)
}

/// The middle of a square.
fn middle((column, row): (i32, i32)) -> (i32, i32) {
    (column * CELL + CELL / 2, row * CELL + CELL / 2)
}
