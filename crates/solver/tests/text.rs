//! Every layout that is read, against the board that it shows.

#![allow(clippy::unwrap_used)]

use sudokit::text::{self, Alphabet, ErrorKind, Format, ParseError, Position, Reading};
use sudokit::{Puzzle, Shape};

const ARTICLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn lines(text: &str) -> Vec<String> {
    let reading = text::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(reading.errors, [], "{text}");
    reading.entries.iter().map(|entry| entry.puzzle.to_string()).collect()
}

/// The text holds exactly the article's board.
#[track_caller]
fn check(text: &str) {
    assert_eq!(lines(text), [ARTICLE], "{text}");
}

#[track_caller]
fn check_error(text: &str, kind: ErrorKind, line: u32, column: u32) {
    let expected = ParseError { kind, position: Position { line, column } };
    match text::read(text) {
        Err(error) => assert_eq!(error, expected, "{text}"),
        Ok(reading) => panic!("read {:?}\n{text}", reading.entries),
    }
}

fn rows(separator: &str) -> Vec<String> {
    let row = |at: usize| ARTICLE[at * 9..at * 9 + 9].chars().map(String::from).collect::<Vec<_>>();
    (0..9).map(|at| row(at).join(separator)).collect()
}

#[test]
fn one_line() {
    check(ARTICLE);
    for blank in ["0", "*", "-", "_", "x", "X", "?", "·", "×"] {
        check(&ARTICLE.replace('.', blank));
        check(&rows("").join("\n").replace('.', blank));
        check(&rows(" ").join("\n").replace('.', blank));
    }
    check(&format!("\u{feff}  {ARTICLE}\t \r\n"));
    check(&format!("\u{a0}\u{a0}{ARTICLE}\u{a0}"));
    check(&format!("\"{ARTICLE}\""));
    check(&format!("String s = \"{ARTICLE}\";"));
    let wide = |c: char| char::from_u32(c as u32 + 0xfee0).unwrap();
    check(&ARTICLE.replace('.', "0").chars().map(wide).collect::<String>());
    check(&ARTICLE.chars().map(|c| format!("{c} ")).collect::<String>());
    check(&ARTICLE.chars().map(|c| format!("{c},")).collect::<String>().replace('.', "0"));
}

#[test]
fn several_lines() {
    for end in ["\n", "\r\n", "\r", "\n\n", "\n  "] {
        check(&rows("").join(end));
        check(&rows(" ").join(end));
        check(&rows("\u{a0}").join(end));
    }
    let rows = rows("");
    check(
        &[&rows[..3], &[String::new()], &rows[3..6], &[String::new()], &rows[6..]]
            .concat()
            .join("\n"),
    );
    check(&format!("{}\n{}\n{}", &ARTICLE[..27], &ARTICLE[27..54], &ARTICLE[54..]));
    check(&format!("{}\n{}\n{}", &ARTICLE[..40], &ARTICLE[40..80], &ARTICLE[80..]));
    check(&ARTICLE.chars().map(|c| format!("{c}\n")).collect::<String>());
}

#[test]
fn separated_values() {
    let padded: Vec<String> =
        rows(" 0").iter().map(|row| format!("0{row}").replace('.', "0")).collect();
    check(&padded.join("\n"));
    for separator in [",", ";", "\t", ", ", " , ", "|", " | "] {
        let all = rows(separator);
        check(&all.join("\n"));
        check(&all.join("\n").replace('.', "0"));
        if separator != " , " {
            check(&all.join("\n").replace('.', if separator.len() == 3 { " " } else { "" }));
        }
    }
    let csv = rows(",");
    check(&csv.join(","));
    check(&csv.join(",").replace('.', ""));
    check(&csv.join(",\n"));
    check(&(csv.join(",\n") + ","));
    check(&csv.join("\n").replace('.', "\"\""));
}

