//! What is said below the board.

use sudokit::{Cell, Digit, HouseKind, Shape};
use sudokit_web::i18n::{Lang, Msg};

/// What there is to say, in the order in which `www/src/said.ts` numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A search is on.
    Searching,
    /// The board is full and right.
    Solved,
    /// There is more than one solution.
    Several,
    /// There is none.
    None,
    /// It was too hard to tell.
    Unknown,
    /// So many digits are wrong.
    Wrong,
    /// None is, so far.
    Fine,
    /// The digits that are there leave no solution.
    Hopeless,
    /// Equal digits see each other.
    Conflict,
    /// There is a next step, but it is no single.
    NoSingle,
}

impl Said {
    const ALL: [Said; 10] = [
        Said::Searching,
        Said::Solved,
        Said::Several,
        Said::None,
        Said::Unknown,
        Said::Wrong,
        Said::Fine,
        Said::Hopeless,
        Said::Conflict,
        Said::NoSingle,
    ];

    /// The one of this number.
    pub(super) fn of(number: u8) -> Option<Said> {
        Said::ALL.get(usize::from(number)).copied()
    }

    /// Its words. Only [`Said::Wrong`] has a number.
    pub(super) fn words(self, number: u32, lang: Lang) -> String {
        let msg = match self {
            Said::Searching => Msg::TruthAsking,
            Said::Solved => Msg::TruthSolved,
            Said::Several => Msg::TruthSeveral,
            Said::None => Msg::TruthNone,
            Said::Unknown => Msg::TruthStopped,
            Said::Wrong => Msg::SaidWrong,
            Said::Fine => Msg::SaidFine,
            Said::Hopeless => Msg::SaidHopeless,
            Said::Conflict => Msg::SaidConflict,
            Said::NoSingle => Msg::StepNone,
        };
        lang.fill(msg, &[&number.to_string()])
    }
}

/// "Hidden single: 5 has only one place left in box 2: row 3, column 4." The house's kind and number, from 1, matter but
/// for a naked single. Nothing is said of a technique that has no words yet.
pub(super) fn step(
    technique: &str,
    (cell, digit): (Cell, Digit),
    (kind, number): (&str, u8),
    shape: &Shape,
    lang: Lang,
) -> String {
    let msg = match technique {
        "full-house" => Msg::StepFullHouse,
        "hidden-single" => Msg::StepHiddenSingle,
        "naked-single" => Msg::StepNakedSingle,
        _ => return String::new(),
    };
    let kind = match kind {
        "row" => HouseKind::Row,
        "column" => HouseKind::Column,
        _ => HouseKind::Box,
    };
    let houses = shape.houses().iter();
    let house = houses.into_iter().find(|house| house.kind == kind && house.number + 1 == number);
    let house = house.map_or_else(String::new, |house| lang.house(house));
    let (row, column) = (shape.row(cell) + 1, shape.column(cell) + 1);
    let at = lang.fill(Msg::CellAt, &[&row.to_string(), &column.to_string()]);
    lang.fill(msg, &[&digit.to_char().to_string(), &at, &house])
}
