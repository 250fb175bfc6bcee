//! `sudokit solve`.

use super::{Answer, Column, Question, Status};
use crate::{args, output, words};
use sudokit::search::classic::Classic;
use sudokit::search::{Step, why_none};
use sudokit::{Budget, Found, Puzzle};

pub(crate) struct Solve {
    limit: usize,
    budget: u64,
}

impl Solve {
    pub(crate) fn new(args: &args::Solve) -> Solve {
        Solve { limit: args.limit as usize, budget: args.budget.nodes }
    }
}

impl Question for Solve {
    fn answer(&self, puzzle: &Puzzle) -> Answer {
        let mut budget = Budget::nodes(self.budget);
        let mut search = puzzle.search();
        let mut solutions = Vec::new();
        let (status, detail) = loop {
            match search.next(&mut budget) {
                Found::Solution(other) if solutions.len() == self.limit => {
                    break (Status::Multiple, Some(words::differ(&solutions[0], &other)));
                }
                Found::Solution(grid) => solutions.push(grid),
                Found::OutOfBudget => {
                    break (Status::Unknown, Some(words::out_of_budget(self.budget)));
                }
                Found::Exhausted => {
                    break match &solutions[..] {
                        [] => {
                            (Status::None, Some(words::reason(puzzle.shape(), &why_none(puzzle))))
                        }
                        [_] => (Status::Unique, None),
                        [first, second, ..] => {
                            (Status::Multiple, Some(words::differ(first, second)))
                        }
                    };
                }
            }
        };
        Answer { status, fine: !solutions.is_empty(), solutions, count: None, detail }
    }

    fn line(&self, _puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        let detail = answer.detail.as_deref().unwrap_or_default();
        let Some((last, before)) = answer.solutions.split_last() else {
            let what = if answer.status == Status::None { "no solution" } else { "not solved" };
            return output::put(out, format_args!("# {what}: {detail}"));
        };
        for grid in before {
            output::put(out, format_args!("{grid}\n"));
        }
        output::put(out, format_args!("{last}"));
        match answer.status {
            Status::Unknown => {
                output::put(out, format_args!(" # there may be other solutions: {detail}"));
            }
            Status::Multiple if answer.solutions.len() == self.limit => {
                output::put(out, format_args!(" # not the only solution: {detail}"));
            }
            _ => {}
        }
    }

    fn board(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        let detail = answer.detail.as_deref().unwrap_or_default();
        output::put(out, format_args!("Puzzle, {} givens:\n", puzzle.givens().filled()));
        output::put(out, format_args!("{}", puzzle.givens().board()));
        match &answer.solutions[..] {
            [] if answer.status == Status::None => {
                output::put(out, format_args!("\nNo solution: {detail}.\n"));
            }
            [] => output::put(out, format_args!("\nNot solved: {detail}.\n")),
            [only] => {
                output::put(out, format_args!("\nSolution:\n"));
                output::put(out, format_args!("{}", only.board()));
            }
            several => {
                for (number, grid) in (1..).zip(several) {
                    output::put(out, format_args!("\nSolution {number}:\n"));
                    output::put(out, format_args!("{}", grid.board()));
                }
            }
        }
        match answer.status {
            Status::Unknown if !answer.solutions.is_empty() => {
                output::put(out, format_args!("\nThere may be other solutions: {detail}.\n"));
            }
            Status::Multiple if answer.solutions.len() == self.limit => {
                output::put(out, format_args!("\nNot the only solution: {detail}.\n"));
            }
            _ => {}
        }
    }

    fn answer_bytes(&self, cells: &[u8; 81], out: &mut Vec<u8>) -> Option<bool> {
        let mut budget = Budget::nodes(self.budget);
        let mut search = Classic::new(cells).ok()?;
        if self.limit != 1 || search.next(&mut budget) != Step::Solution {
            return None;
        }
        let mut values = [0; 81];
        search.write(&mut values);
        if search.next(&mut budget) != Step::Exhausted {
            return None;
        }
        out.extend_from_slice(&values.map(|value| b'0' + value));
        Some(true)
    }

    fn draws(&self) -> bool {
        true
    }

    fn columns(&self) -> &'static [Column] {
        &[Column::Status, Column::Solution, Column::Detail]
    }
}
