//! What the command line may hold. Help, shell completions and the man page are all made from this.

use clap::{Parser, Subcommand, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use sudokit::Budget;
use sudokit::text::Alphabet;

const AFTER_HELP: &str = "\
Exit status: 0 when all went well, 1 when a puzzle was not solved, 2 when something could not be read.

Examples:
  sudokit solve 530070000600195000098000060800060003400803001700020006060000280000419005000080079
  sudokit solve grid.txt
  sudokit solve < puzzles.txt > solutions.txt
  sudokit check --format csv *.txt
  sudokit count --limit none puzzle.txt";

/// Solves, checks, counts and prints Sudoku puzzles of any box size.
#[derive(Debug, Parser)]
#[command(name = "sudokit", version, after_help = AFTER_HELP, max_term_width = 100)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Solve each puzzle
    ///
    /// One grid is shown before and after. From a list of puzzles comes a line for each line: its solution, or
    /// "# no solution" and why.
    Solve(Solve),
    /// Say whether each puzzle has one solution, several or none, and why
    Check(Check),
    /// Count the solutions of each puzzle
    ///
    /// Prints the number; "100+" says that there are at least 100.
    Count(Count),
    /// Print each puzzle in another form, unsolved
    Print(Print),
    /// See what each idea of backtracking buys: the same search by several strategies, counted
    #[command(subcommand)]
    Lab(Lab),
    /// Print the completions for a shell
    Completions {
        /// The shell that will read them
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man {
        /// Write this page and one for each command into a folder instead
        #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
        directory: Option<PathBuf>,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct Solve {
    /// Give up to this many solutions of a puzzle that has several
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) limit: u32,
    #[command(flatten)]
    pub(crate) budget: BudgetArg,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) budget: BudgetArg,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Count {
    /// Stop counting a puzzle's solutions at N; "none" counts them all
    #[arg(long, value_name = "N", default_value = "100000", value_parser = limit)]
    pub(crate) limit: u64,
    /// Give a puzzle up after N guesses; "none" never does
    #[arg(long, value_name = "N", default_value = "10000000", value_parser = limit)]
    pub(crate) budget: u64,
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Print {
    #[command(flatten)]
    pub(crate) batch: Batch,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Lab {
    /// List the problems, their instances and strategies
    List,
    /// Run one strategy and show the first solution
    Run {
        /// A problem, as "sudokit lab list" names them
        problem: String,
        /// An instance of it; for queens a number; for sudoku also a puzzle or a file
        instance: String,
        /// A strategy
        strategy: String,
        #[command(flatten)]
        options: LabOptions,
    },
    /// Run several strategies on the same instance
    Compare {
        /// A problem, as "sudokit lab list" names them
        problem: String,
        /// An instance of it; for queens a number; for sudoku also a puzzle or a file
        instance: String,
        /// The strategies [default: all]
        #[arg(value_name = "STRATEGY")]
        strategies: Vec<String>,
        #[command(flatten)]
        options: LabOptions,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct LabOptions {
    /// Stop at this many solutions; "none" looks for them all
    #[arg(long, value_name = "N", default_value = "1", value_parser = limit)]
    pub(crate) limit: u64,
    /// Give a strategy up after N nodes; "none" never does
    #[arg(long = "budget", value_name = "N", default_value = "10000000", value_parser = limit)]
    pub(crate) nodes: u64,
    /// How to print
    #[arg(short, long, default_value = "table")]
    pub(crate) format: LabFormat,
}

/// How the lab's figures are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LabFormat {
    /// Columns for people
    Table,
    /// One JSON object a line for each strategy
    Json,
    /// A table with a header line
    Csv,
}

#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct BudgetArg {
    /// Give a puzzle up after N guesses; "none" never does
    #[arg(long = "budget", value_name = "N", default_value_t = Budget::default().remaining(),
          value_parser = limit)]
    pub(crate) nodes: u64,
}

/// What all commands over puzzles take.
#[derive(Debug, clap::Args)]
pub(crate) struct Batch {
    /// Files, or puzzles themselves; "-" or nothing is standard input
    ///
    /// A puzzle is a line with one character a cell, "." or 0 for empty, or a grid drawn over several lines. In a
    /// list with a puzzle on each line, empty lines and lines that begin with "#" are passed over.
    #[arg(value_name = "INPUT", value_hint = ValueHint::FilePath)]
    pub(crate) inputs: Vec<OsString>,
    /// How to print [default: board for one grid, line for more]
    #[arg(short, long)]
    pub(crate) format: Option<Format>,
    /// Work on this many puzzles at once [default: one for each core]
    #[arg(short, long, value_name = "N")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// How boards larger than 9×9 write their digits, where the text alone does not tell
    #[arg(long, value_name = "FIRST")]
    pub(crate) alphabet: Option<First>,
}

/// How answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One line for each puzzle
    Line,
    /// A drawn board
    Board,
    /// One JSON object a line for each puzzle
    Json,
    /// A table with a header line
    Csv,
}

/// The first digit of a large board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// 1 to 9, then A, B, …: 16×16 goes up to G
    One,
    /// 0 to 9, then A, B, …: 16×16 goes up to F
    Zero,
}

impl From<First> for Alphabet {
    fn from(first: First) -> Alphabet {
        match first {
            First::One => Alphabet::FromOne,
            First::Zero => Alphabet::FromZero,
        }
    }
}

fn limit(text: &str) -> Result<u64, String> {
    match text {
        "none" => Ok(u64::MAX),
        _ => text
            .parse()
            .ok()
            .filter(|&n| n > 0)
            .ok_or_else(|| String::from("expected a number from 1 up, or \"none\"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definitions_are_sound() {
        Args::command().debug_assert();
    }
}
