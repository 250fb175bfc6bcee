//! `sudokit lab`: the searches of `sudokit-backtrack`, run and counted.

mod figures;
mod scene;

use crate::args::{Lab, LabFormat, LabOptions};
use crate::{FINE, UNSOLVED, words};
use figures::Row;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};
use sudokit::Puzzle;
use sudokit::text;
use sudokit_backtrack::lab::{self, LabError, PROBLEMS, Run, Setup};

/// Nodes between two looks at the terminal: a fraction of a second's.
const SLICE: u64 = 100_000;

/// Runs one of the lab's commands; answers with the exit status.
///
/// # Errors
/// What was not understood, or why nothing could be written.
pub(crate) fn run(args: &Lab) -> io::Result<u8> {
    match args {
        Lab::List => list(),
        Lab::Run { problem, instance, strategy, options } => {
            let bench = Bench::new(problem, instance)?;
            let (row, drawn) = bench.run(strategy, options)?;
            let rows = [row];
            figures::print(options, &rows, &mut io::stdout().lock())?;
            if options.format == LabFormat::Table
                && let Some(drawn) = drawn
            {
                writeln!(io::stdout(), "\nFirst solution:\n{drawn}")?;
            }
            Ok(status(&rows))
        }
        Lab::Compare { problem, instance, strategies, options } => {
            let bench = Bench::new(problem, instance)?;
            let all: Vec<&str> = match &strategies[..] {
                [] => bench.entry.strategies.to_vec(),
                some => some.iter().map(String::as_str).collect(),
            };
            let mut rows = Vec::with_capacity(all.len());
            for strategy in all {
                rows.push(bench.run(strategy, options)?.0);
            }
            figures::print(options, &rows, &mut io::stdout().lock())?;
            Ok(status(&rows))
        }
    }
}

/// Runs to the end or through the budget, with a line on the terminal; answers with the time it took.
fn advance(run: &mut Run, strategy: &str, mut nodes: u64) -> Duration {
    let spinner = ProgressBar::no_length();
    spinner.set_style(ProgressStyle::default_spinner());
    let begin = Instant::now();
    while nodes > 0 {
        let slice = nodes.min(SLICE);
        if run.advance(slice) {
            break;
        }
        nodes -= slice;
        spinner.set_message(format!("{strategy}: {} nodes", HumanCount(run.counters().nodes)));
        spinner.tick();
    }
    let time = begin.elapsed();
    spinner.finish_and_clear();
    time
}

fn status(rows: &[Row]) -> u8 {
    if rows.iter().all(Row::is_finished) { FINE } else { UNSOLVED }
}

fn list() -> io::Result<u8> {
    let mut out = io::stdout().lock();
    for entry in PROBLEMS {
        writeln!(out, "{}", entry.id)?;
        writeln!(out, "  instances:  {}", entry.instances.join(", "))?;
        writeln!(out, "  strategies: {}", entry.strategies.join(", "))?;
    }
    Ok(FINE)
}

/// An instance, ready to be set up for any strategy.
struct Bench<'a> {
    entry: &'static lab::Entry,
    instance: &'a str,
    /// A Sudoku that is not on the lab's shelf.
    puzzle: Option<Puzzle>,
}

impl<'a> Bench<'a> {
    fn new(problem: &str, instance: &'a str) -> io::Result<Bench<'a>> {
        let entry = lab::problem(problem).ok_or_else(|| {
            let names: Vec<&str> = PROBLEMS.iter().map(|entry| entry.id).collect();
            mistake(format!("there is no problem {problem}; there are {}", names.join(", ")))
        })?;
        let on_shelf = entry.id != "sudoku" || lab::sudoku_instance(instance).is_ok();
        let puzzle = if on_shelf { None } else { Some(own_sudoku(entry, instance)?) };
        Ok(Bench { entry, instance, puzzle })
    }

    fn set_up(&self, strategy: &str) -> io::Result<Setup> {
        let setup = match &self.puzzle {
            Some(puzzle) => lab::open_sudoku(puzzle, strategy),
            None => lab::open(self.entry.id, self.instance, strategy),
        };
        setup.map_err(|error| {
            let lab::Entry { id, instances, strategies } = self.entry;
            mistake(match error {
                LabError::Strategy => {
                    let names = strategies.join(", ");
                    format!("{id} has no strategy {strategy}; it has {names}")
                }
                LabError::TooLarge => format!("{} is too large for {strategy}", self.instance),
                LabError::Instance | LabError::Problem => {
                    let (name, names) = (self.instance, instances.join(", "));
                    format!("{id} has no instance {name}; it has {names}")
                }
            })
        })
    }

    /// Runs a strategy; answers with its figures and the first solution, drawn.
    fn run(&self, strategy: &str, options: &LabOptions) -> io::Result<(Row, Option<String>)> {
        let Setup { scene, walk, space } = self.set_up(strategy)?;
        let mut run = Run::new(walk, options.limit);
        let time = advance(&mut run, strategy, options.nodes);
        let report = run.report();
        let drawn = report.first.as_deref().map(|values| scene::draw(&scene, values));
        let space = space.filter(|_| strategy == "brute-force");
        Ok((Row { strategy: strategy.to_owned(), report, time, space }, drawn))
    }
}

/// A Sudoku from a file or from the argument itself.
fn own_sudoku(entry: &lab::Entry, instance: &str) -> io::Result<Puzzle> {
    let text = match fs::read(instance) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(_) => instance.to_owned(),
    };
    match text::read(&text) {
        Ok(reading) => match reading.entries.into_iter().next() {
            Some(entry) => Ok(entry.puzzle),
            None => Err(mistake(format!("{instance}: no puzzle here"))),
        },
        Err(error) => Err(mistake(format!(
            "{instance} is none of {}, nor a file, nor a puzzle: {}",
            entry.instances.join(", "),
            words::parse_error(&error.kind)
        ))),
    }
}

fn mistake(message: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, message)
}
