//! Clause learning against the plain walk, which the integration tests hold to an oracle.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::grid::Grid;
use crate::search::Found;
use crate::search::general::General;
use crate::search::general::propagate::Propagator;
use crate::sets::{Cell, Digit};
use crate::shape::Shape;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The propagated state of a board, unless it falls.
fn begin(grid: &Grid) -> Option<(Rules, Vec<u32>)> {
    let rules = Rules::new(grid.shape());
    let mut state = vec![0; rules.cells()];
    Propagator::new(&rules).begin(&rules, grid, &mut state).then_some((rules, state))
}

/// All solutions by clause learning, in slices of `nodes`.
fn learn(cdcl: &mut Cdcl, cells: usize, nodes: u64) -> Vec<Vec<u32>> {
    let (mut found, mut solution, mut spent) = (Vec::new(), vec![0; cells], 0);
    loop {
        match cdcl.advance(&mut Budget::nodes(nodes), &mut spent) {
            Step::Solution => {
                cdcl.write(&mut solution);
                found.push(solution.clone());
            }
            Step::Exhausted => return found,
            Step::OutOfBudget => {}
        }
    }
}

fn walk(grid: &Grid) -> BTreeSet<Vec<u32>> {
    let mut general = General::new(grid);
    let mut found = BTreeSet::new();
    while let Found::Solution(grid) = general.next(&mut Budget::UNLIMITED.clone()) {
        found.insert(grid.values().iter().map(|value| 1 << (value - 1)).collect());
    }
    found
}

/// Boards with few givens, so that most have many solutions.
fn board() -> impl Strategy<Value = Grid> {
    let shapes = [(2, 2), (1, 4), (2, 3), (3, 2), (1, 5), (2, 4), (3, 3)];
    proptest::sample::select(shapes.to_vec()).prop_flat_map(|(height, width)| {
        let shape = Shape::new(height, width).unwrap();
        let (n, h, w) = (usize::from(shape.side()), usize::from(height), usize::from(width));
        let share = 0.15 + 0.03 * n as f64;
        let kept = proptest::collection::vec(proptest::bool::weighted(share), n * n);
        let labels = Just((1..=shape.side()).collect::<Vec<u8>>()).prop_shuffle();
        (kept, labels).prop_map(move |(kept, labels)| {
            let solved = |at: usize| labels[(at / n % h * w + at / n / h + at % n) % n];
            let values: Vec<u8> = kept
                .iter()
                .enumerate()
                .map(|(at, &keep)| if keep { solved(at) } else { 0 })
                .collect();
            Grid::from_values(shape.clone(), &values).unwrap()
        })
    })
}

/// The boards of a corpus file of 9×9, with what is known of them.
fn corpus(file: &str) -> impl Iterator<Item = (Grid, &str)> {
    let shape = Shape::new(3, 3).unwrap();
    let values = |line: &str| -> Vec<u8> {
        line.chars().map(|c| c.to_digit(10).unwrap_or(0) as u8).collect()
    };
    let lines = file
        .lines()
        .filter(|line| line.starts_with(['.', '1', '2', '3', '4', '5', '6', '7', '8', '9']));
    lines.map(move |line| {
        let (board, fact) = line.split_once(' ').unwrap();
        (Grid::from_values(shape.clone(), &values(board)).unwrap(), fact)
    })
}

/// Whether all that was learnt holds in the solution that the search is at.
fn learnt_holds(cdcl: &Cdcl) -> bool {
    let is_true = |&lit: &Lit| cdcl.assignment.is_true(lit);
    cdcl.facts.iter().all(is_true) && cdcl.clauses.learnt().all(|clause| clause.iter().any(is_true))
}

