//! The ways in which the cells of a row can stand apart.

use super::cells::{Mark, Written};
use super::glyph::{Glyph, glyphs};
use super::rows::{Parts, Row};

/// How a row is cut into cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Between commas, semicolons or tabs; a field with nothing in it is an empty cell.
    Fields { separator: Glyph, drop_last: bool },
    /// Every mark is a cell; spaces and bars mean nothing.
    Characters,
    /// Every word is a cell: boards with numbers of two digits, and candidates.
    Words,
    /// Between bars; a field with nothing in it is an empty cell. Where a box ends two bars may touch.
    Bars {
        /// Bars that touch have an empty cell between them.
        touching: bool,
        /// The outermost bars are a frame, with no cell outside.
        framed: bool,
    },
}

/// A row cut into cells.
#[derive(Clone, Debug, Default)]
pub(super) struct CutRow {
    pub(super) cells: Vec<Written>,
    /// After how many cells a bar stands, in rising order, and whether it is a heavy one.
    pub(super) bars: Vec<(usize, bool)>,
    /// After how many cells a space stands that is wider than the narrowest.
    pub(super) gaps: Vec<usize>,
}

/// All styles, the most telling first.
pub(super) const STYLES: [Style; 12] = [
    Style::Fields { separator: Glyph::Comma, drop_last: false },
    Style::Fields { separator: Glyph::Comma, drop_last: true },
    Style::Fields { separator: Glyph::Semicolon, drop_last: false },
    Style::Fields { separator: Glyph::Semicolon, drop_last: true },
    Style::Fields { separator: Glyph::Tab, drop_last: false },
    Style::Fields { separator: Glyph::Tab, drop_last: true },
    Style::Characters,
    Style::Words,
    Style::Bars { touching: false, framed: true },
    Style::Bars { touching: false, framed: false },
    Style::Bars { touching: true, framed: true },
    Style::Bars { touching: true, framed: false },
];

impl Style {
    /// Whether a row without a single mark can be a row of empty cells.
    pub(super) fn has_hollow_rows(self) -> bool {
        matches!(self, Style::Fields { .. } | Style::Bars { .. })
    }

    /// Cuts the row `text`, whose first character stands in column `start` of line `line`.
    pub(super) fn cut(self, text: &str, line: u32, start: u32) -> CutRow {
        match self {
            Style::Characters => cut_words(text, line, start, true),
            Style::Words => cut_words(text, line, start, false),
            Style::Fields { separator, drop_last } => {
                cut_fields(text, line, start, separator, drop_last)
            }
            Style::Bars { touching, framed } => cut_bars(text, line, start, touching, framed),
        }
    }

    /// Whether one of these rows holds what the style needs to part cells.
    pub(super) fn is_possible(self, rows: &[Row<'_>]) -> bool {
        let has = |part: fn(&Parts) -> bool| rows.iter().any(|row| part(&row.parts));
        match self {
            Style::Characters | Style::Words => true,
            Style::Fields { separator: Glyph::Comma, .. } => has(|parts| parts.commas),
            Style::Fields { separator: Glyph::Semicolon, .. } => has(|parts| parts.semicolons),
            Style::Fields { .. } => has(|parts| parts.tabs),
            Style::Bars { .. } => has(|parts| parts.bars),
        }
    }
}

fn cut_words(text: &str, line: u32, start: u32, every_mark: bool) -> CutRow {
    let mut row = CutRow::default();
    let mut word: Vec<Glyph> = Vec::new();
    let mut word_start = start;
    let mut last_end = None;
    let mut spaces: Vec<(usize, u32)> = Vec::new();
    let close = |row: &mut CutRow, word: &mut Vec<Glyph>, column| {
        if !word.is_empty() {
            row.cells.push(Written { mark: Mark::of_word(word), line, column });
            word.clear();
        }
    };
    for (glyph, column) in glyphs(text, start) {
        match Mark::of(glyph) {
            Some(mark) if every_mark => {
                if let Some(end) = last_end.replace(column + 1) {
                    spaces.push((row.cells.len(), column - end));
                }
                row.cells.push(Written { mark, line, column });
            }
            Some(_) => {
                if word.is_empty() {
                    word_start = column;
                }
                word.push(glyph);
            }
            None => {
                close(&mut row, &mut word, word_start);
                if let Glyph::Bar { heavy } = glyph {
                    let doubled = row.bars.last().is_some_and(|&(at, _)| at == row.cells.len());
                    row.bars.pop_if(|_| doubled);
                    row.bars.push((row.cells.len(), heavy || doubled));
                }
            }
        }
    }
    close(&mut row, &mut word, word_start);
    let narrow = spaces.iter().map(|&(_, width)| width).min().unwrap_or(0);
    row.gaps = spaces.into_iter().filter(|&(_, width)| width > narrow).map(|(at, _)| at).collect();
    row
}

/// A field that is being read: its only word, or more than one.
struct Field {
    word: Vec<Glyph>,
    column: u32,
    ended: bool,
    many: bool,
}

impl Field {
    fn at(column: u32) -> Field {
        Field { word: Vec::new(), column, ended: false, many: false }
    }

    fn push(&mut self, glyph: Glyph, column: u32) {
        if !glyph.is_mark() {
            self.ended |= !self.word.is_empty();
            return;
        }
        self.many |= self.ended;
        if self.word.is_empty() {
            self.column = column;
        }
        // More digits than any board has are a mess whatever follows.
        if self.word.len() < 30 {
            self.word.push(glyph);
        }
    }

    fn written(&self, line: u32) -> Written {
        let mark = if self.many { Mark::Mess } else { Mark::of_word(&self.word) };
        Written { mark, line, column: self.column }
    }
}

fn cut_fields(text: &str, line: u32, start: u32, separator: Glyph, drop_last: bool) -> CutRow {
    let mut row = CutRow::default();
    let mut field = Field::at(start);
    let (mut separators, mut closed, mut after_close) = (0, false, false);
    for (glyph, column) in glyphs(text, start) {
        if glyph == separator {
            row.cells.push(field.written(line));
            field = Field::at(column + 1);
            separators += 1;
            after_close = closed;
            closed = false;
        } else {
            field.push(glyph, column);
            closed = match glyph {
                Glyph::Close => true,
                Glyph::Open => false,
                _ => closed && !glyph.is_mark(),
            };
        }
    }
    // The comma after a row's closing bracket parts it from the next row.
    let last_is_cell = !field.word.is_empty() || !(drop_last || after_close);
    if separators == 0 && field.word.is_empty() {
        return row;
    }
    if last_is_cell {
        row.cells.push(field.written(line));
    }
    row
}

fn cut_bars(text: &str, line: u32, start: u32, touching: bool, framed: bool) -> CutRow {
    let mut row = CutRow::default();
    let mut field = Field::at(start);
    let mut bars = 0;
    for (glyph, column) in glyphs(text, start) {
        let Glyph::Bar { heavy } = glyph else {
            field.push(glyph, column);
            continue;
        };
        let is_empty = field.word.is_empty();
        let outer = framed && bars == 0 && is_empty;
        let closed_box = !touching && bars > 0 && is_empty && column == field.column;
        bars += 1;
        if !outer && !closed_box {
            row.cells.push(field.written(line));
        }
        match row.bars.last_mut() {
            Some((at, was_heavy)) if *at == row.cells.len() => *was_heavy = true,
            _ => row.bars.push((row.cells.len(), heavy)),
        }
        field = Field::at(column + 1);
    }
    if bars > 0 && !(framed && field.word.is_empty()) {
        row.cells.push(field.written(line));
    }
    row
}
