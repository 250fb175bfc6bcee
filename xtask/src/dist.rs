//! `cargo xtask dist`: the folder `dist/`, ready for any static host, at any path.

use anyhow::Result;

use crate::compress;
use crate::files::{self, Files};
use crate::package;
use crate::project::Project;
use crate::shell::step;
use crate::site::{self, Finish};
use crate::size;

/// Builds what is shipped, packed.
pub(crate) fn build(project: &Project) -> Result<Files> {
    let mut site = site::build(project, Finish::Shipped)?;
    // Other people's pages name these files, so they keep their names.
    let package = package::build(project)?;
    site.extend(package.into_iter().map(|(name, file)| (package::FOLDER.to_owned() + &name, file)));
    let examples = files::read(&project.path("www/examples"))?;
    site.extend(examples.into_iter().map(|(name, file)| (format!("examples/{name}"), file)));
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
