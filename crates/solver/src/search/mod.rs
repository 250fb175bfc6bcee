//! Search: picks the engine for a shape, and builds every question on one resumable walk over the solutions.

#[cfg(feature = "clauses")]
mod cdcl;
#[cfg(not(feature = "clauses"))]
#[path = "no_cdcl.rs"]
mod cdcl;
pub mod classic;
pub mod general;
mod reason;

use crate::check::Conflict;
use crate::grid::{Grid, Puzzle};
use crate::sets::{Cell, Digit, DigitSet};

pub use reason::why_none;

/// How many nodes (guesses) a call may still spend. When they are gone, the call answers "out of budget", and the
/// search it belongs to can go on with a new budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    nodes: u64,
}

impl Budget {
    /// No bound.
    pub const UNLIMITED: Budget = Budget { nodes: u64::MAX };

    /// A budget of this many nodes.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes }
    }

    /// What is left of it.
    pub fn remaining(self) -> u64 {
        self.nodes
    }

    /// Takes one node, if there is one.
    ///
    /// Not written as `nodes -= u64::from(nodes != 0)`: with rustc 1.95 (LLVM 22.1.2) and `opt-level = 3` that never
    /// counts down.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        match self.nodes.checked_sub(1) {
            Some(left) => {
                self.nodes = left;
                true
            }
            None => false,
        }
    }
}

impl Default for Budget {
    /// Half a million nodes: many times what "one, several or none?" takes on a 9×9, where they last less than a second.
    /// On a hard 25×25, where a node costs most, they last about half a minute in a native build. A count of many
    /// solutions may take more.
    fn default() -> Budget {
        Budget::nodes(500_000)
    }
}

/// What a puzzle turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// It has this one solution.
    Unique(Grid),
    /// It has at least these two; [`Grid::differences`] says where they differ.
    Multiple(Box<[Grid; 2]>),
    /// It has none.
    None(Reason),
    /// Not known within the budget.
    OutOfBudget,
}

/// Why a puzzle has no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Givens break a rule: these pairs. No search was made.
    Conflicts(Vec<Conflict>),
    /// A cell has no candidate left.
    NoCandidate {
        /// The cell.
        cell: Cell,
        /// The placements that the givens force first, one after another; empty when it shows at once.
        after: Vec<(Cell, Digit)>,
    },
    /// A digit has no place left in a house.
    NoPlace {
        /// The house, an index into [`crate::Shape::houses`].
        house: u16,
        /// The digit.
        digit: Digit,
        /// As in [`Reason::NoCandidate`].
        after: Vec<(Cell, Digit)>,
    },
    /// Every possibility was tried.
    Exhausted,
}

/// What the next step of a [`Search`] gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A solution that was not given before.
    Solution(Grid),
    /// There are no more.
    Exhausted,
    /// The budget ran out; ask again with a new one.
    OutOfBudget,
}

/// [`Found`] without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A solution that was not given before; the walk holds it.
    Solution,
    /// There are no more.
    Exhausted,
    /// The budget ran out; ask again with a new one.
    OutOfBudget,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many, all of them.
    Exactly(u64),
    /// This many were found, which is the limit that was asked for.
    AtLeast(u64),
    /// This many were found when the budget ran out.
    OutOfBudget(u64),
}

/// For every cell the digits that occur in some solution. All are empty when there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrueCandidates {
    /// All of them.
    Known(Box<[DigitSet]>),
    /// Those found when the budget ran out.
    OutOfBudget(Box<[DigitSet]>),
}

/// A walk over the solutions of a puzzle. It holds its own stack, so it can be stopped and resumed at any node.
#[derive(Clone, Debug)]
pub struct Search {
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    /// The givens conflict: nothing to search.
    Nothing,
    Classic(Box<classic::Classic>),
    General(Box<general::General>),
}

impl Search {
    /// A search that has not begun, by the engine that is best for the shape. Givens that conflict are never
    /// searched: it is exhausted from the start.
    pub fn new(puzzle: &Puzzle) -> Search {
        match classic_board(puzzle).and_then(|board| classic::Classic::new(board).ok()) {
            Some(classic) => Search { engine: Engine::Classic(Box::new(classic)) },
            None => Search::general(puzzle),
        }
    }

    /// The same by the engine for every shape, where another would be faster: to compare the two.
    pub fn general(puzzle: &Puzzle) -> Search {
        let engine = if puzzle.conflicts().is_empty() {
            Engine::General(Box::new(general::General::new(puzzle.givens())))
        } else {
            Engine::Nothing
        };
        Search { engine }
    }

    /// The next solution.
    pub fn next(&mut self, budget: &mut Budget) -> Found {
        match &mut self.engine {
            Engine::Nothing => Found::Exhausted,
            Engine::Classic(classic) => next_of_classic(classic, budget),
            Engine::General(general) => general.next(budget),
        }
    }

    /// Counts on, up to `limit` solutions more, without handing them out. What it answers counts this call only.
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Count {
        match &mut self.engine {
            Engine::Nothing => Count::Exactly(0),
            Engine::Classic(classic) => classic.count(limit, budget),
            Engine::General(general) => general.count(limit, budget),
        }
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        match &self.engine {
            Engine::Nothing => 0,
            Engine::Classic(classic) => classic.nodes(),
            Engine::General(general) => general.nodes(),
        }
    }
}

