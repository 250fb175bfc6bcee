//! What holds for every text: reading never panics, and reads back what was printed.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sudokit::text::{self, Alphabet};
use sudokit::{Grid, Puzzle, Shape};

fn shapes() -> Vec<Shape> {
    let boxes = (1..=25u8).flat_map(|height| (1..=25u8).map(move |width| (height, width)));
    boxes.filter_map(|(height, width)| Shape::new(height, width).ok()).collect()
}

/// A grid that a failing test shows as it prints.
#[derive(Clone, PartialEq)]
struct Sample(Grid);

impl std::fmt::Debug for Sample {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}\n{}", self.0.shape(), self.0.board())
    }
}

/// Grids of any shape, conflicts and all, from empty to full.
fn grids() -> impl Strategy<Value = Sample> {
    (prop::sample::select(shapes()), 0..=100u8).prop_flat_map(|(shape, share)| {
        let cell = (0..100u8, 1..=shape.side())
            .prop_map(move |(chance, digit)| if chance < share { digit } else { 0 });
        let shape = shape.clone();
        prop::collection::vec(cell, shape.cell_count())
            .prop_map(move |values| Sample(Grid::from_values(shape.clone(), &values).unwrap()))
    })
}

fn only(text: &str) -> Grid {
    let mut reading =
        text::read_as(text, Alphabet::FromOne).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(reading.errors, [], "{text}");
    assert_eq!(reading.entries.len(), 1, "{text}");
    reading.entries.remove(0).puzzle.givens().clone()
}

