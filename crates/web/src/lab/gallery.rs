//! All arrangements of queens, to be paged through.

use super::marks::Marks;
use super::picture::{self, Frame};
use crate::components::icon::{Icon, Shape};
use crate::i18n::{Lang, Msg};
use std::rc::Rc;
use sudokit_backtrack::queens::{QueenMasks, is_fundamental};
use sudokit_backtrack::{FirstOpen, Search, Value};
use yew::prelude::*;

/// Which board, and what is to be seen on it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct GalleryProps {
    /// Queens.
    pub n: usize,
    /// Whether the squares under attack are to be seen.
    pub attacks: bool,
    /// The language.
    pub lang: Lang,
}

/// All arrangements, in the order in which the search meets them, and those of them that stand for all.
fn arrangements(n: usize) -> [Vec<Rc<[Value]>>; 2] {
    let all: Vec<Rc<[Value]>> = match QueenMasks::new(n) {
        Some(queens) => Search::new(queens, FirstOpen).all().map(Rc::from).collect(),
        None => Vec::new(),
    };
    let distinct = all.iter().filter(|columns| is_fundamental(columns)).cloned().collect();
    [all, distinct]
}

/// The gallery.
#[component]
pub fn Gallery(props: &GalleryProps) -> Html {
    let &GalleryProps { n, attacks, lang } = props;
    let lists = use_memo(n, |&n| arrangements(n));
    let distinct = use_state(|| false);
    let at = use_state(|| 0usize);
    let list = &lists[usize::from(*distinct)];
    // Another board may have fewer.
    let shown = (*at).min(list.len().saturating_sub(1));
    let values: Vec<Option<Value>> = list
        .get(shown)
        .map(|columns| columns.iter().copied().map(Some).collect())
        .unwrap_or_default();
    let said = if list.is_empty() {
        lang.get(Msg::ReportNone).to_owned()
    } else {
        let numbers = [shown + 1, list.len()].map(|n| lang.number(n as u64));
        lang.fill(Msg::GalleryShown, &[&numbers[0], &numbers[1]])
    };
    let frame = Frame { values: &values, marks: Marks::default(), attacks };
    let (width, height, inside) = picture::queens(n, &frame);
    let turn = |msg: Msg, shape: Shape, to: usize| {
        let at = at.clone();
        let onclick = Callback::from(move |_: MouseEvent| at.set(to));
        html! {
            <button type="button" class="move" aria-label={lang.get(msg)} {onclick}>
                <Icon {shape} />
            </button>
        }
    };
    let count = list.len().max(1);
    let choice = |which: bool, msg: Msg| {
        let (distinct, at) = (distinct.clone(), at.clone());
        let pressed = if *distinct == which { "true" } else { "false" };
        let onclick = Callback::from(move |_: MouseEvent| {
            distinct.set(which);
            at.set(0);
        });
        let number = lang.number(lists[usize::from(which)].len() as u64);
        html! {
            <button key={u8::from(which)} type="button" aria-pressed={pressed} {onclick}>
                { lang.fill(msg, &[&number]) }
            </button>
        }
    };
    html! {
        <div class="gallery">
            <div class="modes" role="group" aria-label={lang.get(Msg::LabSolutions)}>
                { choice(false, Msg::GalleryAll) }
                { choice(true, Msg::GalleryDistinct) }
            </div>
            { picture::picture(width, height, inside, said.clone().into()) }
            <div class="turns">
                { turn(Msg::Previous, Shape::Previous, (shown + count - 1) % count) }
                <span role="status">{ said }</span>
                { turn(Msg::Next, Shape::Next, (shown + 1) % count) }
            </div>
        </div>
    }
}
