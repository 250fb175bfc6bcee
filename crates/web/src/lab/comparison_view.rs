//! The comparison as a table whose cells hold bars on a log scale: chart and figures in one.

use super::comparison::{BUDGETS, Comparison, Row, State};
use super::words;
use crate::browser;
use crate::components::when;
use crate::i18n::{Lang, Msg};
use sudokit_backtrack::Space;
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What happens at the comparison.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// All strategies are to be run.
    Start,
    /// No more of them.
    Cancel,
    /// So many nodes for each, from the next start on.
    Budget(u64),
}

/// Units across a bar's ground.
const WIDTH: f64 = 1000.0;

/// A column: its name and a row's figure in it. Times are in nanoseconds, so that a log scale has no ends below 1.
type Column = (Msg, fn(&Row) -> f64);

const COLUMNS: [Column; 3] = [
    (Msg::LabNodes, |row| row.walked.nodes as f64),
    (Msg::LabChecks, |row| row.walked.checks as f64),
    (Msg::LabTime, |row| row.ms * 1e6),
];

/// The powers of ten around all figures of a column.
struct Scale {
    low: i32,
    high: i32,
}

impl Scale {
    fn of(figures: impl Iterator<Item = f64> + Clone) -> Scale {
        let decades = figures.filter(|figure| *figure >= 1.0).map(|figure| figure.log10());
        let high = decades.clone().fold(1.0, f64::max);
        let low = decades.fold(high, f64::min);
        // A bar for the smallest too: the scale begins a little below it.
        Scale { low: (low - 0.3).floor().max(0.0) as i32, high: (high + 0.01).ceil() as i32 }
    }

    fn at(&self, decades: f64) -> i32 {
        let span = f64::from((self.high - self.low).max(1));
        ((decades - f64::from(self.low)) / span * WIDTH).clamp(0.0, WIDTH) as i32
    }

    fn bar(&self, figure: f64) -> i32 {
        // What is there is seen.
        if figure < 1.0 { 0 } else { self.at(figure.log10()).max(12) }
    }
}

pub(super) fn comparison(
    comparison: &Comparison,
    space: Option<Space>,
    lang: Lang,
    on: &Callback<Ask>,
) -> Html {
    let running = matches!(comparison.state(), State::Running(..));
    html! {
        <div class="comparison">
            <div class="asks">
                { start_or_cancel(running, lang, on) }
                { budgets(comparison.budget(), running, lang, on) }
            </div>
            <p class="progress" role="status">{ progress(comparison, lang) }</p>
            { table(comparison, lang) }
            { notes(comparison, space, lang) }
            { copy(comparison, lang) }
        </div>
    }
}

fn start_or_cancel(running: bool, lang: Lang, on: &Callback<Ask>) -> Html {
    let (ask, msg) =
        if running { (Ask::Cancel, Msg::Cancel) } else { (Ask::Start, Msg::CompareStart) };
    let onclick = on.reform(move |_| ask.clone());
    html! {
        <button type="button" class={classes!("big", (!running).then_some("primary"))} {onclick}>
            { lang.get(msg) }
        </button>
    }
}

fn budgets(present: u64, disabled: bool, lang: Lang, on: &Callback<Ask>) -> Html {
    let onchange = when(on, |event: web_sys::Event| {
        let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
        Some(Ask::Budget(select.value().parse().ok()?))
    });
    let option = |budget: u64| {
        let words = lang.fill(Msg::CompareNodes, &[&lang.number(budget)]);
        html! {
            <option key={budget} value={budget.to_string()} selected={budget == present}>{ words }</option>
        }
    };
    html! {
        <label class="budget">
            <span>{ lang.get(Msg::CompareBudget) }</span>
            <select {onchange} {disabled}>{ for BUDGETS.into_iter().map(option) }</select>
        </label>
    }
}

fn progress(comparison: &Comparison, lang: Lang) -> String {
    let msg = match comparison.state() {
        State::Fresh => Msg::CompareNone,
        State::Running(strategy, progress) => {
            let name = words::strategy(lang, comparison.address().entry.id, strategy);
            let nodes = lang.number(progress.nodes);
            let time = lang.duration(progress.elapsed_ms);
            return lang.fill(Msg::CompareProgress, &[name, &nodes, &time]);
        }
        State::Cancelled => Msg::CompareCancelled,
        State::Done => Msg::CompareDone,
    };
    lang.get(msg).to_owned()
}