fn read_everything(text: &str) {
    for reading in [
        text::read(text),
        text::read_as(text, Alphabet::FromOne),
        text::read_as(text, Alphabet::FromZero),
    ] {
        match reading {
            Ok(reading) => assert!(!reading.entries.is_empty()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    let _ = text.parse::<Puzzle>();
    let _ = text::parse_line_81(text.as_bytes());
}

#[test]
fn every_shape_reads_back_in_every_format() {
    for shape in shapes() {
        let side = shape.side();
        let values: Vec<u8> =
            (0..shape.cell_count()).map(|at| (at % (usize::from(side) + 1)) as u8).collect();
        for grid in [Grid::from_values(shape.clone(), &values).unwrap(), Grid::empty(shape.clone())]
        {
            assert_eq!(Sample(only(&grid.board().to_string())), Sample(grid.clone()));
            if shape == Shape::of_side(side).unwrap() {
                assert_eq!(Sample(only(&grid.to_string())), Sample(grid.clone()));
                assert_eq!(Sample(only(&grid.csv().to_string())), Sample(grid.clone()));
            }
        }
    }
}

/// Holds the quick reader to the whole one: where it answers, that finds the same puzzle, alone and without a name.
fn check_plain(text: &str) -> bool {
    let mut answered = false;
    for alphabet in [None, Some(Alphabet::FromOne), Some(Alphabet::FromZero)] {
        let Some(puzzle) = text::read_plain(text, alphabet) else { continue };
        answered = true;
        let whole = match alphabet {
            Some(alphabet) => text::read_as(text, alphabet),
            None => text::read(text),
        };
        let reading = whole.unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(reading.errors, [], "{text}");
        let [entry] = &reading.entries[..] else { panic!("{reading:?}\n{text}") };
        assert_eq!(
            (&entry.puzzle, &entry.name, &entry.solution),
            (&puzzle, &None, &None),
            "{text}"
        );
    }
    answered
}

#[test]
fn a_plain_line_is_read_at_once_and_whatever_is_not_plain_is_left() {
    for shape in shapes() {
        let side = shape.side();
        let mut values: Vec<u8> = (0..shape.cell_count()).map(|at| (at % 7 / 3) as u8).collect();
        values[1] = side;
        let line = Grid::from_values(shape, &values).unwrap().to_string();
        for text in [line.clone(), line.replace('.', "0"), format!(" {line}\r\n")] {
            assert!(check_plain(&text), "{text}");
        }
        for text in [&line[1..], &format!("{line}."), &format!("{line} name"), &format!("é{line}")]
        {
            assert!(!check_plain(text), "{text}");
        }
    }
    let doubtful = format!("123456789ABCDEF.{}", ".".repeat(240));
    assert_eq!(text::read_plain(&doubtful, None), None);
    assert_eq!(text::read_plain(&doubtful, Some(Alphabet::FromZero)), None);
    assert!(text::read_plain(&doubtful, Some(Alphabet::FromOne)).is_some());
    // The candidates of nine cells, and an empty board that may be a rule.
    for text in ["123456789".repeat(9), "-".repeat(81), ".".repeat(81)] {
        assert!(!check_plain(&text), "{text}");
    }
}

/// Lines of one board's length, of the marks that mean something somewhere.
fn lines_of_a_board() -> impl Strategy<Value = String> {
    let alphabet = prop::sample::select(vec![
        "1234.",
        "12340",
        "0123456789",
        "123456789.",
        "-*_x?X.09",
        "-1",
        "_2.",
        "0F",
        "0FG",
        "0EF",
        "123456789ABCDEFG.",
        "0123456789ABCDEF",
        "0123456789ABCDEFG",
        "123456789ABCDEFGHIJKLMNOP",
        "x1",
        "0P.",
        "X19",
        "-.3",
        "*0_A",
    ]);
    (alphabet, 4..=25usize, 0..=100u8).prop_flat_map(|(alphabet, side, share)| {
        let marks: Vec<char> = alphabet.chars().collect();
        let most = prop::sample::select(marks.clone());
        let cell = (0..100u8, prop::sample::select(marks));
        (most, prop::collection::vec(cell, side * side)).prop_map(move |(most, cells)| {
            cells.into_iter().map(|(chance, c)| if chance < share { c } else { most }).collect()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn what_is_printed_reads_back(Sample(grid) in grids()) {
        let same = |text: &str| {
            prop_assert_eq!(Sample(only(text)), Sample(grid.clone()), "{}", text);
            Ok(())
        };
        same(&grid.board().to_string())?;
        if grid.shape() == &Shape::of_side(grid.shape().side()).unwrap() {
            let line = grid.to_string();
            same(&line)?;
            same(&grid.csv().to_string())?;
            prop_assert_eq!(line.parse::<Puzzle>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn several_printed_boards_read_back(grids in prop::collection::vec(grids(), 1..4)) {
        let text: Vec<String> = grids.iter().map(|Sample(grid)| grid.board().to_string()).collect();
        let reading = text::read_as(&text.join("\n"), Alphabet::FromOne).unwrap();
        let read: Vec<Sample> =
            reading.entries.into_iter().map(|entry| Sample(entry.puzzle.givens().clone())).collect();
        prop_assert_eq!(read, grids);
    }

    #[test]
    fn any_text(text in any::<String>()) {
        read_everything(&text);
        check_plain(&text);
    }

    #[test]
    fn the_quick_reader_agrees_or_declines(
        line in lines_of_a_board(),
        at in any::<prop::sample::Index>(),
        c in prop::option::of(prop::sample::select(" \n.0*-_xX?|+,;#:/19GPaépenlsc".chars().collect::<Vec<_>>())),
    ) {
        check_plain(&line);
        check_plain(&format!("\n\t {line} \n"));
        let at = at.index(line.len());
        let changed: String = line[..at].chars().chain(c).chain(line[at + 1..].chars()).collect();
        check_plain(&changed);
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_everything(&String::from_utf8_lossy(&bytes));
        let _ = text::parse_line_81(&bytes);
    }

    #[test]
    fn texts_of_what_puzzles_are_made_of(text in "[0-9.*_xA-G|+=,;:#\\-\\[\\]{}\"'%/<> \t\n\r\u{feff}│═·１]{0,600}") {
        read_everything(&text);
    }

    #[test]
    fn short_lines(text in "([0-9. |,-]{0,12}\n){0,30}") {
        read_everything(&text);
    }

    #[test]
    fn a_board_with_a_character_changed(
        Sample(grid) in grids(),
        at in any::<prop::sample::Index>(),
        c in prop::option::of(prop::sample::select(" \n.0*-|+,;#:/9Gé".chars().collect::<Vec<_>>())),
    ) {
        for text in [grid.to_string(), grid.board().to_string(), grid.csv().to_string()] {
            let at = at.index(text.len());
            let changed: String = text[..at].chars().chain(c).chain(text[at + 1..].chars()).collect();
            read_everything(&changed);
        }
    }

    /// A cell that is missing is missed: no other board is made of the rest.
    #[test]
    fn a_classic_line_without_one_cell(values in prop::collection::vec(0..=9u8, 81), at in 0..81usize) {
        let grid = Grid::from_values(Shape::classic(), &values).unwrap();
        let mut line = grid.to_string();
        line.remove(at);
        let error = text::read(&line).unwrap_err();
        prop_assert_eq!(error.kind, text::ErrorKind::Length { found: 80, expected: 81 });
        let mut rows: Vec<String> = grid.to_string().as_bytes().chunks(9)
            .map(|row| String::from_utf8(row.to_vec()).unwrap()).collect();
        rows[at / 9].remove(at % 9);
        let error = text::read(&rows.join("\n")).unwrap_err();
        prop_assert_eq!(error.kind, text::ErrorKind::Length { found: 80, expected: 81 });
        prop_assert_eq!(error.position.line as usize, at / 9 + 1);
    }
}

/// Layouts of a classic grid in which every cell has a mark, each with a bad one: a cell taken out or put in.
fn misprints(grid: &Grid, at: usize, extra: Option<char>) -> Vec<String> {
    let line = grid.to_string();
    let rows: Vec<String> =
        line.as_bytes().chunks(9).map(|row| String::from_utf8(row.to_vec()).unwrap()).collect();
    let spaced: Vec<String> =
        rows.iter().map(|row| row.chars().map(|c| format!("{c} ")).collect::<String>()).collect();
    let numbers: Vec<String> =
        spaced.iter().map(|row| row.trim_end().replace('.', "0").replace(' ', ", ")).collect();
    let layouts = [
        line,
        rows.join("\n"),
        spaced.join("\n"),
        grid.board().to_string(),
        numbers.join("\n"),
        format!("int[][] b = {{{{{}}}}};", numbers.join("},\n{")),
        format!("[[{}]]", numbers.join("], [")),
    ];
    let misprint = |text: &String| {
        let is_cell = |&(_, c): &(usize, char)| c.is_ascii_digit() || c == '.';
        let (at, c) = text.char_indices().filter(is_cell).nth(at).unwrap();
        let mut text = text.clone();
        match extra {
            Some(extra) if text.contains(", ") => text.insert_str(at, &format!("{extra}, ")),
            Some(extra) => text.insert(at, extra),
            None if text.contains(", ") => {
                let end = if text[at + 1..].starts_with(", ") { at + 3 } else { at + 1 };
                let begin = if end == at + 1 && text[..at].ends_with(", ") { at - 2 } else { at };
                text.replace_range(begin..end, "");
            }
            None => text.replace_range(at..at + c.len_utf8(), ""),
        }
        text
    };
    layouts.iter().map(misprint).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn a_misprint_makes_no_board(
        values in prop::collection::vec((0..100u8, 1..=9u8), 81),
        share in 20..=100u8,
        at in 0..81usize,
        extra in prop::option::of(prop::sample::select(vec!['.', '0', '1', '5', '9'])),
    ) {
        let values: Vec<u8> =
            values.into_iter().map(|(chance, digit)| if chance < share { digit } else { 0 }).collect();
        let grid = Grid::from_values(Shape::classic(), &values).unwrap();
        for text in misprints(&grid, at, extra) {
            let reading = text::read(&text);
            prop_assert!(reading.is_err(), "{}\n{}", text, reading.unwrap().entries[0].puzzle);
        }
    }
}

/// Lines and texts far larger than any board. They only end if reading takes time in proportion to the text.
#[test]
fn hostile_sizes() {
    for piece in [
        "1",
        ".",
        "-",
        "+",
        "|",
        ",",
        "1,",
        " 1",
        "| 1 ",
        "[",
        "{1},",
        "\"",
        "%41",
        "#",
        "x",
        "A",
        "é",
        "12 ",
        "1\n",
        "123456789\n",
        "........\n",
        "---\n",
        "1 2 3 4 5 6 7 8 9\n\n",
        "|\n",
        "\t\t\t\n",
        ",,,,,,,,\n",
        "\n",
        "\r",
        "q\n",
        "1..4\n\n",
        "................\n\n",
        "# x\n",
        "[Puzzle]\n",
        "a 12 34 56 78 90 12\n",
        "http://x\n",
        ":0000:\n",
    ] {
        read_everything(&piece.repeat(60_000 / piece.len()));
    }
}
