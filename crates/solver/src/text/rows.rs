//! What a line is to the grid around it: a row, a rule, or neither.

use super::glyph::{Glyph, glyphs};
use super::listed;
use std::borrow::Cow;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It holds cells and nothing that can't be in a row.
    Cells,
    /// Only `-`, only `*` or only `_`: a row of empty cells or a rule. The rows around it tell.
    Either,
    /// Bars, commas or tabs without a mark between them: a row of empty cells where fields may be empty.
    Hollow,
    /// A piece of the drawing.
    Rule { heavy: bool },
    /// Mostly cells, but for this character.
    Spoilt(char, u32),
    /// Brackets and the like: what surrounds an array.
    Neutral,
    /// Nothing visible.
    Nothing,
    /// Words.
    Prose,
}

/// A line of a text, without what can't be part of a row: comments at its end, the beginning of an assignment.
#[derive(Clone, Debug)]
pub(super) struct Row<'a> {
    pub(super) number: u32,
    pub(super) text: Cow<'a, str>,
    /// The column of the text's first character.
    pub(super) start: u32,
    pub(super) kind: Kind,
    /// How many letters it holds that could be digits past 9.
    pub(super) letters: u32,
    /// How many marks it holds.
    pub(super) marks: usize,
    pub(super) parts: Parts,
    /// Words that follow the cells.
    pub(super) beside: Option<String>,
}

/// What parts the cells of a row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parts {
    pub(super) commas: bool,
    pub(super) semicolons: bool,
    pub(super) tabs: bool,
    pub(super) bars: bool,
}

#[derive(Default)]
struct Tally {
    digits: usize,
    letters: usize,
    blanks: usize,
    dashes: usize,
    stars: usize,
    unders: usize,
    bars: usize,
    fields: usize,
    parts: Parts,
    rules: usize,
    heavy_rules: usize,
    brackets: usize,
    strangers: usize,
    /// The last character that can't be in a row of cells.
    last_stranger: Option<usize>,
    first_stranger: Option<(char, u32)>,
    /// The longest run of letters alone.
    word: usize,
}

impl Tally {
    fn of(text: &str, start: u32) -> Tally {
        let mut tally = Tally::default();
        let mut run = 0;
        for ((at, c), column) in text.char_indices().zip(start..) {
            let glyph = Glyph::of(c);
            run = if matches!(glyph, Glyph::Letter(_) | Glyph::Other) { run + 1 } else { 0 };
            tally.word = tally.word.max(run);
            let mut stranger = false;
            match glyph {
                Glyph::Digit(_) => tally.digits += 1,
                Glyph::Letter(_) => tally.letters += 1,
                Glyph::Blank => tally.blanks += 1,
                Glyph::Line('*') => tally.stars += 1,
                Glyph::Line('_') => tally.unders += 1,
                Glyph::Line(_) => tally.dashes += 1,
                Glyph::Bar { .. } => {
                    tally.bars += 1;
                    tally.parts.bars = true;
                }
                Glyph::Comma | Glyph::Semicolon | Glyph::Tab => {
                    tally.fields += 1;
                    tally.parts.commas |= glyph == Glyph::Comma;
                    tally.parts.semicolons |= glyph == Glyph::Semicolon;
                    tally.parts.tabs |= glyph == Glyph::Tab;
                }
                Glyph::Rule { heavy } => {
                    tally.rules += 1;
                    tally.heavy_rules += usize::from(heavy);
                    stranger = true;
                }
                Glyph::Open | Glyph::Close | Glyph::Quote => tally.brackets += 1,
                Glyph::Space | Glyph::Nothing => {}
                Glyph::Other => {
                    tally.strangers += 1;
                    stranger = true;
                }
            }
            if stranger {
                tally.last_stranger = Some(at);
                tally.first_stranger = tally.first_stranger.or(Some((c, column)));
            }
        }
        tally
    }

    fn lines(&self) -> usize {
        self.dashes + self.stars + self.unders
    }

    fn marks(&self) -> usize {
        self.digits + self.letters + self.blanks + self.lines()
    }

    fn kind(&self) -> Kind {
        let kinds_of_line =
            [self.dashes, self.stars, self.unders].into_iter().filter(|&n| n > 0).count();
        let rule = Kind::Rule { heavy: self.heavy_rules > 0 };
        if self.strangers > 0 {
            self.spoilt()
        } else if self.digits + self.letters > 0 {
            let is_word = self.word > 1 && self.letters > 3 * (self.digits + self.blanks);
            match (self.rules, is_word) {
                (0, false) => Kind::Cells,
                (0, true) => Kind::Prose,
                _ => self.spoilt(),
            }
        } else if self.rules > 0 || kinds_of_line > 1 || (self.dashes > 0 && self.blanks > 0) {
            rule
        } else if self.blanks > 0 {
            Kind::Cells
        } else if kinds_of_line == 1 {
            Kind::Either
        } else if self.bars > 1 || self.fields > 2 {
            Kind::Hollow
        } else if self.brackets + self.bars + self.fields > 0 {
            Kind::Neutral
        } else {
            Kind::Nothing
        }
    }

