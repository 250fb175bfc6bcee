//! Everything on the lab's shelf, against answers that are published or that an independent program has worked out
//! (`independent/relatives.py`; run it anew with `python3 relatives.py > relatives.csv` in its folder).

#![allow(clippy::unwrap_used)]

use sudokit_backtrack::lab::{self, LabError, PROBLEMS, Run, Scene};
use sudokit_backtrack::sudoku::SudokuStrategy;
use sudokit_backtrack::timetable::Timetable;
use sudokit_backtrack::{Budget, Choice, Count, Counters, Found, Problem, Watch};

const RELATIVES: &str = include_str!("independent/relatives.csv");

/// Counts all solutions, by every strategy.
fn check_count(problem: &str, instance: &str, expected: u64) {
    for strategy in lab::problem(problem).unwrap().strategies {
        let report = lab::run(problem, instance, strategy, u64::MAX, Budget::UNLIMITED).unwrap();
        assert_eq!(report.count, Count::Exactly(expected), "{problem} {instance} {strategy}");
        assert_eq!(report.counters.solutions, expected);
    }
}

#[test]
fn counts_are_those_of_the_independent_program() {
    for line in RELATIVES.lines().skip(1) {
        let [problem, instance, solutions] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("a line is a problem, an instance and a number: {line}");
        };
        check_count(problem, instance, solutions.parse().unwrap());
    }
}

#[test]
fn knights_tours_of_the_small_board_are_1728() {
    // Directed open tours (OEIS A165134), and those from a corner: both are widely published.
    check_count("hamiltonian-path", "knight-5x5", 1728);
    check_count("hamiltonian-path", "knight-5x5-corner", 304);
}

#[test]
fn the_icosian_game_has_thirty_circuits() {
    // Hamilton's thirty, each in two directions.
    check_count("hamiltonian-path", "dodecahedron", 60);
}

#[test]
fn warnsdorff_tours_the_chess_board_at_once() {
    let run = |strategy, nodes| {
        lab::run("hamiltonian-path", "knight-8x8-corner", strategy, 1, Budget::nodes(nodes))
            .unwrap()
    };
    assert_eq!(run("warnsdorff", 1000).count, Count::AtLeast(1));
    assert_eq!(run("first-open", 1000).count, Count::OutOfBudget(0));
}

#[test]
fn four_colours_do_for_the_united_states_and_three_do_not() {
    let Scene::Colouring(graph, 4) = lab::open("colouring", "usa", "mrv").unwrap().scene else {
        panic!("the map of the United States has four colours");
    };
    // 48 states and 105 borders: D. E. Knuth's graph of them has 107, two of which are the District of Columbia's.
    assert_eq!(graph.len(), 48);
    assert_eq!((0..48).map(|state| graph.neighbours(state).len()).sum::<usize>(), 2 * 105);
    let report = lab::run("colouring", "usa", "mrv", 1, Budget::nodes(1000)).unwrap();
    let colours = report.first.unwrap();
    for state in 0..graph.len() {
        assert!(graph.neighbours(state).iter().all(|&other| colours[other] != colours[state]));
    }
    // Nevada with its five neighbours is a wheel of odd length, which needs four.
    let report = lab::run("colouring", "usa-3", "mrv", 1, Budget::UNLIMITED).unwrap();
    assert_eq!(report.count, Count::Exactly(0));
}

#[test]
fn a_timetable_is_found_and_two_days_are_too_few() {
    for strategy in ["first-open", "mrv"] {
        let report = lab::run("timetable", "toy", strategy, 1, Budget::nodes(100_000)).unwrap();
        assert_eq!(report.count, Count::AtLeast(1), "{strategy}");
    }
    // The first curriculum has eleven lectures, two days have eight periods.
    let report = lab::run("timetable", "toy-two-days", "mrv", 1, Budget::UNLIMITED).unwrap();
    assert_eq!(report.count, Count::Exactly(0));
}

