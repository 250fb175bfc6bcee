//! The sudokit command.
