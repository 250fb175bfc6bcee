//! Cells, digits, and sets of them as bit masks.

use crate::shape::{MAX_CELLS, MAX_SIDE};

/// A cell's index, row by row from the top left: `row * side + column`, all counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The index as an array subscript.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A digit from 1 to the side of the board; 10 and up print as `A`, `B`, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(pub u8);

impl Digit {
    /// The digit as an array subscript, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// The character this digit prints as: `1`–`9`, then `A`–`P`.
    pub fn to_char(self) -> char {
        match self.0 {
            d @ 1..=9 => char::from(b'0' + d),
            d => char::from(b'A' + (d.clamp(10, MAX_SIDE) - 10)),
        }
    }
}

/// A set of digits, bit `d - 1` for digit `d`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DigitSet(pub u32);

impl DigitSet {
    /// The set without digits.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// All digits from 1 to `side`.
    #[inline]
    pub fn all(side: u8) -> DigitSet {
        DigitSet((1u32 << side) - 1)
    }

    /// The set of one digit from 1 to [`MAX_SIDE`].
    #[inline]
    pub fn of(digit: Digit) -> DigitSet {
        // Wrapping costs nothing, and keeps what is no digit from ending the program.
        DigitSet(1u32.wrapping_shl(u32::from(digit.0).wrapping_sub(1)))
    }

    /// How many digits are in the set.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no digit is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `digit` is in the set.
    #[inline]
    pub fn contains(self, digit: Digit) -> bool {
        self.0 & DigitSet::of(digit).0 != 0
    }

    /// Puts `digit` in.
    #[inline]
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= DigitSet::of(digit).0;
    }

    /// Takes `digit` out; says whether it was in.
    #[inline]
    pub fn remove(&mut self, digit: Digit) -> bool {
        let bit = DigitSet::of(digit).0;
        let had = self.0 & bit != 0;
        self.0 &= !bit;
        had
    }

    /// The only digit of a set of one.
    #[inline]
    pub fn single(self) -> Option<Digit> {
        (self.0.is_power_of_two()).then(|| Digit(self.0.trailing_zeros() as u8 + 1))
    }

    /// The digits in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let digit = Digit(bits.trailing_zeros() as u8 + 1);
                bits &= bits - 1;
                digit
            })
        })
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(DigitSet::EMPTY, |mut set, digit| {
            set.insert(digit);
            set
        })
    }
}

const WORDS: usize = MAX_CELLS.div_ceil(64);

/// A set of cells of any board, one bit a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// Puts `cell` in. A cell beyond the largest board is in no set.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        if let Some(word) = self.0.get_mut(cell.index() / 64) {
            *word |= 1 << (cell.index() % 64);
        }
    }

    /// Takes `cell` out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        if let Some(word) = self.0.get_mut(cell.index() / 64) {
            *word &= !(1 << (cell.index() % 64));
        }
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0.get(cell.index() / 64).is_some_and(|word| word >> (cell.index() % 64) & 1 != 0)
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no cell is in the set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The cells in rising order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| {
            let mut bits = word;
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let cell = Cell((index * 64) as u16 + bits.trailing_zeros() as u16);
                    bits &= bits - 1;
                    cell
                })
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(CellSet::EMPTY, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}
