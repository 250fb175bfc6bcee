//! A whole puzzle in one word of a line, with anything before and after it: lists, links, files of other programs.

use super::cells::{Mark, Written, expected_cells, side_of};
use super::error::{ErrorKind, Format, ParseError};
use super::glyph::{Glyph, glyphs};

/// What a line of a list holds.
pub(super) enum Listed {
    Puzzle { cells: Vec<Written>, name: Option<String>, solution: Option<Vec<Written>> },
    Wrong(ParseError),
}

/// Longer than any row, so a word of this length was meant as a whole puzzle.
const LONG: usize = 26;
/// The smallest board whose line can't be taken for a row of a larger one.
const SMALLEST: usize = 36;

/// A stretch of a line without separators.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    /// Where it begins in the line, in bytes.
    at: usize,
    length: usize,
    marks: usize,
    /// Digits and marks that are nothing but an empty cell.
    strong: usize,
    letters: usize,
    /// Marks that can't be part of a rule.
    solid: usize,
    filled: usize,
}

impl<'a> Word<'a> {
    fn of(text: &'a str, at: usize) -> Word<'a> {
        let mut word =
            Word { text, at, length: 0, marks: 0, strong: 0, letters: 0, solid: 0, filled: 0 };
        for (glyph, _) in glyphs(text, 0) {
            word.length += 1;
            let (strong, solid) = match glyph {
                Glyph::Digit(_) | Glyph::Blank => (true, true),
                Glyph::Line(_) => (true, false),
                Glyph::Letter(_) => (false, true),
                _ => continue,
            };
            word.marks += 1;
            word.strong += usize::from(strong);
            word.solid += usize::from(solid);
            word.letters += usize::from(matches!(glyph, Glyph::Letter(_)));
            word.filled += usize::from(matches!(glyph, Glyph::Digit(1..) | Glyph::Letter(_)));
        }
        word
    }

    /// The side of the board that this word writes out in full.
    fn side(&self) -> Option<u8> {
        let side = side_of(self.length)?;
        let letters_fit = self.letters == 0 || side > 9;
        let is_whole = self.marks == self.length && self.solid != 0 && letters_fit;
        (is_whole && self.length >= SMALLEST).then_some(side)
    }

    /// Whether it was meant as a puzzle, right or wrong.
    fn is_near(&self) -> bool {
        let letters = if self.length > 130 { self.letters } else { 0 };
        self.length >= LONG && (self.strong + letters) * 5 >= self.length * 4 && self.solid != 0
    }

    fn cells(&self, line: u32, start: u32) -> Vec<Written> {
        glyphs(self.text, start)
            .filter_map(|(glyph, column)| Some(Written { mark: Mark::of(glyph)?, line, column }))
            .collect()
    }

    fn error(&self, line: u32, start: u32) -> ParseError {
        let stranger = self.text.chars().zip(glyphs(self.text, start)).find(|(_, (glyph, _))| {
            let fits = self.length > 130 || !matches!(glyph, Glyph::Letter(_));
            !glyph.is_mark() || !fits
        });
        if let Some((c, (_, column))) = stranger {
            return ParseError::new(ErrorKind::Character(c), line, column);
        }
        let expected = expected_cells(self.marks);
        // 729 characters are the nine candidates of each of 81 cells; likewise for other sides.
        let kind = match [6usize, 8, 9, 12, 16, 25].iter().any(|side| side.pow(3) == self.marks) {
            true => ErrorKind::Pencilmarks,
            false => ErrorKind::Length { found: self.marks, expected },
        };
        let column = match kind {
            ErrorKind::Pencilmarks => start,
            _ => start + self.marks.min(expected) as u32,
        };
        ParseError::new(kind, line, column)
    }
}

fn words(line: &str) -> impl Iterator<Item = Word<'_>> {
    let parts = |c: char| {
        c == '&'
            || !matches!(Glyph::of(c), Glyph::Other | Glyph::Nothing | Glyph::Rule { heavy: false })
                && !Glyph::of(c).is_mark()
    };
    let mut at = 0;
    line.split(parts).filter_map(move |text| {
        let begin = at;
        at = begin + text.len();
        at += line[at..].chars().next().map_or(0, char::len_utf8);
        (!text.is_empty()).then(|| Word::of(text, begin))
    })
}

fn column_of(line: &str, at: usize) -> u32 {
    line[..at].chars().count() as u32 + 1
}

