//! The boards of the Examples menu.

use crate::i18n::Msg;

/// A board to begin with.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// What it is.
    pub name: Msg,
    /// The board as text.
    pub text: &'static str,
}

/// All of them.
pub const EXAMPLES: &[Example] = &[
    // The program of article 002 solves it.
    Example {
        name: Msg::ExampleArticle,
        text: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    },
    // Article 003's program is shown on it and does not notice.
    Example {
        name: Msg::ExampleBroken,
        text: "3.65.84..52........87....31..3.1..8.9..8.3..4.6....28.8...6...34.8..5..17...9.6..",
    },
    // Naked singles are enough.
    Example {
        name: Msg::ExampleEasy,
        text: "93..4.28...279...4.....195.2...1.8..4.95.2..3618..7.........4...9..64.387........",
    },
    // Of the collection of Gordon Royle.
    Example {
        name: Msg::Example17,
        text: ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
    },
    // Found by the members of the New Sudoku Players' Forum, who rate it among the hardest known.
    Example {
        name: Msg::ExampleHard,
        text: "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    },
    // A minimal one: without any of its givens it has several solutions.
    Example {
        name: Msg::Example16,
        text: ".....AE.B...G..679..8.G....5E...A...BC..2..3.8F...FBD...4.9..C.......E.5..F.C13AF4....9...6..7.E..7.............CG5.7.2....A..B.G..DE4..8..29B...F9....8..1.7A.5..23.7.BA..6F4..85.A...9..DE..G......5.A.E.....7....32........9.5..4F......1...8218G....65.C....",
    },
    // A given was lost when it was copied: 26 solutions.
    Example {
        name: Msg::ExampleMany,
        text: "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58",
    },
    // Article 002's board with a 2 in r1c3: no rule is broken yet.
    Example {
        name: Msg::ExampleNone,
        text: "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    },
];
