//! The Lab's state: addresses, the bench, the comparison.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;
use sudokit_backtrack::Event;
use sudokit_backtrack::lab::{self, PROBLEMS};
use sudokit_web::i18n::Lang;
use sudokit_web::lab::address::own_name;
use sudokit_web::lab::bench::SPEEDS;
use sudokit_web::lab::comparison::State;
use sudokit_web::lab::gallery::{Gallery, Turn};
use sudokit_web::lab::{Activity, Address, Bench, Comparison, Step, Tab, words};
use sudokit_worker::{Body, Job, Outcome, Progress, Reply, Request, Server, ToWorker};

thread_local!(static TIME: Cell<f64> = const { Cell::new(0.0) });

/// A clock that goes on by a millisecond at every look.
fn clock() -> f64 {
    TIME.set(TIME.get() + 1.0);
    TIME.get()
}

fn bench(hash: &str) -> Bench {
    Bench::new(Address::parse(hash), 3, clock).unwrap()
}

/// Ticks until the bench rests.
fn settle(bench: &mut Bench) {
    for _ in 0..100_000 {
        if bench.activity() == Activity::Paused {
            return;
        }
        bench.take(Step::Tick(16.0));
    }
    panic!("the bench does not come to rest");
}

#[test]
fn an_address_is_read_as_it_was_written() {
    for hash in [
        "#lab/sudoku/article-002/first-cell/0",
        "#lab/sudoku/inkala-2012/propagation/1234/all",
        "#lab/queens/6/bitwise/solutions",
        "#lab/queens/100/middle-first/7",
        "#lab/colouring/petersen/mrv/compare/all",
        "#lab/sudoku/2x2:...1.2..3....4../mrv/3",
    ] {
        assert_eq!(Address::parse(hash).hash(), hash);
    }
}

#[test]
fn what_an_address_leaves_out_is_the_default() {
    for (hash, whole) in [
        ("", "#lab/sudoku/article-002/first-cell/0"),
        ("#lab", "#lab/sudoku/article-002/first-cell/0"),
        ("#lab/queens", "#lab/queens/8/plain/0"),
        ("#lab/chess/8/plain/5", "#lab/sudoku/article-002/first-cell/5"),
        ("#lab/sudoku/no-such/mrv/5", "#lab/sudoku/article-002/mrv/0"),
        ("#lab/sudoku/3x3:12/mrv/5", "#lab/sudoku/article-002/mrv/0"),
        ("#lab/queens/8/no-such/5", "#lab/queens/8/plain/5"),
        ("#lab/queens/12/plain/solutions", "#lab/queens/12/plain/0"),
        ("#lab/kakuro/wikipedia/mrv/-3", "#lab/kakuro/wikipedia/mrv/0"),
    ] {
        assert_eq!(Address::parse(hash).hash(), whole, "{hash}");
    }
}

#[test]
fn a_sudoku_of_ones_own_has_its_digits_for_a_name() {
    let puzzle = lab::sudoku_instance("16x16").unwrap();
    let name = own_name(puzzle.givens());
    let hash = ["#lab/sudoku/", &name, "/mrv/0"].concat();
    assert_eq!(Address::parse(&hash).own_sudoku().unwrap().givens(), puzzle.givens());
}

#[test]
fn every_name_on_the_shelf_has_words_in_every_language() {
    for entry in PROBLEMS {
        for lang in Lang::ALL {
            assert_ne!(words::problem(lang, entry.id), entry.id);
            for strategy in entry.strategies {
                assert_ne!(words::strategy(lang, entry.id, strategy), *strategy);
            }
            for instance in entry.instances {
                assert_ne!(words::instance(lang, entry.id, instance), *instance);
            }
        }
    }
}

#[test]
fn a_bench_that_is_too_small_for_the_strategy_takes_another() {
    let bench = bench("#lab/queens/100/bitwise/0");
    assert_eq!(bench.address().strategy, "middle-first");
}

#[test]
fn steps_go_on_and_back() {
    let mut bench = bench("#lab");
    assert_eq!(bench.trace().event(), None);
    assert!(bench.take(Step::Forward));
    assert_eq!(bench.trace().event(), Some(Event::Enter { level: 0 }));
    bench.take(Step::Forward);
    let second = bench.trace().event();
    bench.take(Step::Forward);
    bench.take(Step::Back);
    assert_eq!((bench.trace().position(), bench.trace().event()), (2, second));
    bench.take(Step::Start);
    bench.take(Step::Back);
    assert_eq!(bench.trace().position(), 0);
}

