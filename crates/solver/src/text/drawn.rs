//! Boards over several lines: which rows belong together, and how their cells stand apart.

use super::alphabet::Draft;
use super::boxes::{self, Shapes};
use super::cells::{Mark, Written, side_of};
use super::columns;
use super::error::{ParseError, Position};
use super::glyph::Glyph;
use super::misfit;
use super::rows::{Kind, Row};
use super::styles::{CutRow, STYLES, Style};
use crate::shape::{MAX_CELLS, Shape};

/// Lines that stand together, without an empty line between them.
#[derive(Clone, Debug, Default)]
pub(super) struct Block<'a> {
    pub(super) rows: Vec<Row<'a>>,
    pub(super) label: Option<String>,
    /// Words stand before it, so that it can't be a piece of the board above.
    pub(super) begins_board: bool,
}

/// A board, or what is wrong with it.
pub(super) type Found = Result<Draft, ParseError>;

/// A row of a board: which of the lines it is, and its cells.
pub(super) struct Placed {
    pub(super) at: usize,
    pub(super) cut: CutRow,
}

/// Reads every board in these blocks. Bands of one board may be blocks of their own.
pub(super) fn read(blocks: Vec<Block<'_>>, shapes: &mut Shapes) -> Vec<Found> {
    let mut found = Vec::new();
    let mut blocks = blocks.into_iter().peekable();
    while let Some(mut block) = blocks.next() {
        without_words(&mut block.rows);
        without_labels(&mut block.rows);
        let label = block.label.take();
        let first = found.len();
        // A row of 16 or 25 cells could be a board of side 4 or 5: see first whether it is a row of a larger one.
        let is_lone_row = block.rows.len() == 1 && [16, 25].contains(&block.rows[0].marks);
        let alone = if is_lone_row { None } else { fit(&block.rows, &[], shapes) };
        if let Some(boards) = alone {
            found.extend(boards);
        } else {
            let mut rows = block.rows;
            let mut breaks = Vec::new();
            let length = misfit::usual_length(&rows);
            let mut count = cell_rows(&rows);
            while let Some(next) = blocks.peek_mut() {
                without_words(&mut next.rows);
                without_labels(&mut next.rows);
                let more = cell_rows(&next.rows);
                let joins = !next.begins_board
                    && count + more <= length
                    && misfit::usual_length(&next.rows) == length;
                if !joins {
                    break;
                }
                breaks.push(rows.len());
                count += more;
                rows.append(&mut next.rows);
                blocks.next();
            }
            match fit(&rows, &breaks, shapes) {
                Some(boards) => found.extend(boards),
                None if is_lone_row && !breaks.is_empty() => {
                    let lone = rows.iter().map(|row| fit(std::slice::from_ref(row), &[], shapes));
                    found.extend(lone.flatten().flatten());
                }
                None => found.extend(misfit::explain(&rows).map(Err)),
            }
        }
        if let Some(Ok(draft)) = found.get_mut(first)
            && draft.name.is_none()
        {
            draft.name = label;
        }
    }
    found
}

fn cell_rows(rows: &[Row<'_>]) -> usize {
    rows.iter().filter(|row| !matches!(row.kind, Kind::Rule { .. } | Kind::Neutral)).count()
}

/// Between rows without letters a line of several letters is no row, unless it is as long as they are: "No. 5".
fn without_words(rows: &mut Vec<Row<'_>>) {
    let plain = |row: &&Row<'_>| row.letters == 0 && row.kind == Kind::Cells;
    let Some(marks) = rows.iter().find(plain).map(|row| row.marks) else { return };
    if rows.iter().filter(plain).count() * 3 >= rows.len() * 2 {
        rows.retain(|row| row.letters < 2 || row.marks == marks);
    }
}

/// Takes off the names of rows and columns: a letter or number before the frame of each row, one more each time, and
/// a row outside the frame.
fn without_labels(rows: &mut Vec<Row<'_>>) {
    let before = |row: &Row<'_>| -> Option<(usize, Glyph)> {
        let at = row.text.find(|c| matches!(Glyph::of(c), Glyph::Bar { .. }))?;
        let mut marks = row.text[..at].chars().map(Glyph::of).filter(|glyph| glyph.is_mark());
        let is_framed = matches!(Glyph::of(row.text.trim_end().chars().last()?), Glyph::Bar { .. });
        Some((at, marks.next()?)).filter(|_| marks.next().is_none() && is_framed)
    };
    let drawn: Vec<usize> =
        (0..rows.len()).filter(|&at| rows[at].kind == Kind::Cells && rows[at].parts.bars).collect();
    let labels: Option<Vec<(usize, Glyph)>> = drawn.iter().map(|&at| before(&rows[at])).collect();
    let Some(labels) = labels.filter(|labels| labels.len() >= 4) else { return };
    let follows = |pair: &[(usize, Glyph)]| match (pair[0].1, pair[1].1) {
        (Glyph::Digit(a), Glyph::Digit(b)) | (Glyph::Letter(a), Glyph::Letter(b)) => a + 1 == b,
        _ => false,
    };
    if !labels.windows(2).all(follows) {
        return;
    }
    for (&at, (bar, _)) in drawn.iter().zip(labels) {
        let row = &mut rows[at];
        row.start += row.text[..bar].chars().count() as u32;
        row.text = row.text[bar..].to_owned().into();
    }
    rows.retain(|row| row.kind != Kind::Cells || row.parts.bars);
}

