//! Room for what [`super::analyze`] and [`super::shorten`] work out, kept between conflicts.

use super::assignment::{Assignment, Reason};
use super::clauses::Clauses;
use super::network::{Lit, Network};

/// Room for the analysis, kept between conflicts.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    /// The clause being learnt; the first literal is the one that it asserts.
    pub(super) learnt: Vec<Lit>,
    /// For each variable what is known of it in this analysis.
    pub(super) mark: Box<[Mark]>,
    /// Variables whose mark is to be taken back.
    pub(super) marked: Vec<u16>,
    /// The false literals of the reason in hand.
    pub(super) reason: Vec<Lit>,
    /// Literals of which it is still to be shown that they are implied.
    pub(super) open: Vec<Step>,
    /// For each level the number of the last count that met it.
    pub(super) level_seen: Box<[u32]>,
    pub(super) count: u32,
    /// For each group the number of the last clause with the negation of a member.
    pub(super) negated: Box<[u32]>,
    pub(super) clauses: u32,
    /// For each variable how many literals of the clause it excludes. Zero between calls.
    pub(super) excluded: Box<[u16]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    None,
    /// In the clause, or resolved away.
    Seen,
    /// Implied by what is in the clause.
    Implied,
    /// Not so.
    Needed,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Look into this false literal.
    Look(Lit),
    /// All that it rests on was found to be implied.
    Done(Lit),
}

impl Scratch {
    pub(super) fn new(vars: usize, groups: usize) -> Scratch {
        Scratch {
            learnt: Vec::new(),
            mark: vec![Mark::None; vars].into(),
            marked: Vec::new(),
            reason: Vec::new(),
            open: Vec::new(),
            level_seen: vec![0; vars + 1].into(),
            count: 0,
            negated: vec![0; groups].into(),
            clauses: 0,
            excluded: vec![0; vars].into(),
        }
    }

    pub(super) fn mark(&mut self, var: usize, mark: Mark) {
        if self.mark[var] == Mark::None {
            self.marked.push(var as u16);
        }
        self.mark[var] = mark;
    }

    pub(super) fn clear_marks(&mut self) {
        for var in self.marked.drain(..) {
            self.mark[usize::from(var)] = Mark::None;
        }
    }

    /// How many levels these literals are of.
    pub(super) fn levels(&mut self, assignment: &Assignment, lits: &[Lit]) -> u32 {
        self.count = self.count.wrapping_add(1);
        let mut levels = 0;
        for &lit in lits {
            let seen = &mut self.level_seen[assignment.level_of(lit) as usize];
            levels += u32::from(*seen != self.count);
            *seen = self.count;
        }
        levels
    }
}

/// The false literals that make the true `lit` true for this reason.
#[inline]
pub(super) fn explain(
    network: &Network,
    clauses: &Clauses,
    assignment: &Assignment,
    lit: Lit,
    reason: Reason,
    to: &mut Vec<Lit>,
) {
    to.clear();
    match reason {
        Reason::Nothing => {}
        Reason::Other(other) => to.push(!other),
        Reason::Last(group) => {
            to.extend(network.group(group as usize).iter().filter(|&&other| other != lit));
        }
        Reason::Clause(id) => to.extend(clauses.lits(id).iter().filter(|&&other| other != lit)),
        Reason::Turned => {
            let level = assignment.level_of(lit);
            to.extend(assignment.choices(level).map(|choice| !choice));
        }
    }
}
