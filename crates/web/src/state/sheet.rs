//! The sheet of paper: what stands in every cell, who wrote it, and what the pen may touch.

use sudokit::{Cell, Digit, DigitSet, Grid, Puzzle, Shape};

/// Who wrote a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writer {
    /// It belongs to the puzzle.
    Given,
    /// The person who solves it.
    Mine,
    /// The solver.
    Solver,
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// No digit; the pencil marks, if any.
    Open(DigitSet),
    /// A digit.
    Digit(Digit, Writer),
}

impl Ink {
    /// A cell on which nothing was written.
    pub const BLANK: Ink = Ink::Open(DigitSet::EMPTY);

    /// The digit, if there is one.
    pub fn digit(self) -> Option<Digit> {
        match self {
            Ink::Open(_) => None,
            Ink::Digit(digit, _) => Some(digit),
        }
    }

    /// Who wrote the digit, if there is one.
    pub fn writer(self) -> Option<Writer> {
        match self {
            Ink::Open(_) => None,
            Ink::Digit(_, writer) => Some(writer),
        }
    }

    /// The pencil marks; none under a digit.
    pub fn notes(self) -> DigitSet {
        match self {
            Ink::Open(notes) => notes,
            Ink::Digit(..) => DigitSet::EMPTY,
        }
    }
}

/// What the pen writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Digits become givens, and givens can be changed.
    #[default]
    Enter,
    /// Givens are frozen; digits are the solver's own.
    Play,
}

/// A shape, the ink in each of its cells, and the mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    shape: Shape,
    inks: Box<[Ink]>,
    /// What the pen writes.
    pub mode: Mode,
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::empty(Shape::classic())
    }
}

impl Sheet {
    /// An empty board, ready for its givens.
    pub fn empty(shape: Shape) -> Sheet {
        let inks = vec![Ink::BLANK; shape.cell_count()].into_boxed_slice();
        Sheet { shape, inks, mode: Mode::Enter }
    }

    /// A puzzle, ready to be solved.
    pub fn of(puzzle: &Puzzle) -> Sheet {
        let mut sheet = Sheet::empty(puzzle.shape().clone());
        for cell in puzzle.shape().cells() {
            if let Some(digit) = puzzle.givens().get(cell) {
                sheet.inks[cell.index()] = Ink::Digit(digit, Writer::Given);
            }
        }
        sheet.mode = Mode::Play;
        sheet
    }

    /// The board's rules.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// What stands in `cell`; nothing outside the board.
    pub fn ink(&self, cell: Cell) -> Ink {
        self.inks.get(cell.index()).copied().unwrap_or(Ink::BLANK)
    }

    /// Puts `ink` into `cell`, whoever holds the pen. Does nothing outside the board or with a foreign digit.
    pub fn set(&mut self, cell: Cell, ink: Ink) {
        let fits = ink.digit().is_none_or(|digit| self.shape.has_digit(digit));
        if let Some(place) = self.inks.get_mut(cell.index())
            && fits
        {
            *place = ink;
        }
    }

    /// Whether the pen may write into `cell`.
    pub fn is_editable(&self, cell: Cell) -> bool {
        self.mode == Mode::Enter || self.ink(cell).writer() != Some(Writer::Given)
    }

    /// Every digit on the board, whoever wrote it.
    pub fn grid(&self) -> Grid {
        self.grid_of(|_| true)
    }

    /// The puzzle.
    pub fn givens(&self) -> Grid {
        self.grid_of(|writer| writer == Writer::Given)
    }

    /// The givens and what the person wrote.
    pub fn present(&self) -> Grid {
        self.grid_of(|writer| writer != Writer::Solver)
    }

    /// Whether there is a digit by this writer.
    pub fn has(&self, writer: Writer) -> bool {
        self.inks.iter().any(|ink| ink.writer() == Some(writer))
    }

    /// Whether nothing was written at all.
    pub fn is_blank(&self) -> bool {
        self.inks.iter().all(|&ink| ink == Ink::BLANK)
    }

    /// How many of each digit are still to be written, by [`Digit::index`]. None is left of one that stands too often.
    pub fn left(&self) -> Vec<u8> {
        let mut left = vec![self.shape.side(); usize::from(self.shape.side())];
        for digit in self.inks.iter().filter_map(|ink| ink.digit()) {
            let place = &mut left[digit.index()];
            *place = place.saturating_sub(1);
        }
        left
    }

    /// Wipes every cell whose ink is not to be kept.
    pub fn keep(&mut self, kept: impl Fn(Ink) -> bool) {
        for ink in &mut self.inks {
            if !kept(*ink) {
                *ink = Ink::BLANK;
            }
        }
    }

    /// Takes `digit` from the pencil marks of every cell that sees `cell`.
    pub fn rub_out_notes(&mut self, cell: Cell, digit: Digit) {
        for peer in self.shape.peers(cell) {
            if let Ink::Open(notes) = &mut self.inks[peer.index()] {
                notes.remove(digit);
            }
        }
    }

    fn grid_of(&self, wanted: impl Fn(Writer) -> bool) -> Grid {
        let mut grid = Grid::empty(self.shape.clone());
        for cell in self.shape.cells() {
            if let Ink::Digit(digit, writer) = self.ink(cell)
                && wanted(writer)
            {
                grid.set(cell, Some(digit));
            }
        }
        grid
    }
}
