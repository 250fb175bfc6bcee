//! A board as a link to this page, and back.

use crate::persist::{boxes, line, write};
use crate::state::report::Text;
use crate::state::{Ink, Mode, Sheet, Writer};
use sudokit::Shape;
use sudokit::text::Alphabet;

/// What a link's query brings.
#[derive(Clone, Debug, PartialEq)]
pub enum Shared {
    /// A board that this page wrote.
    Sheet(Box<Sheet>),
    /// A puzzle in whatever layout.
    Text(Text),
}

/// The query of a link to this sheet: the givens, the boxes unless the board is 9×9, and the person's digits if there
/// are any. What the solver wrote can be had again by Solve.
pub fn query(sheet: &Sheet) -> String {
    let shape = sheet.shape();
    let by = |writer| {
        line(shape, |cell| match sheet.ink(cell) {
            Ink::Digit(digit, by) if by == writer => Some(digit),
            _ => None,
        })
    };
    let mut query = ["?puzzle=", &by(Writer::Given)].concat();
    if !shape.is_classic() {
        let [height, width] = [shape.box_height(), shape.box_width()].map(|n| n.to_string());
        query.push_str(&["&boxes=", &height, "x", &width].concat());
    }
    if sheet.has(Writer::Mine) {
        query.push_str("&mine=");
        query.push_str(&by(Writer::Mine));
    }
    query
}

/// What a query brings; `get` answers the value of a name in it.
pub fn of_query(get: impl Fn(&str) -> Option<String>) -> Option<Shared> {
    let puzzle = get("puzzle").filter(|text| !text.trim().is_empty())?;
    let shape = get("boxes").map_or_else(|| Some(Shape::classic()), |text| boxes(&text));
    if let Some(mut sheet) = shape.and_then(|shape| ours(shape, &puzzle)) {
        if let Some(mine) = get("mine") {
            // A broken list of the person's digits leaves a puzzle that is whole.
            let _ = write(&mut sheet, &mine, Writer::Mine);
        }
        return Some(Shared::Sheet(Box::new(sheet)));
    }
    let alphabet = get("boxes").map(|_| Alphabet::FromOne);
    Some(Shared::Text(Text { text: puzzle.into(), alphabet }))
}

/// A puzzle as [`query`] writes it.
fn ours(shape: Shape, puzzle: &str) -> Option<Sheet> {
    let mut sheet = Sheet::empty(shape);
    write(&mut sheet, puzzle, Writer::Given)?;
    sheet.mode = Mode::Play;
    Some(sheet)
}

/// Whether two sheets are the same puzzle.
pub fn same_puzzle(a: &Sheet, b: &Sheet) -> bool {
    a.givens() == b.givens()
}
