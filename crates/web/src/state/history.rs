//! What was there before, and what was taken back.

use super::Sheet;
use std::rc::Rc;
use sudokit::Cell;

/// Changes that can be taken back. A sheet of 9×9 takes under a kilobyte, one of 25×25 five.
const DEPTH: usize = 1000;

/// A sheet, and where the person was on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The sheet.
    pub sheet: Rc<Sheet>,
    /// The selected cell.
    pub cursor: Cell,
}

/// The moments before and after the present one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    past: Vec<Moment>,
    future: Vec<Moment>,
}

impl History {
    /// Remembers the moment before a change. What was taken back before is gone then.
    pub fn remember(&mut self, before: Moment) {
        self.future.clear();
        if self.past.len() == DEPTH {
            self.past.remove(0);
        }
        self.past.push(before);
    }

    /// The moment before the last change, in exchange for the present one.
    pub fn undo(&mut self, present: Moment) -> Option<Moment> {
        let before = self.past.pop()?;
        self.future.push(present);
        Some(before)
    }

    /// The moment that was taken back last, in exchange for the present one.
    pub fn redo(&mut self, present: Moment) -> Option<Moment> {
        let after = self.future.pop()?;
        self.past.push(present);
        Some(after)
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something was taken back.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
