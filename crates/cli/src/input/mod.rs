//! Where puzzles come from: arguments, files, standard input; a puzzle a line, or drawn grids.

mod feed;
mod line;
mod lines;
mod source;

pub(crate) use feed::Feed;
pub(crate) use line::{Line, classify, puzzle_of, read};
pub(crate) use lines::Lines;
pub(crate) use source::{Layout, Source};

use sudokit::ParseError;
use sudokit::text::Entry;

/// A line longer than this is no puzzle: the longest is a 25×25 board with all candidates, 15,625 digits. It is
/// reported and passed over without being held in memory.
pub(crate) const LONGEST_LINE: usize = 64 * 1024;

/// Where a puzzle stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item<'a> {
    /// A file's path, `-` for standard input, or `argument 1`.
    pub(crate) source: &'a str,
    /// Counted from 1.
    pub(crate) line: u64,
    pub(crate) name: Option<&'a str>,
}

/// A part of the input that is worked on at once.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Whole lines, a puzzle each.
    Lines {
        /// The number of the first, counted from 1.
        first: u64,
        text: Vec<u8>,
    },
    /// The number of a line longer than [`LONGEST_LINE`].
    Overlong(u64),
    /// Puzzles, and what was none, out of drawn grids.
    Drawn(Vec<Result<Entry, ParseError>>),
    /// What went wrong with the source itself.
    Unreadable(String),
}
