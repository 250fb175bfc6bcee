//! The 9×9 engine against known counts and solutions, and against the engine for every shape.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use std::collections::BTreeSet;
use sudokit::search::classic::{self, Classic, Solved};
use sudokit::search::{Search, Step};
use sudokit::{Budget, Count, Grid, Puzzle, Shape, TrueCandidates};

const CORPUS: &str = include_str!("corpus/classic.tsv");

fn corpus() -> impl Iterator<Item = (&'static str, u64, &'static str)> {
    CORPUS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<_> = line.split('\t').collect();
        (fields[0], fields[1].parse().unwrap(), fields[2])
    })
}

fn board(line: &str) -> [u8; 81] {
    line.as_bytes().try_into().unwrap()
}

fn line(values: &[u8; 81]) -> String {
    values.iter().map(|&value| char::from(b'0' + value)).collect()
}

/// Every solution, found with `slice` nodes at a time.
fn solutions(board: &[u8; 81], slice: u64) -> Vec<[u8; 81]> {
    let mut walk = Classic::new(board).unwrap();
    let mut found = Vec::new();
    loop {
        match walk.next(&mut Budget::nodes(slice)) {
            Step::Solution => {
                let mut values = [0; 81];
                walk.write(&mut values);
                found.push(values);
            }
            Step::Exhausted => return found,
            Step::OutOfBudget => {}
        }
    }
}

fn grid(values: &[u8; 81]) -> Grid {
    Grid::from_values(Shape::classic(), values).unwrap()
}

#[test]
fn counts_and_solutions_are_those_known() {
    let mut seen = 0;
    for (puzzle, count, solution) in corpus() {
        assert_eq!(classic::count(&board(puzzle), u64::MAX), Ok(count), "{puzzle}");
        if count == 1 {
            let found = solutions(&board(puzzle), u64::MAX);
            assert_eq!(found.iter().map(line).collect::<Vec<_>>(), [solution], "{puzzle}");
        }
        seen += 1;
    }
    assert!(seen > 250);
}

#[test]
fn one_several_or_none() {
    for (puzzle, count, solution) in corpus() {
        let expected = [Solved::None, Solved::Unique, Solved::Multiple][count.min(2) as usize];
        let (mut solved, mut first) = ([0; 81], [0; 81]);
        assert_eq!(classic::solve_bytes(&board(puzzle), &mut solved), Ok(expected), "{puzzle}");
        assert_eq!(classic::first(&board(puzzle), &mut first), Ok(count > 0), "{puzzle}");
        assert_eq!(solved, first, "{puzzle}");
        assert_eq!(grid(&solved).is_solved(), count > 0, "{puzzle}");
        if count == 1 {
            assert_eq!(line(&solved), solution);
        }
    }
}

#[test]
fn all_solutions_differ_keep_the_givens_and_break_no_rule() {
    for (puzzle, count, _) in corpus().filter(|&(_, count, _)| count > 1) {
        let found = solutions(&board(puzzle), u64::MAX);
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len() as u64, count, "{puzzle}");
        for values in found {
            assert!(grid(&values).is_solved(), "{puzzle}");
            let kept =
                puzzle.bytes().zip(values).all(|(given, v)| given == b'.' || given == b'0' + v);
            assert!(kept, "{puzzle}");
        }
    }
}

#[test]
fn a_walk_stopped_at_every_node_finds_the_same() {
    for (puzzle, ..) in corpus().step_by(5) {
        assert_eq!(solutions(&board(puzzle), 1), solutions(&board(puzzle), u64::MAX), "{puzzle}");
    }
}

