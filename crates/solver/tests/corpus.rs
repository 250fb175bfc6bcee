//! The corpus: puzzles with facts that other programs found, asked of every engine. `corpus/README.md` says what the
//! files hold and where it is from.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use sudokit::{
    Budget, Count, Found, Grid, Puzzle, Reason, Relation, Search, Shape, Solution, TrueCandidates,
};

/// An engine, and how to begin a search with it; `None` where it does not take the shape.
type Engine = (&'static str, fn(&Puzzle) -> Option<Search>);

const ENGINES: &[Engine] = &[
    ("the one chosen for the shape", |puzzle| Some(Search::new(puzzle))),
    ("general", |puzzle| Some(Search::general(puzzle))),
];

/// What is known of a puzzle.
enum Fact {
    /// It has this one solution.
    Solution(Vec<u8>),
    /// It has this many.
    Count(u64),
    /// It has at least this many.
    AtLeast(u64),
    /// Givens conflict: the pairs, as `r3c9/r8c9`.
    Conflicts(Vec<String>),
}

struct Entry {
    at: String,
    puzzle: Puzzle,
    fact: Fact,
}

fn values(line: &str) -> Vec<u8> {
    let value = |c: char| if c == '.' { 0 } else { c.to_digit(36).unwrap() as u8 };
    line.chars().map(value).collect()
}

fn read(path: &Path) -> Vec<Entry> {
    let mut shape = None;
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(std::fs::read_to_string(path).unwrap().lines()) {
        let at = format!("{}:{number}", path.file_name().unwrap().display());
        if line.starts_with('#') {
            continue;
        }
        let (first, second) = line.split_once(' ').unwrap();
        if first == "shape" {
            let (height, width) = second.split_once('x').unwrap();
            shape = Some(Shape::new(height.parse().unwrap(), width.parse().unwrap()).unwrap());
            continue;
        }
        let shape = shape.clone().unwrap();
        let fact = if second.len() == first.len() {
            Fact::Solution(values(second))
        } else if let Some(least) = second.strip_suffix('+') {
            Fact::AtLeast(least.parse().unwrap())
        } else if second.starts_with('r') {
            Fact::Conflicts(second.split(',').map(String::from).collect())
        } else {
            Fact::Count(second.parse().unwrap())
        };
        let puzzle = Puzzle::new(Grid::from_values(shape, &values(first)).unwrap());
        entries.push(Entry { at, puzzle, fact });
    }
    entries
}

fn corpus() -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "txt"));
    paths.sort();
    let entries: Vec<_> = paths.iter().flat_map(|path| read(path)).collect();
    assert!(entries.len() > 1000, "the corpus is not where it should be");
    entries
}

/// Slices short enough to stop a search in the middle.
const SLICE: u64 = 100;

/// The next solution, asked for in slices.
fn next(search: &mut Search) -> Option<Grid> {
    loop {
        match search.next(&mut Budget::nodes(SLICE)) {
            Found::Solution(grid) => return Some(grid),
            Found::Exhausted => return None,
            Found::OutOfBudget => {}
        }
    }
}

#[test]
fn every_engine_finds_what_is_known() {
    for Entry { at, puzzle, fact } in corpus() {
        for (name, begin) in ENGINES {
            let Some(mut search) = begin(&puzzle) else { continue };
            let (expected, limit) = match &fact {
                Fact::Solution(solution) => {
                    let found =
                        next(&mut search).unwrap_or_else(|| panic!("{at}: {name}: no solution"));
                    assert_eq!(found.values(), solution, "{at}: {name}");
                    (Count::Exactly(0), u64::MAX)
                }
                Fact::Count(count) => (Count::Exactly(*count), u64::MAX),
                Fact::AtLeast(least) => (Count::AtLeast(*least), *least),
                Fact::Conflicts(_) => (Count::Exactly(0), 1),
            };
            let found = search.count(limit, &mut Budget::UNLIMITED.clone());
            assert_eq!(found, expected, "{at}: {name}");
        }
    }
}

#[test]
fn the_outcome_is_what_is_known() {
    for Entry { at, puzzle, fact } in corpus() {
        match (puzzle.solve(Budget::UNLIMITED), fact) {
            (Solution::Unique(only), Fact::Solution(solution)) => {
                assert_eq!(only.values(), solution, "{at}");
            }
            (Solution::None(Reason::Conflicts(conflicts)), Fact::Conflicts(pairs)) => {
                let shape = puzzle.shape();
                let cell = |c| format!("r{}c{}", shape.row(c) + 1, shape.column(c) + 1);
                let found: Vec<_> = conflicts
                    .iter()
                    .map(|c| format!("{}/{}", cell(c.cells[0]), cell(c.cells[1])))
                    .collect();
                assert_eq!(found, pairs, "{at}");
                for conflict in conflicts {
                    let Relation::House(house) = conflict.relation;
                    let cells = &shape.houses()[usize::from(house)].cells;
                    assert!(conflict.cells.iter().all(|cell| cells.contains(cell)), "{at}");
                }
            }
            (Solution::None(reason), Fact::Count(0)) => {
                let conflict = matches!(reason, Reason::Conflicts(_));
                assert_eq!(conflict, !puzzle.conflicts().is_empty(), "{at}");
            }
            (Solution::Multiple(two), Fact::Count(2..) | Fact::AtLeast(_)) => {
                assert!(!two[0].differences(&two[1]).is_empty(), "{at}");
                for grid in two.iter() {
                    assert!(grid.is_solved(), "{at}");
                    let kept = |(&given, &value): (&u8, &u8)| given == 0 || given == value;
                    assert!(puzzle.givens().values().iter().zip(grid.values()).all(kept), "{at}");
                }
            }
            (other, _) => panic!("{at}: {other:?}"),
        }
    }
}

/// For puzzles whose solutions are few, against the solutions themselves.
#[test]
fn true_candidates_are_those_of_all_solutions() {
    for Entry { at, puzzle, fact } in corpus() {
        let few = matches!(fact, Fact::Solution(_) | Fact::Count(..=300) | Fact::Conflicts(_));
        if !few {
            continue;
        }
        let mut expected = vec![0u32; puzzle.shape().cell_count()];
        for grid in puzzle.solutions() {
            for (set, value) in expected.iter_mut().zip(grid.values()) {
                *set |= 1 << (value - 1);
            }
        }
        match puzzle.true_candidates(Budget::UNLIMITED) {
            TrueCandidates::Known(known) => {
                assert_eq!(known.iter().map(|set| set.0).collect::<Vec<_>>(), expected, "{at}");
            }
            TrueCandidates::OutOfBudget(_) => panic!("{at}: out of a budget without bounds"),
        }
    }
}
