//! The workbench: one run, where it stands, and whether it moves. Pure: time comes in by [`Step::Tick`] and by the
//! clock that it is made with.

use super::address::{Address, Tab};
use std::rc::Rc;
use sudokit_backtrack::lab::{self, LabError, Scene};
use sudokit_backtrack::{Event, Space, Trace};

/// Events a second at each speed; the last is as fast as it goes.
pub const SPEEDS: [u32; 9] = [1, 2, 5, 10, 30, 100, 1000, 10_000, u32::MAX];
/// Milliseconds of a frame that work may take.
const SLICE_MS: f64 = 8.0;
/// Events between two looks at the clock.
const CHUNK: u64 = 2048;
/// How far an idle bench looks ahead, so that the length of all but long runs is known.
const AHEAD: u64 = 2_000_000;
/// No run is followed further: at full speed it takes days to get there.
const LONGEST: u64 = 1 << 40;

/// What happens at the bench.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Another problem, its first instance.
    Problem(&'static str),
    /// Another instance.
    Instance(Rc<str>),
    /// Another strategy.
    Strategy(&'static str),
    /// All solutions, or the first.
    All(bool),
    /// Another tab.
    Tab(Tab),
    /// What a link says.
    Go(Address),
    /// Run, or pause.
    Toggle,
    /// One event on.
    Forward,
    /// One event back.
    Back,
    /// To the next value that is taken back.
    NextUndo,
    /// Back to the start.
    Start,
    /// To the end, however far that is.
    End,
    /// To this position.
    Seek(u64),
    /// One of [`SPEEDS`].
    Speed(usize),
    /// So many milliseconds have passed.
    Tick(f64),
}

/// What the bench is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// Nothing.
    Paused,
    /// Event after event, at its speed.
    Running,
    /// On its way to the end.
    ToEnd,
    /// On its way to the next undo.
    ToUndo,
    /// On its way to a position that is not known yet.
    ToPosition(u64),
}

/// One run on the bench.
pub struct Bench {
    address: Address,
    scene: Scene,
    space: Option<Space>,
    trace: Trace,
    activity: Activity,
    speed: usize,
    /// Events, and parts of one, that time has brought and that have not been shown.
    owed: f64,
    /// Milliseconds since any fixed moment.
    clock: fn() -> f64,
}

impl Bench {
    /// The run of `address`, at its position or on the way there.
    pub fn new(address: Address, speed: usize, clock: fn() -> f64) -> Option<Bench> {
        let mut address = address;
        let setup = match address.open() {
            // Only the strategy can be at fault: an address's instance is known to be one.
            Err(LabError::TooLarge | LabError::Strategy) => {
                address.strategy = *address.entry.strategies.last()?;
                address.open()
            }
            setup => setup,
        };
        let setup = setup.ok()?;
        let solutions = if address.all { u64::MAX } else { 1 };
        let activity = match address.position {
            0 => Activity::Paused,
            position => Activity::ToPosition(position),
        };
        Some(Bench {
            address,
            scene: setup.scene,
            space: setup.space,
            trace: Trace::new(setup.walk, solutions, LONGEST),
            activity,
            speed: speed.min(SPEEDS.len() - 1),
            owed: 0.0,
            clock,
        })
    }

    /// The run's address at its position.
    pub fn address(&self) -> Address {
        Address { position: self.trace.position(), ..self.address.clone() }
    }

    /// What the instance looks like.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// How many fillings brute force has to go through.
    pub fn space(&self) -> Option<Space> {
        self.space
    }

    /// The run.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// What it is doing.
    pub fn activity(&self) -> Activity {
        self.activity
    }

    /// Which of [`SPEEDS`].
    pub fn speed(&self) -> usize {
        self.speed
    }

    /// Whether it stands at the run's end.
    pub fn is_at_end(&self) -> bool {
        self.trace.end().is_some() && self.trace.position() == self.trace.explored()
    }

    /// Whether it has work for [`Step::Tick`].
    pub fn wants_ticks(&self) -> bool {
        self.address.tab == Tab::Watch && (self.activity != Activity::Paused || self.looks_ahead())
    }

    fn looks_ahead(&self) -> bool {
        self.trace.end().is_none() && self.trace.explored() < AHEAD
    }

