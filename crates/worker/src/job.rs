//! A job under way: the resumable question behind each [`Job`].

use crate::message::{Board, Failure, Job, Outcome, Progress, Verdict};
use crate::text::Reading;
use crate::walking::Walking;
use std::mem::take;
use sudokit::search::{Solving, TrueSearch};
use sudokit::text::Alphabet;
use sudokit::{Budget, Count, Found, Puzzle, Search, Solution};

/// A job that can be gone on with, slice by slice.
#[derive(Debug)]
pub(crate) enum Running {
    Solving(Box<Solving>),
    Counting {
        search: Box<Search>,
        found: u64,
        limit: u64,
    },
    Listing {
        search: Box<Search>,
        found: Vec<Vec<u8>>,
        limit: u32,
    },
    TrueCandidates {
        search: Box<TrueSearch>,
        nodes: u64,
    },
    /// A text takes time in proportion to its length: it is read in one go.
    Reading {
        text: String,
        alphabet: Option<Alphabet>,
    },
    Walking(Box<Walking>),
}

impl Running {
    pub(crate) fn begin(job: &Job) -> Result<Running, Failure> {
        let puzzle =
            |board: &Board| -> Result<Puzzle, Failure> { board.to_puzzle().ok_or(Failure::Board) };
        Ok(match job {
            Job::Solve(board) => Running::Solving(Box::new(Solving::new(&puzzle(board)?))),
            Job::Count { board, limit } => Running::Counting {
                search: Box::new(puzzle(board)?.search()),
                found: 0,
                limit: *limit,
            },
            Job::List { board, limit } => Running::Listing {
                search: Box::new(puzzle(board)?.search()),
                found: Vec::new(),
                limit: *limit,
            },
            Job::TrueCandidates(board) => Running::TrueCandidates {
                search: Box::new(TrueSearch::new(&puzzle(board)?)),
                nodes: 0,
            },
            Job::Read { text, alphabet } => {
                Running::Reading { text: text.clone(), alphabet: *alphabet }
            }
            Job::Walk { subject, strategy, solutions, nodes } => {
                Running::Walking(Box::new(Walking::begin(subject, strategy, *solutions, *nodes)?))
            }
        })
    }

    /// Goes on for at most `nodes` guesses or as many solutions. `None`: there is more to do.
    pub(crate) fn run(&mut self, nodes: u64) -> Option<Outcome> {
        let mut budget = Budget::nodes(nodes);
        match self {
            Running::Solving(solving) => match solving.run(&mut budget)? {
                Solution::Unique(grid) => {
                    Some(Outcome::Solved(Verdict::Unique(grid.values().to_vec())))
                }
                Solution::Multiple(two) => {
                    let [a, b] = *two;
                    let verdict = Verdict::Multiple(a.values().to_vec(), b.values().to_vec());
                    Some(Outcome::Solved(verdict))
                }
                Solution::None(_) => Some(Outcome::Solved(Verdict::None)),
                Solution::OutOfBudget => None,
            },
            Running::Counting { search, found, limit } => {
                // Solutions can lie so close together that a slice of nodes alone would bound nothing.
                let step = nodes.min(*limit - *found);
                let (more, all) = match search.count(step, &mut budget) {
                    Count::Exactly(more) => (more, true),
                    Count::AtLeast(more) | Count::OutOfBudget(more) => (more, false),
                };
                *found += more;
                (all || found == limit).then_some(Outcome::Counted { found: *found, all })
            }
            Running::Listing { search, found, limit } => loop {
                // One more than was asked for is looked for: it tells whether these are all.
                match search.next(&mut budget) {
                    Found::Solution(_) if found.len() >= *limit as usize => {
                        return Some(Outcome::Listed { solutions: take(found), all: false });
                    }
                    Found::Solution(grid) => found.push(grid.values().to_vec()),
                    Found::Exhausted => {
                        return Some(Outcome::Listed { solutions: take(found), all: true });
                    }
                    Found::OutOfBudget => return None,
                }
            },
            Running::TrueCandidates { search, nodes } => {
                let before = budget.remaining();
                let done = search.run(&mut budget);
                *nodes += before - budget.remaining();
                done.then(|| {
                    Outcome::TrueCandidates(search.found().iter().map(|set| set.0).collect())
                })
            }
            Running::Reading { text, alphabet } => {
                Some(Outcome::Read(Reading::of(text, *alphabet)))
            }
            Running::Walking(walking) => walking.run(nodes).map(Outcome::Walked),
        }
    }

    /// How far it is; the time is the server's to add.
    pub(crate) fn progress(&self) -> Progress {
        let (nodes, found) = match self {
            Running::Solving(solving) => (solving.nodes(), u64::from(solving.first().is_some())),
            Running::Counting { search, found, .. } => (search.nodes(), *found),
            Running::Listing { search, found, .. } => (search.nodes(), found.len() as u64),
            Running::TrueCandidates { nodes, .. } => (*nodes, 0),
            Running::Reading { .. } => (0, 0),
            Running::Walking(walking) => walking.progress(),
        };
        Progress { nodes, found, elapsed_ms: 0.0 }
    }
}
