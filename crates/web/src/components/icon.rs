//! Small drawings for buttons; the words beside them say the same.

use yew::prelude::*;

/// Strokes in a square of 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Shape {
    Undo,
    Redo,
    Pencil,
    Eraser,
    Auto,
    Light,
    Dark,
    Previous,
    Next,
    Close,
}

impl Shape {
    fn path(self) -> &'static str {
        match self {
            Shape::Undo => "M9 7H15a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4",
            Shape::Redo => "M15 7H9a5 5 0 0 0 0 10h7M15 7l-4-4M15 7l-4 4",
            Shape::Pencil => "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
            Shape::Eraser => "M9 5h11v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5",
            Shape::Auto => "M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16v16",
            Shape::Light => {
                "M12 8a4 4 0 0 1 0 8a4 4 0 0 1 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400\
                 M17.600 17.600L19 19M19 5l-1.400 1.400M6.400 17.600L5 19"
            }
            Shape::Dark => "M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z",
            Shape::Previous => "M15 5l-7 7 7 7",
            Shape::Next => "M9 5l7 7-7 7",
            Shape::Close => "M6 6l12 12M18 6L6 18",
        }
    }
}

/// A drawing in the colour of the text around it.
pub fn icon(shape: Shape) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={shape.path()} />
            { half(shape) }
        </svg>
    }
}

/// The dark half of the drawing for "as the system".
fn half(shape: Shape) -> Html {
    let half = shape == Shape::Auto;
    html! { <path class="filled" d={half.then_some("M12 4a8 8 0 0 0 0 16z")} /> }
}
