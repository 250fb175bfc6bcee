//! `cargo xtask`: everything that a person or CI does with this project, one verb each.

mod bench;
mod compress;
mod dist;
mod files;
mod hashed_names;
mod minify;
mod package;
mod project;
mod respond;
mod serve;
mod server;
mod setup;
mod shell;
mod site;
mod size;
mod snip;
mod tally;
mod test;
mod wasm;
mod watch;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::project::Project;

/// Everything that a person or CI does with this project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Build the page and serve it on this machine
    Serve(serve::Options),
    /// Run every check: format, lints, tests, sizes, the page in a browser
    Test(test::Options),
    /// Build the static site into dist/, ready for any host
    Dist,
    /// Measure Sudokit beside other solvers
    Bench(bench::Options),
    /// Build the npm package alone
    Package,
    /// Install what the other verbs need; each of them does so by itself
    Setup,
}

fn main() -> ExitCode {
    let project = Project::here();
    let result = match Arguments::parse().verb {
        Verb::Serve(options) => serve::serve(&project, &options),
        Verb::Test(options) => test::test(&project, &options),
        Verb::Dist => dist::dist(&project),
        Verb::Bench(options) => bench::bench(&project, &options),
        Verb::Package => package::package(&project),
        Verb::Setup => setup::all(&project),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
