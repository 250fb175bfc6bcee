//! Comma-separated values with a header line, quoted as RFC 4180 has it.

use super::put;
use crate::commands::{Answer, Column, Question, Status};
use crate::input::Item;
use sudokit::{Count, Puzzle};

pub(crate) fn header(question: &dyn Question, out: &mut Vec<u8>) {
    put(out, format_args!("source,line,name,puzzle"));
    for column in question.columns() {
        put(out, format_args!(",{}", title(*column)));
    }
    out.push(b'\n');
}

pub(crate) fn answer(
    question: &dyn Question,
    item: &Item<'_>,
    puzzle: &Puzzle,
    answer: &Answer,
    out: &mut Vec<u8>,
) {
    let rows = answer.solutions.len().max(1);
    for row in 0..rows {
        place(item, out);
        put(out, format_args!(",{puzzle}"));
        for column in question.columns() {
            out.push(b',');
            match column {
                Column::Status => put(out, format_args!("{}", answer.status.word())),
                Column::Solution => {
                    if let Some(grid) = answer.solutions.get(row) {
                        put(out, format_args!("{grid}"));
                    }
                }
                Column::Count => match answer.count {
                    Some(Count::Exactly(n)) => put(out, format_args!("{n}")),
                    Some(Count::AtLeast(n) | Count::OutOfBudget(n)) => {
                        put(out, format_args!("{n}+"));
                    }
                    None => {}
                },
                Column::Detail => field(answer.detail.as_deref().unwrap_or_default(), out),
            }
        }
        out.push(b'\n');
    }
}

pub(crate) fn bad(question: &dyn Question, item: &Item<'_>, message: &str, out: &mut Vec<u8>) {
    place(item, out);
    out.push(b',');
    for column in question.columns() {
        out.push(b',');
        match column {
            Column::Status => put(out, format_args!("{}", Status::BAD)),
            Column::Detail => field(message, out),
            Column::Solution | Column::Count => {}
        }
    }
    out.push(b'\n');
}

fn place(item: &Item<'_>, out: &mut Vec<u8>) {
    field(item.source, out);
    put(out, format_args!(",{},", item.line));
    field(item.name.unwrap_or_default(), out);
}

fn title(column: Column) -> &'static str {
    match column {
        Column::Status => "status",
        Column::Solution => "solution",
        Column::Count => "count",
        Column::Detail => "detail",
    }
}

fn field(text: &str, out: &mut Vec<u8>) {
    if text.contains([',', '"', '\n', '\r']) {
        put(out, format_args!("\"{}\"", text.replace('"', "\"\"")));
    } else {
        out.extend_from_slice(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut out = Vec::new();
        field(text, &mut out);
        assert_eq!(out, expected.as_bytes());
    }

    /// The examples of RFC 4180, section 2, rules 5 to 7.
    #[test]
    fn fields_are_quoted_where_they_must_be() {
        check("aaa", "aaa");
        check("a,b", "\"a,b\"");
        check("b\r\nbb", "\"b\r\nbb\"");
        check("b\"bb", "\"b\"\"bb\"");
    }
}
