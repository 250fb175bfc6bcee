//! Depth-first search with singles propagated at every node.
//!
//! A node guesses one candidate of a cell with fewest (MRV, minimum remaining values), or one of the two places of a
//! digit in a house; when that is done with, the candidate is taken out and the search goes on without it. The
//! branches share no solution and lose none, so the walk gives each solution once.

use super::propagate::{Propagator, Rules};
use crate::grid::Grid;
use crate::search::Budget;

/// A walk over the solutions, with a stack of its own, resumable at every node.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) rules: Rules,
    propagator: Propagator,
    /// The states from the root to here, one word a cell; the last is the present one.
    states: Vec<u32>,
    /// The candidate guessed in each state but the last.
    guesses: Vec<Guess>,
    /// The guesses that are done with, each with the number of guesses before it, for those in force.
    tried: Vec<(u32, Guess)>,
    at: At,
    pub(super) nodes: u64,
    /// Dead ends since the last solution.
    dead_ends: u32,
    /// After this many the walk is stuck.
    patience: u32,
}

/// A cell and the bit of one of its candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    pub(super) cell: u16,
    pub(super) bit: u32,
}

/// How a walk came to a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walked {
    Solution,
    Exhausted,
    OutOfBudget,
    /// Another engine should go on.
    Stuck,
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

impl Walk {
    /// A walk over the boards that hold these givens. There are none if the givens conflict.
    pub(super) fn new(givens: &Grid, patience: u32) -> Walk {
        let rules = Rules::new(givens.shape());
        let mut propagator = Propagator::new(&rules);
        let mut states = vec![0; rules.cells()];
        let stands = propagator.begin(&rules, givens, &mut states);
        let at = if stands { At::Node } else { At::DeadEnd };
        let (guesses, tried) = (Vec::new(), Vec::new());
        Walk { rules, propagator, states, guesses, tried, at, nodes: 0, dead_ends: 0, patience }
    }

    /// Begins again from a propagated state, with `guess` for a given.
    pub(super) fn begin(&mut self, root: &[u32], guess: Guess) {
        self.guesses.clear();
        self.tried.clear();
        self.states.clear();
        self.states.extend_from_slice(root);
        self.dead_ends = 0;
        let (rules, propagator) = (&self.rules, &mut self.propagator);
        let stands = propagator.assign(rules, &mut self.states, guess.cell, guess.bit);
        self.at = if stands { At::Node } else { At::DeadEnd };
    }

    /// Takes a candidate from a propagated state; whether that still stands.
    pub(super) fn refute(&mut self, root: &mut [u32], Guess { cell, bit }: Guess) -> bool {
        self.propagator.eliminate(&self.rules, root, cell, bit)
    }

    /// The state before all guesses.
    pub(super) fn root(&self) -> &[u32] {
        &self.states[..self.rules.cells()]
    }

    /// The present state.
    pub(super) fn state(&self) -> &[u32] {
        &self.states[self.states.len() - self.rules.cells()..]
    }

    /// The choices that lead to what was walked so far, in addition to what the root has lost: each a row of guesses
    /// that together are done with.
    pub(super) fn walked(&self) -> impl Iterator<Item = impl Iterator<Item = Guess>> {
        self.tried
            .iter()
            .filter(|&&(depth, _)| depth > 0)
            .map(|&(depth, last)| self.guesses[..depth as usize].iter().copied().chain([last]))
    }

    /// Goes to the next solution. Of the candidates of a cell, one of those that `prefer` picks is guessed first.
    pub(super) fn advance(
        &mut self,
        budget: &mut Budget,
        prefer: impl Fn(usize, u32) -> u32,
    ) -> Walked {
        loop {
            match self.at {
                At::Node => {
                    let Some((cell, set)) = self.choose() else {
                        self.at = At::DeadEnd;
                        self.dead_ends = 0;
                        return Walked::Solution;
                    };
                    if self.dead_ends > self.patience {
                        return Walked::Stuck;
                    }
                    if !budget.spend() {
                        return Walked::OutOfBudget;
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
                At::End => return Walked::Exhausted,
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
        self.dead_ends = self.dead_ends.saturating_add(1);
        let depth = self.guesses.len() as u32;
        while self.tried.pop_if(|&mut (deeper, _)| deeper > depth).is_some() {}
        self.tried.push((depth, Guess { cell, bit }));
        self.states.truncate(self.states.len() - self.rules.cells());
        let (rules, propagator) = (&self.rules, &mut self.propagator);
        let state = top(rules, &mut self.states);
        self.at =
            if propagator.eliminate(rules, state, cell, bit) { At::Node } else { At::DeadEnd };
    }

    /// Where to guess: a cell with fewest candidates, and these; or, when no cell has as few as two but some digit
    /// has in some house, one of its two cells with that digit alone. `None` when every cell is settled.
    fn choose(&self) -> Option<(u16, u32)> {
        let state = self.state();
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
}

fn top<'a>(rules: &Rules, states: &'a mut [u32]) -> &'a mut [u32] {
    let start = states.len() - rules.cells();
    &mut states[start..]
}
