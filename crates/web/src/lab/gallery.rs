//! All arrangements of queens, to be paged through.

use super::marks::Marks;
use super::picture::{self, Frame};
use crate::components::icon::{Shape, icon};
use crate::i18n::{Lang, Msg};
use std::rc::Rc;
use sudokit_backtrack::queens::{QueenMasks, is_fundamental};
use sudokit_backtrack::{FirstOpen, Search, Value};
use yew::prelude::*;

/// The arrangements of a board's queens, and which one is shown.
#[derive(Clone, Debug)]
pub struct Gallery {
    /// Queens.
    pub n: usize,
    /// All of them in the order in which the search meets them, and those of them that stand for all their images.
    lists: [Vec<Rc<[Value]>>; 2],
    /// Which list.
    distinct: bool,
    at: usize,
}

/// What happens at the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To the one before; before the first is the last.
    Previous,
    /// To the next; after the last is the first.
    Next,
    /// All, or those that stand for all their images.
    Distinct(bool),
}

impl Gallery {
    /// All arrangements of `n` queens, the first of them shown.
    pub fn new(n: usize) -> Gallery {
        let all: Vec<Rc<[Value]>> = match QueenMasks::new(n) {
            Some(queens) => Search::new(queens, FirstOpen).all().map(Rc::from).collect(),
            None => Vec::new(),
        };
        let distinct = all.iter().filter(|columns| is_fundamental(columns)).cloned().collect();
        Gallery { n, lists: [all, distinct], distinct: false, at: 0 }
    }

    fn list(&self) -> &[Rc<[Value]>] {
        &self.lists[usize::from(self.distinct)]
    }

    /// How many there are in the list.
    pub fn len(&self) -> usize {
        self.list().len()
    }

    /// Whether the queens can't be placed at all.
    pub fn is_empty(&self) -> bool {
        self.list().is_empty()
    }

    /// The columns that are shown, and their number, counted from 0.
    pub fn shown(&self) -> Option<(usize, &[Value])> {
        self.list().get(self.at).map(|columns| (self.at, &**columns))
    }

    /// Turns to another.
    pub fn turn(&mut self, turn: Turn) {
        let count = self.len().max(1);
        self.at = match turn {
            Turn::Previous => (self.at + count - 1) % count,
            Turn::Next => (self.at + 1) % count,
            Turn::Distinct(distinct) => {
                self.distinct = distinct;
                0
            }
        };
    }
}

/// The gallery, drawn.
pub(super) fn draw(gallery: &Gallery, attacks: bool, lang: Lang, on: &Callback<Turn>) -> Html {
    let (said, values): (String, Vec<Option<Value>>) = match gallery.shown() {
        Some((at, columns)) => {
            let numbers = [at + 1, gallery.len()].map(|n| lang.number(n as u64));
            let said = lang.fill(Msg::GalleryShown, &[&numbers[0], &numbers[1]]);
            (said, columns.iter().copied().map(Some).collect())
        }
        None => (lang.get(Msg::ReportNone).to_owned(), Vec::new()),
    };
    let frame = Frame { values: &values, marks: Marks::default(), attacks };
    let (width, height, inside) = picture::queens(gallery.n, &frame);
    let arrow = |msg: Msg, shape: Shape, turn: Turn| {
        let onclick = on.reform(move |_| turn);
        html! {
            <button type="button" class="move" aria-label={lang.get(msg)} {onclick}>
                { icon(shape) }
            </button>
        }
    };
    let choice = |distinct: bool, msg: Msg| {
        let pressed = if gallery.distinct == distinct { "true" } else { "false" };
        let onclick = on.reform(move |_| Turn::Distinct(distinct));
        let number = lang.number(gallery.lists[usize::from(distinct)].len() as u64);
        html! {
            <button key={u8::from(distinct)} type="button" aria-pressed={pressed} {onclick}>
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
                { arrow(Msg::Previous, Shape::Previous, Turn::Previous) }
                <span role="status">{ said }</span>
                { arrow(Msg::Next, Shape::Next, Turn::Next) }
            </div>
        </div>
    }
}
