//! One JSON object a line.

use crate::commands::{Answer, Column, Question, Status};
use crate::input::Item;
use serde::Serialize;
use sudokit::{Count, Puzzle};

#[derive(Serialize)]
struct Record<'a> {
    /// A file's path, `-` for standard input, or `argument 1`.
    source: &'a str,
    /// Counted from 1.
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    status: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    /// Whether `count` is all there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
}

pub(crate) fn answer(
    question: &dyn Question,
    item: &Item<'_>,
    puzzle: &Puzzle,
    answer: &Answer,
    out: &mut Vec<u8>,
) {
    let solved = question.columns().contains(&Column::Solution);
    let (count, complete) = match answer.count {
        Some(Count::Exactly(n)) => (Some(n), Some(true)),
        Some(Count::AtLeast(n) | Count::OutOfBudget(n)) => (Some(n), Some(false)),
        None => (None, None),
    };
    let record = Record {
        source: item.source,
        line: item.line,
        name: item.name,
        puzzle: Some(puzzle.to_string()),
        status: answer.status.word(),
        solutions: solved.then(|| answer.solutions.iter().map(ToString::to_string).collect()),
        count,
        complete,
        detail: answer.detail.as_deref(),
    };
    write(&record, out);
}

pub(crate) fn bad(item: &Item<'_>, message: &str, out: &mut Vec<u8>) {
    let record = Record {
        source: item.source,
        line: item.line,
        name: None,
        puzzle: None,
        status: Status::BAD,
        solutions: None,
        count: None,
        complete: None,
        detail: Some(message),
    };
    write(&record, out);
}

fn write(record: &Record<'_>, out: &mut Vec<u8>) {
    // A struct of strings and numbers into memory cannot fail.
    let _ = serde_json::to_writer(&mut *out, record);
    out.push(b'\n');
}
