//! What board it is: its side, its boxes, its houses, and who sees whom.

use crate::sets::{Cell, CellSet, Digit, DigitSet};
use std::sync::{Arc, LazyLock};

/// The smallest side.
pub const MIN_SIDE: u8 = 4;
/// The largest side.
pub const MAX_SIDE: u8 = 25;
/// Cells of the largest board.
pub const MAX_CELLS: usize = MAX_SIDE as usize * MAX_SIDE as usize;

/// What kind of house it is. `number` counts from 0 within a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseKind {
    /// A row, counted from the top.
    Row,
    /// A column, counted from the left.
    Column,
    /// A box, counted row by row.
    Box,
}

/// `side` cells in which every digit occurs once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// Row, column or box.
    pub kind: HouseKind,
    /// Which of its kind, from 0.
    pub number: u8,
    /// Its cells, in rising order.
    pub cells: Vec<Cell>,
}

/// Why there is no such shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeError {
    /// A box needs at least one row and one column; the side must lie between [`MIN_SIDE`] and [`MAX_SIDE`].
    Side {
        /// The side that was asked for: box height × box width.
        side: u32,
    },
}

#[derive(Debug)]
struct Layout {
    box_height: u8,
    box_width: u8,
    houses: Vec<House>,
    houses_of: Vec<Vec<u16>>,
    peers: Vec<Vec<Cell>>,
    peer_sets: Vec<CellSet>,
}

/// A board's rules: its houses, and which cells see each other. Computed once; a clone shares it.
///
/// Engines read houses and peers and never ask which variant they belong to.
#[derive(Clone)]
pub struct Shape(Arc<Layout>);

impl Shape {
    /// The board whose boxes have `box_height` rows and `box_width` columns; its side is their product.
    ///
    /// # Errors
    /// When the side is not between [`MIN_SIDE`] and [`MAX_SIDE`].
    pub fn new(box_height: u8, box_width: u8) -> Result<Shape, ShapeError> {
        let side = u32::from(box_height) * u32::from(box_width);
        if !(u32::from(MIN_SIDE)..=u32::from(MAX_SIDE)).contains(&side) {
            return Err(ShapeError::Side { side });
        }
        if (box_height, box_width) == (3, 3) {
            return Ok(Shape::classic());
        }
        Ok(Shape(Arc::new(Layout::new(box_height, box_width, side as u8))))
    }

    /// The 9×9 board with 3×3 boxes. Computed once for the whole program.
    pub fn classic() -> Shape {
        static CLASSIC: LazyLock<Shape> = LazyLock::new(|| Shape(Arc::new(Layout::new(3, 3, 9))));
        CLASSIC.clone()
    }

    /// The usual board of this side: boxes as near to square as can be, wider than high (6 is 2×3, 12 is 3×4).
    ///
    /// # Errors
    /// As [`Shape::new`]. A prime side gives boxes of one row: a Latin square.
    pub fn of_side(side: u8) -> Result<Shape, ShapeError> {
        let (height, width) = Shape::usual_box(side);
        Shape::new(height, width)
    }

    /// Rows and columns of a box of [`Shape::of_side`].
    pub(crate) fn usual_box(side: u8) -> (u8, u8) {
        let height = (1..=side.isqrt()).rfind(|height| side.is_multiple_of(*height)).unwrap_or(1);
        (height, side / height)
    }

    /// Whether this is the 9×9 board with 3×3 boxes.
    pub fn is_classic(&self) -> bool {
        self.0.box_height == 3 && self.0.box_width == 3 && self.0.houses.len() == 27
    }

    /// Rows, columns and digits.
    pub fn side(&self) -> u8 {
        self.0.box_height * self.0.box_width
    }

    /// Rows in a box.
    pub fn box_height(&self) -> u8 {
        self.0.box_height
    }

    /// Columns in a box.
    pub fn box_width(&self) -> u8 {
        self.0.box_width
    }

