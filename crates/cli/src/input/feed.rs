//! All sources, one after the other, by the piece.

use super::{Layout, Piece, Source};
use std::sync::Arc;
use sudokit::text::Alphabet;

/// Drawn grids that make a piece.
const DRAWN_PIECE: usize = 16;

/// The pieces of all sources, each with its source's name. A source is opened when the one before has been read.
pub(crate) struct Feed {
    sources: std::vec::IntoIter<Source>,
    alphabet: Option<Alphabet>,
    current: Option<(Arc<str>, State)>,
    only: Option<Only>,
}

enum State {
    Open(Layout),
    /// What went wrong, until it was handed out.
    Failed(Option<String>),
}

/// What is known of the one source before its puzzles are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Only {
    /// Whether it holds one puzzle and no more.
    pub(crate) single: bool,
    /// Whether it is an argument or drawn, and not a list of lines.
    pub(crate) by_itself: bool,
}

impl Feed {
    /// Opens the first source.
    pub(crate) fn new(sources: Vec<Source>, alphabet: Option<Alphabet>) -> Feed {
        let alone = sources.len() == 1;
        let mut feed = Feed { sources: sources.into_iter(), alphabet, current: None, only: None };
        feed.only = feed.advance().filter(|_| alone);
        feed
    }

    /// What the source looks like, when there is but one and it could be opened.
    pub(crate) fn only(&self) -> Option<Only> {
        self.only
    }

    fn advance(&mut self) -> Option<Only> {
        let source = self.sources.next()?;
        let name = Arc::from(source.name());
        match source.open(self.alphabet) {
            Ok(opened) => {
                let by_itself = source.is_argument() || matches!(opened.layout, Layout::Drawn(_));
                self.current = Some((name, State::Open(opened.layout)));
                Some(Only { single: opened.single, by_itself })
            }
            Err(message) => {
                self.current = Some((name, State::Failed(Some(message))));
                None
            }
        }
    }
}

impl Iterator for Feed {
    type Item = (Arc<str>, Piece);

    fn next(&mut self) -> Option<(Arc<str>, Piece)> {
        loop {
            let (name, state) = self.current.as_mut()?;
            let piece = match state {
                State::Open(Layout::List(lines)) => {
                    lines.next().unwrap_or_else(|error| Some(Piece::Unreadable(error.to_string())))
                }
                State::Open(Layout::Drawn(found)) => {
                    let some: Vec<_> = found.take(DRAWN_PIECE).collect();
                    (!some.is_empty()).then_some(Piece::Drawn(some))
                }
                State::Failed(message) => message.take().map(Piece::Unreadable),
            };
            match piece {
                Some(piece) => return Some((name.clone(), piece)),
                None => {
                    self.current = None;
                    self.advance();
                }
            }
        }
    }
}
