//! The server as the page sees it: requests in, replies out, and a clock that a test turns.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;
use sudokit::text::{Alphabet, ErrorKind, Format, ParseError, Position};
use sudokit_worker::message::{self, ToWorker};
use sudokit_worker::text::{Entry, Misread, Puzzles, Reading};
use sudokit_worker::{
    Board, Body, Failure, Job, Outcome, Reply, Request, Server, Subject, Verdict,
};

// Article 002's board and its only solution.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

thread_local!(static TIME: Cell<f64> = const { Cell::new(0.0) });

/// A clock that goes on by six milliseconds at every look, so a slice seems to take that long.
fn clock() -> f64 {
    TIME.set(TIME.get() + 6.0);
    TIME.get()
}

fn values(text: &str) -> Vec<u8> {
    text.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect()
}

fn board(text: &str) -> Board {
    Board { box_height: 3, box_width: 3, values: values(text) }
}

fn start(server: &mut Server, id: u32, job: Job) {
    server.receive(ToWorker::Start(Request { id, revision: u64::from(id) * 10, job }));
}

fn drain(server: &mut Server) -> Vec<Reply> {
    let mut replies = Vec::new();
    while !server.is_idle() {
        replies.extend(server.slice());
    }
    replies
}

/// Runs one job to its end and answers its outcome.
fn check(job: Job) -> Body {
    let mut server = Server::new(clock);
    start(&mut server, 7, job);
    let last = drain(&mut server).pop().unwrap();
    assert_eq!((last.id, last.revision), (7, 70));
    last.body
}

#[test]
fn a_puzzle_is_solved() {
    let Body::Done { outcome, .. } = check(Job::Solve(board(PUZZLE))) else { panic!("not done") };
    assert_eq!(outcome, Outcome::Solved(Verdict::Unique(values(SOLUTION))));
}

#[test]
fn conflicting_givens_have_no_solution() {
    let twice = format!("11{}", ".".repeat(79));
    let Body::Done { outcome, progress } = check(Job::Solve(board(&twice))) else {
        panic!("not done")
    };
    assert_eq!(outcome, Outcome::Solved(Verdict::None));
    assert_eq!(progress.nodes, 0);
}

#[test]
fn a_count_ends_at_its_limit_or_with_all() {
    // Field case A4: 26 solutions.
    let many = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
    for (limit, found, all) in [(1000, 26, true), (10, 10, false)] {
        let job = Job::Count { board: board(many), limit };
        let Body::Done { outcome, .. } = check(job) else { panic!("not done") };
        assert_eq!(outcome, Outcome::Counted { found, all });
    }
}

#[test]
fn a_list_says_whether_it_holds_all() {
    let many = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
    for (limit, found, complete) in [(100, 26, true), (26, 26, true), (25, 25, false)] {
        let Body::Done { outcome: Outcome::Listed { solutions, all }, .. } =
            check(Job::List { board: board(many), limit })
        else {
            panic!("not listed")
        };
        assert_eq!((solutions.len(), all), (found, complete));
    }
}

#[test]
fn true_candidates_of_a_unique_puzzle_are_its_solution() {
    let Body::Done { outcome, .. } = check(Job::TrueCandidates(board(PUZZLE))) else {
        panic!("not done")
    };
    let sets = values(SOLUTION).iter().map(|v| 1 << (v - 1)).collect();
    assert_eq!(outcome, Outcome::TrueCandidates(sets));
}

#[test]
fn a_board_that_is_none_fails() {
    let bad = Board { box_height: 3, box_width: 3, values: vec![0; 80] };
    assert_eq!(check(Job::Solve(bad)), Body::Failed(Failure::Board));
}

#[test]
fn a_long_count_reports_lets_others_in_and_is_cancelled() {
    let mut server = Server::new(clock);
    let empty = Board { box_height: 3, box_width: 3, values: vec![0; 81] };
    start(&mut server, 1, Job::Count { board: empty, limit: u64::MAX });
    for _ in 0..40 {
        server.slice();
    }
    start(&mut server, 2, Job::Solve(board(PUZZLE)));
    let mut others = Vec::new();
    for _ in 0..100 {
        others.extend(server.slice());
    }
    assert!(others.iter().any(|r| r.id == 2 && matches!(r.body, Body::Done { .. })));
    assert!(others.iter().any(|r| r.id == 1 && matches!(r.body, Body::Progress(p) if p.found > 0)));
    server.receive(ToWorker::Cancel { id: 1 });
    let last = drain(&mut server);
    assert_eq!(last, [Reply { id: 1, revision: 10, body: Body::Cancelled }]);
}

#[test]
fn messages_survive_the_way_and_noise_is_refused() {
    let message = ToWorker::Start(Request { id: 3, revision: 9, job: Job::Solve(board(PUZZLE)) });
    assert_eq!(message::decode::<ToWorker>(&message::encode(&message)), Ok(message));
    assert_eq!(message::decode::<ToWorker>(&[250, 1, 2]), Err(Failure::Message));
}

fn walk(subject: Subject, strategy: &str, nodes: u64) -> Body {
    check(Job::Walk { subject, strategy: strategy.into(), solutions: 1, nodes })
}

