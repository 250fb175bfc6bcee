//! Conflicts, shapes, grids and sets.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sudokit::{
    Cell, CellSet, Conflict, Digit, DigitSet, Grid, House, HouseKind, Puzzle, Reason, Relation,
    Shape, ShapeError, Solution,
};

/// Every conflict as "digit: cell cell house", in order.
fn conflicts(text: &str) -> Vec<String> {
    let puzzle: Puzzle = text.parse().unwrap();
    let shape = puzzle.shape();
    let show = |conflict: &Conflict| {
        let Conflict { digit, cells: [a, b], relation: Relation::House(house) } = *conflict;
        let House { kind, number, .. } = &shape.houses()[usize::from(house)];
        let (a, b) = (shape.cell_name(a), shape.cell_name(b));
        format!("{}: {a} {b} {kind:?} {}", digit.0, number + 1)
    };
    puzzle.conflicts().iter().map(show).collect()
}

/// The board of the article whose program does not notice: three pairs.
#[test]
fn the_article_whose_board_breaks_the_rules() {
    let text = include_str!("corpus/text/article_003.java");
    assert_eq!(
        conflicts(text),
        ["1: r3c9 r8c9 Column 9", "8: r4c8 r6c8 Column 8", "8: r7c1 r8c3 Box 7"]
    );
}

/// Boards from reports of what other programs accepted; the counts of pairs were found by an independent program.
#[test]
fn boards_that_other_programs_accepted() {
    let a1 = ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..";
    assert_eq!(conflicts(a1).len(), 2);
    let a2 = format!("{}900900000900900000", "0".repeat(63));
    assert_eq!(
        conflicts(&a2),
        [
            "9: r8c1 r8c4 Row 8",
            "9: r8c1 r9c1 Column 1",
            "9: r8c4 r9c4 Column 4",
            "9: r9c1 r9c4 Row 9"
        ]
    );
    let a3 = format!("11{}", ".".repeat(79));
    assert_eq!(conflicts(&a3), ["1: r1c1 r1c2 Row 1"]);
    let a17 = "5..2.4.96.711697.54287...425.964.28319...5.142...129..8...835.97.25263719..9..4.8";
    assert_eq!(conflicts(a17).len(), 12);
    let a18 = "874630251195247836263581479342718695758396142916054783431865927629473518587129364";
    assert_eq!(conflicts(a18), Vec::<String>::new());
}

