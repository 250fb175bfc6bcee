//! What a person can do to a board.

use super::{Go, Mode, Sheet};
use std::rc::Rc;
use sudokit::{Cell, Digit, Grid, Shape};

/// One thing done to a [`super::Game`].
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Goes to this cell.
    Select(Cell),
    /// Goes on from the selected cell.
    Go(Go),
    /// Writes the digit into the selected cell, or pencils it while the pencil is out.
    Digit(Digit),
    /// Pencils the digit into the selected cell, or rubs it out.
    Note(Digit),
    /// Empties the selected cell.
    Erase,
    /// Takes the pencil, or the pen again.
    TogglePencil,
    /// Pencils every digit that its peers allow into each open cell that has no notes.
    FillNotes,
    /// Freezes the givens or frees them.
    SetMode(Mode),
    /// Puts this sheet in the place of the one that is there: one step to undo.
    Load(Rc<Sheet>),
    /// Begins an empty board of this shape.
    Resize(Shape),
    /// Writes a solution into every cell that does not hold its digit.
    Answer(Grid),
    /// Turns to another solution. It belongs to the step that wrote the first one: one undo takes back both.
    Turn(Grid),
    /// Empties the board.
    Clear,
    /// Leaves only the givens.
    Reset,
    /// Takes the last change back.
    Undo,
    /// Makes the change again that was taken back.
    Redo,
}
