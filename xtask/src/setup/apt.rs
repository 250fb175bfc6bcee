//! Debian's packages, where the machine is a Debian (or a child of it) and may install them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::shell;

/// Who may install packages here.
enum Right {
    Root,
    Sudo,
}

fn right() -> Option<Right> {
    if !shell::answers("apt-get", "--version") {
        return None;
    }
    let user = shell::output(Command::new("id").arg("-u")).ok()?;
    if user == "0" {
        return Some(Right::Root);
    }
    // `-n`: never ask for a password in the middle of a run.
    let sudo = Command::new("sudo")
        .args(["-n", "true"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    sudo.is_ok_and(|status| status.success()).then_some(Right::Sudo)
}

/// Whether `install` can be tried at all.
pub(crate) fn may_install() -> bool {
    right().is_some()
}

/// `apt-get install` of the packages, after an `apt-get update`.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    let right =
        right().context("this is no Debian, or neither root nor sudo without a password")?;
    let apt_get = || match right {
        Right::Root => Command::new("apt-get"),
        Right::Sudo => {
            let mut command = Command::new("sudo");
            command.args(["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
            command
        }
    };
    // A third party's repository that fails to update need not stop Debian's own from installing.
    if let Err(error) = shell::run(apt_get().args(["-qq", "update"])) {
        println!("    {error}; going on with the package lists there are");
    }
    shell::run(
        apt_get()
            .env("DEBIAN_FRONTEND", "noninteractive")
            .args(["-qq", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0", "install"])
            .args(packages)
            .stdout(Stdio::null()),
    )
}

/// Where this machine gets Debian's packages from.
struct Mirror {
    address: String,
    keyring: PathBuf,
}

const KEYRING: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";

/// Reads the mirror from `apt-get indextargets`: one paragraph a package list, one field a line.
fn mirror() -> Result<Mirror> {
    let targets = shell::output(Command::new("apt-get").arg("indextargets"))
        .context("this is no Debian with apt")?;
    mirror_of(&targets).context("none of apt's sources is Debian's main archive")
}

fn mirror_of(targets: &str) -> Option<Mirror> {
    targets.split("\n\n").find_map(|target| {
        let field = |name: &str| {
            target.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
        };
        let is_main = field("Origin") == Some("Debian")
            && field("Component") == Some("main")
            // Debian's security archive has another layout and lacks most packages.
            && field("Label") == Some("Debian");
        let address = field("Repo-URI").or_else(|| field("Site")).filter(|_| is_main)?;
        // The field may be absent, or hold key ids in place of a file.
        let keyring = field("Signed-By").filter(|value| value.starts_with('/')).unwrap_or(KEYRING);
        Some(Mirror { address: address.to_owned(), keyring: keyring.into() })
    })
}

/// Fetches the sources of Rust's standard library of exactly this release from the first of the suites that
/// has them, and returns their folder inside `scratch`. The machine's own package lists are left alone.
pub(crate) fn download_rust_library(
    release: &str,
    suites: &[&str],
    scratch: &Path,
) -> Result<PathBuf> {
    let mirror = mirror()?;
    for suite in suites {
        let state = ForeignSuite::new(&mirror, suite, &scratch.join(suite))?;
        println!("    looking for rust-src {release} in {suite} of {}", mirror.address);
        // A suite that a mirror does not carry is no reason to give up.
        if let Err(error) = state.update() {
            println!("    {error:#}");
            continue;
        }
        let Some(version) = state.version_of("rust-src", release)? else { continue };
        println!("    fetching rust-src {version}");
        return state.unpack("rust-src", &version).and_then(|root| library_in(&root));
    }
    bail!("Debian has no rust-src of version {release} in {}", suites.join(", "))
}

/// `usr/src/rustc-1.95.0/library` inside the unpacked package.
fn library_in(root: &Path) -> Result<PathBuf> {
    for entry in fs::read_dir(root.join("usr/src"))? {
        let library = entry?.path().join("library");
        if library.join("std/Cargo.toml").is_file() {
            return Ok(library);
        }
    }
    bail!("the package rust-src holds no library/std")
}

/// An apt with a state of its own, which knows one suite only.
struct ForeignSuite {
    folder: PathBuf,
}

impl ForeignSuite {
    fn new(mirror: &Mirror, suite: &str, folder: &Path) -> Result<ForeignSuite> {
        for name in ["lists/partial", "cache/archives/partial", "package"] {
            fs::create_dir_all(folder.join(name))?;
        }
        let source = format!(
            "deb [signed-by={}] {} {suite} main\n",
            mirror.keyring.display(),
            mirror.address
        );
        fs::write(folder.join("sources.list"), source)?;
        fs::write(folder.join("status"), "")?;
        Ok(ForeignSuite { folder: folder.to_owned() })
    }

    fn apt(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        let folder = self.folder.display();
        for option in [
            format!("Dir::State={folder}"),
            format!("Dir::State::lists={folder}/lists"),
            format!("Dir::State::status={folder}/status"),
            format!("Dir::Cache={folder}/cache"),
            format!("Dir::Etc::sourcelist={folder}/sources.list"),
            "Dir::Etc::sourceparts=-".to_owned(),
            "Acquire::Languages=none".to_owned(),
            // Lists of files, icons and the like, which other packages may have asked apt to fetch.
            "Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false".to_owned(),
            "Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false".to_owned(),
            // As root, apt would hand the download to a user who may not enter our folder.
            "APT::Sandbox::User=root".to_owned(),
        ] {
            command.args(["-o", &option]);
        }
        command
    }

    fn update(&self) -> Result<()> {
        // A list that could not be fetched is only a warning by default.
        let mut command = self.apt("apt-get");
        shell::output(command.args(["-q", "-o", "APT::Update::Error-Mode=any", "update"])).map(drop)
    }

    /// The package's version whose upstream part is `release`: `1.95.0` in `1.95.0+dfsg1-1~bpo13+1`.
    fn version_of(&self, package: &str, release: &str) -> Result<Option<String>> {
        let table = shell::output(self.apt("apt-cache").args(["madison", package]))?;
        Ok(version_in(&table, release))
    }

    /// Downloads the package and returns the folder that it was unpacked into.
    fn unpack(&self, package: &str, version: &str) -> Result<PathBuf> {
        let downloads = self.folder.join("package");
        shell::output(self.apt("apt-get").current_dir(&downloads).args([
            "-q",
            "download",
            &format!("{package}={version}"),
        ]))?;
        let archive = fs::read_dir(&downloads)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| path.extension().is_some_and(|extension| extension == "deb"))
            .context("apt-get downloaded no .deb")?;
        let root = self.folder.join("root");
        shell::run(Command::new("dpkg").arg("-x").arg(archive).arg(&root))?;
        Ok(root)
    }
}

/// Reads the table of `apt-cache madison`: `package | version | where`.
fn version_in(table: &str, release: &str) -> Option<String> {
    table.lines().find_map(|line| {
        let version = line.split('|').nth(1)?.trim();
        let upstream = version.split(['+', '-', '~']).next()?;
        (upstream == release).then(|| version.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mirror_is_debians_main_archive_not_the_security_one() {
        let security = "Origin: Debian\nLabel: Debian-Security\nComponent: main\n\
                        Repo-URI: http://deb.debian.org/debian-security/";
        let node = "Origin: . nodistro\nLabel: . nodistro\nComponent: main\nRepo-URI: https://x/";
        let main = "Origin: Debian\nLabel: Debian\nComponent: main\nSigned-By: /k.gpg\n\
                    Repo-URI: http://deb.debian.org/debian/";
        let found = mirror_of(&[security, node, main].join("\n\n")).expect("one is Debian's");
        assert_eq!(found.address, "http://deb.debian.org/debian/");
        assert_eq!(found.keyring, Path::new("/k.gpg"));
        assert!(mirror_of(&[security, node].join("\n\n")).is_none());
    }

    #[test]
    fn a_version_fits_by_its_upstream_part_alone() {
        let table = "  rust-src | 1.95.10+dfsg1-1 | http://m sid/main\n  \
                     rust-src | 1.95.1-1 | http://m sid/main\n  \
                     rust-src | 1.95.0~rc1-1 | http://m sid/main\n  \
                     rust-src | 1.95.0+dfsg1-1~bpo13+1 | http://m trixie-backports/main";
        assert_eq!(version_in(table, "1.95.1").as_deref(), Some("1.95.1-1"));
        assert_eq!(version_in(table, "1.95").as_deref(), None);
        assert_eq!(version_in(table, "1.94.0"), None);
    }
}
