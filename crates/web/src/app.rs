//! The whole page: its state, its views, and what it listens to beyond its own elements.

use crate::browser::{self, Listener, Timer};
use crate::components::board::command_of;
use crate::components::header::header;
use crate::components::solve_view::SolveView;
use crate::i18n::Lang;
use crate::input::{Command, file};
use crate::persist;
use crate::share::{self, Shared};
use crate::state::report::Text;
use crate::state::settings::{Settings, Theme, View};
use crate::state::{Action, Event, Page, Sheet, Writer};
use crate::worker_client::Client;
use std::rc::Rc;
use sudokit_worker::{Job, Request};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, UrlSearchParams};
use yew::prelude::*;

const LANG_KEY: &str = "sudokit.lang";
const THEME_KEY: &str = "sudokit.theme";
/// Milliseconds after which a text that is still being read is said to be.
const LATE_MS: i32 = 300;

/// The state, where Yew keeps it.
struct Store(Rc<Page>);

impl Reducible for Store {
    type Action = Event;

    fn reduce(self: Rc<Self>, event: Event) -> Rc<Self> {
        Rc::new(Store(Rc::new(Page::clone(&self.0).after(event))))
    }
}

/// The page.
#[component]
pub fn App() -> Html {
    let store = use_reducer(|| Store(Rc::new(opening_page())));
    let page = &store.0;
    let settings = use_state(opening_settings);
    let view = use_view();
    let on_event = {
        let dispatch = store.dispatcher();
        use_callback((), move |event, ()| dispatch.dispatch(event))
    };
    use_worker(page, &on_event);
    use_document_events(page, view, &on_event);
    use_lab(page, view, settings.lang);
    use_effect_with(page.game.sheet().clone(), |sheet| persist::save(sheet));
    // A reload goes on with what was made of the link, and follows it again as long as it is being read.
    use_effect_with(page.reading.is_some(), |&is_read| {
        if !is_read {
            browser::forget_query();
        }
    });
    use_effect_with(*settings, apply);
    let on_settings = {
        let settings = settings.clone();
        use_callback((), move |chosen: Settings, ()| {
            let settings = settings.clone();
            let set = move || {
                browser::store(LANG_KEY, chosen.lang.tag());
                browser::store(THEME_KEY, chosen.theme.id());
                settings.set(chosen);
            };
            if chosen.lang.is_known() {
                set();
            } else {
                browser::ask_words(chosen.lang.tag(), move |words| {
                    chosen.lang.learn(words);
                    set();
                });
            }
        })
    };
    let lang = settings.lang;
    let shown = match view {
        View::Solve => html! { <SolveView key="solve" page={page.clone()} {lang} {on_event} /> },
        // It stands in a place of its own: see `use_lab`.
        View::Lab => Html::default(),
    };
    html! {
        <>
            { header(*settings, view, &on_settings) }
            { shown }
        </>
    }
}

/// The page as the last visit left it; what a link brings comes as a step that can be undone.
fn opening_page() -> Page {
    let query = browser::window().location().search().unwrap_or_default();
    let query = UrlSearchParams::new_with_str(&query).ok();
    let shared = query.and_then(|query| share::of_query(|name| query.get(name)));
    let page = Page::new(persist::load().unwrap_or_default(), browser::now);
    match shared {
        // A link to the puzzle that is being solved: what was done so far stays.
        Some(Shared::Sheet(sheet)) if is_under_way(&page, &sheet) => page,
        Some(Shared::Sheet(sheet)) => page.after(Event::Do(Action::Load(sheet.into()))),
        Some(Shared::Text(text)) => page.after(Event::Follow(text)),
        None => page,
    }
}

fn is_under_way(page: &Page, shared: &Sheet) -> bool {
    share::same_puzzle(page.game.sheet(), shared) && !shared.has(Writer::Mine)
}

/// The language is the one that the page's script chose, if its words came.
fn opening_settings() -> Settings {
    let root = browser::document().and_then(|document| document.document_element());
    let tag = root.and_then(|root| root.get_attribute("lang"));
    let lang = tag.and_then(|tag| Lang::of_tag(&tag)).filter(|lang| lang.is_known());
    let theme = browser::stored(THEME_KEY).and_then(|id| Theme::of_id(&id));
    Settings { lang: lang.unwrap_or_default(), theme: theme.unwrap_or_default() }
}

/// Tells the document its language and theme.
fn apply(settings: &Settings) {
    if let Some(root) = browser::document().and_then(|document| document.document_element()) {
        // Both names are good attribute names.
        let _ = root.set_attribute("lang", settings.lang.tag());
        let _ = root.set_attribute("data-theme", settings.theme.id());
    }
}

/// The view that the address names.
#[hook]
fn use_view() -> View {
    let view =
        use_state(|| View::of_hash(&browser::window().location().hash().unwrap_or_default()));
    let shown = *view;
    use_effect_with((), move |()| {
        let listener = Listener::new(&browser::window(), "hashchange", move |_| {
            view.set(View::of_hash(&browser::window().location().hash().unwrap_or_default()));
        });
        move || drop(listener)
    });
    shown
}

