//! Notices that sources of the site have changed, by looking again and again: there are few enough of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::project::Project;

/// What the site is made of.
const SOURCES: [&str; 7] =
    ["Cargo.toml", "Cargo.lock", "crates", "index.html", "styles.css", "www/static", "www/src"];

const PAUSE: Duration = Duration::from_millis(300);

type Times = BTreeMap<PathBuf, SystemTime>;

/// The sources as they were when last looked at.
pub(crate) struct Watch {
    sources: Vec<PathBuf>,
    seen: Times,
}

impl Watch {
    pub(crate) fn new(project: &Project) -> Watch {
        Watch::over(SOURCES.iter().map(|source| project.path(source)).collect())
    }

    fn over(sources: Vec<PathBuf>) -> Watch {
        let seen = times(&sources);
        Watch { sources, seen }
    }

    /// Returns when something has changed, and nothing more does: an editor or git writes several files at once.
    pub(crate) fn wait_for_change(&mut self) {
        let mut changed = false;
        loop {
            match self.look() {
                true => changed = true,
                false if changed => return,
                false => {}
            }
            thread::sleep(PAUSE);
        }
    }

    /// Whether something differs from the last look.
    fn look(&mut self) -> bool {
        let now = times(&self.sources);
        let changed = now != self.seen;
        self.seen = now;
        changed
    }
}

fn times(sources: &[PathBuf]) -> Times {
    let mut times = Times::new();
    for source in sources {
        visit(source, &mut times);
    }
    times
}

/// A file that can't be read counts as absent: it may be half-way through being replaced.
fn visit(path: &Path, times: &mut Times) {
    if let Ok(entries) = fs::read_dir(path) {
        for entry in entries.flatten() {
            visit(&entry.path(), times);
        }
    } else if let Ok(time) = path.metadata().and_then(|meta| meta.modified()) {
        times.insert(path.to_owned(), time);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn new_changed_and_removed_files_are_noticed_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/er.rs");
        let mut watch = Watch::over(vec![folder.path().to_owned(), folder.path().join("absent")]);
        let mut looks = |what: &str| {
            assert!(watch.look(), "{what}");
            assert!(!watch.look(), "{what}, again");
        };

        fs::create_dir(folder.path().join("deep")).unwrap();
        fs::write(&file, "one").unwrap();
        looks("new");
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
        fs::File::options().write(true).open(&file).unwrap().set_modified(time).unwrap();
        looks("changed");
        fs::remove_file(&file).unwrap();
        looks("removed");
    }
}
