//! Boards printed over several lines.

use crate::grid::Grid;
use crate::sets::{Cell, Digit};
use std::fmt::{self, Write};

/// Prints a grid with rules around its boxes. See [`Grid::board`].
#[derive(Clone, Copy, Debug)]
pub struct Board<'a>(&'a Grid);

/// Prints a grid as comma-separated values. See [`Grid::csv`].
#[derive(Clone, Copy, Debug)]
pub struct Csv<'a>(&'a Grid);

impl Grid {
    /// The board as a person would draw it, `.` for empty, digits past 9 as letters:
    ///
    /// ```
    /// # use sudokit::{Grid, Shape};
    /// let mut grid = Grid::empty(Shape::of_side(4)?);
    /// grid.set(sudokit::Cell(0), Some(sudokit::Digit(3)));
    /// assert_eq!(grid.board().to_string(), "\
    /// +-----+-----+
    /// | 3 . | . . |
    /// | . . | . . |
    /// +-----+-----+
    /// | . . | . . |
    /// | . . | . . |
    /// +-----+-----+
    /// ");
    /// # Ok::<(), sudokit::ShapeError>(())
    /// ```
    pub fn board(&self) -> Board<'_> {
        Board(self)
    }

    /// One line a row, decimal numbers between commas, nothing between two commas for an empty cell.
    pub fn csv(&self) -> Csv<'_> {
        Csv(self)
    }

    fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = (Cell, Option<Digit>)>> {
        let side = self.shape().side();
        (0..side).map(move |row| {
            (0..side).filter_map(move |column| {
                let cell = self.shape().cell(row, column)?;
                Some((cell, self.get(cell)))
            })
        })
    }
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.0.shape();
        let stacks = shape.side() / shape.box_width();
        let rule = |f: &mut fmt::Formatter<'_>| {
            for _ in 0..stacks {
                write!(f, "+{:-<1$}", "", usize::from(shape.box_width()) * 2 + 1)?;
            }
            f.write_str("+\n")
        };
        rule(f)?;
        for row in self.0.rows() {
            f.write_char('|')?;
            let mut band_ends = false;
            for (cell, digit) in row {
                write!(f, " {}", digit.map_or('.', Digit::to_char))?;
                if shape.box_ends_right(cell) {
                    f.write_str(" |")?;
                }
                band_ends = shape.box_ends_below(cell);
            }
            f.write_str(" |\n")?;
            if band_ends {
                rule(f)?;
            }
        }
        rule(f)
    }
}

impl fmt::Display for Csv<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.0.rows() {
            for (column, (_, digit)) in row.enumerate() {
                if column != 0 {
                    f.write_char(',')?;
                }
                if let Some(Digit(value)) = digit {
                    write!(f, "{value}")?;
                }
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}
