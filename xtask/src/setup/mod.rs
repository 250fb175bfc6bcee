//! What a fresh machine lacks: the wasm target, Node with the packages of `www/`, a browser.
//! Each is looked for first; only what is absent is fetched.

pub(crate) mod apt;
pub(crate) mod chromium;
pub(crate) mod node;
pub(crate) mod wasm_target;

use crate::project::Project;

use anyhow::Result;

/// Installs everything that any verb may need.
pub(crate) fn all(project: &Project) -> Result<()> {
    let www = project.www();
    wasm_target::ensure()?;
    node::ensure(&www)?;
    let browser = chromium::ensure(&www)?;
    println!("Everything is there; the browser is {}", browser.display());
    Ok(())
}
