//! Each file of the site in the encodings that browsers ask for, made once so that any static host can send them.

use std::io::Write;

use anyhow::Result;
use flate2::{Compression, write::GzEncoder};

use crate::files::Files;

/// The encodings, best first: the token of `Accept-Encoding`, and what is added to the file's name.
pub(crate) const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Endings of files that hold compressed data already.
const COMPRESSED: [&str; 5] = [".png", ".jpg", ".webp", ".woff2", ".zip"];

/// Adds `NAME.br` and `NAME.gz` for every file that can get smaller.
pub(crate) fn add_to(files: &mut Files) -> Result<()> {
    let mut more = Files::new();
    for (name, content) in files.iter() {
        if !COMPRESSED.iter().any(|end| name.ends_with(end)) {
            more.insert(format!("{name}.br"), brotli(content)?);
            more.insert(format!("{name}.gz"), gzip(content)?);
        }
    }
    files.append(&mut more);
    Ok(())
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &settings)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = b"place, check, undo; ".repeat(200);
        let mut files =
            Files::from([("a.js".to_owned(), text.clone()), ("b.png".to_owned(), text.clone())]);
        add_to(&mut files).unwrap();
        let names: Vec<_> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["a.js", "a.js.br", "a.js.gz", "b.png"]);

        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(&files["a.js.gz"][..]).read_to_end(&mut plain).unwrap();
        assert_eq!(plain, text);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &files["a.js.br"][..], &mut plain).unwrap();
        assert_eq!(plain, text);
    }
}
