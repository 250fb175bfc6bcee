//! What is said beside the board, and what can be asked in turn.

use super::icon::{self, icon};
use super::keypad::keep_focus;
use crate::i18n::{Lang, Msg};
use crate::state::Event;
use crate::state::report::{COUNT_LIMIT, Panel, Report, Several};
use sudokit::Shape;
use yew::prelude::*;

/// A report with its buttons.
pub fn report_box(report: &Report, shape: &Shape, lang: Lang, on_event: &Callback<Event>) -> Html {
    let (head, said) = lang.report(report, shape);
    let button = |msg: Msg, event: Event| {
        let onclick = on_event.reform(move |_| event.clone());
        html! { <button type="button" {onclick}>{ lang.get(msg) }</button> }
    };
    let more = match report {
        Report::Busy(_) | Report::Reading => button(Msg::Cancel, Event::Cancel),
        Report::Several(several) => several_more(several, lang, on_event),
        Report::Unreadable { text, .. } => {
            button(Msg::EditText, Event::Open(Panel::Open(text.clone())))
        }
        _ => Html::default(),
    };
    let bad = matches!(
        report,
        Report::NoSolution(_) | Report::Wrong(_) | Report::Hopeless(_) | Report::Unreadable { .. }
    );
    html! {
        <section class={classes!("report", bad.then_some("bad"))} onmousedown={keep_focus()}>
            <h2>{ head }</h2>
            { for said.into_iter().enumerate().map(|(at, text)| html! { <p key={at}>{ text }</p> }) }
            <div class="more">{ more }</div>
        </section>
    }
}

/// The pager through the solutions, and the button that counts them.
fn several_more(several: &Several, lang: Lang, on_event: &Callback<Event>) -> Html {
    if several.solutions.len() < 2 {
        return Html::default();
    }
    let shown = (several.shown + 1).to_string();
    let known = several.solutions.len().to_string();
    let msg = if several.all { Msg::ReportShown } else { Msg::ReportShownFirst };
    let turn = |to: Option<usize>, msg: Msg, shape| {
        let to = to.filter(|&to| to < several.solutions.len());
        let onclick = super::when(on_event, move |_: MouseEvent| to.map(Event::Show));
        html! {
            <button
                type="button"
                class="turn"
                disabled={to.is_none()}
                aria-label={lang.get(msg)}
                {onclick}
            >
                { icon(shape) }
            </button>
        }
    };
    let count = if several.counting.is_some() {
        let onclick = on_event.reform(|_| Event::Cancel);
        html! { <button type="button" {onclick}>{ lang.get(Msg::Cancel) }</button> }
    } else if several.counted.is_none_or(|(_, all)| !all) {
        let onclick = on_event.reform(|_| Event::Count);
        let words = lang.fill(Msg::ReportCountUpTo, &[&lang.number(COUNT_LIMIT)]);
        html! { <button type="button" {onclick}>{ words }</button> }
    } else {
        Html::default()
    };
    html! {
        <>
            <span class="pager">
                { turn(several.shown.checked_sub(1), Msg::Previous, icon::Shape::Previous) }
                <span>{ lang.fill(msg, &[&shown, &known]) }</span>
                { turn(Some(several.shown + 1), Msg::Next, icon::Shape::Next) }
            </span>
            { count }
        </>
    }
}
