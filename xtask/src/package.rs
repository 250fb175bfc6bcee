//! The npm package `sudokit`: what other people's pages and programs import.
//!
//! From `www/src/` (TypeScript, bundled by esbuild, declared by tsc), from the package `sudokit-embed` (two wasm
//! files), and from `www/npm/` (what is copied as it is).

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::project::Project;
use crate::setup::{node, wasm_target};
use crate::shell::{self, step};
use crate::site::WORDS;
use crate::snip;
use crate::wasm::{self, Aim, Module};

/// Where the package lies in `dist/`.
pub(crate) const FOLDER: &str = "npm/";

/// The headless module, beside the scripts that load it.
const SOLVER: &str = "sudokit-solver.wasm";

/// The board's module, and the script that wasm-bindgen makes for it.
const ELEMENT: &str = "sudokit-element.wasm";
const BINDINGS: &str = "sudokit-element.js";

/// The part of `styles.css` between its two marks.
const STYLES: &str = "sudokit-board.css";

/// What browsers can import, or is a worker's own script. What several have in common becomes a file of its own.
const FOR_BROWSERS: [&str; 6] = ["define", "index", "solver", "sudokit", "worker", "worker-main"];

/// The same for Node. It shares no file with the others, so that theirs can be fewer.
const FOR_NODE: [&str; 3] = ["solver.node", "worker.node", "worker-main.node"];

/// What is one file with all that it needs, wasm too.
const INLINE: [&str; 1] = ["inline"];

/// `cargo xtask package`: the package alone, in a folder of its own.
pub(crate) fn package(project: &Project) -> Result<()> {
    let folder = write(project)?;
    println!("Written to {}", folder.display());
    Ok(())
}

/// Builds the package and writes it where `npm pack` finds it.
pub(crate) fn write(project: &Project) -> Result<PathBuf> {
    let folder = project.scratch().join("package");
    files::write(&folder, &build(project)?)?;
    Ok(folder)
}

/// Builds the package, one file after the other in memory.
pub(crate) fn build(project: &Project) -> Result<Files> {
    wasm_target::ensure()?;
    node::ensure(&project.www())?;
    let mut package = files::read(&project.path("www/npm"))?;
    let solver = step("building the headless module", || solver(project))?;
    let (element, bindings) = step("building the board's module", || element(project))?;
    // What esbuild finds elsewhere than in www/src.
    let mut parts = Files::from([
        (SOLVER.to_owned(), solver),
        (BINDINGS.to_owned(), bindings),
        (STYLES.to_owned(), board_styles(project)?),
    ]);
    let words = files::read(&project.path(WORDS))?;
    let aliases: Vec<_> = words.keys().cloned().collect();
    parts.extend(words);
    package.append(&mut step("bundling www/src", || scripts(project, &parts, &aliases))?);
    package.extend(parts.into_iter().filter(|(name, _)| name == SOLVER));
    package.insert(ELEMENT.to_owned(), element);
    package.append(&mut step("declaring types", || declarations(project))?);
    for (name, path) in
        [("README.md", "www/README.md"), ("LICENSE-MIT", ""), ("LICENSE-APACHE", "")]
    {
        let path = if path.is_empty() { name } else { path };
        package.insert(name.to_owned(), fs::read(project.path(path)).context(path)?);
    }
    Ok(package)
}

fn solver(project: &Project) -> Result<Vec<u8>> {
    const ARGUMENTS: [&str; 5] =
        ["--profile", "headless", "--no-default-features", "--features", "headless"];
    let compiled = wasm::compile(project, &["sudokit-embed"], &ARGUMENTS)?;
    let path = compiled.first().context("cargo built no module")?;
    let snipped = snip::panics(&fs::read(path)?, snip::Formats::No)?;
    wasm::shrink(project, &snipped, Aim::Speed)
}

/// The board's wasm and its bindings.
fn element(project: &Project) -> Result<(Vec<u8>, Vec<u8>)> {
    const ARGUMENTS: [&str; 5] =
        ["--profile", "page", "--no-default-features", "--features", "element"];
    const MODULE: Module = Module {
        package: "sudokit-embed",
        name: "element",
        typescript: false,
        finds_wasm: false,
        aim: Aim::Size,
    };
    let compiled = wasm::compile(project, &[MODULE.package], &ARGUMENTS)?;
    let path = compiled.first().context("cargo built no module")?;
    let mut files = wasm::bind(&MODULE, path, true)?;
    let wasm = files.remove("element_bg.wasm").context("wasm-bindgen made no wasm")?;
    let script = files.remove("element.js").context("wasm-bindgen made no script")?;
    Ok((wasm::shrink(project, &wasm, MODULE.aim)?, script))
}

fn board_styles(project: &Project) -> Result<Vec<u8>> {
    let styles = fs::read_to_string(project.path("styles.css")).context("styles.css")?;
    let (_, rest) = styles.split_once("/* board: begin */").context("styles.css has no begin")?;
    let (board, _) = rest.split_once("/* board: end */").context("styles.css has no end")?;
    Ok(board.into())
}

fn scripts(project: &Project, parts: &Files, words: &[String]) -> Result<Files> {
    let www = project.www();
    let folder = tempfile::tempdir()?;
    files::write(&folder.path().join("parts"), parts)?;
    let output = folder.path().join("out");
    let part = |alias: &str, name: &str| {
        format!("--alias:{alias}={}", folder.path().join("parts").join(name).display())
    };
    let bundle = |entries: &[&str], more: &[&str]| {
        let mut esbuild = node::npx(&www)?;
        esbuild
            .arg("esbuild")
            .args(entries.iter().map(|entry| format!("src/{entry}.ts")))
            .args(more);
        esbuild.args(["--bundle", "--format=esm", "--target=es2022", "--minify"]);
        esbuild.args(["--log-level=warning", "--external:node:*"]);
        esbuild.args(["--loader:.wasm=binary", "--loader:.css=text", "--loader:.txt=text"]);
        esbuild.args(words.iter().map(|name| part(name, name)));
        esbuild.args([part(SOLVER, SOLVER), part(STYLES, STYLES)]);
        esbuild.arg(part("sudokit-element", BINDINGS));
        esbuild.arg(format!("--outdir={}", output.display()));
        shell::run(&mut esbuild)
    };
    const SPLIT: [&str; 2] = ["--splitting", "--chunk-names=[name]-[hash]"];
    bundle(&FOR_BROWSERS, &SPLIT)?;
    bundle(&FOR_NODE, &SPLIT)?;
    bundle(&INLINE, &[])?;
    files::read(&output)
}

fn declarations(project: &Project) -> Result<Files> {
    let folder = tempfile::tempdir()?;
    let mut tsc = node::npx(&project.www())?;
    tsc.args(["tsc", "--project", "src", "--outDir"]).arg(folder.path());
    shell::run(&mut tsc)?;
    files::read(folder.path())
}
