//! Singles: that each is found, with the right reason, and that a path of them never leaves the solution.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sudokit::logic::technique::{self, FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use sudokit::logic::{Pattern, Technique, next_single, next_step};
use sudokit::{Budget, Candidates, Cell, Digit, Grid, HouseKind, Puzzle, Shape, Solution};

/// Field case C1: a puzzle of 17 givens with a naked single 9 in r4c4, for which a well-known program proposed a
/// hidden pair.
const C1: &str =
    ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........";
/// The example of the Wikipedia article on Sudoku. Singles solve it.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn grid(line: &str) -> Grid {
    line.parse::<Puzzle>().unwrap().givens().clone()
}

fn candidates(line: &str) -> Candidates {
    Candidates::of(&grid(line))
}

fn solution(grid: &Grid) -> Grid {
    match Puzzle::new(grid.clone()).solve(Budget::default()) {
        Solution::Unique(solution) => solution,
        other => panic!("one solution expected, found {other:?}"),
    }
}

/// `digit row column`, as the regression library writes it.
fn placed(triple: &str) -> (Cell, Digit) {
    let [digit, row, column] = *triple.as_bytes() else { panic!("{triple:?} is no placement") };
    (Cell(u16::from(row - b'1') * 9 + u16::from(column - b'1')), Digit(digit - b'0'))
}

#[test]
fn the_cases_of_the_regression_library_are_found() {
    let mut cases = 0;
    for line in include_str!("corpus/singles.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [code, board, removed, placement] = *line.split('\t').collect::<Vec<_>>() else {
            panic!("four columns expected: {line:?}")
        };
        let technique =
            *technique::SINGLES.iter().find(|technique| technique.code == code).unwrap();
        let mut state = candidates(&board.replace('+', ""));
        for triple in removed.split_whitespace() {
            let (cell, digit) = placed(triple);
            assert!(state.eliminate(cell, digit), "{line}");
        }
        let expected = placed(placement);
        let found = technique.find_all(&state);
        assert!(found.iter().any(|step| step.placements == [expected]), "{line}");
        assert_eq!(found.first(), technique.find(&state).as_ref(), "{line}");
        cases += 1;
    }
    assert_eq!(cases, 93);
}

/// Takes hidden singles and full houses until there are none.
fn without_hidden_singles(line: &str) -> Candidates {
    let mut state = candidates(line);
    while let Some(step) = next_step(&state, &[&FULL_HOUSE, &HIDDEN_SINGLE]) {
        step.apply(&mut state);
    }
    state
}

#[test]
fn the_naked_single_of_case_c1_is_there() {
    let state = without_hidden_singles(C1);
    let step = next_single(&state).unwrap();
    assert_eq!((step.technique, step.placements[0]), (&NAKED_SINGLE, (Cell(30), Digit(9))));
    let Pattern::NakedSingle { excluded } = &step.pattern else { panic!("{step:?}") };
    assert_eq!(
        excluded.iter().map(|&(digit, _)| digit.0).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5, 6, 7, 8]
    );
    for &(digit, by) in excluded {
        let by = by.unwrap();
        assert_eq!(state.grid().get(by), Some(digit));
        assert!(state.shape().peers(Cell(30)).contains(&by));
    }
}

