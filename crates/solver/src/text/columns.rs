//! Drawn grids in which an empty cell is a space, so that only the columns tell which cell a digit is in.

use super::cells::{Mark, Written};
use super::drawn::Placed;
use super::glyph::{Glyph, glyphs};
use super::rows::{Kind, Row};
use super::styles::CutRow;

/// Where the cells of a row stand, the same for all rows.
struct Ruling {
    /// The first column of each stretch between bars.
    starts: Vec<u32>,
    /// Cells in a stretch.
    cells: u32,
    /// Columns from the bar to the first cell, and from cell to cell.
    offset: u32,
    pitch: u32,
}

/// The rows of one board, when the bars stand in the same columns in all of them and a regular ruling fits every mark.
pub(super) fn square(rows: &[Row<'_>]) -> Option<Vec<Placed>> {
    let has_bars = rows.iter().any(|row| row.parts.bars);
    let rows: Vec<(usize, &Row<'_>)> = rows
        .iter()
        .enumerate()
        .filter(|(_, row)| matches!(row.kind, Kind::Cells | Kind::Hollow))
        .filter(|(_, row)| row.parts.bars == has_bars)
        .collect();
    let side = u32::try_from(rows.len()).ok().filter(|side| (4..=25).contains(side))?;
    // Where empty cells have a mark of their own, or hardly a cell is empty, a gap is a cell that was forgotten.
    let mut glyphs = rows.iter().flat_map(|(_, row)| glyphs(&row.text, row.start));
    let has_blanks =
        glyphs.any(|(glyph, _)| matches!(glyph, Glyph::Digit(0) | Glyph::Blank | Glyph::Line(_)));
    let marks: usize = rows.iter().map(|(_, row)| row.marks).sum();
    if has_blanks || marks * 5 > (side * side) as usize * 4 {
        return None;
    }
    if !has_bars {
        return without_bars(&rows, side);
    }
    let bars = bar_columns(rows.first()?.1);
    if rows.iter().any(|(_, row)| bar_columns(row) != bars) {
        return None;
    }
    let stretches: Vec<(u32, u32)> = bars
        .windows(2)
        .map(|pair| (pair[0] + 1, pair[1] - pair[0] - 1))
        .filter(|&(_, width)| width > 0)
        .collect();
    let (_, width) = *stretches.first()?;
    let count = stretches.len() as u32;
    if stretches.iter().any(|&(_, other)| other != width) || !side.is_multiple_of(count) {
        return None;
    }
    let starts: Vec<u32> = stretches.iter().map(|&(start, _)| start).collect();
    let cells = side / count;
    let widest = (width - 1).checked_div(cells - 1).unwrap_or(width);
    let pitches = (1..=widest).rev();
    let rulings = pitches.flat_map(|pitch| (0..pitch).map(move |offset| (pitch, offset)));
    rulings.into_iter().find_map(|(pitch, offset)| {
        // The room on both sides is the same, but for one column.
        let span = (cells - 1) * pitch + 1 + 2 * offset;
        let ruling = Ruling { starts: starts.clone(), cells, offset, pitch };
        let placed = rows.iter().map(|&(at, row)| Some(Placed { at, cut: ruling.cut(row)? }));
        if span.abs_diff(width) > 1 { None } else { placed.collect() }
    })
}

/// Rows that only their marks rule: some digit stands in the first column and some in the last.
fn without_bars(rows: &[(usize, &Row<'_>)], side: u32) -> Option<Vec<Placed>> {
    let columns = || rows.iter().flat_map(|(_, row)| mark_columns(row));
    let (first, last) = (columns().min()?, columns().max()?);
    let (pitch, rest) = ((last - first) / (side - 1), (last - first) % (side - 1));
    if rest != 0 || pitch == 0 {
        return None;
    }
    let ruling = Ruling { starts: vec![first], cells: side, offset: 0, pitch };
    rows.iter().map(|&(at, row)| Some(Placed { at, cut: ruling.cut(row)? })).collect()
}

fn mark_columns<'a>(row: &'a Row<'_>) -> impl Iterator<Item = u32> + 'a {
    glyphs(&row.text, row.start).filter(|(glyph, _)| glyph.is_mark()).map(|(_, column)| column)
}

fn bar_columns(row: &Row<'_>) -> Vec<u32> {
    glyphs(&row.text, row.start)
        .filter(|(glyph, _)| matches!(glyph, Glyph::Bar { .. }))
        .map(|(_, column)| column)
        .take(27)
        .collect()
}

impl Ruling {
    /// The row's cells; `None` when a mark stands between two of them.
    fn cut(&self, row: &Row<'_>) -> Option<CutRow> {
        let mut cut = CutRow::default();
        for (stretch, &start) in self.starts.iter().enumerate() {
            if stretch > 0 {
                cut.bars.push((cut.cells.len(), false));
            }
            let columns = (0..self.cells).map(|cell| start + self.offset + cell * self.pitch);
            cut.cells.extend(columns.map(|column| Written {
                mark: Mark::Blank,
                line: row.number,
                column,
            }));
        }
        for (glyph, column) in glyphs(&row.text, row.start) {
            if let Some(mark) = Mark::of(glyph) {
                let at = cut.cells.binary_search_by_key(&column, |cell| cell.column).ok()?;
                cut.cells[at].mark = mark;
            }
        }
        Some(cut)
    }
}
