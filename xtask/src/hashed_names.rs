//! Names that change with the content, so that a browser may keep a file for ever and a new release is never
//! mixed with an old one: `styles.css` becomes `styles-1f0c9a3b52d4e687.css`, in the files that refer to it too.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use sha2::{Digest, Sha256};

use crate::files::Files;

/// Files that others look for by their name.
fn keeps_its_name(name: &str) -> bool {
    name.ends_with(".html") || name.ends_with(".d.ts") || name == "service-worker.js"
}

/// Files in which references are looked for. A reference is a file's name, as it is in `Files`, with no character
/// of a name right before or after it, and perhaps `./` before it. A name inside a wasm file is not found: the
/// page must get it from a text file.
fn is_text(name: &str) -> bool {
    [".html", ".js", ".css", ".json", ".webmanifest", ".svg"].iter().any(|end| name.ends_with(end))
}

/// Gives every file its hashed name and rewrites the references.
pub(crate) fn apply(files: Files) -> Result<Files> {
    let references = references(&files);
    let mut names = BTreeMap::new();
    let mut renamed = Files::new();
    for name in in_order(&references)? {
        let mut content = files[name].clone();
        if is_text(name) {
            content = rewrite(content, &names);
        }
        let new = if keeps_its_name(name) { name.to_owned() } else { hashed(name, &content) };
        names.insert(name, new.clone());
        renamed.insert(new, content);
    }
    Ok(renamed)
}

/// The files that are reached from `start` by references, itself included.
pub(crate) fn reached_from<'a>(files: &'a Files, start: &'a str) -> BTreeSet<&'a str> {
    let references = references(files);
    let mut reached = BTreeSet::new();
    let mut open = vec![start];
    while let Some(name) = open.pop() {
        if let Some(next) = references.get(name).filter(|_| reached.insert(name)) {
            open.extend(next);
        }
    }
    reached
}

/// For every file the other files that it names.
fn references(files: &Files) -> BTreeMap<&str, BTreeSet<&str>> {
    let of = |(name, content): (&str, &[u8])| -> BTreeSet<&str> {
        let text = if is_text(name) { String::from_utf8_lossy(content) } else { "".into() };
        let others = files.keys().map(String::as_str).filter(|other| *other != name);
        others.filter(|other| next_mention(&text, other, 0).is_some()).collect()
    };
    files.iter().map(|(name, content)| (name.as_str(), of((name, content)))).collect()
}

/// Every file after those that it names.
fn in_order<'a>(references: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Result<Vec<&'a str>> {
    let mut order = Vec::new();
    let mut placed = BTreeSet::new();
    while order.len() < references.len() {
        let before = order.len();
        for (name, named) in references {
            // A page links to pages; their names stay, so that is no circle.
            let mut waits_for = named.iter().filter(|other| !keeps_its_name(other));
            if !placed.contains(name) && waits_for.all(|other| placed.contains(other)) {
                placed.insert(*name);
                order.push(*name);
            }
        }
        if order.len() == before {
            let open: Vec<_> = references.keys().filter(|name| !placed.contains(*name)).collect();
            bail!(
                "these files name each other in a circle, so none can be named by its content: {open:?}"
            );
        }
    }
    Ok(order)
}

fn rewrite(content: Vec<u8>, names: &BTreeMap<&str, String>) -> Vec<u8> {
    let mut text = match String::from_utf8(content) {
        Ok(text) => text,
        Err(error) => return error.into_bytes(),
    };
    for (old, new) in names {
        let mut from = 0;
        while let Some(at) = next_mention(&text, old, from) {
            text.replace_range(at..at + old.len(), new);
            from = at + new.len();
        }
    }
    text.into_bytes()
}

/// The position of the first reference to `name` at or after `from`.
fn next_mention(text: &str, name: &str, from: usize) -> Option<usize> {
    let in_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/');
    text[from..].match_indices(name).map(|(at, _)| from + at).find(|&at| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        // `./name`, but not `other/./name` or `../name`.
        let before = before.strip_suffix("./").unwrap_or(before);
        !before.ends_with(in_name) && !after.starts_with(in_name)
    })
}

/// The name with 16 hexadecimal digits of the content's SHA-256 before its ending.
fn hashed(name: &str, content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let digits: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let file = name.rfind('/').map_or(0, |slash| slash + 1);
    match name[file..].find('.') {
        Some(dot) => format!("{}-{digits}{}", &name[..file + dot], &name[file + dot..]),
        None => format!("{name}-{digits}"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn text<'a>(files: &'a Files, start: &str, end: &str) -> (&'a str, &'a str) {
        let (name, content) =
            files.iter().find(|(name, _)| name.starts_with(start) && name.ends_with(end)).unwrap();
        (name, std::str::from_utf8(content).unwrap())
    }

    #[test]
    fn references_follow_the_new_names() {
        let site = files(&[
            ("index.html", "<script src=\"./boot.js\"></script><a href=\"index.html\">"),
            ("boot.js", "import a from './app.js'; // app.js.map xapp.js other/app.js"),
            ("app.js", "new URL('app_bg.wasm', import.meta.url)"),
            ("app_bg.wasm", "app.js"),
        ]);
        let renamed = apply(site).unwrap();
        let (wasm, content) = text(&renamed, "app_bg-", ".wasm");
        // The first 8 bytes of SHA-256 of "app.js", from sha256sum.
        assert_eq!((wasm, content), ("app_bg-e07d531ac040ce3f.wasm", "app.js"));
        let (app, content) = text(&renamed, "app-", ".js");
        assert_eq!(content, format!("new URL('{wasm}', import.meta.url)"));
        let (boot, content) = text(&renamed, "boot-", ".js");
        let comment = "// app.js.map xapp.js other/app.js";
        assert_eq!(content, format!("import a from './{app}'; {comment}"));
        let (_, content) = text(&renamed, "index", ".html");
        assert_eq!(content, format!("<script src=\"./{boot}\"></script><a href=\"index.html\">"));
    }

    #[test]
    fn a_change_deep_down_changes_every_name_above() {
        let site = |deep: &str| {
            apply(files(&[("a.js", "'b.js'"), ("b.js", "'c.wasm'"), ("c.wasm", deep)])).unwrap()
        };
        let (one, other) = (site("1"), site("2"));
        assert!(one.keys().all(|name| !other.contains_key(name)));
    }

    #[test]
    fn a_circle_is_refused() {
        let error = apply(files(&[("a.js", "'b.js'"), ("b.js", "'a.js'")])).unwrap_err();
        assert!(error.to_string().contains("a.js"), "{error}");
    }

    #[test]
    fn what_is_reached_does_not_contain_what_nobody_names() {
        let site = files(&[
            ("index.html", "'a.js'"),
            ("a.js", "'b.css'"),
            ("b.css", ""),
            ("alone.js", "'a.js'"),
        ]);
        let reached: Vec<_> = reached_from(&site, "index.html").into_iter().collect();
        assert_eq!(reached, ["a.js", "b.css", "index.html"]);
    }
}
