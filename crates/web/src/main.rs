//! Puts the page into its element.

fn main() {
    #[cfg(target_arch = "wasm32")]
    {
        use sudokit_web::{app::App, browser};
        let root = browser::document().and_then(|document| document.get_element_by_id("app"));
        if let Some(root) = root {
            yew::Renderer::<App>::with_root(root).render();
        }
    }
}
