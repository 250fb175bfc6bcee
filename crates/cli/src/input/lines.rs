//! Cuts a stream into pieces of whole lines, holding no more of it than a piece and what was read ahead.

use super::{LONGEST_LINE, Piece};
use memchr::{memchr, memrchr};
use std::io::{self, Read};

/// A piece ends at this many bytes: some 200 9×9 puzzles, under a millisecond's work, so that output is prompt and
/// the pieces' own cost is lost beside it.
const PIECE: usize = 16 * 1024;
/// A line longer than this, a board larger than 9×9, is a piece by itself: it may take seconds.
const LARGE_LINE: usize = 120;
/// Bytes asked of the stream at once.
const READ: usize = 256 * 1024;

/// The lines of a stream, by the piece.
///
/// A piece never waits for more than one read: a program that writes one line and waits gets its answer.
pub(crate) struct Lines<R> {
    stream: R,
    /// What was read and not yet handed out is `buffer[start..end]`.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    /// The number of the line at `start`, counted from 1.
    line: u64,
    /// Whether the line at `start` is the rest of one that was too long.
    skipping: bool,
    ended: bool,
}

impl<R: Read> Lines<R> {
    /// The lines of `stream`, of which `head` was already read.
    pub(crate) fn new(head: Vec<u8>, stream: R) -> Lines<R> {
        let end = head.len();
        Lines { stream, buffer: head, start: 0, end, line: 1, skipping: false, ended: false }
    }

    /// The next piece; `None` at the end.
    ///
    /// # Errors
    /// When reading fails. What came before has been handed out.
    pub(crate) fn next(&mut self) -> io::Result<Option<Piece>> {
        loop {
            if self.skipping {
                match memchr(b'\n', &self.buffer[self.start..self.end]) {
                    Some(length) => {
                        self.start += length + 1;
                        self.line += 1;
                        self.skipping = false;
                    }
                    None => self.start = self.end,
                }
            }
            let open = &self.buffer[self.start..self.end];
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
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        if self.buffer.len() < self.end + READ {
            self.buffer.resize(self.end + READ, 0);
        }
        let count = loop {
            match self.stream.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.end += count.as_ref().unwrap_or(&0);
        // After an error, too, nothing more is asked of the stream.
        self.ended = !matches!(count, Ok(1..));
        count.map(|_| ())
    }
}

/// How many bytes of `open` make the next piece: lines that are complete, at the end of the stream also the last.
fn piece_length(open: &[u8], ended: bool) -> Option<usize> {
    let window = &open[..open.len().min(PIECE)];
    let large = memchr(b'\n', window).is_none_or(|length| length > LARGE_LINE);
    let end = if large { memchr(b'\n', open) } else { memrchr(b'\n', window) };
    match end {
        Some(end) => Some(end + 1),
        None => (ended && !open.is_empty() && open.len() <= LONGEST_LINE).then_some(open.len()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use proptest::prelude::*;

    /// A stream that gives at most so many bytes at once, over and over, as a pipe may.
    struct Trickle<'a> {
        rest: &'a [u8],
        portions: std::iter::Cycle<std::slice::Iter<'a, usize>>,
    }

    impl Read for Trickle<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let portion = self.portions.next().map_or(1, |&portion| portion);
            let count = portion.min(self.rest.len()).min(buffer.len());
            let (now, rest) = self.rest.split_at(count);
            buffer[..count].copy_from_slice(now);
            self.rest = rest;
            Ok(count)
        }
    }

    /// Every line with its number, without those that are too long: what the standard library makes of it.
    fn expected(text: &[u8]) -> Vec<(u64, Vec<u8>)> {
        (1..)
            .zip(text.split_inclusive(|b| *b == b'\n'))
            .filter(|(_, line)| fits(line))
            .map(|(number, line)| (number, line.to_vec()))
            .collect()
    }

    fn fits(line: &[u8]) -> bool {
        line.strip_suffix(b"\n").unwrap_or(line).len() <= LONGEST_LINE
    }

    fn check(head: &[u8], text: &[u8], portions: &[usize]) {
        let stream = Trickle { rest: text, portions: portions.iter().cycle() };
        let mut lines = Lines::new(head.to_vec(), stream);
        let mut found = Vec::new();
        while let Some(piece) = lines.next().unwrap() {
            match piece {
                Piece::Lines { first, text } => {
                    let lines = text.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec);
                    found.extend((first..).zip(lines));
                }
                Piece::Overlong(_) => {}
                other => panic!("not a piece of a list: {other:?}"),
            }
            assert!(lines.buffer.len() <= LONGEST_LINE + 2 * READ, "a long line is not held");
        }
        found.retain(|(_, line)| fits(line));
        // Printing half a megabyte would help nobody.
        assert!(found == expected(&[head, text].concat()));
    }

    /// A line of one byte repeated, so that failures are short.
    fn line() -> impl Strategy<Value = Vec<u8>> {
        let length = prop_oneof![
            8 => 0..3_usize,
            8 => 75..90_usize,
            4 => 100..700_usize,
            1 => LONGEST_LINE - 2..LONGEST_LINE + 3,
            1 => 300_000..600_000_usize,
        ];
        (prop_oneof![Just(b'.'), Just(0), any::<u8>()], length).prop_map(|(b, n)| vec![b; n])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn no_line_is_lost_or_renumbered(
            lines in prop::collection::vec(line(), 0..40),
            ends in any::<bool>(),
            cut in any::<prop::sample::Index>(),
            portions in prop::collection::vec(prop_oneof![1..1000_usize, 1..100_000_usize], 1..8),
        ) {
            let mut text = lines.join(&b'\n');
            if ends {
                text.push(b'\n');
            }
            let head = cut.index(text.len() + 1).min(64 * 1024);
            check(&text[..head], &text[head..], &portions);
        }
    }
}
