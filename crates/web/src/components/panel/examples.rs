//! The examples.

use crate::examples::EXAMPLES;
use crate::i18n::Lang;
use crate::state::Event;
use crate::state::report::Text;
use sudokit::text::Alphabet;
use yew::prelude::*;

pub(super) fn list(lang: Lang, on_event: &Callback<Event>) -> Html {
    let entry = |(index, example): (usize, &'static crate::examples::Example)| {
        let onclick = on_event.reform(move |_| {
            let alphabet = Some(Alphabet::FromOne);
            Event::Read(Text { text: example.text.into(), alphabet })
        });
        html! {
            <li key={index}>
                <button type="button" data-first={(index == 0).then_some("")} {onclick}>
                    { lang.get(example.name) }
                </button>
            </li>
        }
    };
    html! { <ul class="list">{ for EXAMPLES.iter().enumerate().map(entry) }</ul> }
}
