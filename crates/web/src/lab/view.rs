//! The Lab view: keeps the state, drives it by the browser's frames, and keeps the address.

use super::address::{Address, Tab};
use super::bench::{Bench, Step};
use super::comparison::{BUDGETS, Comparison};
use super::comparison_view::{self, Ask};
use super::gallery::{self, Gallery, Turn};
use super::marks::Marks;
use super::picture::{self, Frame};
use super::{code, controls, words};
use crate::browser::{self, Frames, Listener, Timer};
use crate::components::announcer::Announcer;
use crate::i18n::{Lang, Msg};
use crate::worker_client::Client;
use sudokit::Grid;
use sudokit_backtrack::lab::Scene;
use sudokit_worker::Reply;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Milliseconds of rest after which the address is written: browsers forbid writing it in every frame.
const REST_MS: i32 = 300;
/// The speed to begin with: ten events a second; two for those who wish less motion.
const SPEED: usize = 3;
const CALM_SPEED: usize = 1;

/// What the page hands to the Lab.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LabProps {
    /// The givens of the board on the page.
    pub board: Grid,
    /// The language.
    pub lang: Lang,
}

/// What happens in the Lab.
pub enum LabMsg {
    /// At the bench.
    Step(Step),
    /// At the comparison.
    Ask(Ask),
    /// The worker answers.
    Reply(Reply),
    /// At the gallery.
    Turn(Turn),
    /// The squares under attack are to be seen, or no longer.
    Attacks,
    /// The address was changed by the person.
    Hash,
    /// The link is to be copied.
    Copy,
    /// It was, or not.
    Copied(bool),
}

/// The Lab view.
pub struct LabView {
    bench: Option<Bench>,
    comparison: Comparison,
    client: Client,
    gallery: Option<Gallery>,
    attacks: bool,
    copied: Option<bool>,
    frames: Option<Frames>,
    writing: Option<Timer>,
    _listeners: Option<[Listener; 2]>,
}

impl Component for LabView {
    type Message = LabMsg;
    type Properties = LabProps;

    fn create(ctx: &Context<LabView>) -> LabView {
        let speed = if browser::wants_less_motion() { CALM_SPEED } else { SPEED };
        let address = Address::parse(&hash());
        let link = ctx.link();
        let client = Client::new(link.callback(LabMsg::Reply));
        let listeners = browser::document().map(|document| {
            let (steps, hashes) = (link.callback(LabMsg::Step), link.callback(|()| LabMsg::Hash));
            [
                Listener::new(&document, "keydown", move |event| key(&event, &steps)),
                Listener::new(&browser::window(), "hashchange", move |_| hashes.emit(())),
            ]
        });
        let comparison = Comparison::new(address.clone(), BUDGETS[1], 0);
        let mut view = LabView {
            bench: Bench::new(address, speed, browser::now),
            comparison,
            client,
            gallery: None,
            attacks: false,
            copied: None,
            frames: None,
            writing: None,
            _listeners: listeners,
        };
        view.follow();
        view.drive(ctx);
        view
    }

    fn update(&mut self, ctx: &Context<LabView>, msg: LabMsg) -> bool {
        match msg {
            LabMsg::Step(step) => {
                let is_tick = matches!(step, Step::Tick(_));
                let Some(bench) = &mut self.bench else { return false };
                let was = bench.activity();
                let changed = bench.take(step);
                // Looking ahead changes nothing in the address.
                if !is_tick || was != bench.activity() {
                    let hash = bench_hash(bench);
                    self.copied = None;
                    self.write_address_after_rest(hash);
                }
                self.follow();
                self.drive(ctx);
                return changed;
            }
            LabMsg::Hash => {
                let hash = hash();
                // Another view's address is none of ours: the page is about to take this one away.
                if hash.starts_with("#lab")
                    && let Some(bench) = &mut self.bench
                    && bench_hash(bench) != hash
                {
                    bench.take(Step::Go(Address::parse(&hash)));
                    self.follow();
                    self.drive(ctx);
                }
            }
            LabMsg::Ask(ask) => self.ask(ask),
            LabMsg::Reply(reply) => {
                if let Some(request) = self.comparison.hear(reply) {
                    self.client.start(&request);
                }
            }
            LabMsg::Turn(turn) => {
                if let Some(gallery) = &mut self.gallery {
                    gallery.turn(turn);
                }
            }
            LabMsg::Attacks => self.attacks = !self.attacks,
            LabMsg::Copy => {
                if let Some(bench) = &self.bench {
                    let copied = ctx.link().callback(LabMsg::Copied);
                    let hash = bench_hash(bench);
                    browser::set_hash(&hash);
                    wasm_bindgen_futures::spawn_local(async move {
                        let href = browser::window().location().href().unwrap_or_default();
                        copied.emit(browser::copy(&href).await);
                    });
                }
                return false;
            }
            LabMsg::Copied(copied) => self.copied = Some(copied),
        }
        true
    }

    fn view(&self, ctx: &Context<LabView>) -> Html {
        let LabProps { board, lang } = ctx.props();
        let lang = *lang;
        let Some(bench) = &self.bench else { return Html::default() };
        let on = ctx.link().callback(LabMsg::Step);
        let address = bench.address();
        let shown = match address.tab {
            Tab::Watch => self.watch(bench, lang, &on, ctx),
            Tab::Compare => {
                let on = ctx.link().callback(LabMsg::Ask);
                comparison_view::comparison(&self.comparison, bench.space(), lang, &on)
            }
            Tab::Solutions => {
                let on = ctx.link().callback(LabMsg::Turn);
                let gallery = self.gallery.as_ref();
                html! {
                    <>
                        { gallery.map(|gallery| gallery::draw(gallery, self.attacks, lang, &on)) }
                        { self.attacks(lang, ctx) }
                    </>
                }
            }
        };
        let class = match address.tab {
            Tab::Watch => "lab watch",
            Tab::Compare => "lab compare-all",
            Tab::Solutions => "lab solutions",
        };
        html! {
            <main {class}>
                <div class="choose">
                    { controls::tabs(&address, lang, &on) }
                    { controls::menus(bench, board, lang, &on) }
                </div>
                { shown }
            </main>
        }
    }

