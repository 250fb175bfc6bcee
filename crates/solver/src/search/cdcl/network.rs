//! A board's candidates as variables, and its rules as groups of literals of which one is true.
//!
//! Besides the candidates there is a variable for each digit in each *segment*, the cells that two houses share (three
//! in a row and a box of 9×9): "the digit is in one of these". A house then asks for one of its segments, and a
//! segment for one of its cells. That makes groups small, draws the conclusions known as locked candidates on the
//! way, and gives clauses one literal for what would take several.

use crate::search::general::propagate::Rules;
use crate::sets::{Cell, CellSet};

/// A variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lit(pub(super) u32);

impl Lit {
    pub(super) fn yes(var: u32) -> Lit {
        Lit(var << 1)
    }

    pub(super) fn no(var: u32) -> Lit {
        Lit(var << 1 | 1)
    }

    #[inline]
    pub(super) fn var(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// As an array subscript.
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn is_no(self) -> bool {
        self.0 & 1 != 0
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    #[inline]
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// In the mask of a group of which no member need be true: a member that is none of its literals and always stays.
pub(super) const NOBODY: u32 = 1 << 31;

/// The candidates that a propagated state leaves open, and the groups of which exactly one, or at most one, is true.
#[derive(Clone, Debug)]
pub(super) struct Network {
    /// The state, one word a cell.
    state: Box<[u32]>,
    /// The first variable of each cell; the others follow by rising digit.
    first: Box<[u32]>,
    /// How many variables there are, the candidates first.
    vars: u32,
    /// The literals of all groups, one group after another.
    members: Vec<Lit>,
    /// Where each group begins in `members`; one more at the end.
    starts: Vec<u32>,
    /// The places of each literal in its groups, one literal after another.
    seats: Vec<Seat>,
    /// Where the seats of each literal begin; one more at the end.
    seat_starts: Vec<u32>,
    /// The mask of each group when all its members may be true.
    pub(super) full: Vec<u32>,
}

/// A literal's place in a group.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seat {
    pub(super) group: u32,
    pub(super) bit: u32,
}

/// The open digits of a cell: those of a settled one are none.
fn open(set: u32) -> u32 {
    if set.is_power_of_two() { 0 } else { set }
}

/// The single bits of a mask.
fn bits(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = mask & mask.wrapping_neg();
        mask ^= bit;
        (bit != 0).then_some(bit)
    })
}

impl Network {
    pub(super) fn new(rules: &Rules, state: &[u32]) -> Network {
        let (mut first, mut vars) = (Vec::with_capacity(state.len()), 0);
        for &set in state {
            first.push(vars);
            vars += open(set).count_ones();
        }
        let mut network = Network {
            state: state.into(),
            first: first.into(),
            vars,
            members: Vec::new(),
            starts: vec![0],
            seats: Vec::new(),
            seat_starts: Vec::new(),
            full: Vec::new(),
        };
        for (cell, &set) in (0..).zip(state) {
            let candidates = bits(open(set)).map(|bit| Lit::yes(network.var(cell, bit)));
            network.members.extend(candidates.collect::<Vec<_>>());
            network.close_group(0);
        }
        network.group_units(rules);
        network.group_loose_peers(rules);
        network.seat();
        network
    }

    /// Ends the group whose members were pushed last. Nothing pushed, no group.
    fn close_group(&mut self, nobody: u32) {
        let start = self.starts.last().map_or(0, |&start| start as usize);
        let count = self.members.len() - start;
        if count > 0 {
            self.starts.push(self.members.len() as u32);
            self.full.push(nobody | ((1 << count) - 1));
        }
    }

    /// The groups of each unit and digit: one for each way of cutting the unit into segments.
    fn group_units(&mut self, rules: &Rules) {
        let sets: Vec<CellSet> =
            rules.units.iter().map(|unit| unit.iter().map(|&cell| Cell(cell)).collect()).collect();
        // The literal for each digit in a segment, by the two units whose cells it is.
        let mut segments: Vec<(usize, usize, Vec<Option<Lit>>)> = Vec::new();
        for (index, unit) in rules.units.iter().enumerate() {
            let mut others: Vec<usize> = (0..sets.len())
                .filter(|&other| {
                    other != index
                        && unit.iter().filter(|&&cell| sets[other].contains(Cell(cell))).count() > 1
                })
                .collect();
            loop {
                // One cut: segments that do not overlap, and the cells left over.
                let mut left: Vec<u16> = unit.to_vec();
                let mut parts = Vec::new();
                others.retain(|&other| {
                    let inside = |cells: &[u16]| {
                        cells.iter().filter(|&&cell| sets[other].contains(Cell(cell))).count()
                    };
                    let fits = inside(&left) == inside(unit);
                    if fits {
                        let key = (index.min(other), index.max(other));
                        let known = segments.iter().position(|&(a, b, _)| (a, b) == key);
                        let part = known.unwrap_or_else(|| {
                            let within = |&&cell: &&u16| sets[other].contains(Cell(cell));
                            let cells: Vec<u16> = unit.iter().filter(within).copied().collect();
                            let lits = self.segment(rules, &cells);
                            segments.push((key.0, key.1, lits));
                            segments.len() - 1
                        });
                        parts.push(part);
                        left.retain(|&cell| !sets[other].contains(Cell(cell)));
                    }
                    !fits
                });
                for (place, bit) in bits(rules.all).enumerate() {
                    for &part in &parts {
                        self.members.extend(segments[part].2[place]);
                    }
                    for &cell in &left {
                        self.members.extend(self.lit(cell, bit));
                    }
                    self.close_group(0);
                }
                if others.is_empty() {
                    break;
                }
            }
        }
    }

