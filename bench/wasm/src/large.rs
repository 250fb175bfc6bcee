//! Boards of any shape, one at a time.

use std::sync::Mutex;

use sudokit::{Budget, Found, Puzzle, Search};

use crate::lock;

const ROOM: usize = 625;

static TEXT: Mutex<[u8; ROOM]> = Mutex::new([0; ROOM]);
static SEARCH: Mutex<Option<Search>> = Mutex::new(None);

/// Where a board's characters are to be written, and where those of a solution are.
#[unsafe(no_mangle)]
pub extern "C" fn large_text() -> *mut u8 {
    lock(&TEXT).as_mut_ptr()
}

/// Takes the board of `cells` characters; whether it is one.
#[unsafe(no_mangle)]
pub extern "C" fn large_begin(cells: usize) -> bool {
    let text = lock(&TEXT);
    let board = text.get(..cells).and_then(|text| std::str::from_utf8(text).ok());
    let puzzle = board.and_then(|board| board.parse::<Puzzle>().ok());
    *lock(&SEARCH) = puzzle.as_ref().map(Search::new);
    puzzle.is_some()
}

/// Goes to the next solution; whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn large_next() -> bool {
    let found = lock(&SEARCH).as_mut().map(|search| search.next(&mut Budget::UNLIMITED.clone()));
    let Some(Found::Solution(grid)) = found else { return false };
    let line = grid.to_string();
    for (slot, character) in lock(&TEXT).iter_mut().zip(line.bytes()) {
        *slot = character;
    }
    true
}

/// The nodes of the search so far.
#[unsafe(no_mangle)]
pub extern "C" fn large_nodes() -> f64 {
    lock(&SEARCH).as_ref().map_or(0.0, |search| search.nodes() as f64)
}
