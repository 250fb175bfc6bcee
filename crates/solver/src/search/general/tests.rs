//! A walk that hands over, against one that never does.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::shape::Shape;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn all(mut general: General, nodes: u64) -> Vec<Grid> {
    let mut found = Vec::new();
    loop {
        match general.next(&mut Budget::nodes(nodes)) {
            Found::Solution(grid) => found.push(grid),
            Found::Exhausted => return found,
            Found::OutOfBudget => {}
        }
    }
}

fn lines(grids: &[Grid]) -> BTreeSet<String> {
    grids.iter().map(Grid::to_string).collect()
}

/// A 9×9 board with some cells of a shuffled solution, and one more digit that may be wrong.
fn board() -> impl Strategy<Value = Grid> {
    let labels = Just((1..=9u8).collect::<Vec<_>>()).prop_shuffle();
    let kept = proptest::collection::vec(proptest::bool::weighted(0.3), 81);
    (labels, kept, 0..81usize, 1..=9u8).prop_map(|(labels, kept, at, value)| {
        let solved = |at: usize| labels[(at / 9 % 3 * 3 + at / 27 + at % 9) % 9];
        let mut values: Vec<u8> =
            kept.iter().enumerate().map(|(at, &keep)| if keep { solved(at) } else { 0 }).collect();
        values[at] = value;
        Grid::from_values(Shape::classic(), &values).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// However early it hands over, and wherever it is stopped.
    #[test]
    fn handing_over_loses_and_repeats_no_solution(grid in board(), patience in 0u32..20, nodes in 1u64..40) {
        let limited = General::new(&grid).count(3000, &mut Budget::UNLIMITED.clone());
        prop_assume!(matches!(limited, Count::Exactly(_)));
        let expected = all(General::new(&grid), u64::MAX);
        let found = all(General::with_patience(&grid, patience), nodes);
        prop_assert_eq!(found.len(), expected.len());
        prop_assert_eq!(lines(&found), lines(&expected));

        let mut digits = vec![DigitSet::EMPTY; 81];
        for grid in &expected {
            digits.iter_mut().zip(grid.values()).for_each(|(set, value)| set.0 |= 1 << (value - 1));
        }
        let mut survey = Survey::with_patience(&grid, patience);
        while !survey.run(&mut Budget::nodes(nodes)) {}
        prop_assert_eq!(survey.found(), &digits[..]);
    }
}