fn table(comparison: &Comparison, lang: Lang) -> Html {
    let rows = comparison.rows();
    let scales = COLUMNS.map(|(_, figure)| Scale::of(rows.iter().map(figure)));
    let problem = comparison.address().entry.id;
    let head =
        |(msg, _): &Column| html! { <th key={msg.place()} scope="col">{ lang.get(*msg) }</th> };
    let line = |strategy: &'static str| {
        let row = rows.iter().find(|row| row.strategy == strategy);
        let present = matches!(comparison.state(), State::Running(now, _) if now == strategy);
        let cell = |((msg, figure), scale): (&Column, &Scale)| {
            html! {
                <td key={msg.place()}>{ row.map(|row| bar(row, *msg, figure(row), scale, lang)) }</td>
            }
        };
        html! {
            <tr key={strategy} class={present.then_some("present")}>
                <th scope="row">{ words::strategy(lang, problem, strategy) }</th>
                { for COLUMNS.iter().zip(&scales).map(cell) }
            </tr>
        }
    };
    html! {
        <table class="chart">
            <caption>{ words::title(lang, comparison.address()) }</caption>
            <thead>
                <tr><td></td>{ for COLUMNS.iter().map(head) }</tr>
            </thead>
            <tbody>{ for comparison.strategies().map(line) }</tbody>
        </table>
    }
}

/// A figure and its bar.
fn bar(row: &Row, msg: Msg, figure: f64, scale: &Scale, lang: Lang) -> Html {
    let number =
        if msg == Msg::LabTime { lang.duration(row.ms) } else { lang.number(figure as u64) };
    let more = if row.walked.finished { "" } else { "> " };
    let mut ticks = String::new();
    for decade in scale.low + 1..scale.high {
        ticks.push('M');
        ticks.push_str(&scale.at(f64::from(decade)).to_string());
        ticks.push_str(" 0v10");
    }
    let class = if row.walked.finished { "bar" } else { "bar open" };
    html! {
        <>
            <span class="figure">{ more }{ number }</span>
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="ground" width="1000" height="10" />
                <rect {class} width={scale.bar(figure).to_string()} height="10" />
                <path class="ticks" d={ticks} />
            </svg>
        </>
    }
}

fn notes(comparison: &Comparison, space: Option<Space>, lang: Lang) -> Html {
    let rows = comparison.rows();
    let mut notes = Vec::new();
    if !rows.is_empty() {
        notes.push(lang.get(Msg::CompareScale).to_owned());
    }
    if rows.iter().any(|row| !row.walked.finished) {
        notes.push(lang.get(Msg::CompareMore).to_owned());
    }
    if rows.iter().any(|row| row.walked.runs > 1) {
        notes.push(lang.get(Msg::CompareMean).to_owned());
    }
    if rows.iter().any(|row| row.strategy == "engine") {
        notes.push(lang.get(Msg::CompareEngine).to_owned());
    }
    let has_brute_force = comparison.address().entry.strategies.contains(&"brute-force");
    let brute_force = space.filter(|_| has_brute_force).map(|space| {
        let size = [&*space.base.to_string(), &superscript(space.exponent.into())].concat();
        let (about, years) = (power(space.log10(), lang), power(space.log10_years(1e9), lang));
        html! { <p class="brute-force">{ lang.fill(Msg::CompareSpace, &[&size, &about, &years]) }</p> }
    });
    html! {
        <>
            <div>{ brute_force }</div>
            <p class="notes-below">{ notes.join(" ") }</p>
        </>
    }
}

fn copy(comparison: &Comparison, lang: Lang) -> Html {
    let csv = comparison.csv();
    let onclick = Callback::from(move |_: MouseEvent| {
        let csv = csv.clone();
        wasm_bindgen_futures::spawn_local(async move {
            // Where the browser forbids it, the table can be selected.
            browser::copy(&csv).await;
        });
    });
    let disabled = comparison.rows().is_empty();
    html! {
        <button type="button" class="link" {disabled} {onclick}>{ lang.get(Msg::CompareCsv) }</button>
    }
}

fn superscript(number: i64) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let raise = |c: char| match c.to_digit(10) {
        Some(digit) => DIGITS[digit as usize],
        None => '⁻',
    };
    number.to_string().chars().map(raise).collect()
}

/// A number from its common logarithm, as `4.6 × 10⁴⁸`.
pub(super) fn power(log10: f64, lang: Lang) -> String {
    let exponent = log10.floor();
    let tenths = (10f64.powf(log10 - exponent) * 10.0).round() as u64;
    if (0.0..6.0).contains(&exponent) {
        return lang.number(10f64.powf(log10).round() as u64);
    }
    let point = if lang == Lang::Ru { "," } else { "." };
    let (whole, tenth) = ((tenths / 10).to_string(), (tenths % 10).to_string());
    [&*whole, point, &tenth, " × 10", &superscript(exponent as i64)].concat()
}
