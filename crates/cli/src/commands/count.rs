//! `sudokit count`.

use super::{Answer, Column, Question, Status};
use crate::{args, output, words};
use sudokit::search::classic::Classic;
use sudokit::{Budget, Count as Solutions, Puzzle};

pub(crate) struct Count {
    limit: u64,
    budget: u64,
}

impl Count {
    pub(crate) fn new(args: &args::Count) -> Count {
        Count { limit: args.limit, budget: args.budget }
    }

    fn write(&self, count: Solutions, out: &mut Vec<u8>) {
        match count {
            Solutions::Exactly(n) => output::put(out, format_args!("{n}")),
            Solutions::AtLeast(n) => output::put(out, format_args!("{n}+")),
            Solutions::OutOfBudget(n) => {
                output::put(out, format_args!("{n}+ # {}", words::out_of_budget(self.budget)));
            }
        }
    }
}

fn known(count: Solutions) -> bool {
    !matches!(count, Solutions::OutOfBudget(_))
}

impl Question for Count {
    fn answer(&self, puzzle: &Puzzle) -> Answer {
        let count = puzzle.count(self.limit, Budget::nodes(self.budget));
        let status = match count {
            Solutions::Exactly(0) => Status::None,
            Solutions::Exactly(1) => Status::Unique,
            Solutions::AtLeast(0 | 1) | Solutions::OutOfBudget(0 | 1) => Status::Unknown,
            _ => Status::Multiple,
        };
        let fine = known(count);
        let detail = (!fine).then(|| words::out_of_budget(self.budget));
        Answer { status, solutions: Vec::new(), count: Some(count), detail, fine }
    }

    fn line(&self, _puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        if let Some(count) = answer.count {
            self.write(count, out);
        }
    }

    fn board(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>) {
        output::put(out, format_args!("{}", puzzle.givens().board()));
        output::put(out, format_args!("solutions: "));
        self.line(puzzle, answer, out);
        out.push(b'\n');
    }

    fn answer_bytes(&self, cells: &[u8; 81], out: &mut Vec<u8>) -> Option<bool> {
        let mut search = Classic::new(cells).ok()?;
        let count = search.count(self.limit, &mut Budget::nodes(self.budget));
        self.write(count, out);
        Some(known(count))
    }

    fn columns(&self) -> &'static [Column] {
        &[Column::Status, Column::Count, Column::Detail]
    }
}
