//! The article's program: a square is compared with every queen in the rows above.

use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};

/// The column of each row's queen and nothing else.
#[derive(Clone, Debug)]
pub struct Queens {
    columns: Vec<Option<Value>>,
}

impl Queens {
    /// An empty board of side `n`.
    pub fn new(n: usize) -> Queens {
        Queens { columns: vec![None; n] }
    }
}

impl Problem for Queens {
    fn places(&self) -> usize {
        self.columns.len()
    }

    fn value(&self, row: Place) -> Option<Value> {
        self.columns[row]
    }

    fn values(&self, _: Place, out: &mut Vec<Value>) {
        out.extend(0..self.columns.len());
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        for (row, queen) in self.columns.iter().enumerate() {
            if let Some(column) = *queen {
                let diagonal = row.abs_diff(choice.place) == column.abs_diff(choice.value);
                let fits = column != choice.value && !diagonal;
                watch.compare(choice, Against::Place(row), fits)?;
            }
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.columns[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.columns[choice.place] = None;
    }
}
