//! Vertices and edges: maps to be coloured, a dodecahedron to be walked.

use super::{Frame, line, numbers, path, polyline, segments, shown, text};
use crate::lab::marks::Mood;
use sudokit_backtrack::graph::Graph;
use yew::prelude::*;

/// Units from one edge of the picture to the other.
const SIZE: i32 = 1000;

/// Ten points of a circle of radius 1000, clockwise from the top.
const CIRCLE: [(i32, i32); 10] = [
    (0, -1000),
    (588, -809),
    (951, -309),
    (951, 309),
    (588, 809),
    (0, 1000),
    (-588, 809),
    (-951, 309),
    (-951, -309),
    (-588, -809),
];

/// Places on the map of Australia.
const AUSTRALIA: &[(&str, i32, i32)] = &[
    ("WA", 180, 420),
    ("NT", 460, 270),
    ("SA", 490, 560),
    ("Q", 750, 320),
    ("NSW", 770, 600),
    ("V", 670, 770),
    ("T", 720, 930),
];

/// Column and row of each state, about as on the map.
const USA: &[(&str, i32, i32)] = &[
    ("ME", 11, 0),
    ("VT", 9, 1),
    ("NH", 10, 1),
    ("WA", 0, 2),
    ("MT", 2, 2),
    ("ND", 4, 2),
    ("MN", 5, 2),
    ("WI", 6, 2),
    ("MI", 7, 2),
    ("NY", 9, 2),
    ("MA", 10, 2),
    ("RI", 11, 3),
    ("OR", 0, 3),
    ("ID", 1, 3),
    ("WY", 3, 3),
    ("SD", 4, 3),
    ("IA", 5, 3),
    ("IL", 6, 3),
    ("IN", 7, 3),
    ("OH", 8, 3),
    ("PA", 9, 3),
    ("CT", 10, 3),
    ("NV", 1, 4),
    ("UT", 2, 4),
    ("CO", 3, 4),
    ("NE", 4, 4),
    ("MO", 5, 4),
    ("KY", 6, 4),
    ("WV", 8, 4),
    ("MD", 9, 4),
    ("NJ", 10, 4),
    ("CA", 0, 5),
    ("AZ", 2, 5),
    ("NM", 3, 5),
    ("KS", 4, 5),
    ("AR", 5, 5),
    ("TN", 6, 5),
    ("VA", 8, 5),
    ("DE", 10, 5),
    ("OK", 4, 6),
    ("LA", 5, 6),
    ("MS", 6, 6),
    ("AL", 7, 6),
    ("NC", 8, 6),
    ("TX", 3, 7),
    ("GA", 8, 7),
    ("SC", 9, 7),
    ("FL", 9, 8),
];

/// Where a vertex is drawn.
fn point(graph: &Graph, vertex: usize) -> (i32, i32) {
    let name = graph.names().get(vertex).map_or("", String::as_str);
    let on = |map: &[(&str, i32, i32)]| {
        map.iter().find(|(known, ..)| *known == name).map(|&(_, x, y)| (x, y))
    };
    let middle = SIZE / 2;
    let ring = |at: usize, radius: i32| {
        let (x, y) = CIRCLE[at % CIRCLE.len()];
        (middle + x * radius / 1000, middle + y * radius / 1000)
    };
    match graph.len() {
        7 => on(AUSTRALIA).unwrap_or((middle, middle)),
        48 => on(USA).map_or((middle, middle), |(x, y)| (45 + x * 83, 100 + y * 100)),
        n => {
            // The names of the graphs in rings are a letter and a number.
            let mut letters = name.chars();
            let ring_of = letters.next();
            let number: Option<usize> = letters.as_str().parse().ok();
            match (ring_of, number) {
                (Some('a' | 'v'), Some(at)) => ring(if n == 20 { at } else { 2 * at }, 430),
                (Some('b' | 'u'), Some(at)) => ring(if n == 20 { at } else { 2 * at }, 230),
                _ => (middle, middle),
            }
        }
    }
}

fn radius(graph: &Graph) -> i32 {
    if graph.len() > 20 { 37 } else { 52 }
}

