//! The solvers compiled to wasm, and the JavaScript one, under node.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::clock::median;
use crate::native::is_solution;
use crate::sets::Set;

/// Microseconds a puzzle.
pub struct Figures {
    pub sudokit: f64,
    pub sudoku: f64,
    pub sudokit_first: f64,
    pub sudoku_first: f64,
    pub dancing_links_first: f64,
}

#[derive(Serialize)]
struct Job<'a> {
    wasm: &'a Path,
    rounds: usize,
    slow: usize,
    sets: Vec<JobSet<'a>>,
}

#[derive(Serialize)]
struct JobSet<'a> {
    name: &'a str,
    boards: Vec<&'a str>,
}

#[derive(Deserialize)]
struct Measured {
    boards: usize,
    rounds: Vec<f64>,
    answers: Vec<String>,
}

type Report = HashMap<String, HashMap<String, Measured>>;

/// Builds the module.
pub fn build(folder: &Path) -> Result<PathBuf> {
    let target = folder.join("target");
    let mut cargo = Command::new("cargo");
    // The flags are for this machine's processor, not for wasm.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.current_dir(folder).args(["build", "--release", "--quiet", "-p", "sudokit-bench-wasm"]);
    run(cargo.args(["--target", "wasm32-unknown-unknown", "--target-dir"]).arg(&target))?;
    Ok(target.join("wasm32-unknown-unknown/release/sudokit_bench_wasm.wasm"))
}

/// Runs a script that reads JSON and answers with JSON.
pub fn node_json<T: DeserializeOwned>(script: &Path, job: &impl Serialize) -> Result<T> {
    let mut child = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("node is needed to measure wasm")?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(&serde_json::to_vec(job)?)?;
    }
    let output = child.wait_with_output()?;
    if !output.status.success() {
        bail!("node ended with {}", output.status);
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Builds the module, fetches the JavaScript solver when it is not there, runs both and checks every answer.
pub fn measure(folder: &Path, sets: &[Set], rounds: usize) -> Result<Vec<Figures>> {
    let wasm = build(folder)?;
    let node = folder.join("node");
    if !node.join("node_modules/dancing-links").is_dir() {
        run(Command::new("npm").current_dir(&node).args(["ci", "--silent"]))?;
    }
    let job = Job {
        wasm: &wasm,
        rounds,
        slow: 60,
        sets: sets
            .iter()
            .map(|set| JobSet {
                name: set.name,
                boards: set.boards.iter().flat_map(|b| std::str::from_utf8(b)).collect(),
            })
            .collect(),
    };
    let report: Report = node_json(&node.join("measure.mjs"), &job)?;
    sets.iter().map(|set| figures(set, &report)).collect()
}

fn figures(set: &Set, report: &Report) -> Result<Figures> {
    let of = |solver: &str| {
        report.get(set.name).and_then(|set| set.get(solver)).context("node left out a solver")
    };
    let (count, peer) = (of("sudokit_count")?, of("sudoku_count")?);
    if count.answers != peer.answers {
        bail!("{}: the counts in wasm disagree", set.name);
    }
    for solver in ["sudokit_first", "sudoku_first", "dancing-links_first"] {
        let first = of(solver)?;
        let answers = set.boards.iter().zip(&first.answers).zip(&count.answers);
        for ((board, solution), count) in answers.take(first.boards) {
            let values: Vec<u8> = solution.bytes().map(|byte| byte - b'0').collect();
            let found = values.first_chunk().is_some_and(|values| is_solution(board, values));
            if found != (count != "0") {
                bail!("{}: {solver} is wrong about {}", set.name, String::from_utf8_lossy(board));
            }
        }
    }
    let time = |solver| -> Result<f64> { Ok(median(of(solver)?.rounds.clone())) };
    Ok(Figures {
        sudokit: time("sudokit_count")?,
        sudoku: time("sudoku_count")?,
        sudokit_first: time("sudokit_first")?,
        sudoku_first: time("sudoku_first")?,
        dancing_links_first: time("dancing-links_first")?,
    })
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {command:?}"))?;
    if !status.success() {
        bail!("{command:?} ended with {status}");
    }
    Ok(())
}
