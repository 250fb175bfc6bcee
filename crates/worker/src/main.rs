//! The Web Worker: messages in as bytes, the [`sudokit_worker::Server`]'s slices, replies out as bytes.

#[cfg(target_arch = "wasm32")]
mod scope;

fn main() {
    #[cfg(target_arch = "wasm32")]
    scope::serve_the_scope();
}
