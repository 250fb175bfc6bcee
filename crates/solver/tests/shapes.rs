//! Every question about boards of every shape, against known counts and against a brute-force oracle that shares no
//! code with the engines.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use std::collections::BTreeSet;
use sudokit::{Budget, Count, Found, Grid, Puzzle, Search, Shape, Solution, TrueCandidates};

fn every_shape() -> impl Iterator<Item = Shape> {
    (1..=25).flat_map(|height| (1..=25).filter_map(move |width| Shape::new(height, width).ok()))
}

#[test]
fn an_empty_board_of_every_shape_has_several_solutions() {
    for shape in every_shape() {
        let puzzle = Puzzle::new(Grid::empty(shape.clone()));
        match puzzle.solve(Budget::nodes(20_000)) {
            Solution::Multiple(two) => {
                assert!(two[0].is_solved() && two[1].is_solved(), "{shape:?}");
                assert!(!two[0].differences(&two[1]).is_empty(), "{shape:?}");
            }
            other => panic!("{shape:?}: {other:?}"),
        }
    }
}

#[test]
fn a_search_stops_when_its_budget_is_spent() {
    for shape in every_shape() {
        let puzzle = Puzzle::new(Grid::empty(shape.clone()));
        let mut search = Search::general(&puzzle);
        let mut budget = Budget::nodes(3);
        assert_eq!(search.next(&mut budget), Found::OutOfBudget, "{shape:?}");
        assert_eq!((budget.remaining(), search.nodes()), (0, 3), "{shape:?}");
        let counted = search.count(u64::MAX, &mut Budget::nodes(200));
        assert!(matches!(counted, Count::OutOfBudget(_)), "{shape:?}: {counted:?}");
        assert_eq!(search.nodes(), 203, "{shape:?}");
    }
}

#[test]
fn a_board_whose_rows_repeat_a_digit_is_never_searched() {
    for shape in every_shape() {
        let mut values = vec![0; shape.cell_count()];
        values[..2].fill(shape.side());
        let puzzle = Puzzle::new(Grid::from_values(shape, &values).unwrap());
        let mut search = puzzle.search();
        assert_eq!(search.next(&mut Budget::nodes(0)), Found::Exhausted);
        assert!(matches!(puzzle.solve(Budget::nodes(0)), Solution::None(_)));
        assert_eq!(puzzle.count(2, Budget::nodes(0)), Count::Exactly(0));
    }
}

/// Latin squares of order 4 and 5: OEIS A002860. Boards of 2×2 boxes: OEIS A107739.
#[test]
fn small_boards_have_the_known_number_of_solutions() {
    for (height, width, count) in [(1, 4, 576), (4, 1, 576), (1, 5, 161_280), (2, 2, 288)] {
        let puzzle = Puzzle::new(Grid::empty(Shape::new(height, width).unwrap()));
        assert_eq!(puzzle.count(u64::MAX, Budget::UNLIMITED), Count::Exactly(count));
    }
}

/// All completions, by trying every digit in every empty cell in turn; at most `limit`.
fn brute_force(
    shape: &Shape,
    values: &mut [u8],
    from: usize,
    limit: usize,
    out: &mut Vec<Vec<u8>>,
) {
    let fits = |values: &[u8], at: usize, value: u8| {
        let (n, h, w) = (
            usize::from(shape.side()),
            usize::from(shape.box_height()),
            usize::from(shape.box_width()),
        );
        let (r, c) = (at / n, at % n);
        (0..n * n).all(|other| {
            let (r2, c2) = (other / n, other % n);
            let sees = r == r2 || c == c2 || (r / h == r2 / h && c / w == c2 / w);
            other == at || !sees || values[other] != value
        })
    };
    if out.len() == limit {
        return;
    }
    if from == values.len() {
        out.push(values.to_vec());
    } else if values[from] != 0 {
        if fits(values, from, values[from]) {
            brute_force(shape, values, from + 1, limit, out);
        }
    } else {
        for value in 1..=shape.side() {
            if fits(values, from, value) {
                values[from] = value;
                brute_force(shape, values, from + 1, limit, out);
                values[from] = 0;
            }
        }
    }
}

