//! Full house, naked single, hidden single.

use crate::candidates::Candidates;
use crate::logic::step::{Pattern, Step};
use crate::logic::technique::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE, Technique, Visitor};
use crate::sets::{Cell, Digit, DigitSet};
use crate::shape::{House, HouseKind};
use std::ops::ControlFlow;

/// One cell of a house is open: it takes the digit that the house lacks.
pub(super) fn full_house(state: &Candidates, visit: Visitor<'_>) -> ControlFlow<()> {
    for (index, house) in houses(state) {
        let mut open = open_cells(state, house);
        let (Some(cell), None) = (open.next(), open.next()) else { continue };
        let Some(digit) = absent(state, house).single() else { continue };
        // Where another house excludes the digit, the board has an error, and this is no step.
        if state.get(cell).contains(digit) {
            visit(placement(&FULL_HOUSE, cell, digit, Pattern::FullHouse { house: index }))?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell has one candidate left.
pub(super) fn naked_single(state: &Candidates, visit: Visitor<'_>) -> ControlFlow<()> {
    let shape = state.shape();
    for cell in shape.cells() {
        let Some(digit) = state.get(cell).single() else { continue };
        let holder = |digit| {
            shape.peers(cell).iter().copied().find(|&peer| state.grid().get(peer) == Some(digit))
        };
        let others = shape.digits().iter().filter(|&other| other != digit);
        let excluded = others.map(|other| (other, holder(other))).collect();
        visit(placement(&NAKED_SINGLE, cell, digit, Pattern::NakedSingle { excluded }))?;
    }
    ControlFlow::Continue(())
}

/// A digit has one place left in a house.
pub(super) fn hidden_single(state: &Candidates, visit: Visitor<'_>) -> ControlFlow<()> {
    for (index, house) in houses(state) {
        for digit in absent(state, house).iter() {
            let places = state.places(usize::from(index), digit);
            let mut places = places.iter();
            let (Some(cell), None) = (places.next(), places.next()) else { continue };
            let excluded = excluded(state, house, cell, digit);
            let pattern = Pattern::HiddenSingle { house: index, excluded };
            visit(placement(&HIDDEN_SINGLE, cell, digit, pattern))?;
        }
    }
    ControlFlow::Continue(())
}

/// The houses in the order in which people look at them: the boxes first.
fn houses(state: &Candidates) -> impl Iterator<Item = (u16, &House)> {
    let all = || (0u16..).zip(state.shape().houses());
    let is_box = |house: &House| house.kind == HouseKind::Box;
    all().filter(move |(_, h)| is_box(h)).chain(all().filter(move |(_, h)| !is_box(h)))
}

/// The digits that no cell of `house` holds.
fn absent(state: &Candidates, house: &House) -> DigitSet {
    let placed: DigitSet = house.cells.iter().filter_map(|&cell| state.grid().get(cell)).collect();
    DigitSet(state.shape().digits().0 & !placed.0)
}

fn open_cells(state: &Candidates, house: &House) -> impl Iterator<Item = Cell> {
    house.cells.iter().copied().filter(|&cell| state.grid().get(cell).is_none())
}

/// For every open cell of `house` but `place`, who keeps `digit` out of it: of several, who keeps it out of most.
fn excluded(
    state: &Candidates,
    house: &House,
    place: Cell,
    digit: Digit,
) -> Vec<(Cell, Option<Cell>)> {
    let (shape, grid) = (state.shape(), state.grid());
    let open: Vec<Cell> = open_cells(state, house).filter(|&cell| cell != place).collect();
    let reach =
        |holder: Cell| open.iter().filter(|&&cell| shape.peer_set(holder).contains(cell)).count();
    let holder = |cell| {
        let holders = shape.peers(cell).iter().copied().filter(|&p| grid.get(p) == Some(digit));
        holders.reduce(|best, next| if reach(next) > reach(best) { next } else { best })
    };
    open.iter().map(|&cell| (cell, holder(cell))).collect()
}

fn placement(technique: &'static Technique, cell: Cell, digit: Digit, pattern: Pattern) -> Step {
    Step { technique, placements: vec![(cell, digit)], eliminations: Vec::new(), pattern }
}
