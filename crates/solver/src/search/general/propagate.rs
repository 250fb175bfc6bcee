//! Naked and hidden singles over one word of candidates a cell.

use crate::grid::Grid;
use crate::sets::Cell;
use crate::shape::Shape;

/// A shape as the walk reads it.
#[derive(Clone, Debug)]
pub(in crate::search) struct Rules {
    shape: Shape,
    /// The houses in which every digit has to occur: those of `side` cells, each set of cells once. (Where a box is
    /// one row high, the boxes are the rows again.)
    pub(in crate::search) units: Box<[Box<[u16]>]>,
    /// For every cell the bits of its units: unit `u` has bit `u % 64`.
    unit_bits: Box<[u64]>,
    /// All digits.
    pub(in crate::search) all: u32,
}

impl Rules {
    pub(in crate::search) fn new(shape: &Shape) -> Rules {
        let side = usize::from(shape.side());
        let mut units: Vec<Box<[u16]>> = Vec::with_capacity(shape.houses().len());
        for house in shape.houses().iter().filter(|house| house.cells.len() == side) {
            let cells = house.cells.iter().map(|cell| cell.0).collect();
            if shape.box_height() > 1 && shape.box_width() > 1 || !units.contains(&cells) {
                units.push(cells);
            }
        }
        let mut unit_bits = vec![0; shape.cell_count()].into_boxed_slice();
        for (index, unit) in units.iter().enumerate() {
            for &cell in unit {
                unit_bits[usize::from(cell)] |= 1 << (index % 64);
            }
        }
        let all = shape.digits().0;
        Rules { shape: shape.clone(), units: units.into(), unit_bits, all }
    }

    pub(in crate::search) fn shape(&self) -> &Shape {
        &self.shape
    }

    pub(in crate::search) fn cells(&self) -> usize {
        self.unit_bits.len()
    }

    #[inline]
    pub(in crate::search) fn peers(&self, cell: u16) -> &[Cell] {
        self.shape.peers(Cell(cell))
    }
}

/// What propagation has still to look at. Empty between calls.
///
/// A state is one word a cell: the digits that the cell may still hold, one bit for a cell that is settled. A cell
/// is queued when it is settled, that is once, so the queue never outgrows the board.
#[derive(Clone, Debug)]
pub(in crate::search) struct Propagator {
    queue: Vec<u16>,
    /// Bits of units that lost a candidate since they were searched for hidden singles.
    dirty: u64,
}

impl Propagator {
    pub(in crate::search) fn new(rules: &Rules) -> Propagator {
        Propagator { queue: Vec::with_capacity(rules.cells()), dirty: 0 }
    }

    /// The state that follows from the givens; whether it stands.
    pub(in crate::search) fn begin(
        &mut self,
        rules: &Rules,
        givens: &Grid,
        state: &mut [u32],
    ) -> bool {
        for ((cell, slot), &value) in (0..).zip(state.iter_mut()).zip(givens.values()) {
            *slot = rules.all;
            if value != 0 {
                *slot = 1 << (value - 1);
                self.queue.push(cell);
            }
        }
        self.dirty = u64::MAX >> (64 - rules.units.len().clamp(1, 64));
        self.settle(rules, state)
    }

    /// Settles `cell` to the one digit of `bit`, which it may hold; whether the state still stands.
    pub(in crate::search) fn assign(
        &mut self,
        rules: &Rules,
        state: &mut [u32],
        cell: u16,
        bit: u32,
    ) -> bool {
        state[usize::from(cell)] = bit;
        self.dirty |= rules.unit_bits[usize::from(cell)];
        self.queue.push(cell);
        self.settle(rules, state)
    }

    /// Takes the digit of `bit`, which is one of several, from `cell`; whether the state still stands.
    pub(in crate::search) fn eliminate(
        &mut self,
        rules: &Rules,
        state: &mut [u32],
        cell: u16,
        bit: u32,
    ) -> bool {
        let left = state[usize::from(cell)] & !bit;
        state[usize::from(cell)] = left;
        self.dirty |= rules.unit_bits[usize::from(cell)];
        if left.is_power_of_two() {
            self.queue.push(cell);
        }
        left != 0 && self.settle(rules, state)
    }

    fn settle(&mut self, rules: &Rules, state: &mut [u32]) -> bool {
        let stands = self.run(rules, state);
        self.queue.clear();
        self.dirty = 0;
        stands
    }

    fn run(&mut self, rules: &Rules, state: &mut [u32]) -> bool {
        loop {
            while let Some(cell) = self.queue.pop() {
                let bit = state[usize::from(cell)];
                for &peer in rules.peers(cell) {
                    let old = state[peer.index()];
                    if old & bit != 0 {
                        let new = old ^ bit;
                        state[peer.index()] = new;
                        self.dirty |= rules.unit_bits[peer.index()];
                        if new & new.wrapping_sub(1) == 0 {
                            if new == 0 {
                                return false;
                            }
                            self.queue.push(peer.0);
                        }
                    }
                }
            }
            if self.dirty == 0 {
                return true;
            }
            let first = self.dirty.trailing_zeros() as usize;
            self.dirty &= self.dirty - 1;
            for unit in rules.units.iter().skip(first).step_by(64) {
                if !self.hidden_singles(rules, state, unit) {
                    return false;
                }
            }
        }
    }

    /// Settles the cells that alone in `unit` can hold some digit. Fails when a digit has no cell, or two digits
    /// have the same only cell.
    #[inline]
    fn hidden_singles(&mut self, rules: &Rules, state: &mut [u32], unit: &[u16]) -> bool {
        let (mut once, mut twice, mut settled) = (0, 0, 0);
        for &cell in unit {
            let set = state[usize::from(cell)];
            twice |= once & set;
            once |= set;
            if set & set.wrapping_sub(1) == 0 {
                settled |= set;
            }
        }
        if once != rules.all {
            return false;
        }
        let hidden = once & !twice & !settled;
        if hidden == 0 {
            return true;
        }
        for &cell in unit {
            let bit = state[usize::from(cell)] & hidden;
            if bit != 0 {
                if !bit.is_power_of_two() {
                    return false;
                }
                state[usize::from(cell)] = bit;
                self.dirty |= rules.unit_bits[usize::from(cell)];
                self.queue.push(cell);
            }
        }
        true
    }
}
