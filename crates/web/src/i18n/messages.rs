//! The table of words: a row for each message, in English. Those of the other languages are in `words/`, a file for each,
//! row for row.

/// A message: a row of the table. Only the rows that a program uses are linked into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Msg(&'static Row);

/// The place of a row, and what it says in English.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row {
    at: u16,
    pub(super) english: &'static str,
}

impl Msg {
    pub(super) fn row(self) -> &'static Row {
        self.0
    }

    /// Its number in the table, which no other message has.
    pub fn place(self) -> u16 {
        self.0.at
    }
}

macro_rules! messages {
    ($($id:ident: $english:literal;)*) => {
        #[expect(clippy::enum_variant_names, reason = "they are the names of messages")]
        enum At {
            $($id,)*
        }

        // They are called as variants are: each is one of a closed set, and a row of the table is its name and its words.
        #[expect(non_upper_case_globals, missing_docs, reason = "the table holds the words")]
        impl Msg {
            $(pub const $id: Msg = Msg(&Row { at: At::$id as u16, english: $english });)*

            /// All of them, with their names.
            pub const ALL: &[(&str, Msg)] = &[$((stringify!($id), Msg::$id),)*];
        }
    };
}

messages! {
    // The board, as it is read out.
    BoardLabel: "Sudoku, {0} by {0}";
    CellAt: "row {0}, column {1}";
    CellEmpty: "empty";
    CellGiven: "given";
    CellMine: "yours";
    CellSolver: "solver’s";
    CellConflict: "conflict";
    CellWrong: "wrong";
    CellDiffers: "differs between solutions";
    CellForced: "forced to be {0}";
    CellStuck: "no candidate left";
    CellNotes: "notes {0}";
    Row: "row {0}";
    Column: "column {0}";
    Box: "box {0}";

    // What can be done.
    Solve: "Solve";
    Check: "Check";
    Undo: "Undo";
    Redo: "Redo";
    Notes: "Notes";
    FillNotes: "Fill notes";
    Erase: "Erase";
    Clear: "Clear";
    Reset: "Reset to givens";
    Close: "Close";
    Cancel: "Cancel";
    Keys: "Keys";
    KeyMove: "move";
    KeyMoveBox: "move by a box";
    KeyRowEnds: "ends of the row";
    KeyBoardEnds: "ends of the board";
    KeyDigits: "write; letters are 10 and up";
    KeyNote: "pencil a note";
    KeyCopy: "copy the board";
    KeyPaste: "paste a puzzle";
    ModeLabel: "What digits are";
    ModeEnter: "Enter givens";
    ModePlay: "Solve it myself";
    PadLabel: "Digits";
    PadDigit: "{0}, {1} left";
    PadLeft: "{0} left";
    ToolsLabel: "Tools";
    Open: "Open…";
    Examples: "Examples";
    Share: "Share";
    Size: "Size";
    SizeBoxes: "{0}×{0}, boxes {1}×{2}";
    Language: "Language";
    Theme: "Theme";
    ThemeAuto: "as the system";
    ThemeLight: "light";
    ThemeDark: "dark";
    ViewSolve: "Solve";
    ViewLab: "Lab";
    Views: "Views";
    PasteAnywhere: "Paste a puzzle anywhere on this page, or drop a file on it.";

    // The line under the board.
    TruthBlank: "An empty board.";
    TruthBlankMore: "Type a digit, or paste a puzzle.";
    TruthOne: "One solution.";
    TruthSeveral: "At least two solutions.";
    TruthNone: "No solution.";
    TruthConflict: "{0} {0|conflict|conflicts}.";
    TruthSolved: "Solved.";
    TruthFilled: "One of several solutions.";
    TruthAsking: "Searching…";
    TruthStopped: "Not known yet.";
    TruthStoppedMore: "The search was stopped; Solve goes on.";
    TruthOneOfGivens: "One solution from the givens.";
    TruthSeveralOfGivens: "At least two solutions from the givens.";
    TruthOpen: "{0} {0|cell|cells} open";
    TruthWrong: "not all of your digits are right";
    TruthHopeless: "your digits leave no solution";
    TruthTook: "found in {0}";
    TruthRuns: "Mean of {0} runs";

    // Why there is no solution.
    WhyConflict: "{0} stands twice in {1}: {2} and {3}.";
    WhyMoreConflicts: "{0} more {0|pair|pairs} like it.";
    WhyNoCandidate: "No digit is left for {0}.";
    WhyNoPlace: "{0} has no place left in {1}.";
    WhyAfter: "That shows after {0} forced {0|digit|digits} ({1}).";
    WhyExhausted: "Every possibility was tried.";

    // What is said beside the board.
    ReportUnique: "One solution";
    ReportFilled: "{0} {0|cell|cells} filled in.";
    ReportReplaced: "{0} of your digits {0|was|were} wrong and {0|is|are} replaced; Undo brings {0|it|them} back.";
    ReportTook: "The search took {0}.";
    ReportTookMean: "The search took {0} (mean of {1} runs).";
    ReportNone: "No solution";
    ReportSeveral: "Not unique";
    ReportSeveralDiffer: "The solutions differ in the {0} marked {0|cell|cells}.";
    ReportOnlyWithYours: "One solution with your digits; the givens alone have more.";
    ReportWithYours: "Your digits are kept.";
    ReportCountOf: "{0} {0|solution|solutions} in all.";
    ReportCountMore: "At least {0} solutions; counting stopped there.";
    ReportCounting: "Counting, up to {0}: {1} so far, {2}.";
    ReportCountUpTo: "Count them, up to {0}";
    ReportShown: "Solution {0} of {1}";
    ReportShownFirst: "Solution {0} of the first {1}";
    Previous: "Previous solution";
    Next: "Next solution";
    ReportFine: "No mistake so far";
    ReportFineMore: "The givens have one solution, and every digit of yours is in it.";
    ReportUniqueMore: "The givens have one solution.";
    ReportWrong: "{0} wrong {0|digit|digits}";
    ReportWrongMore: "Marked on the board with a wavy line. The givens have one solution.";
    ReportHopeless: "Your digits leave no solution";
    ReportHopelessMore: "The givens alone have several.";
    ReportSeveralFit: "The givens have several solutions; your digits go with at least one.";
    ReportSearching: "Searching";
    ReportSearchingMore: "{0} guesses, {1}.";
    ReportReading: "Reading the text";
    ReportStopped: "Stopped";
    ReportStoppedMore: "The board is as it was.";
    ReportUnreadable: "That is no puzzle I can read";
    ReportUnreadableMore: "The board is as it was.";
    ReportPartly: "Not all of the text could be read";
    EditText: "Edit the text";
    TooBig: "That file is larger than 4 MB.";
    Copied: "Copied.";
    NotCopied: "The browser did not allow copying. Select the text and copy it yourself.";
    NothingPasted: "The browser gave no text. Paste it into the box yourself.";

    // What a board on another page says besides.
    Step: "Step";
    StepHiddenSingle: "Hidden single: {0} has only one place left in {2}: {1}.";
    StepNakedSingle: "Naked single: {0} is the only digit left for {1}.";
    StepFullHouse: "Full house: {0} is the last digit of {2}: {1}.";
    StepNone: "The next step is no single.";
    SaidWrong: "{0} wrong {0|digit|digits}, marked with a wavy line.";
    SaidFine: "No mistake so far.";
    SaidHopeless: "The digits on the board leave no solution.";
    SaidConflict: "Equal digits see each other.";

    // What can be wrong with a text.
    At: "Line {0}, column {1}:";
    ErrorEmpty: "there is nothing in it.";
    ErrorNoPuzzle: "there is no puzzle in it. A puzzle is a row of 81 digits and dots, or lines of them.";
    ErrorMissing: "{0} cells, {1} missing (of {2}).";
    ErrorTooMany: "{0} cells, {1} too many (for {2}).";
    ErrorRow: "this row has {0} cells, the others {1}.";
    ErrorDigit: "{0} is no digit of a board of {1}.";
    ErrorCharacter: "“{0}” is neither a digit nor an empty cell. Write . or 0 for an empty cell.";
    ErrorBoxes: "boxes of {0} rows and {1} columns do not fit a board of {2}.";
    ErrorPencilmarks: "a grid of candidates; only givens can be read yet.";
    ErrorUnsupported: "this is {0}; it can’t be read yet. Copy the puzzle as a row of digits.";
    ErrorLink: "the link holds no puzzle, or more than one.";
    ErrorOther: "it could not be understood.";

    // Panels.
    OpenTitle: "Bring a puzzle";
    OpenLabel: "Puzzle as text: a row or lines of digits, dots for empty cells";
    OpenRead: "Read";
    OpenFile: "Choose a file";
    OpenPaste: "Paste";
    PickTitle: "{0} {0|puzzle|puzzles}";
    PickEntry: "{0}×{0}, {1} {1|given|givens}";
    PickMore: "and {0} more, which are not listed.";
    PickErrors: "{0} {0|part|parts} could not be read:";
    AlphabetTitle: "What does A stand for?";
    AlphabetMore: "The text can be read both ways, and the boards are not the same.";
    AlphabetOne: "A is 10: digits 1–9, A–{0}";
    AlphabetZero: "A is 11: digits 0–9, A–{0}";
    ShareTitle: "Take it elsewhere";
    ShareLink: "Link to this board, your digits included";
    ShareLine: "Givens as one line";
    ShareBoard: "Board as it stands";
    CopyLink: "Copy link";
    CopyLine: "Copy line";
    CopyBoard: "Copy board";
    ExamplesTitle: "Examples";
    ExampleArticle: "Classic, from an article on backtracking";
    ExampleBroken: "Broken: breaks the rules in three pairs";
    ExampleEasy: "Easy";
    Example17: "17 givens";
    ExampleHard: "Very hard";
    Example16: "16×16";
    ExampleMany: "Many solutions";
    ExampleNone: "No solution";
    KeysTitle: "Keys";

    // The lab: what can be chosen.
    LabProblem: "Problem";
    LabInstance: "Instance";
    LabStrategy: "Strategy";
    LabGoal: "Until";
    LabFirst: "the first solution";
    LabAll: "all solutions";
    LabWatch: "Watch";
    LabCompare: "Compare";
    LabSolutions: "Solutions";
    LabTabs: "What to see";
    LabSudoku: "Sudoku";
    LabQueens: "Queens";
    LabColouring: "Graph colouring";
    LabTimetable: "Timetable";
    LabPath: "Hamiltonian path";
    LabKakuro: "Kakuro";
    LabWordSearch: "Word search";
    LabCrossword: "Crossword";
    LabArticle: "Article’s board";
    LabInkala: "Inkala 2012, very hard";
    LabAgainst: "Made against counting up";
    LabSide: "{0}×{0}";
    LabSideHard: "{0}×{0}, hard";
    LabPageBoard: "The board on the page";
    LabLinkBoard: "The board of the link";
    LabQueensOn: "{0} on {0}×{0}";
    LabColours: "{0}, {1} {1|colour|colours}";
    LabAustralia: "Australia";
    LabUsa: "USA";
    LabPetersen: "Petersen graph";
    LabGroetzsch: "Grötzsch graph";
    LabDays: "{0} days";
    LabKnight: "Knight, {0}×{0}";
    LabKnightCorner: "Knight, {0}×{0}, from the corner";
    LabDodecahedron: "Around a dodecahedron";
    LabTextbook: "Textbook example";
    LabSator: "Sator square";
    LabBruteForce: "Brute force";
    LabFirstCell: "First cell, compare cells";
    LabBitwise: "… with bit masks";
    LabCandidates: "… with candidates kept";
    LabMrv: "Fewest candidates (MRV)";
    LabForward: "… and forward checking";
    LabPropagation: "… and singles placed";
    LabEngine: "Sudokit’s engine";
    LabPlain: "Row by row, compare queens";
    LabMiddleFirst: "From the middle, fewest squares";
    LabFirstOpen: "First open place";
    LabFewest: "Fewest values (MRV)";
    LabWarnsdorff: "Warnsdorff’s rule";

    // The lab: the run.
    LabRun: "Run";
    LabPause: "Pause";
    LabStep: "Step";
    LabBack: "Step back";
    LabStart: "To the start";
    LabToUndo: "Next undo";
    LabToEnd: "To the end";
    LabSpeed: "Speed";
    LabSpeedIs: "{0} {0|event|events}/s";
    LabSpeedMost: "as fast as it goes";
    LabPosition: "Position in the run";
    LabOf: "{0} of {1}";
    LabOfMore: "{0} of more than {1}";
    LabSearching: "Searching ahead: {0} events so far";
    LabKeys: "Space runs and pauses, ← → step, Home and End, U to the next undo.";
    LabAttacks: "Show attacked squares";
    LabCopyLink: "Copy link";
    LabPicture: "The problem as it stands";
    LabCode: "The search";
    LabCounters: "Counters";
    LabNodes: "Nodes";
    LabChecks: "Checks";
    LabRejects: "Rejects";
    LabPlacements: "Placed";
    LabUndos: "Undone";
    LabSolved: "Solutions";
    LabDeepest: "Deepest";
    LabTime: "Time";

    // The lab: the skeleton.
    CodeSearch: "search";
    CodeSolution: "nothing open? a solution";
    CodeChoose: "choose an open place";
    CodeFor: "for each of its values";
    CodeCheck: "check it";
    CodeReject: "forbidden? the next one";
    CodePlace: "place it";
    CodeFollows: "work out what follows";
    CodeUndo: "undo it";
    CodeReturn: "none left: go back";

    // The lab: what has just happened.
    SayStart: "Nothing has happened yet.";
    SayEnter: "A new node, level {0}.";
    SaySolution: "Nothing is open: a solution.";
    SayChoose: "{0} is next, with {1} {1|value|values} to try.";
    SayFits: "{0}? Compared with {1}: fits.";
    SayClash: "{0}? Compared with {1}: no.";
    SayReject: "{0} is refused: {1}.";
    SayPlace: "{0} is placed.";
    SayForced: "{0} follows.";
    SayNarrow: "{0} leaves {1} with {2} {2|candidate|candidates}.";
    SayNoValue: "Dead end: nothing is left for {0}.";
    SayNoPlace: "Dead end: {0} has no place in {1}.";
    SayGivens: "Dead end: the givens {0} and {1} clash.";
    SayUndo: "{0} is taken back.";
    SayReturn: "No value is left for {0}: back.";
    SayEndFound: "The end: the solution is found.";
    SayEndAll: "The end: everything has been tried.";
    NameColour: "colour {0}";
    NameStep: "step {0}";
    NameLetter: "letter {0} ({1})";
    NameAcross: "across {0}";
    NameDown: "down {0}";
    NameSlot: "day {0}, period {1}, room {2}";
    NameDiagonal: "a diagonal";
    NameSum: "the sum {0}";
    NameVisited: "the way so far";
    NameSquare: "the letter there";

    // The lab: all strategies side by side.
    CompareStart: "Compare all strategies";
    CompareBudget: "Budget for each";
    CompareNodes: "{0} nodes";
    CompareProgress: "{0}: {1} {1|node|nodes}, {2}";
    CompareScale: "The bars are on a log scale: each line is ten times the one before.";
    CompareMore: "> is “more than”: the budget ran out first.";
    CompareMean: "Short runs are repeated; the time is their mean.";
    CompareEngine: "The engine counts its guesses only.";
    CompareSpace: "Brute force is not run. It has {0} fillings to go through, about {1}; at a thousand million a second that takes about {2} years.";
    CompareCsv: "Copy as CSV";
    CompareOutOf: "out of budget";
    CompareCancelled: "Stopped.";
    CompareDone: "All strategies are done.";
    CompareNone: "Every strategy solves the same board; they differ in how much they have to try.";

    // The lab: all arrangements of queens.
    GalleryAll: "All {0}";
    GalleryDistinct: "{0} up to symmetry";
    GalleryShown: "Arrangement {0} of {1}";

    // Units of time.
    UnitNs: "ns";
    UnitUs: "µs";
    UnitMs: "ms";
    UnitS: "s";
}
