//! Where the solver listens: in a worker its global scope, on a page's own thread a port that the page brings; and its
//! clock and its way of yielding.

use js_sys::{Function, Reflect, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use sudokit_worker::Server;
use sudokit_worker::message::{self, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

/// Who asks, and hears the replies.
#[derive(Clone)]
enum Asker {
    /// The page that made this worker.
    Scope(DedicatedWorkerGlobalScope),
    /// The page whose thread this is.
    Port(MessagePort),
}

impl Asker {
    fn post(&self, bytes: &[u8]) {
        let bytes = Uint8Array::from(bytes);
        // Bytes can always be cloned, and a page that is gone can't be told anything.
        let _ = match self {
            Asker::Scope(scope) => scope.post_message(&bytes),
            Asker::Port(port) => port.post_message(&bytes),
        };
    }

    fn listen(&self, listener: &Function) {
        match self {
            Asker::Scope(scope) => scope.set_onmessage(Some(listener)),
            Asker::Port(port) => port.set_onmessage(Some(listener)),
        }
    }
}

fn now() -> f64 {
    let performance = Reflect::get(&js_sys::global(), &"performance".into());
    performance.map_or(0.0, |performance| performance.unchecked_into::<Performance>().now())
}

/// Serves the page that made this worker. On a page's own thread nobody listens until [`serve`] is called.
pub(crate) fn serve_the_scope() {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        begin(Asker::Scope(scope));
    }
}

/// Serves whoever holds the other end of `port`, on this thread.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "JavaScript calls it")]
pub fn serve(port: MessagePort) {
    begin(Asker::Port(port));
}

/// Serves for as long as the thread lives.
///
/// Between two slices a message to itself goes through a channel: unlike a timer it is not held back by four
/// milliseconds, and it queues behind the messages that the page sent, so the inbox is drained first.
fn begin(asker: Asker) {
    let Ok(channel) = MessageChannel::new() else { return };
    let server = Rc::new(RefCell::new(Server::new(now)));
    let wake = {
        let port = channel.port2();
        move || {
            // The channel is ours and open, and `null` can be cloned: posting it can't fail.
            let _ = port.post_message(&JsValue::NULL);
        }
    };
    let slice = {
        let (server, wake, asker) = (server.clone(), wake.clone(), asker.clone());
        Closure::<dyn FnMut()>::new(move || {
            let mut server = server.borrow_mut();
            for reply in server.slice() {
                asker.post(&message::encode(&reply));
            }
            if !server.is_idle() {
                wake();
            }
        })
    };
    channel.port1().set_onmessage(Some(slice.into_js_value().unchecked_ref::<Function>()));
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let mut server = server.borrow_mut();
        let was_idle = server.is_idle();
        if let Ok(incoming) = message::decode::<ToWorker>(&bytes) {
            server.receive(incoming);
        }
        if was_idle && !server.is_idle() {
            wake();
        }
    });
    asker.listen(receive.into_js_value().unchecked_ref::<Function>());
    // Says that the inbox is open: an empty message, which is no reply.
    asker.post(&[]);
}
