//! Questions that may take long, as values that can be gone on with.

use super::reply::{Code, Reply};
use super::words;
use crate::json::Json;
use crate::text;
use sudokit::search::{Solving, TrueSearch};
use sudokit::{Budget, Count, DigitSet, Puzzle, Search, Shape, Solution};

/// A question under way.
#[derive(Debug)]
pub struct Job {
    shape: Shape,
    nodes: u64,
    question: Question,
}

#[derive(Debug)]
enum Question {
    Solve(Box<Solving>),
    Count { search: Box<Search>, found: u64, limit: u64 },
    TrueCandidates(Box<TrueSearch>),
}

impl Job {
    /// None, one or several?
    pub fn solve(puzzle: &Puzzle) -> Job {
        Job::new(puzzle, Question::Solve(Box::new(Solving::new(puzzle))))
    }

    /// How many, up to `limit`?
    pub fn count(puzzle: &Puzzle, limit: u64) -> Job {
        let search = Box::new(puzzle.search());
        Job::new(puzzle, Question::Count { search, found: 0, limit })
    }

    /// Which digits occur in some solution?
    pub fn true_candidates(puzzle: &Puzzle) -> Job {
        Job::new(puzzle, Question::TrueCandidates(Box::new(TrueSearch::new(puzzle))))
    }

    fn new(puzzle: &Puzzle, question: Question) -> Job {
        Job { shape: puzzle.shape().clone(), nodes: 0, question }
    }

    /// Guesses made so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Solutions found so far.
    pub fn found(&self) -> u64 {
        match &self.question {
            Question::Solve(solving) => u64::from(solving.first().is_some()),
            Question::Count { found, .. } => *found,
            Question::TrueCandidates(_) => 0,
        }
    }

    /// Goes on for `nodes` guesses, and writes what it has found.
    pub(super) fn run(&mut self, nodes: u64, output: &mut Vec<u8>) -> Reply {
        output.clear();
        let mut budget = Budget::nodes(nodes);
        let code = match &mut self.question {
            Question::Solve(solving) => solved(solving.run(&mut budget), &self.shape, output),
            Question::Count { search, found, limit } => {
                // Solutions can lie so close together that nodes alone would bound nothing.
                let most = (*limit - *found).min(nodes);
                let (more, code) = match search.count(most, &mut budget) {
                    Count::Exactly(more) => (more, Code::Done),
                    Count::AtLeast(more) if *found + more == *limit => (more, Code::Limit),
                    Count::AtLeast(more) | Count::OutOfBudget(more) => (more, Code::OutOfBudget),
                };
                *found += more;
                output.extend_from_slice(&(*found as f64).to_le_bytes());
                code
            }
            Question::TrueCandidates(search) => {
                let done = search.run(&mut budget);
                let sets = search.found().iter();
                output.extend(sets.flat_map(|&DigitSet(bits)| bits.to_le_bytes()));
                if done { Code::Done } else { Code::OutOfBudget }
            }
        };
        self.nodes += nodes - budget.remaining();
        Reply::new(code, output.len())
    }
}

fn solved(solution: Option<Solution>, shape: &Shape, output: &mut Vec<u8>) -> Code {
    match solution {
        Some(Solution::Unique(grid)) => {
            text::line(grid.values(), output);
            Code::Unique
        }
        Some(Solution::Multiple(two)) => {
            two.iter().for_each(|grid| text::line(grid.values(), output));
            Code::Multiple
        }
        Some(Solution::None(reason)) => {
            words::reason(&mut Json(output), shape, &reason);
            Code::None
        }
        Some(Solution::OutOfBudget) | None => Code::OutOfBudget,
    }
}
