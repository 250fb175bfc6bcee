//! Writing JSON: what is too rich for a number and too rare for a layout of bytes. Only
//! numbers and names go in, so nothing needs escaping.

/// A JSON text in the making.
pub(crate) struct Json<'a>(pub(crate) &'a mut Vec<u8>);

impl Json<'_> {
    /// Writes `[`, the items with commas between them, and `]`.
    pub(crate) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.raw("[");
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.raw(",");
            }
            write(self, item);
        }
        self.raw("]");
    }

    /// Writes text that is JSON already.
    pub(crate) fn raw(&mut self, text: &str) -> &mut Self {
        self.0.extend_from_slice(text.as_bytes());
        self
    }

    /// Writes a name that holds no quote, backslash or control character.
    pub(crate) fn name(&mut self, name: &str) -> &mut Self {
        self.raw("\"").raw(name).raw("\"")
    }

    /// Writes a number. Without `core::fmt`, which would be a sixth of the module.
    pub(crate) fn number(&mut self, number: impl Into<u64>) -> &mut Self {
        let mut rest: u64 = number.into();
        let mut digits = [0; 20];
        let mut first = digits.len();
        loop {
            first -= 1;
            digits[first] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.0.extend_from_slice(&digits[first..]);
        self
    }

    /// Writes a number, or `null`.
    #[cfg(feature = "headless")]
    pub(crate) fn optional(&mut self, number: Option<impl Into<u64>>) -> &mut Self {
        match number {
            Some(number) => self.number(number),
            None => self.raw("null"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn what_is_written_is_json() {
        let mut bytes = Vec::new();
        let mut json = Json(&mut bytes);
        json.raw("{").name("a").raw(":").number(0u8).raw(",").name("b").raw(":").number(u64::MAX);
        json.raw(",").name("c").raw(":").optional(None::<u8>).raw(",").name("d").raw(":");
        json.list([1u8, 20, 3], |json, number| {
            json.number(number);
        });
        json.raw(",").name("e").raw(":");
        json.list([0u8; 0], |_, _| unreachable!("the list is empty"));
        json.raw("}");
        let expected = r#"{"a":0,"b":18446744073709551615,"c":null,"d":[1,20,3],"e":[]}"#;
        assert_eq!(str::from_utf8(&bytes), Ok(expected));
    }
}