fn shelf(problem: &str, instance: &str) -> Subject {
    Subject::Shelf { problem: problem.into(), instance: instance.into() }
}

#[test]
fn a_search_of_the_lab_is_counted() {
    // By the independent program whose counts are in the tests of sudokit-backtrack.
    for (strategy, nodes, checks) in [("first-cell", 4209, 304_659), ("mrv", 52, 102)] {
        for subject in [shelf("sudoku", "article-002"), Subject::Sudoku(board(PUZZLE))] {
            let body = walk(subject, strategy, 1_000_000);
            let Body::Done { outcome: Outcome::Walked(walked), .. } = body else {
                panic!("{body:?}");
            };
            assert!(walked.finished && walked.runs >= 1, "{walked:?}");
            assert_eq!((walked.nodes, walked.checks, walked.solutions), (nodes, checks, 1));
        }
    }
}

#[test]
fn a_search_of_the_lab_ends_with_its_budget() {
    let body = walk(shelf("sudoku", "article-002"), "brute-force", 5000);
    let Body::Done { outcome: Outcome::Walked(walked), .. } = body else { panic!("{body:?}") };
    assert!(!walked.finished);
    assert_eq!((walked.nodes, walked.runs), (5000, 1));
}

#[test]
fn what_the_lab_does_not_have_fails() {
    for (problem, instance, strategy) in
        [("chess", "8", "plain"), ("queens", "none", "plain"), ("queens", "100", "bitwise")]
    {
        let body = walk(shelf(problem, instance), strategy, 10);
        assert_eq!(body, Body::Failed(Failure::Lab), "{problem} {instance} {strategy}");
    }
}

fn read(text: &str, alphabet: Option<Alphabet>) -> Reading {
    let job = Job::Read { text: text.to_owned(), alphabet };
    let sent = message::encode(&job);
    assert_eq!(message::decode::<Job>(&sent).as_ref(), Ok(&job));
    let Body::Done { outcome: Outcome::Read(reading), .. } = check(job) else { panic!("not read") };
    let sent = message::encode(&reading);
    assert_eq!(message::decode::<Reading>(&sent).as_ref(), Ok(&reading));
    reading
}

#[test]
fn a_text_is_read_whatever_its_layout() {
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..row * 9 + 9]).collect();
    let reading = read(&rows.join("\n"), None);
    let entries = vec![Entry { board: board(PUZZLE), name: None }];
    assert_eq!(reading, Reading::Puzzles(Puzzles { entries, errors: Vec::new() }));

    let list = format!("{PUZZLE} first\n{} second\n", &PUZZLE[1..]);
    let Reading::Puzzles(Puzzles { entries, errors }) = read(&list, None) else { panic!("{list}") };
    assert_eq!(entries, [Entry { board: board(PUZZLE), name: Some("first".into()) }]);
    let kind = ErrorKind::Length { found: 80, expected: 81 };
    let position = Position { line: 2, column: 81 };
    assert_eq!(errors, [Misread(ParseError { kind, position })]);
}

#[test]
fn a_text_that_can_be_meant_two_ways_is_asked_about() {
    let doubtful = format!("123456789ABCDEF.{}", ".".repeat(240));
    assert_eq!(read(&doubtful, None), Reading::Ambiguous { side: 16 });
    for (alphabet, first) in [(Alphabet::FromOne, 1), (Alphabet::FromZero, 2)] {
        let Reading::Puzzles(puzzles) = read(&doubtful, Some(alphabet)) else {
            panic!("{alphabet:?}")
        };
        assert_eq!(puzzles.entries[0].board.values[0], first);
    }
}

#[test]
fn every_error_of_a_text_survives_the_way() {
    let kinds = [
        ErrorKind::Empty,
        ErrorKind::NoPuzzle,
        ErrorKind::Length { found: 80, expected: 81 },
        ErrorKind::Row { found: 8, expected: 9 },
        ErrorKind::Digit { digit: 12, side: 9 },
        ErrorKind::Character('é'),
        ErrorKind::Boxes { height: 2, width: 5, side: 9 },
        ErrorKind::Pencilmarks,
        ErrorKind::Unsupported(Format::Hodoku),
        ErrorKind::Unsupported(Format::SudokuWiki),
        ErrorKind::Unsupported(Format::FPuzzles),
        ErrorKind::Unsupported(Format::SudokuPad),
        ErrorKind::Unsupported(Format::Penpa),
        ErrorKind::Unsupported(Format::OpenSudoku),
        ErrorKind::Link,
        ErrorKind::Alphabet,
        ErrorKind::Several(3),
    ];
    for kind in kinds {
        let error = Misread(ParseError { kind, position: Position { line: 3, column: 70_000 } });
        assert_eq!(message::decode::<Misread>(&message::encode(&error)).as_ref(), Ok(&error));
    }
    let said = read("Sudoku is a logic-based puzzle.", None);
    assert!(matches!(said, Reading::Unreadable(Misread(e)) if e.kind == ErrorKind::NoPuzzle));
}
