//! The engines in wasm. Boards, 81 bytes each, are written to memory from [`boards`] on; a call works on the first
//! `n` of them and leaves what it found from [`answers`] on, so that no call from JavaScript is timed but one a batch.

mod large;

use std::sync::{Mutex, MutexGuard, PoisonError};

use sudokit::search::classic;
use sudoku::Sudoku;

/// How many boards there is room for.
const ROOM: usize = 2000;

static BOARDS: Mutex<[[u8; 81]; ROOM]> = Mutex::new([[0; 81]; ROOM]);
static ANSWERS: Mutex<[[u8; 81]; ROOM]> = Mutex::new([[0; 81]; ROOM]);

fn lock<T>(area: &Mutex<T>) -> MutexGuard<'_, T> {
    area.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where the boards are to be written, as characters.
#[unsafe(no_mangle)]
pub extern "C" fn boards() -> *mut u8 {
    lock(&BOARDS).as_mut_ptr().cast()
}

/// Where the answers are, 81 bytes each: a count in the first byte, or a solution as digits 1 to 9, 0 when there is
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn answers() -> *const u8 {
    lock(&ANSWERS).as_ptr().cast()
}

#[unsafe(no_mangle)]
pub extern "C" fn sudokit_count(n: usize) {
    each(n, |board, answer| {
        answer[0] = classic::count(board, 2).map_or(u8::MAX, |count| count as u8);
    });
}

#[unsafe(no_mangle)]
pub extern "C" fn sudokit_first(n: usize) {
    each(n, |board, answer| {
        if !classic::first(board, answer).unwrap_or(false) {
            *answer = [0; 81];
        }
    });
}

#[unsafe(no_mangle)]
pub extern "C" fn sudoku_count(n: usize) {
    each(n, |board, answer| {
        answer[0] = parse(board).map_or(u8::MAX, |sudoku| sudoku.solutions_count_up_to(2) as u8);
    });
}

#[unsafe(no_mangle)]
pub extern "C" fn sudoku_first(n: usize) {
    each(n, |board, answer| {
        let solution = parse(board).and_then(|sudoku| sudoku.some_solution());
        *answer = solution.map_or([0; 81], |solution| solution.to_bytes());
    });
}

fn each(n: usize, mut solve: impl FnMut(&[u8; 81], &mut [u8; 81])) {
    for (board, answer) in lock(&BOARDS).iter().zip(lock(&ANSWERS).iter_mut()).take(n) {
        solve(board, answer);
    }
}

fn parse(board: &[u8; 81]) -> Option<Sudoku> {
    Sudoku::from_str_line(std::str::from_utf8(board).ok()?).ok()
}

#[cfg(target_family = "wasm")]
getrandom::register_custom_getrandom!(no_randomness);

#[cfg(target_family = "wasm")]
fn no_randomness(_: &mut [u8]) -> Result<(), getrandom::Error> {
    Err(getrandom::Error::UNSUPPORTED)
}
