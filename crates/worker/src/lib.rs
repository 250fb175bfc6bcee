//! Long work as values, and the loop that serves them.
