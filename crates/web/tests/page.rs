//! What the page says and does, from a key to the line under the board: the state alone, on the host.
#![allow(clippy::unwrap_used)]

use std::cell::Cell as Counter;
use sudokit::search::Reason;
use sudokit::text::Alphabet;
use sudokit::{Cell, Digit, Grid, Shape};
use sudokit_web::examples::EXAMPLES;
use sudokit_web::i18n::{Lang, Msg};
use sudokit_web::input::Command;
use sudokit_web::state::report::{Panel, Report, Text};
use sudokit_web::state::truth::Entries;
use sudokit_web::state::{Action, Event, Mode, Page, Sheet, Verdict, Writer};
use sudokit_worker::message::ToWorker;
use sudokit_worker::{Reply, Request, Server};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// Field case A4: 26 solutions.
const MANY: &str =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

thread_local!(static TIME: Counter<f64> = const { Counter::new(0.0) });

/// A clock that goes on by a millisecond at every look.
fn clock() -> f64 {
    TIME.set(TIME.get() + 1.0);
    TIME.get()
}

fn text(text: &str) -> Event {
    Event::Read(Text { text: text.into(), alphabet: None })
}

fn page(line: &str) -> Page {
    Page::new(Sheet::default(), clock).after(text(line))
}

fn write(page: Page, row: u16, column: u16, digit: u8) -> Page {
    let side = u16::from(page.game.sheet().shape().side());
    page.after(Event::Do(Action::Select(Cell((row - 1) * side + column - 1))))
        .after(Event::Command(Command::Digit(Digit(digit))))
}

fn solve(page: Page) -> Page {
    page.after(Event::Command(Command::Solve))
}

fn check(page: Page) -> Page {
    page.after(Event::Command(Command::Check))
}

fn line(page: &Page) -> String {
    let line = Lang::En.truth(&page.truth, page.game.sheet());
    [line.head, line.tail].join(" ")
}

/// All that a worker's server replies to a request.
fn replies(request: &Request) -> Vec<Reply> {
    let mut server = Server::new(clock);
    server.receive(ToWorker::Start(request.clone()));
    let mut replies = Vec::new();
    while !server.is_idle() {
        replies.extend(server.slice());
    }
    replies
}

fn answer(page: Page, request: &Request) -> Page {
    replies(request).into_iter().fold(page, |page, reply| page.after(Event::Reply(reply)))
}

/// Lets the worker do what the page wishes for, until nothing is wished for.
fn serve(mut page: Page) -> Page {
    while let Some(wish) = page.wish.clone() {
        page = answer(page, &wish);
    }
    page
}

/// Brings a text and lets the worker read what is not read at once.
fn bring(page: Page, line: &str) -> Page {
    let page = page.after(text(line));
    match page.reading.clone() {
        Some(reading) => answer(page, &reading.request),
        None => page,
    }
}

#[test]
fn the_line_tells_the_very_given_that_makes_a_puzzle_unique() {
    let mut page = Page::new(Sheet::default(), clock);
    assert!(line(&page).starts_with("An empty board."));
    // No given of a minimal puzzle can be spared: 17 of them are the fewest there can be.
    let minimal = EXAMPLES.iter().find(|example| example.name == Msg::Example17).unwrap();
    let givens = minimal.text.bytes().enumerate().filter(|&(_, b)| b != b'.');
    for (count, (at, byte)) in givens.enumerate() {
        page = write(page, at as u16 / 9 + 1, at as u16 % 9 + 1, byte - b'0');
        let head = if count < 16 { "At least two solutions." } else { "One solution." };
        assert!(line(&page).starts_with(head), "{} givens: {}", count + 1, line(&page));
    }
    assert!(line(&page).contains("64 cells open"), "{}", line(&page));
}

#[test]
fn solving_fills_in_the_answer_and_undo_takes_it_back() {
    let before = page(PUZZLE);
    let after = solve(before.clone());
    assert_eq!(after.game.sheet().grid().to_string(), SOLUTION);
    assert!(matches!(after.report, Some(Report::Solved { filled: 51, replaced: 0, .. })));
    let undone = after.after(Event::Command(Command::Undo));
    assert_eq!(undone.game.sheet(), before.game.sheet());
    assert_eq!(undone.report, None);
}

