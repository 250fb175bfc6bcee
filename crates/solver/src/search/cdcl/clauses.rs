//! The clauses that no group of the board states: those learnt from conflicts, and those that shut out what was seen.

use super::network::Lit;

/// A clause's place in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ClauseId(pub(super) u32);

/// A clause that is looked at when the watched literal becomes false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub(super) clause: ClauseId,
    /// Another literal of the clause: while it is true, the clause need not be read.
    pub(super) blocker: Lit,
    /// Whether the blocker is all the rest of the clause.
    pub(super) binary: bool,
}

/// All clauses, one after another in one arena of half words: a header of two numbers (the length; LBD and marks),
/// dressed as literals, then the literals. The first two literals are watched (the two-watched-literal scheme of Chaff,
/// with MiniSat's blockers).
#[derive(Clone, Debug)]
pub(super) struct Clauses {
    arena: Vec<Lit>,
    /// For each literal the clauses to look at when it becomes false.
    pub(super) watches: Vec<Vec<Watch>>,
    learnt: Vec<ClauseId>,
    /// Reduce when there are this many learnt clauses.
    limit: usize,
}

const HEADER: usize = 2;
/// In the second word of the header: the clause must stay.
const PERMANENT: u16 = 1 << 15;
/// In the second word of the header: took part in a conflict since the last reduction.
const USED: u16 = 1 << 14;
const LBD: u16 = USED - 1;
/// Clauses of this LBD and below are kept: "glue" (Audemard and Simon, "Predicting learnt clauses quality in modern SAT
/// solvers", 2009).
const GLUE: u16 = 2;
const FIRST_LIMIT: usize = 2000;
const LIMIT_STEP: usize = 200;
/// A second word of the header that no clause has otherwise.
const DELETED: u16 = u16::MAX;

fn lbd_bits(lbd: u32) -> u16 {
    lbd.min(u32::from(LBD) - 1) as u16
}

impl Clauses {
    pub(super) fn new(vars: usize) -> Clauses {
        Clauses {
            arena: Vec::new(),
            watches: vec![Vec::new(); 2 * vars],
            learnt: Vec::new(),
            limit: FIRST_LIMIT,
        }
    }

    /// Adds a clause of two literals or more, of which the first two are to be watched. Without an LBD it stays.
    pub(super) fn add(&mut self, lits: &[Lit], lbd: Option<u32>) -> ClauseId {
        let id = ClauseId(self.arena.len() as u32);
        let mark = lbd.map_or(PERMANENT, |lbd| lbd_bits(lbd) | USED);
        self.arena.extend([Lit(lits.len() as u16), Lit(mark)]);
        self.arena.extend_from_slice(lits);
        if lbd.is_some() {
            self.learnt.push(id);
        }
        self.watch(id);
        id
    }

    fn watch(&mut self, id: ClauseId) {
        let &[a, b, ref rest @ ..] = self.lits(id) else { return };
        let binary = rest.is_empty();
        self.watches[a.index()].push(Watch { clause: id, blocker: b, binary });
        self.watches[b.index()].push(Watch { clause: id, blocker: a, binary });
    }

    #[inline]
    pub(super) fn lits_mut(&mut self, id: ClauseId) -> &mut [Lit] {
        let at = id.0 as usize;
        let len = self.arena[at].index();
        &mut self.arena[at + HEADER..at + HEADER + len]
    }

    #[inline]
    pub(super) fn lits(&self, id: ClauseId) -> &[Lit] {
        let at = id.0 as usize;
        let len = self.arena[at].index();
        &self.arena[at + HEADER..at + HEADER + len]
    }

    /// The learnt clauses that were kept.
    #[cfg(test)]
    pub(super) fn learnt(&self) -> impl Iterator<Item = &[Lit]> {
        self.learnt.iter().map(|&id| self.lits(id))
    }

    /// Notes that the clause took part in a conflict, and answers its LBD when that may have become better.
    pub(super) fn used(&mut self, id: ClauseId) -> Option<u32> {
        let mark = &mut self.arena[id.0 as usize + 1].0;
        *mark |= USED;
        let lbd = *mark & LBD;
        (*mark & PERMANENT == 0 && lbd > GLUE).then_some(u32::from(lbd))
    }

    pub(super) fn set_lbd(&mut self, id: ClauseId, lbd: u32) {
        let mark = &mut self.arena[id.0 as usize + 1].0;
        *mark = (*mark & !LBD) | lbd_bits(lbd);
    }

    pub(super) fn crowded(&self) -> bool {
        self.learnt.len() >= self.limit
    }

    /// Throws away half of the learnt clauses, the worst by LBD that were not used lately, and closes the gaps.
    /// Clauses for which `is_reason` stands are kept; `moved` is told where each kept clause went.
    pub(super) fn reduce(
        &mut self,
        is_reason: impl Fn(ClauseId) -> bool,
        mut moved: impl FnMut(ClauseId, ClauseId),
    ) {
        let mark = |arena: &[Lit], id: ClauseId| arena[id.0 as usize + 1].0;
        let mut worst: Vec<ClauseId> = self
            .learnt
            .iter()
            .copied()
            .filter(|&id| {
                let mark = mark(&self.arena, id);
                mark & LBD > GLUE && mark & USED == 0 && !is_reason(id)
            })
            .collect();
        worst.sort_by_key(|&id| {
            (u16::MAX - (mark(&self.arena, id) & LBD), u16::MAX - self.arena[id.0 as usize].0)
        });
        worst.truncate(self.learnt.len() / 2);
        for id in worst {
            self.arena[id.0 as usize + 1].0 = DELETED;
        }
        self.limit += LIMIT_STEP;

        self.watches.iter_mut().for_each(Vec::clear);
        self.learnt.clear();
        let (mut from, mut to) = (0, 0);
        while from < self.arena.len() {
            let size = HEADER + self.arena[from].index();
            let mark = self.arena[from + 1].0;
            if mark != DELETED {
                self.arena.copy_within(from..from + size, to);
                self.arena[to + 1].0 &= !USED;
                let id = ClauseId(to as u32);
                moved(ClauseId(from as u32), id);
                if mark & PERMANENT == 0 {
                    self.learnt.push(id);
                }
                self.watch(id);
                to += size;
            }
            from += size;
        }
        self.arena.truncate(to);
    }
}
