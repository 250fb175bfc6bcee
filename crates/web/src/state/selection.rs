//! Ways from one cell to another.

use sudokit::{Cell, Shape};

/// A way to go from a cell. All stop at the edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the directions say it")]
pub enum Go {
    Up,
    Down,
    Left,
    Right,
    /// To the box above, to the cell at the same place in it.
    BoxUp,
    BoxDown,
    BoxLeft,
    BoxRight,
    /// To the first cell of the row.
    RowStart,
    RowEnd,
    /// To the first cell of the board.
    Start,
    End,
}

impl Go {
    /// Where this way leads from `cell`.
    pub fn from(self, shape: &Shape, cell: Cell) -> Cell {
        let last = shape.side() - 1;
        let (row, column) = (shape.row(cell), shape.column(cell));
        let (height, width) = (shape.box_height(), shape.box_width());
        // A jump that would leave the board stays: half a jump would land at another place of the box.
        let back = |at: u8, by: u8| at.checked_sub(by).unwrap_or(at);
        let forth = |at: u8, by: u8| if at + by > last { at } else { at + by };
        let (row, column) = match self {
            Go::Up => (back(row, 1), column),
            Go::Down => (forth(row, 1), column),
            Go::Left => (row, back(column, 1)),
            Go::Right => (row, forth(column, 1)),
            Go::BoxUp => (back(row, height), column),
            Go::BoxDown => (forth(row, height), column),
            Go::BoxLeft => (row, back(column, width)),
            Go::BoxRight => (row, forth(column, width)),
            Go::RowStart => (row, 0),
            Go::RowEnd => (row, last),
            Go::Start => (0, 0),
            Go::End => (last, last),
        };
        shape.cell(row, column).unwrap_or(cell)
    }
}