#[test]
fn wrong_digits_are_told_apart_from_the_givens_and_replaced_by_solving() {
    // r1c3 is 4 in the solution; 2 breaks no rule.
    let page = write(page(PUZZLE), 1, 3, 2);
    assert!(matches!(page.truth.givens, Verdict::Unique(_)));
    assert!(line(&page).starts_with("One solution from the givens. Not all"), "{}", line(&page));
    let checked = check(page.clone());
    assert_eq!(checked.report, Some(Report::Wrong(1)));
    assert!(checked.highlights.wrong.contains(Cell(2)));
    let right = write(checked, 1, 3, 4);
    assert!(right.highlights.wrong.is_empty());
    assert_eq!(check(right).report, Some(Report::Unique { entries: true }));
    assert!(matches!(solve(page).report, Some(Report::Solved { filled: 51, replaced: 1, .. })));
}

#[test]
fn conflicts_are_marked_at_once_and_never_searched() {
    // Article 003's board breaks the rules in three pairs.
    let page = page(EXAMPLES[1].text);
    assert_eq!(page.truth.conflicts, 3);
    assert_eq!(page.highlights.pairs.len(), 3);
    assert!(line(&page).starts_with("3 conflicts."), "{}", line(&page));
    let solved = solve(page.clone());
    let Some(Report::NoSolution(reason)) = &solved.report else { panic!("{:?}", solved.report) };
    assert!(matches!(&**reason, Reason::Conflicts(pairs) if pairs.len() == 3));
    assert_eq!(solved.game.sheet(), page.game.sheet());
    let (_, said) = Lang::En.report(solved.report.as_ref().unwrap(), &Shape::classic());
    assert_eq!(said, ["1 stands twice in column 9: r3c9 and r8c9. 2 more pairs like it."]);
}