#[test]
fn givens_that_conflict_are_not_searched() {
    let puzzle: Puzzle = format!("11{}", ".".repeat(79)).parse().unwrap();
    assert_eq!(puzzle.search().nodes(), 0);
    match puzzle.solve(sudokit::Budget::nodes(0)) {
        Solution::None(Reason::Conflicts(pairs)) => assert_eq!(pairs, puzzle.conflicts()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_houses_that_a_pair_shares() {
    let puzzle: Puzzle = format!("11{}", ".".repeat(79)).parse().unwrap();
    let shape = puzzle.shape();
    let kinds: Vec<HouseKind> = puzzle.conflicts()[0]
        .houses(shape)
        .map(|house| shape.houses()[usize::from(house)].kind)
        .collect();
    assert_eq!(kinds, [HouseKind::Row, HouseKind::Box]);
}

#[test]
fn usual_boxes() {
    for (side, height, width) in [
        (4, 2, 2),
        (6, 2, 3),
        (8, 2, 4),
        (9, 3, 3),
        (10, 2, 5),
        (12, 3, 4),
        (15, 3, 5),
        (16, 4, 4),
        (20, 4, 5),
        (25, 5, 5),
    ] {
        let shape = Shape::of_side(side).unwrap();
        assert_eq!((shape.box_height(), shape.box_width()), (height, width));
    }
    for side in (0..4).chain(26..=255) {
        assert_eq!(Shape::of_side(side), Err(ShapeError::Side { side: u32::from(side) }));
    }
    assert_eq!(Shape::new(255, 255), Err(ShapeError::Side { side: 65025 }));
    assert_eq!(Shape::new(0, 9), Err(ShapeError::Side { side: 0 }));
}

fn shapes() -> impl Strategy<Value = Shape> {
    let boxes = (1..=25u8).flat_map(|height| (1..=25u8).map(move |width| (height, width)));
    let shapes = boxes.filter_map(|(height, width)| Shape::new(height, width).ok());
    prop::sample::select(shapes.collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    /// Houses by the definition: rows, columns and boxes of `side` cells, each cell in one of each kind.
    #[test]
    fn houses_and_peers(shape in shapes()) {
        let side = usize::from(shape.side());
        prop_assert_eq!(shape.houses().len(), 3 * side);
        for cell in shape.cells() {
            let (row, column) = (shape.row(cell), shape.column(cell));
            prop_assert_eq!(shape.cell(row, column), Some(cell));
            prop_assert_eq!(shape.cell_name(cell).to_string(), format!("r{}c{}", row + 1, column + 1));
            let kinds: Vec<HouseKind> =
                shape.houses_of(cell).iter().map(|&h| shape.houses()[usize::from(h)].kind).collect();
            prop_assert_eq!(kinds, [HouseKind::Row, HouseKind::Column, HouseKind::Box]);
            for other in shape.cells() {
                let same_box = row / shape.box_height() == shape.row(other) / shape.box_height()
                    && column / shape.box_width() == shape.column(other) / shape.box_width();
                let sees = cell != other && (row == shape.row(other) || column == shape.column(other) || same_box);
                prop_assert_eq!(shape.peer_set(cell).contains(other), sees);
            }
            let listed: CellSet = shape.peers(cell).iter().copied().collect();
            prop_assert_eq!(&listed, shape.peer_set(cell));
            prop_assert!(shape.peers(cell).is_sorted());
        }
        for house in shape.houses() {
            prop_assert_eq!(house.cells.len(), side);
            prop_assert!(house.cells.is_sorted());
        }
    }

    /// A pair conflicts exactly when it holds one digit twice in a house.
    #[test]
    fn conflicts_by_the_definition(values in prop::collection::vec(0..=9u8, 81)) {
        let grid = Grid::from_values(Shape::classic(), &values).unwrap();
        let mut expected = Vec::new();
        for a in 0..81usize {
            for b in a + 1..81 {
                let same = |part: fn(usize) -> usize| part(a) == part(b);
                let sees = same(|c| c / 9) || same(|c| c % 9) || same(|c| c / 27 * 3 + c % 9 / 3);
                if values[a] != 0 && values[a] == values[b] && sees {
                    expected.push([Cell(a as u16), Cell(b as u16)]);
                }
            }
        }
        let found: Vec<[Cell; 2]> = grid.conflicts().iter().map(|conflict| conflict.cells).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn digit_sets(digits in prop::collection::btree_set(1..=25u8, 0..25)) {
        let set: DigitSet = digits.iter().copied().map(Digit).collect();
        prop_assert_eq!(set.len() as usize, digits.len());
        prop_assert!(set.iter().map(|digit| digit.0).eq(digits.iter().copied()));
        prop_assert_eq!(set.single().is_some(), digits.len() == 1);
        prop_assert_eq!(set.is_empty(), digits.is_empty());
    }

    #[test]
    fn cell_sets(cells in prop::collection::btree_set(0..625u16, 0..80)) {
        let mut set: CellSet = cells.iter().copied().map(Cell).collect();
        prop_assert_eq!(set.len(), cells.len());
        prop_assert!(set.iter().map(|cell| cell.0).eq(cells.iter().copied()));
        for &cell in &cells {
            prop_assert!(set.contains(Cell(cell)));
            set.remove(Cell(cell));
        }
        prop_assert!(set.is_empty());
    }
}

#[test]
fn what_does_not_fit_a_grid_changes_nothing() {
    let mut grid = Grid::empty(Shape::of_side(4).unwrap());
    assert!(grid.set(Cell(15), Some(Digit(4))));
    let before = grid.clone();
    assert!(!grid.set(Cell(16), Some(Digit(1))));
    assert!(!grid.set(Cell(0), Some(Digit(5))));
    assert!(!grid.set(Cell(0), Some(Digit(0))));
    assert_eq!(grid, before);
    assert_eq!(grid.get(Cell(16)), None);
    let shape = grid.shape();
    assert!(shape.houses_of(Cell(16)).is_empty() && shape.peers(Cell(16)).is_empty());
    assert!(shape.peer_set(Cell(u16::MAX)).is_empty());
    let mut cells = CellSet::EMPTY;
    cells.insert(Cell(u16::MAX));
    assert!(cells.is_empty() && !cells.contains(Cell(u16::MAX)));
    assert!(!DigitSet::all(25).contains(Digit(0)));
    assert_eq!(Grid::from_values(Shape::of_side(4).unwrap(), &[0; 15]), None);
    assert_eq!(Grid::from_values(Shape::of_side(4).unwrap(), &[5; 16]), None);
}
