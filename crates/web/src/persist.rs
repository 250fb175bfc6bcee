//! The sheet as a line of text, to be kept from one visit to the next.

use crate::browser;
use crate::state::{Ink, Mode, Sheet, Writer};
use sudokit::{Cell, Digit, DigitSet, Grid, Shape};

/// The version of the line; another one is not read.
const VERSION: &str = "1";
const KEY: &str = "sudokit.sheet";

/// The sheet as a line: version, boxes, mode, a grid for each writer, and the notes as hexadecimal masks.
pub fn encode(sheet: &Sheet) -> String {
    let shape = sheet.shape();
    let boxes = [shape.box_height().to_string(), shape.box_width().to_string()].join("x");
    let mode = if sheet.mode == Mode::Enter { "enter" } else { "play" };
    let by = |writer| {
        line(shape, |cell| match sheet.ink(cell) {
            Ink::Digit(digit, by) if by == writer => Some(digit),
            _ => None,
        })
    };
    let notes: Vec<String> = shape.cells().map(|cell| hex(sheet.ink(cell).notes().0)).collect();
    let [given, mine, solver] = [Writer::Given, Writer::Mine, Writer::Solver].map(by);
    [VERSION, &boxes, mode, &given, &mine, &solver, &notes.join(",")].join(" ")
}

/// The sheet of a line, if it is one.
pub fn decode(text: &str) -> Option<Sheet> {
    let mut fields = text.split(' ');
    let mut next = || fields.next();
    if next()? != VERSION {
        return None;
    }
    let shape = boxes(next()?)?;
    let mode = match next()? {
        "enter" => Mode::Enter,
        "play" => Mode::Play,
        _ => return None,
    };
    let mut sheet = Sheet::empty(shape.clone());
    sheet.mode = mode;
    for writer in [Writer::Given, Writer::Mine, Writer::Solver] {
        write(&mut sheet, next()?, writer)?;
    }
    for (cell, mask) in shape.cells().zip(next()?.split(',')) {
        let notes = DigitSet(u32::from_str_radix(mask, 16).ok()? & shape.digits().0);
        if sheet.ink(cell) == Ink::BLANK {
            sheet.set(cell, Ink::Open(notes));
        }
    }
    Some(sheet)
}

/// A shape from "3x3": box height and width.
pub fn boxes(text: &str) -> Option<Shape> {
    let (height, width) = text.split_once('x')?;
    Shape::new(height.parse().ok()?, width.parse().ok()?).ok()
}

/// Writes the digits of a line into the sheet's open cells.
pub fn write(sheet: &mut Sheet, line: &str, writer: Writer) -> Option<()> {
    let shape = sheet.shape().clone();
    let values: Option<Vec<u8>> = line.bytes().map(value).collect();
    let grid = Grid::from_values(shape.clone(), &values?)?;
    for cell in shape.cells() {
        if let Some(digit) = grid.get(cell)
            && sheet.ink(cell).digit().is_none()
        {
            sheet.set(cell, Ink::Digit(digit, writer));
        }
    }
    Some(())
}

/// A line of digits, `.` where there is none.
pub fn line(shape: &Shape, digit: impl Fn(Cell) -> Option<Digit>) -> String {
    shape.cells().map(|cell| digit(cell).map_or('.', Digit::to_char)).collect()
}

fn value(byte: u8) -> Option<u8> {
    match byte {
        b'.' => Some(0),
        b'1'..=b'9' => Some(byte - b'0'),
        b'A'..=b'P' => Some(byte - b'A' + 10),
        _ => None,
    }
}

fn hex(mut value: u32) -> String {
    let mut digits = Vec::new();
    while value != 0 {
        digits.push(char::from_digit(value & 15, 16).unwrap_or('0'));
        value >>= 4;
    }
    if digits.is_empty() { "0".to_owned() } else { digits.iter().rev().collect() }
}

/// Keeps the sheet for the next visit.
pub fn save(sheet: &Sheet) {
    browser::store(KEY, &encode(sheet));
}

/// The sheet of the last visit.
pub fn load() -> Option<Sheet> {
    decode(&browser::stored(KEY)?)
}
