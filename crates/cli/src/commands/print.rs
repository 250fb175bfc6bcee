//! `sudokit print`.

use super::{Answer, Column, Question, Status};
use crate::output;
use sudokit::Puzzle;

pub(crate) struct Print;

impl Question for Print {
    fn answer(&self, _puzzle: &Puzzle) -> Answer {
        let solutions = Vec::new();
        Answer { status: Status::Read, solutions, count: None, detail: None, fine: true }
    }

    fn line(&self, puzzle: &Puzzle, _answer: &Answer, out: &mut Vec<u8>) {
        output::put(out, format_args!("{puzzle}"));
    }

    fn board(&self, puzzle: &Puzzle, _answer: &Answer, out: &mut Vec<u8>) {
        output::put(out, format_args!("{}", puzzle.givens().board()));
    }

    fn draws(&self) -> bool {
        true
    }

    fn columns(&self) -> &'static [Column] {
        &[Column::Status, Column::Detail]
    }
}
