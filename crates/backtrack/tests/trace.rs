//! A trace against the plain list of all events.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sudokit::{Grid, Puzzle, Shape};
use sudokit_backtrack::queens::QueenStrategy;
use sudokit_backtrack::sudoku::SudokuStrategy;
use sudokit_backtrack::{Counters, End, Event, Move, Trace, Value, Walk};

/// The whole run as a list: the values and counters before and after each event.
struct Listed {
    events: Vec<Event>,
    values: Vec<Vec<Option<Value>>>,
    counters: Vec<Counters>,
}

fn values(walk: &dyn Walk) -> Vec<Option<Value>> {
    (0..walk.places()).map(|place| walk.value(place)).collect()
}

fn list(mut walk: Box<dyn Walk>) -> Listed {
    let mut listed = Listed {
        events: Vec::new(),
        values: vec![values(&*walk)],
        counters: vec![Counters::default()],
    };
    loop {
        let mut events = Vec::new();
        let moved = walk.step(Some(&mut |event| events.push(event)));
        for event in events {
            let mut board = listed.values.last().unwrap().clone();
            let mut counters = *listed.counters.last().unwrap();
            match event {
                Event::Place { choice, .. } => {
                    assert_eq!(board[choice.place].replace(choice.value), None, "{event:?}");
                }
                Event::Undo { choice, .. } => {
                    assert_eq!(board[choice.place].take(), Some(choice.value), "{event:?}");
                }
                _ => {}
            }
            counters.note(event);
            listed.events.push(event);
            listed.values.push(board);
            listed.counters.push(counters);
        }
        // Between two moves the problem stands as its events say, and the search has counted what they count.
        assert_eq!(listed.values.last().unwrap(), &values(&*walk));
        assert_eq!(listed.counters.last().unwrap(), walk.counters());
        if moved == Move::Exhausted {
            return listed;
        }
    }
}

fn check(trace: &Trace, listed: &Listed) {
    let at = trace.position() as usize;
    assert_eq!(trace.event(), at.checked_sub(1).map(|last| listed.events[last]), "at {at}");
    assert_eq!(trace.values(), listed.values[at], "at {at}");
    assert_eq!(trace.counters(), listed.counters[at], "at {at}");
}

fn small_sudoku(strategy: SudokuStrategy) -> Box<dyn Walk> {
    let mut values = [0; 16];
    values[..4].copy_from_slice(&[1, 2, 0, 0]);
    let shape = Shape::new(2, 2).unwrap();
    strategy.walk(&Puzzle::new(Grid::from_values(shape, &values).unwrap()))
}

/// The walks that the tests go over: each Sudoku strategy that shows its events, and each for queens.
fn walks() -> Vec<Box<dyn Walk>> {
    let sudoku = SudokuStrategy::ALL[1..7].iter().map(|&strategy| small_sudoku(strategy));
    let queens = QueenStrategy::ALL.iter().map(|strategy| strategy.walk(6).unwrap());
    sudoku.chain(queens).collect()
}

#[test]
fn forwards_and_backwards_shows_every_event() {
    for walk in walks() {
        let listed = list(walk.clone());
        let mut trace = Trace::new(walk, u64::MAX, u64::MAX);
        check(&trace, &listed);
        while trace.step() {
            check(&trace, &listed);
        }
        assert_eq!(trace.end(), Some(End::Exhausted));
        assert_eq!(trace.explored(), listed.events.len() as u64);
        while trace.step_back() {
            check(&trace, &listed);
        }
        assert_eq!(trace.position(), 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_position_shows_what_the_list_has(which in 0usize..9, jumps in prop::collection::vec((any::<prop::sample::Index>(), -3i32..4), 1..12)) {
        let walk = walks().swap_remove(which);
        let listed = list(walk.clone());
        let mut trace = Trace::new(walk, u64::MAX, u64::MAX);
        for (to, steps) in jumps {
            let target = to.index(listed.events.len() + 1);
            prop_assert!(trace.seek(target as u64));
            prop_assert_eq!(trace.position(), target as u64);
            check(&trace, &listed);
            for _ in 0..steps.abs() {
                let moved = if steps > 0 { trace.step() } else { trace.step_back() };
                let edge = if steps > 0 { listed.events.len() as u64 } else { 0 };
                prop_assert!(moved || trace.position() == edge);
                check(&trace, &listed);
            }
        }
    }
}

#[test]
fn it_ends_at_the_solution_that_was_asked_for() {
    let mut trace = Trace::new(QueenStrategy::Plain.walk(8).unwrap(), 1, u64::MAX);
    while !trace.explore(100) {}
    assert_eq!(trace.end(), Some(End::Found));
    assert_eq!(trace.position(), 0, "exploring does not move");
    assert!(!trace.seek(u64::MAX), "there is nothing past the end");
    assert_eq!(trace.event(), Some(Event::Solution));
    assert_eq!(trace.counters().solutions, 1);
}

#[test]
fn it_finds_the_next_undo_and_stays_when_there_is_none() {
    let is_undo = |event| matches!(event, Event::Undo { .. });
    let mut trace = Trace::new(QueenStrategy::Plain.walk(4).unwrap(), 1, u64::MAX);
    assert!(!trace.seek_next(3, is_undo));
    assert_eq!(trace.position(), 0);
    assert!(trace.seek_next(u64::MAX, is_undo));
    assert_eq!(trace.counters().undos, 1);
}

#[test]
fn ten_million_events_need_no_list() {
    // All arrangements of ten queens and more: the run is cut at ten million events.
    let mut trace = Trace::new(QueenStrategy::Plain.walk(12).unwrap(), u64::MAX, 10_000_000);
    while !trace.explore(1_000_000) {}
    assert_eq!(trace.end(), Some(End::Length));
    assert!(trace.explored() >= 10_000_000);
    assert!(trace.checkpoints() <= 512);
    let board = |trace: &mut Trace, position| {
        trace.seek(position);
        (trace.event(), trace.values(), trace.counters())
    };
    let early = board(&mut trace, 1_234_567);
    let late = board(&mut trace, 9_876_543);
    assert_eq!(board(&mut trace, 1_234_567), early);
    assert_eq!(board(&mut trace, 9_876_543), late);
    assert_ne!(early, late);
}
