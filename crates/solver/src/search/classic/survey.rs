//! Which candidates are in some solution.

use super::bands::State;
use super::cells::{Digits, for_each_cell};
use super::{Classic, Phase, clues};
use crate::search::{Budget, Step};
use crate::sets::DigitSet;

/// The question "which digits occur in some solution?" for a 9×9 board, resumable.
///
/// One search finds a solution; each candidate that no solution so far has shown is then tried on a state in which
/// those tried in vain are gone.
#[derive(Clone, Debug)]
pub(in crate::search) struct Survey {
    walk: Classic,
    /// The consequences of the givens and of what was tried in vain.
    root: State,
    /// The candidates that are in a solution.
    found: Digits,
    /// What the present search tries: a digit (from 0) and the place of a cell; nothing in the first search.
    trial: Option<(usize, u32)>,
    done: bool,
}

impl Survey {
    /// The question, not yet begun. `None` when a byte of the board is no cell.
    pub(in crate::search) fn new(board: &[u8; 81]) -> Option<Survey> {
        let mut root = State::new(&clues(board).ok()?);
        let done = !settle(&mut root);
        Some(Survey {
            walk: Classic::from_state(root),
            root,
            found: Digits::NONE,
            trial: None,
            done,
        })
    }

    /// Goes on; says whether it is finished.
    pub(in crate::search) fn run(&mut self, budget: &mut Budget) -> bool {
        while !self.done {
            match self.walk.advance(budget) {
                Step::OutOfBudget => return false,
                Step::Solution => {
                    for digit in 0..9 {
                        let found = self.found.get(digit) | self.walk.state.placed(digit);
                        self.found.set(digit, found);
                    }
                }
                Step::Exhausted => match self.trial {
                    // Nothing was assumed: there is no solution at all.
                    None => self.done = true,
                    Some((digit, place)) => {
                        self.root.eliminate(digit, place);
                        self.done = !settle(&mut self.root);
                    }
                },
            }
            if !self.done {
                self.next_trial();
            }
        }
        true
    }

    /// Begins the search with the next candidate that was not seen, if there is one.
    fn next_trial(&mut self) {
        self.trial = (0..9).find_map(|digit| {
            let unseen = self.root.possible(digit).without(self.found.get(digit));
            Some((digit, unseen.first()?))
        });
        match self.trial {
            None => self.done = true,
            Some((digit, place)) => {
                self.walk.stack.clear();
                self.walk.state = self.root;
                self.walk.state.place(digit, place);
                self.walk.phase = Phase::Open;
            }
        }
    }

    /// Writes what was found so far, cell by cell.
    pub(in crate::search) fn write(&self, sets: &mut [DigitSet]) {
        for digit in 0..9 {
            for_each_cell(self.found.get(digit), |cell| {
                if let Some(set) = sets.get_mut(cell) {
                    set.0 |= 1 << digit;
                }
            });
        }
    }
}

/// As a call: here it is rare, and it is large.
#[inline(never)]
fn settle(state: &mut State) -> bool {
    state.settle().is_ok()
}
