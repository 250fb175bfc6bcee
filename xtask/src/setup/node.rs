//! Node and the packages of `www/`: Playwright, wasm-opt, the TypeScript compiler.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::apt;
use crate::shell::{self, step};

/// The oldest Node that the tools in `www/package.json` run on.
const OLDEST: u32 = 20;

/// The file that `npm` writes when an installation is complete: a copy of the lock file.
const INSTALLED: &str = "node_modules/.package-lock.json";

/// Makes sure that `node` runs, is new enough, and that `www/node_modules` is what the lock file says.
pub(crate) fn ensure(www: &Path) -> Result<()> {
    ensure_node()?;
    if is_fresh(www) {
        return Ok(());
    }
    step("npm ci in www", || {
        let mut npm = npm(www);
        npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
        // The browser is found or installed on its own: see `chromium`.
        npm.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        shell::run(&mut npm).context(
            "the packages of www/ could not be installed; run `npm ci` in www/ by hand to see why",
        )
    })
}

fn is_fresh(www: &Path) -> bool {
    let changed = |name: &str| www.join(name).metadata().and_then(|meta| meta.modified()).ok();
    match (changed(INSTALLED), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed >= locked,
        _ => false,
    }
}

fn ensure_node() -> Result<()> {
    const BY_HAND: &str = "install Node 20 or newer (https://nodejs.org) and try again";
    if version().is_none() && apt::may_install() {
        step("installing Node with apt-get", || apt::install(&["nodejs", "npm"]))
            .with_context(|| format!("Node could not be installed; {BY_HAND}"))?;
    }
    match version() {
        None => bail!("this needs Node, and there is no program `node`; {BY_HAND}"),
        Some(version) if version < OLDEST => {
            bail!("`node` is version {version}, too old for the tools in www/; {BY_HAND}")
        }
        Some(_) => Ok(()),
    }
}

/// The first number of `node --version`, as 20 in `v20.20.2`.
fn version() -> Option<u32> {
    let said = shell::output(Command::new("node").arg("--version")).ok()?;
    said.trim_start_matches('v').split('.').next()?.parse().ok()
}

fn npm(www: &Path) -> Command {
    // On Windows npm is a batch file, which only a full name starts.
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(www);
    command
}

/// `npx` for the programs of `www/`'s own packages; it never fetches one that is not there.
pub(crate) fn npx(www: &Path) -> Result<Command> {
    ensure(www)?;
    let mut command = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
    command.current_dir(www).args(["--no", "--"]);
    Ok(command)
}
