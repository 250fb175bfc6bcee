//! The solver's own engine in the lab's clothes, for comparison.

use crate::problem::{Choice, Place, Value};
use crate::search::{Found, Move};
use crate::walk::Walk;
use crate::watch::{Counters, Event, Visitor, Watch};
use sudokit::{Budget, Cell, Grid, Puzzle};

/// Nodes that one move may spend.
const NODES_A_MOVE: u64 = 256;

/// The engine as a walk. Of its work it shows only the guesses, as nodes, and each solution as placements that are
/// all forced.
#[derive(Clone, Debug)]
pub struct EngineWalk {
    givens: Grid,
    search: sudokit::Search,
    solution: Option<Grid>,
    counters: Counters,
    exhausted: bool,
}

impl EngineWalk {
    /// A search of `puzzle` that has not begun.
    pub fn new(puzzle: &Puzzle) -> EngineWalk {
        EngineWalk {
            givens: puzzle.givens().clone(),
            search: puzzle.search(),
            solution: None,
            counters: Counters::default(),
            exhausted: false,
        }
    }

    fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        self.givens.shape().cells().filter(|&cell| self.givens.get(cell).is_none())
    }

    /// Takes back the solution that stands, and looks for the next.
    fn advance(&mut self, budget: &mut Budget, visitor: Option<&mut dyn Visitor>) -> Found {
        let mut counters = self.counters;
        let watch = &mut Watch::new(&mut counters, visitor);
        if let Some(solution) = self.solution.take() {
            for cell in self.open() {
                if let Some(choice) = choice(&solution, cell) {
                    watch.note(Event::Undo { choice, forced: true });
                }
            }
        }
        let found = match self.search.next(budget) {
            sudokit::Found::Solution(solution) => {
                for cell in self.open() {
                    if let Some(choice) = choice(&solution, cell) {
                        watch.note(Event::Place { choice, forced: true });
                    }
                }
                watch.note(Event::Solution);
                self.solution = Some(solution);
                Found::Solution
            }
            sudokit::Found::Exhausted => {
                self.exhausted = true;
                Found::Exhausted
            }
            sudokit::Found::OutOfBudget => Found::OutOfBudget,
        };
        counters.nodes = self.search.nodes();
        self.counters = counters;
        found
    }
}

fn choice(solution: &Grid, cell: Cell) -> Option<Choice> {
    let digit = solution.get(cell)?;
    Some(Choice { place: cell.index(), value: digit.0.into() })
}

impl Walk for EngineWalk {
    fn step(&mut self, visitor: Option<&mut dyn Visitor>) -> Move {
        if self.exhausted {
            return Move::Exhausted;
        }
        match self.advance(&mut Budget::nodes(NODES_A_MOVE), visitor) {
            Found::Solution => Move::Solution,
            Found::Exhausted => Move::Exhausted,
            Found::OutOfBudget => Move::Went,
        }
    }

    fn next(&mut self, budget: &mut Budget) -> Found {
        if self.exhausted { Found::Exhausted } else { self.advance(budget, None) }
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn places(&self) -> usize {
        self.givens.values().len()
    }

    fn value(&self, place: Place) -> Option<Value> {
        let board = self.solution.as_ref().unwrap_or(&self.givens);
        board.get(Cell(place as u16)).map(|digit| digit.0.into())
    }

    /// The engine's stack is not known here: a board for each open cell.
    fn footprint(&self) -> usize {
        8 * self.givens.open() * self.givens.values().len()
    }

    fn boxed(&self) -> Box<dyn Walk> {
        Box::new(self.clone())
    }
}