#[test]
fn a_run_keeps_its_speed() {
    let mut bench = bench("#lab");
    bench.take(Step::Speed(1));
    assert_eq!(SPEEDS[1], 2);
    bench.take(Step::Toggle);
    assert_eq!(bench.activity(), Activity::Running);
    for _ in 0..49 {
        assert!(!bench.take(Step::Tick(10.0)), "nothing to see within half a second");
    }
    assert!(bench.take(Step::Tick(10.0)));
    assert_eq!(bench.trace().position(), 1);
    bench.take(Step::Toggle);
    assert_eq!(bench.activity(), Activity::Paused);
    // Ten seconds in the background are no leap.
    bench.take(Step::Toggle);
    bench.take(Step::Tick(10_000.0));
    assert_eq!(bench.trace().position(), 1);
}

#[test]
fn a_run_ends_at_the_solution_and_begins_anew() {
    let mut bench = bench("#lab/sudoku/4x4/mrv/0");
    bench.take(Step::Speed(8));
    bench.take(Step::Toggle);
    settle(&mut bench);
    assert!(bench.is_at_end());
    assert_eq!(bench.trace().counters().solutions, 1);
    bench.take(Step::Toggle);
    assert_eq!((bench.trace().position(), bench.activity()), (0, Activity::Running));
}

#[test]
fn the_end_has_the_counts_of_the_independent_program() {
    // From sudoku_counts.csv in the tests of sudokit-backtrack: nodes, checks.
    for (strategy, nodes, checks) in
        [("first-cell", 4209, 304_659), ("bitwise", 4209, 54_788), ("propagation", 1, 102)]
    {
        let mut bench = bench(&["#lab/sudoku/article-002/", strategy, "/0"].concat());
        bench.take(Step::End);
        settle(&mut bench);
        let counters = bench.trace().counters();
        assert_eq!((counters.nodes, counters.checks), (nodes, checks), "{strategy}");
        assert!(bench.is_at_end());
    }
}

#[test]
fn the_way_to_the_end_can_be_paused_and_leaves_the_position() {
    let mut bench = bench("#lab/sudoku/article-002/brute-force/0");
    bench.take(Step::Forward);
    bench.take(Step::End);
    bench.take(Step::Tick(16.0));
    assert_eq!((bench.trace().position(), bench.activity()), (1, Activity::ToEnd));
    assert!(bench.trace().explored() > 1);
    bench.take(Step::Toggle);
    assert_eq!((bench.trace().position(), bench.activity()), (1, Activity::Paused));
}

#[test]
fn the_next_undo_is_the_next_undo() {
    let mut bench = bench("#lab");
    let mut expected = Vec::new();
    let mut walk = lab::open("sudoku", "article-002", "first-cell").unwrap().walk;
    let mut position = 0;
    while expected.len() < 2 {
        walk.step(Some(&mut |event| {
            position += 1;
            if matches!(event, Event::Undo { .. }) {
                expected.push(position);
            }
        }));
    }
    for position in expected {
        bench.take(Step::NextUndo);
        settle(&mut bench);
        assert_eq!(bench.trace().position(), position);
    }
}

#[test]
fn a_link_leads_to_its_position() {
    let mut bench = bench("#lab/sudoku/inkala-2012/first-cell/1000000");
    assert_eq!(bench.activity(), Activity::ToPosition(1_000_000));
    settle(&mut bench);
    assert_eq!(bench.trace().position(), 1_000_000);
    assert_eq!(bench.address().hash(), "#lab/sudoku/inkala-2012/first-cell/1000000");
}

#[test]
fn an_idle_bench_learns_how_long_the_run_is() {
    let mut bench = bench("#lab/queens/8/plain/0/all");
    for _ in 0..10_000 {
        if !bench.wants_ticks() {
            break;
        }
        bench.take(Step::Tick(16.0));
    }
    assert!(bench.trace().end().is_some());
    assert_eq!(bench.trace().position(), 0);
    bench.take(Step::Seek(u64::MAX));
    assert_eq!(bench.trace().counters().solutions, 92);
}

#[test]
fn another_choice_begins_anew() {
    let mut bench = bench("#lab/queens/8/plain/50");
    settle(&mut bench);
    bench.take(Step::Instance("6".into()));
    assert_eq!(bench.address().hash(), "#lab/queens/6/plain/0");
    bench.take(Step::Strategy("bitwise"));
    bench.take(Step::All(true));
    bench.take(Step::Tab(Tab::Solutions));
    assert_eq!(bench.address().hash(), "#lab/queens/6/bitwise/solutions/all");
    bench.take(Step::Instance("12".into()));
    assert_eq!(bench.address().hash(), "#lab/queens/12/bitwise/0/all");
    bench.take(Step::Problem("kakuro"));
    assert_eq!(bench.address().hash(), "#lab/kakuro/wikipedia/first-open/0");
    bench.take(Step::Instance("no such".into()));
    assert_eq!(bench.address().hash(), "#lab/kakuro/wikipedia/first-open/0");
}

