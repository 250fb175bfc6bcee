//! A Hamiltonian path: every vertex once, each next to the one before it. On the graph of a knight's moves it is the
//! knight's tour.

use crate::graph::Graph;
use crate::problem::{Choice, Place, Problem, Strategy, Value};
use crate::watch::{Against, DeadEnd, Watch};
use std::sync::Arc;

/// A path through a graph. A place is a position in the path, a value the vertex there, a group a vertex.
#[derive(Clone, Debug)]
pub struct HamiltonianPath {
    graph: Arc<Graph>,
    start: Option<Value>,
    closed: bool,
    path: Vec<Option<Value>>,
    visited: Vec<bool>,
}

impl HamiltonianPath {
    /// A path that begins at `start`, or anywhere. A closed one ends next to where it began.
    pub fn new(graph: Arc<Graph>, start: Option<usize>, closed: bool) -> HamiltonianPath {
        let n = graph.len();
        HamiltonianPath { graph, start, closed, path: vec![None; n], visited: vec![false; n] }
    }

    /// The neighbours of `vertex` that the path has not met.
    fn ways_on(&self, vertex: Value) -> usize {
        self.graph.neighbours(vertex).iter().filter(|&&next| !self.visited[next]).count()
    }
}

impl Problem for HamiltonianPath {
    fn places(&self) -> usize {
        self.path.len()
    }

    fn value(&self, position: Place) -> Option<Value> {
        self.path[position]
    }

    fn values(&self, position: Place, out: &mut Vec<Value>) {
        match position.checked_sub(1).and_then(|before| self.path[before]) {
            Some(before) => out.extend(self.graph.neighbours(before)),
            None => match self.start {
                Some(start) => out.push(start),
                None => out.extend(0..self.graph.len()),
            },
        }
    }

    fn check(&self, choice: Choice, watch: &mut Watch<'_>) -> Result<(), Against> {
        let vertex = choice.value;
        watch.compare(choice, Against::Group(vertex), !self.visited[vertex])?;
        if self.closed
            && choice.place + 1 == self.path.len()
            && let Some(Some(start)) = self.path.first()
        {
            let fits = self.graph.neighbours(vertex).contains(start);
            watch.compare(choice, Against::Place(0), fits)?;
        }
        Ok(())
    }

    fn place(&mut self, choice: Choice, _: &mut Watch<'_>) -> Result<(), DeadEnd> {
        self.path[choice.place] = Some(choice.value);
        self.visited[choice.value] = true;
        Ok(())
    }

    fn undo(&mut self, choice: Choice, _: &mut Watch<'_>) {
        self.path[choice.place] = None;
        self.visited[choice.value] = false;
    }
}

/// Warnsdorff's rule (1823): of the vertices within reach, first those with the fewest ways on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Warnsdorff;

impl Strategy<HamiltonianPath> for Warnsdorff {
    fn choose(
        &mut self,
        problem: &HamiltonianPath,
        values: &mut Vec<Value>,
        _: &mut Watch<'_>,
    ) -> Option<Place> {
        let position = problem.path.iter().position(Option::is_none)?;
        let base = values.len();
        problem.values(position, values);
        values[base..].sort_by_key(|&vertex| problem.ways_on(vertex));
        Some(position)
    }
}
