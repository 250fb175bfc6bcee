//! From what is true to what is said of it.

use super::{Lang, Msg};
use crate::state::report::{COUNT_LIMIT, Several};
use crate::state::truth::{Entries, Took, Truth, Verdict};
use crate::state::{Sheet, Writer};
use sudokit::search::Reason;
use sudokit::text::{ErrorKind, ParseError};
use sudokit::{Cell, Digit, Relation, Shape};

/// Forced placements that are named; the board shows all of them.
const NAMED_PLACEMENTS: usize = 3;

/// The mood of the line under the board: it picks the mark before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// One solution.
    Good,
    /// Several solutions, or not known.
    Open,
    /// No solution.
    Bad,
}

/// The line under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its mood.
    pub tone: Tone,
    /// What matters.
    pub head: String,
    /// The rest.
    pub tail: String,
    /// More, for whoever wants to know.
    pub title: Option<String>,
}

impl Lang {
    /// What is true of a sheet, in one line.
    pub fn truth(self, truth: &Truth, sheet: &Sheet) -> Line {
        let line = |tone, head: Msg| (tone, self.get(head).to_owned());
        let written = sheet.has(Writer::Mine);
        let (tone, head) = if truth.conflicts != 0 {
            (Tone::Bad, self.fill(Msg::TruthConflict, &[&truth.conflicts.to_string()]))
        } else if truth.is_solved() {
            match truth.givens {
                Verdict::Multiple(_) => line(Tone::Open, Msg::TruthFilled),
                _ => line(Tone::Good, Msg::TruthSolved),
            }
        } else if sheet.is_blank() {
            line(Tone::Open, Msg::TruthBlank)
        } else {
            match &truth.givens {
                // What the person wrote is not asked: say so.
                Verdict::Unique(_) if written => line(Tone::Good, Msg::TruthOneOfGivens),
                Verdict::Unique(_) => line(Tone::Good, Msg::TruthOne),
                Verdict::Multiple(_) if written => line(Tone::Open, Msg::TruthSeveralOfGivens),
                Verdict::Multiple(_) => line(Tone::Open, Msg::TruthSeveral),
                Verdict::None(_) => line(Tone::Bad, Msg::TruthNone),
                Verdict::Asking => line(Tone::Open, Msg::TruthAsking),
                Verdict::Stopped => line(Tone::Open, Msg::TruthStopped),
            }
        };
        let tone = match truth.entries {
            Entries::Wrong(_) | Entries::Hopeless(_) => Tone::Bad,
            Entries::Unjudged | Entries::Fit => tone,
        };
        let (parts, title) = self.truth_tail(truth, sheet);
        Line { tone, head, tail: sentence(&parts.join(" · ")), title }
    }

    fn truth_tail(self, truth: &Truth, sheet: &Sheet) -> (Vec<String>, Option<String>) {
        if sheet.is_blank() {
            return (vec![self.get(Msg::TruthBlankMore).to_owned()], None);
        }
        let mut parts = Vec::new();
        let judged = matches!(truth.givens, Verdict::Unique(_) | Verdict::Multiple(_));
        let told = truth.conflicts == 0 && !truth.is_solved();
        match (&truth.entries, &truth.givens) {
            (Entries::Wrong(_), _) if truth.conflicts == 0 => {
                parts.push(self.get(Msg::TruthWrong).to_owned());
            }
            (Entries::Hopeless(_), _) if truth.conflicts == 0 => {
                parts.push(self.get(Msg::TruthHopeless).to_owned());
            }
            (_, Verdict::None(reason)) => {
                let reason = self.reason_in_short(reason, sheet.shape());
                parts.push(reason.trim_end_matches(['.', '。']).to_owned());
            }
            (_, Verdict::Stopped) => parts.push(self.get(Msg::TruthStoppedMore).to_owned()),
            _ => {}
        }
        if truth.open != 0 {
            parts.push(self.fill(Msg::TruthOpen, &[&self.number(truth.open as u64)]));
        }
        let title = truth.took.filter(|_| told && judged).map(|took| {
            parts.push(self.fill(Msg::TruthTook, &[&self.duration(took.ms)]));
            self.fill(Msg::TruthRuns, &[&took.runs.to_string()])
        });
        (parts, title)
    }

    /// Why there is no solution, in a sentence.
    fn reason_in_short(self, reason: &Reason, shape: &Shape) -> String {
        let house = |index: u16| {
            shape.houses().get(usize::from(index)).map(|h| self.house(h)).unwrap_or_default()
        };
        let digit = |d: Digit| d.to_char().to_string();
        match reason {
            Reason::Conflicts(pairs) => {
                let Some(first) = pairs.first() else { return String::new() };
                let Relation::House(index) = first.relation;
                let [a, b] = first.cells.map(|cell| place(shape, cell));
                self.fill(Msg::WhyConflict, &[&digit(first.digit), &house(index), &a, &b])
            }
            Reason::NoCandidate { cell, .. } => {
                self.fill(Msg::WhyNoCandidate, &[&place(shape, *cell)])
            }
            Reason::NoPlace { house: index, digit: d, .. } => {
                self.fill(Msg::WhyNoPlace, &[&digit(*d), &house(*index)])
            }
            Reason::Exhausted => self.get(Msg::WhyExhausted).to_owned(),
        }
    }

