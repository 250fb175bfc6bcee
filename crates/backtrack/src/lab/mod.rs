//! The lab's shelf: every problem with its instances and strategies by name, so that a page, a link or a command can
//! say what is to be run.

mod instances;
mod run;

pub use run::{Report, Run};

use crate::colouring::Colouring;
use crate::crossword::{Crossword, CrosswordBoard};
use crate::graph::Graph;
use crate::hamiltonian::{HamiltonianPath, Warnsdorff};
use crate::kakuro::{Kakuro, KakuroBoard};
use crate::problem::{FewestValues, FirstOpen, Problem};
use crate::queens::QueenStrategy;
use crate::search::Search;
use crate::space::Space;
use crate::sudoku::{self, SudokuStrategy};
use crate::timetable::{School, Timetable};
use crate::walk::Walk;
use crate::word_search::{Letters, WordSearch};
use std::sync::Arc;
use sudokit::{Budget, Puzzle};

/// A problem on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name in links and commands.
    pub id: &'static str,
    /// The names of its instances. For queens any number up to 1000 is one; these are those to offer.
    pub instances: &'static [&'static str],
    /// The names of its strategies, the plainest first.
    pub strategies: &'static [&'static str],
}

/// The strategies of a problem that has none of its own: the first open place, and MRV.
const GENERAL: &[&str] = &["first-open", "mrv"];

/// All problems.
pub const PROBLEMS: [Entry; 8] = [
    Entry {
        id: "sudoku",
        instances: instances::SUDOKU_NAMES,
        strategies: &[
            "brute-force",
            "first-cell",
            "bitwise",
            "candidates",
            "mrv",
            "forward-checking",
            "propagation",
            "engine",
        ],
    },
    Entry {
        id: "queens",
        instances: &["4", "5", "6", "7", "8", "9", "10", "12", "16", "32", "100"],
        strategies: &["plain", "bitwise", "middle-first"],
    },
    Entry {
        id: "colouring",
        instances: &["australia", "petersen", "myciel3", "myciel3-3", "usa", "usa-3"],
        strategies: GENERAL,
    },
    Entry { id: "timetable", instances: &["toy", "toy-two-days"], strategies: GENERAL },
    Entry {
        id: "hamiltonian-path",
        instances: &["knight-5x5-corner", "knight-5x5", "knight-8x8-corner", "dodecahedron"],
        strategies: &["first-open", "warnsdorff"],
    },
    Entry { id: "kakuro", instances: &["wikipedia"], strategies: GENERAL },
    Entry { id: "word-search", instances: &["abcced", "see", "abcb"], strategies: &["first-open"] },
    Entry { id: "crossword", instances: &["textbook", "sator"], strategies: GENERAL },
];

/// What an instance looks like: all that is fixed before the first choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    /// A board with its givens.
    Sudoku(Puzzle),
    /// A chess-board of this side.
    Queens(usize),
    /// A graph and how many colours there are.
    Colouring(Arc<Graph>, usize),
    /// Courses, rooms, curricula.
    Timetable(Arc<School>),
    /// A graph to be walked.
    HamiltonianPath {
        /// The graph.
        graph: Arc<Graph>,
        /// Rows and columns, if its vertices are the squares of a board.
        board: Option<(usize, usize)>,
        /// Whether the path has to end next to its beginning.
        closed: bool,
    },
    /// A Kakuro.
    Kakuro(Arc<KakuroBoard>),
    /// A square of letters and a word.
    WordSearch(Arc<Letters>),
    /// A crossword and its words.
    Crossword(Arc<CrosswordBoard>),
}

/// What a name did not name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabError {
    /// No such problem: see [`PROBLEMS`].
    Problem,
    /// The problem has no such instance.
    Instance,
    /// The problem has no such strategy.
    Strategy,
    /// The instance is too large for the strategy.
    TooLarge,
}

/// A problem set up: how it looks, and a search that has not begun.
pub struct Setup {
    /// How it looks.
    pub scene: Scene,
    /// The search.
    pub walk: Box<dyn Walk>,
    /// How many fillings brute force would go through, where that is a power.
    pub space: Option<Space>,
}

/// The problem of this name.
pub fn problem(id: &str) -> Option<&'static Entry> {
    PROBLEMS.iter().find(|entry| entry.id == id)
}

