//! What the pool does with a piece.

use super::Tally;
use crate::args::Format;
use crate::commands::Question;
use crate::input::{self, Item, LONGEST_LINE, Line, Piece, classify};
use crate::output;
use crate::words;
use memchr::memchr_iter;
use std::fmt::Write;
use sudokit::Puzzle;
use sudokit::text::Alphabet;

pub(super) struct Worker<'a> {
    pub(super) question: &'a dyn Question,
    pub(super) format: Format,
    pub(super) alphabet: Option<Alphabet>,
}

/// What came out of a piece.
#[derive(Default)]
pub(super) struct Done {
    /// For standard output.
    pub(super) text: Vec<u8>,
    /// For standard error.
    pub(super) reports: String,
    pub(super) tally: Tally,
    /// Bytes of input that the piece took.
    pub(super) bytes: u64,
}

impl Worker<'_> {
    pub(super) fn work(&self, source: &str, piece: Piece) -> Done {
        let mut done = Done::default();
        match piece {
            Piece::Lines { first, text } => {
                done.bytes = text.len() as u64;
                done.text.reserve(text.len());
                let body = text.strip_suffix(b"\n").unwrap_or(&text);
                for (number, line) in (first..).zip(lines(body)) {
                    self.line(Item { source, line: number, name: None }, line, &mut done);
                }
            }
            Piece::Overlong(line) => {
                self.overlong(&Item { source, line, name: None }, &mut done);
            }
            Piece::Drawn(found) => {
                for found in found {
                    match found {
                        Ok(entry) => {
                            let line = u64::from(entry.position.line);
                            let item = Item { source, line, name: entry.name.as_deref() };
                            self.puzzle(&item, &entry.puzzle, &mut done);
                        }
                        Err(error) => {
                            let item =
                                Item { source, line: u64::from(error.position.line), name: None };
                            self.bad(&item, &words::parse_error_in_line(&error), &mut done);
                        }
                    }
                }
            }
            Piece::Unreadable(message) => {
                done.tally.bad += 1;
                // Writing to a string cannot fail.
                let _ = writeln!(done.reports, "{source}: {message}");
            }
        }
        done
    }

    fn line(&self, item: Item<'_>, line: &[u8], done: &mut Done) {
        if line.len() > LONGEST_LINE {
            return self.overlong(&item, done);
        }
        match classify(line) {
            Line::Nothing => {}
            Line::Plain(cells, rest) => {
                if self.format == Format::Line
                    && let Some(fine) = self.question.answer_bytes(cells, &mut done.text)
                {
                    done.text.push(b'\n');
                    done.tally.puzzles += 1;
                    done.tally.unsolved += u64::from(!fine);
                } else if let Some(puzzle) = input::puzzle_of(cells) {
                    let name = name(rest);
                    self.puzzle(&Item { name: name.as_deref(), ..item }, &puzzle, done);
                }
            }
            Line::Other(line) => match input::read(line, self.alphabet) {
                Ok(entries) => {
                    for entry in entries {
                        let item = Item { name: entry.name.as_deref(), ..item };
                        self.puzzle(&item, &entry.puzzle, done);
                    }
                }
                Err(error) => {
                    let message =
                        words::not_text(line).unwrap_or_else(|| words::parse_error_in_line(&error));
                    self.bad(&item, &message, done);
                }
            },
        }
    }

    fn puzzle(&self, item: &Item<'_>, puzzle: &Puzzle, done: &mut Done) {
        let answer = self.question.answer(puzzle);
        done.tally.puzzles += 1;
        done.tally.unsolved += u64::from(!answer.fine);
        output::answer(self.format, self.question, item, puzzle, &answer, &mut done.text);
    }

    fn bad(&self, item: &Item<'_>, message: &str, done: &mut Done) {
        done.tally.bad += 1;
        let _ = writeln!(done.reports, "{}:{}: {message}", item.source, item.line);
        output::bad(self.format, self.question, item, message, &mut done.text);
    }

    fn overlong(&self, item: &Item<'_>, done: &mut Done) {
        let message = format!("the line is longer than {LONGEST_LINE} bytes, and no puzzle is");
        self.bad(item, &message, done);
    }
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut start = 0;
    memchr_iter(b'\n', text).chain([text.len()]).map(move |end| {
        let line = &text[start..end];
        start = end + 1;
        line
    })
}

/// What stands behind a plain puzzle, as its name.
fn name(rest: &[u8]) -> Option<String> {
    let rest = String::from_utf8_lossy(rest);
    let name = rest.trim_matches(|c: char| c.is_whitespace() || ",;:#|\"".contains(c));
    (!name.is_empty()).then(|| name.to_owned())
}