    /// Does `step`; says whether there is something new to see.
    pub fn take(&mut self, step: Step) -> bool {
        match step {
            Step::Tick(ms) => return self.tick(ms),
            Step::Problem(id) => {
                if let Some(entry) = lab::problem(id) {
                    self.reopen(Address::of(entry));
                }
            }
            Step::Instance(instance) => {
                let mut address = Address { instance, position: 0, ..self.address.clone() };
                if address.tab == Tab::Solutions && !address.has_gallery() {
                    address.tab = Tab::Watch;
                }
                self.reopen(address);
            }
            Step::Strategy(strategy) => {
                self.reopen(Address { strategy, position: 0, ..self.address.clone() });
            }
            Step::All(all) => {
                self.reopen(Address { all, position: 0, ..self.address.clone() });
            }
            Step::Go(address) if address != self.address() => self.reopen(address),
            Step::Go(_) => {}
            Step::Tab(tab) => {
                self.address.tab = tab;
                self.activity = Activity::Paused;
            }
            Step::Toggle => {
                self.owed = 0.0;
                self.activity = match self.activity {
                    Activity::Paused => {
                        if self.is_at_end() {
                            self.trace.seek(0);
                        }
                        Activity::Running
                    }
                    _ => Activity::Paused,
                };
            }
            Step::Forward => {
                self.activity = Activity::Paused;
                self.trace.step();
            }
            Step::Back => {
                self.activity = Activity::Paused;
                self.trace.step_back();
            }
            Step::NextUndo => self.activity = Activity::ToUndo,
            Step::Start => self.seek(0),
            Step::End => self.activity = Activity::ToEnd,
            Step::Seek(position) => self.seek(position),
            Step::Speed(speed) => self.speed = speed.min(SPEEDS.len() - 1),
        }
        true
    }

    fn reopen(&mut self, address: Address) {
        if let Some(bench) = Bench::new(address, self.speed, self.clock) {
            *self = bench;
        }
    }

    fn seek(&mut self, position: u64) {
        self.activity = Activity::Paused;
        if position <= self.trace.explored() || self.trace.end().is_some() {
            self.trace.seek(position);
        } else {
            self.activity = Activity::ToPosition(position);
        }
    }

    fn tick(&mut self, ms: f64) -> bool {
        let began = (self.clock)();
        let clock = self.clock;
        let is_over = move || clock() - began >= SLICE_MS;
        match self.activity {
            Activity::Paused => {
                while self.looks_ahead() {
                    self.trace.explore(CHUNK);
                    if is_over() {
                        break;
                    }
                }
                true
            }
            Activity::Running => self.run(ms, is_over),
            Activity::ToEnd => {
                self.explore_to(LONGEST, is_over);
                true
            }
            Activity::ToPosition(position) => {
                self.explore_to(position, is_over);
                true
            }
            Activity::ToUndo => loop {
                self.look_ahead_of_cursor();
                let mut steps = 0;
                while steps < CHUNK && self.activity == Activity::ToUndo {
                    steps += 1;
                    let stepped = self.trace.step();
                    if !stepped || matches!(self.trace.event(), Some(Event::Undo { .. })) {
                        self.activity = Activity::Paused;
                    }
                }
                if self.activity == Activity::Paused || is_over() {
                    return true;
                }
            },
        }
    }

    fn run(&mut self, ms: f64, is_over: impl Fn() -> bool) -> bool {
        let rate = SPEEDS[self.speed];
        let as_fast_as_it_goes = rate == u32::MAX;
        // A tab that was in the background for a minute does not leap by a minute.
        self.owed += ms.min(100.0) * f64::from(rate) / 1000.0;
        let mut left = if as_fast_as_it_goes { u64::MAX } else { self.owed as u64 };
        if left == 0 {
            return false;
        }
        self.owed -= self.owed.floor();
        while left > 0 {
            let chunk = left.min(CHUNK);
            left -= chunk;
            self.look_ahead_of_cursor();
            if !self.trace.seek(self.trace.position() + chunk) || self.is_at_end() {
                self.activity = Activity::Paused;
                break;
            }
            if is_over() {
                break;
            }
        }
        true
    }

    /// Explores in one go what single steps would explore one by one.
    fn look_ahead_of_cursor(&mut self) {
        if self.trace.explored() < self.trace.position() + CHUNK {
            self.trace.explore(CHUNK);
        }
    }

    /// Explores until `position` or the end is known, then goes there.
    fn explore_to(&mut self, position: u64, is_over: impl Fn() -> bool) {
        while self.trace.end().is_none() && self.trace.explored() < position {
            self.trace.explore(CHUNK);
            if is_over() {
                return;
            }
        }
        self.trace.seek(position);
        self.activity = Activity::Paused;
    }
}