#[test]
fn arrays_of_programs() {
    for text in [
        include_str!("corpus/text/article_002.java"),
        "grid = [[5,3,0,0,7,0,0,0,0],\n[6,0,0,1,9,5,0,0,0],\n[0,9,8,0,0,0,0,6,0],\n[8,0,0,0,6,0,0,0,3],\n\
         [4,0,0,8,0,3,0,0,1],\n[7,0,0,0,2,0,0,0,6],\n[0,6,0,0,0,0,2,8,0],\n[0,0,0,4,1,9,0,0,5],\n[0,0,0,0,8,0,0,7,9]]",
    ] {
        check(text);
    }
    let csv = rows(",");
    let quoted: Vec<String> = rows("\",\"").iter().map(|row| format!("[\"{row}\"]")).collect();
    check(&format!("[{}]", quoted.join(",")));
    check(&format!("board = [\n  {}\n]", quoted.join(",\n  ")));
    check(&format!("[[{}]]", csv.join("],[").replace('.', "0")));
    check(&format!("const b = [[{}]];", csv.join("], [").replace('.', "null")));
    check(&format!("b = [\n[{}],\n]", csv.join("],\n[").replace('.', "None")));
    check(&format!("{{{{{}}}}};", csv.join("},  // row\n{").replace('.', "0")));
    check(&format!("[{}]", csv.join(",").replace('.', "0")));
    check(&format!("[\n  \"{}\"\n]", rows("").join("\",\n  \"")));
    check(&format!("String s = \"{}\";", rows("").join("\" +\n  \"")));
    check(&format!("problem(1, [[{}]]).", csv.join("],\n [").replace('.', "_")));
    check(&format!("np.array([[{}]], dtype=int)", rows(" ").join("]\n [").replace('.', "0")));
    check(&format!("const p = `\n{}\n`;", rows("").join("\n")));
    check(&format!("M = [{}];", rows(" ").join(";\n").replace('.', "0")));
    let pretty = csv
        .iter()
        .map(|row| format!("  [\n    {}\n  ]", row.replace('.', "0").replace(',', ",\n    ")));
    check(&format!("[\n{}\n]", pretty.collect::<Vec<_>>().join(",\n")));
}

#[test]
fn the_article_whose_board_breaks_the_rules() {
    let text = include_str!("corpus/text/article_003.java");
    let expected =
        "3.65.84..52........87....31..3.1..8.9..8.3..4.6....28.8...6...34.8..5..17...9.6..";
    assert_eq!(lines(text), [expected]);
}

#[test]
fn drawn_grids() {
    let board: Puzzle = ARTICLE.parse().unwrap();
    check(&board.givens().board().to_string());
    check(&board.givens().csv().to_string());
    let table = |blank: &str, rule: &str, bar: char| {
        let rows = rows(&format!(" {bar} "));
        let rows: Vec<String> =
            rows.iter().map(|row| format!("{bar} {row} {bar}").replace('.', blank)).collect();
        format!("{rule}\n{}\n{rule}", rows.join(&format!("\n{rule}\n")))
    };
    check(&table(".", "+---+---+---+---+---+---+---+---+---+", '|'));
    check(&table(" ", "+---+---+---+---+---+---+---+---+---+", '|'));
    check(&table(" ", "├───┼───┼───┼───┼───┼───┼───┼───┼───┤", '│'));
    check(&table("0", "=====================================", '!'));
    check(
        ".---------.---------.---------.\n| 5  3  . | .  7  . | .  .  . |\n| 6  .  . | 1  9  5 | .  .  . |\n\
           | .  9  8 | .  .  . | .  6  . |\n:---------+---------+---------:\n| 8  .  . | .  6  . | .  .  3 |\n\
           | 4  .  . | 8  .  3 | .  .  1 |\n| 7  .  . | .  2  . | .  .  6 |\n:---------+---------+---------:\n\
           | .  6  . | .  .  . | 2  8  . |\n| .  .  . | 4  1  9 | .  .  5 |\n| .  .  . | .  8  . | .  7  9 |\n\
           '---------'---------'---------'",
    );
    check(
        "5 3 - | - 7 - | - - -\n6 - - | 1 9 5 | - - -\n- 9 8 | - - - | - 6 -\n---------------------\n\
           8 - - | - 6 - | - - 3\n4 - - | 8 - 3 | - - 1\n7 - - | - 2 - | - - 6\n---------------------\n\
           - 6 - | - - - | 2 8 -\n- - - | 4 1 9 | - - 5\n- - - | - 8 - | - 7 9\n",
    );
    check(
        "╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗\n║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║   │ 9 │ 8 ║   │   │   ║   │ 6 │   ║\n\
           ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣\n║ 8 │   │   ║   │ 6 │   ║   │   │ 3 ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║ 4 │   │   ║ 8 │   │ 3 ║   │   │ 1 ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║ 7 │   │   ║   │ 2 │   ║   │   │ 6 ║\n\
           ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣\n║   │ 6 │   ║   │   │   ║ 2 │ 8 │   ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║   │   │   ║ 4 │ 1 │ 9 ║   │   │ 5 ║\n\
           ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n║   │   │   ║   │ 8 │   ║   │ 7 │ 9 ║\n\
           ╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝",
    );
}

