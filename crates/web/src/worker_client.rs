//! The page's end of the worker: requests out, replies in. Where there can be no worker (a policy forbids it), the
//! same module is loaded on the page's own thread and serves a port, a slice at a time.
//!
//! The server itself is not linked in: it brings every engine, and a page that shows a 9×9 needs only one.

use crate::browser;
use js_sys::Uint8Array;
use std::cell::RefCell;
use std::rc::Rc;
use sudokit_worker::message::{self, Body, Reply, Request, ToWorker};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker, WorkerOptions, WorkerType};
use yew::Callback;

/// Where the worker's script is: the page names it, since a shipped file has a name of its own.
const SCRIPT: &str = "meta[name=sudokit-worker]";
/// The event that asks the page's script to load the solver on this thread.
const SERVE: &str = "sudokit-serve";

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
    /// The other end is the solver on the page's own thread.
    Page(MessagePort),
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
            // Bytes can always be cloned.
            Host::Worker(worker) => drop(worker.post_message(&bytes(&message))),
            Host::Page(port) => drop(port.post_message(&bytes(&message))),
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
        worker.set_onmessage(Some(self.listener().unchecked_ref()));
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
        channel.port1().set_onmessage(Some(self.listener().unchecked_ref()));
        browser::tell(SERVE, &channel.port2()).then(|| Host::Page(channel.port1()))
    }

    /// What is called with each message of whoever serves.
    fn listener(&self) -> JsValue {
        let client = self.clone();
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            // The empty message says that somebody is there.
            if let Ok(reply) = message::decode::<Reply>(&bytes) {
                client.hear(reply);
            }
        });
        listener.into_js_value()
    }
}

fn bytes(message: &ToWorker) -> Uint8Array {
    Uint8Array::from(message::encode(message).as_slice())
}