#[test]
fn the_order_decides_which_single_comes_first() {
    // There is a naked single in r5c5, and there are hidden ones.
    let state = candidates(EASY);
    let first = |order: &[&'static Technique]| next_step(&state, order).unwrap().technique.id;
    assert_eq!(first(technique::SINGLES), "naked-single");
    assert_eq!(first(technique::SINGLES_BY_EXPLAINER), "hidden-single");
    assert_eq!(next_step(&state, &[]), None);
}

#[test]
fn a_hidden_single_names_who_keeps_the_digit_out() {
    let state = candidates(EASY);
    for step in HIDDEN_SINGLE.find_all(&state) {
        let (cell, digit) = step.placements[0];
        let Pattern::HiddenSingle { house, excluded } = &step.pattern else { panic!("{step:?}") };
        let house = &state.shape().houses()[usize::from(*house)];
        let open = house.cells.iter().filter(|&&c| state.grid().get(c).is_none());
        let others: Vec<Cell> = open.copied().filter(|&c| c != cell).collect();
        assert_eq!(excluded.iter().map(|&(cell, _)| cell).collect::<Vec<_>>(), others);
        for &(other, by) in excluded {
            // On a board whose candidates are fresh, a filled cell excludes each.
            let by = by.unwrap();
            assert_eq!(state.grid().get(by), Some(digit));
            assert!(state.shape().peers(by).contains(&other));
        }
    }
}

#[test]
fn a_candidate_struck_out_before_has_no_holder() {
    let mut state = Candidates::of(&Grid::empty(Shape::classic()));
    for cell in 1..9 {
        state.eliminate(Cell(cell), Digit(5));
    }
    let step = next_single(&state).unwrap();
    assert_eq!(
        (step.technique, &step.placements[..]),
        (&HIDDEN_SINGLE, &[(Cell(0), Digit(5))][..])
    );
    let excluded = (1..9).map(|cell| (Cell(cell), None)).collect();
    assert_eq!(step.pattern, Pattern::HiddenSingle { house: 0, excluded });
    assert_eq!(step.explainer_rating(state.shape()), 15);
}

#[test]
fn a_box_is_looked_at_before_a_line() {
    let state = candidates(EASY);
    let step = HIDDEN_SINGLE.find(&state).unwrap();
    let Pattern::HiddenSingle { house, .. } = step.pattern else { panic!("{step:?}") };
    assert_eq!(state.shape().houses()[usize::from(house)].kind, HouseKind::Box);
    assert_eq!(step.explainer_rating(state.shape()), 12);
}

#[test]
fn a_full_house_is_the_last_cell_of_a_house() {
    let solved = solution(&grid(EASY));
    let mut grid = solved.clone();
    grid.set(Cell(40), None);
    let step = next_single(&Candidates::of(&grid)).unwrap();
    assert_eq!((step.technique, step.placements[0]), (&FULL_HOUSE, (Cell(40), Digit(5))));
    assert_eq!(step.explainer_rating(grid.shape()), 10);
    assert_eq!(next_single(&Candidates::of(&solved)), None);
}

#[test]
fn a_full_house_that_another_house_forbids_is_no_step() {
    // Row 1 lacks only the 9 in r1c9, and column 9 holds a 9 already.
    let line = format!("12345678.{}9{}", ".".repeat(26), ".".repeat(45));
    assert_eq!(FULL_HOUSE.find(&candidates(&line)), None);
}

#[test]
fn singles_alone_solve_the_easy_one_and_not_the_hard_one() {
    assert_eq!(follow(&grid(EASY)).open(), 0);
    // "AI Escargot" (Arto Inkala, 2006): no single at all beyond the givens solves it.
    let hard =
        grid("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    assert_ne!(follow(&hard).open(), 0);
}

/// Takes singles until there are none, checking each against the solution.
fn follow(grid: &Grid) -> Grid {
    let solution = solution(grid);
    let mut state = Candidates::of(grid);
    while let Some(step) = next_single(&state) {
        for &(cell, digit) in &step.placements {
            assert_eq!(solution.get(cell), Some(digit), "{step:?}");
            assert!(state.get(cell).contains(digit));
        }
        let open = state.grid().open();
        step.apply(&mut state);
        assert_eq!(state.grid().open(), open - 1);
    }
    state.grid().clone()
}

proptest! {
    /// Whatever cells of a solution are shown: while it is the only one, singles stay within it.
    #[test]
    fn a_path_of_singles_stays_within_the_only_solution(shown in prop::collection::vec(any::<bool>(), 81)) {
        let mut grid = grid(EASY);
        let solution = solution(&grid);
        for (cell, shown) in (0..).map(Cell).zip(shown) {
            if shown {
                grid.set(cell, solution.get(cell));
            }
        }
        follow(&grid);
    }

    /// Boards of any content, with conflicts and all: every technique answers.
    #[test]
    fn any_board_is_answered(values in prop::collection::vec(0u8..=6, 36)) {
        let grid = Grid::from_values(Shape::of_side(6).unwrap(), &values).unwrap();
        let mut state = Candidates::of(&grid);
        while let Some(step) = next_single(&state) {
            step.apply(&mut state);
        }
    }
}
