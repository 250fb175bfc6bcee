//! What is wrong with rows that make no board.

use super::cells::expected_cells;
use super::error::{ErrorKind, ParseError};
use super::glyph::Glyph;
use super::rows::{Kind, Row};
use super::styles::{CutRow, Style};

/// The style that rows were most likely meant in.
fn likely_style(rows: &[Row<'_>]) -> Style {
    let has = |separator: Glyph| {
        let count =
            |row: &Row<'_>| row.text.chars().filter(|&c| Glyph::of(c) == separator).take(3).count();
        rows.iter().any(|row| count(row) == 3)
    };
    for separator in [Glyph::Comma, Glyph::Semicolon] {
        let style = Style::Fields { separator, drop_last: true };
        if style.is_possible(rows) && has(separator) {
            return style;
        }
    }
    Style::Characters
}

fn cut<'r>(rows: &'r [Row<'_>]) -> impl Iterator<Item = (&'r Row<'r>, CutRow)> {
    let style = likely_style(rows);
    rows.iter()
        .filter(|row| matches!(row.kind, Kind::Cells | Kind::Spoilt(..)))
        .map(move |row| (row, style.cut(&row.text, row.number, row.start)))
}

/// The most frequent number of cells in a row.
pub(super) fn usual_length(rows: &[Row<'_>]) -> usize {
    let mut counts = [0usize; 27];
    for (_, row) in cut(rows) {
        counts[row.cells.len().min(26)] += 1;
    }
    (0..counts.len()).rev().max_by_key(|&length| counts[length]).unwrap_or(0)
}

/// The errors to report: one for a board, one a line for a list. None when there is hardly a cell.
pub(super) fn explain<'r>(rows: &'r [Row<'_>]) -> impl Iterator<Item = ParseError> + use<'r> {
    let is_list = rows.len() > 1 && usual_length(rows) == 26;
    let one = if is_list { None } else { explain_board(rows) };
    let each = rows.iter().filter(move |_| is_list);
    one.into_iter().chain(each.filter_map(|row| explain_board(std::slice::from_ref(row))))
}

fn explain_board(rows: &[Row<'_>]) -> Option<ParseError> {
    let spoilt = rows.iter().find_map(|row| match row.kind {
        Kind::Spoilt(c, column) => Some((c, row.number, column)),
        _ => None,
    });
    if let Some((c, line, column)) = spoilt {
        // A telephone number, say.
        if rows.len() == 1 && rows[0].marks < 20 {
            return None;
        }
        return Some(ParseError::new(ErrorKind::Character(c), line, column));
    }
    if let Some(error) = pencilmarks(rows) {
        return Some(error);
    }
    let cut: Vec<(&Row<'_>, CutRow)> = cut(rows).collect();
    let (last, end) = cut.last().map(|(row, _)| (row.number, row.end()))?;
    let found: usize = cut.iter().map(|(_, cut)| cut.cells.len()).sum();
    let length = usual_length(rows);
    let error = |kind, line, column| Some(ParseError::new(kind, line, column));
    if cut.len() == 1 || !(4..=25).contains(&length) {
        let expected = expected_cells(found);
        let kind = ErrorKind::Length { found, expected };
        let extra = cut.iter().flat_map(|(_, cut)| &cut.cells).nth(expected);
        return match extra {
            Some(cell) => error(kind, cell.line, cell.column),
            None => error(kind, last, end),
        };
    }
    let expected = length * length;
    let odd = cut.iter().find(|(_, cut)| cut.cells.len() != length);
    let kind = match odd {
        Some((_, row)) if found == expected => {
            ErrorKind::Row { found: row.cells.len(), expected: length }
        }
        _ => ErrorKind::Length { found, expected },
    };
    let extra_row = cut.get(length).and_then(|(_, cut)| cut.cells.first());
    match (odd, extra_row) {
        (Some((row, cut)), _) => {
            let column = cut.cells.get(length).map_or(row.end(), |cell| cell.column);
            error(kind, row.number, column)
        }
        (None, Some(cell)) => error(kind, cell.line, cell.column),
        (None, None) => error(kind, last, end),
    }
}

/// Words of many lengths, most of them rising digits, are candidates.
fn pencilmarks(rows: &[Row<'_>]) -> Option<ParseError> {
    let mut lengths = 0u32;
    let mut first = None;
    let (mut long, mut words) = (0, 0);
    for row in rows.iter().filter(|row| row.kind == Kind::Cells) {
        for cell in Style::Words.cut(&row.text, row.number, row.start).cells {
            words += 1;
            if cell.mark.is_candidates() {
                long += 1;
                first = first.or(Some(cell));
            }
        }
        for word in row.text.split(|c: char| !Glyph::of(c).is_mark()) {
            lengths |= 1 << word.len().min(9);
        }
    }
    let first = first.filter(|_| long >= 4 && long * 5 >= words)?;
    let is_mixed = (lengths >> 1).count_ones() > 2 && lengths & 1 << 1 != 0;
    is_mixed.then(|| ParseError::new(ErrorKind::Pencilmarks, first.line, first.column))
}
