//! What a call answers.

/// What the bytes in the output buffer are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Code {
    /// There is no solution. The reason, as JSON.
    None = 0,
    /// There is one solution: its line.
    Unique = 1,
    /// There are several: the lines of two, one after the other.
    Multiple = 2,
    /// The budget ran out. What was found so far, in the form that goes with the question.
    OutOfBudget = 3,
    /// The bytes are no board. What is wrong with them, as JSON.
    Text = 4,
    /// The answer, in the form that goes with the question.
    Done = 5,
    /// A count that stopped at its limit: the number, as an `f64`.
    Limit = 6,
    /// There is no such job.
    NoJob = 7,
}

/// A [`Code`] in the lowest three bits, above it the number of bytes in the output buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply(pub u32);

impl Reply {
    /// The reply of this code, with so many bytes in the output buffer.
    #[inline]
    pub fn new(code: Code, bytes: usize) -> Reply {
        Reply((bytes as u32) << 3 | code as u32)
    }

    /// Its code, as a number.
    pub fn code(self) -> u32 {
        self.0 & 7
    }

    /// The number of bytes in the output buffer.
    pub fn bytes(self) -> usize {
        (self.0 >> 3) as usize
    }
}
