//! Every Sudoku strategy against the counts of an independent program, `independent/sudoku_counts.py`. Run it anew with
//! `python3 sudoku_counts.py < sudoku_boards.txt > sudoku_counts.csv` in its folder.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use sudokit::{Grid, Puzzle, Shape};
use sudokit_backtrack::sudoku::{SudokuStrategy, space};
use sudokit_backtrack::{Budget, Counters, DeadEnd, Event, Found, Move, Space};

const BOARDS: &str = include_str!("independent/sudoku_boards.txt");
const COUNTS: &str = include_str!("independent/sudoku_counts.csv");

fn read(box_height: u8, box_width: u8, text: &str) -> Puzzle {
    let value = |c: char| c.to_digit(36).map_or(0, |digit| digit as u8);
    let values: Vec<u8> = text.chars().map(value).collect();
    Grid::from_values(Shape::new(box_height, box_width).unwrap(), &values).unwrap().into()
}

fn boards() -> HashMap<&'static str, Puzzle> {
    let mut boards = HashMap::new();
    for line in BOARDS.lines().filter(|line| !line.starts_with('#')) {
        let [name, height, width, text] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("a board is a name, a box height, a box width and cells: {line}");
        };
        boards.insert(name, read(height.parse().unwrap(), width.parse().unwrap(), text));
    }
    boards
}

/// All solutions up to `limit`, sorted, and the counters when the search stopped.
fn solve(puzzle: &Puzzle, strategy: SudokuStrategy, limit: usize) -> (Vec<Vec<u8>>, Counters) {
    let mut walk = strategy.walk(puzzle);
    let mut solutions = Vec::new();
    while solutions.len() < limit && walk.next(&mut Budget::UNLIMITED.clone()) == Found::Solution {
        solutions.push((0..walk.places()).map(|p| walk.value(p).unwrap() as u8).collect());
    }
    solutions.sort();
    (solutions, *walk.counters())
}

#[test]
fn counts_are_those_of_the_independent_program() {
    let boards = boards();
    let mut lines = 0;
    for line in COUNTS.lines().skip(1) {
        let fields: Vec<_> = line.split(',').collect();
        let numbers: Vec<u64> = fields[3..].iter().map(|n| n.parse().unwrap()).collect();
        let limit = if fields[2] == "first" { 1 } else { usize::MAX };
        let strategy = SudokuStrategy::from_id(fields[1]).unwrap();
        let (_, k) = solve(&boards[fields[0]], strategy, limit);
        let counted = [k.nodes, k.checks, k.placements, k.undos, k.deepest, k.solutions];
        assert_eq!(counted[..], numbers[..], "{line}");
        lines += 1;
    }
    assert_eq!(lines, boards.len() * 6 * 2);
}

#[test]
fn every_strategy_gives_the_same_solutions() {
    for (name, puzzle) in boards() {
        let (expected, _) = solve(&puzzle, SudokuStrategy::Engine, usize::MAX);
        for strategy in &SudokuStrategy::ALL[1..] {
            assert_eq!(solve(&puzzle, *strategy, usize::MAX).0, expected, "{name} {strategy:?}");
        }
    }
}

#[test]
fn brute_force_gives_the_same_where_it_can_finish() {
    // Eight open cells: 4^8 fillings.
    let puzzle = read(2, 2, "1..434..2.4....1");
    let (expected, _) = solve(&puzzle, SudokuStrategy::FirstCell, usize::MAX);
    let (found, counters) = solve(&puzzle, SudokuStrategy::BruteForce, usize::MAX);
    assert!(!expected.is_empty());
    assert_eq!(found, expected);
    // Every one of the fillings was looked at: the last cell's four digits, for each filling of the seven before it.
    let k = space(&puzzle).exponent;
    assert_eq!(counters.rejects + counters.solutions, 4u64.pow(k));
}

#[test]
fn conflicting_givens_end_every_strategy_before_it_begins() {
    // The example board of article 003: 1 twice in column 9, 8 twice in box 4 and in box 7.
    let puzzle = read(
        3,
        3,
        "3.65.84..52........87....31..3.1..8.9..8.3..4.6....28.8...6...34.8..5..17...9.6..",
    );
    let pairs: Vec<_> =
        puzzle.conflicts().iter().map(|c| c.cells.map(|cell| cell.index())).collect();
    for strategy in SudokuStrategy::ALL {
        let mut walk = strategy.walk(&puzzle);
        let mut events = Vec::new();
        while walk.step(Some(&mut |event| events.push(event))) != Move::Exhausted {}
        assert_eq!(walk.counters().nodes, 0, "{strategy:?}");
        if strategy != SudokuStrategy::Engine {
            assert!(
                matches!(events[..], [Event::DeadEnd(DeadEnd::Givens(pair))] if pairs.contains(&pair)),
                "{strategy:?}: {events:?}"
            );
        }
    }
}

#[test]
fn the_space_of_brute_force_is_named() {
    let space = space(&boards()["article-002"]);
    assert_eq!(space, Space { base: 9, exponent: 51 });
    // 9^51 by Python's integers.
    assert_eq!(space.decimal(), "4638397686588101979328150167890591454318967698009");
    // At 10^9 a second: 4.638e48 / 1e9 / 31557600 s = 1.4698e32 years.
    assert!((space.log10_years(1e9) - 32.1673).abs() < 1e-3);
    assert_eq!(Space { base: 16, exponent: 0 }.decimal(), "1");
    assert_eq!(Space { base: 10, exponent: 27 }.decimal(), format!("1{}", "0".repeat(27)));
}

#[test]
fn a_search_out_of_budget_goes_on_where_it_stopped() {
    let puzzle = &boards()["article-002"];
    for strategy in &SudokuStrategy::ALL[1..7] {
        let mut walk = strategy.walk(puzzle);
        let mut slices = 0;
        while walk.next(&mut Budget::nodes(10)) == Found::OutOfBudget {
            slices += 1;
            assert_eq!(walk.counters().nodes, 10 * slices, "{strategy:?}");
        }
        assert_eq!(*walk.counters(), solve(puzzle, *strategy, 1).1, "{strategy:?}");
    }
}
