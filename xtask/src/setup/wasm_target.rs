//! The standard library for `wasm32-unknown-unknown`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::apt;
use crate::shell::{self, step};
use crate::wasm;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Lies beside the libraries that were built here from source. rustup does not know those, so after an
/// update of the toolchain they are stale and must go before anything else is tried.
const MARKER: &str = "built-from-debian-source";

/// Suites in which Debian may hold a given version of Rust, oldest first.
const SUITES: [&str; 4] = ["trixie-backports", "trixie", "forky", "sid"];

/// rustup tries each download several times, with pauses; a server that can't be reached is given up after this.
const RUSTUP_PATIENCE: Duration = Duration::from_secs(90);

/// Makes sure that programs can be built for the wasm target.
pub(crate) fn ensure() -> Result<()> {
    let scratch = tempfile::Builder::new().prefix("sudokit-wasm-target-").tempdir()?;
    let scratch = scratch.path();
    if compiles(scratch) {
        return Ok(());
    }
    remove_stale()?;
    let rustup = step(&format!("rustup target add {TARGET}"), || {
        shell::run_within(RUSTUP_PATIENCE, Command::new("rustup").args(["target", "add", TARGET]))
    });
    match rustup {
        Ok(()) if compiles(scratch) => return Ok(()),
        Ok(()) => println!("    rustup added it, but to another toolchain than the one in use"),
        Err(error) => println!("    {error:#}"),
    }
    let debian = step("building the target's standard library from Debian's rust-src", || {
        from_debian(scratch)
    });
    match debian {
        Ok(()) if compiles(scratch) => Ok(()),
        Ok(()) => bail!("the libraries were built, but rustc does not accept them\n{}", by_hand()),
        Err(error) => bail!("{error:#}\n{}", by_hand()),
    }
}

fn by_hand() -> String {
    format!(
        "The page needs Rust's target {TARGET}, and it could not be installed. Either\n  \
         - run `rustup target add {TARGET}` where static.rust-lang.org can be reached, or\n  \
         - use a Rust that brings it (Debian: rustc with libstd-rust-dev-wasm32),\n\
         and try again."
    )
}

/// Whether rustc makes a wasm file of a small program: files may be there and yet not fit the compiler.
fn compiles(scratch: &Path) -> bool {
    let source = scratch.join("probe.rs");
    fs::write(&source, "fn main() { println!(\"{}\", std::env::args().count()) }").is_ok()
        && shell::output(
            Command::new("rustc")
                .args(["--target", TARGET, "--edition", "2024", "-o"])
                .arg(scratch.join("probe.wasm"))
                .arg(source),
        )
        .is_ok()
}

fn target_libdir() -> Result<PathBuf> {
    shell::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))
        .map(PathBuf::from)
}

fn remove_stale() -> Result<()> {
    let libdir = target_libdir()?;
    if libdir.join(MARKER).exists() {
        println!("    removing {}, built for another rustc", libdir.display());
        fs::remove_dir_all(&libdir)?;
    }
    Ok(())
}

/// `1.95.0` and the commit's hash, of the rustc in use.
fn rustc_version() -> Result<(String, String)> {
    let said = shell::output(Command::new("rustc").arg("-vV"))?;
    let field =
        |name: &str| said.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
    let release = field("release: ").context("`rustc -vV` names no release")?;
    let commit = field("commit-hash: ").context("`rustc -vV` names no commit")?;
    Ok((release, commit))
}

fn from_debian(scratch: &Path) -> Result<()> {
    let (release, commit) = rustc_version()?;
    let sysroot = PathBuf::from(shell::output(Command::new("rustc").args(["--print", "sysroot"]))?);
    // Where cargo looks for the sources; rustup's component rust-src has the same place.
    let library = sysroot.join("lib/rustlib/src/rust/library");
    let borrowed = !library.join("std/Cargo.toml").is_file();
    if borrowed {
        let source = apt::download_rust_library(&release, &SUITES, scratch)?;
        copy_tree(&source, &library)
            .with_context(|| format!("could not write to {}", library.display()))?;
    }
    let built = build_std(scratch, &library, &commit);
    // Left there, the copy would collide with `rustup component add rust-src`.
    if borrowed {
        fs::remove_dir_all(&library)?;
        // The folders above it go with it, up to the first that holds anything else.
        for folder in library.ancestors().skip(1) {
            if fs::remove_dir(folder).is_err() {
                break;
            }
        }
    }
    let deps = built?;
    let libdir = target_libdir()?;
    fs::create_dir_all(&libdir)?;
    for file in fs::read_dir(deps)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.contains(PROBE) {
            fs::copy(&path, libdir.join(name))?;
        }
    }
    fs::write(libdir.join(MARKER), format!("{release} {commit}\n"))?;
    Ok(())
}

/// The empty crate that `-Zbuild-std` needs something to build for. It must not bear the name of any crate that
/// std depends on.
const PROBE: &str = "sudokit_target_probe";

/// Builds std for the target and returns the folder with the libraries.
fn build_std(scratch: &Path, library: &Path, commit: &str) -> Result<PathBuf> {
    let package = scratch.join("build");
    fs::create_dir_all(package.join("src"))?;
    fs::write(package.join("src/lib.rs"), "#![no_std]\n")?;
    let manifest = format!(
        "[package]\nname = \"{PROBE}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n"
    );
    fs::write(package.join("Cargo.toml"), manifest)?;
    // The official libraries name their sources so; a page built with ours must not show the builder's folders.
    let remap = format!("--remap-path-prefix={}=/rustc/{commit}/library", library.display());
    // Without bitcode in the libraries, a build with link-time optimisation fails.
    let mut flags = vec!["-Cembed-bitcode=yes".to_owned(), remap];
    flags.extend(wasm::remap_registries());
    shell::run(
        Command::new("cargo")
            .current_dir(&package)
            .args(["build", "--quiet", "--release", "--target", TARGET, "--target-dir", "target"])
            .arg("-Zbuild-std=std,panic_abort,panic_unwind,test")
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")),
    )?;
    Ok(package.join("target").join(TARGET).join("release/deps"))
}

fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_tree(&path, &copy)?;
        } else {
            fs::copy(&path, &copy)?;
        }
    }
    Ok(())
}