/// Has the page's script bring the Lab when it is to be seen, in the language of the page, and take it away.
#[hook]
fn use_lab(page: &Rc<Page>, view: View, lang: Lang) {
    let sheet = page.game.sheet().clone();
    use_effect_with((view, lang), move |&(view, lang)| {
        let sheet = (view == View::Lab).then(|| persist::encode(&sheet));
        browser::tell_lab(sheet.as_deref().map(|sheet| [lang.tag(), sheet]));
    });
}

/// Keeps the search running, and the text being read, that the page wishes for, and no other. Neither stops the other.
#[hook]
fn use_worker(page: &Rc<Page>, on_event: &Callback<Event>) {
    let client = use_memo((), |()| Client::new(on_event.reform(Event::Reply)));
    use_request(page.wish.clone(), &client, on_event);
    use_request(page.reading.as_ref().map(|reading| reading.request.clone()), &client, on_event);
}

/// Has a request served until there is another in its place.
#[hook]
fn use_request(request: Option<Rc<Request>>, client: &Client, on_event: &Callback<Event>) {
    let id = request.as_ref().map(|request| request.id);
    let (client, on_event) = (client.clone(), on_event.clone());
    use_effect_with(id, move |_| {
        let late = request.as_ref().and_then(|request| {
            client.start(request);
            let id = request.id;
            let is_text = matches!(request.job, Job::Read { .. });
            is_text.then(|| Timer::after(LATE_MS, move || on_event.emit(Event::Late(id))))
        });
        move || {
            drop(late);
            if let Some(request) = request {
                client.cancel(request.id);
            }
        }
    });
}

/// Keys while the focus is not on the board, text pasted or copied anywhere, files dropped anywhere: all for the board,
/// and so only while it is seen.
#[hook]
fn use_document_events(page: &Rc<Page>, view: View, on_event: &Callback<Event>) {
    let on_event = on_event.clone();
    use_effect_with((page.game.sheet().clone(), view), move |(sheet, view)| {
        let side = sheet.shape().side();
        let document = browser::document().filter(|_| *view == View::Solve);
        let listeners = document.map(|document| {
            let (keys, paste, drop) = (on_event.clone(), on_event.clone(), on_event);
            let sheet = sheet.clone();
            [
                Listener::new(&document, "keydown", move |event| key(&event, side, &keys)),
                Listener::new(&document, "paste", move |event| pasted(&event, &paste)),
                Listener::new(&document, "copy", move |event| copied(&event, &sheet)),
                // Without this the browser would not let anything be dropped.
                Listener::new(&document, "dragover", |event| event.prevent_default()),
                Listener::new(&document, "drop", move |event| dropped(&event, &drop)),
            ]
        });
        move || drop(listeners)
    });
}

/// Whether the event goes to something that the person writes into or chooses from.
fn is_in(event: &web_sys::Event, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

fn key(event: &web_sys::Event, side: u8, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.default_prevented() || is_in(event, "input, textarea, select") {
        return;
    }
    let on_control = is_in(event, "button, a, label");
    if on_control && matches!(&*event.key(), "Enter" | " ") {
        return;
    }
    if let Some(command) = command_of(event, side) {
        event.prevent_default();
        if matches!(command, Command::Go(_)) {
            browser::focus(".board .selected");
        }
        on_event.emit(Event::Command(command));
    }
}

fn read(text: String, on_event: &Callback<Event>) {
    on_event.emit(Event::Read(Text { text: text.into(), alphabet: None }));
}

fn pasted(event: &web_sys::Event, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if is_in(event, "input, textarea") {
        return;
    }
    let Some(data) = event.clipboard_data() else { return };
    if let Some(dropped) = data.files().and_then(|files| files.get(0)) {
        file::open(dropped, on_event.clone());
    } else if let Ok(text) = data.get_data("text/plain") {
        read(text, on_event);
    }
    event.prevent_default();
}

/// Copies the board as a line, unless some text is selected.
fn copied(event: &web_sys::Event, sheet: &Sheet) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if is_in(event, "input, textarea") || browser::has_selection() {
        return;
    }
    if let Some(data) = event.clipboard_data()
        && data.set_data("text/plain", &sheet.grid().to_string()).is_ok()
    {
        event.prevent_default();
    }
}

fn dropped(event: &web_sys::Event, on_event: &Callback<Event>) {
    let Some(event) = event.dyn_ref::<DragEvent>() else { return };
    event.prevent_default();
    let Some(data) = event.data_transfer() else { return };
    if let Some(dropped) = data.files().and_then(|files| files.get(0)) {
        file::open(dropped, on_event.clone());
    } else if let Ok(text) = data.get_data("text/plain")
        && !text.is_empty()
    {
        read(text, on_event);
    }
}
