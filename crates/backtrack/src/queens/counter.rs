//! Counting the arrangements, without a board: three words, and only half of the first row.
//!
//! The method is the well-known one of Martin Richards, "Backtracking algorithms in MCPL using bit patterns and
//! recursion" (1997): the columns and the diagonals that reach the row at hand are three masks, the diagonals shift as
//! the row moves on. With a queen in the left half of the first row, the mirror image has one in the right half, so the
//! left half is counted twice; on an odd board the middle column is left, for which the same is done in the second row.

/// Counts the arrangements of n queens, piece by piece.
#[derive(Clone, Debug)]
pub struct QueenCounter {
    n: u32,
    /// Columns of the queens in the first two rows, of the piece to be counted next.
    next: (u32, u32),
    count: u64,
}

impl QueenCounter {
    /// The largest board: its count, which is not known, would still fit.
    pub const MAX_SIDE: u32 = 27;

    /// A count that has not begun; `None` above [`QueenCounter::MAX_SIDE`].
    pub fn new(n: u32) -> Option<QueenCounter> {
        (n <= QueenCounter::MAX_SIDE).then_some(QueenCounter { n, next: (0, 0), count: 0 })
    }

    /// Counts one piece more: the arrangements that begin with two given queens. Answers whether it is finished.
    pub fn step(&mut self) -> bool {
        let n = self.n;
        if n < 2 {
            // A single queen stands alone, and no queens can be placed in one way.
            self.count = 1;
            return true;
        }
        let half = n / 2;
        let (first, second) = self.next;
        let middle = first == half;
        // The middle column exists on odd boards only, and its second row is halved in turn.
        let seconds = if middle { half } else { n };
        if first > half || (middle && n.is_multiple_of(2)) {
            return true;
        }
        if second < seconds {
            self.next.1 += 1;
            if second.abs_diff(first) > 1 {
                let (a, b) = (1u32 << first, 1u32 << second);
                let all = (1u32 << n) - 1;
                self.count += 2 * count(all, a | b, (a << 1 | b) << 1, (a >> 1 | b) >> 1);
            }
        } else {
            self.next = (first + 1, 0);
        }
        false
    }

    /// Counts all.
    pub fn finish(&mut self) -> u64 {
        while !self.step() {}
        self.count
    }

    /// What was counted so far.
    pub fn count(&self) -> u64 {
        self.count
    }
}

/// The ways to put a queen into each row from here on. `columns` are taken; `left` and `right` are the squares of this
/// row that the diagonals reach.
fn count(all: u32, columns: u32, left: u32, right: u32) -> u64 {
    let mut free = all & !(columns | left | right);
    let mut found = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        let taken = columns | queen;
        // Asked here and not on entry: it saves the call for the last row, and most calls are of the last rows.
        found += match taken == all {
            true => 1,
            false => count(all, taken, (left | queen) << 1, (right | queen) >> 1),
        };
    }
    found
}
