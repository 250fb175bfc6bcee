//! The whole page: its state, its views, and what follows from a change beside what is drawn.
//!
//! One component without hooks: each hook is generic code of its own, and all of it is in the first load.

use crate::browser::{self, Listener, Timer};
use crate::components::announcer;
use crate::components::header::header;
use crate::components::panel;
use crate::components::solve_view::{Told, solve_view, spoken};
use crate::i18n::Lang;
use crate::input::document::{self, Seen};
use crate::persist;
use crate::share::{self, Shared};
use crate::state::report::Panel;
use crate::state::settings::{Settings, Theme, View};
use crate::state::{Action, Event, Page, Sheet, Writer};
use crate::worker_client::Client;
use std::mem::{Discriminant, discriminant};
use std::rc::Rc;
use sudokit_worker::Request;
use web_sys::UrlSearchParams;
use yew::prelude::*;

const LANG_KEY: &str = "sudokit.lang";
const THEME_KEY: &str = "sudokit.theme";
/// Milliseconds after which a text that is still being read is said to be.
const LATE_MS: i32 = 300;

/// What changes the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something happened to the puzzle.
    Event(Event),
    /// The person chose for the page as a whole.
    Settings(Settings),
    /// The address names another view.
    Address,
    /// It has been quiet for long enough to say something.
    Say,
}

/// The page.
pub struct App {
    page: Page,
    settings: Settings,
    view: View,
    client: Client,
    /// When the text that is being read is late.
    late: Option<Timer>,
    told: Told,
    on_settings: Callback<Settings>,
    /// What listeners of the document see of the page.
    seen: Seen,
    _listeners: Vec<Listener>,
    /// What a screen reader says of its own accord, what it is to say next, and when.
    said: AttrValue,
    to_say: AttrValue,
    pause: Option<Timer>,
    /// The panel that had the focus given to it.
    entered: Option<Discriminant<Panel>>,
}

impl Component for App {
    type Message = Message;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        let on_event = ctx.link().callback(Message::Event);
        let seen = Seen::default();
        let mut listeners = document::listen(&seen, &on_event);
        let on_address = ctx.link().callback(|()| Message::Address);
        let address = Listener::new(&browser::window(), "hashchange", move |_| on_address.emit(()));
        listeners.push(address);
        let mut app = App {
            page: opening_page(),
            settings: opening_settings(),
            view: view_of_address(),
            client: Client::new(on_event.reform(Event::Reply)),
            late: None,
            told: Told::new(on_event),
            on_settings: ctx.link().callback(Message::Settings),
            seen,
            _listeners: listeners,
            said: AttrValue::default(),
            to_say: AttrValue::default(),
            pause: None,
            entered: None,
        };
        persist::save(app.page.game.sheet());
        app.apply_settings();
        app.show();
        app.show_lab();
        app.serve([None, None]);
        app.forget_link();
        app.prepare_to_say(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<App>, message: Message) -> bool {
        match message {
            Message::Event(event) => self.happened(ctx, event),
            Message::Settings(chosen) => return self.choose(ctx, chosen),
            Message::Address => {
                self.view = view_of_address();
                self.show();
                self.show_lab();
            }
            Message::Say => self.said = self.to_say.clone(),
        }
        true
    }

    fn view(&self, _: &Context<App>) -> Html {
        let lang = self.settings.lang;
        let shown = match self.view {
            View::Solve => solve_view(&self.page, lang, &self.told, &self.said),
            // It stands in a place of its own: see `show_lab`.
            View::Lab => Html::default(),
        };
        html! {
            <>
                { header(self.settings, self.view, &self.on_settings) }
                { shown }
            </>
        }
    }

    fn rendered(&mut self, _: &Context<App>, _: bool) {
        let entered = self.page.panel.as_ref().map(discriminant);
        if entered != self.entered {
            self.entered = entered;
            if entered.is_some() {
                panel::take_focus();
            }
        }
    }
}

