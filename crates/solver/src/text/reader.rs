//! Goes through a text line by line, and decides what each line is.

use super::alphabet::Draft;
use super::boxes::Shapes;
use super::cells::{Mark, Written, side_of};
use super::drawn::{self, Block};
use super::error::{ErrorKind, ParseError, Position};
use super::glyph::lines;
use super::line::parse_line_81;
use super::listed::{self, Listed};
use super::rows::{Kind, Row};
use super::{Alphabet, Entry, Reading};
use crate::grid::{Grid, Puzzle};
use crate::shape::Shape;

/// Something found, in the order of the text.
enum Item {
    Entry(Entry),
    /// A board whose alphabet is decided at the end, when all of them are known.
    Draft(Draft),
    Error(ParseError),
    /// What is only an error when nothing better is found: a few cells among words, say.
    Doubt(ParseError),
}

/// Fewer cells than this among words are nothing to report.
const FEW_CELLS: usize = 20;

#[derive(Default)]
struct Reader<'a> {
    items: Vec<Item>,
    blocks: Vec<Block<'a>>,
    /// Whether the last block has ended.
    ended: bool,
    begins_board: bool,
    /// Whether there are lines of words.
    has_prose: bool,
    /// Within a section of an `.sdk` file that is not the puzzle.
    skips: bool,
    has_sections: bool,
    label: Option<String>,
    /// Whether the label comes from a field that is meant for it.
    is_title: bool,
    /// The listed item that took the last label, and its line: if the next line is one as well, it was a heading.
    labelled: Option<(usize, u32)>,
    shapes: Shapes,
}