    /// How many cells: side².
    pub fn cell_count(&self) -> usize {
        usize::from(self.side()).pow(2)
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cell_count() as u16).map(Cell)
    }

    /// All digits.
    pub fn digits(&self) -> DigitSet {
        DigitSet::all(self.side())
    }

    /// All houses: the rows, then the columns, then the boxes.
    pub fn houses(&self) -> &[House] {
        &self.0.houses
    }

    /// The houses that hold `cell`, as indices into [`Shape::houses`]. None holds a cell outside the board.
    pub fn houses_of(&self, cell: Cell) -> &[u16] {
        self.0.houses_of.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// The other cells that may not hold the same digit as `cell`, in rising order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        self.0.peers.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    /// The same as a set.
    pub fn peer_set(&self, cell: Cell) -> &CellSet {
        self.0.peer_sets.get(cell.index()).unwrap_or(const { &CellSet::EMPTY })
    }

    /// The row of `cell`, from 0.
    pub fn row(&self, cell: Cell) -> u8 {
        (cell.0 / u16::from(self.side())) as u8
    }

    /// The column of `cell`, from 0.
    pub fn column(&self, cell: Cell) -> u8 {
        (cell.0 % u16::from(self.side())) as u8
    }

    /// The cell in this row and column, from 0.
    pub fn cell(&self, row: u8, column: u8) -> Option<Cell> {
        let side = self.side();
        (row < side && column < side)
            .then(|| Cell(u16::from(row) * u16::from(side) + u16::from(column)))
    }

    /// The name of `cell` as it is written: `r1c1` is the one at the top left.
    pub fn cell_name(&self, cell: Cell) -> impl std::fmt::Display + use<> {
        CellName { row: self.row(cell) + 1, column: self.column(cell) + 1 }
    }

    /// Whether a box ends to the right of `cell` (the edge of the board does not count).
    pub fn box_ends_right(&self, cell: Cell) -> bool {
        let next = self.column(cell) + 1;
        next.is_multiple_of(self.box_width()) && next < self.side()
    }

    /// Whether a box ends below `cell` (the edge of the board does not count).
    pub fn box_ends_below(&self, cell: Cell) -> bool {
        let next = self.row(cell) + 1;
        next.is_multiple_of(self.box_height()) && next < self.side()
    }

    /// Whether `digit` is one of this board's.
    pub fn has_digit(&self, digit: Digit) -> bool {
        (1..=self.side()).contains(&digit.0)
    }
}

struct CellName {
    row: u8,
    column: u8,
}

impl std::fmt::Display for CellName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "r{}c{}", self.row, self.column)
    }
}

impl Layout {
    fn new(box_height: u8, box_width: u8, side: u8) -> Layout {
        let n = u16::from(side);
        let (h, w) = (u16::from(box_height), u16::from(box_width));
        let house = |kind, number: u16, cell_at: &dyn Fn(u16) -> u16| House {
            kind,
            number: number as u8,
            cells: (0..n).map(|i| Cell(cell_at(i))).collect(),
        };
        let mut houses = Vec::with_capacity(3 * usize::from(side));
        houses.extend((0..n).map(|r| house(HouseKind::Row, r, &|i| r * n + i)));
        houses.extend((0..n).map(|c| house(HouseKind::Column, c, &|i| i * n + c)));
        houses.extend((0..n).map(|b| {
            // h boxes stand side by side in a band: side / w = h.
            let (top, left) = (b / h * h, b % h * w);
            house(HouseKind::Box, b, &|i| (top + i / w) * n + left + i % w)
        }));
        let cells = usize::from(n * n);
        let mut houses_of = vec![Vec::with_capacity(3); cells];
        for (index, house) in houses.iter().enumerate() {
            for cell in &house.cells {
                houses_of[cell.index()].push(index as u16);
            }
        }
        let peer_sets: Vec<CellSet> = (0..n * n)
            .map(|index| {
                let mut set: CellSet = houses_of[usize::from(index)]
                    .iter()
                    .flat_map(|&h| houses[usize::from(h)].cells.iter().copied())
                    .collect();
                set.remove(Cell(index));
                set
            })
            .collect();
        let peers = peer_sets.iter().map(|set| set.iter().collect()).collect();
        Layout { box_height, box_width, houses, houses_of, peers, peer_sets }
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
            || (self.0.box_height == other.0.box_height
                && self.0.box_width == other.0.box_width
                && self.0.houses == other.0.houses)
    }
}

impl Eq for Shape {}

impl std::fmt::Debug for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Shape({}x{})", self.box_height(), self.box_width())
    }
}