/// Every event of every problem is said without a gap, in every language.
#[test]
fn every_event_is_said() {
    for entry in PROBLEMS {
        for strategy in entry.strategies {
            let address = Address { strategy, ..Address::of(entry_of(entry.id)) };
            let mut bench = Bench::new(address, 0, clock).unwrap();
            for _ in 0..3000 {
                bench.take(Step::Forward);
                for lang in Lang::ALL {
                    let said = words::said(lang, bench.scene(), bench.trace());
                    assert!(said.len() > 5 && !said.contains('{'), "{said}");
                    assert!(!said.contains(" :") && !said.starts_with(' '), "{said}");
                }
            }
        }
    }
}

#[test]
fn the_gallery_has_the_known_counts_and_turns_around() {
    // OEIS A000170 and A002562.
    for (n, all, distinct) in [(1, 1, 1), (3, 0, 0), (6, 4, 1), (8, 92, 12), (10, 724, 92)] {
        let mut gallery = Gallery::new(n);
        assert_eq!(gallery.len(), all, "{n}");
        gallery.turn(Turn::Previous);
        assert_eq!(gallery.shown().map(|(at, _)| at), all.checked_sub(1));
        gallery.turn(Turn::Next);
        assert_eq!(gallery.shown().map(|(at, _)| at), (all > 0).then_some(0));
        gallery.turn(Turn::Distinct(true));
        assert_eq!(gallery.len(), distinct, "{n}");
    }
}

fn entry_of(id: &str) -> &'static lab::Entry {
    lab::problem(id).unwrap()
}

/// Serves a request as the worker does.
fn serve(request: Request) -> Vec<Reply> {
    let mut server = Server::new(clock);
    server.receive(ToWorker::Start(request));
    let mut replies = Vec::new();
    while !server.is_idle() {
        replies.extend(server.slice());
    }
    replies
}

fn finish(comparison: &mut Comparison) {
    let mut next = comparison.start();
    while let Some(request) = next.take() {
        for reply in serve(request) {
            next = comparison.hear(reply).or(next);
        }
    }
}

#[test]
fn all_strategies_are_compared_but_brute_force() {
    let address = Address::parse("#lab/sudoku/article-002/mrv/compare");
    let mut comparison = Comparison::new(address, 1000, 0);
    finish(&mut comparison);
    assert_eq!(comparison.state(), State::Done);
    let rows: Vec<_> = (comparison.rows().iter())
        .map(|row| (row.strategy, row.walked.finished, row.walked.nodes, row.walked.checks))
        .collect();
    // What is finished is as the independent program has it; the first three run out of their thousand nodes.
    assert_eq!(rows.len(), 7);
    assert_eq!(rows[0].0, "first-cell");
    for row in &rows[..3] {
        assert_eq!((row.1, row.2), (false, 1000), "{row:?}");
    }
    assert_eq!(rows[3], ("mrv", true, 52, 102));
    assert_eq!(rows[4], ("forward-checking", true, 52, 102));
    assert_eq!(rows[5], ("propagation", true, 1, 102));
    let csv = comparison.csv();
    assert_eq!(csv.lines().count(), 8);
    assert!(csv.lines().nth(4).unwrap().starts_with("mrv,true,1,52,102,51,0,51,"), "{csv}");
}

#[test]
fn what_is_too_large_for_a_strategy_has_no_row() {
    let address = Address::parse("#lab/queens/100/plain/compare");
    let mut comparison = Comparison::new(address, 1000, 0);
    finish(&mut comparison);
    let strategies: Vec<_> = comparison.rows().iter().map(|row| row.strategy).collect();
    assert_eq!(strategies, ["plain", "middle-first"]);
}

#[test]
fn a_comparison_can_be_stopped_and_hears_nothing_stale() {
    let mut comparison = Comparison::new(Address::default(), 1000, 0);
    assert_eq!(comparison.cancel(), None);
    let request = comparison.start().unwrap();
    assert!(matches!(&request.job, Job::Walk { strategy, .. } if strategy == "first-cell"));
    let reply = |body| Reply { id: request.id, revision: 0, body };
    let progress = Progress { nodes: 7, found: 0, elapsed_ms: 1.0 };
    assert_eq!(comparison.hear(reply(Body::Progress(progress))), None);
    assert_eq!(comparison.state(), State::Running("first-cell", progress));
    assert_eq!(comparison.cancel(), Some(request.id));
    let outcome = Outcome::Walked(Default::default());
    assert_eq!(comparison.hear(reply(Body::Done { outcome, progress })), None);
    assert_eq!(comparison.state(), State::Cancelled);
    assert!(comparison.rows().is_empty());
    assert!(comparison.start().unwrap().id > request.id);
}