pub(super) fn read(text: &str, fallback: Option<Alphabet>) -> Result<Reading, ParseError> {
    let mut reader = Reader::default();
    let mut seen = None;
    for (number, line) in lines(text) {
        if seen.is_none() {
            let column = line.chars().take_while(|c| c.is_whitespace()).count() as u32 + 1;
            seen = (!line.trim().is_empty()).then_some(Position { line: number, column });
        }
        reader.line(line, number);
    }
    reader.finish_blocks();
    let position = seen.unwrap_or(Position { line: 1, column: 1 });
    let kind = if seen.is_some() { ErrorKind::NoPuzzle } else { ErrorKind::Empty };
    reader.finish(fallback, ParseError { kind, position })
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: &'a str, number: u32) {
        if !self.skips && self.plain_line(line, number) {
            return;
        }
        let trimmed = line.trim();
        if let Some(comment) = comment(trimmed) {
            self.end_block(false);
            self.comment(comment);
            return;
        }
        if self.skips {
            return;
        }
        let is_link = trimmed.contains("://") || trimmed.starts_with("www.");
        if is_link && !trimmed.starts_with('<') {
            let link = listed::link(line, number);
            // An address within a sentence is no failed puzzle.
            match link {
                Listed::Wrong(error) if trimmed.contains(' ') => self.push(Item::Doubt(error)),
                link => self.listed(link, number),
            }
            return;
        }
        if let Some(format) = listed::foreign(line) {
            let is_written_out = trimmed.starts_with('<') && listed::read(line, number).is_some();
            if !is_written_out {
                let error = ParseError::new(ErrorKind::Unsupported(format), number, 1);
                // A format's name in a sentence is no file of it.
                let is_sentence =
                    trimmed.split_whitespace().count() > 3 && !trimmed.starts_with('<');
                self.has_prose |= is_sentence;
                self.push(if trimmed.starts_with("<opensudoku") || is_sentence {
                    Item::Doubt(error)
                } else {
                    Item::Error(error)
                });
                return;
            }
        }
        if let Some(listed) = listed::read(line, number) {
            self.listed(listed, number);
            return;
        }
        let row = Row::new(line, number);
        let is_among_words = row.start > 1 || row.beside.is_some();
        self.has_prose |= is_among_words && row.marks < FEW_CELLS;
        match row.kind {
            Kind::Nothing => self.end_block(false),
            Kind::Prose => {
                self.has_prose = true;
                self.end_block(true);
                if !self.is_title {
                    let is_code = line.contains(['{', '}', '(', ')', '=', ';', '<', '>', '[', ']']);
                    self.label = listed::label(trimmed).filter(|name| !is_code && name.len() < 120);
                }
            }
            Kind::Neutral if self.ended || self.blocks.is_empty() => {}
            _ => self.row(row),
        }
    }

    /// The quick way for the commonest lines: a 9×9 puzzle, and perhaps a name after it.
    fn plain_line(&mut self, line: &str, number: u32) -> bool {
        let plain = line.trim_matches([' ', '\t', '\r']);
        let (cells, beside) = plain.split_at_checked(81).unwrap_or((plain, ""));
        let is_apart =
            beside.is_empty() || beside.starts_with([' ', '\t', ',', ';', ':', '|', '#']);
        // What is long enough may hold the solution.
        if !is_apart || beside.len() > 81 {
            return false;
        }
        let Ok(values) = parse_line_81(cells.as_bytes()) else { return false };
        if cells.bytes().all(|b| matches!(b, b'-' | b'*' | b'_')) {
            return false;
        }
        let column = (plain.as_ptr() as usize - line.as_ptr() as usize) as u32 + 1;
        let position = Position { line: number, column };
        if is_candidate_row(&values) {
            self.push(Item::Error(ParseError { kind: ErrorKind::Pencilmarks, position }));
            return true;
        }
        let Some(grid) = Grid::from_values(Shape::classic(), &values) else { return false };
        let name = listed::label(beside);
        let entry = Entry { puzzle: Puzzle::new(grid), name, solution: None, position };
        self.push_listed(Item::Entry(entry), number);
        true
    }

    fn listed(&mut self, listed: Listed, number: u32) {
        match listed {
            Listed::Wrong(error) => self.push(Item::Error(error)),
            Listed::Puzzle { cells, name, solution } => {
                let Some(first) = cells.first() else { return };
                let position = Position { line: first.line, column: first.column };
                let side = side_of(cells.len());
                let Some(shape) = side.and_then(|side| self.shapes.of_side(side)) else { return };
                let draft = Draft { shape, cells, name, solution, position };
                self.push_listed(settle(draft), number);
            }
        }
    }

    fn push_listed(&mut self, mut item: Item, number: u32) {
        if let Some((at, line)) = self.labelled.take()
            && line + 1 == number
            && let Some(name) = self.items.get_mut(at).and_then(Item::name_mut)
        {
            *name = None;
        }
        self.finish_blocks();
        let label = self.label.take();
        self.is_title = false;
        if let Some(name) = item.name_mut()
            && name.is_none()
            && label.is_some()
        {
            *name = label;
            self.labelled = Some((self.items.len(), number));
        }
        self.items.push(item);
    }

    fn push(&mut self, item: Item) {
        self.finish_blocks();
        self.items.push(item);
    }

    fn row(&mut self, row: Row<'a>) {
        if self.ended || self.blocks.is_empty() {
            self.blocks.push(Block {
                rows: Vec::new(),
                label: self.label.take(),
                begins_board: std::mem::take(&mut self.begins_board),
            });
            self.ended = false;
            self.is_title = false;
        }
        if let Some(block) = self.blocks.last_mut() {
            block.rows.push(row);
        }
    }

    fn end_block(&mut self, begins_board: bool) {
        self.ended = true;
        self.begins_board |= begins_board;
    }

    fn comment(&mut self, comment: Comment<'_>) {
        match comment {
            Comment::Title(title) => {
                self.label = listed::label(title);
                self.is_title = true;
            }
            Comment::Text(text) if !self.is_title => self.label = listed::label(text),
            Comment::Section(head) => {
                let is_puzzle = head.eq_ignore_ascii_case("puzzle");
                self.has_sections |= is_puzzle;
                self.skips = self.has_sections && !is_puzzle;
            }
            Comment::Text(_) | Comment::Other => {}
        }
    }

    fn finish_blocks(&mut self) {
        let blocks = std::mem::take(&mut self.blocks);
        self.ended = false;
        self.begins_board = false;
        let lone = match blocks.as_slice() {
            [block] if self.items.is_empty() => lone_blank_line(&block.rows, &mut self.shapes),
            _ => None,
        };
        if let Some(draft) = lone {
            self.items.push(settle(draft));
            return;
        }
        for found in drawn::read(blocks, &mut self.shapes) {
            self.items.push(match found {
                Ok(draft) => settle(draft),
                Err(error) => match error.kind {
                    ErrorKind::Length { found, .. } if found < FEW_CELLS => Item::Doubt(error),
                    _ => Item::Error(error),
                },
            });
        }
    }

    fn finish(
        self,
        fallback: Option<Alphabet>,
        nothing: ParseError,
    ) -> Result<Reading, ParseError> {
        // What one board of a side shows holds for the others, unless another shows the opposite.
        let mut shown = [[false; 2]; 26];
        for item in &self.items {
            if let Item::Draft(draft) = item
                && let Some(alphabet) = draft.alphabet()
                && draft.cells.iter().any(|cell| !cell.mark.is_blank())
            {
                let side = usize::from(draft.shape.side());
                shown[side][usize::from(alphabet == Alphabet::FromZero)] = true;
            }
        }
        let mut reading = Reading::default();
        let mut doubts = Vec::new();
        for item in self.items {
            match item {
                Item::Entry(entry) => reading.entries.push(entry),
                Item::Error(error) => reading.errors.push(error),
                Item::Doubt(error) => doubts.push(error),
                Item::Draft(draft) => {
                    let of_others = match shown[usize::from(draft.shape.side())] {
                        [true, false] => Some(Alphabet::FromOne),
                        [false, true] => Some(Alphabet::FromZero),
                        _ => None,
                    };
                    let position = draft.position;
                    let read = match draft.alphabet().or(of_others).or(fallback) {
                        Some(alphabet) => draft.read(alphabet),
                        None => Err(ParseError { kind: ErrorKind::Alphabet, position }),
                    };
                    match read {
                        Ok(entry) => reading.entries.push(entry),
                        Err(error) => reading.errors.push(error),
                    }
                }
            }
        }
        if reading.entries.is_empty() {
            // A few digits in a text of words are no puzzle that went wrong.
            doubts
                .retain(|error| !self.has_prose || !matches!(error.kind, ErrorKind::Length { .. }));
            let first = reading.errors.into_iter().chain(doubts).next();
            return Err(first.unwrap_or(nothing));
        }
        // Among boards this small, a few cells are a board that went wrong.
        if reading.entries.iter().all(|entry| entry.puzzle.shape().side() <= 5) {
            reading.errors.extend(doubts);
            reading.errors.sort_unstable_by_key(|error| error.position);
        }
        Ok(reading)
    }
}