    /// Why there is no solution, with what leads to it.
    pub fn reason(self, reason: &Reason, shape: &Shape) -> String {
        let mut text = sentence(&self.reason_in_short(reason, shape));
        let more = match reason {
            Reason::Conflicts(pairs) if pairs.len() > 1 => {
                self.fill(Msg::WhyMoreConflicts, &[&(pairs.len() - 1).to_string()])
            }
            Reason::NoCandidate { after, .. } | Reason::NoPlace { after, .. }
                if !after.is_empty() =>
            {
                let name = |&(cell, d): &(Cell, Digit)| {
                    [&*place(shape, cell), "=", d.to_char().encode_utf8(&mut [0; 4])].concat()
                };
                let mut list =
                    after.iter().take(NAMED_PLACEMENTS).map(name).collect::<Vec<_>>().join(", ");
                if after.len() > NAMED_PLACEMENTS {
                    list.push_str(" …");
                }
                self.fill(Msg::WhyAfter, &[&after.len().to_string(), &list])
            }
            _ => return text,
        };
        text.push(' ');
        text.push_str(&more);
        text
    }

    /// How long a search took, and how that was measured.
    pub fn took(self, took: Option<Took>) -> String {
        match took {
            None => String::new(),
            Some(Took { ms, runs: 1 }) => self.fill(Msg::ReportTook, &[&self.duration(ms)]),
            Some(Took { ms, runs }) => {
                let runs = self.number(u64::from(runs));
                self.fill(Msg::ReportTookMean, &[&self.duration(ms), &runs])
            }
        }
    }

    /// What is known of several solutions, sentence by sentence.
    pub fn several(self, several: &Several) -> Vec<String> {
        let mut said = Vec::new();
        if several.entries && several.all && several.solutions.len() == 1 {
            return vec![self.get(Msg::ReportOnlyWithYours).to_owned()];
        }
        let differing = several.differing().len().to_string();
        said.push(self.fill(Msg::ReportSeveralDiffer, &[&differing]));
        match (several.counted, several.counting) {
            (_, Some(progress)) => {
                let values = [
                    &*self.number(COUNT_LIMIT),
                    &self.number(progress.found),
                    &self.duration(progress.elapsed_ms),
                ];
                said.push(self.fill(Msg::ReportCounting, &values));
            }
            (Some((found, true)), None) => {
                said.push(self.fill(Msg::ReportCountOf, &[&self.number(found)]));
            }
            (Some((found, false)), None) => {
                said.push(self.fill(Msg::ReportCountMore, &[&self.number(found)]));
            }
            (None, None) => {}
        }
        if several.entries {
            said.push(self.get(Msg::ReportWithYours).to_owned());
        }
        said
    }

    /// What is wrong with a text, and where.
    pub fn parse_error(self, error: &ParseError) -> String {
        let number = |n: usize| self.number(n as u64);
        let message = match &error.kind {
            ErrorKind::Empty => return sentence(self.get(Msg::ErrorEmpty)),
            ErrorKind::NoPuzzle => return sentence(self.get(Msg::ErrorNoPuzzle)),
            ErrorKind::Length { found, expected } => {
                let msg = if found < expected { Msg::ErrorMissing } else { Msg::ErrorTooMany };
                let by = found.abs_diff(*expected);
                self.fill(msg, &[&number(*found), &number(by), &number(*expected)])
            }
            ErrorKind::Row { found, expected } => {
                self.fill(Msg::ErrorRow, &[&number(*found), &number(*expected)])
            }
            ErrorKind::Digit { digit, side } => {
                self.fill(Msg::ErrorDigit, &[&digit.to_string(), &side.to_string()])
            }
            ErrorKind::Character(c) => {
                self.fill(Msg::ErrorCharacter, &[c.encode_utf8(&mut [0; 4])])
            }
            ErrorKind::Boxes { height, width, side } => self.fill(
                Msg::ErrorBoxes,
                &[&height.to_string(), &width.to_string(), &side.to_string()],
            ),
            ErrorKind::Pencilmarks => self.get(Msg::ErrorPencilmarks).to_owned(),
            ErrorKind::Unsupported(format) => {
                self.fill(Msg::ErrorUnsupported, &[&format.to_string()])
            }
            ErrorKind::Link => self.get(Msg::ErrorLink).to_owned(),
            _ => self.get(Msg::ErrorOther).to_owned(),
        };
        let at = error.position;
        let mut text = self.fill(Msg::At, &[&at.line.to_string(), &at.column.to_string()]);
        text.push(' ');
        text.push_str(&message);
        text
    }
}

/// "r3c7".
fn place(shape: &Shape, cell: Cell) -> String {
    let [row, column] = [shape.row(cell), shape.column(cell)].map(|n| (n + 1).to_string());
    ["r", &row, "c", &column].concat()
}

/// A message that elsewhere follows something, with a capital.
fn sentence(message: &str) -> String {
    let mut chars = message.chars();
    chars
        .next()
        .map(|first| [capital(first)].into_iter().chain(chars).collect())
        .unwrap_or_default()
}

/// The capital of a letter of our languages. The table of all scripts would be a twentieth of the page.
fn capital(letter: char) -> char {
    match letter {
        'а'..='я' => char::from_u32(letter as u32 - 32).unwrap_or(letter),
        'ё' => 'Ё',
        other => other.to_ascii_uppercase(),
    }
}
