//! `cargo xtask bench`: Sudokit beside other people's solvers.

use std::ffi::OsString;

use anyhow::{Result, bail};
use clap::Args;

use crate::project::Project;
use crate::shell;

#[derive(Args)]
pub(crate) struct Options {
    /// Handed on to the program that measures; `--help` there tells more
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<OsString>,
}

/// Runs the program in `bench/`, a workspace of its own, so that the other solvers never enter the product's lock file.
pub(crate) fn bench(project: &Project, options: &Options) -> Result<()> {
    let folder = project.path("bench");
    if !folder.join("Cargo.toml").is_file() {
        bail!("there is no {}", folder.join("Cargo.toml").display());
    }
    let mut cargo = project.cargo();
    cargo.current_dir(folder).args(["run", "--release", "--quiet", "--"]).args(&options.rest);
    shell::run(&mut cargo)
}
