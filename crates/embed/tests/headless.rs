//! The module's calls, as its JavaScript side makes them.

#![allow(clippy::unwrap_used)]
#![cfg(feature = "headless")]

use proptest::prelude::*;
use sudokit_embed::headless::{Code, Job, Order, Reply, Session};

const NODES: u64 = 1_000_000;
/// The example of the Wikipedia article on Sudoku, and its solution.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EASY_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Field case A4: a clue was lost; 26 solutions.
const LOST_CLUE: &str =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
/// Field case A3: two equal digits in a row.
const TWICE: &str =
    "11...............................................................................";

fn write(session: &mut Session, bytes: &[u8]) -> usize {
    session.input(bytes.len())[..bytes.len()].copy_from_slice(bytes);
    bytes.len()
}

fn ask(bytes: impl AsRef<[u8]>, call: impl FnOnce(&mut Session, usize) -> Reply) -> (u32, Vec<u8>) {
    let mut session = Session::default();
    let length = write(&mut session, bytes.as_ref());
    let reply = call(&mut session, length);
    (reply.code(), session.output()[..reply.bytes()].to_vec())
}

fn check_solve(board: impl AsRef<[u8]>, code: Code, expected: &str) {
    let (found, bytes) = ask(board, |session, length| session.solve(length, NODES));
    assert_eq!((found, str::from_utf8(&bytes).unwrap()), (code as u32, expected));
}

fn check_text(bytes: impl AsRef<[u8]>, expected: &str) {
    check_solve(bytes, Code::Text, expected);
}

#[test]
fn one_board_in_every_form_has_one_solution() {
    let values: Vec<u8> = EASY.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
    let rows = EASY.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap());
    let lines: Vec<_> = rows.collect();
    let mut drawn = String::new();
    for (number, row) in lines.iter().enumerate() {
        if number % 3 == 0 {
            drawn += "+-------+-------+-------+\r\n";
        }
        drawn += &format!("| {} | {} | {} |\r\n", &row[..3], &row[3..6], &row[6..]);
    }
    check_solve(EASY, Code::Unique, EASY_SOLVED);
    check_solve(EASY.replace('.', "0"), Code::Unique, EASY_SOLVED);
    check_solve(EASY.replace('.', "_"), Code::Unique, EASY_SOLVED);
    check_solve(EASY.replace('.', "-"), Code::Unique, EASY_SOLVED);
    check_solve(format!("  {EASY}\n"), Code::Unique, EASY_SOLVED);
    check_solve(lines.join("\n"), Code::Unique, EASY_SOLVED);
    check_solve(drawn, Code::Unique, EASY_SOLVED);
    check_solve(values, Code::Unique, EASY_SOLVED);
}

#[test]
fn other_sides_are_solved() {
    check_solve("12343...2..1....", Code::Unique, "1234341223414123");
    let (code, line) = ask(".".repeat(256), |session, length| session.solve(length, NODES));
    assert_eq!((code, line.len()), (Code::Multiple as u32, 512));
}

#[test]
fn two_solutions_are_two_lines() {
    let (code, bytes) = ask(LOST_CLUE, |session, length| session.solve(length, NODES));
    assert_eq!((code, bytes.len()), (Code::Multiple as u32, 162));
    assert_ne!(bytes[..81], bytes[81..]);
    let (code, bytes) = ask(LOST_CLUE, |session, length| session.count(length, 1000, NODES));
    assert_eq!((code, bytes), (Code::Done as u32, 26f64.to_le_bytes().to_vec()));
    let (code, bytes) = ask(LOST_CLUE, |session, length| session.count(length, 20, NODES));
    assert_eq!((code, bytes), (Code::Limit as u32, 20f64.to_le_bytes().to_vec()));
}