    fn spoilt(&self) -> Kind {
        let strong = self.digits + self.blanks;
        let strangers = self.strangers + self.rules;
        match self.first_stranger {
            Some((c, column)) if strong >= 6 && strong >= 3 * (strangers + self.letters) => {
                Kind::Spoilt(c, column)
            }
            _ => Kind::Prose,
        }
    }
}

impl<'a> Row<'a> {
    pub(super) fn new(line: &'a str, number: u32) -> Row<'a> {
        let line = without_code_after(without_comment(line));
        let line = with_empty_words(line).map_or(Cow::Borrowed(line), Cow::Owned);
        let tally = Tally::of(&line, 1);
        let row = |text: Cow<'a, str>, start: u32, tally: &Tally| {
            let (letters, marks, parts) = (tally.letters as u32, tally.marks(), tally.parts);
            let beside = None;
            Row { number, text, start, kind: tally.kind(), letters, marks, parts, beside }
        };
        if let Some(at) = words_after_cells(&line) {
            let (cells, words) = line.split_at(at);
            let mut row = row(Cow::Owned(cells.to_owned()), 1, &Tally::of(cells, 1));
            row.beside = listed::label(words);
            return row;
        }
        // `int[][] board = {{5, 3, 0, …`: the row begins at the first bracket after the words.
        let last_stranger = tally.last_stranger.filter(|_| tally.marks() > 0);
        let begin = last_stranger.and_then(|last| {
            let nested = line.find("[[").or_else(|| line.find("{{"));
            let first = line[last..].find(['[', '{', '(', '"', '\'', ':']).map(|at| last + at);
            let begin = nested.filter(|&at| at > last).or(first)?;
            line[..begin].contains(char::is_alphabetic).then_some(begin)
        });
        let Some(begin) = begin else { return row(line, 1, &tally) };
        let start = line[..begin].chars().count() as u32 + 1;
        let tail = match line {
            Cow::Borrowed(line) => Cow::Borrowed(&line[begin..]),
            Cow::Owned(line) => Cow::Owned(line[begin..].to_owned()),
        };
        let tally = Tally::of(&tail, start);
        row(tail, start, &tally)
    }

    /// One past its last visible column.
    pub(super) fn end(&self) -> u32 {
        self.start + self.text.trim_end().chars().count() as u32
    }

    /// Whether something is written at its end that reads as a rule's corner, so that it frames the grid.
    pub(super) fn is_framed(&self) -> bool {
        let is_bar = |glyph| matches!(glyph, Glyph::Bar { .. });
        let mut visible = glyphs(&self.text, self.start)
            .map(|(glyph, _)| glyph)
            .filter(|glyph| !matches!(glyph, Glyph::Space | Glyph::Tab));
        visible.next().is_some_and(is_bar) && visible.last().is_some_and(is_bar)
    }
}

/// Cuts off what follows `//`, `/*` or a `#` that is not the first thing in the line.
fn without_comment(line: &str) -> &str {
    let first = line.len() - line.trim_start().len();
    let comment = line.find("//").into_iter().chain(line.find("/*"));
    let is_comment =
        |&at: &usize| !line[first..].starts_with('#') && line[..at].ends_with([' ', '\t', ',']);
    let hash = line.find('#').filter(is_comment);
    match comment.chain(hash).min() {
        Some(at) if at > first => &line[..at],
        _ => line,
    }
}

/// Cuts off what joins a quoted row to the next, and what follows the end of an array.
fn without_code_after(line: &str) -> &str {
    let end = line.find("]]").or_else(|| line.find("}}"));
    match end {
        Some(at) => &line[..at + 2],
        None if line.contains(['"', '\'']) => line.trim_end_matches([' ', '+', '\\', '&']),
        None => line,
    }
}

/// Where words begin that follow a row of cells, a name say: at the first word of letters after words without any.
fn words_after_cells(line: &str) -> Option<usize> {
    let mut marks = 0;
    let mut at = 0;
    for word in line.split([' ', '\t', '\u{a0}']) {
        let is_letter = |c: char| c.is_alphabetic() && Glyph::of(c) != Glyph::Blank;
        let letters = word.chars().filter(|&c| is_letter(c)).count();
        if letters > 1 && word.chars().take(2).all(char::is_alphabetic) {
            return (marks >= 4).then_some(at);
        }
        if letters > 0 || word.contains(['[', '{', '"', '(']) {
            return None;
        }
        marks += word.chars().filter(|&c| Glyph::of(c).is_mark()).count();
        at += word.len() + line[at + word.len()..].chars().next().map_or(0, char::len_utf8);
    }
    None
}

/// Writes `None`, `null` and `nil` as an empty cell of the same length.
fn with_empty_words(line: &str) -> Option<String> {
    const EMPTY: [&str; 4] = ["None", "null", "NULL", "nil"];
    let found = EMPTY.iter().any(|word| line.contains(word));
    found.then(|| {
        EMPTY.iter().fold(line.to_owned(), |line, word| {
            line.replace(word, &format!(".{:1$}", "", word.len() - 1))
        })
    })
}