/// A board of a small shape: some cells of a shuffled solution, of which one may have been changed.
fn small_board() -> impl Strategy<Value = (Shape, Vec<u8>)> {
    let shapes = [(2, 2), (1, 4), (4, 1), (1, 5), (5, 1), (2, 3), (3, 2), (1, 6), (2, 4)];
    proptest::sample::select(shapes.to_vec()).prop_flat_map(|(height, width)| {
        let shape = Shape::new(height, width).unwrap();
        let (n, h, w) = (usize::from(shape.side()), usize::from(height), usize::from(width));
        let labels = Just((1..=shape.side()).collect::<Vec<u8>>()).prop_shuffle();
        let kept = proptest::collection::vec(proptest::bool::weighted(0.45), n * n);
        let change = proptest::option::weighted(0.3, (0..n * n, 1..=shape.side()));
        (Just(shape), labels, kept, change).prop_map(move |(shape, labels, kept, change)| {
            let solved = |at: usize| labels[(at / n % h * w + at / n / h + at % n) % n];
            let mut values: Vec<u8> = kept
                .iter()
                .enumerate()
                .map(|(at, &keep)| if keep { solved(at) } else { 0 })
                .collect();
            if let Some((at, value)) = change {
                values[at] = value;
            }
            (shape, values)
        })
    })
}

/// Every solution of a search that is given `nodes` nodes at a time.
fn walk(mut search: Search, nodes: u64, limit: usize) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    while found.len() < limit {
        match search.next(&mut Budget::nodes(nodes)) {
            Found::Solution(grid) => found.push(grid.values().to_vec()),
            Found::Exhausted => break,
            Found::OutOfBudget => assert!(nodes < u64::MAX),
        }
    }
    found
}

const LIMIT: usize = 3000;

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_small_board_has_the_solutions_that_brute_force_finds((shape, values) in small_board()) {
        let mut expected = Vec::new();
        brute_force(&shape, &mut values.clone(), 0, LIMIT, &mut expected);
        prop_assume!(expected.len() < LIMIT);
        let puzzle = Puzzle::new(Grid::from_values(shape.clone(), &values).unwrap());

        let found = walk(puzzle.search(), u64::MAX, LIMIT);
        prop_assert_eq!(&walk(puzzle.search(), 1, LIMIT), &found, "a search cut in slices finds the same");
        prop_assert_eq!(&walk(Search::general(&puzzle), 2, LIMIT).len(), &found.len());
        let found: BTreeSet<_> = found.into_iter().collect();
        let expected: BTreeSet<_> = expected.into_iter().collect();
        prop_assert_eq!(&found, &expected);
        prop_assert_eq!(puzzle.count(u64::MAX, Budget::UNLIMITED), Count::Exactly(expected.len() as u64));

        match (puzzle.solve(Budget::UNLIMITED), expected.len()) {
            (Solution::None(_), 0) => {}
            (Solution::Unique(only), 1) => prop_assert!(expected.contains(only.values())),
            (Solution::Multiple(two), 2..) => {
                prop_assert!(two.iter().all(|grid| expected.contains(grid.values())));
                prop_assert_ne!(&two[0], &two[1]);
            }
            (other, count) => prop_assert!(false, "{other:?}, but there are {count}"),
        }

        let mut digits = vec![0u32; values.len()];
        for solution in &expected {
            for (set, value) in digits.iter_mut().zip(solution) {
                *set |= 1 << (value - 1);
            }
        }
        let TrueCandidates::Known(known) = puzzle.true_candidates(Budget::UNLIMITED) else {
            return Err(TestCaseError::fail("no budget, no answer"));
        };
        prop_assert_eq!(known.iter().map(|set| set.0).collect::<Vec<_>>(), digits);
    }
}
