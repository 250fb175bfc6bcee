//! The shape that a drawn grid shows: where its bars, rules and gaps stand.

use super::drawn::Placed;
use super::error::{ErrorKind, ParseError};
use super::rows::{Kind, Row};
use crate::shape::Shape;

/// Shapes already computed, so that a list of a million boards computes each once.
#[derive(Default)]
pub(super) struct Shapes(Vec<Shape>);

impl Shapes {
    pub(super) fn get(&mut self, height: u8, width: u8) -> Option<Shape> {
        let known = self.0.iter().find(|s| (s.box_height(), s.box_width()) == (height, width));
        known.cloned().or_else(|| {
            let shape = Shape::new(height, width).ok()?;
            self.0.push(shape.clone());
            Some(shape)
        })
    }

    pub(super) fn of_side(&mut self, side: u8) -> Option<Shape> {
        let (height, width) = Shape::usual_box(side);
        self.get(height, width)
    }
}

/// The shape of a board whose rows are `board`, drawn in `lines`: the one that its rules show, else the usual one.
pub(super) fn shape(
    board: &[Placed],
    lines: &[Row<'_>],
    breaks: &[usize],
    shapes: &mut Shapes,
) -> Result<Shape, ParseError> {
    let side = board.len() as u8;
    let (line, column) = board.first().map_or((1, 1), |row| {
        (lines[row.at].number, row.cut.cells.first().map_or(1, |cell| cell.column))
    });
    let drawn = Drawing::of(board, lines, breaks);
    let wrong =
        |height, width| ParseError::new(ErrorKind::Boxes { height, width, side }, line, column);
    // Lines around every cell or row are a table's; within a frame that has no others they are the boxes.
    let (height, width) = match (drawn.height, drawn.width) {
        (Some(height), Some(width)) if height > 1 && width > 1 => (height, width),
        (Some(height), _) if height > 1 => (height, side / height),
        (_, Some(width)) if width > 1 => (side / width, width),
        (Some(_), None) if drawn.is_framed => (1, side),
        (None, Some(_)) if drawn.is_framed => (side, 1),
        _ => return shapes.of_side(side).ok_or(wrong(1, side)),
    };
    if u32::from(height) * u32::from(width) != u32::from(side) {
        return Err(wrong(height, width));
    }
    shapes.get(height, width).ok_or(wrong(height, width))
}

struct Drawing {
    /// Rows between rules, columns between bars, where they stand at equal distances.
    height: Option<u8>,
    width: Option<u8>,
    is_framed: bool,
}

impl Drawing {
    fn of(board: &[Placed], lines: &[Row<'_>], breaks: &[usize]) -> Drawing {
        let side = board.len();
        let bars = |row: &Placed| heaviest(row.cut.bars.iter().copied(), side);
        let gaps = |row: &Placed| heaviest(row.cut.gaps.iter().map(|&at| (at, false)), side);
        let width = same(board, bars).and_then(|places| match places.is_empty() {
            false => pitch(&places, side),
            true => same(board, gaps).and_then(|places| pitch(&places, side)),
        });

        let used = |at: usize| board.binary_search_by_key(&at, |row| row.at).is_ok();
        let rule_at = |at: usize| match lines[at].kind {
            Kind::Rule { heavy } => Some(heavy),
            Kind::Either if !used(at) => Some(false),
            _ => None,
        };
        let between = |row: usize| board[row - 1].at + 1..board[row].at;
        let rules = (1..side).filter_map(|row| {
            let heavy = between(row).filter_map(rule_at).reduce(|a, b| a || b)?;
            Some((row, heavy))
        });
        let rules = heaviest(rules, side);
        let empty_lines = || {
            let broken = |row: usize| {
                breaks.iter().any(|b| (board[row - 1].at + 1..=board[row].at).contains(b))
            };
            (1..side).filter(|&row| broken(row)).collect()
        };
        let places = if rules.is_empty() { empty_lines() } else { rules };
        let outer =
            |at: Option<usize>| at.is_some_and(|at| at < lines.len() && rule_at(at).is_some());
        let is_framed = board.iter().all(|row| lines[row.at].is_framed())
            && outer(board.first().and_then(|row| row.at.checked_sub(1)))
            && outer(board.last().map(|row| row.at + 1));
        Drawing { height: pitch(&places, side), width, is_framed }
    }
}

/// Where the lines inside the board stand; where some are heavy, only those.
fn heaviest(lines: impl Iterator<Item = (usize, bool)> + Clone, side: usize) -> Vec<usize> {
    let inside = lines.filter(|(at, _)| (1..side).contains(at));
    let any_heavy = inside.clone().any(|(_, heavy)| heavy);
    inside.filter(|(_, heavy)| *heavy == any_heavy).map(|(at, _)| at).collect()
}

/// What all rows agree on.
fn same(board: &[Placed], places: impl Fn(&Placed) -> Vec<usize>) -> Option<Vec<usize>> {
    let first = places(board.first()?);
    board.iter().all(|row| places(row) == first).then_some(first)
}

/// The distance between the places, when they cut the side into equal parts.
fn pitch(places: &[usize], side: usize) -> Option<u8> {
    let first = *places.first()?;
    let is_even = side.is_multiple_of(first)
        && places.len() == side / first - 1
        && places.iter().zip(1..).all(|(&at, count)| at == first * count);
    is_even.then_some(first as u8)
}
