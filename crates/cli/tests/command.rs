//! The command from the outside: what goes in, what comes out, and with what exit status.
//!
//! The files in `cases` hold a case after each `$`: the arguments, `<` lines of standard input, `>` lines of standard
//! output, `!` lines of standard error, and `?` the exit status where it is not 0.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Output, Stdio};

const BOARD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sudokit"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = start(args);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || {
        // A command that never reads its input closes the pipe.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

#[derive(Default)]
struct Case {
    title: String,
    args: String,
    input: String,
    output: String,
    errors: String,
    status: i32,
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut title = String::new();
    for line in text.lines() {
        let (mark, rest) = line.split_at_checked(1).unwrap_or_default();
        let rest = rest.strip_prefix(' ').unwrap_or(rest);
        match (mark, cases.last_mut()) {
            ("", _) => {}
            ("#", _) => title = rest.to_owned(),
            ("$", _) => {
                let title = format!("{title}: {rest}");
                cases.push(Case { title, args: rest.to_owned(), ..Case::default() });
            }
            ("<", Some(case)) => case.input += &format!("{rest}\n"),
            (">", Some(case)) => case.output += &format!("{rest}\n"),
            ("!", Some(case)) => case.errors += &format!("{rest}\n"),
            ("?", Some(case)) => case.status = rest.parse().unwrap(),
            _ => panic!("not a line of a case: {line}"),
        }
    }
    cases
}

fn check(text: &str) {
    let cases = cases(text);
    assert!(!cases.is_empty());
    for case in cases {
        let args: Vec<&str> = case.args.split_whitespace().collect();
        let output = run(&args, case.input.as_bytes());
        assert_eq!(String::from_utf8(output.stderr).unwrap(), case.errors, "{}", case.title);
        assert_eq!(String::from_utf8(output.stdout).unwrap(), case.output, "{}", case.title);
        assert_eq!(output.status.code(), Some(case.status), "{}", case.title);
    }
}

#[test]
fn solve() {
    check(include_str!("cases/solve.txt"));
}

#[test]
fn check_command() {
    check(include_str!("cases/check.txt"));
}

#[test]
fn count() {
    check(include_str!("cases/count.txt"));
}

#[test]
fn print() {
    check(include_str!("cases/print.txt"));
}

#[test]
fn lab() {
    check(include_str!("cases/lab.txt"));
}

#[test]
fn bad_input() {
    check(include_str!("cases/bad_input.txt"));
}

/// Bytes that no file of cases can hold, between two good puzzles that must not suffer.
#[test]
fn bytes_that_are_no_text() {
    let megabyte = vec![b'5'; 1 << 20];
    let bad: [(&[u8], &str); 4] = [
        (b"\xff\xc3\x28", "byte 1 is 0xff"),
        (&[0; 81], "byte 1 is 0x00"),
        (&megabyte, "longer than 65536 bytes"),
        (b"<html>", "no cells found"),
    ];
    for (bad, message) in bad {
        let input = [BOARD.as_bytes(), bad, BOARD.as_bytes()].join(&b'\n');
        let output = run(&["solve"], &input);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(errors.starts_with("-:2: "), "{errors}");
        assert!(errors.contains(message), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
        let text = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], lines[2]), (SOLUTION, SOLUTION));
        assert!(lines[1].starts_with("# not a puzzle: "), "{text}");
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn a_file_of_another_encoding_says_so() {
    let output = run(&["solve"], b"\xff\xfe5\x003\x00.\x00");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "-: this is text in UTF-16: save the file as UTF-8\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_byte_order_mark_and_windows_line_ends_do_no_harm() {
    let input = format!("\u{feff}{BOARD}\r\n{BOARD}\r\n");
    let output = run(&["solve"], input.as_bytes());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{SOLUTION}\n{SOLUTION}\n"));
    assert_eq!(output.status.code(), Some(0));
}

/// Time is the one figure that differs from run to run, and it is the last column.
#[test]
fn lab_compares_strategies() {
    let args = ["lab", "compare", "sudoku", "article-002", "--budget", "100000", "--format", "csv"];
    let output = run(&args, b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..2], ["strategy", "finished"]);
    let finished: Vec<&str> =
        rows[1..].iter().filter(|row| row[1] == "true").map(|row| row[0]).collect();
    let expected =
        ["first-cell", "bitwise", "candidates", "mrv", "forward-checking", "propagation", "engine"];
    assert_eq!(finished, expected, "brute force does not finish, all others do");
    assert_eq!(output.status.code(), Some(1));

    let output =
        run(&["lab", "compare", "sudoku", "article-002", "--budget", "1000", "brute-force"], b"");
    let text = String::from_utf8(output.stdout).unwrap();
    // 9^51 = 4.64e48: 30 givens leave 51 cells.
    assert!(text.contains("9^51 fillings, about 4.6 × 10^48"), "{text}");
    assert!(text.contains("years") && text.contains("more than"), "{text}");
}

/// 92 for a board of 8: OEIS A000170. The tree has 1 + 8 + 42 + 140 + 344 + 568 + 550 + 312 + 92 = 2057 nodes
/// (Knuth, The Art of Computer Programming, 7.2.2).
#[test]
fn lab_counts_queens() {
    let args = ["lab", "run", "queens", "8", "plain", "--limit", "none", "--format", "json"];
    let text = String::from_utf8(run(&args, b"").stdout).unwrap();
    assert!(text.contains(r#""finished":true,"solutions":92,"nodes":2057,"#), "{text}");
}

/// However many work on it, and wherever the pieces are cut.
#[test]
fn answers_come_in_the_order_of_the_input() {
    let mut input = String::new();
    let mut expected = String::new();
    for number in 0..3000 {
        // One given less in another place each time; the reader cannot tell them apart, `print` must.
        let mut cells = BOARD.as_bytes().to_vec();
        cells[number % 81] = b'.';
        cells[number / 81] = b'.';
        let line = String::from_utf8(cells).unwrap();
        input += &format!("{line} # {number}\n");
        expected += &format!("{line}\n");
    }
    for jobs in ["1", "2", "7"] {
        let output = run(&["print", "--format", "line", "--jobs", jobs], input.as_bytes());
        assert!(output.stdout == expected.as_bytes(), "out of order with --jobs {jobs}");
    }
}

/// Another program may write a line and wait for the answer before it writes the next.
#[test]
fn a_line_is_answered_before_the_next_comes() {
    let mut child = start(&["solve"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{BOARD}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), SOLUTION);
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let mut child = start(&["solve"]);
    let mut stdin = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || while writeln!(stdin, "{BOARD}").is_ok() {});
    let mut first = [0; 81];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    assert_eq!(first, SOLUTION.as_bytes());
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(errors, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    feeder.join().unwrap();
}

#[test]
fn completions_and_manual_name_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = String::from_utf8(run(&["completions", shell], b"").stdout).unwrap();
        let manual = String::from_utf8(run(&["man"], b"").stdout).unwrap();
        for command in ["solve", "check", "count", "print", "lab"] {
            assert!(script.contains(command), "{shell} completes {command}");
            assert!(
                manual.contains(&format!("sudokit\\-{command}(1)")),
                "the manual names {command}"
            );
        }
    }
}
