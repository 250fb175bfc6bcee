//! The `sudokit` command: solves, checks, counts and prints puzzles by the line, from arguments, files or a pipe.

mod args;
mod commands;
mod input;
mod output;
mod pipeline;
mod progress;
mod words;

use args::{Args, Command};
use clap::{CommandFactory, Parser};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Everything was read and answered.
const FINE: u8 = 0;
/// Something was read but not solved.
const UNSOLVED: u8 = 1;
/// Something could not be read, or the command itself was wrong. (clap ends with the same status.)
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(status) => ExitCode::from(status),
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(FINE),
        Err(error) => {
            report(&format!("sudokit: {error}\n"));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(args: Args) -> io::Result<u8> {
    match args.command {
        Command::Solve(args) => batch(&commands::Solve::new(&args), &args.batch),
        Command::Check(args) => batch(&commands::Check::new(&args), &args.batch),
        Command::Count(args) => batch(&commands::Count::new(&args), &args.batch),
        Command::Print(args) => batch(&commands::Print, &args.batch),
        Command::Lab(args) => commands::lab(&args),
        Command::Completions { shell } => {
            // clap_complete panics when it cannot write, so it writes to memory.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "sudokit", &mut script);
            io::stdout().write_all(&script)?;
            Ok(FINE)
        }
        Command::Man { directory } => man(directory.as_deref()),
    }
}

fn batch(question: &dyn commands::Question, args: &args::Batch) -> io::Result<u8> {
    let tally = pipeline::run(question, args)?;
    Ok(if tally.bad > 0 {
        BAD_INPUT
    } else if tally.unsolved > 0 {
        UNSOLVED
    } else {
        FINE
    })
}

fn man(directory: Option<&Path>) -> io::Result<u8> {
    match directory {
        Some(directory) => {
            std::fs::create_dir_all(directory)?;
            clap_mangen::generate_to(Args::command(), directory)?;
        }
        None => clap_mangen::Man::new(Args::command()).render(&mut io::stdout().lock())?,
    }
    Ok(FINE)
}

/// Writes to standard error. When that is closed, there is nobody to tell.
fn report(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}