#[test]
fn the_five_grids_of_one_text() {
    // From the issue "4 of 5 common text grids fail to load"; each has one solution.
    let found = lines(include_str!("corpus/text/grid_text_variants_sukaku17.txt"));
    let expected = [
        "12.3.45..6.......3....5..2.5.....7....1..6.4.8...3...99..8..1....6.7.....5...9..4",
        "12.6.45..3.......7....5..2.8.....1....6..2.9.4...9...56..8..7....1.6.....4...5..3",
        "54.1.38..9.......1....5..4.7.....2....5..7.9.1...3...76..4..9....7.2.....8...1..6",
        "5........2..4658...369...259836.........4.........367935...614...2154..7........8",
        ".1......23....14......3..5....1...6...5.7.3...2...3.....2.4.....8.6....16......7.",
    ];
    assert_eq!(found, expected);
}

#[test]
fn files_of_other_programs() {
    let board = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
    for text in [
        include_str!("corpus/text/sdk_sadman_minimal.sdk"),
        include_str!("corpus/text/sdk_sudocue.sdk"),
        include_str!("corpus/text/msk_vbforums.msk"),
    ] {
        assert_eq!(lines(text), [board]);
    }
    let reading = text::read(include_str!("corpus/text/sdk_sudocue.sdk")).unwrap();
    assert_eq!(reading.entries[0].name.as_deref(), Some("A random puzzle created by SudoCue"));
    assert_eq!(lines(include_str!("corpus/text/sdm_sudocue.sdm")).len(), 8);
    assert_eq!(
        lines(include_str!("corpus/text/simple_sudoku_clipboard.txt")),
        [".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3."]
    );
    assert_eq!(
        lines(include_str!("corpus/text/ss_new_simplesudoku.ss")),
        ["1.....7...2....5..6..38.....78.........6.9.........14.....25..9..3....6...4.....2"]
    );
    assert_eq!(lines(include_str!("corpus/text/opensudoku_v1.opensudoku")).len(), 2);
    for text in [
        include_str!("corpus/text/line81_dots.txt"),
        include_str!("corpus/text/line81_zeros.txt"),
        include_str!("corpus/text/line81_stars_sadman_faq22.txt"),
        include_str!("corpus/text/secuso_share_url.txt"),
        include_str!("corpus/text/sudokucoach_urls.txt"),
    ] {
        assert_eq!(lines(text).len(), 1);
    }
}

#[test]
fn what_is_recognised_but_not_read() {
    let unsupported = ErrorKind::Unsupported;
    for (text, kind) in [
        (include_str!("corpus/text/fpuzzles_one_given.url.txt"), unsupported(Format::FPuzzles)),
        (include_str!("corpus/text/penpa_sudoku_9x9_empty.url.txt"), unsupported(Format::Penpa)),
        (include_str!("corpus/text/hodoku_library_lines.txt"), unsupported(Format::Hodoku)),
        (include_str!("corpus/text/sudokupad_classic_code.txt"), unsupported(Format::SudokuPad)),
        (
            include_str!("corpus/text/opensudoku_saved_game_v2_fragment.xml"),
            unsupported(Format::OpenSudoku),
        ),
        (include_str!("corpus/text/sukaku_729.txt"), ErrorKind::Pencilmarks),
        (include_str!("corpus/text/pencilmark_grid_enjoysudoku.txt"), ErrorKind::Pencilmarks),
    ] {
        match text::read(text) {
            Err(error) => assert_eq!(error.kind, kind, "{text}"),
            Ok(reading) => panic!("{:?}\n{text}", reading.entries),
        }
    }
    let Reading { entries, errors } =
        text::read(include_str!("corpus/text/sudokuwiki_urls.txt")).unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!(errors[0].kind, unsupported(Format::SudokuWiki));
    assert_eq!(errors[0].position.line, 2);
}

