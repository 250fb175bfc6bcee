//! A Chromium for the browser tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use super::{apt, node};
use crate::shell::{self, step};

/// Names under which distributions and vendors install it.
const PROGRAMS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The browser of a person who knows better: a path in this variable is used as it is.
const VARIABLE: &str = "CHROMIUM";

/// Finds a Chromium, or gets one: from Debian where packages may be installed, else Playwright's own.
pub(crate) fn ensure(www: &Path) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(VARIABLE) {
        let path = PathBuf::from(path);
        if shell::answers(&path, "--version") {
            return Ok(path);
        }
        bail!("the variable {VARIABLE} names {}, which does not run", path.display());
    }
    if let Some(path) = installed() {
        return Ok(path);
    }
    if apt::may_install() {
        let result = step("installing Chromium with apt-get", || apt::install(&["chromium"]));
        match (result, installed()) {
            (_, Some(path)) => return Ok(path),
            (Err(error), None) => println!("    {error:#}"),
            (Ok(()), None) => {
                println!("    apt-get installed it, but no program of that name runs")
            }
        }
    }
    if let Some(path) = playwrights(www) {
        return Ok(path);
    }
    let result = step("downloading Playwright's Chromium", || {
        shell::run(node::npx(www)?.args(["playwright", "install", "chromium"]))
    });
    match (result, playwrights(www)) {
        (_, Some(path)) => Ok(path),
        (result, None) => {
            if let Err(error) = result {
                println!("    {error:#}");
            }
            bail!(
                "the browser tests need Chromium, and it could not be installed.\n\
                 Install it (`apt-get install chromium`, or Google Chrome), or set {VARIABLE} to the \
                 path of one, and try again."
            )
        }
    }
}

fn installed() -> Option<PathBuf> {
    PROGRAMS.iter().find_map(|name| {
        let path = which(name)?;
        // Ubuntu's `chromium-browser` may be a stub that only asks for a snap.
        shell::answers(&path, "--version").then_some(path)
    })
}

fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|p| p.is_file());
    found.or_else(|| {
        let mac = Path::new("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
        (name == "google-chrome" && mac.is_file()).then(|| mac.to_owned())
    })
}

/// The browser that Playwright downloaded earlier, if it runs here.
fn playwrights(www: &Path) -> Option<PathBuf> {
    let script = "console.log(require('playwright').chromium.executablePath())";
    let path = shell::output(Command::new("node").current_dir(www).args(["-e", script])).ok()?;
    let path = PathBuf::from(path);
    shell::answers(&path, "--version").then_some(path)
}
