//! Kakuro: digits 1 to 9 whose sums along each run are given, no digit twice in a run.

use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// Cells in a row or column, and what they add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The sum.
    pub sum: usize,
    /// The cells, as places.
    pub cells: Vec<Place>,
}

/// A Kakuro's drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KakuroBoard {
    /// Cells in a row, black ones among them.
    pub width: usize,
    /// Row by row: the place of a white cell; none for a black one.
    pub grid: Vec<Option<Place>>,
    /// The runs: those across, row by row, then those down, column by column.
    pub runs: Vec<Run>,
}

impl KakuroBoard {
    /// The board whose rows are `rows` (`.` white, `#` black), with the sums of its runs across and then down, each from
    /// the top left. `None` when rows differ in length, or there are not as many sums as runs.
    pub fn new(rows: &[&str], across: &[usize], down: &[usize]) -> Option<KakuroBoard> {
        let width = rows.first()?.len();
        if rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let mut white = 0..;
        let grid: Vec<Option<Place>> = rows
            .concat()
            .bytes()
            .map(|cell| if cell == b'.' { white.next() } else { None })
            .collect();
        let lines = |count: usize, length: usize, at: &dyn Fn(usize, usize) -> usize| {
            let mut runs = Vec::new();
            for line in 0..count {
                let cells: Vec<_> = (0..length).map(|i| grid[at(line, i)]).collect();
                let parts = cells.split(Option::is_none).filter(|part| !part.is_empty());
                runs.extend(parts.map(|part| part.iter().flatten().copied().collect::<Vec<_>>()));
            }
            runs
        };
        let rows_runs = lines(rows.len(), width, &|row, i| row * width + i);
        let column_runs = lines(width, rows.len(), &|column, i| i * width + column);
        if rows_runs.len() != across.len() || column_runs.len() != down.len() {
            return None;
        }
        let sums = across.iter().chain(down).copied();
        let runs = rows_runs.into_iter().chain(column_runs).zip(sums);
        let runs = runs.map(|(cells, sum)| Run { sum, cells }).collect();
        Some(KakuroBoard { width, grid, runs })
    }
}

/// A Kakuro to be filled. A place is a white cell, a value a digit, a group a run.
#[derive(Clone, Debug)]
pub struct Kakuro {
    board: Arc<KakuroBoard>,
    /// The runs of each cell.
    runs_of: Arc<[Vec<usize>]>,
    digits: Vec<Option<Value>>,
}

impl Kakuro {
    /// The board without digits.
    pub fn new(board: Arc<KakuroBoard>) -> Kakuro {
        let white = board.grid.iter().flatten().count();
        let through = |cell: Place| {
            let holds = |run: &usize| board.runs[*run].cells.contains(&cell);
            (0..board.runs.len()).filter(holds).collect()
        };
        let runs_of = (0..white).map(through).collect();
        Kakuro { board, runs_of, digits: vec![None; white] }
    }
}

impl Problem for Kakuro {
    fn places(&self) -> usize {
        self.digits.len()
    }

    fn value(&self, cell: Place) -> Option<Value> {
        self.digits[cell]
    }

    fn values(&self, _: Place, out: &mut Vec<Value>) {
        out.extend(1..=9);
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        for &group in &self.runs_of[choice.place] {
            let run = &self.board.runs[group];
            let (mut sum, mut open) = (choice.value, 0);
            for &cell in run.cells.iter().filter(|&&cell| cell != choice.place) {
                let digit = self.digits[cell];
                watch.compare(choice, Against::Place(cell), digit != Some(choice.value))?;
                sum += digit.unwrap_or(0);
                open += usize::from(digit.is_none());
            }
            // The open cells take 1 + 2 + … at the least, and 9 + 8 + … at the most.
            let (least, most) = (open * (open + 1) / 2, open * (19 - open.min(9)) / 2);
            let fits = (sum + least..=sum + most).contains(&run.sum);
            watch.compare(choice, Against::Group(group), fits)?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.digits[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.digits[choice.place] = None;
    }
}
