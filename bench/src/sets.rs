//! The puzzles.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

pub const NAMES: [&str; 8] = [
    "easy_nakedsingle",
    "random_minimal",
    "17_clue",
    "magictour_top1465",
    "forum_hardest_1905_11plus",
    "forum_hardest_1106",
    "serg_benchmark",
    "invalid_random",
];

pub type Board = [u8; 81];

/// Puzzles of one kind, as characters.
pub struct Set {
    pub name: &'static str,
    pub boards: Vec<Board>,
}

impl Set {
    /// At most `most` puzzles of a set, taken evenly from the whole file.
    pub fn read(folder: &Path, name: &'static str, most: usize) -> Result<Set> {
        let path = folder.join(name).with_extension("txt");
        let text =
            fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let mut boards = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            match line.as_bytes().first_chunk() {
                Some(board) => boards.push(*board),
                None => bail!("{}:{number}: a line needs 81 cells", path.display()),
            }
        }
        let step = boards.len().div_ceil(most.max(1)).max(1);
        Ok(Set { name, boards: boards.into_iter().step_by(step).collect() })
    }
}
