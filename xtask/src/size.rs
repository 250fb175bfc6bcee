//! How much a browser must fetch, and how much it may.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files::Files;
use crate::hashed_names;
use crate::project::Project;
use crate::site::START;

/// Bytes of a file as it is, and packed.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Sizes {
    /// A file that is not packed counts as it is.
    fn of(files: &Files, name: &str) -> Sizes {
        let raw = files.get(name).map_or(0, Vec::len);
        let packed = |end: &str| files.get(&format!("{name}{end}")).map_or(raw, Vec::len);
        Sizes { raw, gzip: packed(".gz"), brotli: packed(".br") }
    }

    fn plus(self, other: Sizes) -> Sizes {
        Sizes {
            raw: self.raw + other.raw,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

/// The file with the limits.
const BUDGETS: &str = "www/budgets.json";

/// How the names begin of what the page refers to and fetches only when it is first needed: by a board larger than
/// 9×9, a count, the Lab, or another language than English. A browser test holds the page to that.
const LATER: [&str; 4] = ["sudokit-lab", "sudokit-worker", "words", "worker"];

/// Prints the sizes of a packed site, and fails if the first load is over its budget: the page with all that it
/// refers to, directly or not, without what is fetched later.
pub(crate) fn report(project: &Project, site: &Files) -> Result<()> {
    let budget = budget(project, "firstLoadBrotli")?;
    let first = hashed_names::reached_from(site, START);
    let packed = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    let (first, rest): (Vec<_>, Vec<_>) =
        site.keys().map(String::as_str).filter(|name| !packed(name)).partition(|name| {
            first.contains(name) && !LATER.iter().any(|later| name.starts_with(later))
        });

    println!("{:<44} {:>9} {:>9} {:>9}", "bytes", "raw", "gzip", "brotli");
    let total = table(site, &first);
    line("first load", total);
    if !rest.is_empty() {
        println!();
        line("the rest", table(site, &rest));
    }
    println!();
    if total.brotli > budget {
        bail!(
            "the first load is {} bytes in brotli, {} over its budget of {budget} ({BUDGETS})",
            total.brotli,
            total.brotli - budget
        );
    }
    println!("The first load is {} of {budget} bytes in brotli.", total.brotli);
    Ok(())
}

fn table(site: &Files, names: &[&str]) -> Sizes {
    names.iter().fold(Sizes::default(), |total, name| {
        let sizes = Sizes::of(site, name);
        line(name, sizes);
        total.plus(sizes)
    })
}

fn line(name: &str, sizes: Sizes) {
    println!("{name:<44} {:>9} {:>9} {:>9}", sizes.raw, sizes.gzip, sizes.brotli);
}

/// A number of bytes from the file with the limits.
fn budget(project: &Project, name: &str) -> Result<usize> {
    let text = fs::read_to_string(project.path(BUDGETS)).context(BUDGETS)?;
    let budgets: Value = serde_json::from_str(&text).context(BUDGETS)?;
    let bytes = budgets[name].as_u64().and_then(|bytes| usize::try_from(bytes).ok());
    bytes.with_context(|| format!("{BUDGETS} has no number of bytes `{name}`"))
}
