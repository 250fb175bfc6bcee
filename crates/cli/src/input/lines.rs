//! Cuts a stream into pieces of whole lines, holding no more of it than a piece and what was read ahead.

use super::{LONGEST_LINE, Piece};
use memchr::{memchr, memrchr};
use std::io::{self, Read};

/// A piece ends at this many bytes: some 200 9×9 puzzles, under a millisecond's work, so that output is prompt and
/// the pieces' own cost is lost beside it.
const PIECE: usize = 16 * 1024;
/// Boards larger than 9×9 take so much longer that few of them make a piece.
const LARGE_LINE: usize = 120;
const LARGE_LINES: usize = 4;
/// Bytes asked of the stream at once.
const READ: usize = 256 * 1024;

/// The lines of a stream, by the piece.
///
/// A piece never waits for more than one read: a program that writes one line and waits gets its answer.
pub(crate) struct Lines<R> {
    stream: R,
    /// What was read and not yet handed out is `buffer[start..]`.
    buffer: Vec<u8>,
    start: usize,
    /// The number of the line at `start`, counted from 1.
    line: u64,
    /// Whether the line at `start` is the rest of one that was too long.
    skipping: bool,
    ended: bool,
}

impl<R: Read> Lines<R> {
    /// The lines of `stream`, of which `head` was already read.
    pub(crate) fn new(head: Vec<u8>, stream: R) -> Lines<R> {
        Lines { stream, buffer: head, start: 0, line: 1, skipping: false, ended: false }
    }

    /// The next piece; `None` at the end.
    ///
    /// # Errors
    /// When reading fails. What came before has been handed out.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        loop {
            if self.skipping {
                match memchr(b'\n', &self.buffer[self.start..]) {
                    Some(end) => {
                        self.start += end + 1;
                        self.line += 1;
                        self.skipping = false;
                    }
                    None => self.start = self.buffer.len(),
                }
            }
            let open = &self.buffer[self.start..];
            if let Some(length) = piece_length(open, self.ended) {
                let text = open[..length].to_vec();
                let first = self.line;
                self.start += length;
                self.line += memchr::memchr_iter(b'\n', &text).count() as u64;
                return Ok(Some(Piece::Lines { first, text }));
            }
            if open.len() > LONGEST_LINE {
                self.skipping = true;
                return Ok(Some(Piece::Overlong(self.line)));
            }
            if self.ended {
                return Ok(None);
            }
            self.read()?;
        }
    }

    fn read(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.start);
        self.start = 0;
        let old = self.buffer.len();
        self.buffer.resize(old + READ, 0);
        let count = loop {
            match self.stream.read(&mut self.buffer[old..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.buffer.truncate(old + *count.as_ref().unwrap_or(&0));
        // After an error, too, nothing more is asked of the stream.
        self.ended = !matches!(count, Ok(1..));
        count.map(|_| ())
    }
}

/// How many bytes of `open` make the next piece: lines that are complete, at the end of the stream also the last.
fn piece_length(open: &[u8], ended: bool) -> Option<usize> {
    let window = &open[..open.len().min(PIECE)];
    let large = memchr(b'\n', window).is_none_or(|length| length > LARGE_LINE);
    let end = if large {
        memchr::memchr_iter(b'\n', open).take(LARGE_LINES).last()
    } else {
        memrchr(b'\n', window)
    };
    match end {
        Some(end) => Some(end + 1),
        None => (ended && !open.is_empty() && open.len() <= LONGEST_LINE).then_some(open.len()),
    }
}
