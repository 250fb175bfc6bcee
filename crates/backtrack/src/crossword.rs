//! Crossword fill: a word for each slot, equal letters where two slots cross.

use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// A crossword's drawing and the words that may go in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosswordBoard {
    /// Cells in a row, black ones among them.
    pub width: usize,
    /// Row by row whether a cell is white.
    pub white: Vec<bool>,
    /// The cells of each slot, as indices into `white`: the slots across, row by row, then those down, column by column.
    /// A slot has two cells or more.
    pub slots: Vec<Vec<usize>>,
    /// The words. Each may be used more than once.
    pub words: Vec<Vec<char>>,
}

impl CrosswordBoard {
    /// The board whose rows are `rows` (`.` white, `#` black) and the words. `None` when rows differ in length.
    pub fn new(rows: &[&str], words: &[&str]) -> Option<CrosswordBoard> {
        let width = rows.first()?.len();
        if rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let white: Vec<bool> = rows.concat().bytes().map(|cell| cell == b'.').collect();
        let across = (0..rows.len()).map(|row| (0..width).map(|i| row * width + i).collect());
        let down = (0..width).map(|column| (0..rows.len()).map(|i| i * width + column).collect());
        let lines: Vec<Vec<usize>> = across.chain(down).collect();
        let parts = lines.iter().flat_map(|line| line.split(|&cell| !white[cell]));
        let slots = parts.filter(|part| part.len() > 1).map(<[usize]>::to_vec).collect();
        let words = words.iter().map(|word| word.chars().collect()).collect();
        Some(CrosswordBoard { width, white, slots, words })
    }
}

/// Two slots share a cell: letter `mine` of the one is letter `theirs` of the `other`.
#[derive(Clone, Copy, Debug)]
struct Crossing {
    mine: usize,
    other: Place,
    theirs: usize,
}

/// A crossword to be filled. A place is a slot, a value a word.
#[derive(Clone, Debug)]
pub struct Crossword {
    board: Arc<CrosswordBoard>,
    crossings: Arc<[Vec<Crossing>]>,
    filled: Vec<Option<Value>>,
}

impl Crossword {
    /// The board without words.
    pub fn new(board: Arc<CrosswordBoard>) -> Crossword {
        let crossings_of = |slot: Place| {
            let mut crossings = Vec::new();
            for (other, cells) in board.slots.iter().enumerate().filter(|(other, _)| *other != slot)
            {
                for (mine, cell) in board.slots[slot].iter().enumerate() {
                    let theirs = cells.iter().position(|c| c == cell);
                    crossings.extend(theirs.map(|theirs| Crossing { mine, other, theirs }));
                }
            }
            crossings
        };
        let crossings = (0..board.slots.len()).map(crossings_of).collect();
        let filled = vec![None; board.slots.len()];
        Crossword { board, crossings, filled }
    }
}

impl Problem for Crossword {
    fn places(&self) -> usize {
        self.filled.len()
    }

    fn value(&self, slot: Place) -> Option<Value> {
        self.filled[slot]
    }

    fn values(&self, slot: Place, out: &mut Vec<Value>) {
        let (words, length) = (&self.board.words, self.board.slots[slot].len());
        out.extend((0..words.len()).filter(|&word| words[word].len() == length));
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        let words = &self.board.words;
        for crossing in &self.crossings[choice.place] {
            if let Some(word) = self.filled[crossing.other] {
                let fits = words[choice.value][crossing.mine] == words[word][crossing.theirs];
                watch.compare(choice, Against::Place(crossing.other), fits)?;
            }
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.filled[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.filled[choice.place] = None;
    }
}
