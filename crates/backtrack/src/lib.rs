//! The place, check, undo skeleton, and the problems it solves.
