//! A board's candidates as variables, and its rules as groups of variables of which one is true: a group for each cell,
//! and one for each digit in each house.

use crate::search::general::propagate::Rules;
use crate::sets::{Cell, CellSet};

/// A variable or its negation. There are at most as many variables as a board has candidates, so it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lit(pub(super) u16);

impl Lit {
    #[inline]
    pub(super) fn yes(var: usize) -> Lit {
        Lit((var << 1) as u16)
    }

    #[inline]
    pub(super) fn var(self) -> usize {
        usize::from(self.0 >> 1)
    }

    /// As an array subscript.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
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
    vars: usize,
    /// The members of all groups, one group after another, as the literals that say they are true.
    members: Vec<Lit>,
    /// Where each group begins in `members`; one more at the end.
    starts: Vec<u32>,
    /// The places of each variable in its groups, one variable after another.
    seats: Vec<Seat>,
    /// Where the seats of each variable begin; one more at the end.
    seat_starts: Vec<u32>,
    /// The mask of each group when all its members may be true.
    pub(super) full: Vec<u32>,
}

/// A variable's place in a group: the group's number times 32, and the number of the bit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seat(u32);

impl Seat {
    #[inline]
    pub(super) fn group(self) -> usize {
        (self.0 >> 5) as usize
    }

    #[inline]
    pub(super) fn bit(self) -> u32 {
        1 << (self.0 & 31)
    }
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
        let (mut first, mut vars) = (Vec::with_capacity(state.len()), 0u32);
        for &set in state {
            first.push(vars);
            vars += open(set).count_ones();
        }
        let mut network = Network {
            state: state.into(),
            first: first.into(),
            vars: vars as usize,
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

    /// A group for each digit in each unit.
    fn group_units(&mut self, rules: &Rules) {
        for unit in &rules.units {
            for bit in bits(rules.all) {
                for &cell in unit {
                    self.members.extend(self.lit(cell, bit));
                }
                self.close_group(0);
            }
        }
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

    /// Turns the members of groups round into the seats of variables.
    fn seat(&mut self) {
        let mut starts = vec![0u32; self.vars + 1];
        for lit in &self.members {
            starts[lit.var() + 1] += 1;
        }
        for var in 0..self.vars {
            starts[var + 1] += starts[var];
        }
        let mut seats = vec![Seat::default(); self.members.len()];
        let mut next = starts.clone();
        for group in 0..self.full.len() {
            for (place, lit) in (0..).zip(self.group(group)) {
                let at = &mut next[lit.var()];
                seats[*at as usize] = Seat((group as u32) << 5 | place);
                *at += 1;
            }
        }
        self.seats = seats;
        self.seat_starts = starts;
    }

    pub(super) fn vars(&self) -> usize {
        self.vars
    }

    /// The variable of an open candidate: `bit` is its digit's.
    fn var(&self, cell: u16, bit: u32) -> usize {
        let below = self.state[usize::from(cell)] & (bit - 1);
        (self.first[usize::from(cell)] + below.count_ones()) as usize
    }

    /// The literal that says this candidate is true, if it is open.
    pub(super) fn lit(&self, cell: u16, bit: u32) -> Option<Lit> {
        let is_open = open(self.state[usize::from(cell)]) & bit != 0;
        is_open.then(|| Lit::yes(self.var(cell, bit)))
    }

    #[inline]
    pub(super) fn group(&self, group: usize) -> &[Lit] {
        &self.members[self.starts[group] as usize..self.starts[group + 1] as usize]
    }

    /// The places of a variable in its groups.
    #[inline]
    pub(super) fn seats(&self, var: usize) -> &[Seat] {
        &self.seats[self.seat_starts[var] as usize..self.seat_starts[var + 1] as usize]
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