/// More marks than any board in one line has, with two for each cell. What is longer is not looked at in every style.
const LONGEST: usize = 2 * MAX_CELLS;

/// The boards that these rows make; `None` when they make none. `breaks` says before which rows an empty line stands.
fn fit(rows: &[Row<'_>], breaks: &[usize], shapes: &mut Shapes) -> Option<Vec<Found>> {
    if rows.iter().any(|row| matches!(row.kind, Kind::Spoilt(..)) || row.marks > LONGEST) {
        return None;
    }
    let mut styles = STYLES.into_iter().filter(|style| style.is_possible(rows));
    let placed = styles.find_map(|style| square(style, rows)).or_else(|| columns::square(rows));
    if let Some(placed) = placed {
        let side = placed.first()?.cut.cells.len();
        let boards = placed.chunks(side).map(|board| {
            let shape = boxes::shape(board, rows, breaks, shapes)?;
            Ok(draft(board.iter().flat_map(|row| row.cut.cells.iter().copied()), shape))
        });
        return Some(boards.collect());
    }
    let lines: Vec<Row<'_>> = rows.iter().filter(|row| row.kind == Kind::Cells).cloned().collect();
    list(&lines, shapes).or_else(|| run_on(&lines, shapes).map(|board| vec![Ok(board)]))
}

/// The rows as a list of boards, one a line; some of them may have gone wrong.
fn list(rows: &[Row<'_>], shapes: &mut Shapes) -> Option<Vec<Found>> {
    let mut boards = 0;
    let mut found = Vec::new();
    for row in rows {
        let board = run_on(std::slice::from_ref(row), shapes);
        match board.filter(|draft| rows.len() == 1 || is_whole_board(draft)) {
            Some(draft) => {
                boards += 1;
                found.push(Ok(draft));
            }
            None => found.extend(misfit::explain(std::slice::from_ref(row)).map(Err)),
        }
        // What does not begin as a list need not be read to its end as one.
        if boards == 0 && found.len() > 8 {
            return None;
        }
    }
    (boards > 0 && boards * 2 >= rows.len()).then_some(found)
}

/// Whether it is too large for a row of a larger board, or has too low digits for one.
fn is_whole_board(draft: &Draft) -> bool {
    let is_low = |mark: Mark| match mark {
        Mark::Blank => true,
        Mark::Digit(digit) => digit <= draft.shape.side(),
        _ => false,
    };
    draft.shape.side() > 5
        || draft.cells.iter().all(|cell| is_low(cell.mark))
            && draft.cells.iter().any(|cell| cell.mark != Mark::Blank)
}

/// Fewer dashes below each other are more often rules than an empty board.
const FEW_DASHES: usize = 6;

/// The rows as one or more boards of as many columns as rows.
fn square(style: Style, rows: &[Row<'_>]) -> Option<Vec<Placed>> {
    let cut = |row: &Row<'_>| style.cut(&row.text, row.number, row.start);
    let first = rows.iter().find(|row| row.kind == Kind::Cells);
    let side = match (first, rows.first()?) {
        (None, row) if row.kind == Kind::Either => cut(row).cells.len().max(FEW_DASHES),
        (first, row) => cut(first.unwrap_or(row)).cells.len(),
    };
    if !(4..=25).contains(&side) {
        return None;
    }
    let of_kind = |kind: Kind| {
        let rows = rows.iter().enumerate().filter(move |(_, row)| row.kind == kind);
        rows.map(move |(at, row)| Placed { at, cut: cut(row) })
    };
    let is_whole = |row: &Placed| row.cut.cells.len() == side;
    let sure = of_kind(Kind::Cells).map(|row| is_whole(&row).then_some(row));
    let mut sure = sure.collect::<Option<Vec<Placed>>>()?;
    if style.has_hollow_rows() {
        sure.extend(of_kind(Kind::Hollow).filter(is_whole));
        sure.sort_by_key(|row| row.at);
    }
    if sure.is_empty() || !sure.len().is_multiple_of(side) {
        sure.extend(of_kind(Kind::Either).filter(is_whole));
        sure.sort_by_key(|row| row.at);
    }
    let is_square = !sure.is_empty() && sure.len().is_multiple_of(side);
    // Groups of cells could pass for cells of several digits; only a board that is whole by itself may have those.
    let is_plain = |mark: Mark| match mark {
        Mark::Number(number) => usize::from(number) <= side,
        mark => !mark.is_long(),
    };
    let fits = sure.len() == side
        || sure.iter().all(|row| row.cut.cells.iter().all(|cell| is_plain(cell.mark)));
    let all = sure.iter().flat_map(|row| &row.cut.cells).map(|cell| cell.mark);
    let fits = fits && (side > 9 || !has_joined_cells(all));
    (is_square && fits).then_some(sure)
}

/// Where no number has two digits, `..` and `01` are two cells that stand too close, unless all are written so.
fn has_joined_cells(mut marks: impl Iterator<Item = Mark> + Clone) -> bool {
    let is_joined = |mark| matches!(mark, Mark::WideBlank | Mark::Number(0..=9));
    marks.clone().any(is_joined) && !marks.all(is_joined)
}

/// The rows as one board whose lines end anywhere.
fn run_on(rows: &[Row<'_>], shapes: &mut Shapes) -> Option<Draft> {
    if rows.iter().map(|row| row.marks).sum::<usize>() > LONGEST {
        return None;
    }
    let is_possible =
        |style: &Style| !matches!(style, Style::Bars { .. }) && style.is_possible(rows);
    for style in STYLES.into_iter().filter(is_possible) {
        let mut lengths = Vec::new();
        let mut cells: Vec<Written> = Vec::new();
        let mut is_even = true;
        for row in rows {
            let cut = style.cut(&row.text, row.number, row.start);
            is_even &= style != Style::Characters || has_even_words(row);
            lengths.push(cut.cells.len());
            cells.extend(cut.cells);
        }
        let Some(side) = side_of(cells.len()) else { continue };
        let side = usize::from(side);
        let (last, whole) = lengths.split_last()?;
        let wraps = whole.iter().all(|length| length == &whole[0]) && whole.first() >= Some(last)
            || whole.is_empty();
        let in_rows = lengths.iter().all(|length| length % side == 0);
        let long = cells.iter().filter(|cell| cell.mark.is_long()).count();
        let separated = matches!(style, Style::Fields { .. });
        let marks = || cells.iter().map(|cell| cell.mark);
        let is_joined = side <= 9 && has_joined_cells(marks());
        if is_joined || marks().any(|mark| mark == Mark::Mess) {
            continue;
        }
        if lengths.len() == side && side > 5 || !(wraps || in_rows) || !is_even {
            continue;
        }
        // Groups of equal length are no numbers.
        if long == cells.len() || (style == Style::Words && long != 0 && has_all_even_words(rows)) {
            continue;
        }
        if long != 0 && side <= 9 && !separated && long * 5 < cells.len() {
            continue;
        }
        let shape = shapes.of_side(side as u8)?;
        let mut draft = draft(cells.into_iter(), shape);
        draft.name = rows.iter().find_map(|row| row.beside.clone());
        return Some(draft);
    }
    None
}

/// Whether the row is one word, or words of one length, so that each of their characters is a cell.
fn has_even_words(row: &Row<'_>) -> bool {
    let mut lengths = word_lengths(row);
    let first = lengths.next();
    lengths.all(|length| Some(length) == first)
}

fn has_all_even_words(rows: &[Row<'_>]) -> bool {
    let mut lengths = rows.iter().flat_map(|row| word_lengths(row));
    let first = lengths.next();
    lengths.all(|length| Some(length) == first)
}

fn word_lengths<'a>(row: &'a Row<'_>) -> impl Iterator<Item = usize> + 'a {
    row.text
        .split(|c: char| !Glyph::of(c).is_mark())
        .map(|word| word.chars().count())
        .filter(|&length| length != 0)
}

fn draft(cells: impl Iterator<Item = Written>, shape: Shape) -> Draft {
    let cells: Vec<Written> = cells.collect();
    let position = cells.first().map_or(Position { line: 1, column: 1 }, |cell| Position {
        line: cell.line,
        column: cell.column,
    });
    Draft { shape, cells, name: None, solution: None, position }
}
