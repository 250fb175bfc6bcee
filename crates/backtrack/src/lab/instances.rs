//! The instances on the shelf, with where they come from and what is known of them.

use crate::crossword::CrosswordBoard;
use crate::graph::Graph;
use crate::kakuro::KakuroBoard;
use crate::timetable::{Course, School};
use crate::word_search::Letters;
use sudokit::{Grid, Puzzle, Shape};

/// The names in `SUDOKU`.
pub(super) const SUDOKU_NAMES: &[&str] =
    &["article-002", "inkala-2012", "against-first-cell", "4x4", "16x16", "16x16-hard"];

/// Name, side, cells.
const SUDOKU: &[(&str, u8, &str)] = &[
    // The board in the program of article 002; it is also the one on Wikipedia's page on Sudoku.
    (
        "article-002",
        9,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    // Arto Inkala's of 2012, which newspapers called the hardest.
    (
        "inkala-2012",
        9,
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
    // From Wikipedia's page on Sudoku solving algorithms: made so that the first row of the solution, 987654321, is the
    // last that counting up comes to.
    (
        "against-first-cell",
        9,
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ),
    // Made for the lab, as is the next.
    ("4x4", 4, "...1.2..3....4.."),
    (
        "16x16",
        16,
        "4.B.2.CAF1.36.7.......7.B948G..2..2.F..1D...8..B75D6B84.2AC.31E.\
         284.C.F...D5.6B...E579B.....1G.CF..1...376..A824B6.9.A.8C.F1....\
         AB8.GC.2.F5E.D...D...4.B.21..F535F.E6.9.8B..C2.....C3E..6D..4BA8\
         6.5.9B87...2.C31..9BA2G.1C3F.E65.4A21F3C5.6.B..9...F5D..9...24.A",
    ),
    // The first 16×16 of Gecode's Sudoku example.
    (
        "16x16-hard",
        16,
        "D92.....G...43..4CF.....9D.2.6EB.E.1....F.8BC..AG56.....A3C....1\
         .7G5A8....61....2...C....B7.......AE.964..G......F9.5.7.4.......\
         .....29....A.C..........645D.1......D....1.C.B7F.....E.C2G...8A9\
         B..9.G52.....EF6.256..F.....D.B.E13.6.D........7A...8BC3....954.",
    ),
];

/// The Sudoku of this name.
pub(super) fn sudoku(name: &str) -> Option<Puzzle> {
    let (_, side, cells) = SUDOKU.iter().find(|instance| instance.0 == name)?;
    let values: Vec<u8> =
        cells.chars().map(|cell| cell.to_digit(36).map_or(0, |digit| digit as u8)).collect();
    Some(Puzzle::new(Grid::from_values(Shape::of_side(*side).ok()?, &values)?))
}

/// The states and territories of Australia's mainland, and Tasmania.
const AUSTRALIA: &str = "WA NT SA; NT SA Q; SA Q NSW V; Q NSW; NSW V; T";

/// The 48 contiguous United States: 105 borders. States that meet in a point are not neighbours.
const USA: &str = "AL FL GA MS TN; AZ CA NV NM UT; AR LA MS MO OK TN TX; CA NV OR; CO KS NE NM OK UT WY; \
    CT MA NY RI; DE MD NJ PA; FL GA; GA NC SC TN; ID MT NV OR UT WA WY; IL IN IA KY MO WI; IN KY MI OH; \
    IA MN MO NE SD WI; KS MO NE OK; KY MO OH TN VA WV; LA MS TX; ME NH; MD PA VA WV; MA NH NY RI VT; \
    MI OH WI; MN ND SD WI; MS TN; MO NE OK TN; MT ND SD WY; NE SD WY; NV OR UT; NH VT; NJ NY PA; \
    NM OK TX; NY PA VT; NC SC TN VA; ND SD; OH PA WV; OK TX; OR WA; PA WV; SD WY; TN VA; UT WY; VA WV";

/// The Grötzsch graph, `myciel3.col` of the DIMACS colouring benchmark: four colours at the least, without a triangle.
const MYCIEL3: &str = "v0 v1 v4; v1 v2; v2 v3; v3 v4; \
    u0 v1 v4 w; u1 v0 v2 w; u2 v1 v3 w; u3 v2 v4 w; u4 v3 v0 w";

/// The graph of this name and its number of colours.
pub(super) fn colouring(name: &str) -> Option<(Graph, usize)> {
    Some(match name {
        "australia" => (Graph::of_list(AUSTRALIA), 3),
        "usa" => (Graph::of_list(USA), 4),
        "usa-3" => (Graph::of_list(USA), 3),
        "petersen" => (Graph::generalized_petersen(5, 2), 3),
        "myciel3" => (Graph::of_list(MYCIEL3), 4),
        "myciel3-3" => (Graph::of_list(MYCIEL3), 3),
        _ => return None,
    })
}

/// A graph, its rows and columns if it is a board, where the path begins, and whether it is closed.
type PathInstance = (Graph, Option<(usize, usize)>, Option<usize>, bool);

/// The graph of this name to be walked.
pub(super) fn path(name: &str) -> Option<PathInstance> {
    let knight = |side, start| (Graph::knight(side, side), Some((side, side)), start, false);
    Some(match name {
        "knight-5x5" => knight(5, None),
        "knight-5x5-corner" => knight(5, Some(0)),
        "knight-8x8-corner" => knight(8, Some(0)),
        // Hamilton's own: his Icosian Game of 1857 was to walk the dodecahedron's edges.
        "dodecahedron" => (Graph::generalized_petersen(10, 2), None, Some(0), true),
        _ => return None,
    })
}

/// The Kakuro of this name.
pub(super) fn kakuro(name: &str) -> Option<KakuroBoard> {
    // The example on Wikipedia's page on Kakuro.
    (name == "wikipedia").then_some(())?;
    KakuroBoard::new(
        &["..##...", "..#....", ".....##", "#..#..#", "##.....", "....#..", "...##.."],
        &[16, 24, 17, 29, 35, 7, 8, 16, 21, 5, 6, 3],
        &[23, 11, 30, 10, 15, 17, 7, 27, 12, 12, 16, 7],
    )
}

/// The word of this name, in the square of letters of the widely used exercise "Word Search".
pub(super) fn letters(name: &str) -> Option<Letters> {
    ["abcced", "see", "abcb"].contains(&name).then(|| Letters {
        width: 4,
        letters: "ABCESFCSADEE".chars().collect(),
        word: name.to_ascii_uppercase().chars().collect(),
    })
}

/// The crossword of this name.
pub(super) fn crossword(name: &str) -> Option<CrosswordBoard> {
    match name {
        // A standard example of constraint programming courses; it has one filling.
        "textbook" => CrosswordBoard::new(
            &[".....", "##.#.", "#....", ".#...", ".....", ".##.#"],
            &[
                "AFT", "ALE", "EEL", "HEEL", "HIKE", "HOSES", "KEEL", "KNOT", "LASER", "LEE",
                "LINE", "SAILS", "SHEET", "STEER", "TIE",
            ],
        ),
        // The square that was found at Pompeii.
        "sator" => {
            CrosswordBoard::new(&["....."; 5], &["AREPO", "OPERA", "ROTAS", "SATOR", "TENET"])
        }
        _ => None,
    }
}

/// The timetable of this name.
pub(super) fn school(name: &str) -> Option<School> {
    // The example in the rules of track 3 of the International Timetabling Competition of 2007. There the seats of a
    // room are a wish, here they are a condition.
    let days = match name {
        "toy" => 5,
        "toy-two-days" => 2,
        _ => return None,
    };
    let course = |name, teacher, lectures, students, unavailable| Course {
        name,
        teacher,
        lectures,
        students,
        unavailable,
    };
    Some(School {
        days,
        periods: 4,
        courses: vec![
            course("SceCosC", "Ocra", 3, 30, &[]),
            course("ArcTec", "Indaco", 3, 42, &[16, 17, 18, 19]),
            course("TecCos", "Rosa", 5, 40, &[8, 9, 14, 15]),
            course("Geotec", "Scarlatti", 5, 18, &[]),
        ],
        rooms: vec![("A", 32), ("B", 50), ("C", 40)],
        curricula: vec![vec![0, 1, 2], vec![2, 3]],
    })
}
