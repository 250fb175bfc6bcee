//! A crossword.

use super::{CELL, Frame, column_row, grid, in_square, rect, shown, square};
use crate::lab::marks::Mood;
use sudokit_backtrack::crossword::CrosswordBoard;
use yew::prelude::*;

pub(super) fn draw(board: &CrosswordBoard, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let marks = &frame.marks;
    let mark = |cell: usize, class| {
        let (column, row) = column_row(cell, board.width);
        square(column, row, class)
    };
    let slot = |place: Option<usize>| place.and_then(|place| board.slots.get(place));
    let (columns, rows) = (board.width as i32, (board.white.len() / board.width.max(1)) as i32);
    let mut out = vec![rect(0, 0, columns * CELL, rows * CELL, "white")];
    let black = board.white.iter().enumerate().filter(|(_, white)| !**white);
    out.extend(black.map(|(cell, _)| mark(cell, "black")));
    let cells = |place| slot(place).into_iter().flatten();
    out.extend(cells(marks.other()).map(|&cell| mark(cell, "against")));
    out.extend(cells(marks.place).map(|&cell| mark(cell, marks.mood.class())));
    out.extend(grid(columns, rows));
    let mut letters: Vec<Option<(char, &'static str)>> = vec![None; board.white.len()];
    // The word on trial is written last, over the letters that it crosses.
    let last = marks.place.filter(|_| marks.trial.is_some());
    let places = (0..board.slots.len()).filter(|&place| Some(place) != last).chain(last);
    for place in places {
        let Some(word) = shown(frame, place).and_then(|word| board.words.get(word)) else {
            continue;
        };
        for (&cell, &letter) in board.slots[place].iter().zip(word) {
            if let Some(written) = letters.get_mut(cell) {
                let stands = written.is_some_and(|(before, _)| before == letter);
                let differs = written.is_some() && !stands;
                let class = match marks.mood {
                    _ if Some(place) != last => "value",
                    Mood::Clash if differs => "value bad",
                    Mood::Undone if stands => "value",
                    Mood::Undone => "value ghost",
                    _ => "value trial",
                };
                *written = Some((letter, class));
            }
        }
    }
    for (cell, letter) in letters.into_iter().enumerate() {
        if let Some((letter, class)) = letter {
            let (column, row) = column_row(cell, board.width);
            out.push(in_square(column, row, letter.to_string(), class));
        }
    }
    (columns * CELL, rows * CELL, out)
}