/// The only solution, as other programs found it, on boards that cost conflicts; what was learnt on the way holds in it.
#[test]
fn the_hardest_boards_have_the_known_solution() {
    let mut learnt = 0;
    for (grid, known) in corpus(include_str!("../../../tests/corpus/forum_hardest_1106.txt")) {
        let (rules, state) = begin(&grid).unwrap();
        let mut cdcl = Cdcl::new(&rules, &state);
        let (mut budget, mut nodes) = (Budget::UNLIMITED, 0);
        assert_eq!(cdcl.advance(&mut budget, &mut nodes), Step::Solution, "{grid}");
        let mut solution = vec![0; rules.cells()];
        cdcl.write(&mut solution);
        let known: Vec<u32> = known.bytes().map(|digit| 1 << (digit - b'1')).collect();
        assert_eq!(solution, known, "{grid}");
        assert!(learnt_holds(&cdcl), "{grid}");
        learnt += cdcl.clauses.learnt().count();
        assert_eq!(cdcl.advance(&mut budget, &mut nodes), Step::Exhausted, "{grid}");
    }
    assert!(learnt > 1000, "only {learnt} clauses were put to the test");
}

/// A board with one solution has none once a cell is given another value, which takes conflicts to show.
#[test]
fn a_wrong_value_is_refuted() {
    let mut refuted = 0;
    for (mut grid, known) in corpus(include_str!("../../../tests/corpus/forum_hardest_1106.txt")) {
        let open: Vec<Cell> = grid.shape().cells().filter(|&c| grid.get(c).is_none()).collect();
        for &cell in open.iter().step_by(7) {
            let right = known.as_bytes()[cell.index()] - b'0';
            grid.set(cell, Some(Digit(right % 9 + 1)));
            if let Some((rules, state)) = begin(&grid) {
                let found = learn(&mut Cdcl::new(&rules, &state), rules.cells(), u64::MAX);
                assert!(found.is_empty(), "{grid}");
                refuted += 1;
            }
            grid.set(cell, None);
        }
    }
    assert!(refuted > 100, "only {refuted} boards were put to the test");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// With a clause for each of the first solutions and with none; in one go and stopped at every node.
    #[test]
    fn every_solution_comes_once(grid in board(), clauses in 0u32..4, nodes in 1u64..50) {
        let limited = General::new(&grid).count(2000, &mut Budget::UNLIMITED.clone());
        prop_assume!(matches!(limited, crate::search::Count::Exactly(_)));
        let Some((rules, state)) = begin(&grid) else { return Ok(()) };
        let mut cdcl = Cdcl::new(&rules, &state);
        cdcl.clauses_left = [0, 1, 7, CLAUSES_FOR_SOLUTIONS][clauses as usize];
        let found = learn(&mut cdcl, rules.cells(), nodes);
        let count = found.len();
        let found: BTreeSet<_> = found.into_iter().collect();
        prop_assert_eq!(found.len(), count, "a solution came twice");
        prop_assert_eq!(found, walk(&grid));
    }

    /// Until no solution is left with a candidate that none had before.
    #[test]
    fn what_is_required_is_found_while_there_is_any(grid in board()) {
        let limited = General::new(&grid).count(500, &mut Budget::UNLIMITED.clone());
        prop_assume!(matches!(limited, crate::search::Count::Exactly(_)));
        let Some((rules, state)) = begin(&grid) else { return Ok(()) };
        let solutions = walk(&grid);
        let union = |s: &mut Vec<u32>, solution: &[u32]| {
            s.iter_mut().zip(solution).for_each(|(set, bit)| *set |= bit);
        };
        let mut expected = vec![0; rules.cells()];
        solutions.iter().for_each(|solution| union(&mut expected, solution));

        let mut cdcl = Cdcl::new(&rules, &state);
        let (mut seen, mut solution) = (vec![0; rules.cells()], vec![0; rules.cells()]);
        let mut spent = 0;
        while cdcl.advance(&mut Budget::UNLIMITED.clone(), &mut spent) == Step::Solution {
            cdcl.write(&mut solution);
            prop_assert!(solutions.contains(&solution));
            let before = seen.clone();
            union(&mut seen, &solution);
            prop_assert_ne!(&before, &seen, "nothing new");
            let open = state.iter().zip(&seen).map(|(set, seen)| set & !seen);
            if !cdcl.require((0..).zip(open)) {
                break;
            }
        }
        prop_assert_eq!(seen, expected);
    }
}
