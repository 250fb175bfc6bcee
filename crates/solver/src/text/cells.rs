//! Cells as they are written, before anyone knows which alphabet they are written in.

use super::glyph::Glyph;

/// What is written in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Blank,
    /// An empty cell as wide as a number: `--`.
    WideBlank,
    /// `0`–`9`.
    Digit(u8),
    /// `A` is 10.
    Letter(u8),
    /// Two or three decimal digits.
    Number(u16),
    /// Four digits or more, rising: candidates.
    Many,
    /// Several marks that make neither a number nor candidates.
    Mess,
}

/// A cell and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    pub(super) mark: Mark,
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Mark {
    /// The mark of a single glyph that is one.
    pub(super) fn of(glyph: Glyph) -> Option<Mark> {
        match glyph {
            Glyph::Digit(digit) => Some(Mark::Digit(digit)),
            Glyph::Letter(value) => Some(Mark::Letter(value)),
            Glyph::Blank | Glyph::Line(_) => Some(Mark::Blank),
            _ => None,
        }
    }

    /// The mark of a whole word.
    pub(super) fn of_word(word: &[Glyph]) -> Mark {
        let rises = |a: &Glyph, b: &Glyph| match (a, b) {
            (Glyph::Digit(a) | Glyph::Letter(a), Glyph::Digit(b) | Glyph::Letter(b)) => a < b,
            _ => false,
        };
        let blank = |glyph: &Glyph| matches!(glyph, Glyph::Blank | Glyph::Line(_));
        match word {
            [] => Mark::Blank,
            [one] => Mark::of(*one).unwrap_or(Mark::Mess),
            _ if word.iter().all(blank) => Mark::WideBlank,
            _ if word.len() > 3 => match word.is_sorted_by(rises) {
                true => Mark::Many,
                false => Mark::Mess,
            },
            _ => word
                .iter()
                .try_fold(0, |number, glyph| match glyph {
                    Glyph::Digit(digit) => Some(number * 10 + u16::from(*digit)),
                    _ => None,
                })
                .map_or(Mark::Mess, Mark::Number),
        }
    }

    /// Whether it is an empty cell.
    pub(super) fn is_blank(self) -> bool {
        matches!(self, Mark::Blank | Mark::WideBlank)
    }

    /// Whether it is written with more than one character.
    pub(super) fn is_long(self) -> bool {
        matches!(self, Mark::Number(_) | Mark::Many | Mark::Mess)
    }

    /// Whether it reads as several candidates rather than one number: digits that rise.
    pub(super) fn is_candidates(self) -> bool {
        match self {
            Mark::Many => true,
            Mark::Number(number) => {
                let (tens, ones) = (number / 10 % 10, number % 10);
                tens != 0 && tens < ones && (number < 100 || number / 100 < tens)
            }
            _ => false,
        }
    }
}

/// The side of the board that has this many cells.
pub(super) fn side_of(cells: usize) -> Option<u8> {
    (4..=25u8).find(|&side| usize::from(side).pow(2) == cells)
}

/// Cells of the board that a text with `found` cells was most likely meant to be. Nine in ten puzzles are 9×9, so
/// another board is only meant when its count is nearly reached.
pub(super) fn expected_cells(found: usize) -> usize {
    const USUAL: [usize; 11] = [16, 36, 64, 81, 100, 144, 225, 256, 400, 576, 625];
    let distance = |cells: usize| cells.abs_diff(found);
    let nearest = USUAL.into_iter().min_by_key(|&cells| distance(cells)).unwrap_or(81);
    let nearly = distance(nearest) * 16 <= nearest || found > 113;
    if nearly && !(74..100).contains(&found) { nearest } else { 81 }
}
