//! A solution of one of the lab's problems, drawn in characters.

use sudokit::Grid;
use sudokit_backtrack::Value;
use sudokit_backtrack::lab::Scene;

/// Draws `values`, one for each place of the scene.
pub(super) fn draw(scene: &Scene, values: &[Value]) -> String {
    match scene {
        Scene::Sudoku(puzzle) => {
            let digits: Vec<u8> = values.iter().map(|&digit| digit as u8).collect();
            Grid::from_values(puzzle.shape().clone(), &digits)
                .map(|grid| grid.board().to_string().trim_end().to_owned())
                .unwrap_or_default()
        }
        Scene::Queens(n) => {
            let row = |&queen: &Value| row((0..*n).map(|at| if at == queen { "Q" } else { "." }));
            lines(values.iter().map(row))
        }
        Scene::Colouring(graph, _) => {
            let coloured = graph.names().iter().zip(values);
            lines(coloured.map(|(name, colour)| format!("{name} {}", colour + 1)))
        }
        Scene::Timetable(school) => {
            let rooms = school.rooms.len();
            lines(school.lectures().iter().zip(values).map(|(&course, value)| {
                let (period, room) = (value / rooms, value % rooms);
                let (day, period) = (period / school.periods + 1, period % school.periods + 1);
                let (course, room) = (school.courses[course].name, school.rooms[room].0);
                format!("day {day}, period {period}: {course} in room {room}")
            }))
        }
        Scene::HamiltonianPath { board: Some((_, columns)), .. } => {
            let mut steps = vec![String::new(); values.len()];
            for (step, &square) in (1..).zip(values) {
                steps[square] = format!("{step:>2}");
            }
            lines(steps.chunks(*columns).map(|steps| row(steps.iter().map(String::as_str))))
        }
        Scene::HamiltonianPath { graph, .. } => {
            row(values.iter().map(|&vertex| graph.names()[vertex].as_str()))
        }
        Scene::Kakuro(board) => {
            let cells = board.grid.iter().map(|place| match place {
                Some(place) => values[*place].to_string(),
                None => String::from("#"),
            });
            let cells: Vec<String> = cells.collect();
            lines(cells.chunks(board.width).map(|cells| row(cells.iter().map(String::as_str))))
        }
        Scene::WordSearch(letters) => {
            lines(letters.word.iter().zip(values).map(|(letter, square)| {
                let (row, column) = (square / letters.width + 1, square % letters.width + 1);
                format!("{letter} in row {row}, column {column}")
            }))
        }
        Scene::Crossword(board) => {
            let mut cells = vec![String::from("#"); board.white.len()];
            for (slot, &word) in board.slots.iter().zip(values) {
                for (&cell, letter) in slot.iter().zip(&board.words[word]) {
                    cells[cell] = letter.to_string();
                }
            }
            lines(cells.chunks(board.width).map(|cells| row(cells.iter().map(String::as_str))))
        }
    }
}

fn row<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    cells.collect::<Vec<_>>().join(" ")
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}