/// The edges, as one path.
fn edges(graph: &Graph) -> Html {
    let pairs = (0..graph.len()).flat_map(|a| {
        let later = graph.neighbours(a).iter().filter(move |&&b| a < b);
        later.map(move |&b| (a, b))
    });
    let lines = pairs.map(|(a, b)| {
        let (from, to) = (point(graph, a), point(graph, b));
        [from.0, from.1, to.0, to.1]
    });
    path(segments(lines), "edge")
}

fn disc(graph: &Graph, vertex: usize, radius: i32, class: Classes) -> Html {
    let (x, y) = point(graph, vertex);
    html! { <circle cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} {class} /> }
}

/// A graph whose vertices get colours; each also has its number, for the colours alone would not do for everybody.
pub(super) fn colouring(graph: &Graph, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    const COLOURS: [&str; 5] = ["colour-0", "colour-1", "colour-2", "colour-3", "colour-4"];
    let marks = &frame.marks;
    let size = radius(graph);
    let mut out = vec![edges(graph)];
    if let (Some(place), Some(other)) = (marks.place, marks.other()) {
        let class = if marks.mood == Mood::Clash { "compare clash" } else { "compare" };
        out.push(line(point(graph, place), point(graph, other), class));
    }
    out.extend(
        marks.other().map(|other| disc(graph, other, size + 12, classes!("halo", "against"))),
    );
    let class = classes!("halo", marks.mood.class());
    out.extend(marks.place.map(|place| disc(graph, place, size + 12, class.clone())));
    for (vertex, name) in graph.names().iter().enumerate() {
        let colour = shown(frame, vertex);
        let class = colour.map_or("no-colour", |colour| COLOURS[colour.min(COLOURS.len() - 1)]);
        let ghost = marks.mood == Mood::Undone && marks.place == Some(vertex);
        let class = classes!("vertex", if ghost { "no-colour" } else { class });
        out.push(disc(graph, vertex, size, class));
        let (x, y) = point(graph, vertex);
        let shift = if colour.is_some() { size / 4 } else { 0 };
        let class = if size > 40 { "name" } else { "name small" };
        out.push(text(x, y - shift, name.clone(), class));
        if let Some(colour) = colour {
            let class = if ghost { "number ghost" } else { "number" };
            out.push(text(x, y + size / 2, (colour + 1).to_string(), class));
        }
    }
    (SIZE, SIZE, out)
}

/// A graph and a path along its edges.
pub(super) fn walk(graph: &Graph, closed: bool, frame: &Frame<'_>) -> (i32, i32, Vec<Html>) {
    let marks = &frame.marks;
    let size = 34;
    let mut walked: Vec<usize> = frame.values.iter().map_while(|vertex| *vertex).collect();
    let trial = marks.place.and_then(|place| shown(frame, place)).filter(|_| marks.trial.is_some());
    let mut out = vec![edges(graph)];
    if closed && walked.len() == graph.len() {
        walked.extend(walked.first().copied());
    }
    out.push(path(polyline(walked.iter().map(|&vertex| point(graph, vertex))), "route"));
    if let (Some(vertex), Some(&last)) = (trial, walked.last()) {
        let class = if marks.mood == Mood::Clash { "route bad" } else { "route trial" };
        let ends = [last, vertex].into_iter().map(|vertex| point(graph, vertex));
        out.push(path(polyline(ends), class));
    }
    for vertex in 0..graph.len() {
        let step = walked.iter().position(|&met| met == vertex);
        let class = match trial {
            Some(tried) if tried == vertex => marks.mood.class(),
            _ if step.is_some() => "visited",
            _ => "no-colour",
        };
        out.push(disc(graph, vertex, size, classes!("vertex", class)));
        let number = step.or(marks.place.filter(|_| trial == Some(vertex)));
        if let Some(number) = number {
            let (x, y) = point(graph, vertex);
            out.push(text(x, y, numbers(&[number as i32 + 1]), "name"));
        }
    }
    (SIZE, SIZE, out)
}
