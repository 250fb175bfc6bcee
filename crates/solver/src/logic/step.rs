//! A step: what it does to the board, and why it may.

use crate::candidates::Candidates;
use crate::logic::technique::Technique;
use crate::sets::{Cell, Digit};
use crate::shape::{HouseKind, Shape};

/// One conclusion from a pencilmark state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique that found it.
    pub technique: &'static Technique,
    /// The digits to write.
    pub placements: Vec<(Cell, Digit)>,
    /// The candidates to strike out, without those that the placements strike out of themselves.
    pub eliminations: Vec<(Cell, Digit)>,
    /// What there is to see on the board that makes it true.
    pub pattern: Pattern,
}

/// What a step rests on. Houses are indices into [`Shape::houses`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// All other cells of the house are filled.
    FullHouse {
        /// The house.
        house: u16,
    },
    /// No other cell of the house can hold the digit.
    HiddenSingle {
        /// The house.
        house: u16,
        /// Every other open cell of the house, with a cell outside it that holds the digit and sees it. As few
        /// different cells as come to hand. `None`: the candidate was struck out by an earlier step.
        excluded: Vec<(Cell, Option<Cell>)>,
    },
    /// The cell can hold no other digit.
    NakedSingle {
        /// Every other digit of the board, with the first peer that holds it. `None` as above.
        excluded: Vec<(Digit, Option<Cell>)>,
    },
}

impl Step {
    /// Does what the step says.
    pub fn apply(&self, state: &mut Candidates) {
        for &(cell, digit) in &self.eliminations {
            state.eliminate(cell, digit);
        }
        for &(cell, digit) in &self.placements {
            state.place(cell, digit);
        }
    }

    /// What Sudoku Explainer 1.2.1 rates this very step, in tenths: a hidden single is 1.2 in a box and 1.5 in a row
    /// or column.
    pub fn explainer_rating(&self, shape: &Shape) -> u8 {
        match self.pattern {
            Pattern::HiddenSingle { house, .. }
                if shape.houses()[usize::from(house)].kind != HouseKind::Box =>
            {
                15
            }
            _ => self.technique.explainer,
        }
    }
}
