//! What a character can mean in a puzzle's text.

/// The part a character plays. Some marks are an empty cell here and a piece of a rule there: only the lines around
/// them tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    /// `0`–`9`.
    Digit(u8),
    /// `A`–`P`, in either case, as 10–25. `X` is [`Glyph::Blank`]: no board is large enough to need it.
    Letter(u8),
    /// An empty cell and nothing else.
    Blank,
    /// `-`, `*` or `_`: an empty cell or a piece of a rule.
    Line(char),
    Space,
    Tab,
    Comma,
    Semicolon,
    /// A vertical piece of a drawn grid; a heavy one marks boxes where light ones mark cells.
    Bar {
        heavy: bool,
    },
    /// A horizontal piece or a corner of a drawn grid, never a cell.
    Rule {
        heavy: bool,
    },
    Open,
    Close,
    Quote,
    /// Takes no room: byte order marks, joiners.
    Nothing,
    Other,
}

impl Glyph {
    pub(super) fn of(c: char) -> Glyph {
        match c {
            '0'..='9' => Glyph::Digit(c as u8 - b'0'),
            'A'..='P' => Glyph::Letter(c as u8 - b'A' + 10),
            'a'..='p' => Glyph::Letter(c as u8 - b'a' + 10),
            '.' | '?' | 'x' | 'X' => Glyph::Blank,
            '-' | '*' | '_' => Glyph::Line(c),
            ' ' => Glyph::Space,
            '\t' => Glyph::Tab,
            ',' => Glyph::Comma,
            ';' => Glyph::Semicolon,
            '|' | '!' | ':' | '/' | '#' => Glyph::Bar { heavy: false },
            '+' | '~' => Glyph::Rule { heavy: false },
            '=' => Glyph::Rule { heavy: true },
            '[' | '{' | '(' => Glyph::Open,
            ']' | '}' | ')' => Glyph::Close,
            '"' | '\'' | '`' | '<' | '>' => Glyph::Quote,
            _ if c.is_ascii() => Glyph::Other,
            _ => Glyph::beyond_ascii(c),
        }
    }

    fn beyond_ascii(c: char) -> Glyph {
        match c {
            // Full-width forms are ASCII moved by a fixed distance.
            '\u{ff01}'..='\u{ff5e}' => {
                char::from_u32(c as u32 - 0xfee0).map_or(Glyph::Other, Glyph::of)
            }
            // Arabic, Persian and Devanagari digits.
            '\u{660}'..='\u{669}' => Glyph::Digit((c as u32 - 0x660) as u8),
            '\u{6f0}'..='\u{6f9}' => Glyph::Digit((c as u32 - 0x6f0) as u8),
            '\u{966}'..='\u{96f}' => Glyph::Digit((c as u32 - 0x966) as u8),
            // Middle dots, bullets, empty squares and circles.
            '·' | '•' | '∙' | '⋅' | '・' | '●' | '○' | '◦' | '□' | '▢' | '◻' | '☐' | '⬜' | '␣'
            | '×' => Glyph::Blank,
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Glyph::Line('-'),
            '‘' | '’' | '“' | '”' | '„' | '«' | '»' => Glyph::Quote,
            '、' => Glyph::Comma,
            '║' | '┃' | '█' | '‖' | '▌' | '▐' => Glyph::Bar { heavy: true },
            '│' | '┆' | '┊' | '╎' | '╵' | '╷' | '¦' | '┇' | '┋' | '╏' => {
                Glyph::Bar { heavy: false }
            }
            '═' | '━' | '▀' | '▄' => Glyph::Rule { heavy: true },
            '\u{2500}'..='\u{257f}' => Glyph::Rule { heavy: false },
            '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => Glyph::Nothing,
            _ if c.is_whitespace() => Glyph::Space,
            _ => Glyph::Other,
        }
    }

    /// Whether it can be a cell.
    pub(super) fn is_mark(self) -> bool {
        matches!(self, Glyph::Digit(_) | Glyph::Letter(_) | Glyph::Blank | Glyph::Line(_))
    }
}

/// The glyphs of a line, each with its column. `start` is the column of the first.
pub(super) fn glyphs(text: &str, start: u32) -> impl Iterator<Item = (Glyph, u32)> + Clone {
    text.chars()
        .enumerate()
        .map(move |(at, c)| (Glyph::of(c), start + at as u32))
        .filter(|(glyph, _)| *glyph != Glyph::Nothing)
}

/// The lines of a text, numbered from 1, whatever ends them.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rest = Some(text);
    let mut number = 0;
    std::iter::from_fn(move || {
        let text = rest?;
        number += 1;
        let ends = |c: char| {
            matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
        };
        let Some(end) = text.find(ends) else {
            rest = None;
            return Some((number, text));
        };
        let (line, tail) = text.split_at(end);
        let length = match tail.strip_prefix("\r\n") {
            Some(_) => 2,
            None => tail.chars().next().map_or(0, char::len_utf8),
        };
        rest = tail.get(length..);
        Some((number, line))
    })
}
