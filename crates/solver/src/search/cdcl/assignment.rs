//! What is true at present, since when and why.

use super::clauses::ClauseId;
use super::network::Lit;

/// Why a literal became true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was chosen, or follows from nothing at all.
    Nothing,
    /// Another member of a group is true.
    Other(Lit),
    /// All other members of a group are false.
    Last(u32),
    /// All other literals of a clause are false.
    Clause(ClauseId),
    /// The choice it negates, after those of the levels below, is done with.
    Turned,
}

/// A reason in one word: what it names, and below that, in three bits, its kind.
#[derive(Clone, Copy, Debug)]
struct Packed(u32);

impl Packed {
    #[inline]
    fn new(reason: Reason) -> Packed {
        Packed(match reason {
            Reason::Nothing => 0,
            Reason::Turned => 1,
            Reason::Other(lit) => u32::from(lit.0) << 3 | 2,
            Reason::Last(group) => group << 3 | 3,
            Reason::Clause(id) => id.0 << 3 | 4,
        })
    }

    #[inline]
    fn reason(self) -> Reason {
        let name = self.0 >> 3;
        match self.0 & 7 {
            1 => Reason::Turned,
            2 => Reason::Other(Lit(name as u16)),
            3 => Reason::Last(name),
            4 => Reason::Clause(ClauseId(name)),
            _ => Reason::Nothing,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Origin {
    level: u32,
    reason: Packed,
}

/// The true literals, in the order in which they became true, cut into levels by the choices.
#[derive(Clone, Debug)]
pub(super) struct Assignment {
    /// For each literal whether it is true; the negation of a true literal is false.
    is_true: Box<[bool]>,
    /// For each assigned variable.
    origin: Box<[Origin]>,
    pub(super) trail: Vec<Lit>,
    /// Where in the trail each level but the lowest begins. The first literal of a level is its choice.
    starts: Vec<u32>,
}

impl Assignment {
    pub(super) fn new(vars: usize) -> Assignment {
        Assignment {
            is_true: vec![false; 2 * vars].into(),
            origin: vec![Origin { level: 0, reason: Packed(0) }; vars].into(),
            trail: Vec::with_capacity(vars),
            starts: Vec::new(),
        }
    }

    #[inline]
    pub(super) fn is_true(&self, lit: Lit) -> bool {
        self.is_true[lit.index()]
    }

    #[inline]
    pub(super) fn is_false(&self, lit: Lit) -> bool {
        self.is_true[(!lit).index()]
    }

    #[inline]
    pub(super) fn is_open(&self, lit: Lit) -> bool {
        !self.is_true(lit) && !self.is_false(lit)
    }

    /// Whether every variable is assigned.
    pub(super) fn is_complete(&self) -> bool {
        self.trail.len() == self.origin.len()
    }

    /// How many choices are in force.
    #[inline]
    pub(super) fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The level at which the variable of `lit` was assigned.
    #[inline]
    pub(super) fn level_of(&self, lit: Lit) -> u32 {
        self.origin[lit.var()].level
    }

    #[inline]
    pub(super) fn reason_of(&self, lit: Lit) -> Reason {
        self.origin[lit.var()].reason.reason()
    }

    pub(super) fn set_reason(&mut self, lit: Lit, reason: Reason) {
        self.origin[lit.var()].reason = Packed::new(reason);
    }

    /// Makes an open literal true.
    #[inline]
    pub(super) fn set(&mut self, lit: Lit, reason: Reason) {
        self.is_true[lit.index()] = true;
        self.origin[lit.var()] = Origin { level: self.level(), reason: Packed::new(reason) };
        self.trail.push(lit);
    }

    /// Begins a level with an open literal.
    pub(super) fn choose(&mut self, lit: Lit) {
        self.starts.push(self.trail.len() as u32);
        self.set(lit, Reason::Nothing);
    }

    /// The choices up to `level`, the first of them first.
    pub(super) fn choices(&self, level: u32) -> impl DoubleEndedIterator<Item = Lit> + '_ {
        self.starts[..level as usize].iter().map(|&start| self.trail[start as usize])
    }

    /// Takes back everything above `level`, which there is; `undone` is told each literal.
    #[inline]
    pub(super) fn back_to(&mut self, level: u32, mut undone: impl FnMut(Lit)) {
        let Some(&start) = self.starts.get(level as usize) else { return };
        for &lit in &self.trail[start as usize..] {
            self.is_true[lit.index()] = false;
            undone(lit);
        }
        self.trail.truncate(start as usize);
        self.starts.truncate(level as usize);
    }
}
