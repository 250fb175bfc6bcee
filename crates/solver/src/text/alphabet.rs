//! From what is written to digits: which alphabet a board is written in, and whether its digits are the board's.

use super::cells::{Mark, Written};
use super::error::{ErrorKind, ParseError, Position};
use super::{Alphabet, Entry};
use crate::grid::{Grid, Puzzle};
use crate::sets::Digit;
use crate::shape::Shape;

/// A board whose cells are known and whose alphabet may not be.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) shape: Shape,
    pub(super) cells: Vec<Written>,
    pub(super) name: Option<String>,
    pub(super) solution: Option<Vec<Written>>,
    pub(super) position: Position,
}

impl Draft {
    /// The alphabet that this board alone shows. `None`: it reads in both.
    ///
    /// The highest digit of one alphabet (`G` of 16) is missing in the other, and so is `0` as a digit; `0` is an
    /// empty cell where nothing else is.
    pub(super) fn alphabet(&self) -> Option<Alphabet> {
        let side = self.shape.side();
        let all = || self.cells.iter().chain(self.solution.iter().flatten());
        let is_top = |mark| match mark {
            Mark::Letter(value) => value == side,
            Mark::Number(value) => value == u16::from(side),
            _ => false,
        };
        let is_zero = |mark| matches!(mark, Mark::Digit(0) | Mark::Number(0));
        if side <= 9 || all().any(|cell| is_top(cell.mark)) {
            return Some(Alphabet::FromOne);
        }
        let zeros = self.cells.iter().filter(|cell| is_zero(cell.mark)).count();
        let blanks = self.cells.iter().filter(|cell| cell.mark.is_blank()).count();
        if zeros != 0 {
            let is_digit = blanks != 0 || (zeros == usize::from(side) && self.is_full_from_zero());
            return Some(if is_digit { Alphabet::FromZero } else { Alphabet::FromOne });
        }
        // A number of two digits means itself, and a board without digits reads the same in both.
        let is_plain = blanks == self.cells.len() || all().any(|cell| cell.mark.is_long());
        is_plain.then_some(Alphabet::FromOne)
    }

    fn is_full_from_zero(&self) -> bool {
        let side = self.shape.side();
        let values = self.cells.iter().map(|cell| value(*cell, side, Alphabet::FromZero));
        let values: Result<Vec<u8>, ParseError> = values.collect();
        values
            .ok()
            .and_then(|values| Grid::from_values(self.shape.clone(), &values))
            .is_some_and(|grid| grid.is_solved())
    }

    /// The puzzle, read in this alphabet.
    pub(super) fn read(self, alphabet: Alphabet) -> Result<Entry, ParseError> {
        let Draft { shape, cells, name, solution, position } = self;
        let givens = grid(&shape, &cells, alphabet)?;
        let solution = solution.and_then(|cells| grid(&shape, &cells, alphabet).ok());
        Ok(Entry { puzzle: Puzzle::new(givens), name, solution, position })
    }
}

fn grid(shape: &Shape, cells: &[Written], alphabet: Alphabet) -> Result<Grid, ParseError> {
    if let Some(error) = pencilmarks(shape.side(), cells) {
        return Err(error);
    }
    let mut grid = Grid::empty(shape.clone());
    for (written, cell) in cells.iter().zip(shape.cells()) {
        match value(*written, shape.side(), alphabet)? {
            0 => {}
            digit => {
                grid.set(cell, Some(Digit(digit)));
            }
        }
    }
    Ok(grid)
}

/// On a board without numbers of two digits a cell of several rising digits holds candidates.
fn pencilmarks(side: u8, cells: &[Written]) -> Option<ParseError> {
    let first = cells.iter().find(|cell| match cell.mark {
        Mark::Many | Mark::Mess => true,
        mark => side <= 9 && mark.is_candidates(),
    })?;
    Some(ParseError::new(ErrorKind::Pencilmarks, first.line, first.column))
}

/// The digit of a cell, 0 for none.
fn value(cell: Written, side: u8, alphabet: Alphabet) -> Result<u8, ParseError> {
    let error = |kind| Err(ParseError::new(kind, cell.line, cell.column));
    let shift = u16::from(alphabet == Alphabet::FromZero && side > 9);
    let number = match cell.mark {
        Mark::Blank | Mark::WideBlank => return Ok(0),
        Mark::Digit(digit) => u16::from(digit) + shift,
        Mark::Letter(letter) => u16::from(letter) + shift,
        Mark::Number(number) => number + shift,
        Mark::Many | Mark::Mess => return error(ErrorKind::Pencilmarks),
    };
    match (u8::try_from(number), cell.mark) {
        (Ok(digit), _) if digit <= side => Ok(digit),
        (_, Mark::Letter(letter)) => error(ErrorKind::Character(char::from(b'A' + letter - 10))),
        _ => error(ErrorKind::Digit { digit: u32::from(number - shift), side }),
    }
}