#[test]
fn a_board_without_solution_is_left_and_the_place_marked() {
    let page = solve(page(
        "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ));
    assert!(matches!(page.report, Some(Report::NoSolution(_))));
    assert!(!page.game.sheet().has(Writer::Solver));
    assert!(page.truth.conflicts == 0 && line(&page).starts_with("No solution."));
}

#[test]
fn several_solutions_are_listed_paged_through_and_counted() {
    let page = solve(page(MANY));
    assert!(matches!(page.report, Some(Report::Several(_))));
    assert!(!page.highlights.differing.is_empty());
    let listed = serve(page.clone());
    let Some(Report::Several(several)) = &listed.report else { panic!("{:?}", listed.report) };
    assert_eq!((several.solutions.len(), several.all), (26, true));
    let first = listed.game.sheet().grid();
    let other = listed.after(Event::Show(25));
    assert_ne!(other.game.sheet().grid(), first);
    assert!(other.game.sheet().grid().is_solved());
    // Paging through is part of the one step that wrote the first one in.
    let undone = other.clone().after(Event::Command(Command::Undo));
    assert_eq!(undone.game.sheet().givens(), undone.game.sheet().grid());
    let counted = serve(other.after(Event::Count));
    let Some(Report::Several(several)) = &counted.report else { panic!("{:?}", counted.report) };
    assert_eq!(several.counted, Some((26, true)));
}

#[test]
fn the_persons_digits_pick_among_several_solutions() {
    let solutions: Vec<Grid> = MANY.parse::<sudokit::Puzzle>().unwrap().solutions().collect();
    let [a, b] = &solutions[..2] else { panic!("26 solutions") };
    let cell = a.differences(b)[0];
    let wanted = b.get(cell).unwrap();
    let page = page(MANY)
        .after(Event::Do(Action::Select(cell)))
        .after(Event::Command(Command::Digit(wanted)));
    assert_eq!(page.truth.entries, Entries::Fit);
    let solved = solve(page);
    assert_eq!(solved.game.sheet().grid().get(cell), Some(wanted));
    assert_eq!(solved.game.sheet().ink(cell).writer(), Some(Writer::Mine));
}

#[test]
fn a_nearly_full_board_without_solution_says_so() {
    // Field case A18: nothing conflicts, and there is no solution.
    let page =
        page("874630251195247836263581479342718695758396142916054783431865927629473518587129364");
    assert_eq!(page.truth.conflicts, 0);
    assert!(line(&page).starts_with("No solution."), "{}", line(&page));
}

#[test]
fn larger_boards_are_answered_by_the_worker() {
    let sixteen = EXAMPLES.iter().find(|e| e.name == Msg::Example16).unwrap();
    let page = page(sixteen.text);
    assert_eq!(page.truth.givens, Verdict::Asking);
    assert!(line(&page).starts_with("Searching…"));
    let waiting = solve(page.clone());
    assert!(matches!(waiting.report, Some(Report::Busy(_))));
    let solved = serve(waiting.clone());
    assert!(solved.game.sheet().grid().is_solved());
    assert!(matches!(solved.report, Some(Report::Solved { .. })));
    let stopped = waiting.after(Event::Cancel);
    assert_eq!((stopped.wish.clone(), &stopped.truth.givens), (None, &Verdict::Stopped));
    assert_eq!(stopped.report, Some(Report::Stopped));
    assert!(serve(solve(stopped)).game.sheet().grid().is_solved());
}

#[test]
fn escape_stops_what_is_waited_for_then_puts_the_report_away() {
    let sixteen = EXAMPLES.iter().find(|e| e.name == Msg::Example16).unwrap();
    let page = page(sixteen.text);
    let escape = Event::Command(Command::Dismiss);
    // A search in the background is nobody's to stop by accident.
    assert!(page.clone().after(escape.clone()).wish.is_some());
    let stopped = solve(page).after(escape.clone());
    assert_eq!((&stopped.report, &stopped.wish), (&Some(Report::Stopped), &None));
    assert_eq!(stopped.after(escape).report, None);
}

#[test]
fn a_stale_reply_is_dropped_and_another_board_cancels_the_search() {
    let sixteen = EXAMPLES.iter().find(|e| e.name == Msg::Example16).unwrap();
    let asking = page(sixteen.text);
    let old = asking.wish.clone().unwrap();
    let smaller = asking.after(Event::Do(Action::Resize(Shape::classic())));
    assert_eq!(smaller.wish, None);
    let before = (smaller.truth.clone(), smaller.game.clone());
    let after = answer(smaller, &old);
    assert_eq!((after.truth, after.game), before);
}

#[test]
fn the_persons_own_digits_never_ask_again_what_the_givens_have_answered() {
    let sixteen = EXAMPLES.iter().find(|e| e.name == Msg::Example16).unwrap();
    let known = serve(page(sixteen.text));
    let open = known.game.sheet().grid().values().iter().position(|&v| v == 0).unwrap();
    let typed = known
        .after(Event::Do(Action::Select(Cell(open as u16))))
        .after(Event::Command(Command::Digit(Digit(1))));
    assert_eq!(typed.wish, None);
    assert!(matches!(typed.truth.givens, Verdict::Unique(_)));
}

#[test]
fn unreadable_text_leaves_the_board_and_says_where() {
    let before = page(PUZZLE);
    let after = bring(before.clone(), "Sudoku is a logic-based puzzle.");
    assert_eq!(after.game, before.game);
    assert!(matches!(after.report, Some(Report::Unreadable { .. })));
    // Field case B12: 80 characters.
    let short = "00004500103000069409000005061470302035020407602010954304000006016300008070042000";
    let after = bring(before.clone(), short);
    assert_eq!(after.game, before.game);
    let (_, said) = Lang::En.report(after.report.as_ref().unwrap(), &Shape::classic());
    assert!(said[0].contains("80 cells, 1 missing (of 81)"), "{said:?}");
}

/// The text of a board over nine lines.
fn rows(line: &str) -> String {
    let rows: Vec<&str> = (0..9).map(|row| &line[row * 9..row * 9 + 9]).collect();
    rows.join("\n")
}

#[test]
fn what_is_no_plain_line_is_read_by_the_worker_and_the_board_waits() {
    let before = page(MANY);
    let asked = before.clone().after(text(&rows(PUZZLE)));
    assert_eq!((&asked.game, asked.shown()), (&before.game, None));
    let request = asked.reading.clone().unwrap().request;
    // The selection is no change of the board.
    let moved = asked.after(Event::Do(Action::Select(Cell(40))));
    let read = answer(moved, &request);
    assert_eq!(read.game.sheet().givens().to_string(), PUZZLE);
    assert!(read.reading.is_none());
    let undone = read.after(Event::Command(Command::Undo));
    assert_eq!(undone.game.sheet(), before.game.sheet());
}

#[test]
fn a_reading_is_shown_when_it_is_late_and_can_be_stopped() {
    let several = solve(page(MANY));
    let asked = several.clone().after(text(&rows(PUZZLE)));
    let id = asked.reading.clone().unwrap().request.id;
    assert_eq!(asked.shown(), several.report.as_ref());
    let late = asked.clone().after(Event::Late(id));
    assert_eq!(late.shown(), Some(&Report::Reading));
    for stop in [Event::Cancel, Event::Command(Command::Dismiss)] {
        let stopped = late.clone().after(stop);
        assert!(stopped.reading.is_none());
        // What goes on beside it is as it was.
        assert_eq!((stopped.shown(), &stopped.wish), (several.report.as_ref(), &several.wish));
        assert_eq!(stopped.game, several.game);
    }
    // Another request's lateness is none of its own.
    assert_eq!(asked.after(Event::Late(id + 1)).shown(), several.report.as_ref());
}

#[test]
fn a_search_and_a_reading_do_not_stop_each_other() {
    let asked = solve(page(MANY)).after(Event::Count).after(text("no puzzle at all"));
    let (wish, reading) = (asked.wish.clone().unwrap(), asked.reading.clone().unwrap());
    assert!(matches!(&asked.report, Some(Report::Several(several)) if several.counting.is_some()));
    let counted = answer(asked.clone(), &wish);
    assert!(counted.reading.is_some());
    let Some(Report::Several(several)) = &counted.report else { panic!("{:?}", counted.report) };
    assert_eq!(several.counted, Some((26, true)));
    let refused = answer(asked, &reading.request);
    assert_eq!(refused.wish, Some(wish));
    assert!(matches!(refused.report, Some(Report::Unreadable { .. })));
}

#[test]
fn a_later_edit_or_text_takes_the_place_of_what_is_being_read() {
    let asked = page(MANY).after(text(&rows(PUZZLE)));
    let old = asked.reading.clone().unwrap().request;
    let edited = write(asked.clone(), 1, 1, 5);
    let brought = asked.clone().after(text(SOLUTION));
    let same = asked.clone().after(text(MANY));
    let other = asked.after(text("no puzzle at all"));
    assert_ne!(other.reading.clone().unwrap().request.id, old.id);
    for later in [edited, brought, same] {
        assert!(later.reading.is_none());
        let after = answer(later.clone(), &old);
        assert_eq!((after.game, after.report), (later.game, later.report));
    }
    let after = answer(other, &old);
    assert!(after.reading.is_some());
    assert_eq!(after.game.sheet().givens().to_string(), MANY);
}

#[test]
fn a_text_that_is_brought_while_solve_waits_is_not_lost_to_the_answer() {
    let sixteen = EXAMPLES.iter().find(|e| e.name == Msg::Example16).unwrap();
    let waiting = solve(page(sixteen.text));
    let asked = waiting.after(text(&rows(PUZZLE)));
    let request = asked.reading.clone().unwrap().request;
    let solved = serve(asked);
    assert!(!solved.game.sheet().has(Writer::Solver));
    assert_eq!(answer(solved, &request).game.sheet().givens().to_string(), PUZZLE);
}

#[test]
fn a_link_to_the_puzzle_that_is_being_solved_keeps_what_was_done() {
    let under_way = write(page(PUZZLE), 1, 3, 4);
    for (drawn, kept) in [(rows(PUZZLE), true), (rows(MANY), false)] {
        let link = Text { text: drawn.into(), alphabet: None };
        let opened = under_way.clone().after(Event::Follow(link));
        let request = opened.reading.clone().unwrap().request;
        let read = answer(opened, &request);
        assert_eq!(read.game == under_way.game, kept);
        assert_eq!(read.report, None);
    }
    // Brought on purpose, the same text begins anew.
    assert!(!bring(under_way, &rows(PUZZLE)).game.sheet().has(Writer::Mine));
}

#[test]
fn digits_past_9_that_can_be_meant_two_ways_are_asked_about() {
    let doubtful = format!("123456789ABCDEF.{}", ".".repeat(240));
    let asked = bring(page(PUZZLE), &doubtful);
    let Some(Panel::Alphabet { text, side: 16 }) = asked.panel.clone() else {
        panic!("{:?}", asked.panel)
    };
    assert_eq!(asked.game, page(PUZZLE).game);
    for (alphabet, digit) in [(Alphabet::FromOne, 1), (Alphabet::FromZero, 2)] {
        let text = Text { text: text.clone(), alphabet: Some(alphabet) };
        let told = asked.clone().after(Event::Read(text));
        let request = told.reading.clone().map(|reading| reading.request);
        let told = request.iter().fold(told, |page, request| answer(page, request));
        assert_eq!(told.game.sheet().grid().get(Cell(0)), Some(Digit(digit)));
        assert_eq!(told.panel, None);
    }
}

#[test]
fn the_text_box_keeps_what_could_not_be_read() {
    let open = |text: &str| Event::Open(Panel::Open(text.into()));
    let asked = page(PUZZLE).after(open("")).after(text("no puzzle at all"));
    assert_eq!(asked.panel, Some(Panel::Open("no puzzle at all".into())));
    let request = asked.reading.clone().unwrap().request;
    let refused = answer(asked, &request);
    assert_eq!(refused.panel, Some(Panel::Open("no puzzle at all".into())));
    let partly = bring(refused, &format!("{PUZZLE} one\n{} two\n", &MANY[1..]));
    assert_eq!(partly.panel, None);
    let Some(Report::PartlyRead(errors)) = &partly.report else { panic!("{:?}", partly.report) };
    assert_eq!((errors.len(), errors[0].position.line), (1, 2));
}

#[test]
fn several_puzzles_are_picked_from() {
    let page = bring(page(PUZZLE), &[MANY, PUZZLE].join("\n"));
    assert!(matches!(&page.panel, Some(Panel::Pick(puzzles)) if puzzles.entries.len() == 2));
    assert_eq!(page.game.sheet().grid().to_string(), PUZZLE);
    let picked = page.after(Event::Pick(0));
    assert_eq!(picked.game.sheet().grid().to_string(), MANY);
    assert!(picked.panel.is_some());
}

#[test]
fn every_example_is_what_it_is_called() {
    for example in EXAMPLES {
        let page = page(example.text);
        assert!(page.reading.is_none(), "{:?} needs no worker", example.name);
        let page = serve(page);
        let unique = matches!(page.truth.givens, Verdict::Unique(_));
        let several = matches!(page.truth.givens, Verdict::Multiple(_));
        match example.name {
            Msg::ExampleBroken => assert_eq!(page.truth.conflicts, 3),
            Msg::ExampleNone => assert!(!unique && !several && page.truth.conflicts == 0),
            Msg::ExampleMany => assert!(several),
            _ => assert!(unique, "{:?}", example.name),
        }
        if example.name == Msg::Example17 {
            assert_eq!(page.game.sheet().grid().filled(), 17);
        }
    }
}

#[test]
fn loading_plays_and_the_mode_can_be_undone() {
    let page = page(PUZZLE);
    assert_eq!(page.game.sheet().mode, Mode::Play);
    let entering = page.clone().after(Event::Do(Action::SetMode(Mode::Enter)));
    assert_eq!(entering.game.sheet().mode, Mode::Enter);
    let back = entering.after(Event::Command(Command::Undo));
    assert_eq!(back.game.sheet(), page.game.sheet());
}

#[test]
fn a_sheet_survives_being_kept_and_being_shared() {
    use sudokit_web::share::Shared;
    use sudokit_web::{persist, share};
    let page = write(page(PUZZLE), 1, 3, 2)
        .after(Event::Do(Action::Select(Cell(3))))
        .after(Event::Command(Command::Note(Digit(6))));
    let sheet = page.game.sheet();
    assert_eq!(persist::decode(&persist::encode(sheet)).as_ref(), Some(&**sheet));
    let solved = solve(page.clone());
    let solved = solved.game.sheet();
    assert_eq!(persist::decode(&persist::encode(solved)).as_ref(), Some(&**solved));
    let query = share::query(sheet);
    let get = |name: &str| {
        query[1..].split('&').find_map(|pair| {
            pair.split_once('=').filter(|(n, _)| *n == name).map(|(_, value)| value.to_owned())
        })
    };
    let Some(Shared::Sheet(shared)) = share::of_query(get) else { panic!("{query}") };
    assert_eq!((shared.givens(), shared.present()), (sheet.givens(), sheet.present()));
    for broken in ["", "2 3x3 play", "1 3x3 play x", "1 0x9 enter", "1 3x3 what . . . ."] {
        assert_eq!(persist::decode(broken), None);
    }
}

#[test]
fn messages_take_the_forms_of_their_language() {
    learn();
    for (lang, number, said) in [
        (Lang::En, "1", "1 cell open"),
        (Lang::En, "51", "51 cells open"),
        (Lang::Ru, "1", "пуста 1 клетка"),
        (Lang::Ru, "22", "пусты 22 клетки"),
        (Lang::Ru, "51", "пуста 51 клетка"),
        (Lang::Ru, "12", "пусто 12 клеток"),
        (Lang::Zh, "51", "余 51 格"),
    ] {
        assert_eq!(lang.fill(Msg::TruthOpen, &[number]), said);
    }
    for (ms, said) in [
        (0.000_3, "300\u{a0}ns"),
        (0.003_14, "3.1\u{a0}µs"),
        (0.999_9, "1.0\u{a0}ms"),
        (12.34, "12\u{a0}ms"),
        (65_000.0, "65\u{a0}s"),
    ] {
        assert_eq!(Lang::En.duration(ms), said);
    }
    assert_eq!(Lang::En.number(1_000_000), "1,000,000");
    assert_eq!(Lang::Ru.number(12_345), "12\u{202f}345");
}

/// Slots, sorted, without the forms: every language must fill the same ones.
fn slots(text: &str) -> Vec<char> {
    let mut slots: Vec<char> =
        text.split('{').skip(1).filter_map(|slot| slot.chars().next()).collect();
    slots.sort_unstable();
    slots.dedup();
    slots
}

/// The words of the other languages, as they are shipped.
const WORDS: [(Lang, &str); 2] = [
    (Lang::Ru, include_str!("../words/words-ru.txt")),
    (Lang::Zh, include_str!("../words/words-zh.txt")),
];

/// Has every language learnt, as the page does before it speaks it.
fn learn() {
    for (lang, words) in WORDS {
        lang.learn(words.to_owned());
    }
}

#[test]
fn every_language_has_every_message_with_the_same_slots() {
    for (lang, words) in WORDS {
        assert_eq!(words.lines().count(), Msg::ALL.len(), "{lang:?}");
        for (line, &(name, msg)) in words.lines().zip(Msg::ALL) {
            let (id, said) = line.split_once(": ").unwrap();
            assert_eq!(id, name, "{lang:?}");
            assert!(!said.is_empty(), "{name} in {lang:?}");
            assert_eq!(slots(said), slots(Lang::En.get(msg)), "{name} in {lang:?}");
        }
    }
    learn();
    assert_eq!(Lang::Ru.get(Msg::Undo), "Отменить");
    assert_eq!(Lang::Zh.get(Msg::UnitS), "秒");
}
