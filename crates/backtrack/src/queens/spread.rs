//! A first solution on large boards: the free squares of each row are counted as the queens come and go.

use super::Line;
use crate::problem::{Choice, Place, Problem, Strategy, Value};
use crate::watch::{Against, DeadEnd, Event, Watch};

/// A board, the lines that are taken, and how many free squares each open row has.
#[derive(Clone, Debug)]
pub struct SpreadQueens {
    columns: Vec<Option<Value>>,
    /// Whether a line is taken, by its group number.
    taken: Vec<bool>,
    free: Vec<u32>,
    /// How far right of the middle the columns begin.
    begin_right: usize,
}

/// The boards up to [`super::MAX_QUEENS`] on which this order, with the columns from the very middle, goes into a thicket
/// (more than 10 n nodes), and how far to the right the columns must begin instead. Found by trial of every board; with
/// it none takes more than 30 n nodes, and most take n.
const BEGIN_RIGHT: [(usize, usize); 27] = [
    (41, 1),
    (43, 1),
    (46, 1),
    (47, 1),
    (106, 1),
    (108, 2),
    (115, 3),
    (122, 1),
    (136, 1),
    (152, 1),
    (180, 1),
    (204, 1),
    (208, 1),
    (212, 1),
    (214, 1),
    (218, 1),
    (221, 1),
    (225, 1),
    (239, 1),
    (262, 1),
    (263, 1),
    (264, 1),
    (347, 1),
    (354, 1),
    (553, 1),
    (585, 1),
    (676, 1),
];

/// The numbers below `n` from the middle outwards: the middle, the one below it, the one above it, and so on.
fn middle_out(n: usize) -> impl Iterator<Item = usize> {
    (0..n).map(move |k| if k % 2 == 0 { n / 2 + k / 2 } else { n / 2 - k.div_ceil(2) })
}

impl SpreadQueens {
    /// An empty board of side `n`.
    pub fn new(n: usize) -> SpreadQueens {
        SpreadQueens {
            columns: vec![None; n],
            taken: vec![false; (5 * n).saturating_sub(2)],
            free: vec![n as u32; n],
            begin_right: BEGIN_RIGHT.iter().find(|board| board.0 == n).map_or(0, |board| board.1),
        }
    }

    fn is_free(&self, row: Place, column: Value) -> bool {
        let n = self.columns.len();
        Line::through(n, row, column).iter().all(|line| !self.taken[line.group(n)])
    }

    fn mark(&mut self, choice: Choice, taken: bool) {
        let n = self.columns.len();
        for line in Line::through(n, choice.place, choice.value) {
            self.taken[line.group(n)] = taken;
        }
    }

    /// The squares of `row` that a queen at `choice` attacks.
    fn attacked(&self, choice: Choice, row: Place) -> impl Iterator<Item = Value> + use<> {
        let (n, distance) = (self.columns.len(), row.abs_diff(choice.place));
        let column = choice.value;
        let squares = [Some(column), column.checked_sub(distance), column.checked_add(distance)];
        squares.into_iter().flatten().filter(move |&square| square < n)
    }
}

impl Problem for SpreadQueens {
    fn places(&self) -> usize {
        self.columns.len()
    }

    fn value(&self, row: Place) -> Option<Value> {
        self.columns[row]
    }

    /// The free columns, from the middle outwards, or from near it: see [`BEGIN_RIGHT`].
    fn values(&self, row: Place, out: &mut Vec<Value>) {
        let n = self.columns.len();
        let columns = middle_out(n).map(|column| (column + self.begin_right) % n);
        out.extend(columns.filter(|&column| self.is_free(row, column)));
    }

    /// Only free squares are offered: nothing is left to compare.
    fn check(&self, _: Choice, _: &mut Watch<'_>) -> Result<(), Against> {
        Ok(())
    }

    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.columns[choice.place] = Some(choice.value);
        let mut empty = None;
        for row in 0..self.columns.len() {
            if self.columns[row].is_some() {
                continue;
            }
            for column in self.attacked(choice, row) {
                if self.is_free(row, column) {
                    self.free[row] -= 1;
                    let left = self.free[row] as usize;
                    watch.note(Event::Narrow { choice, place: row, left });
                }
            }
            if self.free[row] == 0 {
                empty = empty.or(Some(row));
            }
        }
        self.mark(choice, true);
        empty.map_or(Ok(()), |row| Err(DeadEnd::NoValue(row)))
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.mark(choice, false);
        for row in 0..self.columns.len() {
            if self.columns[row].is_none() {
                let freed = self.attacked(choice, row).filter(|&c| self.is_free(row, c)).count();
                self.free[row] += freed as u32;
            }
        }
        self.columns[choice.place] = None;
    }
}

/// MRV for queens: the row with the fewest free squares, of equals the one nearest the middle.
#[derive(Clone, Copy, Debug, Default)]
pub struct MiddleFirst;

impl Strategy<SpreadQueens> for MiddleFirst {
    fn choose(
        &mut self,
        problem: &SpreadQueens,
        values: &mut Vec<Value>,
        _: &mut Watch<'_>,
    ) -> Option<Place> {
        let open = middle_out(problem.places()).filter(|&row| problem.columns[row].is_none());
        let row = open.min_by_key(|&row| problem.free[row])?;
        problem.values(row, values);
        Some(row)
    }
}
