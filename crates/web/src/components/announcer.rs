//! What a screen reader says of its own accord.

use crate::browser::Timer;
use yew::prelude::*;

/// A pause in typing, in milliseconds, after which something is said: a report for every key would drown the digits.
pub const PAUSE_MS: i32 = 500;

/// An invisible, polite live region with these words.
pub fn announcer(said: &AttrValue) -> Html {
    html! { <div class="only-read-out" role="status" aria-live="polite">{ said }</div> }
}

/// What is to be said.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AnnouncerProps {
    /// The words.
    pub text: AttrValue,
}

/// Such a region that waits for the pause by itself.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let said = use_state(AttrValue::default);
    {
        let said = said.clone();
        use_effect_with(props.text.clone(), move |text| {
            let text = text.clone();
            let timer = Timer::after(PAUSE_MS, move || said.set(text.clone()));
            move || drop(timer)
        });
    }
    announcer(&said)
}
