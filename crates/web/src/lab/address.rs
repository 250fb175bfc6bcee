//! The address of a run: what the part of a link after its `#` says, and the other way round.
//!
//! `#lab/sudoku/article-002/mrv/57` is the position after 57 events of the search for the first solution;
//! `/all` at its end makes it the search for all. Instead of the position there may be `compare` or `solutions`.

use std::rc::Rc;
use sudokit::{Grid, Puzzle};
use sudokit_backtrack::lab::{self, Entry, LabError, PROBLEMS, Setup};

/// What the Lab shows of an instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// A run, event by event.
    Watch,
    /// All strategies side by side.
    Compare,
    /// All arrangements of queens.
    Solutions,
}

/// Which run, and what is to be seen of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The problem.
    pub entry: &'static Entry,
    /// The instance's name on the shelf, or a Sudoku of one's own: see [`own_name`].
    pub instance: Rc<str>,
    /// The strategy's name.
    pub strategy: &'static str,
    /// Whether all solutions are searched for, and not the first alone.
    pub all: bool,
    /// What is to be seen.
    pub tab: Tab,
    /// How many events have happened.
    pub position: u64,
}

impl Default for Address {
    fn default() -> Address {
        Address::of(&PROBLEMS[0])
    }
}

impl Address {
    /// A problem's first instance at its start.
    pub fn of(entry: &'static Entry) -> Address {
        Address {
            entry,
            instance: entry.instances[default_instance(entry)].into(),
            strategy: entry.strategies[default_strategy(entry)],
            all: false,
            tab: Tab::Watch,
            position: 0,
        }
    }

    /// Reads what is after the `#`; what it leaves out or what is not known is as in [`Address::of`].
    pub fn parse(hash: &str) -> Address {
        let mut parts = hash.trim_start_matches('#').split('/').skip(1);
        let entry = parts.next().and_then(lab::problem);
        let mut address = entry.map_or_else(Address::default, Address::of);
        if let Some(instance) = parts.next().filter(|_| entry.is_some()) {
            address.instance = instance.into();
        }
        if let Some(strategy) = parts.next() {
            let known = address.entry.strategies.iter().find(|known| **known == strategy);
            address.strategy = known.copied().unwrap_or(address.strategy);
        }
        for part in parts {
            match part {
                "all" => address.all = true,
                "compare" => address.tab = Tab::Compare,
                "solutions" if address.has_gallery() => address.tab = Tab::Solutions,
                number => address.position = number.parse().unwrap_or(address.position),
            }
        }
        if matches!(address.open(), Err(LabError::Instance)) {
            address.instance = Address::of(address.entry).instance;
            address.position = 0;
        }
        address
    }

    /// What [`Address::parse`] reads.
    pub fn hash(&self) -> String {
        let position = self.position.to_string();
        let shown = match self.tab {
            Tab::Watch => &*position,
            Tab::Compare => "compare",
            Tab::Solutions => "solutions",
        };
        let mut hash = ["#lab", self.entry.id, &self.instance, self.strategy, shown].join("/");
        if self.all {
            hash.push_str("/all");
        }
        hash
    }

    /// Sets the run up.
    ///
    /// # Errors
    /// When the instance's name names nothing, or it is too large for the strategy.
    pub fn open(&self) -> Result<Setup, LabError> {
        match self.own_sudoku() {
            Some(puzzle) => lab::open_sudoku(&puzzle, self.strategy),
            None => lab::open(self.entry.id, &self.instance, self.strategy),
        }
    }

    /// The Sudoku whose digits are its name.
    pub fn own_sudoku(&self) -> Option<Puzzle> {
        if self.entry.id != "sudoku" {
            return None;
        }
        let (boxes, cells) = self.instance.split_once(':')?;
        let shape = crate::persist::boxes(boxes)?;
        let value = |c: char| c.to_digit(36).map_or(0, |digit| digit as u8);
        let values: Vec<u8> = cells.chars().map(value).collect();
        Some(Puzzle::new(Grid::from_values(shape, &values)?))
    }

    /// Whether there is a page of all solutions: for queens, few enough to be listed at once.
    pub fn has_gallery(&self) -> bool {
        self.entry.id == "queens" && self.instance.parse().is_ok_and(|n: usize| n <= 10)
    }
}

/// The name of a Sudoku that is not on the shelf: its boxes and its cells, `3x3:53..7…`.
pub fn own_name(givens: &Grid) -> String {
    let shape = givens.shape();
    let mut name = [shape.box_height().to_string(), shape.box_width().to_string()].join("x");
    name.push(':');
    for &value in givens.values() {
        let digit = char::from_digit(u32::from(value), 36).filter(|_| value != 0);
        name.push(digit.unwrap_or('.').to_ascii_uppercase());
    }
    name
}

/// Eight queens are the classic; elsewhere the first on the shelf.
fn default_instance(entry: &Entry) -> usize {
    entry.instances.iter().position(|name| *name == "8").unwrap_or(0)
}

/// The plainest that gets anywhere: brute force does not.
fn default_strategy(entry: &Entry) -> usize {
    entry.strategies.iter().position(|name| *name != "brute-force").unwrap_or(0)
}
