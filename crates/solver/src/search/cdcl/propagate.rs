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
    /// For each group the members that are not known to be false, as a mask.
    live: Box<[u32]>,
    /// Up to where the trail was propagated.
    done: usize,
}

impl Propagation {
    pub(super) fn new(network: &Network) -> Propagation {
        Propagation { live: network.full.clone().into(), done: 0 }
    }

    /// Draws all conclusions, literal by literal, from what was learnt first.
    ///
    /// To draw those from groups to the end before a clause is looked at takes three times as many conflicts: then the
    /// conflicts met are those of the board's own rules, and what was learnt is used too late.
    pub(super) fn run(
        &mut self,
        network: &Network,
        clauses: &mut Clauses,
        assignment: &mut Assignment,
    ) -> Option<Conflict> {
        loop {
            let &lit = assignment.trail.get(self.done)?;
            self.done += 1;
            let mut conflict = visit(clauses, assignment, !lit);
            if conflict.is_none() {
                conflict = if lit.is_no() {
                    close(&mut self.live, network, assignment, lit.var())
                } else {
                    exclude(&self.live, network, assignment, lit)
                };
            }
            if conflict.is_some() {
                return conflict;
            }
        }
    }

    /// `lit` is no longer true.
    #[inline]
    pub(super) fn undo(&mut self, network: &Network, lit: Lit) {
        if lit.is_no() {
            for seat in network.seats(lit.var()) {
                self.live[seat.group()] |= seat.bit();
            }
        }
    }

    /// The trail was cut back to this length.
    pub(super) fn cut(&mut self, length: usize) {
        self.done = length;
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
    for seat in network.seats(lit.var()) {
        let mut others = live[seat.group()] & !seat.bit() & !NOBODY;
        if others == 0 {
            continue;
        }
        let members = network.group(seat.group());
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

/// `var` is false: where one other member is left of a group, it is true.
#[inline]
fn close(
    live: &mut [u32],
    network: &Network,
    assignment: &mut Assignment,
    var: usize,
) -> Option<Conflict> {
    let mut conflict = None;
    for seat in network.seats(var) {
        let group = seat.group();
        let left = live[group] & !seat.bit();
        live[group] = left;
        if left & left.wrapping_sub(1) == 0 && left != NOBODY {
            if left == 0 {
                conflict = Some(Conflict::Empty(group as u32));
            } else {
                let last = network.group(group)[left.trailing_zeros() as usize];
                if assignment.is_open(last) {
                    assignment.set(last, Reason::Last(group as u32));
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
    while let Some(&watch) = watches.get(from) {
        from += 1;
        watches[to] = watch;
        to += 1;
        let Watch { clause, blocker, binary } = watch;
        if assignment.is_true(blocker) {
            continue;
        }
        let mut first = blocker;
        if !binary {
            let lits = clauses.lits_mut(clause);
            let [one, two, rest @ ..] = lits else { continue };
            if *one == lit {
                std::mem::swap(one, two);
            }
            first = *one;
            let watch = Watch { clause, blocker: first, binary };
            watches[to - 1] = watch;
            if first != blocker && assignment.is_true(first) {
                continue;
            }
            if let Some(other) = rest.iter_mut().find(|other| !assignment.is_false(**other)) {
                std::mem::swap(two, other);
                let now = *two;
                clauses.watches[now.index()].push(watch);
                to -= 1;
                continue;
            }
        }
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
