//! A source, opened and looked at.

use super::Lines;
use super::line::{self, Line, classify, is_whole_puzzle};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Cursor, IsTerminal, Read};
use std::path::{Path, PathBuf};
use sudokit::ParseError;
use sudokit::text::{Alphabet, Entry};

/// How far into a source one looks to tell a list from drawn grids.
const HEAD: usize = 64 * 1024;
/// Drawn grids are read as a whole. A source of more than this must be a list.
const LARGEST_DRAWN: u64 = 64 * 1024 * 1024;

/// What an argument names.
#[derive(Debug)]
pub(crate) enum Source {
    Input,
    File(PathBuf),
    /// A puzzle itself, and which argument it is, counted from 1.
    Argument(usize, String),
}

/// A source, looked at.
pub(crate) struct Opened {
    pub(crate) layout: Layout,
    /// Whether it holds one puzzle and no more.
    pub(crate) single: bool,
}

pub(crate) enum Layout {
    /// A puzzle a line.
    List(Lines<Box<dyn Read + Send>>),
    /// What was read out of drawn grids.
    Drawn(std::vec::IntoIter<Result<Entry, ParseError>>),
}

impl Source {
    /// What `arguments` name: a file when there is one of that name, else a puzzle.
    pub(crate) fn of(arguments: &[OsString]) -> Vec<Source> {
        if arguments.is_empty() {
            return vec![Source::Input];
        }
        let source = |(number, argument): (usize, &OsString)| match argument.to_str() {
            Some("-") => Source::Input,
            Some(text) if !Path::new(argument).exists() && is_meant_as_puzzle(text) => {
                Source::Argument(number, text.to_owned())
            }
            _ => Source::File(PathBuf::from(argument)),
        };
        (1..).zip(arguments).map(source).collect()
    }

    /// What to call it.
    pub(crate) fn name(&self) -> String {
        match self {
            Source::Input => String::from("-"),
            Source::File(path) => path.display().to_string(),
            Source::Argument(number, _) => format!("argument {number}"),
        }
    }

    pub(crate) fn is_argument(&self) -> bool {
        matches!(self, Source::Argument(..))
    }

    /// Its bytes, where that can be known beforehand.
    pub(crate) fn size(&self) -> Option<u64> {
        match self {
            Source::Input => {
                // A file behind `<` has a size, a pipe has none.
                let metadata = std::fs::metadata("/dev/stdin").ok()?;
                metadata.is_file().then_some(metadata.len())
            }
            Source::File(path) => {
                let metadata = std::fs::metadata(path).ok()?;
                metadata.is_file().then_some(metadata.len())
            }
            Source::Argument(_, text) => Some(text.len() as u64),
        }
    }

    /// Opens it and tells what layout it has.
    ///
    /// # Errors
    /// What went wrong, in words.
    pub(crate) fn open(&self, alphabet: Option<Alphabet>) -> Result<Opened, String> {
        let stream: Box<dyn Read + Send> = match self {
            Source::Input => {
                if io::stdin().is_terminal() {
                    crate::report("Type or paste puzzles, a line each; end with Ctrl-D.\n");
                }
                Box::new(io::stdin())
            }
            Source::File(path) => Box::new(File::open(path).map_err(|error| unopened(&error))?),
            Source::Argument(_, text) => Box::new(Cursor::new(text.clone().into_bytes())),
        };
        Opened::look(stream, alphabet)
    }
}

impl Opened {
    fn look(
        mut stream: Box<dyn Read + Send>,
        alphabet: Option<Alphabet>,
    ) -> Result<Opened, String> {
        let mut head = Vec::new();
        let ended = read_head(&mut stream, &mut head).map_err(|error| error.to_string())?;
        if head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff") {
            return Err(String::from("this is text in UTF-16: save the file as UTF-8"));
        }
        if head.starts_with(b"\xef\xbb\xbf") {
            head.drain(..3);
        }
        if is_list(&head, ended) {
            let single = ended && data_lines(&head).count() == 1;
            let layout = Layout::List(Lines::new(head, stream));
            return Ok(Opened { layout, single });
        }
        let rest = stream.by_ref().take(LARGEST_DRAWN).read_to_end(&mut head);
        if rest.map_err(|error| error.to_string())? as u64 == LARGEST_DRAWN {
            let layout = Layout::List(Lines::new(head, stream));
            return Ok(Opened { layout, single: false });
        }
        let found = drawn(&head, alphabet);
        let single = found.len() == 1;
        Ok(Opened { layout: Layout::Drawn(found.into_iter()), single })
    }
}

/// Reads until it is clear that this is a list, or there is enough to tell; says whether the stream has ended.
fn read_head(stream: &mut dyn Read, head: &mut Vec<u8>) -> io::Result<bool> {
    let mut buffer = vec![0; HEAD];
    while head.len() < HEAD {
        match stream.read(&mut buffer) {
            Ok(0) => return Ok(true),
            Ok(count) => head.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        // Whoever writes a line and waits for the answer sends no more before it has come.
        let first = head.split_inclusive(|b| *b == b'\n').find(|line| is_data(line));
        if first.is_some_and(|line| line.ends_with(b"\n") && is_whole_puzzle(line)) {
            return Ok(false);
        }
    }
    Ok(false)
}

/// Whether a source that begins with `head` has a puzzle a line. One line that is a puzzle by itself says so: what
/// else is in a list may be faulty. No drawn grid has a line as long as the whole head.
fn is_list(head: &[u8], ended: bool) -> bool {
    let nothing = ended && data_lines(head).next().is_none();
    let endless = !ended && !head.contains(&b'\n');
    nothing || endless || data_lines(head).any(is_whole_puzzle)
}

fn data_lines(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    head.split(|b| *b == b'\n').filter(|line| is_data(line))
}

fn is_data(line: &[u8]) -> bool {
    classify(line) != Line::Nothing
}

/// Everything in drawn grids, in the order in which it stands.
fn drawn(text: &[u8], alphabet: Option<Alphabet>) -> Vec<Result<Entry, ParseError>> {
    let reading = match line::read_text(&String::from_utf8_lossy(text), alphabet) {
        Ok(reading) => reading,
        Err(error) => return vec![Err(error)],
    };
    let entries = reading.entries.into_iter().map(Ok);
    let mut found: Vec<_> = entries.chain(reading.errors.into_iter().map(Err)).collect();
    found.sort_by_key(|item: &Result<Entry, ParseError>| {
        let position = match item {
            Ok(entry) => entry.position,
            Err(error) => error.position,
        };
        (position.line, position.column)
    });
    found
}

/// Whether an argument that names no file is meant as a puzzle: it is one, or has nothing but cells.
fn is_meant_as_puzzle(text: &str) -> bool {
    let cells = text.bytes().all(|b| b.is_ascii_digit() || b".*_|+- \n".contains(&b));
    (cells && text.len() >= 16) || line::read(text.as_bytes(), None).is_ok()
}

fn unopened(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => String::from("there is no such file, nor is this a puzzle"),
        _ => error.to_string(),
    }
}
