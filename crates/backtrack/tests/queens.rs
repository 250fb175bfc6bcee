//! The queens against the published counts.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use sudokit_backtrack::queens::{QueenCounter, QueenStrategy, images, is_fundamental};
use sudokit_backtrack::{Budget, Found};

/// Arrangements of n queens, n from 1 (OEIS A000170).
const ALL: [u64; 16] =
    [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512];

/// The same up to rotation and reflection (OEIS A002562).
const FUNDAMENTAL: [u64; 12] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787];

fn solutions(n: usize, strategy: QueenStrategy) -> Vec<Vec<usize>> {
    let mut walk = strategy.walk(n).unwrap();
    let mut found = Vec::new();
    while walk.next(&mut Budget::UNLIMITED.clone()) == Found::Solution {
        found.push((0..n).map(|row| walk.value(row).unwrap()).collect());
    }
    found
}

fn attack_each_other(columns: &[usize]) -> bool {
    let queens: Vec<_> = columns.iter().copied().enumerate().collect();
    queens
        .iter()
        .any(|&(r, c)| queens.iter().any(|&(s, d)| r < s && (c == d || s - r == c.abs_diff(d))))
}

#[test]
fn every_strategy_finds_all() {
    for strategy in QueenStrategy::ALL {
        for n in 1..=8 {
            let mut found = solutions(n, strategy);
            assert!(!found.iter().any(|columns| attack_each_other(columns)), "{strategy:?} {n}");
            found.sort();
            found.dedup();
            assert_eq!(found.len() as u64, ALL[n - 1], "{strategy:?} {n}");
        }
    }
}

#[test]
fn the_plain_one_goes_in_lexicographic_order() {
    let found = solutions(8, QueenStrategy::Plain);
    assert!(found.is_sorted());
    assert_eq!(found, solutions(8, QueenStrategy::Bitwise));
    // The first in Wirth's book "Algorithms + Data Structures = Programs" (1976), counted from 0, and the 876 squares
    // that its program tries on the way.
    let mut walk = QueenStrategy::Plain.walk(8).unwrap();
    walk.next(&mut Budget::UNLIMITED.clone());
    assert_eq!(found[0], [0, 4, 7, 5, 2, 6, 1, 3]);
    assert_eq!(walk.counters().placements + walk.counters().rejects, 876);
}

#[test]
fn the_counter_agrees_with_the_published_counts() {
    for (n, expected) in (1..).zip(ALL) {
        assert_eq!(QueenCounter::new(n).unwrap().finish(), expected, "n = {n}");
    }
    assert_eq!(QueenCounter::new(0).unwrap().finish(), 1);
    assert!(QueenCounter::new(28).is_none());
}

#[test]
fn a_count_taken_piece_by_piece_only_rises() {
    let mut counter = QueenCounter::new(9).unwrap();
    let mut before = 0;
    while !counter.step() {
        assert!(counter.count() >= before);
        before = counter.count();
    }
    assert_eq!(before, 352);
    assert!(counter.step(), "finished stays finished");
    assert_eq!(counter.count(), 352);
}

#[test]
fn one_of_each_eight_images_is_fundamental() {
    for (n, expected) in (1..).zip(FUNDAMENTAL).take(9) {
        let found = solutions(n, QueenStrategy::Bitwise);
        let fundamental: Vec<_> = found.iter().filter(|columns| is_fundamental(columns)).collect();
        assert_eq!(fundamental.len() as u64, expected, "n = {n}");
        let spread: HashSet<_> = fundamental.iter().flat_map(|columns| images(columns)).collect();
        assert_eq!(spread, found.into_iter().collect(), "n = {n}");
    }
}

#[test]
fn a_first_solution_for_any_board_up_to_a_thousand() {
    for n in (1..100).chain((100..1000).step_by(41)).chain([992, 993, 998, 999, 1000]) {
        let mut walk = QueenStrategy::MiddleFirst.walk(n).unwrap();
        let found = walk.next(&mut Budget::UNLIMITED.clone());
        if n == 2 || n == 3 {
            assert_eq!(found, Found::Exhausted, "n = {n}");
            continue;
        }
        assert_eq!(found, Found::Solution, "n = {n}");
        assert!(walk.counters().nodes <= 30 * n as u64, "n = {n}: {:?}", walk.counters());
        let columns: Vec<_> = (0..n).map(|row| walk.value(row).unwrap()).collect();
        assert!(!attack_each_other(&columns), "n = {n}");
    }
    assert!(QueenStrategy::MiddleFirst.walk(1001).is_none());
    assert!(QueenStrategy::Bitwise.walk(65).is_none());
}
