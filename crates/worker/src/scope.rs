//! The worker's global scope: its inbox, its clock and its way of yielding.

use js_sys::{Function, Uint8Array};
use std::cell::RefCell;
use std::rc::Rc;
use sudokit_worker::Server;
use sudokit_worker::message::{self, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

fn now() -> f64 {
    scope().performance().map_or(0.0, |performance| performance.now())
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Serves for as long as the worker lives.
///
/// Between two slices a message to itself goes through a channel: unlike a timer it is not held back by four
/// milliseconds, and it queues behind the messages that the page sent, so the inbox is drained first.
pub(crate) fn serve() {
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
        let (server, wake) = (server.clone(), wake.clone());
        Closure::<dyn FnMut()>::new(move || {
            let mut server = server.borrow_mut();
            for reply in server.slice() {
                let bytes = Uint8Array::from(message::encode(&reply).as_slice());
                // A page that is gone can't be told anything.
                let _ = scope().post_message(&bytes);
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
    scope().set_onmessage(Some(receive.into_js_value().unchecked_ref::<Function>()));
    // Says that the inbox is open: an empty message, which is no reply.
    let _ = scope().post_message(&Uint8Array::new_with_length(0));
}
