//! Where things lie in the project.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The project's folder.
#[derive(Clone)]
pub(crate) struct Project {
    root: PathBuf,
}

impl Project {
    /// The project that this xtask was built in.
    pub(crate) fn here() -> Project {
        let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
        Project { root: xtask.parent().unwrap_or(xtask).to_owned() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn path(&self, below: &str) -> PathBuf {
        self.root.join(below)
    }

    /// The JavaScript side.
    pub(crate) fn www(&self) -> PathBuf {
        self.path("www")
    }

    /// A place for what is made on the way; cargo's own files lie wherever cargo was told to put them.
    pub(crate) fn scratch(&self) -> PathBuf {
        self.path("target/xtask")
    }

    /// The cargo that runs this, so that a `cargo +toolchain xtask` stays with its toolchain.
    pub(crate) fn cargo(&self) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&self.root);
        // cargo sets these for the xtask it runs; handed on, they would make other packages look changed.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("CARGO_PKG_") {
                cargo.env_remove(name);
            }
        }
        cargo.env_remove("CARGO_MANIFEST_DIR").env_remove("CARGO_MANIFEST_PATH");
        cargo
    }
}
