//! The skeleton as pseudo-code with the present line lit, and the counters.

use crate::i18n::{Lang, Msg};
use sudokit_backtrack::{Counters, Line};
use yew::prelude::*;

/// The lines with how deep they are indented and the events that light them.
const LINES: [(Msg, u8, Option<Line>); 11] = [
    (Msg::CodeSearch, 0, Some(Line::Enter)),
    (Msg::CodeSolution, 1, Some(Line::Solution)),
    (Msg::CodeChoose, 1, Some(Line::Choose)),
    (Msg::CodeFor, 1, None),
    (Msg::CodeCheck, 2, Some(Line::Check)),
    (Msg::CodeReject, 2, Some(Line::Reject)),
    (Msg::CodePlace, 2, Some(Line::Place)),
    (Msg::CodeFollows, 2, Some(Line::Consequences)),
    (Msg::CodeSearch, 2, None),
    (Msg::CodeUndo, 2, Some(Line::Undo)),
    (Msg::CodeReturn, 1, Some(Line::Return)),
];

/// The skeleton.
pub(super) fn code(lang: Lang, present: Option<Line>) -> Html {
    let line = |(at, &(msg, indent, line)): (usize, &(Msg, u8, Option<Line>))| {
        let lit = line.is_some() && line == present;
        let class = ["indent-0", "indent-1", "indent-2"][usize::from(indent.min(2))];
        html! {
            <li key={at} {class} aria-current={lit.then_some("step")}>{ lang.get(msg) }</li>
        }
    };
    html! {
        <ol class="code" aria-label={lang.get(Msg::LabCode)}>
            { for LINES.iter().enumerate().map(line) }
        </ol>
    }
}

/// The counters.
pub(super) fn counters(lang: Lang, counters: &Counters) -> Html {
    let counter = |(msg, value): (Msg, u64)| {
        html! {
            <div key={msg.place()}>
                <dt>{ lang.get(msg) }</dt>
                <dd>{ lang.number(value) }</dd>
            </div>
        }
    };
    let all = [
        (Msg::LabNodes, counters.nodes),
        (Msg::LabChecks, counters.checks),
        (Msg::LabRejects, counters.rejects),
        (Msg::LabPlacements, counters.placements),
        (Msg::LabUndos, counters.undos),
        (Msg::LabDeepest, counters.deepest),
        (Msg::LabSolved, counters.solutions),
    ];
    html! {
        <dl class="counters" aria-label={lang.get(Msg::LabCounters)}>
            { for all.into_iter().map(counter) }
        </dl>
    }
}
