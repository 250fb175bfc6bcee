//! From a package to a wasm file and its bindings: cargo, wasm-bindgen, wasm-opt.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::files::{self, Files};
use crate::minify;
use crate::project::Project;
use crate::setup::{node, wasm_target::TARGET};
use crate::shell::{self, step};
use crate::snip;

/// A package to be built for the browser.
pub(crate) struct Module {
    /// The cargo package; it must have exactly one target that becomes a wasm file (a bin or a cdylib).
    pub(crate) package: &'static str,
    /// The stem of the files that come out: `NAME.js`, `NAME_bg.wasm`, and `NAME.d.ts` if asked for.
    pub(crate) name: &'static str,
    /// Whether to write type declarations.
    pub(crate) typescript: bool,
    /// Whether the script itself fetches the wasm file beside it.
    pub(crate) finds_wasm: bool,
    /// What it is to be good at.
    pub(crate) aim: Aim,
}

/// What the compiler and wasm-opt are to care for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Few bytes: what draws the page.
    Size,
    /// Fast code: what searches.
    Speed,
}

impl Aim {
    /// The cargo profile, one of the workspace's.
    fn profile(self) -> &'static str {
        match self {
            Aim::Size => "page",
            Aim::Speed => "worker",
        }
    }
}

/// What wasm-opt may take for granted: what rustc uses by default on this target, and SIMD.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// The passes that make a module small: the usual ones, again after its control flow was made anew, in the knowledge that
/// memory begins as zeros and that its lowest bytes are the far end of the stack, where nothing lies. What else was tried
/// (`--converge`, `--gufa`, `-Os`, merging similar functions) makes it no smaller.
const SMALL: &[&str] = &[
    "--low-memory-unused",
    "--zero-filled-memory",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
];

/// The passes that make a module fast, in the same knowledge.
const FAST: &[&str] = &["--low-memory-unused", "--zero-filled-memory", "-O3"];

/// Builds packages in release mode and makes the bindings of each, as ES modules for the browser.
///
/// Those of one aim are built together, so that what they have in common is compiled once.
pub(crate) fn build(project: &Project, modules: &[Module], optimise: bool) -> Result<Files> {
    let mut files = Files::new();
    let mut compiled = Vec::new();
    for aim in [Aim::Size, Aim::Speed] {
        let of_aim: Vec<_> = modules.iter().filter(|module| module.aim == aim).collect();
        if !of_aim.is_empty() {
            let packages: Vec<_> = of_aim.iter().map(|module| module.package).collect();
            let title = format!("building {} for the browser", packages.join(" and "));
            let wasms =
                step(&title, || compile(project, &packages, &["--profile", aim.profile()]))?;
            compiled.extend(of_aim.into_iter().zip(wasms));
        }
    }
    for (module, wasm) in compiled {
        let title = format!("binding {}", module.name);
        files.append(&mut step(&title, || bind(module, &wasm, optimise))?);
        if optimise {
            let name = format!("{}_bg.wasm", module.name);
            let raw = files.get(&name).with_context(|| format!("wasm-bindgen made no {name}"))?;
            let title = format!("wasm-opt {name}");
            let small = step(&title, || shrink(project, raw, module.aim))?;
            files.insert(name, small);
        }
    }
    Ok(files)
}

/// Builds the packages and returns the path of each one's wasm file, as cargo tells it. The profile and the features
/// are among the arguments for cargo.
pub(crate) fn compile(
    project: &Project,
    packages: &[&str],
    arguments: &[&str],
) -> Result<Vec<PathBuf>> {
    let mut cargo = project.cargo();
    cargo.args(["build", "--target", TARGET]).args(arguments);
    cargo.arg("--message-format=json-render-diagnostics");
    cargo.args(["--config", &remap(project)]);
    cargo.args(packages.iter().flat_map(|package| ["--package", package]));
    let messages = shell::output_with_errors_shown(&mut cargo)?;
    let artifacts = messages
        .lines()
        .map(serde_json::from_str)
        .collect::<serde_json::Result<Vec<Value>>>()
        .context("cargo's messages")?;
    let wasm_of = |package: &&str| {
        let id = shell::output(project.cargo().args(["pkgid", "--package", package]))?;
        wasm_among(&artifacts, &id).with_context(|| {
            format!(
                "{package} must have exactly one target that becomes a wasm file, a bin or a cdylib"
            )
        })
    };
    packages.iter().map(wasm_of).collect()
}

/// The only wasm file in cargo's messages about a package.
fn wasm_among(messages: &[Value], id: &str) -> Option<PathBuf> {
    let of_package =
        |message: &&Value| message["reason"] == "compiler-artifact" && message["package_id"] == id;
    let mut files = messages
        .iter()
        .filter(of_package)
        .flat_map(|message| message["filenames"].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .filter(|file| file.ends_with(".wasm"));
    let file = files.next()?;
    files.next().is_none().then(|| file.into())
}

/// A setting for cargo that keeps the builder's folders out of the messages of panics, so that what is built is
/// the same on every machine and tells nothing about it.
fn remap(project: &Project) -> String {
    let mut flags = vec![format!("--remap-path-prefix={}=.", project.root().display())];
    flags.extend(remap_registries());
    format!("target.{TARGET}.rustflags={}", Value::from(flags))
}

/// Flags for rustc that name the sources of packages after no folder of this machine.
pub(crate) fn remap_registries() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| {
        let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"))?;
        Some(PathBuf::from(home).join(".cargo"))
    });
    // Below lies one folder for each registry, named after it.
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = sources.into_iter().flatten().flatten();
    let flag = |path: PathBuf| format!("--remap-path-prefix={}=crates", path.display());
    registries.map(|registry| flag(registry.path())).collect()
}

/// The bindings of a module, beside it. One that is to ship loses the words of its panics and its long names.
pub(crate) fn bind(module: &Module, wasm: &Path, ships: bool) -> Result<Files> {
    let folder = tempfile::tempdir()?;
    let mut wasm = fs::read(wasm)?;
    if ships {
        wasm = snip::panics(&wasm, snip::Formats::Also)?;
    }
    Bindgen::new()
        .input_bytes(module.name, wasm)
        .out_name(module.name)
        .web(true)?
        .typescript(module.typescript)
        // The page's glue knows where its wasm lies, beside it; others hand it a module.
        .omit_default_module_path(!module.finds_wasm)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder.path())?;
    let mut files = files::read(folder.path())?;
    if ships {
        let (name, script) = (format!("{}_bg.wasm", module.name), format!("{}.js", module.name));
        let wasm = files.get(&name).with_context(|| format!("wasm-bindgen made no {name}"))?;
        let (wasm, text) = minify::names(wasm, &minify::text(&files, &script)?)?;
        files.extend([(name, wasm), (script, text.into_bytes())]);
    }
    Ok(files)
}

pub(crate) fn shrink(project: &Project, wasm: &[u8], aim: Aim) -> Result<Vec<u8>> {
    let www = project.www();
    node::ensure(&www)?;
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join("in.wasm"), folder.path().join("out.wasm"));
    fs::write(&input, wasm)?;
    let mut command = Command::new("node");
    command.arg(www.join("node_modules/binaryen/bin/wasm-opt"));
    command.args(match aim {
        Aim::Size => SMALL,
        Aim::Speed => FAST,
    });
    command.args(FEATURES).args(["--strip-debug", "--strip-producers", "--strip-target-features"]);
    shell::output(command.arg(&input).arg("-o").arg(&output))?;
    fs::read(output).context("wasm-opt wrote nothing")
}
