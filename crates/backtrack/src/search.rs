//! The search: one loop with an explicit stack, for every problem.

use crate::problem::{Choice, Place, Problem, Strategy, Value};
use crate::watch::{Counters, Event, Visitor, Watch};
use sudokit::Budget;

/// What one move of a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// It goes on.
    Went,
    /// Every place has its value: read them before the next move.
    Solution,
    /// Everything has been tried.
    Exhausted,
}

/// What [`Search::next`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A solution that was not met before: read it from the problem.
    Solution,
    /// There are no more.
    Exhausted,
    /// The budget ran out; ask again with a new one.
    OutOfBudget,
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// This many, all of them.
    Exactly(u64),
    /// This many were found, which is the limit that was asked for.
    AtLeast(u64),
    /// This many were found when the budget ran out.
    OutOfBudget(u64),
}

/// A place where values are being tried. Its values are `values[next..end]` of the search's common stack.
#[derive(Clone, Copy, Debug)]
struct Frame {
    place: Place,
    /// Where its values begin in the common stack.
    base: usize,
    next: usize,
    end: usize,
    /// The value that stands, while the search is below it.
    placed: Option<Value>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Todo {
    Begin,
    Enter,
    Try,
    Nothing,
}

/// A walk over the solutions of a problem. It can be stopped after any move, cloned, and resumed.
#[derive(Clone, Debug)]
pub struct Search<P, S> {
    problem: P,
    strategy: S,
    frames: Vec<Frame>,
    values: Vec<Value>,
    todo: Todo,
    counters: Counters,
}

impl<P: Problem, S: Strategy<P>> Search<P, S> {
    /// A search that has not begun.
    pub fn new(problem: P, strategy: S) -> Search<P, S> {
        Search {
            problem,
            strategy,
            frames: Vec::new(),
            values: Vec::new(),
            todo: Todo::Begin,
            counters: Counters::default(),
        }
    }

    /// The problem as it stands.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// What was done so far.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Whether the next move enters a node, which is what a budget pays for.
    pub fn enters_next(&self) -> bool {
        self.todo == Todo::Enter
    }

    /// One move: it enters a node and chooses a place, or takes back the value that stands, or tries the next one.
    pub fn step(&mut self, visitor: Option<&mut dyn Visitor>) -> Move {
        let watch = &mut Watch::new(&mut self.counters, visitor);
        match self.todo {
            Todo::Nothing => return Move::Exhausted,
            Todo::Begin => match self.problem.begin(watch) {
                Ok(()) => self.todo = Todo::Enter,
                Err(dead_end) => {
                    watch.note(Event::DeadEnd(dead_end));
                    self.todo = Todo::Nothing;
                    return Move::Exhausted;
                }
            },
            Todo::Enter => {
                watch.note(Event::Enter { level: self.frames.len() });
                self.todo = Todo::Try;
                let base = self.values.len();
                let Some(place) = self.strategy.choose(&self.problem, &mut self.values, watch)
                else {
                    watch.note(Event::Solution);
                    return Move::Solution;
                };
                let end = self.values.len();
                watch.note(Event::Choose { place, values: end - base });
                self.frames.push(Frame { place, base, next: base, end, placed: None });
            }
            Todo::Try => {
                let Some(frame) = self.frames.last_mut() else {
                    self.todo = Todo::Nothing;
                    return Move::Exhausted;
                };
                let place = frame.place;
                if let Some(value) = frame.placed.take() {
                    let choice = Choice { place, value };
                    self.problem.undo(choice, watch);
                    watch.note(Event::Undo { choice, forced: false });
                } else if frame.next == frame.end {
                    watch.note(Event::Return { place });
                    self.values.truncate(frame.base);
                    self.frames.pop();
                } else {
                    let choice = Choice { place, value: self.values[frame.next] };
                    frame.next += 1;
                    if !self.strategy.has_checked()
                        && let Err(against) = self.problem.check(choice, watch)
                    {
                        watch.note(Event::Reject { choice, against });
                        return Move::Went;
                    }
                    frame.placed = Some(choice.value);
                    watch.note(Event::Place { choice, forced: false });
                    match self.problem.place(choice, watch) {
                        Ok(()) => self.todo = Todo::Enter,
                        Err(dead_end) => watch.note(Event::DeadEnd(dead_end)),
                    }
                }
            }
        }
        Move::Went
    }

    /// Goes on to the next solution. A budget pays for nodes, one each.
    pub fn next(&mut self, budget: &mut Budget) -> Found {
        loop {
            if self.enters_next() {
                let left = budget.remaining();
                if left == 0 {
                    return Found::OutOfBudget;
                }
                *budget = Budget::nodes(left - 1);
            }
            match self.step(None) {
                Move::Went => {}
                Move::Solution => return Found::Solution,
                Move::Exhausted => return Found::Exhausted,
            }
        }
    }

    /// Goes on and counts, up to `limit` solutions more. What it answers counts this call only.
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Count {
        let mut count = 0;
        while count < limit {
            match self.next(budget) {
                Found::Solution => count += 1,
                Found::Exhausted => return Count::Exactly(count),
                Found::OutOfBudget => return Count::OutOfBudget(count),
            }
        }
        Count::AtLeast(count)
    }

    /// The values of all places as they stand; an open place has none.
    pub fn assignment(&self) -> Vec<Option<Value>> {
        (0..self.problem.places()).map(|place| self.problem.value(place)).collect()
    }

    /// About how many bytes a copy takes: the stacks, and the problem at a guess of 32 bytes a place.
    pub(crate) fn footprint(&self) -> usize {
        size_of_val(&self.frames[..]) + size_of_val(&self.values[..]) + 32 * self.problem.places()
    }

    /// The next solution within the budget, as one value for each place.
    pub fn first(&mut self, budget: Budget) -> Option<Vec<Value>> {
        match self.next(&mut budget.clone()) {
            Found::Solution => self.assignment().into_iter().collect(),
            Found::Exhausted | Found::OutOfBudget => None,
        }
    }

    /// All solutions from here on, without a bound on the time each takes.
    pub fn all(mut self) -> impl Iterator<Item = Vec<Value>> {
        std::iter::from_fn(move || self.first(Budget::UNLIMITED))
    }
}
