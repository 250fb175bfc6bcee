//! Files in memory: what a site is made of before it is served or written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Paths, relative and with `/`, and the contents of the files there.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Every file below a folder.
pub(crate) fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    read_below(folder, "", &mut files)?;
    Ok(files)
}

fn read_below(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read_below(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// Makes a folder hold these files and nothing else.
pub(crate) fn write(folder: &Path, files: &Files) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("could not empty {}", folder.display()))?;
    }
    for (name, content) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, content).with_context(|| format!("could not write {}", path.display()))?;
    }
    Ok(())
}
