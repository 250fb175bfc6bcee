//! Solve, Check and Count: from what is true to what is written in, marked and said.

use super::report::{Busy, COUNT_LIMIT, LIST_LIMIT, Report, Several, Then};
use super::truth::{Entries, Verdict};
use super::{Action, Page, Writer};
use std::rc::Rc;
use sudokit::search::Reason;
use sudokit::{Cell, Grid};
use sudokit_worker::{Board, Job, Progress};

impl Page {
    /// Does what was asked for, at once or when the search is over.
    pub(super) fn ask(&mut self, then: Then) {
        if self.truth.givens == Verdict::Stopped || self.is_in_doubt() {
            let sheet = self.game.sheet().clone();
            self.answers.ask_again(&sheet.givens());
            self.answers.ask_again(&sheet.present());
            self.refresh();
        }
        if self.wish.is_some() && (self.truth.givens == Verdict::Asking || self.is_in_doubt()) {
            self.report = Some(Report::Busy(Busy { then, progress: Progress::default() }));
            return;
        }
        match then {
            Then::Solve => self.solve(),
            Then::Check => self.check(),
        }
    }

    /// Whether it is not known if the person's digits go with some solution.
    fn is_in_doubt(&self) -> bool {
        matches!(self.truth.givens, Verdict::Multiple(_))
            && self.truth.entries == Entries::Unjudged
            && self.game.sheet().has(Writer::Mine)
    }

    fn solve(&mut self) {
        let truth = self.truth.clone();
        match &truth.givens {
            Verdict::None(reason) => {
                self.report = Some(Report::NoSolution(reason.clone()));
                self.explain(reason);
            }
            Verdict::Unique(solution) => {
                let before = self.game.sheet().clone();
                self.act(Action::Answer(Grid::clone(solution)));
                let after = self.game.sheet();
                let by_solver: Vec<Cell> = after
                    .shape()
                    .cells()
                    .filter(|&cell| after.ink(cell).writer() == Some(Writer::Solver))
                    .collect();
                let filled = by_solver.len();
                let was_mine = |cell: &&Cell| before.ink(**cell).writer() == Some(Writer::Mine);
                let replaced = by_solver.iter().filter(was_mine).count();
                self.report = Some(Report::Solved { filled, replaced, took: truth.took });
            }
            Verdict::Multiple(two) => self.solve_several(two),
            Verdict::Asking | Verdict::Stopped => {}
        }
    }

    fn explain(&mut self, reason: &Reason) {
        let shape = self.game.sheet().shape().clone();
        self.mark(|highlights| highlights.explain(reason, &shape, true));
    }

    fn solve_several(&mut self, two: &[Grid; 2]) {
        let sheet = self.game.sheet().clone();
        let entries = self.truth.entries == Entries::Fit;
        let base = if entries { sheet.present() } else { sheet.givens() };
        // The two known solutions are those of the givens. The person's digits rule some out.
        let fits = |solution: &&Grid| {
            let differs = base.differences(solution);
            differs.iter().all(|&cell| base.get(cell).is_none())
        };
        let known: Vec<Grid> = if entries {
            match self.answers.known(&base) {
                Some(Verdict::Unique(only)) => vec![Grid::clone(only)],
                Some(Verdict::Multiple(two)) => two.to_vec(),
                _ => two.iter().filter(fits).cloned().collect(),
            }
        } else {
            two.to_vec()
        };
        let Some(first) = known.first().cloned() else { return };
        self.act(Action::Answer(first));
        let all = known.len() < 2;
        let base = Rc::new(base);
        let list = Job::List { board: Board::from(&*base), limit: LIST_LIMIT };
        let several = Several {
            base,
            entries,
            solutions: known.into(),
            all,
            shown: 0,
            counted: None,
            counting: None,
        };
        self.set_several(several);
        if !all {
            self.wish_for(list);
        }
    }

    fn set_several(&mut self, several: Several) {
        let differing = several.differing();
        self.mark(|highlights| highlights.differing = differing);
        self.report = Some(Report::Several(several));
    }

    fn several(&self) -> Option<Several> {
        match &self.report {
            Some(Report::Several(several)) => Some(several.clone()),
            _ => None,
        }
    }

    /// The worker listed the solutions; the one on the board stays there.
    pub(super) fn listed(&mut self, solutions: &[Vec<u8>], all: bool) {
        let Some(mut several) = self.several() else { return };
        let shape = several.base.shape();
        let listed: Rc<[Grid]> =
            solutions.iter().filter_map(|v| Grid::from_values(shape.clone(), v)).collect();
        let on_board = several.solutions.get(several.shown);
        let shown = listed.iter().position(|solution| Some(solution) == on_board);
        several = Several { shown: shown.unwrap_or(0), solutions: listed, all, ..several };
        if all {
            several.counted = Some((several.solutions.len() as u64, true));
        }
        self.set_several(several);
        if shown.is_none() {
            self.show(0);
        }
    }

    /// Turns to another of the solutions.
    pub(super) fn show(&mut self, index: usize) {
        let Some(mut several) = self.several() else { return };
        let Some(solution) = several.solutions.get(index).cloned() else { return };
        let wish = self.wish.take();
        self.act(Action::Turn(solution));
        several.shown = index;
        self.set_several(several);
        self.wish = wish;
    }

    pub(super) fn count(&mut self) {
        let Some(several) = self.several() else { return };
        let board = Board::from(&*several.base);
        self.report =
            Some(Report::Several(Several { counting: Some(Progress::default()), ..several }));
        self.wish_for(Job::Count { board, limit: COUNT_LIMIT });
    }

    fn check(&mut self) {
        let truth = self.truth.clone();
        match (&truth.givens, &truth.entries) {
            (Verdict::None(reason), _) => {
                self.explain(reason);
                self.report = Some(Report::NoSolution(reason.clone()));
            }
            (Verdict::Unique(_), Entries::Wrong(wrong)) => {
                self.mark(|highlights| highlights.wrong = *wrong);
                self.report = Some(Report::Wrong(wrong.len()));
            }
            (Verdict::Unique(_), entries) => {
                self.report = Some(Report::Unique { entries: *entries == Entries::Fit });
            }
            (Verdict::Multiple(_), Entries::Hopeless(reason)) => {
                self.explain(reason);
                self.report = Some(Report::Hopeless(reason.clone()));
            }
            (Verdict::Multiple(two), entries) => {
                let [a, b] = &**two;
                let cells = a.differences(b);
                let report =
                    Report::Multiple { entries: *entries == Entries::Fit, differing: cells.len() };
                self.mark(|highlights| highlights.differing = cells.into_iter().collect());
                self.report = Some(report);
            }
            (Verdict::Asking | Verdict::Stopped, _) => {}
        }
    }
}
