//! A run as something to page through: any event by its position, forwards and backwards.
//!
//! The events are not kept. A search is deterministic, so a copy of it at some position is all that is needed to get
//! the events from there on again. The trace keeps a bounded number of such copies, evenly spread; when they become
//! too many it drops every second one and keeps new ones half as often. So the memory is bounded whatever the length,
//! and going to any position costs re-running at most two intervals: a 256th of the run.

use crate::problem::Value;
use crate::search::Move;
use crate::walk::Walk;
use crate::watch::{Counters, Event};

/// Copies kept at the most.
const CHECKPOINTS: usize = 512;
/// Bytes that they may take together, about.
const MEMORY: usize = 32 << 20;
/// Events between copies, to begin with.
const INTERVAL: u64 = 256;

/// A search between two moves, and its position: how many events came before.
#[derive(Clone)]
struct Point {
    position: u64,
    walk: Box<dyn Walk>,
    end: Option<End>,
}

/// Why a trace has no more events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// As many solutions as were asked for have been met.
    Found,
    /// Everything has been tried.
    Exhausted,
    /// The trace has reached the length it may have.
    Length,
}

/// A run that can be replayed forwards and backwards.
#[derive(Clone)]
pub struct Trace {
    /// Rising by position; the first is the start.
    checkpoints: Vec<Point>,
    interval: u64,
    /// The farthest point that was explored.
    frontier: Point,
    solutions: u64,
    max_events: u64,
    cursor: Cursor,
}

/// The move that the current position lies in.
#[derive(Clone)]
struct Cursor {
    /// After the move.
    after: Point,
    /// The counters before it.
    before: Counters,
    /// The move's events.
    events: Vec<Event>,
    /// How many of them have happened.
    at: usize,
}

impl Point {
    /// One move on. Its events replace those in `events`.
    fn advance(&mut self, solutions: u64, max_events: u64, events: &mut Vec<Event>) {
        events.clear();
        match self.walk.step(Some(&mut |event| events.push(event))) {
            Move::Exhausted => self.end = Some(End::Exhausted),
            Move::Solution if self.walk.counters().solutions >= solutions => {
                self.end = Some(End::Found);
            }
            Move::Went | Move::Solution => {}
        }
        self.position += events.len() as u64;
        if self.end.is_none() && self.position >= max_events {
            self.end = Some(End::Length);
        }
    }
}

impl Cursor {
    fn start_of_move(&self) -> u64 {
        self.after.position - self.events.len() as u64
    }

    fn position(&self) -> u64 {
        self.start_of_move() + self.at as u64
    }
}

impl Trace {
    /// The run of `walk`, which has not begun, to the solution number `solutions`, or to the end of the move that
    /// makes it `max_events` long.
    pub fn new(walk: Box<dyn Walk>, solutions: u64, max_events: u64) -> Trace {
        let start = Point { position: 0, walk, end: None };
        Trace {
            checkpoints: vec![start.clone()],
            interval: INTERVAL,
            frontier: start.clone(),
            solutions,
            max_events,
            cursor: Cursor {
                before: *start.walk.counters(),
                after: start,
                events: Vec::new(),
                at: 0,
            },
        }
    }

    /// Runs ahead by about `events` events, so that the length becomes known, and says whether the end is reached.
    /// The position stays.
    pub fn explore(&mut self, events: u64) -> bool {
        let goal = self.frontier.position.saturating_add(events);
        let mut buffer = Vec::new();
        while self.frontier.end.is_none() && self.frontier.position < goal {
            self.frontier.advance(self.solutions, self.max_events, &mut buffer);
            let last = self.checkpoints.last().map_or(0, |point| point.position);
            if self.frontier.position - last >= self.interval {
                let room = MEMORY / self.frontier.walk.footprint().max(1);
                if self.checkpoints.len() >= room.clamp(8, CHECKPOINTS) {
                    let mut keep = false;
                    self.checkpoints.retain(|_| {
                        keep = !keep;
                        keep
                    });
                    self.interval *= 2;
                }
                self.checkpoints.push(self.frontier.clone());
            }
        }
        self.frontier.end.is_some()
    }

