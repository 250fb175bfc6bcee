//! `cargo xtask dist`: the folder `dist/`, ready for any static host, at any path.

use anyhow::Result;

use crate::compress;
use crate::files::{self, Files};
use crate::project::Project;
use crate::shell::step;
use crate::site::{self, Finish};
use crate::size;

/// Builds what is shipped, packed.
pub(crate) fn build(project: &Project) -> Result<Files> {
    let mut site = site::build(project, Finish::Shipped)?;
    step("packing with brotli and gzip", || compress::add_to(&mut site))?;
    Ok(site)
}

/// Builds, writes and measures.
pub(crate) fn dist(project: &Project) -> Result<()> {
    let site = build(project)?;
    let folder = project.path("dist");
    files::write(&folder, &site)?;
    println!("Written to {}\n", folder.display());
    size::report(project, &site)
}
