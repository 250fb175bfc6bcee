//! The words of a [`Report`].

use super::{Lang, Msg};
use crate::state::report::Report;
use sudokit::Shape;

/// Parts of an unreadable text that are named; the others are counted.
const NAMED_ERRORS: usize = 5;

impl Lang {
    /// A heading and sentences.
    pub fn report(self, report: &Report, shape: &Shape) -> (String, Vec<String>) {
        let get = |msg| self.get(msg).to_owned();
        match report {
            Report::Solved { filled, replaced, took } => {
                let mut said = vec![self.fill(Msg::ReportFilled, &[&filled.to_string()])];
                if *replaced != 0 {
                    said.push(self.fill(Msg::ReportReplaced, &[&replaced.to_string()]));
                }
                said.push(self.took(*took));
                (get(Msg::ReportUnique), said)
            }
            Report::Several(several) => {
                let alone = several.all && several.solutions.len() == 1;
                let head = if alone { Msg::ReportUnique } else { Msg::ReportSeveral };
                (get(head), self.several(several))
            }
            Report::NoSolution(reason) => (get(Msg::ReportNone), vec![self.reason(reason, shape)]),
            Report::Unique { entries: true } => {
                (get(Msg::ReportFine), vec![get(Msg::ReportFineMore)])
            }
            Report::Unique { entries: false } => {
                (get(Msg::ReportUnique), vec![get(Msg::ReportUniqueMore)])
            }
            Report::Multiple { entries, differing } => {
                let mut said = vec![self.fill(Msg::ReportSeveralDiffer, &[&differing.to_string()])];
                if *entries {
                    said.insert(0, get(Msg::ReportSeveralFit));
                }
                (get(Msg::ReportSeveral), said)
            }
            Report::Wrong(count) => {
                let head = self.fill(Msg::ReportWrong, &[&count.to_string()]);
                (head, vec![get(Msg::ReportWrongMore)])
            }
            Report::Hopeless(reason) => {
                let said = vec![self.reason(reason, shape), get(Msg::ReportHopelessMore)];
                (get(Msg::ReportHopeless), said)
            }
            Report::Busy(busy) => {
                let values =
                    [&*self.number(busy.progress.nodes), &self.duration(busy.progress.elapsed_ms)];
                (get(Msg::ReportSearching), vec![self.fill(Msg::ReportSearchingMore, &values)])
            }
            Report::Reading => (get(Msg::ReportReading), Vec::new()),
            Report::Stopped => (get(Msg::ReportStopped), vec![get(Msg::ReportStoppedMore)]),
            Report::Unreadable { error, .. } => {
                let said = vec![self.parse_error(error), get(Msg::ReportUnreadableMore)];
                (get(Msg::ReportUnreadable), said)
            }
            Report::PartlyRead(errors) => {
                let named = errors.iter().take(NAMED_ERRORS).map(|error| self.parse_error(error));
                (get(Msg::ReportPartly), named.collect())
            }
            Report::Notice(msg) => (get(*msg), Vec::new()),
        }
    }
}
