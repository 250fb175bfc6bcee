//! Candidates kept ready for each open cell, and what can be made of them: MRV, forward checking, singles.

use super::clash;
use crate::problem::{Choice, Place, Problem, Strategy, Value};
use crate::watch::{Against, DeadEnd, Event, Watch};
use sudokit::{Candidates, Cell, Puzzle, Shape};

/// How far a placement is followed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Consequences {
    /// The digit leaves the candidates of the peers.
    Narrow,
    /// And a peer without candidates is seen at once.
    Forward,
    /// And naked and hidden singles are placed until there are none.
    Singles,
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Narrowed { place: u16, bit: u32 },
    Filled(Choice),
}

/// A board and the candidates of its open cells.
#[derive(Clone, Debug)]
pub struct Kept {
    shape: Shape,
    consequences: Consequences,
    /// 0 for an open cell.
    values: Box<[u8]>,
    /// Bit `d - 1` for digit `d`. What a filled cell has here means nothing.
    candidates: Box<[u32]>,
    /// All changes since the start, for taking them back.
    trail: Vec<Change>,
    clash: Option<[Place; 2]>,
}

impl Kept {
    /// The board with the givens of `puzzle`.
    pub fn new(puzzle: &Puzzle, consequences: Consequences) -> Kept {
        let givens = puzzle.givens();
        let candidates = Candidates::of(givens);
        Kept {
            shape: givens.shape().clone(),
            consequences,
            values: givens.values().into(),
            candidates: givens.shape().cells().map(|cell| candidates.get(cell).0).collect(),
            trail: Vec::new(),
            clash: clash(givens),
        }
    }

    /// The candidates of an open cell, bit `d - 1` for digit `d`.
    pub fn candidates(&self, place: Place) -> u32 {
        self.candidates[place]
    }

    fn is_open(&self, place: Place) -> bool {
        self.values[place] == 0
    }

    /// Writes the digit and narrows the open peers; stops at the first that is left without candidates, if that is
    /// to be seen.
    fn fill(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        let bit = 1 << (choice.value - 1);
        self.values[choice.place] = choice.value as u8;
        self.trail.push(Change::Filled(choice));
        for peer in self.shape.peers(Cell(choice.place as u16)) {
            let place = peer.index();
            let set = &mut self.candidates[place];
            if self.values[place] != 0 || *set & bit == 0 {
                continue;
            }
            *set ^= bit;
            let left = set.count_ones() as usize;
            self.trail.push(Change::Narrowed { place: peer.0, bit });
            watch.note(Event::Narrow { choice, place, left });
            if left == 0 && self.consequences >= Consequences::Forward {
                return Err(DeadEnd::NoValue(place));
            }
        }
        Ok(())
    }

    fn place_singles(&mut self, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        loop {
            let choice = match self.naked_single()? {
                Some(choice) => choice,
                None => match self.hidden_single()? {
                    Some(choice) => choice,
                    None => return Ok(()),
                },
            };
            watch.note(Event::Place { choice, forced: true });
            self.fill(choice, watch)?;
        }
    }

    /// The first open cell with one candidate.
    fn naked_single(&self) -> Result<Option<Choice>, DeadEnd> {
        let mut single = None;
        for (place, &set) in self.candidates.iter().enumerate() {
            if self.is_open(place) {
                if set == 0 {
                    return Err(DeadEnd::NoValue(place));
                }
                if single.is_none() && set.is_power_of_two() {
                    single = Some(Choice { place, value: set.trailing_zeros() as usize + 1 });
                }
            }
        }
        Ok(single)
    }

    /// The lowest digit that has one place left, in the first house that has such a digit.
    fn hidden_single(&self) -> Result<Option<Choice>, DeadEnd> {
        let all = self.shape.digits().0;
        for (group, house) in self.shape.houses().iter().enumerate() {
            let (mut placed, mut once, mut twice) = (0, 0, 0);
            for cell in &house.cells {
                match self.values[cell.index()] {
                    0 => {
                        let set = self.candidates[cell.index()];
                        twice |= once & set;
                        once |= set;
                    }
                    digit => placed |= 1 << (digit - 1),
                }
            }
            let missing = all & !placed;
            let nowhere = missing & !once;
            if nowhere != 0 {
                let value = nowhere.trailing_zeros() as usize + 1;
                return Err(DeadEnd::NoPlace { value, group });
            }
            let single = missing & !twice;
            if single != 0 {
                let bit = single & single.wrapping_neg();
                let holds =
                    |place: &Place| self.values[*place] == 0 && self.candidates[*place] & bit != 0;
                let place = house.cells.iter().map(|cell| cell.index()).find(holds);
                let value = bit.trailing_zeros() as usize + 1;
                return Ok(place.map(|place| Choice { place, value }));
            }
        }
        Ok(None)
    }
}

impl Problem for Kept {
    fn places(&self) -> usize {
        self.values.len()
    }

    fn value(&self, place: Place) -> Option<Value> {
        match self.values[place] {
            0 => None,
            digit => Some(digit.into()),
        }
    }

    fn values(&self, place: Place, out: &mut Vec<Value>) {
        let mut bits = self.candidates[place];
        while bits != 0 {
            out.push(bits.trailing_zeros() as usize + 1);
            bits &= bits - 1;
        }
    }

    /// A candidate has been checked by every placement so far: nothing is left to compare.
    fn check(&self, _: Choice, _: &mut Watch<'_>) -> Result<(), Against> {
        Ok(())
    }

    fn place(&mut self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.fill(choice, watch)?;
        match self.consequences {
            Consequences::Singles => self.place_singles(watch),
            Consequences::Narrow | Consequences::Forward => Ok(()),
        }
    }

    fn undo(&mut self, choice: Choice, watch: &mut Watch<'_>) {
        while let Some(change) = self.trail.pop() {
            match change {
                Change::Narrowed { place, bit } => self.candidates[usize::from(place)] |= bit,
                Change::Filled(filled) => {
                    self.values[filled.place] = 0;
                    if filled == choice {
                        break;
                    }
                    watch.note(Event::Undo { choice: filled, forced: true });
                }
            }
        }
    }

    fn begin(&mut self, watch: &mut Watch<'_>) -> Result<(), DeadEnd> {
        if let Some(places) = self.clash {
            return Err(DeadEnd::Givens(places));
        }
        match self.consequences {
            Consequences::Singles => self.place_singles(watch),
            Consequences::Narrow | Consequences::Forward => Ok(()),
        }
    }
}

/// MRV on kept candidates: the open cell with the fewest, the first of equals.
#[derive(Clone, Copy, Debug, Default)]
pub struct FewestCandidates;

impl Strategy<Kept> for FewestCandidates {
    fn choose(
        &mut self,
        problem: &Kept,
        values: &mut Vec<Value>,
        _: &mut Watch<'_>,
    ) -> Option<Place> {
        let open = (0..problem.places()).filter(|&place| problem.is_open(place));
        let place = open.min_by_key(|&place| problem.candidates[place].count_ones())?;
        problem.values(place, values);
        Some(place)
    }
}