    fn destroy(&mut self, _: &Context<LabView>) {
        if let Some(id) = self.comparison.cancel() {
            self.client.cancel(id);
        }
    }
}

impl LabView {
    fn watch(
        &self,
        bench: &Bench,
        lang: Lang,
        on: &Callback<Step>,
        ctx: &Context<LabView>,
    ) -> Html {
        let trace = bench.trace();
        let said = words::said(lang, bench.scene(), trace);
        let event = trace.event();
        let values = trace.values();
        let frame = Frame { values: &values, marks: Marks::of(event), attacks: self.attacks };
        let label = words::title(lang, &bench.address());
        let copied =
            self.copied.map(|copied| lang.get(if copied { Msg::Copied } else { Msg::NotCopied }));
        let on_copy = ctx.link().callback(|_| LabMsg::Copy);
        let attacks =
            matches!(bench.scene(), Scene::Queens(n) if *n <= 32).then(|| self.attacks(lang, ctx));
        html! {
            <>
                <div class="stage">
                    { picture::draw(bench.scene(), &frame, label.into()) }
                    <p class="event">{ said.clone() }</p>
                </div>
                <div class="drive">
                    { controls::transport(bench, lang, on) }
                    { controls::sliders(bench, lang, on) }
                    <div class="beside">
                        { code::code(lang, event.map(|event| event.line())) }
                        { code::counters(lang, &trace.counters()) }
                    </div>
                    <div class="below">
                        { attacks }
                        <button type="button" class="link" onclick={on_copy}>
                            { lang.get(Msg::LabCopyLink) }
                        </button>
                        <span role="status">{ copied }</span>
                        <p class="hint">{ lang.get(Msg::LabKeys) }</p>
                    </div>
                </div>
                <Announcer text={said} />
            </>
        }
    }

    fn attacks(&self, lang: Lang, ctx: &Context<LabView>) -> Html {
        let onchange = ctx.link().callback(|_: web_sys::Event| LabMsg::Attacks);
        html! {
            <label class="toggle">
                <input type="checkbox" checked={self.attacks} {onchange} />
                { lang.get(Msg::LabAttacks) }
            </label>
        }
    }

    fn ask(&mut self, ask: Ask) {
        match ask {
            Ask::Start => {
                if let Some(request) = self.comparison.start() {
                    self.client.start(&request);
                }
            }
            Ask::Cancel => {
                if let Some(id) = self.comparison.cancel() {
                    self.client.cancel(id);
                }
            }
            Ask::Budget(budget) => {
                let (address, id) = (self.comparison.address().clone(), self.comparison.id());
                self.comparison = Comparison::new(address, budget, id);
            }
        }
    }

    /// The comparison and the gallery are of what is on the bench: another instance ends them.
    fn follow(&mut self) {
        let Some(bench) = &self.bench else { return };
        match bench.scene() {
            Scene::Queens(n) if bench.address().tab == Tab::Solutions => {
                if self.gallery.as_ref().is_none_or(|gallery| gallery.n != *n) {
                    self.gallery = Some(Gallery::new(*n));
                }
            }
            _ => self.gallery = None,
        }
        let (address, before) = (bench.address(), self.comparison.address());
        let same = address.entry == before.entry
            && address.instance == before.instance
            && address.all == before.all;
        if !same {
            if let Some(id) = self.comparison.cancel() {
                self.client.cancel(id);
            }
            let (budget, id) = (self.comparison.budget(), self.comparison.id());
            self.comparison = Comparison::new(address, budget, id);
        }
    }

    /// Frames come while the bench has work for them.
    fn drive(&mut self, ctx: &Context<LabView>) {
        let wanted = self.bench.as_ref().is_some_and(Bench::wants_ticks);
        if wanted && self.frames.is_none() {
            let on = ctx.link().callback(|ms| LabMsg::Step(Step::Tick(ms)));
            self.frames = Some(Frames::new(move |ms| on.emit(ms)));
        } else if !wanted {
            self.frames = None;
        }
    }

    fn write_address_after_rest(&mut self, hash: String) {
        self.writing = Some(Timer::after(REST_MS, move || browser::set_hash(&hash)));
    }
}

fn hash() -> String {
    browser::window().location().hash().unwrap_or_default()
}

fn bench_hash(bench: &Bench) -> String {
    bench.address().hash()
}

/// Keys anywhere but in what has a use of its own for them.
fn key(event: &web_sys::Event, on: &Callback<Step>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |selector: &str| {
        target.as_ref().is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
    };
    if is_in("select, input[type=range], textarea") {
        return;
    }
    let step = match &*event.key() {
        " " if is_in("button, a, input") => return,
        " " => Step::Toggle,
        "ArrowRight" => Step::Forward,
        "ArrowLeft" => Step::Back,
        "Home" => Step::Start,
        "End" => Step::End,
        "u" | "U" => Step::NextUndo,
        _ => return,
    };
    event.prevent_default();
    on.emit(step);
}