impl Item {
    fn name_mut(&mut self) -> Option<&mut Option<String>> {
        match self {
            Item::Entry(entry) => Some(&mut entry.name),
            Item::Draft(draft) => Some(&mut draft.name),
            Item::Error(_) | Item::Doubt(_) => None,
        }
    }
}

/// Up to side 9 there is only one alphabet, so the board can be read at once and its long form forgotten.
fn settle(draft: Draft) -> Item {
    if draft.shape.side() > 9 {
        return Item::Draft(draft);
    }
    match draft.read(Alphabet::FromOne) {
        Ok(entry) => Item::Entry(entry),
        Err(error) => Item::Error(error),
    }
}

/// A text of one line of dashes, asterisks or underscores is an empty board if it is as long as one.
fn lone_blank_line(rows: &[Row<'_>], shapes: &mut Shapes) -> Option<Draft> {
    let [row] = rows else { return None };
    let side = side_of(row.marks).filter(|&side| row.kind == Kind::Either && side >= 6)?;
    let position = Position { line: row.number, column: row.start };
    let cell = Written { mark: Mark::Blank, line: row.number, column: row.start };
    let cells = vec![cell; row.marks];
    Some(Draft { shape: shapes.of_side(side)?, cells, name: None, solution: None, position })
}

/// A row of a candidates grid of 81 × 9 characters: every digit stands at its own place in its nine.
fn is_candidate_row(values: &[u8; 81]) -> bool {
    let in_place = |(at, &value): (usize, &u8)| value == 0 || usize::from(value) == at % 9 + 1;
    values.iter().enumerate().all(in_place)
        && values.iter().filter(|&&value| value != 0).count() > 9
}

enum Comment<'a> {
    Text(&'a str),
    /// A field that names the puzzle.
    Title(&'a str),
    /// The head of a section: `[Puzzle]`.
    Section(&'a str),
    /// Another field.
    Other,
}

/// Comments, and the heads and fields of `.sdk` files: `[Puzzle]`, `#DA puzzle`.
fn comment(line: &str) -> Option<Comment<'_>> {
    if let Some(head) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let is_word = head.len() > 1 && head.chars().all(char::is_alphabetic);
        return is_word.then_some(Comment::Section(head));
    }
    // A frame of # is none.
    if let Some(text) = line.strip_prefix('#').filter(|text| !text.ends_with('#')) {
        let mut chars = text.chars();
        let (key, next) = (chars.next(), chars.next());
        let is_field = matches!(key, Some('A' | 'B' | 'C' | 'D' | 'L' | 'S' | 'U' | 'N'))
            && (next.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit())
                || text.contains("://"));
        return Some(match key {
            Some('D' | 'N') if is_field => Comment::Title(text.get(1..).unwrap_or_default()),
            _ if is_field => Comment::Other,
            _ => Comment::Text(text),
        });
    }
    line.strip_prefix("//").or_else(|| line.strip_prefix('%')).map(Comment::Text)
}
