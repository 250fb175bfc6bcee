//! The engine for every shape: depth-first search with singles propagated at every node.
//!
//! A node guesses one candidate of a cell with fewest (MRV, minimum remaining values), or one of the two places of a
//! digit in a house; when that is done with, the candidate is taken out and the search goes on without it. The
//! branches share no solution and lose none, so the walk gives each solution once.

pub(in crate::search) mod propagate;

use super::{Budget, Count, Found, Step};
use crate::grid::Grid;
use crate::sets::{Cell, DigitSet};
use propagate::{Propagator, Rules};

/// A walk over the solutions of any shape, with a stack of its own, resumable at every node.
#[derive(Clone, Debug)]
pub struct General {
    rules: Rules,
    propagator: Propagator,
    /// The states from the root to here, one word a cell; the last is the present one.
    states: Vec<u32>,
    /// The candidate guessed in each state but the last.
    guesses: Vec<Guess>,
    at: At,
    nodes: u64,
}

/// A cell and the bit of one of its candidates.
#[derive(Clone, Copy, Debug)]
struct Guess {
    cell: u16,
    bit: u32,
}

/// Where the walk stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// The present state is propagated and stands.
    Node,
    /// The present state is done with: go back to the last guess.
    DeadEnd,
    /// All is done.
    End,
}

impl General {
    /// A walk over the boards that hold these givens. There are none if the givens conflict.
    pub fn new(givens: &Grid) -> General {
        let rules = Rules::new(givens.shape());
        let mut propagator = Propagator::new(&rules);
        let mut states = vec![0; rules.cells()];
        let stands = propagator.begin(&rules, givens, &mut states);
        let at = if stands { At::Node } else { At::DeadEnd };
        General { rules, propagator, states, guesses: Vec::new(), at, nodes: 0 }
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The next solution.
    pub fn next(&mut self, budget: &mut Budget) -> Found {
        match self.advance(budget, |_, set| set) {
            Step::Solution => Found::Solution(self.grid()),
            Step::Exhausted => Found::Exhausted,
            Step::OutOfBudget => Found::OutOfBudget,
        }
    }

    /// Counts on, up to `limit` solutions more. No boards are made.
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Count {
        let mut count = 0;
        while count < limit {
            match self.advance(budget, |_, set| set) {
                Step::Solution => count += 1,
                Step::Exhausted => return Count::Exactly(count),
                Step::OutOfBudget => return Count::OutOfBudget(count),
            }
        }
        Count::AtLeast(count)
    }

    /// Goes to the next solution. Of the candidates of a cell, one of those that `prefer` picks is guessed first.
    fn advance(&mut self, budget: &mut Budget, prefer: impl Fn(usize, u32) -> u32) -> Step {
        loop {
            match self.at {
                At::Node => {
                    let Some((cell, set)) = self.choose() else {
                        self.at = At::DeadEnd;
                        return Step::Solution;
                    };
                    if !budget.spend() {
                        return Step::OutOfBudget;
                    }
                    self.nodes += 1;
                    let liked = prefer(usize::from(cell), set);
                    let pick = if liked == 0 { set } else { liked };
                    self.guess(Guess { cell, bit: pick & pick.wrapping_neg() });
                }
                At::DeadEnd => match self.guesses.pop() {
                    Some(guess) => self.give_up(guess),
                    None => self.at = At::End,
                },
                At::End => return Step::Exhausted,
            }
        }
    }

    /// Goes down: keeps the present state and tries `guess` in a copy.
    fn guess(&mut self, guess: Guess) {
        self.guesses.push(guess);
        self.states.extend_from_within(self.states.len() - self.rules.cells()..);
        let Guess { cell, bit } = guess;
        let (rules, propagator) = (&self.rules, &mut self.propagator);
        let state = top(rules, &mut self.states);
        self.at = if propagator.assign(rules, state, cell, bit) { At::Node } else { At::DeadEnd };
    }

    /// Goes back to the state in which `guess` was made, and on without its candidate.
    fn give_up(&mut self, Guess { cell, bit }: Guess) {
        self.states.truncate(self.states.len() - self.rules.cells());
        let (rules, propagator) = (&self.rules, &mut self.propagator);
        let state = top(rules, &mut self.states);
        self.at =
            if propagator.eliminate(rules, state, cell, bit) { At::Node } else { At::DeadEnd };
    }

    /// Where to guess: a cell with fewest candidates, and these; or, when no cell has as few as two but some digit
    /// has in some house, one of its two cells with that digit alone. `None` when every cell is settled.
    fn choose(&self) -> Option<(u16, u32)> {
        let state = &self.states[self.states.len() - self.rules.cells()..];
        let (mut best, mut fewest) = (None, u32::MAX);
        for (cell, &set) in (0..).zip(state) {
            let count = set.count_ones();
            if count > 1 && count < fewest {
                best = Some((cell, set));
                fewest = count;
                if count == 2 {
                    return best;
                }
            }
        }
        best?;
        for unit in &self.rules.units {
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for &cell in unit {
                let set = state[usize::from(cell)];
                thrice |= twice & set;
                twice |= once & set;
                once |= set;
            }
            let two = twice & !thrice;
            if two != 0 {
                let digit = two & two.wrapping_neg();
                let place = unit.iter().find(|&&cell| state[usize::from(cell)] & digit != 0);
                return place.map(|&cell| (cell, digit)).or(best);
            }
        }
        best
    }

    /// The board of the present state, all of whose cells are settled.
    fn grid(&self) -> Grid {
        let state = &self.states[self.states.len() - self.rules.cells()..];
        let mut grid = Grid::empty(self.rules.shape().clone());
        for (cell, &set) in (0..).zip(state) {
            grid.set(Cell(cell), DigitSet(set).single());
        }
        grid
    }
}

fn top<'a>(rules: &Rules, states: &'a mut [u32]) -> &'a mut [u32] {
    let start = states.len() - rules.cells();
    &mut states[start..]
}

