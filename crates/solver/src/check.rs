//! Which digits break which rule.

use crate::grid::Grid;
use crate::sets::{Cell, Digit};
use crate::shape::Shape;

/// The rule that two cells break together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// They share this house, an index into [`crate::Shape::houses`]. Of several shared houses, a row or column
    /// is named before a box.
    House(u16),
}

/// Two cells that hold the same digit and see each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conflict {
    /// The digit that both hold.
    pub digit: Digit,
    /// The two cells, the lower first.
    pub cells: [Cell; 2],
    /// The rule that they break.
    pub relation: Relation,
}

impl Conflict {
    /// All houses that the two cells share, as indices into [`Shape::houses`].
    pub fn houses(self, shape: &Shape) -> impl Iterator<Item = u16> + '_ {
        let [a, b] = self.cells;
        shape.houses_of(a).iter().copied().filter(move |h| shape.houses_of(b).contains(h))
    }
}

/// Every pair of equal digits that see each other, each pair once, by lower cell and then by higher.
pub fn conflicts(grid: &Grid) -> Vec<Conflict> {
    let shape = grid.shape();
    let mut found = Vec::new();
    for cell in shape.cells() {
        let Some(digit) = grid.get(cell) else { continue };
        for &peer in shape.peers(cell) {
            if peer > cell && grid.get(peer) == Some(digit) {
                let shared =
                    shape.houses_of(cell).iter().find(|h| shape.houses_of(peer).contains(h));
                if let Some(&house) = shared {
                    found.push(Conflict {
                        digit,
                        cells: [cell, peer],
                        relation: Relation::House(house),
                    });
                }
            }
        }
    }
    found
}