/// Reads a line that holds a whole puzzle in one word, or was meant to. `None`: it is something else.
pub(super) fn read(line: &str, number: u32) -> Option<Listed> {
    let mut longest: Option<Word<'_>> = None;
    let mut count = 0;
    let mut all = words(line);
    for word in all.by_ref() {
        count += 1;
        if word.side().is_some() {
            return Some(entry(line, number, word, all));
        }
        if longest.is_none_or(|other| word.length > other.length) {
            longest = Some(word);
        }
    }
    let word = longest.filter(Word::is_near)?;
    // Alone on its line and without strangers it may go on in the next line.
    let may_go_on = count == 1 && word.marks == word.length && side_of(word.length).is_none();
    let start = column_of(line, word.at);
    let error = word.error(number, start);
    let goes_on = may_go_on && matches!(error.kind, ErrorKind::Length { .. });
    (!goes_on).then_some(Listed::Wrong(error))
}

fn entry<'a>(
    line: &'a str,
    number: u32,
    puzzle: Word<'a>,
    rest: impl Iterator<Item = Word<'a>>,
) -> Listed {
    let start = column_of(line, puzzle.at);
    let cells = puzzle.cells(number, start);
    let end = puzzle.at + puzzle.text.len();
    let answer = rest.into_iter().find(|word| {
        word.length == puzzle.length && word.filled == word.length && word.side().is_some()
    });
    let (beside, solution) = match answer {
        Some(word) => {
            let after = word.at + word.text.len();
            let beside = format!("{} {}", trim(&line[end..word.at]), trim(&line[after..]));
            (beside, Some(word.cells(number, column_of(line, word.at))))
        }
        None => (line[end..].to_owned(), None),
    };
    let name = label(&beside).or_else(|| {
        let before = &line[..puzzle.at];
        label(before).filter(|name| {
            name.contains(char::is_alphabetic) && !before.contains(['{', '[', '(', '<', '=', '*'])
        })
    });
    Listed::Puzzle { cells, name, solution }
}

/// The name in what stands beside a puzzle, if there is one.
pub(super) fn label(text: &str) -> Option<String> {
    let text = trim(text);
    let is_name = text.contains(char::is_alphanumeric) && !text.starts_with(['<', '/', '&']);
    is_name.then(|| text.to_owned())
}

/// A name without what parts it from the puzzle.
fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| {
        c.is_whitespace()
            || c == '\u{feff}'
            || matches!(c, ',' | ';' | ':' | '|' | '#' | '"' | '\'' | '`' | '=')
    })
}

/// Reads a link: the one puzzle that is written out in it.
pub(super) fn link(line: &str, number: u32) -> Listed {
    let decoded = decode(line);
    let mut found = words(&decoded).filter(|word| word.side().is_some());
    match (found.next(), found.next()) {
        (Some(word), None) => Listed::Puzzle {
            cells: word.cells(number, column_of(&decoded, word.at)),
            name: None,
            solution: None,
        },
        _ => {
            let kind = foreign(line).map_or(ErrorKind::Link, ErrorKind::Unsupported);
            Listed::Wrong(ParseError::new(kind, number, 1))
        }
    }
}

/// Replaces `%2E` and the like; what is no escape of an ASCII character stays.
fn decode(line: &str) -> String {
    let mut parts = line.split('%');
    let mut decoded = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(byte) => {
                decoded.push(char::from(byte));
                decoded.push_str(&part[2..]);
            }
            None => {
                decoded.push('%');
                decoded.push_str(part);
            }
        }
    }
    decoded
}

/// The format of another program that this line is in, if it is one that is not read.
pub(super) fn foreign(line: &str) -> Option<Format> {
    let text = line.trim_start();
    let is_hodoku = || {
        let code = text.strip_prefix(':')?.split(':').next()?;
        (code.len() >= 4 && code.starts_with(|c: char| c.is_ascii_digit() || c == 'x'))
            .then_some(())
    };
    let is_code = || {
        let (version, rest) = text.split_once('|')?;
        (version.len() == 3 && version.bytes().all(|b| b.is_ascii_digit()) && rest.contains('|'))
            .then_some(())
    };
    let has_letters = || text.chars().any(|c| c.is_alphabetic() && !Glyph::of(c).is_mark());
    match text {
        _ if text.contains("f-puzzles.com") || text.starts_with("fpuz") => Some(Format::FPuzzles),
        _ if text.contains("penpa") => Some(Format::Penpa),
        _ if text.contains("sudokupad") || text.starts_with("scl") => Some(Format::SudokuPad),
        _ if text.contains("S9B") => Some(Format::SudokuWiki),
        _ if text.starts_with("<game") || text.starts_with("<opensudoku") => {
            Some(Format::OpenSudoku)
        }
        _ if is_hodoku().is_some() => Some(Format::Hodoku),
        _ if is_code().is_some() && has_letters() => Some(Format::SudokuPad),
        _ => None,
    }
}
