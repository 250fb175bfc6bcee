//! What the module remembers between two calls, and the questions that are answered at once.

use super::job::Job;
use super::nine;
use super::reply::{Code, Reply};
use super::words;
use crate::conflicts::conflicts;
use crate::json::Json;
use crate::text;
use sudokit::logic::{next_step, technique};
use sudokit::{Budget, Candidates, Puzzle, Search, Solution};

/// In which order [`Session::hint`] asks for singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// [`technique::SINGLES`].
    Hodoku,
    /// [`technique::SINGLES_BY_EXPLAINER`].
    Explainer,
}

/// Two buffers, and the jobs under way.
///
/// Every question reads the board from the first `length` bytes of the input and leaves what it found in the output.
/// A board that can't be read is answered with [`Code::Text`]. `nodes` is a [`Budget`].
#[derive(Default)]
pub struct Session {
    input: Vec<u8>,
    output: Vec<u8>,
    /// A job's number is its place here.
    jobs: Vec<Option<Job>>,
}

impl Session {
    /// At least `length` bytes to write a board to. What was there before stays or not.
    pub fn input(&mut self, length: usize) -> &mut [u8] {
        if self.input.len() < length {
            self.input.resize(length, 0);
        }
        &mut self.input
    }

    /// The bytes of the last reply.
    ///
    /// There may be more bytes than the reply says: those have no meaning.
    pub fn output(&self) -> &[u8] {
        &self.output
    }

    /// None, one or several? The bytes are those of the [`Code`].
    pub fn solve(&mut self, length: usize, nodes: u64) -> Reply {
        if let Some(board) = first_board(&self.input, length) {
            self.output.resize(2 * 81, 0);
            let (lines, _) = self.output.as_chunks_mut::<81>();
            let code = nine::solve(board, 2, Budget::nodes(nodes), |number, walk| {
                nine::write(walk, &mut lines[usize::from(number)]);
            });
            match code {
                Code::Unique => return Reply::new(code, 81),
                Code::Multiple => return Reply::new(code, 2 * 81),
                _ => {}
            }
            // Why there is none, and what else the bytes may be, the long way round tells.
        }
        self.run(length, nodes, Job::solve)
    }

    /// How many solutions, up to `limit`: an `f64`.
    pub fn count(&mut self, length: usize, limit: u64, nodes: u64) -> Reply {
        self.run(length, nodes, |puzzle| Job::count(puzzle, limit))
    }

    /// Which digits occur in some solution: for every cell a `u32`, bit `d - 1` for digit `d`.
    pub fn true_candidates(&mut self, length: usize, nodes: u64) -> Reply {
        self.run(length, nodes, Job::true_candidates)
    }

    /// What there is to say of a board, as JSON.
    pub fn check(&mut self, length: usize, nodes: u64) -> Reply {
        self.answer(length, |puzzle, output| {
            let solutions = match puzzle.solve(Budget::nodes(nodes)) {
                Solution::None(_) => Some(0u8),
                Solution::Unique(_) => Some(1),
                Solution::Multiple(_) => Some(2),
                Solution::OutOfBudget => None,
            };
            let grid = puzzle.givens();
            let mut json = Json(output);
            json.raw("{\"side\":").number(grid.shape().side());
            json.raw(",\"open\":").number(grid.open() as u64);
            json.raw(",\"solutions\":").optional(solutions);
            json.raw(",\"solved\":").raw(if grid.is_solved() { "true" } else { "false" });
            json.raw(",\"conflicts\":");
            conflicts(&mut json, grid.shape(), &puzzle.conflicts());
            json.raw("}");
        })
    }

    /// The next step, as JSON. There is none on a board that is solved, has a conflict or has no solution: reasoning
    /// from an error leads nowhere.
    pub fn hint(&mut self, length: usize, order: Order, nodes: u64) -> Reply {
        self.answer(length, |puzzle, output| {
            let mut budget = Budget::nodes(nodes);
            let state = if !puzzle.conflicts().is_empty() {
                "conflict"
            } else if puzzle.givens().open() == 0 {
                "solved"
            } else {
                match Search::new(puzzle).next(&mut budget) {
                    sudokit::Found::Solution(_) => "open",
                    sudokit::Found::Exhausted => "unsolvable",
                    sudokit::Found::OutOfBudget => "unknown",
                }
            };
            let techniques = match order {
                Order::Hodoku => technique::SINGLES,
                Order::Explainer => technique::SINGLES_BY_EXPLAINER,
            };
            let step = (state == "open")
                .then(|| next_step(&Candidates::of(puzzle.givens()), techniques))
                .flatten();
            let mut json = Json(output);
            json.raw("{\"board\":").name(state).raw(",\"step\":");
            match step {
                Some(step) => words::step(&mut json, puzzle.shape(), &step),
                None => {
                    json.raw("null");
                }
            }
            json.raw("}");
        })
    }

