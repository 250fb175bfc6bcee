//! What stands in the place of clause learning in builds without it. No walk hands over to it: see
//! [`super::general`].

use super::general::propagate::Rules;
use super::{Budget, Step};

#[derive(Clone, Debug)]
pub(super) struct Cdcl;

impl Cdcl {
    pub(super) fn new(_rules: &Rules, _state: &[u32]) -> Cdcl {
        Cdcl
    }

    pub(super) fn exclude(&mut self, _candidates: impl Iterator<Item = (u16, u32)>) {}

    pub(super) fn require(&mut self, _candidates: impl Iterator<Item = (u16, u32)>) -> bool {
        false
    }

    pub(super) fn advance(&mut self, _budget: &mut Budget, _nodes: &mut u64) -> Step {
        Step::OutOfBudget
    }

    pub(super) fn write(&self, _state: &mut [u32]) {}
}
