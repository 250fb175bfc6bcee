//! `sudokit check`.

use super::{Answer, Column, Question, Status};
use crate::{args, output, words};
use sudokit::search::classic::Classic;
use sudokit::{Budget, Count, Puzzle, Solution};

pub(crate) struct Check {
    budget: u64,
}

impl Check {
    pub(crate) fn new(args: &args::Check) -> Check {
        Check { budget: args.budget.nodes }
    }
}

impl Question for Check {
    fn answer(&self, puzzle: &Puzzle) -> Answer {
        let (status, detail) = match puzzle.solve(Budget::nodes(self.budget)) {
            Solution::Unique(_) => (Status::Unique, None),
            Solution::Multiple(two) => (Status::Multiple, Some(words::differ(&two[0], &two[1]))),
            Solution::None(reason) => (Status::None, Some(words::reason(puzzle.shape(), &reason))),
            Solution::OutOfBudget => (Status::Unknown, Some(words::out_of_budget(self.budget))),
        };
        let fine = status == Status::Unique;
        Answer { status, solutions: Vec::new(), count: None, detail, fine }
    }

    fn line(&self, _puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        out.extend_from_slice(verdict(answer.status).as_bytes());
        if let Some(detail) = &answer.detail {
            output::put(out, format_args!(": {detail}"));
        }
    }

    fn board(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        output::put(out, format_args!("{}", puzzle.givens().board()));
        self.line(puzzle, answer, out);
        out.push(b'\n');
    }

    fn answer_bytes(&self, cells: &[u8; 81], out: &mut Vec<u8>) -> Option<bool> {
        let count = Classic::new(cells).ok()?.count(2, &mut Budget::nodes(self.budget));
        (count == Count::Exactly(1)).then(|| {
            out.extend_from_slice(verdict(Status::Unique).as_bytes());
            true
        })
    }

    fn columns(&self) -> &'static [Column] {
        &[Column::Status, Column::Detail]
    }
}

fn verdict(status: Status) -> &'static str {
    match status {
        Status::Unique => "one solution",
        Status::Multiple => "several solutions",
        Status::None => "no solution",
        Status::Read | Status::Unknown => "not known",
    }
}
