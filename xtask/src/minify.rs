//! Fewer bytes for the same script, style sheet or module.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow};
use walrus::Module;

use crate::files::{self, Files};
use crate::project::Project;
use crate::setup::node;
use crate::shell;

/// Minifies every script and style sheet among the files; the rest stays.
pub(crate) fn texts(project: &Project, files: &mut Files) -> Result<()> {
    let www = project.www();
    node::ensure(&www)?;
    let is_text = |name: &str| name.ends_with(".js") || name.ends_with(".css");
    let texts: Files = files
        .iter()
        .filter(|(name, _)| is_text(name))
        .map(|(name, content)| (name.clone(), content.clone()))
        .collect();
    let folder = tempfile::tempdir()?;
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    files::write(&input, &texts)?;
    let mut esbuild = node::npx(&www)?;
    esbuild.arg("esbuild").args(texts.keys().map(|name| input.join(name)));
    esbuild.args(["--minify", "--target=es2022", "--log-level=warning"]);
    esbuild.arg(format!("--outbase={}", input.display()));
    esbuild.arg(format!("--outdir={}", output.display()));
    shell::run(&mut esbuild)?;
    files.append(&mut files::read(&output)?);
    Ok(())
}

/// Gives short names to what a module of wasm-bindgen and its script know each other's parts by. They are long, unlike
/// each other, and stand in both.
pub(crate) fn names(wasm: &[u8], script: &str) -> Result<(Vec<u8>, String)> {
    let mut module = Module::from_buffer(wasm).map_err(|error| anyhow!("{error:#}"))?;
    let mut short = BTreeMap::new();
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    for name in imports.chain(exports).filter(|name| is_generated(name)) {
        let next = letters(short.len());
        name.clone_from(short.entry(name.clone()).or_insert(next));
    }
    Ok((module.emit_wasm(), replaced(script, &short)))
}

/// Whether a name was made by wasm-bindgen, and is known to nobody else.
fn is_generated(name: &str) -> bool {
    ["__wbg_", "__wbindgen_", "wasm_bindgen_", "__externref_"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// A name of its own for each number, and for none the name of a member that every object has.
fn letters(number: usize) -> String {
    let digit = |number: usize| char::from(b'a' + u8::try_from(number % 26).unwrap_or(0));
    let rest = number / 26;
    if rest == 0 {
        format!("{}_", digit(number))
    } else {
        letters(rest - 1) + &digit(number).to_string()
    }
}

/// The script with every whole word that has a short name replaced.
fn replaced(script: &str, short: &BTreeMap<String, String>) -> String {
    let in_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(in_word) {
        let (before, from) = rest.split_at(start);
        let (word, after) = from.split_at(from.find(|c| !in_word(c)).unwrap_or(from.len()));
        out.push_str(before);
        out.push_str(short.get(word).map_or(word, String::as_str));
        rest = after;
    }
    out + rest
}

/// The file of this name as text.
pub(crate) fn text(files: &Files, name: &str) -> Result<String> {
    let content = files.get(name).with_context(|| format!("there is no {name}"))?;
    String::from_utf8(content.clone()).with_context(|| format!("{name} is no text"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn only_whole_words_are_replaced() {
        let short = BTreeMap::from([("__wbg_new_1".to_owned(), "a_".to_owned())]);
        let script = "{ __wbg_new_1: f, __wbg_new_12: g } wasm.__wbg_new_1; x__wbg_new_1 é";
        let expected = "{ a_: f, __wbg_new_12: g } wasm.a_; x__wbg_new_1 é";
        assert_eq!(replaced(script, &short), expected);
    }

    #[test]
    fn every_number_has_its_own_letters() {
        let names: BTreeSet<_> = (0..2000).map(letters).collect();
        assert_eq!(names.len(), 2000);
    }
}
