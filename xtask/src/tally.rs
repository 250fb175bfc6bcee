//! How many tests passed and failed, read from what the runners print.

use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// Tests that passed and that failed. A test that was left out is neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs a command whose output is shown and read line by line; returns the sum of what `read` finds, and whether
/// the command succeeded.
pub(crate) fn counted(
    command: &mut Command,
    read: impl Fn(&str) -> Option<Tally>,
) -> Result<(Tally, bool)> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("could not start {}", command.get_program().display()))?;
    let Some(stdout) = child.stdout.take() else { bail!("a command without output") };
    let mut tally = Tally::default();
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        if let Some(more) = read(&line) {
            tally += more;
        }
    }
    Ok((tally, child.wait()?.success()))
}

/// `test result: ok. 12 passed; 1 failed; 0 ignored; …`, which `cargo test` prints for each program.
pub(crate) fn of_cargo(line: &str) -> Option<Tally> {
    let (_, counts) = line.trim().strip_prefix("test result: ")?.split_once(". ")?;
    let count = |what: &str| {
        counts.split(';').find_map(|part| part.trim().strip_suffix(what)?.trim().parse().ok())
    };
    Some(Tally { passed: count("passed")?, failed: count("failed")? })
}

/// `# pass 12` and `# fail 1`, which the TAP reporter of `node --test` prints at the end.
pub(crate) fn of_node(line: &str) -> Option<Tally> {
    let count = |what: &str| line.strip_prefix(what)?.trim().parse().ok();
    match (count("# pass "), count("# fail ")) {
        (Some(passed), _) => Some(Tally { passed, failed: 0 }),
        (_, Some(failed)) => Some(Tally { passed: 0, failed }),
        _ => None,
    }
}

/// The file of Playwright's JSON reporter. A test that passed only when tried again counts as passed, as it does
/// for Playwright's exit status.
pub(crate) fn of_playwright(report: &str) -> Result<Tally> {
    let report: Value = serde_json::from_str(report).context("Playwright's report")?;
    let count = |name: &str| {
        report["stats"][name]
            .as_u64()
            .with_context(|| format!("no `{name}` in Playwright's report"))
    };
    Ok(Tally { passed: count("expected")? + count("flaky")?, failed: count("unexpected")? })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn cargos_line_is_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 7 filtered out; \
                    finished in 0.01s";
        assert_eq!(of_cargo(line), Some(Tally { passed: 12, failed: 3 }));
        assert_eq!(of_cargo("test result::parse ... ok"), None);
        assert_eq!(of_cargo("running 3 tests"), None);
    }

    #[test]
    fn nodes_lines_are_read() {
        assert_eq!(of_node("# pass 12"), Some(Tally { passed: 12, failed: 0 }));
        assert_eq!(of_node("# fail 2"), Some(Tally { passed: 0, failed: 2 }));
        assert_eq!(of_node("# Subtest: pass 3"), None);
    }

    #[test]
    fn playwrights_report_is_read() {
        let report = r#"{"stats": {"expected": 5, "unexpected": 1, "flaky": 2, "skipped": 4}}"#;
        assert_eq!(of_playwright(report).unwrap(), Tally { passed: 7, failed: 1 });
        assert!(of_playwright("{}").is_err());
    }
}