/// [`Puzzle::solve`] for what a 9×9 board's engine can answer: `None` when the shape is another and the givens do not
/// conflict. A program that asks only this carries no other engine.
pub fn solve_classic(puzzle: &Puzzle, mut budget: Budget) -> Option<Solution> {
    let Some(mut classic) =
        classic_board(puzzle).and_then(|board| classic::Classic::new(board).ok())
    else {
        return (!puzzle.conflicts().is_empty()).then(|| Solution::None(why_none(puzzle)));
    };
    let next = |budget: &mut Budget| next_of_classic(&mut classic, budget);
    Some(judge(puzzle, &mut None, next, &mut budget).unwrap_or(Solution::OutOfBudget))
}

fn next_of_classic(classic: &mut classic::Classic, budget: &mut Budget) -> Found {
    match classic.advance(budget) {
        Step::Solution => Found::Solution(classic.grid()),
        Step::Exhausted => Found::Exhausted,
        Step::OutOfBudget => Found::OutOfBudget,
    }
}

/// One solution, several or none, from a walk over the solutions that goes on with `next`; `first` is kept from one call
/// to the next. `None` when the budget ran out.
fn judge(
    puzzle: &Puzzle,
    first: &mut Option<Grid>,
    mut next: impl FnMut(&mut Budget) -> Found,
    budget: &mut Budget,
) -> Option<Solution> {
    loop {
        match (next(budget), first.take()) {
            (Found::Solution(grid), None) => *first = Some(grid),
            (Found::Solution(second), Some(first)) => {
                return Some(Solution::Multiple(Box::new([first, second])));
            }
            (Found::Exhausted, Some(only)) => return Some(Solution::Unique(only)),
            (Found::Exhausted, None) => return Some(Solution::None(why_none(puzzle))),
            (Found::OutOfBudget, kept) => {
                *first = kept;
                return None;
            }
        }
    }
}

/// The values of a classic board whose givens do not conflict.
fn classic_board(puzzle: &Puzzle) -> Option<&[u8; 81]> {
    let classic = puzzle.shape().is_classic() && puzzle.conflicts().is_empty();
    classic.then(|| puzzle.givens().values().try_into().ok()).flatten()
}

/// The question "one, several or none?", resumable.
#[derive(Clone, Debug)]
pub struct Solving {
    puzzle: Puzzle,
    search: Search,
    first: Option<Grid>,
}

impl Solving {
    /// The question, not yet begun.
    pub fn new(puzzle: &Puzzle) -> Solving {
        Solving { puzzle: puzzle.clone(), search: Search::new(puzzle), first: None }
    }

    /// Goes on; `None` when the budget ran out first.
    pub fn run(&mut self, budget: &mut Budget) -> Option<Solution> {
        let Solving { puzzle, search, first } = self;
        judge(puzzle, first, |budget| search.next(budget), budget)
    }

    /// The first solution found so far.
    pub fn first(&self) -> Option<&Grid> {
        self.first.as_ref()
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}

/// The question "which digits occur in some solution?", resumable.
#[derive(Clone, Debug)]
pub struct TrueSearch {
    survey: Survey,
    found: Box<[DigitSet]>,
}

#[derive(Clone, Debug)]
enum Survey {
    /// The givens conflict: nothing to search.
    Nothing,
    Classic(Box<classic::Survey>),
    General(Box<general::Survey>),
}

impl TrueSearch {
    /// The question, not yet begun.
    pub fn new(puzzle: &Puzzle) -> TrueSearch {
        let survey = if !puzzle.conflicts().is_empty() {
            Survey::Nothing
        } else if let Some(survey) = classic_board(puzzle).and_then(classic::Survey::new) {
            Survey::Classic(Box::new(survey))
        } else {
            Survey::General(Box::new(general::Survey::new(puzzle.givens())))
        };
        let found = vec![DigitSet::EMPTY; puzzle.shape().cell_count()].into_boxed_slice();
        TrueSearch { survey, found }
    }

    /// Goes on; says whether it is finished.
    pub fn run(&mut self, budget: &mut Budget) -> bool {
        match &mut self.survey {
            Survey::Nothing => true,
            Survey::Classic(survey) => {
                let finished = survey.run(budget);
                survey.write(&mut self.found);
                finished
            }
            Survey::General(survey) => survey.run(budget),
        }
    }

    /// What was found so far, cell by cell.
    pub fn found(&self) -> &[DigitSet] {
        match &self.survey {
            Survey::Nothing | Survey::Classic(_) => &self.found,
            Survey::General(survey) => survey.found(),
        }
    }
}

pub(crate) fn solve(puzzle: &Puzzle, mut budget: Budget) -> Solution {
    Solving::new(puzzle).run(&mut budget).unwrap_or(Solution::OutOfBudget)
}

pub(crate) fn count(puzzle: &Puzzle, limit: u64, mut budget: Budget) -> Count {
    Search::new(puzzle).count(limit, &mut budget)
}

pub(crate) fn solutions(puzzle: &Puzzle) -> impl Iterator<Item = Grid> + use<> {
    let mut search = Search::new(puzzle);
    std::iter::from_fn(move || match search.next(&mut Budget::UNLIMITED.clone()) {
        Found::Solution(grid) => Some(grid),
        Found::Exhausted | Found::OutOfBudget => None,
    })
}

pub(crate) fn true_candidates(puzzle: &Puzzle, mut budget: Budget) -> TrueCandidates {
    let mut search = TrueSearch::new(puzzle);
    let finished = search.run(&mut budget);
    let found = search.found().into();
    if finished { TrueCandidates::Known(found) } else { TrueCandidates::OutOfBudget(found) }
}