#[test]
fn a_puzzle_is_searched_by_this_engine() {
    for (puzzle, count, _) in corpus().step_by(9) {
        let parsed: Puzzle = puzzle.parse().unwrap();
        let mut search = Search::new(&parsed);
        assert_eq!(search.count(u64::MAX, &mut Budget::UNLIMITED.clone()), Count::Exactly(count));
        let mut walk = Classic::new(&board(puzzle)).unwrap();
        walk.count(u64::MAX, &mut Budget::UNLIMITED.clone());
        assert_eq!(search.nodes(), walk.nodes(), "{puzzle}");
    }
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    for (puzzle, ..) in corpus().filter(|&(_, count, _)| count < 5000).step_by(2) {
        let mut expected = [0u32; 81];
        for values in solutions(&board(puzzle), u64::MAX) {
            for (set, value) in expected.iter_mut().zip(values) {
                *set |= 1 << (value - 1);
            }
        }
        let parsed: Puzzle = puzzle.parse().unwrap();
        let TrueCandidates::Known(found) = parsed.true_candidates(Budget::UNLIMITED) else {
            panic!("an unlimited budget ran out on {puzzle}");
        };
        assert_eq!(found.iter().map(|set| set.0).collect::<Vec<_>>(), expected, "{puzzle}");
    }
}

#[test]
fn an_empty_board_has_more_solutions_than_any_limit() {
    assert_eq!(classic::count(&[0; 81], 100_000), Ok(100_000));
}

#[test]
fn a_wrong_byte_is_named_by_its_position() {
    for byte in (0..=u8::MAX).filter(|b| !b".0123456789".contains(b) && *b > 9) {
        let mut board = [b'.'; 81];
        board[70] = byte;
        board[80] = byte;
        assert_eq!(classic::count(&board, 1).map_err(|e| e.position), Err(70), "byte {byte}");
    }
}

#[test]
fn characters_and_values_mean_the_same() {
    for (puzzle, count, _) in corpus().step_by(20) {
        let values = board(puzzle).map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
        let zeros = board(puzzle).map(|byte| if byte == b'.' { b'0' } else { byte });
        assert_eq!(classic::count(&values, u64::MAX), Ok(count));
        assert_eq!(classic::count(&zeros, u64::MAX), Ok(count));
    }
}

/// Some cells of a known solution, then a few cells overwritten, so that there are boards with one, several and no
/// solutions, with and without conflicts.
fn boards() -> impl Strategy<Value = [u8; 81]> {
    let base: Vec<&str> = corpus().filter(|c| c.1 == 1).map(|c| c.2).collect();
    let overwrites = prop::collection::vec((0..81usize, 1..=9u8), 0..3);
    let keep = prop_oneof![Just(0.3), Just(0.35), Just(0.4), Just(0.5)]
        .prop_flat_map(|p| prop::collection::vec(prop::bool::weighted(p), 81));
    (prop::sample::select(base), keep, overwrites).prop_map(|(solution, keep, overwrites)| {
        let mut board = board(solution).map(|byte| byte - b'0');
        for (value, keep) in board.iter_mut().zip(keep) {
            *value *= u8::from(keep);
        }
        for (cell, digit) in overwrites {
            board[cell] = digit;
        }
        board
    })
}

proptest! {
    #[test]
    fn counts_as_the_engine_for_every_shape(board in boards()) {
        let puzzle = Puzzle::new(grid(&board));
        let expected = Search::general(&puzzle).count(300, &mut Budget::UNLIMITED.clone());
        let count = Search::new(&puzzle).count(300, &mut Budget::UNLIMITED.clone());
        prop_assert_eq!(count, expected);
        // Without the check for conflicts before it, the engine must find them itself.
        let expected = match expected {
            Count::Exactly(n) | Count::AtLeast(n) | Count::OutOfBudget(n) => n,
        };
        prop_assert_eq!(classic::count(&board, 300), Ok(expected));
    }

    #[test]
    fn any_bytes_get_an_answer(bytes in prop::collection::vec(any::<u8>(), 81)) {
        let mut board = [0; 81];
        board.copy_from_slice(&bytes);
        let wrong = bytes.iter().position(|b| *b > 9 && !b".0123456789".contains(b));
        prop_assert_eq!(classic::count(&board, 2).map_err(|e| e.position).err(), wrong);
    }
}