impl App {
    /// Takes the page on, and does what follows: keeps the sheet, asks the worker, has something said.
    fn happened(&mut self, ctx: &Context<App>, event: Event) {
        let (asked, sheet) = (requests(&self.page), self.page.game.sheet().clone());
        self.page = self.page.clone().after(event);
        self.serve(asked);
        if sheet != *self.page.game.sheet() {
            persist::save(self.page.game.sheet());
            self.show();
            // Where the Lab is seen, this was the worker's doing: a link that it read, say.
            if self.view == View::Lab {
                self.show_lab();
            }
        }
        self.prepare_to_say(ctx);
    }

    /// Keeps the search running, and the text being read, that the page wishes for, and no other. Neither stops the other.
    fn serve(&mut self, before: [Option<Rc<Request>>; 2]) {
        let now = requests(&self.page);
        let id = |request: &Option<Rc<Request>>| request.as_ref().map(|request| request.id);
        for (old, new) in before.iter().zip(&now).filter(|(old, new)| id(old) != id(new)) {
            if let Some(old) = old {
                self.client.cancel(old.id);
            }
            if let Some(new) = new {
                self.client.start(new);
            }
        }
        let [_, reading] = now;
        if id(&before[1]) != id(&reading) {
            self.late = reading.as_ref().map(|request| {
                let (on_event, id) = (self.told.on_event.clone(), request.id);
                Timer::after(LATE_MS, move || on_event.emit(Event::Late(id)))
            });
            self.forget_link();
        }
    }

    /// A reload goes on with what was made of the link, and follows it again as long as it is being read.
    fn forget_link(&self) {
        if self.page.reading.is_none() {
            browser::forget_query();
        }
    }

    /// A move is read out by the cell that takes the focus; only what has changed is said otherwise, after a pause.
    fn prepare_to_say(&mut self, ctx: &Context<App>) {
        let text = spoken(&self.page, self.settings.lang);
        if *text != *self.to_say {
            self.to_say = text.into();
            let link = ctx.link().clone();
            let say = move || link.send_message(Message::Say);
            self.pause = Some(Timer::after(announcer::PAUSE_MS, say));
        }
    }

    /// Says whether the choice stands already: the words of a language may have to come first.
    fn choose(&mut self, ctx: &Context<App>, chosen: Settings) -> bool {
        if !chosen.lang.is_known() {
            let on_settings = self.on_settings.clone();
            browser::ask_words(chosen.lang.tag(), move |words| {
                chosen.lang.learn(words);
                on_settings.emit(chosen);
            });
            return false;
        }
        browser::store(LANG_KEY, chosen.lang.tag());
        browser::store(THEME_KEY, chosen.theme.id());
        self.settings = chosen;
        self.apply_settings();
        self.show_lab();
        self.prepare_to_say(ctx);
        true
    }

    /// Tells the document its language and theme.
    fn apply_settings(&self) {
        if let Some(root) = browser::document().and_then(|document| document.document_element()) {
            // Both names are good attribute names.
            let _ = root.set_attribute("lang", self.settings.lang.tag());
            let _ = root.set_attribute("data-theme", self.settings.theme.id());
        }
    }

    /// Lets the document's listeners see the sheet, if the person does.
    fn show(&self) {
        let sheet = (self.view == View::Solve).then(|| self.page.game.sheet().clone());
        self.seen.replace(sheet);
    }

    /// Has the page's script bring the Lab when it is to be seen, in the language of the page, and take it away.
    fn show_lab(&self) {
        let sheet = (self.view == View::Lab).then(|| persist::encode(self.page.game.sheet()));
        browser::tell_lab(sheet.as_deref().map(|sheet| [self.settings.lang.tag(), sheet]));
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

/// The view that the address names.
fn view_of_address() -> View {
    View::of_hash(&browser::window().location().hash().unwrap_or_default())
}

/// What the page wishes for from the worker: a search, and a text to be read.
fn requests(page: &Page) -> [Option<Rc<Request>>; 2] {
    [page.wish.clone(), page.reading.as_ref().map(|reading| reading.request.clone())]
}
