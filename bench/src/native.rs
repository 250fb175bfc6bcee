//! The solvers compiled for this machine.

use std::hint::black_box;
use std::time::Duration;

use anyhow::{Result, bail};
use rustoku_lib::core::Rustoku;
use sudokit::search::Step;
use sudokit::search::classic::{self, Classic};
use sudokit::{Budget, Grid, Shape};
use sudoku::Sudoku;

use crate::clock::{median, timed};
use crate::sets::{Board, Set};

/// A solver: from a board's characters to how many solutions it has, counted up to two.
type Count = fn(&Board) -> u64;

/// Microseconds a puzzle, and guesses.
pub struct Figures {
    pub sudokit: f64,
    pub sudoku: f64,
    pub rustoku: f64,
    /// Of Sudokit, a puzzle.
    pub guesses: f64,
}

/// How many puzzles of a set the slow solver gets.
const FEW: usize = 40;

fn sudokit(board: &Board) -> u64 {
    classic::count(board, 2).unwrap_or(u64::MAX)
}

fn text(board: &Board) -> &str {
    std::str::from_utf8(board).unwrap_or_default()
}

fn sudoku(board: &Board) -> u64 {
    Sudoku::from_str_line(text(board)).map_or(u64::MAX, |s| s.solutions_count_up_to(2) as u64)
}

fn rustoku(board: &Board) -> u64 {
    // It refuses boards whose givens conflict.
    Rustoku::new_from_str(text(board)).map_or(0, |mut solver| solver.solve_until(2).len() as u64)
}

/// Checks every answer of every solver, then times them in turn, `rounds` times.
pub fn measure(set: &Set, rounds: usize) -> Result<Figures> {
    let few = &set.boards[..set.boards.len().min(FEW)];
    let solvers: [(Count, &[Board]); 3] =
        [(sudokit, &set.boards), (sudoku, &set.boards), (rustoku, few)];
    let guesses = verify(set)?;
    let mut times = [const { Vec::new() }; 3];
    for round in 0..=rounds {
        for ((solve, boards), times) in solvers.iter().zip(&mut times) {
            let time = timed(|| run(*solve, boards));
            // The first round warms up.
            if round > 0 {
                times.push(micros(time) / boards.len() as f64);
            }
        }
    }
    let [sudokit, sudoku, rustoku] = times.map(median);
    Ok(Figures { sudokit, sudoku, rustoku, guesses })
}

/// Runs Sudokit alone, for a profiler.
pub fn profile(set: &Set, seconds: u64) {
    let mut spent = Duration::ZERO;
    while spent < Duration::from_secs(seconds) {
        spent += timed(|| run(sudokit, &set.boards));
    }
}

fn run(solve: Count, boards: &[Board]) {
    for board in boards {
        black_box(solve(black_box(board)));
    }
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Guesses a puzzle; an error when two solvers disagree or a solution is none.
fn verify(set: &Set) -> Result<f64> {
    let mut guesses = 0;
    for (index, board) in set.boards.iter().enumerate() {
        let mut walk = Classic::new(board).map_err(|e| anyhow::anyhow!("byte {}", e.position))?;
        let mut count = 0;
        while count < 2 && walk.next(&mut Budget::UNLIMITED.clone()) == Step::Solution {
            count += 1;
            let mut solution = [0; 81];
            walk.write(&mut solution);
            if !is_solution(board, &solution) {
                bail!("{}: not a solution of {}", set.name, text(board));
            }
        }
        guesses += walk.nodes();
        let agreed = sudoku(board) == count && (index >= FEW || rustoku(board) == count);
        if sudokit(board) != count || !agreed {
            bail!("{}: the solvers disagree about {}", set.name, text(board));
        }
    }
    Ok(guesses as f64 / set.boards.len() as f64)
}

/// Whether `solution`, values 1 to 9, breaks no rule and keeps the givens.
pub fn is_solution(board: &Board, solution: &Board) -> bool {
    let kept =
        board.iter().zip(solution).all(|(given, v)| b".0".contains(given) || *given == v + b'0');
    kept && Grid::from_values(Shape::classic(), solution).is_some_and(|grid| grid.is_solved())
}