#[test]
fn why_there_is_none_is_said() {
    let row = r#"{"kind":"row","number":1,"cells":[0,1,2,3,4,5,6,7,8]}"#;
    let in_box = r#"{"kind":"box","number":1,"cells":[0,1,2,9,10,11,18,19,20]}"#;
    let conflict = format!(r#"{{"digit":1,"cells":[0,1],"houses":[{row},{in_box}]}}"#);
    check_solve(TWICE, Code::None, &format!(r#"{{"kind":"conflicts","conflicts":[{conflict}]}}"#));
    let (code, bytes) = ask(TWICE, |session, length| session.check(length, NODES));
    let text =
        format!(r#"{{"side":9,"open":79,"solutions":0,"solved":false,"conflicts":[{conflict}]}}"#);
    assert_eq!((code, str::from_utf8(&bytes).unwrap()), (Code::Done as u32, &text[..]));
}

#[test]
fn a_text_that_is_no_board_says_what_and_where() {
    check_text("", r#"{"kind":"empty","line":1,"column":1,"numbers":[0,0,0]}"#);
    check_text(&EASY[..80], r#"{"kind":"length","line":1,"column":81,"numbers":[80,81,0]}"#);
    check_text(format!("{EASY}1"), r#"{"kind":"length","line":1,"column":82,"numbers":[82,81,0]}"#);
    check_text("12\n3q", r#"{"kind":"character","line":2,"column":2,"numbers":[0,0,0]}"#);
    check_text("1é4", r#"{"kind":"character","line":1,"column":2,"numbers":[0,0,0]}"#);
    check_text([1, 2, 9], r#"{"kind":"length","line":1,"column":4,"numbers":[3,16,0]}"#);
    let mut values = [0; 16];
    values[2] = 5;
    check_text(values, r#"{"kind":"digit","line":1,"column":3,"numbers":[5,4,0]}"#);
    check_text(
        "1..5\n....\n....\n....",
        r#"{"kind":"digit","line":1,"column":4,"numbers":[5,4,0]}"#,
    );
}

#[test]
fn a_hint_has_a_reason_and_none_is_given_on_an_error() {
    let hint = |board: &str, order| {
        let (code, bytes) = ask(board, |session, length| session.hint(length, order, NODES));
        assert_eq!(code, Code::Done as u32);
        String::from_utf8(bytes).unwrap()
    };
    assert_eq!(hint(TWICE, Order::Hodoku), r#"{"board":"conflict","step":null}"#);
    assert_eq!(hint(EASY_SOLVED, Order::Hodoku), r#"{"board":"solved","step":null}"#);
    // A wrong 1 in r1c3: no conflict, no solution.
    let wrong = EASY.replacen("53.", "531", 1);
    assert_eq!(hint(&wrong, Order::Hodoku), r#"{"board":"unsolvable","step":null}"#);
    let naked = hint(EASY, Order::Hodoku);
    assert!(naked.starts_with(
        r#"{"board":"open","step":{"technique":"naked-single","name":"Naked Single","rating":2.3,"score":4,"placements":[{"cell":40,"digit":5}],"eliminations":[],"house":null,"excluded":[{"cell":40,"digit":1,"by":"#
    ), "{naked}");
    let hidden = hint(EASY, Order::Explainer);
    assert!(hidden.contains(r#""technique":"hidden-single""#), "{hidden}");
    assert!(hidden.contains(r#""house":{"kind":"box","number":2,"#), "{hidden}");
}

#[test]
fn true_candidates_are_masks() {
    let (code, bytes) = ask(EASY, |session, length| session.true_candidates(length, NODES));
    assert_eq!((code, bytes.len()), (Code::Done as u32, 4 * 81));
    for (mask, digit) in bytes.as_chunks::<4>().0.iter().zip(EASY_SOLVED.bytes()) {
        assert_eq!(u32::from_le_bytes(*mask), 1 << (digit - b'1'));
    }
}

#[test]
fn a_board_comes_back_as_its_line() {
    let (code, bytes) = ask("1...\n....\n....\n...4", |session, length| session.board(length));
    assert_eq!((code, &bytes[..]), (Code::Done as u32, &b"\x02\x021..............4"[..]));
}

#[test]
fn many_boards_are_answered_in_a_row() {
    let rows = [EASY, LOST_CLUE, TWICE, &EASY.replace('5', "#")];
    let mut session = Session::default();
    for stride in [81, 82] {
        let bytes = rows.join(if stride == 82 { "\n" } else { "" }).into_bytes();
        // The last line may lack its end.
        write(&mut session, &bytes);
        let reply = session.solve_many(4, stride, 2);
        assert_eq!((reply.code(), reply.bytes()), (Code::Done as u32, 4 * 82));
        let output = &session.output()[..4 * 82];
        assert_eq!(&output[..81], EASY_SOLVED.as_bytes());
        assert_eq!(&output[162..324], ".".repeat(162).as_bytes());
        assert_eq!(output[324..], [1, 2, 0, 255]);
        assert_eq!(session.solve_many(1, stride, 1).bytes(), 82);
        assert_eq!(session.output()[81], 1);
    }
}

#[test]
fn a_job_goes_on_where_it_stopped() {
    // The empty board has more solutions than anyone can count.
    let mut session = Session::default();
    let length = write(&mut session, ".".repeat(81).as_bytes());
    let reply = session.begin(length, |puzzle| Job::count(puzzle, 1000));
    let number = reply.bytes();
    let other = session.begin(length, Job::solve).bytes();
    assert_ne!(number, other);
    let mut slices = 0;
    let last = loop {
        let reply = session.go_on(number, 50);
        slices += 1;
        if reply.code() != Code::OutOfBudget as u32 {
            break reply;
        }
        assert!(session.job(number).unwrap().found() < 1000);
    };
    assert_eq!(last.code(), Code::Limit as u32);
    assert_eq!(session.output()[..8], 1000f64.to_le_bytes());
    assert!(slices >= 20, "{slices}");
    assert!(session.job(number).is_none());
    assert_eq!(session.go_on(number, 50).code(), Code::NoJob as u32);
    session.drop_job(other);
    assert_eq!(session.go_on(other, 50).code(), Code::NoJob as u32);
    // Freed numbers are given again.
    assert_eq!(session.begin(length, Job::true_candidates).bytes(), 0);
}

proptest! {
    /// Whatever bytes come in, every call answers, and no reply is longer than the output.
    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..300), digits in "[0-9.\n A-P|+-]{0,90}") {
        for bytes in [&bytes[..], digits.as_bytes()] {
            let mut session = Session::default();
            let length = write(&mut session, bytes);
            for reply in [
                session.solve(length, 1000),
                session.count(length, 10, 1000),
                session.check(length, 1000),
                session.hint(length, Order::Hodoku, 1000),
                session.true_candidates(length, 1000),
                session.board(length),
                session.solve_many(length / 81, 81, 2),
            ] {
                prop_assert!(reply.code() <= 7);
            }
            prop_assert_eq!(session.begin(usize::MAX, Job::solve).code(), Code::Text as u32);
        }
    }
}