#[test]
fn lists() {
    let other = ARTICLE.replace("53", "35");
    for beside in ["", " name", ",name", ";name", " # name", "\tname", "|name", ":name", " name "] {
        let reading = text::read(&format!("# head\n{ARTICLE}{beside}\n\n{other}\n")).unwrap();
        assert_eq!(reading.errors, []);
        assert_eq!(reading.entries.len(), 2);
        if !beside.is_empty() {
            assert_eq!(reading.entries[0].name.as_deref(), Some("name"));
        }
        assert_eq!(reading.entries[1].name, None);
        assert_eq!(reading.entries[1].position, Position { line: 4, column: 1 });
    }
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let reading =
        text::read(&format!("quizzes,solutions\n{ARTICLE},{solved}\n{ARTICLE}:1:{solved}"))
            .unwrap();
    for entry in &reading.entries {
        assert_eq!(entry.solution.as_ref().unwrap().to_string(), solved);
    }
    assert_eq!(reading.entries[0].name, None);
    assert_eq!(reading.entries.len(), 2);
}

#[test]
fn bad_lines_of_a_list_are_reported_and_the_rest_goes_on() {
    let long = format!("{ARTICLE}.");
    let text = format!(
        "{ARTICLE}\n{}\n{ARTICLE}\n{long}\n{}\n{ARTICLE}",
        &ARTICLE[1..],
        ARTICLE.replace("98", "9q")
    );
    let reading = text::read(&text).unwrap();
    assert_eq!(reading.entries.len(), 3);
    let length = |found| ErrorKind::Length { found, expected: 81 };
    let at = |line, column| Position { line, column };
    assert_eq!(
        reading.errors,
        [
            ParseError { kind: length(80), position: at(2, 81) },
            ParseError { kind: length(82), position: at(4, 82) },
            ParseError { kind: ErrorKind::Character('q'), position: at(5, 21) },
        ]
    );
}

#[test]
fn errors_say_where() {
    let length = |found| ErrorKind::Length { found, expected: 81 };
    check_error("", ErrorKind::Empty, 1, 1);
    check_error(" \n\t\n", ErrorKind::Empty, 1, 1);
    check_error("\n  To be, or not to be", ErrorKind::NoPuzzle, 2, 3);
    check_error(
        "00004500103000069409000005061470302035020407602010954304000006016300008070042000",
        length(80),
        1,
        81,
    );
    let mut short = rows(" ");
    short[3].truncate(15);
    check_error(&short.join("\n"), length(80), 4, 16);
    short[5] += " 1";
    check_error(&short.join("\n"), ErrorKind::Row { found: 8, expected: 9 }, 4, 16);
    check_error(&rows("")[..8].join("\n"), length(72), 8, 10);
    check_error(&rows("").join("\n").replace("98", "9q"), ErrorKind::Character('q'), 3, 3);
    check_error("1234\n3412\n2143\n4351", ErrorKind::Digit { digit: 5, side: 4 }, 4, 3);
    check_error(
        "12345.............................7.",
        ErrorKind::Digit { digit: 7, side: 6 },
        1,
        35,
    );
    check_error("https://example.org/about", ErrorKind::Link, 1, 1);
}

#[test]
fn prose_is_no_board() {
    for text in [
        "Sudoku is a game of 9 rows, 9 columns and 9 boxes.",
        "a\nb\nc\nd\ne\nf",
        "I have 4 cats. 2 are black.\n\n3 dogs.",
        "2026-11-30 11:05:42",
        "Bad cafe, dead face; add a bead. Feed a babe.",
        "0123456789",
        "----------------",
        "On 12 May 2021 I solved 3 puzzles: 1 easy, 2 hard. It took 12:30, 4:15 and 1:02:33.",
        "+49 123 4567890",
        "192.168.0.1",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "1. one\n2. two\n3. three\n4. four",
        include_str!("text.rs").split("ARTICLE").nth(9).unwrap_or_default(),
    ] {
        if let Ok(reading) = text::read(text) {
            panic!("{:?}\n{text}", reading.entries);
        }
    }
}

#[test]
fn shapes() {
    let side = |n: u8| usize::from(n) * usize::from(n);
    for n in [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25] {
        let reading = text::read(&".".repeat(side(n))).unwrap();
        assert_eq!(reading.entries[0].puzzle.shape(), &Shape::of_side(n).unwrap());
    }
    let drawn = "1 2 | 3 4 | 5 6\n. . | . . | . .\n. . | . . | . .\n----+-----+----\n. . | . . | . .\n. . | . . | . .\n. . | . . | . .";
    let shape = |text: &str| text::read(text).unwrap().entries[0].puzzle.shape().clone();
    assert_eq!(shape(drawn), Shape::new(3, 2).unwrap());
    assert_eq!(
        shape("12 34 56\n.. .. ..\n.. .. ..\n.. .. ..\n.. .. ..\n.. .. .."),
        Shape::new(3, 2).unwrap()
    );
    assert_eq!(
        shape("123 456\n... ...\n... ...\n... ...\n... ...\n... ..."),
        Shape::new(2, 3).unwrap()
    );
    assert_eq!(
        shape("123456\n......\n......\n\n......\n......\n......\n"),
        Shape::new(3, 2).unwrap()
    );
}

