//! Why a puzzle has no solution.

use super::Reason;
use crate::candidates::Candidates;
use crate::grid::Puzzle;
use crate::sets::DigitSet;

/// The plainest reason why a puzzle that has no solution has none: conflicts; else the first cell or house that runs
/// out of candidates while the singles are placed; else that everything was tried.
pub fn why_none(puzzle: &Puzzle) -> Reason {
    let conflicts = puzzle.conflicts();
    if !conflicts.is_empty() {
        return Reason::Conflicts(conflicts);
    }
    let shape = puzzle.shape();
    let mut state = Candidates::of(puzzle.givens());
    let mut after = Vec::new();
    loop {
        if let Some(cell) =
            shape.cells().find(|&c| state.grid().get(c).is_none() && state.get(c).is_empty())
        {
            return Reason::NoCandidate { cell, after };
        }
        let mut single = shape.cells().find_map(|c| state.get(c).single().map(|d| (c, d)));
        for (index, house) in shape.houses().iter().enumerate() {
            let placed: DigitSet =
                house.cells.iter().filter_map(|&c| state.grid().get(c)).collect();
            for digit in DigitSet(shape.digits().0 & !placed.0).iter() {
                let places = state.places(index, digit);
                match places.len() {
                    0 => return Reason::NoPlace { house: index as u16, digit, after },
                    1 => single = single.or(places.iter().next().map(|c| (c, digit))),
                    _ => {}
                }
            }
        }
        let Some((cell, digit)) = single else { return Reason::Exhausted };
        state.place(cell, digit);
        after.push((cell, digit));
    }
}