    /// The board's line. Before it, two bytes: rows and columns of a box. How else a board is written, the JavaScript
    /// side knows.
    pub fn board(&mut self, length: usize) -> Reply {
        self.answer(length, |puzzle, output| {
            let shape = puzzle.shape();
            output.extend([shape.box_height(), shape.box_width()]);
            text::line(puzzle.givens().values(), output);
        })
    }

    /// Begins what takes long: the job's number, with [`Code::Done`], in place of a number of bytes.
    pub fn begin(&mut self, length: usize, job: impl FnOnce(&Puzzle) -> Job) -> Reply {
        let job = match self.read(length) {
            Ok(puzzle) => job(&puzzle),
            Err(reply) => return reply,
        };
        let free = self.jobs.iter().position(Option::is_none);
        let number = free.unwrap_or_else(|| {
            self.jobs.push(None);
            self.jobs.len() - 1
        });
        self.jobs[number] = Some(job);
        Reply::new(Code::Done, number)
    }

    /// Goes on with a job. [`Code::OutOfBudget`]: there is more to do. Any other reply ends it.
    pub fn go_on(&mut self, number: usize, nodes: u64) -> Reply {
        let Some(job) = self.jobs.get_mut(number).and_then(Option::as_mut) else {
            return Reply::new(Code::NoJob, 0);
        };
        let reply = job.run(nodes, &mut self.output);
        if reply.code() != Code::OutOfBudget as u32 {
            self.drop_job(number);
        }
        reply
    }

    /// How far a job is.
    pub fn job(&self, number: usize) -> Option<&Job> {
        self.jobs.get(number)?.as_ref()
    }

    /// Forgets a job.
    pub fn drop_job(&mut self, number: usize) {
        if let Some(job) = self.jobs.get_mut(number) {
            *job = None;
        }
    }

    /// Solves `rows` boards that lie `stride` bytes apart in the input. In the output: 81 bytes a board, its first
    /// solution or, where there is none, dots; and then a byte a board: how many solutions it has up to `limit` (1 or
    /// 2), or 255 where it is no board.
    pub fn solve_many(&mut self, rows: usize, stride: usize, limit: u8) -> Reply {
        self.output.clear();
        self.output.resize(rows * 82, b'.');
        let (solutions, counts) = self.output.split_at_mut(rows * 81);
        let boards = self.input.chunks(stride.max(81));
        let answers = solutions.as_chunks_mut::<81>().0.iter_mut().zip(counts);
        for (row, (solution, count)) in boards.zip(answers) {
            let found = match row.first_chunk::<81>() {
                Some(board) => nine::solve(board, limit, Budget::UNLIMITED, |number, walk| {
                    if number == 0 {
                        nine::write(walk, solution);
                    }
                }),
                None => Code::Text,
            };
            *count = match found {
                Code::None => 0,
                Code::Unique | Code::Limit => 1,
                Code::Multiple => 2,
                _ => u8::MAX,
            };
        }
        Reply::new(Code::Done, rows * 82)
    }

    fn read(&mut self, length: usize) -> Result<Puzzle, Reply> {
        let bytes = self.input.get(..length).unwrap_or_default();
        text::read(bytes).map_err(|error| {
            text::wrong(&error, &mut self.output);
            Reply::new(Code::Text, self.output.len())
        })
    }

    fn answer(&mut self, length: usize, write: impl FnOnce(&Puzzle, &mut Vec<u8>)) -> Reply {
        match self.read(length) {
            Ok(puzzle) => {
                self.output.clear();
                write(&puzzle, &mut self.output);
                Reply::new(Code::Done, self.output.len())
            }
            Err(reply) => reply,
        }
    }

    fn run(&mut self, length: usize, nodes: u64, job: impl FnOnce(&Puzzle) -> Job) -> Reply {
        match self.read(length) {
            Ok(puzzle) => job(&puzzle).run(nodes, &mut self.output),
            Err(reply) => reply,
        }
    }
}

fn first_board(input: &[u8], length: usize) -> Option<&[u8; 81]> {
    if length == 81 { input.first_chunk() } else { None }
}
