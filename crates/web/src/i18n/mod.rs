//! The words, in three languages, and how numbers go into them.
//!
//! English is in the program. The words of another language are a file that whoever starts the program fetches when that
//! language is wanted, and hands to [`Lang::learn`]: nobody fetches words that nobody reads.

mod messages;
pub mod say;
mod say_report;

pub use messages::Msg;
use std::sync::OnceLock;
use sudokit::{House, HouseKind};

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Chinese.
    Zh,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Zh];

    /// The tag for `lang` attributes.
    pub fn tag(self) -> &'static str {
        ["en", "ru", "zh"][self as usize]
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        ["English", "Русский", "中文"][self as usize]
    }

    /// The language of a tag such as `ru-RU`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        let base = tag.split(['-', '_']).next().unwrap_or(tag);
        Lang::ALL.into_iter().find(|lang| base.eq_ignore_ascii_case(lang.tag()))
    }

    /// The place of what was learnt of it; English needs nothing.
    fn learnt(self) -> Option<&'static OnceLock<Vec<&'static str>>> {
        static RUSSIAN: OnceLock<Vec<&str>> = OnceLock::new();
        static CHINESE: OnceLock<Vec<&str>> = OnceLock::new();
        match self {
            Lang::En => None,
            Lang::Ru => Some(&RUSSIAN),
            Lang::Zh => Some(&CHINESE),
        }
    }

    /// Takes the words of a language from its file in `words/`: lines of a message's name, a colon, and what it says, in
    /// the order of the table. Once is enough; they stay. An empty text is no words, and teaches nothing.
    pub fn learn(self, words: String) {
        if let Some(place) = self.learnt().filter(|_| !words.is_empty()) {
            place.get_or_init(|| {
                let lines = words.leak().split('\n');
                lines.map(|line| line.split_once(' ').map_or("", |(_, said)| said)).collect()
            });
        }
    }

    /// Whether there is nothing left to learn.
    pub fn is_known(self) -> bool {
        self.learnt().is_none_or(|words| words.get().is_some())
    }

    /// The words of a message, as they are: in English where the language was not learnt.
    pub fn get(self, msg: Msg) -> &'static str {
        let row = msg.row();
        let learnt = self.learnt().and_then(OnceLock::get);
        let said = learnt.and_then(|words| words.get(usize::from(msg.place())).copied());
        said.filter(|said| !said.is_empty()).unwrap_or(row.english)
    }

    /// The words of a message, with `{0}`, `{1}` … replaced, and `{0|cell|cells}` by the form for that number
    /// (Russian has three: `{0|клетка|клетки|клеток}`).
    pub fn fill(self, msg: Msg, values: &[&str]) -> String {
        let mut out = String::new();
        let mut rest = self.get(msg);
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let (slot, after) = after.split_once('}').unwrap_or((after, ""));
            let mut parts = slot.split('|');
            let index = parts.next().and_then(|n| n.parse::<usize>().ok()).unwrap_or(usize::MAX);
            let value = values.get(index).copied().unwrap_or_default();
            let forms: Vec<&str> = parts.collect();
            match forms.get(self.form(value).min(forms.len().saturating_sub(1))) {
                Some(form) => out.push_str(form),
                None => out.push_str(value),
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }

    /// Which form a noun takes after this number.
    fn form(self, value: &str) -> usize {
        let digits: Vec<u8> = value.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
        let last = digits.last().copied().unwrap_or(0);
        let teens = digits.len() > 1 && digits[digits.len() - 2] == 1;
        match self {
            Lang::En => usize::from(value != "1"),
            Lang::Zh => 0,
            Lang::Ru => match last {
                1 if !teens => 0,
                2..=4 if !teens => 1,
                _ => 2,
            },
        }
    }

    /// A whole number, in groups of three as the language writes them.
    pub fn number(self, value: u64) -> String {
        let digits = value.to_string();
        let separator = if self == Lang::Ru { '\u{202f}' } else { ',' };
        let mut out = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at != 0 && (digits.len() - at).is_multiple_of(3) && digits.len() > 4 {
                out.push(separator);
            }
            out.push(digit);
        }
        out
    }

    /// A time of so many milliseconds in the unit that fits, with no more digits than a clock can tell.
    pub fn duration(self, ms: f64) -> String {
        let units = [Msg::UnitNs, Msg::UnitUs, Msg::UnitMs, Msg::UnitS];
        let mut value = ms * 1e6;
        let mut unit = 0;
        while value >= 999.5 && unit + 1 < units.len() {
            value /= 1000.0;
            unit += 1;
        }
        let mut out = if value < 9.95 {
            let tenths = (value * 10.0).round() as u64;
            let point = if self == Lang::Ru { "," } else { "." };
            [&(tenths / 10).to_string(), point, &(tenths % 10).to_string()].concat()
        } else {
            self.number(value.round() as u64)
        };
        out.push('\u{a0}');
        out.push_str(self.get(units[unit]));
        out
    }

    /// "row 3", "column 7", "box 5".
    pub fn house(self, house: &House) -> String {
        let msg = match house.kind {
            HouseKind::Row => Msg::Row,
            HouseKind::Column => Msg::Column,
            HouseKind::Box => Msg::Box,
        };
        self.fill(msg, &[&(house.number + 1).to_string()])
    }
}