#[test]
fn alphabets() {
    let mut from_one = String::from("123456789ABCDEFG");
    from_one.push_str(&".".repeat(240));
    let mut from_zero = String::from("0123456789ABCDEF");
    from_zero.push_str(&".".repeat(240));
    assert_eq!(lines(&from_one), [from_one.as_str()]);
    assert_eq!(lines(&from_zero), [from_one.as_str()]);
    assert_eq!(lines(&from_one.replace('.', "0")), [from_one.as_str()]);
    assert_eq!(lines(&from_one.to_lowercase()), [from_one.as_str()]);
    let both = from_one.replace('G', ".");
    check_error(&both, ErrorKind::Alphabet, 1, 1);
    let read = |alphabet| text::read_as(&both, alphabet).unwrap().entries[0].puzzle.to_string();
    assert_eq!(read(Alphabet::FromOne), both);
    assert!(read(Alphabet::FromZero).starts_with("23456789ABCDEFG."));
    // Another board of the text tells.
    assert_eq!(lines(&format!("{both}\n{from_zero}"))[1], from_one);
    assert_eq!(lines(&format!("{both}\n{from_zero}"))[0], read(Alphabet::FromZero));
    let numbers: Vec<String> =
        (1..=256).map(|n| if n <= 16 { n.to_string() } else { "0".into() }).collect();
    for separator in [" ", ",", ", ", "\t"] {
        let rows: Vec<String> = numbers.chunks(16).map(|row| row.join(separator)).collect();
        assert_eq!(lines(&rows.join("\n")), [from_one.as_str()], "{rows:?}");
        assert_eq!(lines(&rows.join(separator)), [from_one.as_str()]);
    }
    let full: String = (0..25).flat_map(|_| "123456789ABCDEFGHIJKLMNOP".chars()).collect();
    assert_eq!(lines(&full), [full.as_str()]);
    let rows: Vec<&str> =
        full.as_bytes().chunks(25).map(|row| std::str::from_utf8(row).unwrap()).collect();
    assert_eq!(lines(&rows.join("\n")), [full.as_str()]);
}

#[test]
fn spaces_for_empty_cells() {
    let bars = |row: &String| {
        format!("| {} | {} | {} |", &row[..5], &row[6..11], &row[12..]).replace('.', " ")
    };
    let rows: Vec<String> = rows(" ").iter().map(bars).collect();
    check(&rows.join("\n"));
    let rule = "+-------+-------+-------+";
    check(
        &[&[rule.into()], &rows[..3], &[rule.into()], &rows[3..6], &[rule.into()], &rows[6..]]
            .concat()
            .join("\n"),
    );
    check(&rows.join("\n").replace("| ", "|").replace(" |", "|"));
    check(&self::rows(" ").join("\n").replace('.', " "));
    check(&self::rows("").join("\n").replace('.', " "));
}

#[test]
fn names_of_rows_and_columns() {
    let labelled = |first: char| {
        let row = |(at, row): (usize, &String)| {
            let label = char::from(first as u8 + at as u8);
            format!("{label} | {} | {} | {} |", &row[..5], &row[6..11], &row[12..])
        };
        let rows: Vec<String> = rows(" ").iter().enumerate().map(row).collect();
        format!("    1 2 3   4 5 6   7 8 9\n{}", rows.join("\n"))
    };
    check(&labelled('A'));
    check(&labelled('1'));
    let rows: Vec<String> =
        rows(" ").iter().enumerate().map(|(at, row)| format!("Row {}: {row}", at + 1)).collect();
    check(&rows.join("\n"));
}

