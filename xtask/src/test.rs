//! `cargo xtask test`: every check, one after the other, and one sum at the end.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};

use crate::dist;
use crate::files::Files;
use crate::package;
use crate::project::Project;
use crate::server::Port;
use crate::setup::{chromium, node, wasm_target};
use crate::shell::{self, step};
use crate::size;
use crate::tally::{self, Tally};

#[derive(Args)]
pub(crate) struct Options {
    /// Do these checks only (may be given several times)
    #[arg(long, value_enum)]
    only: Vec<Check>,
    /// Handed on to the program that runs the tests: `cargo xtask test --only browser -- --grep undo`
    #[arg(last = true)]
    rest: Vec<OsString>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Check {
    /// cargo fmt
    Format,
    /// cargo clippy, for this machine and for wasm, with warnings as errors
    Lint,
    /// cargo test
    Native,
    /// tsc over what is in www/
    Types,
    /// The npm package: packed, installed and used
    Package,
    /// The shipped site against its budget of bytes
    Size,
    /// The shipped site in Chromium
    Browser,
}

/// The packages that are built for the browser.
const WASM_PACKAGES: [&str; 4] = ["sudokit-web", "sudokit-lab", "sudokit-worker", "sudokit-embed"];

/// The path at which the browser tests find the site: a site that works there works at any other.
const UNDER: &str = "/a/site/";

struct Run<'a> {
    project: &'a Project,
    rest: &'a [OsString],
    /// Built when first needed.
    site: Option<Files>,
}

pub(crate) fn test(project: &Project, options: &Options) -> Result<()> {
    let mut run = Run { project, rest: &options.rest, site: None };
    let mut total = Tally::default();
    let mut failures = Vec::new();
    for check in Check::value_variants() {
        if !options.only.is_empty() && !options.only.contains(check) {
            continue;
        }
        let mut tally = Tally::default();
        let title = check.to_possible_value().map_or_else(String::new, |v| v.get_name().to_owned());
        let result = step(&title, || run.check(*check, &mut tally));
        if let Err(error) = result {
            eprintln!("{error:#}\n");
            failures.push(title);
            // What could not even start has failed too.
            tally.failed = tally.failed.max(1);
        }
        total += tally;
    }
    if !failures.is_empty() {
        println!("Failed: {}", failures.join(", "));
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if failures.is_empty() { Ok(()) } else { bail!("not everything passed") }
}

impl Run<'_> {
    fn check(&mut self, check: Check, tally: &mut Tally) -> Result<()> {
        match check {
            Check::Format => one(tally, || self.format()),
            Check::Lint => one(tally, || self.lint()),
            Check::Native => self.native(tally),
            Check::Types => one(tally, || self.types()),
            Check::Package => self.package(tally),
            Check::Size => {
                self.build_site()?;
                let site = self.site.as_ref().context("the site was not built")?;
                one(tally, || size::report(self.project, site))
            }
            Check::Browser => self.browser(tally),
        }
    }

    fn format(&self) -> Result<()> {
        shell::run(self.project.cargo().args(["fmt", "--all", "--check"]))
            .context("`cargo fmt --all` puts it right")
    }

    fn lint(&self) -> Result<()> {
        const DENY: [&str; 3] = ["--", "-D", "warnings"];
        let clippy = |arguments: &[&str]| {
            let mut cargo = self.project.cargo();
            shell::run(cargo.args(["clippy", "--quiet"]).args(arguments).args(DENY))
        };
        clippy(&["--workspace", "--exclude", "xtask", "--all-targets"])?;
        // In the profile of the xtask that runs, its dependencies are there already.
        clippy(&["--package", "xtask", "--all-targets", "--profile", "xtask"])?;
        wasm_target::ensure()?;
        let packages = WASM_PACKAGES.iter().flat_map(|package| ["--package", package]);
        let target: Vec<_> =
            ["--target", wasm_target::TARGET].into_iter().chain(packages).collect();
        clippy(&target)?;
        // The board for other people's pages is a feature that nothing else turns on.
        let element =
            ["--package", "sudokit-embed", "--no-default-features", "--features", "element"];
        clippy(&[&["--target", wasm_target::TARGET], &element[..]].concat())
    }

    fn native(&self, tally: &mut Tally) -> Result<()> {
        let mut all_passed = true;
        for packages in [
            &["--workspace", "--exclude", "xtask"][..],
            &["--package", "xtask", "--profile", "xtask"][..],
        ] {
            let mut cargo = self.project.cargo();
            cargo.args(["test", "--quiet", "--no-fail-fast"]).args(packages);
            if !self.rest.is_empty() {
                cargo.arg("--").args(self.rest);
            }
            let (more, passed) = tally::counted(&mut cargo, tally::of_cargo)?;
            *tally += more;
            all_passed &= passed;
        }
        if all_passed { Ok(()) } else { bail!("`cargo test` failed") }
    }

    fn types(&self) -> Result<()> {
        let www = self.project.www();
        shell::run(node::npx(&www)?.args(["tsc", "--noEmit", "--project", "."]))
    }

    fn package(&self, tally: &mut Tally) -> Result<()> {
        let www = self.project.www();
        let folder = package::write(self.project)?;
        let mut node = Command::new("node");
        node.current_dir(&www).env("SUDOKIT_PACKAGE", folder);
        // Named one by one: what `node --test` makes of a folder differs between versions.
        node.args(["--test", "--test-reporter=tap"]).args(self.rest).args(self.node_tests()?);
        let (more, passed) = tally::counted(&mut node, tally::of_node)?;
        *tally += more;
        if passed { Ok(()) } else { bail!("`node --test` failed") }
    }

    fn node_tests(&self) -> Result<Vec<PathBuf>> {
        let folder = self.project.path("www/tests/package");
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("could not read {}", folder.display()))?;
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut tests: Vec<_> =
            paths.filter(|path| path.to_string_lossy().ends_with(".test.js")).collect();
        tests.sort();
        if tests.is_empty() {
            bail!("there is no *.test.js in {}", folder.display());
        }
        Ok(tests)
    }

    fn browser(&mut self, tally: &mut Tally) -> Result<()> {
        let www = self.project.www();
        node::ensure(&www)?;
        let chromium = chromium::ensure(&www)?;
        self.build_site()?;
        let site = self.site.clone().context("the site was not built")?;
        let served = Port::take(0)?.serve(site, UNDER)?;
        let report = self.project.scratch().join("playwright.json");
        // The one of an earlier run must not be taken for this one's.
        let _ = fs::remove_file(&report);
        let result = shell::run(
            node::npx(&www)?
                .args(["playwright", "test", "--reporter=list,json"])
                .args(self.rest)
                .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report)
                .env("SUDOKIT_CHROMIUM", chromium)
                .env("SUDOKIT_URL", served.url()),
        );
        if let Ok(report) = fs::read_to_string(report) {
            *tally += tally::of_playwright(&report)?;
        }
        result
    }

    fn build_site(&mut self) -> Result<()> {
        if self.site.is_none() {
            self.site = Some(dist::build(self.project)?);
        }
        Ok(())
    }
}

/// A check that is not made of tests counts as one.
fn one(tally: &mut Tally, check: impl FnOnce() -> Result<()>) -> Result<()> {
    check()?;
    tally.passed += 1;
    Ok(())
}
