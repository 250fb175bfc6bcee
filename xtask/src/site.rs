//! The static site, from its sources to the files that are served or shipped.
//!
//! What the rooms agree on:
//! - `index.html` and `styles.css` lie at the top of the project, everything else that is copied as it is in
//!   `www/static/`, with the folders below it, and in `crates/web/words/`. All land at the top of the site.
//! - The package `sudokit-web` becomes `sudokit.js` and `sudokit_bg.wasm`, the package `sudokit-worker`
//!   becomes `sudokit-worker.js` and `sudokit-worker_bg.wasm`: ES modules whose default export is `init`.
//! - The page loads `boot.js`, which calls `init` of `sudokit.js`; a worker is made from `worker.js`, which does
//!   the same for `sudokit-worker.js`; `boot.js` fetches `sudokit-lab.js` when the Lab is first opened. Scripts and styles
//!   are files of the site: an inline one is forbidden by the `Content-Security-Policy` that `serve` sends.
//! - A file refers to another by its name from the top of the site, perhaps with `./` before it. A shipped site
//!   has other names (see `hashed_names`), and references inside wasm files are not rewritten; so Rust code gets
//!   a name from the page: `<meta name="sudokit-worker" content="worker.js">`.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::files::{self, Files};
use crate::hashed_names;
use crate::minify;
use crate::project::Project;
use crate::setup::wasm_target;
use crate::shell::step;
use crate::wasm::{self, Aim, Module};

/// How much is done to the files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Finish {
    /// As it comes from the compiler: quick to build.
    Plain,
    /// As it is shipped: through wasm-opt, with hashed names.
    Shipped,
}

/// Where the words of each language are that is not in the programs.
pub(crate) const WORDS: &str = "crates/web/words";

/// The page itself, where every load begins.
pub(crate) const START: &str = "index.html";

const PAGE: Module = Module {
    package: "sudokit-web",
    name: "sudokit",
    typescript: false,
    finds_wasm: true,
    aim: Aim::Size,
};
const LAB: Module = Module {
    package: "sudokit-lab",
    name: "sudokit-lab",
    typescript: false,
    finds_wasm: true,
    aim: Aim::Size,
};
const WORKER: Module = Module {
    package: "sudokit-worker",
    name: "sudokit-worker",
    typescript: false,
    finds_wasm: true,
    aim: Aim::Speed,
};

/// Builds the site.
pub(crate) fn build(project: &Project, finish: Finish) -> Result<Files> {
    wasm_target::ensure()?;
    let mut site = wasm::build(project, &[PAGE, LAB, WORKER], finish == Finish::Shipped)?;
    for folder in ["www/static", WORDS] {
        add(&mut site, files::read(&project.path(folder))?)?;
    }
    for name in [START, "styles.css"] {
        let path = project.path(name);
        let content =
            fs::read(&path).with_context(|| format!("could not read {}", path.display()))?;
        add(&mut site, Files::from([(name.to_owned(), content)]))?;
    }
    let absent = absent(&site);
    if !absent.is_empty() {
        bail!("{START} refers to what is not in the site: {}", absent.join(", "));
    }
    match finish {
        Finish::Plain => Ok(site),
        Finish::Shipped => {
            step("minifying scripts and styles", || minify::texts(project, &mut site))?;
            hashed_names::apply(site)
        }
    }
}

fn add(site: &mut Files, more: Files) -> Result<()> {
    for (name, content) in more {
        if site.contains_key(&name) {
            bail!("two parts of the site want to be called {name}");
        }
        site.insert(name, content);
    }
    Ok(())
}

/// The files that the page refers to and that do not exist: a browser would only log that, and work without.
fn absent(site: &Files) -> Vec<String> {
    let page = site.get(START).map_or_else(Default::default, |page| String::from_utf8_lossy(page));
    let references = [" src=\"", " href=\""]
        .into_iter()
        .flat_map(|attribute| page.split(attribute).skip(1))
        .filter_map(|rest| rest.split_once('"'))
        .map(|(reference, _)| reference);
    // With a colon it has a scheme, so it lies elsewhere.
    let inside = references.filter(|name| !name.contains(':') && !name.starts_with(['#', '?']));
    let name = |reference: &str| {
        let path = reference.split(['?', '#']).next().unwrap_or_default();
        let path = path.strip_prefix("./").unwrap_or(path);
        if path.is_empty() || path.ends_with('/') {
            format!("{path}{START}")
        } else {
            path.to_owned()
        }
    };
    inside.map(name).filter(|name| !site.contains_key(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_refers_to_must_be_there() {
        let page = r##"<link href="./a.css"><script src="b.js"></script><a href="https://example.org/c">
            <a href="#top"><a href="?puzzle=1"><a href="help/"><a href="./"><img src="data:,"><i data-src="x">"##;
        let names = ["index.html", "a.css", "help/index.html"];
        let site = names.map(|name| (name.to_owned(), page.as_bytes().to_vec()));
        assert_eq!(absent(&Files::from(site)), ["b.js"]);
    }
}