    /// How many events are known: the length of the run once [`Trace::end`] is known.
    pub fn explored(&self) -> u64 {
        self.frontier.position
    }

    /// How the run ends, if it was explored so far.
    pub fn end(&self) -> Option<End> {
        self.frontier.end
    }

    /// How many copies of the search are kept.
    pub fn checkpoints(&self) -> usize {
        self.checkpoints.len()
    }

    /// How many events have happened: 0 at the start.
    pub fn position(&self) -> u64 {
        self.cursor.position()
    }

    /// The event that has just happened; none at the start.
    pub fn event(&self) -> Option<Event> {
        self.cursor.at.checked_sub(1).and_then(|last| self.cursor.events.get(last)).copied()
    }

    /// The counters at this position.
    pub fn counters(&self) -> Counters {
        let mut counters = self.cursor.before;
        self.cursor.events[..self.cursor.at].iter().for_each(|&event| counters.note(event));
        counters
    }

    /// What stands at each place at this position, givens included.
    pub fn values(&self) -> Vec<Option<Value>> {
        let walk = &self.cursor.after.walk;
        let mut values: Vec<_> = (0..walk.places()).map(|place| walk.value(place)).collect();
        for event in self.cursor.events[self.cursor.at..].iter().rev() {
            match *event {
                Event::Place { choice, .. } => values[choice.place] = None,
                Event::Undo { choice, .. } => values[choice.place] = Some(choice.value),
                _ => {}
            }
        }
        values
    }

    /// One event on; `false` at the end.
    pub fn step(&mut self) -> bool {
        if self.cursor.at < self.cursor.events.len() {
            self.cursor.at += 1;
            return true;
        }
        self.seek(self.position() + 1)
    }

    /// One event back; `false` at the start.
    pub fn step_back(&mut self) -> bool {
        if self.cursor.at > 1 {
            self.cursor.at -= 1;
            return true;
        }
        match self.position() {
            0 => false,
            position => self.seek(position - 1),
        }
    }

    /// Goes to `position`; past the end, to the end, and says `false`. What was not explored yet is explored on the
    /// way: where that may be far, call [`Trace::explore`] in slices first.
    pub fn seek(&mut self, position: u64) -> bool {
        while self.frontier.position < position && self.frontier.end.is_none() {
            self.explore(position - self.frontier.position);
        }
        let target = position.min(self.frontier.position);
        let start = self.cursor.start_of_move();
        // At the very end of a move stands that move's last event; at its start, the last event of the move before.
        if (target > start || start == 0) && target <= self.cursor.after.position {
            self.cursor.at = (target - start) as usize;
        } else {
            self.rerun_to(target);
        }
        target == position
    }

    /// On to the next event that `wanted` picks, at most `within` events on; stays where it is when there is none.
    pub fn seek_next(&mut self, within: u64, wanted: impl Fn(Event) -> bool) -> bool {
        let from = self.position();
        while self.position() - from < within && self.step() {
            if self.event().is_some_and(&wanted) {
                return true;
            }
        }
        self.seek(from);
        false
    }

    /// Puts the cursor to `target`, which is explored, from the nearest copy before it.
    fn rerun_to(&mut self, target: u64) {
        let next = self.checkpoints.partition_point(|point| point.position < target);
        let nearest = &self.checkpoints[next.saturating_sub(1)];
        let ahead = nearest.position..target;
        if !ahead.contains(&self.cursor.after.position) {
            self.cursor.after = nearest.clone();
        }
        self.cursor.events.clear();
        self.cursor.before = *self.cursor.after.walk.counters();
        while self.cursor.after.position < target {
            self.cursor.before = *self.cursor.after.walk.counters();
            self.cursor.after.advance(self.solutions, self.max_events, &mut self.cursor.events);
        }
        self.cursor.at = (target - self.cursor.start_of_move()) as usize;
    }
}
