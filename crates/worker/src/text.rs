//! What a text holds, as messages: [`sudokit::text`] keeps positions and claims that a page has no use for, and knows
//! nothing of serialising.

use crate::message::Board;
use serde::{Deserialize, Serialize};
use sudokit::text::{self, Alphabet, ErrorKind, Format, ParseError, Position};

/// What reading a text came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reading {
    /// There are puzzles in it.
    Puzzles(Puzzles),
    /// It reads as one board with the digits 1–9A…, and as another with 0–9A…: ask which.
    Ambiguous {
        /// The side of the first board.
        side: u8,
    },
    /// Not one puzzle could be read: the most telling of what was wrong.
    Unreadable(Misread),
}

/// The puzzles of a text, and what could not be read.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Puzzles {
    /// The puzzles, in order; at least one.
    pub entries: Vec<Entry>,
    /// What was wrong with the rest, in order.
    pub errors: Vec<Misread>,
}

/// A puzzle of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its givens.
    pub board: Board,
    /// The name or comment that goes with it.
    pub name: Option<String>,
}

/// A [`ParseError`] as a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misread(#[serde(with = "ParseErrorOnTheWire")] pub ParseError);

/// The side of the board that is asked about when the question alone is known.
const USUAL_SIDE: u8 = 16;

impl Reading {
    /// Reads every puzzle in `text`; `alphabet` is how digits past 9 are written where the text alone does not tell.
    pub(crate) fn of(text: &str, alphabet: Option<Alphabet>) -> Reading {
        let reading = match alphabet {
            Some(alphabet) => text::read_as(text, alphabet),
            None => text::read(text),
        };
        match reading {
            Ok(text::Reading { entries, errors }) => {
                let entry = |entry: text::Entry| Entry {
                    board: Board::from(entry.puzzle.givens()),
                    name: entry.name,
                };
                Reading::Puzzles(Puzzles {
                    entries: entries.into_iter().map(entry).collect(),
                    errors: errors.into_iter().map(Misread).collect(),
                })
            }
            Err(error) if error.kind == ErrorKind::Alphabet => {
                let either = text::read_as(text, Alphabet::FromOne).ok();
                let first = either.and_then(|reading| reading.entries.into_iter().next());
                let side = first.map_or(USUAL_SIDE, |entry| entry.puzzle.shape().side());
                Reading::Ambiguous { side }
            }
            Err(error) => Reading::Unreadable(Misread(error)),
        }
    }
}

/// [`Alphabet`], field by field.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Alphabet")]
enum AlphabetOnTheWire {
    FromOne,
    FromZero,
}

/// How an [`Alphabet`] that may not be known is serialised.
pub(crate) mod alphabet {
    use super::{Alphabet, AlphabetOnTheWire};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Known(#[serde(with = "AlphabetOnTheWire")] Alphabet);

    pub(crate) fn serialize<S: Serializer>(
        alphabet: &Option<Alphabet>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        alphabet.map(Known).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Alphabet>, D::Error> {
        Ok(Option::<Known>::deserialize(deserializer)?.map(|known| known.0))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ParseError")]
struct ParseErrorOnTheWire {
    #[serde(with = "ErrorKindOnTheWire")]
    kind: ErrorKind,
    #[serde(with = "PositionOnTheWire")]
    position: Position,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Position")]
struct PositionOnTheWire {
    line: u32,
    column: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ErrorKind")]
#[non_exhaustive]
enum ErrorKindOnTheWire {
    Empty,
    NoPuzzle,
    Length { found: usize, expected: usize },
    Row { found: usize, expected: usize },
    Digit { digit: u32, side: u8 },
    Character(char),
    Boxes { height: u8, width: u8, side: u8 },
    Pencilmarks,
    Unsupported(#[serde(with = "FormatOnTheWire")] Format),
    Link,
    Alphabet,
    Several(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Format")]
#[non_exhaustive]
enum FormatOnTheWire {
    Hodoku,
    SudokuWiki,
    FPuzzles,
    SudokuPad,
    Penpa,
    OpenSudoku,
}