#[test]
fn within_other_text() {
    check(&format!("> {}", rows("").join("\n> ")));
    check(&format!("Here it is:\n\n{}\n\nHave fun!", rows("").join("\n")));
    check(&format!("{}  // the first\n{}", rows(" ")[0], rows(" ")[1..].join("\n")));
    check(&rows("").join("/"));
    check(&format!(
        "| {} |",
        rows(" | ").join(" |\n| ").replacen('\n', "\n|---|---|---|---|---|---|---|---|---|\n", 1)
    ));
    check(&format!("?puzzle={ARTICLE}"));
    check(&format!("https://example.org/p/?bd={ARTICLE}&x=1#top"));
    check(&format!("https://example.org/p/?bd={}", ARTICLE.replace('.', "%2E")));
    check(&format!("{{\"puzzle\": \"{ARTICLE}\", \"level\": 3}}"));
    check(&format!("[Puzzle]\n{}\n[State]\n{}\n", rows("").join("\n"), "123456789\n".repeat(9)));
    let hashes = rows("").join("\n").replace('.', "0");
    check(&format!("#########\n{hashes}\n#########"));
    let named =
        text::read(&format!("Grid 01\n{}\nGrid 02\n{}", rows("").join("\n"), rows("").join("\n")))
            .unwrap();
    let names: Vec<Option<&str>> =
        named.entries.iter().map(|entry| entry.name.as_deref()).collect();
    assert_eq!(names, [Some("Grid 01"), Some("Grid 02")]);
}

#[test]
fn lists_of_small_boards() {
    let reading = text::read("1.....2..3.....4\n.1.......2..3..4 name\n1.....2..3.....\n").unwrap();
    assert_eq!(reading.entries.len(), 2);
    assert_eq!(reading.entries[1].name.as_deref(), Some("name"));
    let error = &reading.errors[0];
    assert_eq!(error.kind, ErrorKind::Length { found: 15, expected: 16 });
    assert_eq!(error.position, Position { line: 3, column: 16 });
    // Sixteen rows of sixteen are one board.
    assert_eq!(lines(&"................\n".repeat(16)).len(), 1);
    assert_eq!(lines(&"................\n\n".repeat(16)).len(), 1);
}

#[test]
fn spaced_lines_of_a_list() {
    let spaced = ARTICLE.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let text = format!("{spaced} one\n{}\n{spaced}\n", &spaced[2..]);
    let reading = text::read(&text).unwrap();
    assert_eq!(reading.entries.len(), 2);
    assert_eq!(reading.entries[0].name.as_deref(), Some("one"));
    assert_eq!(reading.errors.len(), 1);
    assert_eq!(reading.errors[0].kind, ErrorKind::Length { found: 80, expected: 81 });
    assert_eq!(reading.errors[0].position.line, 2);
}

#[test]
fn one_puzzle_is_one() {
    let several = format!("{ARTICLE}\n{ARTICLE}").parse::<Puzzle>().unwrap_err();
    assert_eq!(several.kind, ErrorKind::Several(2));
    let spoilt = format!("{ARTICLE}\n{}", &ARTICLE[1..]).parse::<Puzzle>().unwrap_err();
    assert_eq!(spoilt.position.line, 2);
}

#[test]
fn drawn_boxes_that_do_not_fit() {
    let board = "12|34|56\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..";
    check_error(board, ErrorKind::Boxes { height: 2, width: 2, side: 6 }, 1, 1);
}

#[test]
fn candidates_written_as_nine_lines() {
    // The 729 characters of one grid, a row to the line: each line is as long as a puzzle and is none.
    let sukaku = include_str!("corpus/text/sukaku_729.txt").trim();
    let rows: Vec<&str> = (0..9).map(|row| &sukaku[row * 81..row * 81 + 81]).collect();
    check_error(&rows.join("\n"), ErrorKind::Pencilmarks, 1, 1);
}

#[test]
fn the_quick_line() {
    let read = |line: &str| text::parse_line_81(line.as_bytes());
    let puzzle: Puzzle = ARTICLE.parse().unwrap();
    assert_eq!(read(ARTICLE).unwrap(), puzzle.givens().values());
    assert_eq!(read(&ARTICLE.replace('.', "0")), read(ARTICLE));
    let error = |line: &str| {
        let ParseError { kind, position } = read(line).unwrap_err();
        (kind, position.column)
    };
    assert_eq!(error(""), (ErrorKind::Empty, 1));
    assert_eq!(error(&ARTICLE[1..]), (ErrorKind::Length { found: 80, expected: 81 }, 81));
    assert_eq!(error(&ARTICLE.repeat(2)), (ErrorKind::Length { found: 162, expected: 81 }, 82));
    assert_eq!(error(&ARTICLE.replace("98", "é")), (ErrorKind::Character('é'), 20));
    assert_eq!(error(&format!("{ARTICLE}\n")), (ErrorKind::Character('\n'), 82));
}
