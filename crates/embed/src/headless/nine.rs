//! The short way for 9×9 lines: bytes in, bytes out, nothing allocated but the search's stack.

use super::reply::Code;
use sudokit::Budget;
use sudokit::search::Step;
use sudokit::search::classic::Classic;

/// Finds up to `limit` solutions of a line and hands each out, with its number, as ASCII digits.
///
/// [`Code::Text`]: this is no plain line; the long way may still read it. [`Code::Limit`]: it stopped at a limit of
/// 1, so whether there are more is not known.
#[inline]
pub(super) fn solve(
    board: &[u8; 81],
    limit: u8,
    mut budget: Budget,
    mut found: impl FnMut(u8, &Classic),
) -> Code {
    let Ok(mut walk) = Classic::new(board) else { return Code::Text };
    for number in 0..limit {
        match walk.advance(&mut budget) {
            Step::Solution => found(number, &walk),
            Step::Exhausted if number == 0 => return Code::None,
            Step::Exhausted => return Code::Unique,
            Step::OutOfBudget => return Code::OutOfBudget,
        }
    }
    if limit > 1 { Code::Multiple } else { Code::Limit }
}

/// Writes the solution that `walk` has just found.
pub(super) fn write(walk: &Classic, line: &mut [u8; 81]) {
    walk.write(line);
    // Eight at once: one by one they would take a twentieth of an easy board's time.
    let (eights, rest) = line.as_chunks_mut::<8>();
    for eight in eights {
        *eight = (u64::from_ne_bytes(*eight) + u64::from_ne_bytes([b'0'; 8])).to_ne_bytes();
    }
    rest.iter_mut().for_each(|value| *value += b'0');
}
