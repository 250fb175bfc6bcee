//! Boards above 9×9: minimal puzzles, one by one, natively and in wasm.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use sudokit::{Budget, Found, Puzzle, Search};

use crate::clock::timed;
use crate::report::machine;
use crate::wasm;

/// Seconds to the first solution and to the proof that there is no other, and the same in nodes.
#[derive(Deserialize)]
struct Figures {
    first: f64,
    all: f64,
    first_nodes: f64,
    nodes: f64,
    /// The solution as a line.
    answer: String,
}

#[derive(Serialize)]
struct Job<'a> {
    wasm: &'a Path,
    boards: &'a [&'a str],
}

struct Measured {
    native: Vec<Figures>,
    /// Empty when wasm is left out.
    wasm: Vec<Figures>,
}

/// Measures both sets and makes the table.
pub fn table(folder: &Path, data: &Path, native_only: bool) -> Result<String> {
    let module = if native_only { None } else { Some(wasm::build(folder)?) };
    let small = measure(folder, data, "minimal_16x16", module.as_deref())?;
    let large = measure(folder, data, "minimal_25x25", module.as_deref())?;
    let mut out = String::from(
        "Minimal puzzles with one solution. First: finds it. Proof: shows that there is no other. Seconds of CPU time.\n\n\
         | 25×25 | nodes, first | native, first | wasm, first | nodes, proof | native, proof | wasm, proof |\n\
         |--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let seconds = |figure: Option<f64>| figure.map_or("–".into(), |s| format!("{s:.2}"));
    for (index, native) in large.native.iter().enumerate() {
        let in_wasm = large.wasm.get(index);
        let _ = writeln!(
            out,
            "| {} | {} | {:.2} | {} | {} | {:.2} | {} |",
            index + 1,
            native.first_nodes,
            native.first,
            seconds(in_wasm.map(|w| w.first)),
            native.nodes,
            native.all,
            seconds(in_wasm.map(|w| w.all)),
        );
    }
    out.push_str(
        "\n| set | puzzles | | first, median | first, longest | proof, median | proof, longest |\n\
         |---|--:|---|--:|--:|--:|--:|\n",
    );
    for (name, set) in [("16×16", &small), ("25×25", &large)] {
        for (place, figures) in [("native", &set.native), ("wasm", &set.wasm)] {
            if figures.is_empty() {
                continue;
            }
            let first = spread(figures.iter().map(|f| f.first));
            let all = spread(figures.iter().map(|f| f.all));
            let _ = writeln!(
                out,
                "| {name} | {} | {place} | {} | {} | {} | {} |",
                figures.len(),
                first.0,
                first.1,
                all.0,
                all.1
            );
        }
    }
    let _ = writeln!(
        out,
        "\n{} One thread; every answer checked; natively and in wasm the same nodes.",
        machine()
    );
    Ok(out)
}

/// The median and the longest of these times.
fn spread(times: impl Iterator<Item = f64>) -> (String, String) {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let say = |seconds: f64| {
        if seconds < 1.0 { format!("{:.1} ms", 1e3 * seconds) } else { format!("{seconds:.2} s") }
    };
    let at = |index: usize| times.get(index).copied().map_or("–".into(), say);
    (at(times.len() / 2), at(times.len().saturating_sub(1)))
}

fn measure(folder: &Path, data: &Path, name: &str, module: Option<&Path>) -> Result<Measured> {
    let path = data.join(name).with_extension("txt");
    let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let boards: Vec<&str> = text.lines().collect();
    let native = boards.iter().map(|board| solve(board)).collect::<Result<Vec<_>>>()?;
    let mut in_wasm: Vec<Figures> = Vec::new();
    if let Some(wasm) = module {
        let job = Job { wasm, boards: &boards };
        in_wasm = wasm::node_json(&folder.join("node/large.mjs"), &job)?;
        for ((board, native), wasm) in boards.iter().zip(&native).zip(&in_wasm) {
            if (&native.answer, native.nodes) != (&wasm.answer, wasm.nodes) {
                bail!("in wasm another search than natively of {board}");
            }
        }
    }
    Ok(Measured { native, wasm: in_wasm })
}

fn solve(board: &str) -> Result<Figures> {
    let puzzle: Puzzle = board.parse().map_err(|_| anyhow::anyhow!("not a board: {board}"))?;
    let mut search = Search::new(&puzzle);
    let (mut found, mut second) = (Found::Exhausted, Found::Exhausted);
    let first = timed(|| found = search.next(&mut Budget::UNLIMITED.clone()));
    let first_nodes = search.nodes() as f64;
    let rest = timed(|| second = search.next(&mut Budget::UNLIMITED.clone()));
    let Found::Solution(grid) = found else { bail!("no solution of {board}") };
    let givens = puzzle.givens().values().iter().zip(grid.values());
    if !grid.is_solved() || !givens.into_iter().all(|(&given, &value)| given == 0 || given == value)
    {
        bail!("not a solution of {board}");
    }
    if second != Found::Exhausted {
        bail!("a second solution of {board}");
    }
    let (first, nodes) = (first.as_secs_f64(), search.nodes() as f64);
    let all = first + rest.as_secs_f64();
    Ok(Figures { first, all, first_nodes, nodes, answer: grid.to_string() })
}
