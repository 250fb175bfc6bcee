//! What is chosen, and what moves the run.

use super::address::{self, Address, Tab};
use super::bench::{Activity, Bench, SPEEDS, Step};
use super::words;
use crate::components::when;
use crate::i18n::{Lang, Msg};
use std::rc::Rc;
use sudokit::Grid;
use sudokit_backtrack::lab::PROBLEMS;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// An entry of a menu: value, words.
type Choice = (AttrValue, AttrValue);

fn menu(label: Msg, lang: Lang, choices: Vec<Choice>, chosen: &str, on: Callback<String>) -> Html {
    let onchange = when(&on, |event: web_sys::Event| {
        let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
        Some(select.value())
    });
    let option = |(value, words): Choice| {
        let selected = *value == *chosen;
        html! { <option key={value.to_string()} {value} {selected}>{ words }</option> }
    };
    html! {
        <label key={label.place()}>
            <span>{ lang.get(label) }</span>
            <select {onchange}>{ for choices.into_iter().map(option) }</select>
        </label>
    }
}

/// The menus: problem, instance, strategy, goal.
pub(super) fn menus(bench: &Bench, board: &Grid, lang: Lang, on: &Callback<Step>) -> Html {
    let address = bench.address();
    let entry = address.entry;
    let name = |name: &'static str, words: AttrValue| (AttrValue::Static(name), words);
    let problems = PROBLEMS.iter().map(|each| name(each.id, words::problem(lang, each.id).into()));
    let on_problem = on.reform(|id: String| {
        let known = PROBLEMS.iter().find(|entry| entry.id == id);
        Step::Problem(known.map_or("", |entry| entry.id))
    });
    let on_instance = on.reform(|name: String| Step::Instance(name.into()));
    let strategies = entry
        .strategies
        .iter()
        .filter(|each| address.tab == Tab::Watch || **each != "brute-force")
        .map(|each| name(each, words::strategy(lang, entry.id, each).into()));
    let on_strategy = on.reform(move |id: String| {
        let known = entry.strategies.iter().find(|known| **known == id);
        Step::Strategy(known.copied().unwrap_or_default())
    });
    let goals = vec![
        name("first", lang.get(Msg::LabFirst).into()),
        name("all", lang.get(Msg::LabAll).into()),
    ];
    let goal = if address.all { "all" } else { "first" };
    let on_goal = on.reform(|goal: String| Step::All(goal == "all"));
    let strategy = (address.tab == Tab::Watch)
        .then(|| menu(Msg::LabStrategy, lang, strategies.collect(), address.strategy, on_strategy));
    let goal =
        (address.tab != Tab::Solutions).then(|| menu(Msg::LabGoal, lang, goals, goal, on_goal));
    html! {
        <div class="menus">
            { menu(Msg::LabProblem, lang, problems.collect(), entry.id, on_problem) }
            {
                menu(
                    Msg::LabInstance,
                    lang,
                    instances(&address, board, lang),
                    &address.instance,
                    on_instance,
                )
            }
            { strategy }
            { goal }
        </div>
    }
}

fn instances(address: &Address, board: &Grid, lang: Lang) -> Vec<Choice> {
    let entry = address.entry;
    let on_shelf = entry.instances.iter().map(|name| {
        let words = words::instance(lang, entry.id, name);
        (AttrValue::Static(name), AttrValue::from(words))
    });
    let mut all: Vec<Choice> = on_shelf.collect();
    if entry.id == "sudoku" {
        let own = address::own_name(board);
        all.push((own.into(), lang.get(Msg::LabPageBoard).into()));
    }
    if !all.iter().any(|(name, _)| **name == *address.instance) {
        let words = match address.own_sudoku() {
            Some(_) => lang.get(Msg::LabLinkBoard).to_owned(),
            None => words::instance(lang, entry.id, &address.instance),
        };
        all.push((Rc::clone(&address.instance).into(), words.into()));
    }
    all
}

/// The tabs.
pub(super) fn tabs(address: &Address, lang: Lang, on: &Callback<Step>) -> Html {
    let tab = |(tab, msg): (Tab, Msg)| {
        let onclick = on.reform(move |_| Step::Tab(tab));
        let pressed = if address.tab == tab { "true" } else { "false" };
        html! {
            <button key={msg.place()} type="button" aria-pressed={pressed} {onclick}>
                { lang.get(msg) }
            </button>
        }
    };
    let tabs = [(Tab::Watch, Msg::LabWatch), (Tab::Compare, Msg::LabCompare)];
    let gallery = address.has_gallery().then_some((Tab::Solutions, Msg::LabSolutions));
    html! {
        <div class="modes" role="group" aria-label={lang.get(Msg::LabTabs)}>
            { for tabs.into_iter().chain(gallery).map(tab) }
        </div>
    }
}

