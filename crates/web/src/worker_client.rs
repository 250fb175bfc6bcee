//! The page's end of the worker: requests out, replies in. Where there can be no worker (a policy forbids it, the
//! page is a file), the same server runs on the page's own thread, a slice at a time.

use crate::browser;
use js_sys::Uint8Array;
use std::cell::RefCell;
use std::rc::Rc;
use sudokit_worker::Server;
use sudokit_worker::message::{self, Body, Reply, Request, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// Where the worker's script is: the page names it, since a shipped file has a name of its own.
const SCRIPT: &str = "meta[name=sudokit-worker]";

/// Asks for long work and hands out what comes back. A clone shares the worker.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

struct Inner {
    host: RefCell<Host>,
    /// What was asked and not yet answered: a worker that fails hands it over.
    open: RefCell<Vec<Request>>,
    on_reply: Callback<Reply>,
}

enum Host {
    /// Nothing was asked yet.
    Nobody,
    Worker(Worker),
    Page(Slices),
}

/// The server on the page's own thread, and the channel by which it wakes itself.
#[derive(Clone)]
struct Slices {
    server: Rc<RefCell<Server>>,
    wake: MessagePort,
}

impl Client {
    /// A client that has not asked anything, and so has no worker yet.
    pub fn new(on_reply: Callback<Reply>) -> Client {
        let (host, open) = (RefCell::new(Host::Nobody), RefCell::default());
        Client(Rc::new(Inner { host, open, on_reply }))
    }

    /// Begins a request; its replies carry its id.
    pub fn start(&self, request: &Request) {
        self.0.open.borrow_mut().push(request.clone());
        if matches!(*self.0.host.borrow(), Host::Nobody) {
            let host =
                self.worker().map_or_else(|| self.page(), |worker| Some(Host::Worker(worker)));
            if let Some(host) = host {
                self.0.host.replace(host);
            }
        }
        self.send(ToWorker::Start(request.clone()));
    }

    /// Stops a request; one that has ended is no matter.
    pub fn cancel(&self, id: u32) {
        let mut open = self.0.open.borrow_mut();
        let before = open.len();
        open.retain(|request| request.id != id);
        let was_open = open.len() != before;
        drop(open);
        if was_open {
            self.send(ToWorker::Cancel { id });
        }
    }

    fn send(&self, message: ToWorker) {
        match &*self.0.host.borrow() {
            Host::Nobody => {}
            Host::Worker(worker) => {
                let bytes = Uint8Array::from(message::encode(&message).as_slice());
                // Bytes can always be cloned.
                let _ = worker.post_message(&bytes);
            }
            Host::Page(slices) => {
                let idle = slices.server.borrow().is_idle();
                slices.server.borrow_mut().receive(message);
                if idle {
                    slices.wake();
                }
            }
        }
    }

    fn hear(&self, reply: Reply) {
        if !matches!(reply.body, Body::Progress(_)) {
            self.0.open.borrow_mut().retain(|request| request.id != reply.id);
        }
        self.0.on_reply.emit(reply);
    }

    fn worker(&self) -> Option<Worker> {
        let script = browser::document()?.query_selector(SCRIPT).ok()??.get_attribute("content")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let client = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            // The empty message says that the worker is there.
            if let Ok(reply) = message::decode::<Reply>(&bytes) {
                client.hear(reply);
            }
        });
        worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        let client = self.clone();
        let on_error = Closure::<dyn FnMut()>::new(move || client.give_up_worker());
        worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
        Some(worker)
    }

    /// The worker could not be loaded, or broke down: goes on without it.
    fn give_up_worker(&self) {
        let Some(page) = self.page() else { return };
        if let Host::Worker(worker) = self.0.host.replace(page) {
            worker.terminate();
        }
        let open = self.0.open.borrow().clone();
        for request in open {
            self.send(ToWorker::Start(request));
        }
    }

    fn page(&self) -> Option<Host> {
        let channel = MessageChannel::new().ok()?;
        let server = Rc::new(RefCell::new(Server::new(browser::now)));
        let slices = Slices { server, wake: channel.port2() };
        let (client, own) = (self.clone(), slices.clone());
        let slice = Closure::<dyn FnMut()>::new(move || {
            let replies = own.server.borrow_mut().slice();
            if !own.server.borrow().is_idle() {
                own.wake();
            }
            // Whoever hears a reply may ask again at once, so nothing is borrowed here.
            for reply in replies {
                client.hear(reply);
            }
        });
        channel.port1().set_onmessage(Some(slice.into_js_value().unchecked_ref()));
        Some(Host::Page(slices))
    }
}

impl Slices {
    fn wake(&self) {
        // The channel is ours and open, and `null` can be cloned.
        let _ = self.wake.post_message(&JsValue::NULL);
    }
}
