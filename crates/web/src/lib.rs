//! The Yew page.
