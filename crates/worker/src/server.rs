//! The loop: requests take turns, a slice each, so that a short one is not kept waiting by a long one.

use crate::job::Running;
use crate::message::{Body, Progress, Reply, Request, ToWorker};
use std::collections::VecDeque;

/// Milliseconds that a slice should take: less than a frame, so that an inbox is drained often and a page that
/// serves itself still paints.
const SLICE_MS: f64 = 8.0;
/// Milliseconds between two progress reports of a request.
const REPORT_MS: f64 = 100.0;
/// Nodes of a request's first slice. Small: on a 25×25 board a node can take tens of microseconds.
const FIRST_SLICE: u64 = 64;
const LARGEST_SLICE: u64 = 1 << 20;

#[derive(Debug)]
struct Task {
    id: u32,
    revision: u64,
    running: Running,
    slice: u64,
    elapsed_ms: f64,
    reported_ms: f64,
}

impl Task {
    fn progress(&self) -> Progress {
        Progress { elapsed_ms: self.elapsed_ms, ..self.running.progress() }
    }

    fn reply(&self, body: Body) -> Reply {
        Reply { id: self.id, revision: self.revision, body }
    }
}

/// Serves requests. Feed it with [`Server::receive`] and call [`Server::slice`] while it is not idle.
#[derive(Debug)]
pub struct Server {
    /// Milliseconds since any fixed moment.
    clock: fn() -> f64,
    tasks: VecDeque<Task>,
    outbox: Vec<Reply>,
}

impl Server {
    /// A server with nothing to do.
    pub fn new(clock: fn() -> f64) -> Server {
        Server { clock, tasks: VecDeque::new(), outbox: Vec::new() }
    }

    /// Takes a message in; the replies come out of [`Server::slice`].
    pub fn receive(&mut self, message: ToWorker) {
        match message {
            ToWorker::Start(request) => self.start(request),
            ToWorker::Cancel { id } => {
                if let Some(at) = self.tasks.iter().position(|task| task.id == id)
                    && let Some(task) = self.tasks.remove(at)
                {
                    self.outbox.push(task.reply(Body::Cancelled));
                }
            }
        }
    }

    /// Whether there is nothing to do and nothing to hand out.
    pub fn is_idle(&self) -> bool {
        self.tasks.is_empty() && self.outbox.is_empty()
    }

    /// Goes on with the request whose turn it is, and hands out what there is to say.
    pub fn slice(&mut self) -> Vec<Reply> {
        if let Some(mut task) = self.tasks.pop_front() {
            let began = (self.clock)();
            let outcome = task.running.run(task.slice);
            let took = (self.clock)() - began;
            task.elapsed_ms += took;
            if let Some(outcome) = outcome {
                let progress = task.progress();
                self.outbox.push(task.reply(Body::Done { outcome, progress }));
            } else {
                if took < SLICE_MS / 2.0 {
                    task.slice = (task.slice * 2).min(LARGEST_SLICE);
                } else if took > SLICE_MS * 2.0 {
                    task.slice = (task.slice / 2).max(1);
                }
                if task.elapsed_ms - task.reported_ms >= REPORT_MS {
                    task.reported_ms = task.elapsed_ms;
                    self.outbox.push(task.reply(Body::Progress(task.progress())));
                }
                self.tasks.push_back(task);
            }
        }
        std::mem::take(&mut self.outbox)
    }

    fn start(&mut self, request: Request) {
        let Request { id, revision, job } = request;
        match Running::begin(&job) {
            Ok(running) => {
                let (slice, elapsed_ms, reported_ms) = (FIRST_SLICE, 0.0, 0.0);
                self.tasks.push_back(Task {
                    id,
                    revision,
                    running,
                    slice,
                    elapsed_ms,
                    reported_ms,
                });
            }
            Err(failure) => self.outbox.push(Reply { id, revision, body: Body::Failed(failure) }),
        }
    }
}
