//! A word in a square of letters: each letter next to the one before it, across or down, no square twice.

use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// A square (or rectangle) of letters and a word to be found in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// Letters in a row.
    pub width: usize,
    /// The letters, row by row.
    pub letters: Vec<char>,
    /// The word.
    pub word: Vec<char>,
}

/// A word to be traced. A place is a letter of the word, a value a square, a group a square.
#[derive(Clone, Debug)]
pub struct WordSearch {
    letters: Arc<Letters>,
    path: Vec<Option<Value>>,
}

impl WordSearch {
    /// The word, not yet begun.
    pub fn new(letters: Arc<Letters>) -> WordSearch {
        let path = vec![None; letters.word.len()];
        WordSearch { letters, path }
    }
}

impl Problem for WordSearch {
    fn places(&self) -> usize {
        self.path.len()
    }

    fn value(&self, position: Place) -> Option<Value> {
        self.path[position]
    }

    fn values(&self, position: Place, out: &mut Vec<Value>) {
        let (width, squares) = (self.letters.width, self.letters.letters.len());
        let Some(before) = position.checked_sub(1).and_then(|before| self.path[before]) else {
            out.extend(0..squares);
            return;
        };
        let column = before % width;
        let around = [
            before.checked_sub(width),
            (column > 0).then(|| before - 1),
            (column + 1 < width).then(|| before + 1),
            Some(before + width),
        ];
        out.extend(around.into_iter().flatten().filter(|&square| square < squares));
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        let square = choice.value;
        let fits = self.letters.letters[square] == self.letters.word[choice.place];
        watch.compare(choice, Against::Group(square), fits)?;
        for (position, used) in self.path[..choice.place].iter().enumerate() {
            watch.compare(choice, Against::Place(position), *used != Some(square))?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.path[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.path[choice.place] = None;
    }
}
