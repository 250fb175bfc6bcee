//! `cargo xtask serve`: the page, built and served on this machine.

use std::process::Command;
use std::thread;

use anyhow::{Result, bail};
use clap::Args;

use crate::dist;
use crate::project::Project;
use crate::server::Port;
use crate::shell;
use crate::site::{self, Finish};
use crate::watch::Watch;

#[derive(Args)]
pub(crate) struct Options {
    /// The port on 127.0.0.1; 0 takes any that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Build again whenever a source has changed
    #[arg(long)]
    watch: bool,
    /// Serve what `dist` makes: through wasm-opt, with hashed names, packed
    #[arg(long)]
    shipped: bool,
    /// Serve the site below this path, as a host with several sites does
    #[arg(long, default_value = "/", value_parser = under)]
    under: String,
}

/// Reads a path as `/` or `/some/folder/`.
fn under(text: &str) -> Result<String, String> {
    let path = text.trim_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/');
    match path {
        "" => Ok("/".to_owned()),
        _ if path.chars().all(plain) => Ok(format!("/{path}/")),
        _ => Err("a path holds letters, digits, `-`, `_` and `/` only".to_owned()),
    }
}

pub(crate) fn serve(project: &Project, options: &Options) -> Result<()> {
    // First of all, so that a taken port is said before anything is built.
    let port = Port::take(options.port)?;
    let build = || match options.shipped {
        true => dist::build(project),
        false => site::build(project, Finish::Plain),
    };
    let mut watch = Watch::new(project);
    let served = port.serve(build()?, &options.under)?;
    println!("\nThe page is at {}   (Ctrl+C ends this)", served.url());
    if options.open
        && let Err(error) = open(served.url())
    {
        println!("{error:#}; open the address yourself");
    }
    if !options.watch {
        loop {
            thread::park();
        }
    }
    println!("Watching the sources; reload the page after a change");
    loop {
        watch.wait_for_change();
        match build() {
            Ok(site) => {
                served.replace(site);
                println!("Built again: reload {}", served.url());
            }
            Err(error) => println!("{error:#}\nThe page is still the one from before this change"),
        }
    }
}

/// Opens an address in the person's browser.
fn open(url: &str) -> Result<()> {
    let (program, arguments): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        "linux" => ("xdg-open", &[]),
        other => bail!("how to open a browser on {other} is not known here"),
    };
    shell::output(Command::new(program).args(arguments).arg(url)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_the_site_begins_and_ends_with_a_slash() {
        for (text, path) in [("", "/"), ("/", "/"), ("a", "/a/"), ("/a/b-c/", "/a/b-c/")] {
            assert_eq!(under(text).as_deref(), Ok(path), "{text}");
        }
        assert!(under("a b").is_err());
        assert!(under("../a").is_err());
    }
}
