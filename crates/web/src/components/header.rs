//! The top of the page: its name, its views, language and theme.

use super::icon::{self, icon};
use crate::i18n::{Lang, Msg};
use crate::state::settings::{Settings, Theme, View};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The header.
pub fn header(settings: Settings, view: View, on_settings: &Callback<Settings>) -> Html {
    let lang = settings.lang;
    let onchange = super::when(on_settings, move |event: web_sys::Event| {
        let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
        Some(Settings { lang: Lang::of_tag(&select.value())?, ..settings })
    });
    let language = |each: Lang| {
        html! {
            <option key={each.tag()} value={each.tag()} lang={each.tag()} selected={each == lang}>
                { each.name() }
            </option>
        }
    };
    let (shape, theme) = match settings.theme {
        Theme::Auto => (icon::Shape::Auto, Msg::ThemeAuto),
        Theme::Light => (icon::Shape::Light, Msg::ThemeLight),
        Theme::Dark => (icon::Shape::Dark, Msg::ThemeDark),
    };
    let theme = [lang.get(Msg::Theme), ": ", lang.get(theme)].concat();
    let onclick =
        on_settings.reform(move |_| Settings { theme: settings.theme.next(), ..settings });
    html! {
        <header class="top">
            <h1>{ "Sudokit" }</h1>
            <nav aria-label={lang.get(Msg::Views)}>
                { for View::ALL.iter().map(|&each| tab(each, view, lang)) }
            </nav>
            <div class="prefs">
                <select aria-label={lang.get(Msg::Language)} {onchange}>
                    { for Lang::ALL.into_iter().map(language) }
                </select>
                <button type="button" class="theme" aria-label={theme.clone()} title={theme} {onclick}>
                    { icon(shape) }
                </button>
            </div>
        </header>
    }
}

fn tab(each: View, view: View, lang: Lang) -> Html {
    let words = match each {
        View::Solve => Msg::ViewSolve,
        View::Lab => Msg::ViewLab,
    };
    html! {
        <a
            key={each.id()}
            href={["#", each.id()].concat()}
            aria-current={(each == view).then_some("page")}
        >
            { lang.get(words) }
        </a>
    }
}