/// Sets up an instance of a problem for a strategy, all by their names.
///
/// # Errors
/// When a name names nothing, or the board is too large for the strategy.
pub fn open(problem_id: &str, instance: &str, strategy: &str) -> Result<Setup, LabError> {
    let entry = problem(problem_id).ok_or(LabError::Problem)?;
    if !entry.strategies.contains(&strategy) {
        return Err(LabError::Strategy);
    }
    let setup = match problem_id {
        "sudoku" => return open_sudoku(&sudoku_instance(instance)?, strategy),
        "queens" => return open_queens(instance, strategy),
        "colouring" => instances::colouring(instance).map(|(graph, colours)| {
            let graph = Arc::new(graph);
            let space = Space { base: colours as u32, exponent: graph.len() as u32 };
            let walk = general(strategy, Colouring::new(graph.clone(), colours));
            Setup { scene: Scene::Colouring(graph, colours), walk, space: Some(space) }
        }),
        "timetable" => instances::school(instance).map(|school| {
            let school = Arc::new(school);
            let walk = general(strategy, Timetable::new(school.clone()));
            Setup { scene: Scene::Timetable(school), walk, space: None }
        }),
        "hamiltonian-path" => instances::path(instance).map(|(graph, board, start, closed)| {
            let graph = Arc::new(graph);
            let path = HamiltonianPath::new(graph.clone(), start, closed);
            let walk: Box<dyn Walk> = match strategy {
                "warnsdorff" => Box::new(Search::new(path, Warnsdorff)),
                _ => Box::new(Search::new(path, FirstOpen)),
            };
            Setup { scene: Scene::HamiltonianPath { graph, board, closed }, walk, space: None }
        }),
        "kakuro" => instances::kakuro(instance).map(|board| {
            let board = Arc::new(board);
            let kakuro = Kakuro::new(board.clone());
            let space = Space { base: 9, exponent: kakuro.places() as u32 };
            let walk = general(strategy, kakuro);
            Setup { scene: Scene::Kakuro(board), walk, space: Some(space) }
        }),
        "word-search" => instances::letters(instance).map(|letters| {
            let letters = Arc::new(letters);
            let walk = Box::new(Search::new(WordSearch::new(letters.clone()), FirstOpen));
            Setup { scene: Scene::WordSearch(letters), walk, space: None }
        }),
        "crossword" => instances::crossword(instance).map(|board| {
            let board = Arc::new(board);
            let walk = general(strategy, Crossword::new(board.clone()));
            Setup { scene: Scene::Crossword(board), walk, space: None }
        }),
        _ => return Err(LabError::Problem),
    };
    setup.ok_or(LabError::Instance)
}

/// Sets up any Sudoku: the board that is on the page now.
///
/// # Errors
/// When there is no such strategy.
pub fn open_sudoku(puzzle: &Puzzle, strategy: &str) -> Result<Setup, LabError> {
    let strategy = SudokuStrategy::from_id(strategy).ok_or(LabError::Strategy)?;
    Ok(Setup {
        scene: Scene::Sudoku(puzzle.clone()),
        walk: strategy.walk(puzzle),
        space: Some(sudoku::space(puzzle)),
    })
}

/// The Sudoku instance of this name.
///
/// # Errors
/// When there is none.
pub fn sudoku_instance(name: &str) -> Result<Puzzle, LabError> {
    instances::sudoku(name).ok_or(LabError::Instance)
}

/// Runs an instance to the solution number `solutions`, or until the budget is spent.
///
/// # Errors
/// As [`open`].
pub fn run(
    problem: &str,
    instance: &str,
    strategy: &str,
    solutions: u64,
    budget: Budget,
) -> Result<Report, LabError> {
    let setup = open(problem, instance, strategy)?;
    let mut run = Run::new(setup.walk, solutions);
    run.advance(budget.remaining());
    Ok(run.report())
}

fn open_queens(instance: &str, strategy: &str) -> Result<Setup, LabError> {
    let n = instance.parse().map_err(|_| LabError::Instance)?;
    let strategy = QueenStrategy::from_id(strategy).ok_or(LabError::Strategy)?;
    let walk = strategy.walk(n).ok_or(LabError::TooLarge)?;
    let space = Space { base: n as u32, exponent: n as u32 };
    Ok(Setup { scene: Scene::Queens(n), walk, space: Some(space) })
}

fn general<P: Problem + Clone + 'static>(strategy: &str, problem: P) -> Box<dyn Walk> {
    match strategy {
        "mrv" => Box::new(Search::new(problem, FewestValues)),
        _ => Box::new(Search::new(problem, FirstOpen)),
    }
}