/// The walk behind [`super::TrueSearch`]: for each candidate not yet seen in a solution, a search that begins with it.
///
/// What one search proves, the next ones use: they all begin at one state, from which every candidate is taken that
/// turned out to be in no solution; and they guess the unseen candidates first.
#[derive(Clone, Debug)]
pub(in crate::search) struct Survey {
    walk: General,
    /// The candidates that may be in a solution, propagated.
    root: Vec<u32>,
    /// Those that are.
    found: Box<[DigitSet]>,
    /// What the present search tries; nothing before the first, which asks whether there is any solution.
    trial: Option<Guess>,
    done: bool,
}

impl Survey {
    pub(in crate::search) fn new(givens: &Grid) -> Survey {
        let walk = General::new(givens);
        let root = walk.states.clone();
        let found = vec![DigitSet::EMPTY; root.len()].into_boxed_slice();
        Survey { walk, root, found, trial: None, done: false }
    }

    /// Goes on; says whether it is finished.
    pub(in crate::search) fn run(&mut self, budget: &mut Budget) -> bool {
        while !self.done {
            let found = &self.found;
            match self.walk.advance(budget, |cell, set| set & !found[cell].0) {
                Step::OutOfBudget => return false,
                Step::Solution => self.record(),
                Step::Exhausted => self.done = !self.refute(),
            }
            self.done = self.done || !self.next_trial();
        }
        true
    }

    pub(in crate::search) fn found(&self) -> &[DigitSet] {
        &self.found
    }

    fn record(&mut self) {
        for (found, &set) in
            self.found.iter_mut().zip(&*top(&self.walk.rules, &mut self.walk.states))
        {
            found.0 |= set;
        }
    }

    /// Takes what was tried in vain from the root; whether anything remains to be tried.
    fn refute(&mut self) -> bool {
        let Some(Guess { cell, bit }) = self.trial else { return false };
        let General { rules, propagator, .. } = &mut self.walk;
        propagator.eliminate(rules, &mut self.root, cell, bit)
    }

    /// Begins the search with the next candidate that was not seen; whether there is one.
    fn next_trial(&mut self) -> bool {
        let unseen = (0..).zip(self.root.iter().zip(&self.found));
        let mut open = unseen.map(|(cell, (set, found))| (cell, set & !found.0));
        let Some((cell, set)) = open.find(|&(_, set)| set != 0) else { return false };
        let guess = Guess { cell, bit: set & set.wrapping_neg() };
        self.trial = Some(guess);
        let walk = &mut self.walk;
        walk.guesses.clear();
        walk.states.clear();
        walk.states.extend_from_slice(&self.root);
        let (rules, propagator) = (&walk.rules, &mut walk.propagator);
        let stands = propagator.assign(rules, &mut walk.states, cell, guess.bit);
        walk.at = if stands { At::Node } else { At::DeadEnd };
        true
    }
}
