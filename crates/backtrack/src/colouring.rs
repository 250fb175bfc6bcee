//! Graph colouring: neighbours get different colours.

use crate::graph::Graph;
use crate::problem::{Choice, Place, Problem, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// A graph to be coloured. A place is a vertex, a value a colour from 0.
#[derive(Clone, Debug)]
pub struct Colouring {
    graph: Arc<Graph>,
    colours: usize,
    colour: Vec<Option<Value>>,
}

impl Colouring {
    /// The graph, without colours yet, to be coloured with so many.
    pub fn new(graph: Arc<Graph>, colours: usize) -> Colouring {
        let colour = vec![None; graph.len()];
        Colouring { graph, colours, colour }
    }
}

impl Problem for Colouring {
    fn places(&self) -> usize {
        self.colour.len()
    }

    fn value(&self, vertex: Place) -> Option<Value> {
        self.colour[vertex]
    }

    fn values(&self, _: Place, out: &mut Vec<Value>) {
        out.extend(0..self.colours);
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        for &neighbour in self.graph.neighbours(choice.place) {
            let fits = self.colour[neighbour] != Some(choice.value);
            watch.compare(choice, Against::Place(neighbour), fits)?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.colour[choice.place] = Some(choice.value);
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.colour[choice.place] = None;
    }
}
