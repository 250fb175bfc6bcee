//! What the Lab says: the names of what is on the shelf, of places and values, and each event as a sentence.

use super::address::Address;
use crate::i18n::{Lang, Msg};
use sudokit::{Cell, Digit, Shape};
use sudokit_backtrack::lab::Scene;
use sudokit_backtrack::queens;
use sudokit_backtrack::{Against, Choice, DeadEnd, End, Event, Place, Trace, Value};

/// The name of a problem.
pub fn problem(lang: Lang, id: &'static str) -> &'static str {
    let msg = match id {
        "sudoku" => Msg::LabSudoku,
        "queens" => Msg::LabQueens,
        "colouring" => Msg::LabColouring,
        "timetable" => Msg::LabTimetable,
        "hamiltonian-path" => Msg::LabPath,
        "kakuro" => Msg::LabKakuro,
        "word-search" => Msg::LabWordSearch,
        "crossword" => Msg::LabCrossword,
        other => return other,
    };
    lang.get(msg)
}

/// The name of an instance on the shelf.
pub fn instance(lang: Lang, problem: &str, name: &str) -> String {
    let get = |msg| lang.get(msg).to_owned();
    let colours = |graph, colours: &str| lang.fill(Msg::LabColours, &[lang.get(graph), colours]);
    match (problem, name) {
        ("queens", n) => lang.fill(Msg::LabQueensOn, &[n]),
        ("word-search", word) => word.to_ascii_uppercase(),
        (_, "article-002") => get(Msg::LabArticle),
        (_, "inkala-2012") => get(Msg::LabInkala),
        (_, "against-first-cell") => get(Msg::LabAgainst),
        (_, "4x4") => lang.fill(Msg::LabSide, &["4"]),
        (_, "16x16") => lang.fill(Msg::LabSide, &["16"]),
        (_, "16x16-hard") => lang.fill(Msg::LabSideHard, &["16"]),
        (_, "australia") => colours(Msg::LabAustralia, "3"),
        (_, "usa") => colours(Msg::LabUsa, "4"),
        (_, "usa-3") => colours(Msg::LabUsa, "3"),
        (_, "petersen") => colours(Msg::LabPetersen, "3"),
        (_, "myciel3") => colours(Msg::LabGroetzsch, "4"),
        (_, "myciel3-3") => colours(Msg::LabGroetzsch, "3"),
        (_, "toy") => lang.fill(Msg::LabDays, &["5"]),
        (_, "toy-two-days") => lang.fill(Msg::LabDays, &["2"]),
        (_, "knight-5x5") => lang.fill(Msg::LabKnight, &["5"]),
        (_, "knight-5x5-corner") => lang.fill(Msg::LabKnightCorner, &["5"]),
        (_, "knight-8x8-corner") => lang.fill(Msg::LabKnightCorner, &["8"]),
        (_, "dodecahedron") => get(Msg::LabDodecahedron),
        ("kakuro", _) => lang.fill(Msg::LabSide, &["7"]),
        (_, "textbook") => get(Msg::LabTextbook),
        (_, "sator") => get(Msg::LabSator),
        (_, other) => other.to_owned(),
    }
}

/// The name of a strategy.
pub fn strategy(lang: Lang, problem: &str, name: &'static str) -> &'static str {
    let msg = match (problem, name) {
        (_, "brute-force") => Msg::LabBruteForce,
        (_, "first-cell") => Msg::LabFirstCell,
        (_, "bitwise") => Msg::LabBitwise,
        (_, "candidates") => Msg::LabCandidates,
        ("sudoku", "mrv") => Msg::LabMrv,
        (_, "forward-checking") => Msg::LabForward,
        (_, "propagation") => Msg::LabPropagation,
        (_, "engine") => Msg::LabEngine,
        (_, "plain") => Msg::LabPlain,
        (_, "middle-first") => Msg::LabMiddleFirst,
        (_, "first-open") => Msg::LabFirstOpen,
        (_, "mrv") => Msg::LabFewest,
        (_, "warnsdorff") => Msg::LabWarnsdorff,
        (_, other) => return other,
    };
    lang.get(msg)
}

/// The run in a line: what a picture is called by a screen reader.
pub fn title(lang: Lang, address: &Address) -> String {
    let id = address.entry.id;
    [problem(lang, id), &instance(lang, id, &address.instance)].join(": ")
}

/// What has just happened in a run.
pub fn said(lang: Lang, scene: &Scene, trace: &Trace) -> String {
    let mut said = match trace.event() {
        Some(event) => say(lang, scene, event),
        None => lang.get(Msg::SayStart).to_owned(),
    };
    if trace.position() == trace.explored() {
        let end = match trace.end() {
            Some(End::Found) => Msg::SayEndFound,
            Some(End::Exhausted) => Msg::SayEndAll,
            Some(End::Length) | None => return said,
        };
        said.push(' ');
        said.push_str(lang.get(end));
    }
    said
}

fn say(lang: Lang, scene: &Scene, event: Event) -> String {
    let at = |place| place_name(lang, scene, place);
    let what = |value| value_name(lang, scene, value);
    let of = |msg, choice: Choice, more: &[&str]| {
        let choice = choice_name(lang, scene, choice);
        let mut slots = vec![&*choice];
        slots.extend(more);
        lang.fill(msg, &slots)
    };
    match event {
        Event::Enter { level } => lang.fill(Msg::SayEnter, &[&level.to_string()]),
        Event::Solution => lang.get(Msg::SaySolution).to_owned(),
        Event::Choose { place, values } => {
            lang.fill(Msg::SayChoose, &[&at(place), &values.to_string()])
        }
        Event::Check { choice, against, fits } => {
            let msg = if fits { Msg::SayFits } else { Msg::SayClash };
            of(msg, choice, &[&against_name(lang, scene, against)])
        }
        Event::Reject { choice, against } => {
            of(Msg::SayReject, choice, &[&against_name(lang, scene, against)])
        }
        Event::Place { choice, forced: false } => of(Msg::SayPlace, choice, &[]),
        Event::Place { choice, forced: true } => of(Msg::SayForced, choice, &[]),
        Event::Narrow { choice, place, left } => {
            of(Msg::SayNarrow, choice, &[&at(place), &left.to_string()])
        }
        Event::DeadEnd(DeadEnd::NoValue(place)) => lang.fill(Msg::SayNoValue, &[&at(place)]),
        Event::DeadEnd(DeadEnd::NoPlace { value, group }) => {
            let group = against_name(lang, scene, Against::Group(group));
            lang.fill(Msg::SayNoPlace, &[&what(value), &group])
        }
        Event::DeadEnd(DeadEnd::Givens([a, b])) => lang.fill(Msg::SayGivens, &[&at(a), &at(b)]),
        Event::Undo { choice, .. } => of(Msg::SayUndo, choice, &[]),
        Event::Return { place } => lang.fill(Msg::SayReturn, &[&at(place)]),
    }
}

/// "r3c7", from a row and a column counted from 0.
fn square(row: usize, column: usize) -> String {
    ["r", &(row + 1).to_string(), "c", &(column + 1).to_string()].concat()
}

fn cell(shape: &Shape, place: Place) -> String {
    let cell = Cell(place as u16);
    square(shape.row(cell).into(), shape.column(cell).into())
}

fn choice_name(lang: Lang, scene: &Scene, choice: Choice) -> String {
    match scene {
        Scene::Queens(_) => square(choice.place, choice.value),
        _ => {
            [&*place_name(lang, scene, choice.place), " = ", &value_name(lang, scene, choice.value)]
                .concat()
        }
    }
}

fn place_name(lang: Lang, scene: &Scene, place: Place) -> String {
    let number = |msg, at: usize| lang.fill(msg, &[&(at + 1).to_string()]);
    match scene {
        Scene::Sudoku(puzzle) => cell(puzzle.shape(), place),
        Scene::Queens(_) => number(Msg::Row, place),
        Scene::Colouring(graph, _) => graph.names().get(place).cloned().unwrap_or_default(),
        Scene::Timetable(school) => {
            let lectures = school.lectures();
            let course = lectures.get(place).copied().unwrap_or_default();
            let before = lectures.iter().take(place).filter(|&&other| other == course).count();
            let name = school.courses.get(course).map_or("", |course| course.name);
            [name, " ", &(before + 1).to_string()].concat()
        }
        Scene::HamiltonianPath { .. } => number(Msg::NameStep, place),
        Scene::Kakuro(board) => {
            let white = board.grid.iter().position(|cell| *cell == Some(place));
            let width = board.width.max(1);
            white.map(|at| square(at / width, at % width)).unwrap_or_default()
        }
        Scene::WordSearch(letters) => {
            let letter = letters.word.get(place).map(char::to_string).unwrap_or_default();
            lang.fill(Msg::NameLetter, &[&(place + 1).to_string(), &letter])
        }
        Scene::Crossword(board) => {
            let is_across = |slot: &&Vec<usize>| matches!(slot[..], [a, b, ..] if b == a + 1);
            let across = board.slots.iter().take_while(is_across).count();
            match place.checked_sub(across) {
                None => number(Msg::NameAcross, place),
                Some(down) => number(Msg::NameDown, down),
            }
        }
    }
}

fn value_name(lang: Lang, scene: &Scene, value: Value) -> String {
    match scene {
        Scene::Sudoku(_) => Digit(value as u8).to_char().to_string(),
        Scene::Kakuro(_) => value.to_string(),
        Scene::Queens(_) => lang.fill(Msg::Column, &[&(value + 1).to_string()]),
        Scene::Colouring(..) => lang.fill(Msg::NameColour, &[&(value + 1).to_string()]),
        Scene::Timetable(school) => {
            let rooms = school.rooms.len().max(1);
            let (period, room) = (value / rooms, value % rooms);
            let periods = school.periods.max(1);
            let (day, period) = (period / periods + 1, period % periods + 1);
            let room = school.rooms.get(room).map_or("", |room| room.0);
            lang.fill(Msg::NameSlot, &[&day.to_string(), &period.to_string(), room])
        }
        Scene::HamiltonianPath { graph, .. } => {
            graph.names().get(value).cloned().unwrap_or_default()
        }
        Scene::WordSearch(letters) => {
            let width = letters.width.max(1);
            square(value / width, value % width)
        }
        Scene::Crossword(board) => {
            board.words.get(value).map(|word| word.iter().collect()).unwrap_or_default()
        }
    }
}

fn against_name(lang: Lang, scene: &Scene, against: Against) -> String {
    let group = match against {
        Against::Place(place) => return place_name(lang, scene, place),
        Against::Group(group) => group,
    };
    match scene {
        Scene::Sudoku(puzzle) => {
            puzzle.shape().houses().get(group).map(|house| lang.house(house)).unwrap_or_default()
        }
        Scene::Queens(n) => match queens::Line::of_group(*n, group) {
            queens::Line::Column(column) => lang.fill(Msg::Column, &[&(column + 1).to_string()]),
            _ => lang.get(Msg::NameDiagonal).to_owned(),
        },
        Scene::Kakuro(board) => {
            let sum = board.runs.get(group).map_or(0, |run| run.sum);
            lang.fill(Msg::NameSum, &[&sum.to_string()])
        }
        Scene::HamiltonianPath { .. } => lang.get(Msg::NameVisited).to_owned(),
        Scene::WordSearch(_) => lang.get(Msg::NameSquare).to_owned(),
        Scene::Colouring(..) | Scene::Timetable(_) | Scene::Crossword(_) => group.to_string(),
    }
}
