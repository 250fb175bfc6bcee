//! Which cell a pointer touches.

use sudokit::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// The attribute by which a cell's element names its cell.
pub const CELL: &str = "data-cell";

/// The cell on which `event` happened.
pub fn cell_of(event: &Event) -> Option<Cell> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let cell = element.closest("[data-cell]").ok()??;
    cell.get_attribute(CELL)?.parse().ok().map(Cell)
}
