//! The unassigned variables, the one of most activity on top.

/// A binary heap of variables that knows where each of them is.
///
/// Activity is VSIDS as in MiniSat: a variable that takes part in a conflict gains the current increment, which grows
/// with every conflict, so that older gains count for less.
#[derive(Clone, Debug)]
pub(super) struct ActivityHeap {
    heap: Vec<u32>,
    /// Where each variable is in `heap`; `ABSENT` when it is not.
    place: Box<[u32]>,
    activity: Box<[f64]>,
    increment: f64,
}

const ABSENT: u32 = u32::MAX;
/// How much an older gain counts after each conflict.
const DECAY: f64 = 0.99;
/// Activities are scaled down when one exceeds this.
const CEILING: f64 = 1e100;

impl ActivityHeap {
    /// All variables, with these activities to begin with.
    pub(super) fn new(activity: Box<[f64]>) -> ActivityHeap {
        let count = activity.len() as u32;
        let mut heap = ActivityHeap {
            heap: (0..count).collect(),
            place: (0..count).collect(),
            activity,
            increment: 1.0,
        };
        for at in (0..count as usize / 2).rev() {
            heap.sink(at);
        }
        heap
    }

    /// The variable of most activity.
    pub(super) fn top(&self) -> Option<u32> {
        self.heap.first().copied()
    }

    /// Takes out the variable of most activity.
    pub(super) fn pop(&mut self) {
        let Some(last) = self.heap.pop() else { return };
        let Some(&first) = self.heap.first() else {
            self.place[last as usize] = ABSENT;
            return;
        };
        self.place[first as usize] = ABSENT;
        self.heap[0] = last;
        self.place[last as usize] = 0;
        self.sink(0);
    }

    /// Puts `var` in, unless it is in.
    #[inline]
    pub(super) fn insert(&mut self, var: u32) {
        if self.place[var as usize] == ABSENT {
            self.place[var as usize] = self.heap.len() as u32;
            self.heap.push(var);
            self.rise(self.heap.len() - 1);
        }
    }

    /// `var` took part in a conflict.
    pub(super) fn bump(&mut self, var: u32) {
        self.activity[var as usize] += self.increment;
        if self.activity[var as usize] > CEILING {
            for activity in &mut self.activity {
                *activity /= CEILING;
            }
            self.increment /= CEILING;
        }
        let place = self.place[var as usize];
        if place != ABSENT {
            self.rise(place as usize);
        }
    }

    /// A conflict is over.
    pub(super) fn decay(&mut self) {
        self.increment /= DECAY;
    }

    fn rise(&mut self, mut at: usize) {
        let var = self.heap[at];
        while at > 0 {
            let parent = (at - 1) / 2;
            let above = self.heap[parent];
            if self.activity[above as usize] >= self.activity[var as usize] {
                break;
            }
            self.heap[at] = above;
            self.place[above as usize] = at as u32;
            at = parent;
        }
        self.heap[at] = var;
        self.place[var as usize] = at as u32;
    }

    fn sink(&mut self, mut at: usize) {
        let var = self.heap[at];
        loop {
            let mut child = 2 * at + 1;
            let Some(&left) = self.heap.get(child) else { break };
            let mut below = left;
            if let Some(&right) = self.heap.get(child + 1)
                && self.activity[right as usize] > self.activity[left as usize]
            {
                child += 1;
                below = right;
            }
            if self.activity[below as usize] <= self.activity[var as usize] {
                break;
            }
            self.heap[at] = below;
            self.place[below as usize] = at as u32;
            at = child;
        }
        self.heap[at] = var;
        self.place[var as usize] = at as u32;
    }
}
