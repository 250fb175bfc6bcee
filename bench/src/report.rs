//! The table: ratios first, then times, then where and when.

use std::fmt::Write;
use std::fs;
use std::process::Command;

use time::OffsetDateTime;
use time::macros::format_description;

use crate::{native, wasm};

/// What was measured on one set.
pub struct Row {
    pub name: &'static str,
    pub puzzles: usize,
    pub native: native::Figures,
    pub wasm: Option<wasm::Figures>,
}

impl Row {
    /// How many times as fast as the crate `sudoku`, natively and in wasm.
    pub fn ratios(&self) -> (f64, Option<f64>) {
        (self.native.sudoku / self.native.sudokit, self.wasm.as_ref().map(|w| w.sudoku / w.sudokit))
    }
}

/// The figures as a table in Markdown.
pub fn table(rows: &[Row]) -> String {
    let mut out = String::from(
        "How many times as fast Sudokit is. Count: proves that the solution is the only one (counts up to two). First: finds \
         one solution and writes it.\n\n\
         | set | native, count: `sudoku` | `rustoku-lib` | wasm, count: `sudoku` | first: `sudoku` | `dancing-links` |\n\
         |---|--:|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let native = &row.native;
        let own = native.sudokit;
        let _ = write!(
            out,
            "| {} | {} | {} |",
            row.name,
            times(native.sudoku / own),
            times(native.rustoku / own)
        );
        let wasm = row.wasm.as_ref();
        for ratio in [
            wasm.map(|w| w.sudoku / w.sudokit),
            wasm.map(|w| w.sudoku_first / w.sudokit_first),
            wasm.map(|w| w.dancing_links_first / w.sudokit_first),
        ] {
            let _ = write!(out, " {} |", ratio.map_or("–".into(), times));
        }
        out.push('\n');
    }
    out.push_str(
        "\n| set | puzzles | guesses a puzzle | native, count | wasm, count | wasm, first | wasm ÷ native speed |\n\
         |---|--:|--:|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let native = row.native.sudokit;
        let _ = write!(
            out,
            "| {} | {} | {:.2} | {native:.2} µs |",
            row.name, row.puzzles, row.native.guesses
        );
        let _ = match &row.wasm {
            Some(w) => writeln!(
                out,
                " {:.2} µs | {:.2} µs | {:.2} |",
                w.sudokit,
                w.sudokit_first,
                native / w.sudokit
            ),
            None => writeln!(out, " – | – | – |"),
        };
    }
    let shares: Vec<f64> = rows
        .iter()
        .filter_map(|row| Some((row.native.sudokit / row.wasm.as_ref()?.sudokit).ln()))
        .collect();
    if !shares.is_empty() {
        let mean = (shares.iter().sum::<f64>() / shares.len() as f64).exp();
        let _ = writeln!(out, "\nIn wasm, {mean:.2} of the native speed (geometric mean).");
    }
    let _ = writeln!(out, "\n{}", conditions());
    out
}

fn times(ratio: f64) -> String {
    if ratio < 10.0 { format!("{ratio:.2}×") } else { format!("{ratio:.0}×") }
}

/// The machine, the versions, the date and the method.
pub fn conditions() -> String {
    format!(
        "{} One thread; CPU time, solvers in turn, median of the rounds; natively for this processor with link-time \
         optimisation; every answer checked. `sudoku` 0.8.0, `rustoku-lib` 0.15.4 (on 40 puzzles a set), \
         `dancing-links` 4.3.10 (on 60).",
        machine()
    )
}

/// The machine, the versions and the date, as a sentence.
pub fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "))
        .map_or("unknown processor", |(_, model)| model);
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let date = OffsetDateTime::now_utc()
        .format(format_description!("[year]-[month]-[day]"))
        .unwrap_or_default();
    format!(
        "{model}, {cores} logical processors, {} {}; {}; node {}; {date}.",
        std::env::consts::OS,
        std::env::consts::ARCH,
        version("rustc"),
        version("node").trim_start_matches('v'),
    )
}

fn version(program: &str) -> String {
    let output = Command::new(program).arg("--version").output();
    let text = output.map(|o| String::from_utf8_lossy(&o.stdout).into_owned()).unwrap_or_default();
    // "rustc 1.95.0 (hash date)" is said as "rustc 1.95.0".
    text.split(" (").next().unwrap_or_default().trim().to_owned()
}