#[test]
fn the_published_timetable_passes_the_check() {
    // The solution without any fault that the README of `teaspoon` (M. Banbara and others) prints: course, room, day and
    // period of each lecture.
    const PUBLISHED: &str = "SceCosC A 1 3, SceCosC C 3 2, SceCosC B 4 3, ArcTec B 2 1, ArcTec B 3 0, \
        ArcTec B 3 1, TecCos C 0 2, TecCos B 0 3, TecCos B 1 2, TecCos B 2 2, TecCos C 4 2, \
        Geotec C 1 3, Geotec B 2 3, Geotec A 3 1, Geotec A 3 2, Geotec A 4 3";
    let Scene::Timetable(school) = lab::open("timetable", "toy", "mrv").unwrap().scene else {
        panic!("a timetable's scene is a school");
    };
    let mut timetable = Timetable::new(school.clone());
    let mut counters = Counters::default();
    let watch = &mut Watch::new(&mut counters, None);
    let lectures = school.lectures();
    for (place, line) in PUBLISHED.split(", ").enumerate() {
        let [course, room, day, period] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("a lecture is a course, a room, a day and a period: {line}");
        };
        assert_eq!(course, school.courses[lectures[place]].name);
        let room = school.rooms.iter().position(|known| known.0 == room).unwrap();
        let period = day.parse::<usize>().unwrap() * 4 + period.parse::<usize>().unwrap();
        let choice = Choice { place, value: period * school.rooms.len() + room };
        let mut offered = Vec::new();
        timetable.values(place, &mut offered);
        assert!(offered.contains(&choice.value), "{line}");
        assert_eq!(timetable.check(choice, watch), Ok(()), "{line}");
        timetable.place(choice, watch).unwrap();
    }
    assert!((0..timetable.places()).all(|place| timetable.value(place).is_some()));
}

#[test]
fn the_kakuro_is_filled_as_published() {
    let report = lab::run("kakuro", "wikipedia", "mrv", 1, Budget::UNLIMITED).unwrap();
    let digits: String = report.first.unwrap().iter().map(usize::to_string).collect();
    let published = ["97879", "898957", "68597", "6126", "46132", "893114", "31221"];
    assert_eq!(digits, published.concat());
}

#[test]
fn the_crossword_is_filled_as_published() {
    let setup = lab::open("crossword", "textbook", "first-open").unwrap();
    let Scene::Crossword(board) = setup.scene else { panic!("a crossword's scene is a crossword") };
    let mut run = Run::new(setup.walk, 1);
    assert!(run.advance(u64::MAX));
    let words = run.report().first.unwrap();
    let words: Vec<String> = words.iter().map(|&word| board.words[word].iter().collect()).collect();
    assert_eq!(
        words,
        ["HOSES", "HIKE", "LEE", "LASER", "ALE", "SAILS", "KEEL", "STEER"],
        "across, then down"
    );
}

#[test]
fn every_name_on_the_shelf_opens_and_no_other() {
    for entry in PROBLEMS {
        for instance in entry.instances {
            for strategy in entry.strategies {
                let opened = lab::open(entry.id, instance, strategy).map(|_| ());
                let expected = match (entry.id, *instance, *strategy) {
                    ("queens", "100", "bitwise") => Err(LabError::TooLarge),
                    _ => Ok(()),
                };
                assert_eq!(opened, expected, "{} {instance} {strategy}", entry.id);
            }
            let error = lab::open(entry.id, instance, "no such").err();
            assert_eq!(error, Some(LabError::Strategy));
        }
        let error = lab::open(entry.id, "no such", entry.strategies[0]).err();
        assert_eq!(error, Some(LabError::Instance), "{}", entry.id);
    }
    assert_eq!(lab::open("no such", "", "").err(), Some(LabError::Problem));
    let ids = SudokuStrategy::ALL.map(SudokuStrategy::id);
    assert_eq!(lab::problem("sudoku").unwrap().strategies, ids);
}

#[test]
fn every_sudoku_on_the_shelf_has_one_solution() {
    for name in lab::problem("sudoku").unwrap().instances {
        let puzzle = lab::sudoku_instance(name).unwrap();
        assert_eq!(puzzle.count(2, Budget::UNLIMITED), sudokit::Count::Exactly(1), "{name}");
    }
}

#[test]
fn a_run_in_slices_comes_to_the_same_as_in_one() {
    for entry in PROBLEMS {
        let (instance, strategy) =
            (entry.instances[0], entry.strategies[entry.strategies.len() - 1]);
        let whole = lab::run(entry.id, instance, strategy, 3, Budget::UNLIMITED).unwrap();
        let mut run = Run::new(lab::open(entry.id, instance, strategy).unwrap().walk, 3);
        while !run.advance(7) {
            assert!(matches!(run.report().count, Count::OutOfBudget(_)));
        }
        assert_eq!(run.report(), whole, "{}", entry.id);
    }
}

#[test]
fn what_is_exhausted_stays_so() {
    for entry in PROBLEMS.iter().filter(|entry| entry.id != "timetable") {
        let mut walk =
            lab::open(entry.id, entry.instances[0], entry.strategies[entry.strategies.len() - 1])
                .unwrap()
                .walk;
        while walk.next(&mut Budget::UNLIMITED.clone()) != Found::Exhausted {}
        let counters = *walk.counters();
        assert_eq!(walk.next(&mut Budget::UNLIMITED.clone()), Found::Exhausted);
        assert_eq!(*walk.counters(), counters);
    }
}
