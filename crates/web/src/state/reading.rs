//! Text that was pasted, dropped, opened, typed or linked: read it, load it, or say what is wrong with it.

use super::report::{Panel, Report, Text};
use super::{Action, Page, Sheet};
use std::rc::Rc;
use sudokit::text::{self, Entry, ErrorKind};

impl Page {
    /// Loads the puzzle of a text. Where there are several, the person picks; where it is not clear how the digits
    /// past 9 are meant, the person is asked; and where nothing can be read, the board stays as it is.
    pub(super) fn read(&mut self, Text { text, alphabet }: Text) {
        let reading = match alphabet {
            Some(alphabet) => text::read_as(&text, alphabet),
            None => text::read(&text),
        };
        match reading {
            Ok(reading) => {
                if let [only] = &reading.entries[..] {
                    self.load(only);
                    self.panel = None;
                    if !reading.errors.is_empty() {
                        self.report = Some(Report::PartlyRead(reading.errors.into()));
                    }
                } else {
                    self.panel = Some(Panel::Pick(Rc::new(reading)));
                    self.report = None;
                }
            }
            Err(error) if error.kind == ErrorKind::Alphabet => {
                self.panel = Some(Panel::Alphabet(text));
                self.report = None;
            }
            Err(error) => {
                // The text box keeps what is in it, so that it can be put right there.
                if let Some(Panel::Open(open)) = &mut self.panel {
                    *open = text.clone();
                }
                self.report = Some(Report::Unreadable { error, text });
            }
        }
    }

    /// Loads one puzzle of several; the others stay to be picked from.
    pub(super) fn pick(&mut self, index: usize) {
        if let Some(Panel::Pick(reading)) = self.panel.clone()
            && let Some(entry) = reading.entries.get(index)
        {
            self.load(entry);
        }
    }

    fn load(&mut self, entry: &Entry) {
        self.act(Action::Load(Rc::new(Sheet::of(&entry.puzzle))));
        self.report = None;
    }
}
