//! The questions that the command asks of every puzzle, one a file; and the lab.

mod check;
mod count;
mod lab;
mod print;
mod solve;

pub(crate) use check::Check;
pub(crate) use count::Count;
pub(crate) use lab::run as lab;
pub(crate) use print::Print;
pub(crate) use solve::Solve;

use sudokit::{Count as Solutions, Grid, Puzzle};

/// What is asked of every puzzle.
pub(crate) trait Question: Sync {
    /// Answers for one puzzle.
    fn answer(&self, puzzle: &Puzzle) -> Answer;

    /// The answer as one line, without its end.
    fn line(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>);

    /// The answer as a person reads it, the board included.
    fn board(&self, puzzle: &Puzzle, answer: &Answer, out: &mut Vec<u8>);

    /// The short way for a 9×9 puzzle of 81 bytes, digits and `.` or `0`: writes the line that [`Question::line`]
    /// would, and says whether all is well. `None` sends the puzzle the long way round.
    fn answer_bytes(&self, _cells: &[u8; 81], _out: &mut Vec<u8>) -> Option<bool> {
        None
    }

    /// Whether one grid alone is better drawn than given as a line.
    fn draws(&self) -> bool {
        false
    }

    /// The columns of a table that only this question fills.
    fn columns(&self) -> &'static [Column];
}

/// What a table says of each puzzle, after its source, line, name and text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// [`Status::word`].
    Status,
    /// A solution; a puzzle with several takes several lines.
    Solution,
    /// How many solutions.
    Count,
    /// [`Answer::detail`].
    Detail,
}

/// What came out for one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: Status,
    /// Those that were asked for.
    pub(crate) solutions: Vec<Grid>,
    /// Where counting was asked for.
    pub(crate) count: Option<Solutions>,
    /// In words: why there is no solution, where two of them differ, what remains unknown.
    pub(crate) detail: Option<String>,
    /// Whether the puzzle counts as dealt with, which the exit status tells.
    pub(crate) fine: bool,
}

/// What is known of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Only that it could be read.
    Read,
    /// One solution.
    Unique,
    /// Several.
    Multiple,
    /// None.
    None,
    /// The budget ran out first.
    Unknown,
}

impl Status {
    /// The word for what was no puzzle, and so has no status.
    pub(crate) const BAD: &'static str = "bad";

    /// The word that JSON and CSV use.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Status::Read => "read",
            Status::Unique => "unique",
            Status::Multiple => "multiple",
            Status::None => "none",
            Status::Unknown => "unknown",
        }
    }
}
