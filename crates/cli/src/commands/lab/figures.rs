//! What the lab's runs came to, as a table.

use crate::args::{LabFormat, LabOptions};
use indicatif::HumanCount;
use serde::Serialize;
use std::io::{self, Write};
use std::time::Duration;
use sudokit_backtrack::lab::Report;
use sudokit_backtrack::{Count, Space};

/// What one strategy came to.
pub(super) struct Row {
    pub(super) strategy: String,
    pub(super) report: Report,
    pub(super) time: Duration,
    /// The fillings that it would have to go through, where it does so.
    pub(super) space: Option<Space>,
}

#[derive(Serialize)]
struct Record<'a> {
    strategy: &'a str,
    /// When false, every figure is "more than".
    finished: bool,
    solutions: u64,
    nodes: u64,
    checks: u64,
    placements: u64,
    undos: u64,
    deepest: u64,
    seconds: f64,
}

impl Row {
    /// Whether it came to what was asked for within the budget.
    pub(super) fn is_finished(&self) -> bool {
        !matches!(self.report.count, Count::OutOfBudget(_))
    }

    fn record(&self) -> Record<'_> {
        let counters = &self.report.counters;
        Record {
            strategy: &self.strategy,
            finished: self.is_finished(),
            solutions: counters.solutions,
            nodes: counters.nodes,
            checks: counters.checks,
            placements: counters.placements,
            undos: counters.undos,
            deepest: counters.deepest,
            seconds: self.time.as_secs_f64(),
        }
    }
}

/// Prints the rows in the format that was asked for.
pub(super) fn print(options: &LabOptions, rows: &[Row], out: &mut dyn Write) -> io::Result<()> {
    match options.format {
        LabFormat::Table => table(options, rows, out),
        LabFormat::Csv => csv(rows, out),
        LabFormat::Json => {
            for row in rows {
                writeln!(out, "{}", serde_json::to_string(&row.record())?)?;
            }
            Ok(())
        }
    }
}

const TITLES: [&str; 8] =
    ["strategy", "solutions", "nodes", "checks", "placements", "undos", "deepest", "time"];

fn table(options: &LabOptions, rows: &[Row], out: &mut dyn Write) -> io::Result<()> {
    let mut cells = vec![TITLES.map(String::from)];
    cells.extend(rows.iter().map(|row| {
        let record = row.record();
        let more = if record.finished { "" } else { ">" };
        let figure = |figure: u64| format!("{more}{}", HumanCount(figure));
        [
            record.strategy.to_owned(),
            HumanCount(record.solutions).to_string(),
            figure(record.nodes),
            figure(record.checks),
            figure(record.placements),
            figure(record.undos),
            figure(record.deepest),
            format!("{more}{}", time(row.time)),
        ]
    }));
    let widths: [usize; 8] = std::array::from_fn(|column| {
        cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    });
    for row in &cells {
        write!(out, "{:<1$}", row[0], widths[0])?;
        for (cell, width) in row.iter().zip(widths).skip(1) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
    }
    if rows.iter().any(|row| !row.is_finished()) {
        let budget = HumanCount(options.nodes);
        writeln!(out, "\n> is \"more than\": the budget of {budget} nodes ran out first.")?;
    }
    for row in rows {
        if let Some(space) = row.space {
            writeln!(out, "\n{}", brute_force(space, row))?;
        }
    }
    Ok(())
}

/// How large the space is, and how long all of it would take at the pace of this run.
fn brute_force(space: Space, row: &Row) -> String {
    let Space { base, exponent } = space;
    let size = format!("{base}^{exponent} fillings, about {}", power(space.log10()));
    let pace = row.report.counters.nodes as f64 / row.time.as_secs_f64().max(1e-9);
    if row.is_finished() || pace < 1.0 {
        return format!("Brute force has {size}.");
    }
    format!(
        "Brute force has {size}. At this run's pace, {} a second, all of them take about {} years.",
        HumanCount(pace as u64),
        power(space.log10_years(pace))
    )
}

/// A number from its common logarithm, as `4.6 × 10^48`.
fn power(log10: f64) -> String {
    let exponent = log10.floor();
    if (-2.0..6.0).contains(&exponent) {
        return format!("{:.*}", if exponent < 1.0 { 2 } else { 0 }, 10_f64.powf(log10));
    }
    format!("{:.1} × 10^{exponent}", 10_f64.powf(log10 - exponent))
}

fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds >= 1.0 => format!("{seconds:.2} s"),
        seconds if seconds >= 0.001 => format!("{:.2} ms", seconds * 1e3),
        seconds => format!("{:.1} µs", seconds * 1e6),
    }
}

fn csv(rows: &[Row], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "strategy,finished,solutions,nodes,checks,placements,undos,deepest,seconds")?;
    for row in rows {
        let Record { strategy, finished, solutions, nodes, checks, placements, undos, .. } =
            row.record();
        let Record { deepest, seconds, .. } = row.record();
        writeln!(
            out,
            "{strategy},{finished},{solutions},{nodes},{checks},{placements},{undos},{deepest},{seconds:.6}"
        )?;
    }
    Ok(())
}
