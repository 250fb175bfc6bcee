//! Sudokit beside other people's solvers, natively and in wasm.

mod chart;
mod clock;
mod large;
mod native;
mod report;
mod sets;
mod wasm;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Parser;

use report::Row;
use sets::{NAMES, Set};

/// Measures Sudokit beside other solvers and writes a table and a chart into results/.
#[derive(Parser)]
#[command(name = "cargo xtask bench")]
struct Options {
    /// Where the sets are, a file each; the samples in data/ when nothing is said
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// At most this many puzzles a set
    #[arg(long, default_value_t = 1500)]
    puzzles: usize,
    #[arg(long, default_value_t = 9)]
    rounds: usize,
    /// Few rounds, and nothing is written: to see whether a change pays
    #[arg(long)]
    quick: bool,
    /// Only the sets whose names contain this
    #[arg(long, value_name = "NAME", default_value = "")]
    only: String,
    /// Leave out wasm and JavaScript (no node, no wasm target needed)
    #[arg(long)]
    native_only: bool,
    /// Boards of 16×16 and 25×25 instead
    #[arg(long)]
    large: bool,
    /// Run Sudokit alone on the sets whose names contain this, in a loop, for a profiler such as perf
    #[arg(long, value_name = "NAME")]
    profile: Option<String>,
    /// How long --profile runs, in seconds of CPU time
    #[arg(long, default_value_t = 10)]
    seconds: u64,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let data = options.data.clone().unwrap_or_else(|| folder.join("data"));
    if options.large {
        let table = large::table(folder, &data, options.native_only)?;
        print!("{table}");
        if !options.quick && !options.native_only {
            fs::write(folder.join("results/large.md"), table).context("writing the table")?;
        }
        return Ok(());
    }
    let only = options.profile.as_ref().unwrap_or(&options.only);
    let sets = NAMES
        .iter()
        .filter(|name| name.contains(only.as_str()))
        .map(|name| Set::read(&data, name, options.puzzles))
        .collect::<Result<Vec<_>>>()?;
    if options.profile.is_some() {
        sets.iter().for_each(|set| native::profile(set, options.seconds));
        return Ok(());
    }
    let rounds = if options.quick { 3 } else { options.rounds };
    let mut rows = Vec::new();
    for set in sets {
        // A set in wasm right after the same natively: processors change their pace from minute to minute.
        let native = native::measure(&set, rounds)?;
        let (name, puzzles) = (set.name, set.boards.len());
        let wasm = match options.native_only {
            true => None,
            false => wasm::measure(folder, &[set], rounds)?.pop(),
        };
        rows.push(Row { name, puzzles, native, wasm });
    }
    let table = report::table(&rows);
    print!("{table}");
    if !options.quick && options.only.is_empty() && !options.native_only {
        let results = folder.join("results");
        fs::create_dir_all(&results)?;
        fs::write(results.join("classic.md"), table).context("writing the table")?;
        fs::write(results.join("classic.svg"), chart::chart(&rows)).context("writing the chart")?;
    }
    Ok(())
}
