//! A chess-board with queens.

use super::{CELL, Frame, compare, line, middle, numbers, path, rect, shown, square};
use crate::lab::marks::Mood;
use sudokit_backtrack::queens::Line;
use yew::prelude::*;

/// Above this the attacked squares are too small to be told apart.
const MARKED: usize = 32;

/// A board of side `n`; each place is a row, its value the queen's column.
pub fn queens(n: usize, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let side = n as i32;
    let marks = &frame.marks;
    let mut out = vec![
        html! {
            <defs>
                <pattern id="chess" width="200" height="200" patternUnits="userSpaceOnUse">
                    <rect width="200" height="200" class="light-square" />
                    <path d="M100 0h100v100H0v100h100z" class="dark-square" />
                </pattern>
            </defs>
        },
        html! {
            <rect
                width={(side * CELL).to_string()}
                height={(side * CELL).to_string()}
                fill="url(#chess)"
                class="chess"
            />
        },
    ];
    if frame.attacks && n <= MARKED {
        out.push(path(attacked(n, frame), "attacked"));
    }
    if let Some(row) = marks.place {
        let row = row as i32;
        match marks.trial.or(frame.values.get(row as usize).copied().flatten()) {
            Some(column) => out.push(square(column as i32, row, marks.mood.class())),
            None => out.push(rect(0, row * CELL, side * CELL, CELL, marks.mood.class())),
        }
    }
    out.push(rect(0, 0, side * CELL, side * CELL, "frame"));
    for row in 0..n {
        let Some(column) = shown(frame, row) else { continue };
        let class = match marks.mood {
            _ if marks.place != Some(row) => "queen",
            Mood::Trying => "queen trial",
            Mood::Clash => "queen bad",
            Mood::Undone => "queen ghost",
            _ => "queen",
        };
        out.push(path(queen(column as i32, row as i32), class));
    }
    if let (Some(row), Some(column)) = (marks.place, marks.trial) {
        let from = middle((column as i32, row as i32));
        if let Some(other) = marks.other()
            && let Some(Some(queen)) = frame.values.get(other)
        {
            out.push(compare(from, middle((*queen as i32, other as i32)), marks.mood));
        }
        if let Some(group) = marks.group() {
            let (a, b) = ends(Line::of_group(n, group), side);
            let class = if marks.mood == Mood::Clash { "compare clash" } else { "compare" };
            out.push(line(middle(a), middle(b), class));
        }
    }
    (side * CELL, side * CELL, out)
}

/// The first and the last square of a line, as column and row.
fn ends(line: Line, side: i32) -> ((i32, i32), (i32, i32)) {
    match line {
        Line::Column(column) => ((column as i32, 0), (column as i32, side - 1)),
        Line::Sum(sum) => {
            let sum = sum as i32;
            let top = (sum - side + 1).max(0);
            ((sum - top, top), (top, sum - top))
        }
        Line::Difference(difference) => {
            let shift = difference as i32 - (side - 1);
            let (top, bottom) = (shift.max(0), (side - 1 + shift).min(side - 1));
            ((top - shift, top), (bottom - shift, bottom))
        }
    }
}

/// A mark in every free square that a queen attacks.
fn attacked(n: usize, frame: &Frame<'_>) -> String {
    let mut d = String::new();
    for row in 0..n {
        for column in 0..n {
            let is_attacked = frame.values.iter().enumerate().any(|(other, queen)| {
                queen.is_some_and(|queen| {
                    (row, column) != (other, queen)
                        && (row == other
                            || column == queen
                            || row.abs_diff(other) == column.abs_diff(queen))
                })
            });
            if is_attacked && frame.values.get(row).copied().flatten() != Some(column) {
                let (x, y) = (column as i32 * CELL, row as i32 * CELL);
                d.push('M');
                d.push_str(&numbers(&[x + 36, y + 36]));
                d.push_str("l28 28m0-28l-28 28");
            }
        }
    }
    d
}

/// A crown.
fn queen(column: i32, row: i32) -> String {
    let at = numbers(&[column * CELL, row * CELL]);
    // From the square's corner to the crown's foot, then once around it.
    let crown = "m26 82h48v-8h-48zm2-13h44l12-38-18 18-16-29-16 29-18-18z";
    ["M", &at, crown].concat()
}