/// Strokes of the buttons, in a square of 24.
const TO_START: &str = "M7 5v14M18 5l-8 7 8 7z";
const BACK: &str = "M15 5l-8 7 8 7z";
const RUN: &str = "M8 5l10 7-10 7z";
const PAUSE: &str = "M8 5v14M16 5v14";
const FORWARD: &str = "M9 5l8 7-8 7z";
const TO_UNDO: &str = "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3";
const TO_END: &str = "M17 5v14M6 5l8 7-8 7z";

/// The buttons that move the run.
pub(super) fn transport(bench: &Bench, lang: Lang, on: &Callback<Step>) -> Html {
    let busy = bench.activity() != Activity::Paused;
    let at_start = bench.trace().position() == 0;
    let at_end = bench.is_at_end();
    let button = |msg: Msg, step: Step, d: &'static str, disabled: bool| {
        let onclick = on.reform(move |_| step.clone());
        let words = lang.get(msg);
        let class = if [Msg::LabRun, Msg::LabPause].contains(&msg) { "move main" } else { "move" };
        html! {
            <button type="button" {class} aria-label={words} title={words} {disabled} {onclick}>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg>
            </button>
        }
    };
    let (msg, d) = if busy { (Msg::LabPause, PAUSE) } else { (Msg::LabRun, RUN) };
    html! {
        <div class="transport" role="group" aria-label={lang.get(Msg::ToolsLabel)}>
            { button(Msg::LabStart, Step::Start, TO_START, at_start) }
            { button(Msg::LabBack, Step::Back, BACK, at_start) }
            { button(msg, Step::Toggle, d, false) }
            { button(Msg::LabStep, Step::Forward, FORWARD, at_end) }
            { button(Msg::LabToUndo, Step::NextUndo, TO_UNDO, at_end) }
            { button(Msg::LabToEnd, Step::End, TO_END, at_end) }
        </div>
    }
}

fn range_value(event: web_sys::Event) -> Option<f64> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    Some(input.value_as_number())
}

/// Where in the run, and how fast.
pub(super) fn sliders(bench: &Bench, lang: Lang, on: &Callback<Step>) -> Html {
    let trace = bench.trace();
    let (position, length) = (trace.position(), trace.explored());
    let numbers = [lang.number(position), lang.number(length)];
    let of = if trace.end().is_some() { Msg::LabOf } else { Msg::LabOfMore };
    let far = matches!(bench.activity(), Activity::ToEnd | Activity::ToPosition(_));
    let where_at = if far && trace.end().is_none() {
        lang.fill(Msg::LabSearching, &[&numbers[1]])
    } else {
        lang.fill(of, &[&numbers[0], &numbers[1]])
    };
    let on_seek = when(on, |event: web_sys::Event| Some(Step::Seek(range_value(event)? as u64)));
    let on_seek = Callback::from(move |event: InputEvent| on_seek.emit(event.into()));
    let on_speed =
        when(on, |event: web_sys::Event| Some(Step::Speed(range_value(event)? as usize)));
    let on_speed = Callback::from(move |event: InputEvent| on_speed.emit(event.into()));
    let speed = match SPEEDS[bench.speed()] {
        u32::MAX => lang.get(Msg::LabSpeedMost).to_owned(),
        rate => lang.fill(Msg::LabSpeedIs, &[&lang.number(rate.into())]),
    };
    html! {
        <div class="sliders">
            <label>
                <span>{ lang.get(Msg::LabPosition) }</span>
                <output class="where">{ where_at.clone() }</output>
                <input
                    type="range"
                    class="position"
                    min="0"
                    max={length.to_string()}
                    step="1"
                    value={position.to_string()}
                    aria-label={lang.get(Msg::LabPosition)}
                    aria-valuetext={where_at}
                    oninput={on_seek}
                />
            </label>
            <label>
                <span>{ lang.get(Msg::LabSpeed) }</span>
                <output>{ speed.clone() }</output>
                <input
                    type="range"
                    class="speed"
                    min="0"
                    max={(SPEEDS.len() - 1).to_string()}
                    step="1"
                    value={bench.speed().to_string()}
                    aria-label={lang.get(Msg::LabSpeed)}
                    aria-valuetext={speed}
                    oninput={on_speed}
                />
            </label>
        </div>
    }
}