    /// For each digit the literal that says it is in one of these cells, with the group that makes it so. `None`
    /// where no cell is open for it.
    fn segment(&mut self, rules: &Rules, cells: &[u16]) -> Vec<Option<Lit>> {
        let lits = bits(rules.all).map(|bit| {
            let start = self.members.len();
            for &cell in cells {
                self.members.extend(self.lit(cell, bit));
            }
            match self.members.len() - start {
                0 => None,
                1 => self.members.pop(),
                _ => {
                    let var = self.vars;
                    self.vars += 1;
                    self.members.push(Lit::no(var));
                    self.close_group(0);
                    Some(Lit::yes(var))
                }
            }
        });
        lits.collect()
    }

    /// A group for each pair of candidates of peers that are in no unit together.
    fn group_loose_peers(&mut self, rules: &Rules) {
        let mut together = vec![CellSet::EMPTY; self.state.len()];
        for unit in &rules.units {
            for &cell in unit {
                unit.iter().for_each(|&other| together[usize::from(cell)].insert(Cell(other)));
            }
        }
        for (cell, together) in (0..).zip(&together) {
            for &peer in rules.peers(cell) {
                if peer.0 < cell || together.contains(peer) {
                    continue;
                }
                let both = open(self.state[usize::from(cell)]) & open(self.state[peer.index()]);
                for bit in bits(both) {
                    self.members.extend(self.lit(cell, bit));
                    self.members.extend(self.lit(peer.0, bit));
                    self.close_group(NOBODY);
                }
            }
        }
    }

    /// Turns the members of groups round into the seats of literals.
    fn seat(&mut self) {
        let lits = 2 * self.vars();
        let mut starts = vec![0u32; lits + 1];
        for lit in &self.members {
            starts[lit.index() + 1] += 1;
        }
        for lit in 0..lits {
            starts[lit + 1] += starts[lit];
        }
        let mut seats = vec![Seat::default(); self.members.len()];
        let mut next = starts.clone();
        for group in 0..self.full.len() as u32 {
            for (place, lit) in self.group(group).iter().enumerate() {
                let at = &mut next[lit.index()];
                seats[*at as usize] = Seat { group, bit: 1 << place };
                *at += 1;
            }
        }
        self.seats = seats;
        self.seat_starts = starts;
    }

    pub(super) fn vars(&self) -> usize {
        self.vars as usize
    }

    /// The variable of an open candidate: `bit` is its digit's.
    fn var(&self, cell: u16, bit: u32) -> u32 {
        let below = self.state[usize::from(cell)] & (bit - 1);
        self.first[usize::from(cell)] + below.count_ones()
    }

    /// The literal that says this candidate is true, if it is open.
    pub(super) fn lit(&self, cell: u16, bit: u32) -> Option<Lit> {
        let is_open = open(self.state[usize::from(cell)]) & bit != 0;
        is_open.then(|| Lit::yes(self.var(cell, bit)))
    }

    #[inline]
    pub(super) fn group(&self, group: u32) -> &[Lit] {
        let group = group as usize;
        &self.members[self.starts[group] as usize..self.starts[group + 1] as usize]
    }

    /// The places of `lit` in its groups.
    #[inline]
    pub(super) fn seats(&self, lit: Lit) -> &[Seat] {
        &self.seats
            [self.seat_starts[lit.index()] as usize..self.seat_starts[lit.index() + 1] as usize]
    }

    /// Writes the state in which the candidates that `is_true` picks are true.
    pub(super) fn write(&self, is_true: impl Fn(Lit) -> bool, state: &mut [u32]) {
        state.copy_from_slice(&self.state);
        for (cell, slot) in (0..).zip(state) {
            let truth = bits(open(*slot)).find(|&bit| is_true(Lit::yes(self.var(cell, bit))));
            *slot = truth.unwrap_or(*slot);
        }
    }
}
