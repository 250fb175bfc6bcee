//! All strategies on one instance, one after the other, each under the same budget. Pure: requests go out as values,
//! replies come in.

use super::address::Address;
use sudokit_worker::{Board, Body, Job, Outcome, Progress, Reply, Request, Subject, Walked};

/// Nodes that each strategy may spend.
pub const BUDGETS: [u64; 4] = [100_000, 1_000_000, 10_000_000, 100_000_000];

/// What one strategy came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The strategy's name.
    pub strategy: &'static str,
    /// Its counters.
    pub walked: Walked,
    /// Milliseconds that one run took, on average.
    pub ms: f64,
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// Nothing was asked yet.
    Fresh,
    /// This strategy is running.
    Running(&'static str, Progress),
    /// The person stopped it.
    Cancelled,
    /// All strategies were run.
    Done,
}

/// The comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    address: Address,
    budget: u64,
    rows: Vec<Row>,
    state: State,
    /// The number of the latest request.
    id: u32,
}

impl Comparison {
    /// A comparison of the address's instance, not yet begun. `id` is the latest request's number: replies to it are
    /// stale.
    pub fn new(address: Address, budget: u64, id: u32) -> Comparison {
        Comparison { address, budget, rows: Vec::new(), state: State::Fresh, id }
    }

    /// Whose instance is compared.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Nodes for each.
    pub fn budget(&self) -> u64 {
        self.budget
    }

    /// Those that are done.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How it stands.
    pub fn state(&self) -> State {
        self.state
    }

    /// The number of the latest request.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The strategies that are run: all but brute force, whose space is named instead.
    pub fn strategies(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.address.entry.strategies.iter().copied().filter(|each| *each != "brute-force")
    }

    /// Begins anew; answers the first request.
    pub fn start(&mut self) -> Option<Request> {
        self.rows.clear();
        self.next()
    }

    /// Stops; answers the number of the request to be cancelled.
    pub fn cancel(&mut self) -> Option<u32> {
        let running = matches!(self.state, State::Running(..));
        running.then(|| {
            self.state = State::Cancelled;
            let id = self.id;
            // Whatever still comes of it is stale.
            self.id += 1;
            id
        })
    }

    /// Takes a reply in; answers the next request.
    pub fn hear(&mut self, reply: Reply) -> Option<Request> {
        let State::Running(strategy, _) = self.state else { return None };
        if reply.id != self.id {
            return None;
        }
        match reply.body {
            Body::Progress(progress) => {
                self.state = State::Running(strategy, progress);
                return None;
            }
            Body::Done { outcome: Outcome::Walked(walked), progress } => {
                let ms = progress.elapsed_ms / f64::from(walked.runs.max(1));
                self.rows.push(Row { strategy, walked, ms });
            }
            // A board too large for a strategy has no row.
            Body::Done { .. } | Body::Failed(_) | Body::Cancelled => {}
        }
        self.next()
    }

    fn next(&mut self) -> Option<Request> {
        let last = match self.state {
            State::Running(strategy, _) => Some(strategy),
            _ => None,
        };
        let mut left = self.strategies().skip_while(|each| last.is_some_and(|last| last != *each));
        if last.is_some() {
            left.next();
        }
        let Some(strategy) = left.next() else {
            self.state = State::Done;
            return None;
        };
        self.state = State::Running(strategy, Progress::default());
        self.id += 1;
        let subject = match self.address.own_sudoku() {
            Some(puzzle) => Subject::Sudoku(Board::from(puzzle.givens())),
            None => Subject::Shelf {
                problem: self.address.entry.id.to_owned(),
                instance: self.address.instance.to_string(),
            },
        };
        let job = Job::Walk {
            subject,
            strategy: strategy.to_owned(),
            solutions: if self.address.all { u64::MAX } else { 1 },
            nodes: self.budget,
        };
        Some(Request { id: self.id, revision: 0, job })
    }

    /// The table as comma-separated values, with the columns of the command `sudokit lab compare --format csv`.
    pub fn csv(&self) -> String {
        let mut csv = String::from(
            "strategy,finished,solutions,nodes,checks,placements,undos,deepest,seconds\n",
        );
        for Row { strategy, walked, ms } in &self.rows {
            let counts =
                [walked.solutions, walked.nodes, walked.checks, walked.placements, walked.undos];
            csv.push_str(strategy);
            csv.push_str(if walked.finished { ",true" } else { ",false" });
            for count in counts.into_iter().chain([walked.deepest]) {
                csv.push(',');
                csv.push_str(&count.to_string());
            }
            let nanoseconds = (ms * 1e6).round() as u64;
            let (seconds, rest) = (nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000);
            let rest = (rest + 1_000_000_000).to_string();
            csv.push(',');
            csv.push_str(&seconds.to_string());
            csv.push('.');
            csv.push_str(&rest[1..]);
            csv.push('\n');
        }
        csv
    }
}
