//! Running other programs, and saying what is being done.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A command line as a person would type it, for messages.
fn shown(command: &Command) -> String {
    let mut line = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

/// Runs a command with the person's own terminal; an exit status other than 0 is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status =
        command.status().with_context(|| format!("could not start `{}`", shown(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", shown(command));
    }
    Ok(())
}

/// As `run`, but a command that has not ended after `patience` is stopped, which is an error too.
pub(crate) fn run_within(patience: Duration, command: &mut Command) -> Result<()> {
    let line = shown(command);
    let mut child = command.spawn().with_context(|| format!("could not start `{line}`"))?;
    let start = Instant::now();
    loop {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => bail!("`{line}` ended with {status}"),
            None if start.elapsed() > patience => {
                child.kill()?;
                child.wait()?;
                bail!("`{line}` was stopped: no answer within {}", seconds(patience));
            }
            None => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// Runs a command and returns what it printed, without the last line's end.
/// The error of a command that failed carries what it wrote to its error stream.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` ended with {}\n{}", shown(command), output.status, said.trim_end());
    }
    let text = String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed something that is not UTF-8", shown(command)))?;
    Ok(text.trim_end().to_owned())
}

/// As `output`, but what the command writes to its error stream goes to the terminal.
pub(crate) fn output_with_errors_shown(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("could not start `{}`", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program of this name answers to `argument` (as `--version`) with success.
pub(crate) fn answers(program: impl AsRef<Path>, argument: &str) -> bool {
    Command::new(program.as_ref())
        .arg(argument)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Says what begins, does it, and says how long it took.
pub(crate) fn step<T>(title: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("==> {title}");
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() { "done" } else { "failed" };
    println!("    {title}: {end} in {}", seconds(start.elapsed()));
    result
}

/// `0.4 s`, `12 s`, `3 min 05 s`.
pub(crate) fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    match whole {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..60 => format!("{whole} s"),
        _ => format!("{} min {:02} s", whole / 60, whole % 60),
    }
}
