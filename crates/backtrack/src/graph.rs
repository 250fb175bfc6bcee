//! Vertices with names, and which are neighbours: maps to be coloured, boards to be walked.

/// An undirected graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    names: Vec<String>,
    neighbours: Vec<Vec<usize>>,
}

impl Graph {
    /// The graph of a list like `WA NT SA; NT SA Q; T`: each part is a vertex and neighbours of it. A pair may be named
    /// from either side or both; vertices are numbered as they first occur.
    pub fn of_list(list: &str) -> Graph {
        let mut graph = Graph { names: Vec::new(), neighbours: Vec::new() };
        for part in list.split(';') {
            let mut vertices = part.split_whitespace();
            let Some(first) = vertices.next() else { continue };
            let vertex = graph.vertex(first);
            for name in vertices {
                let other = graph.vertex(name);
                graph.join(vertex, other);
            }
        }
        graph
    }

    /// The squares of a board, row by row, joined by the moves of a knight.
    pub fn knight(rows: usize, columns: usize) -> Graph {
        let names = (0..rows * columns)
            .map(|square| format!("r{}c{}", square / columns + 1, square % columns + 1));
        let mut graph =
            Graph { names: names.collect(), neighbours: vec![Vec::new(); rows * columns] };
        for a in 0..rows * columns {
            for b in 0..a {
                let down = (a / columns).abs_diff(b / columns);
                let across = (a % columns).abs_diff(b % columns);
                if (down, across) == (1, 2) || (down, across) == (2, 1) {
                    graph.join(a, b);
                }
            }
        }
        graph
    }

    /// A ring of `n` vertices `a`, each joined to one of `n` vertices `b`, and these to each other in steps of `k`: the
    /// Petersen graph for 5 and 2, the dodecahedron for 10 and 2.
    pub fn generalized_petersen(n: usize, k: usize) -> Graph {
        let names = ["a", "b"].iter().flat_map(|ring| (0..n).map(move |i| format!("{ring}{i}")));
        let mut graph = Graph { names: names.collect(), neighbours: vec![Vec::new(); 2 * n] };
        for i in 0..n {
            graph.join(i, (i + 1) % n);
            graph.join(i, n + i);
            graph.join(n + i, n + (i + k) % n);
        }
        graph
    }

    /// The names, by vertex.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The neighbours of a vertex, in rising order.
    pub fn neighbours(&self, vertex: usize) -> &[usize] {
        &self.neighbours[vertex]
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    fn vertex(&mut self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.neighbours.push(Vec::new());
            self.names.len() - 1
        })
    }

    fn join(&mut self, a: usize, b: usize) {
        for (from, to) in [(a, b), (b, a)] {
            if let Err(at) = self.neighbours[from].binary_search(&to) {
                self.neighbours[from].insert(at, to);
            }
        }
    }
}
