//! `sudokit count`.

use super::{Answer, Column, Question, Status};
use crate::{args, output, words};
use sudokit::{Budget, Count as Solutions, Puzzle};

pub(crate) struct Count {
    limit: u64,
    budget: u64,
}

impl Count {
    pub(crate) fn new(args: &args::Count) -> Count {
        Count { limit: args.limit, budget: args.budget.nodes }
    }
}

impl Question for Count {
    fn answer(&self, puzzle: &Puzzle) -> Answer {
        let count = puzzle.count(self.limit, Budget::nodes(self.budget));
        let (found, complete) = match count {
            Solutions::Exactly(n) => (n, true),
            Solutions::AtLeast(n) | Solutions::OutOfBudget(n) => (n, false),
        };
        let status = match (found, complete) {
            (0, true) => Status::None,
            (1, true) => Status::Unique,
            (0 | 1, false) => Status::Unknown,
            _ => Status::Multiple,
        };
        let out_of_budget = matches!(count, Solutions::OutOfBudget(_));
        let detail = out_of_budget.then(|| words::out_of_budget(self.budget));
        Answer { status, solutions: Vec::new(), count: Some(count), detail, fine: !out_of_budget }
    }

    fn line(&self, _puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        match answer.count {
            Some(Solutions::Exactly(n)) => output::put(out, format_args!("{n}")),
            Some(Solutions::AtLeast(n)) => output::put(out, format_args!("{n}+")),
            Some(Solutions::OutOfBudget(n)) => {
                let detail = answer.detail.as_deref().unwrap_or_default();
                output::put(out, format_args!("{n}+ # {detail}"));
            }
            None => {}
        }
    }

    fn board(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        output::put(out, format_args!("{}", puzzle.givens().board()));
        output::put(out, format_args!("solutions: "));
        self.line(puzzle, answer, out);
        out.push(b'\n');
    }

    fn columns(&self) -> &'static [Column] {
        &[Column::Status, Column::Count, Column::Detail]
    }
}
