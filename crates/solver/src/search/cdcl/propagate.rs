//! What follows from what is true.

use super::assignment::{Assignment, Reason};
use super::clauses::{ClauseId, Clauses, Watch};
use super::network::{Lit, NOBODY, Network};

/// What cannot be true together.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// Two members of a group.
    Both(Lit, Lit),
    /// The falsehood of all members of a group.
    Empty(u32),
    /// The falsehood of all literals of a clause.
    Clause(ClauseId),
}

/// How far conclusions were drawn.
#[derive(Clone, Debug)]
pub(super) struct Propagation {
    /// For each group the members that are not false, as a mask.
    live: Box<[u32]>,
    /// Up to where the trail was propagated through the groups, and through the clauses.
    grouped: usize,
    watched: usize,
}

impl Propagation {
    pub(super) fn new(network: &Network) -> Propagation {
        Propagation { live: network.full.clone().into(), grouped: 0, watched: 0 }
    }

    /// Draws all conclusions, those from groups first: they are cheap, and make short reasons.
    pub(super) fn run(
        &mut self,
        network: &Network,
        clauses: &mut Clauses,
        assignment: &mut Assignment,
    ) -> Option<Conflict> {
        loop {
            while let Some(&lit) = assignment.trail.get(self.grouped) {
                self.grouped += 1;
                let conflict = close(&mut self.live, network, assignment, !lit)
                    .or_else(|| exclude(&self.live, network, assignment, lit));
                if conflict.is_some() {
                    return conflict;
                }
            }
            let &lit = assignment.trail.get(self.watched)?;
            self.watched += 1;
            let conflict = visit(clauses, assignment, !lit);
            if conflict.is_some() {
                return conflict;
            }
        }
    }

    /// `lit` is no longer true.
    #[inline]
    pub(super) fn undo(&mut self, network: &Network, lit: Lit) {
        for seat in network.seats(!lit) {
            self.live[seat.group as usize] |= seat.bit;
        }
    }

    /// The trail was cut back to this length.
    pub(super) fn cut(&mut self, length: usize) {
        self.grouped = length;
        self.watched = length;
    }
}

/// `lit` is true: the other members of its groups are not.
#[inline]
fn exclude(
    live: &[u32],
    network: &Network,
    assignment: &mut Assignment,
    lit: Lit,
) -> Option<Conflict> {
    for seat in network.seats(lit) {
        let mut others = live[seat.group as usize] & !seat.bit & !NOBODY;
        if others == 0 {
            continue;
        }
        let members = network.group(seat.group);
        while others != 0 {
            let other = members[others.trailing_zeros() as usize];
            others &= others - 1;
            if assignment.is_true(other) {
                return Some(Conflict::Both(lit, other));
            }
            if !assignment.is_false(other) {
                assignment.set(!other, Reason::Other(lit));
            }
        }
    }
    None
}

/// `lit` is false: where one other member is left of a group, it is true.
#[inline]
fn close(
    live: &mut [u32],
    network: &Network,
    assignment: &mut Assignment,
    lit: Lit,
) -> Option<Conflict> {
    let mut conflict = None;
    for seat in network.seats(lit) {
        let left = live[seat.group as usize] & !seat.bit;
        live[seat.group as usize] = left;
        if left & left.wrapping_sub(1) == 0 && left != NOBODY {
            if left == 0 {
                conflict = Some(Conflict::Empty(seat.group));
            } else {
                let last = network.group(seat.group)[left.trailing_zeros() as usize];
                if assignment.is_open(last) {
                    assignment.set(last, Reason::Last(seat.group));
                }
            }
        }
    }
    conflict
}

/// Looks at the clauses that watch `lit`, which is false.
fn visit(clauses: &mut Clauses, assignment: &mut Assignment, lit: Lit) -> Option<Conflict> {
    let mut watches = std::mem::take(&mut clauses.watches[lit.index()]);
    let (mut from, mut to) = (0, 0);
    let mut conflict = None;
    'watches: while let Some(&Watch { clause, blocker }) = watches.get(from) {
        from += 1;
        if assignment.is_true(blocker) {
            watches[to] = Watch { clause, blocker };
            to += 1;
            continue;
        }
        let lits = clauses.lits_mut(clause);
        if lits[0] == lit {
            lits.swap(0, 1);
        }
        let first = lits[0];
        let watch = Watch { clause, blocker: first };
        if first != blocker && assignment.is_true(first) {
            watches[to] = watch;
            to += 1;
            continue;
        }
        let (watched, rest) = lits.split_at_mut(2);
        if let Some(other) = rest.iter_mut().find(|other| !assignment.is_false(**other)) {
            std::mem::swap(&mut watched[1], other);
            let now = watched[1];
            clauses.watches[now.index()].push(watch);
            continue 'watches;
        }
        watches[to] = watch;
        to += 1;
        if assignment.is_false(first) {
            conflict = Some(Conflict::Clause(clause));
            break;
        }
        assignment.set(first, Reason::Clause(clause));
    }
    watches.copy_within(from.., to);
    let kept = to + watches.len() - from;
    watches.truncate(kept);
    clauses.watches[lit.index()] = watches;
    conflict
}
