//! The table of words: a row for each message, English, Russian, Chinese.

macro_rules! messages {
    ($($id:ident: $en:literal, $ru:literal, $zh:literal;)*) => {
        /// A message. Slots are explained at [`super::Lang::fill`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the table holds the words")]
        pub enum Msg {
            $($id,)*
        }

        impl Msg {
            /// All of them.
            pub const ALL: &[Msg] = &[$(Msg::$id,)*];

            pub(super) fn in_all(self) -> [&'static str; 3] {
                match self {
                    $(Msg::$id => [$en, $ru, $zh],)*
                }
            }
        }
    };
}

messages! {
    // The board, as it is read out.
    BoardLabel: "Sudoku, {0} by {0}", "Судоку, {0} на {0}", "{0}×{0} 数独";
    CellAt: "row {0}, column {1}", "строка {0}, столбец {1}", "第{0}行，第{1}列";
    CellEmpty: "empty", "пусто", "空";
    CellGiven: "given", "дано", "已知数";
    CellMine: "yours", "ваша цифра", "你的数字";
    CellSolver: "solver’s", "цифра решателя", "解算数字";
    CellConflict: "conflict", "конфликт", "冲突";
    CellWrong: "wrong", "неверно", "错误";
    CellDiffers: "differs between solutions", "в решениях по-разному", "各解不同";
    CellForced: "forced to be {0}", "вынужденно {0}", "必为 {0}";
    CellStuck: "no candidate left", "нет кандидатов", "无候选数";
    CellNotes: "notes {0}", "заметки {0}", "笔记 {0}";
    Row: "row {0}", "строка {0}", "第{0}行";
    Column: "column {0}", "столбец {0}", "第{0}列";
    Box: "box {0}", "блок {0}", "第{0}宫";

    // What can be done.
    Solve: "Solve", "Решить", "求解";
    Check: "Check", "Проверить", "检查";
    Undo: "Undo", "Отменить", "撤销";
    Redo: "Redo", "Вернуть", "重做";
    Notes: "Notes", "Заметки", "笔记";
    FillNotes: "Fill notes", "Все заметки", "自动笔记";
    Erase: "Erase", "Стереть", "擦除";
    Clear: "Clear", "Очистить", "清空";
    Reset: "Reset to givens", "К условию", "还原题目";
    Close: "Close", "Закрыть", "关闭";
    Cancel: "Cancel", "Остановить", "停止";
    Keys: "Keys", "Клавиши", "键盘";
    KeyMove: "move", "перейти", "移动";
    KeyMoveBox: "move by a box", "перейти через блок", "按宫移动";
    KeyRowEnds: "ends of the row", "концы строки", "行首、行尾";
    KeyBoardEnds: "ends of the board", "концы поля", "盘首、盘尾";
    KeyDigits: "write; letters are 10 and up", "записать; буквы — от 10", "填入；字母为 10 及以上";
    KeyNote: "pencil a note", "заметка", "记笔记";
    KeyCopy: "copy the board", "скопировать поле", "复制盘面";
    KeyPaste: "paste a puzzle", "вставить судоку", "粘贴题目";
    ModeLabel: "What digits are", "Что означают цифры", "数字的含义";
    ModeEnter: "Enter givens", "Ввод условия", "输入题目";
    ModePlay: "Solve it myself", "Решаю сам", "自己解";
    PadLabel: "Digits", "Цифры", "数字";
    PadDigit: "{0}, {1} left", "{0}, осталось {1}", "{0}，剩余 {1}";
    PadLeft: "{0} left", "ещё {0}", "剩 {0}";
    ToolsLabel: "Tools", "Инструменты", "工具";
    Open: "Open…", "Открыть…", "打开…";
    Examples: "Examples", "Примеры", "示例";
    Share: "Share", "Поделиться", "分享";
    Size: "Size", "Размер", "规格";
    SizeBoxes: "{0}×{0}, boxes {1}×{2}", "{0}×{0}, блоки {1}×{2}", "{0}×{0}，宫 {1}×{2}";
    Language: "Language", "Язык", "语言";
    Theme: "Theme", "Тема", "主题";
    ThemeAuto: "as the system", "как в системе", "跟随系统";
    ThemeLight: "light", "светлая", "浅色";
    ThemeDark: "dark", "тёмная", "深色";
    ViewSolve: "Solve", "Решатель", "求解";
    ViewLab: "Lab", "Перебор", "回溯";
    Views: "Views", "Разделы", "页面";
    PasteAnywhere: "Paste a puzzle anywhere on this page, or drop a file on it.", "Вставьте судоку в любом месте страницы или бросьте на неё файл.", "可在页面任意处粘贴题目，或把文件拖到页面上。";

    // The line under the board.
    TruthBlank: "An empty board.", "Пустое поле.", "空盘。";
    TruthBlankMore: "Type a digit, or paste a puzzle.", "Введите цифру или вставьте судоку.", "输入数字，或粘贴题目。";
    TruthOne: "One solution.", "Одно решение.", "唯一解。";
    TruthSeveral: "At least two solutions.", "Не меньше двух решений.", "至少两个解。";
    TruthNone: "No solution.", "Решений нет.", "无解。";
    TruthConflict: "{0} {0|conflict|conflicts}.", "{0} {0|конфликт|конфликта|конфликтов}.", "{0} 处冲突。";
    TruthSolved: "Solved.", "Решено.", "已解出。";
    TruthFilled: "One of several solutions.", "Одно из нескольких решений.", "多个解之一。";
    TruthAsking: "Searching…", "Идёт поиск…", "搜索中…";
    TruthStopped: "Not known yet.", "Пока неизвестно.", "尚不清楚。";
    TruthStoppedMore: "The search was stopped; Solve goes on.", "Поиск остановлен; «Решить» продолжит.", "搜索已停止；点“求解”继续。";
    TruthOneOfGivens: "One solution from the givens.", "По условию решение одно.", "题目有唯一解。";
    TruthSeveralOfGivens: "At least two solutions from the givens.", "По условию не меньше двух решений.", "题目至少有两个解。";
    TruthOpen: "{0} {0|cell|cells} open", "{0|пуста|пусты|пусто} {0} {0|клетка|клетки|клеток}", "余 {0} 格";
    TruthWrong: "not all of your digits are right", "среди ваших цифр есть неверные", "你填的数字有误";
    TruthHopeless: "your digits leave no solution", "с вашими цифрами решений нет", "按你填的数字无解";
    TruthTook: "found in {0}", "найдено за {0}", "用时 {0}";
    TruthRuns: "Mean of {0} runs", "Среднее по {0} {0|запуску|запускам|запускам}", "{0} 次运行的平均值";

    // Why there is no solution.
    WhyConflict: "{0} stands twice in {1}: {2} and {3}.", "{0} стоит дважды: {1}, {2} и {3}.", "{1}中有两个 {0}：{2} 和 {3}。";
    WhyMoreConflicts: "{0} more {0|pair|pairs} like it.", "И ещё {0} {0|такая пара|такие пары|таких пар}.", "另有 {0} 对。";
    WhyNoCandidate: "No digit is left for {0}.", "Для {0} не осталось цифр.", "{0} 无数可填。";
    WhyNoPlace: "{0} has no place left in {1}.", "{1}: для {0} не осталось места.", "{1}中 {0} 无处可放。";
    WhyAfter: "That shows after {0} forced {0|digit|digits} ({1}).", "Это видно после {0} {0|вынужденной цифры|вынужденных цифр|вынужденных цифр} ({1}).", "填入 {0} 个必然的数字后可见（{1}）。";
    WhyExhausted: "Every possibility was tried.", "Перебраны все варианты.", "已穷尽所有可能。";

    // What is said beside the board.
    ReportUnique: "One solution", "Одно решение", "唯一解";
    ReportFilled: "{0} {0|cell|cells} filled in.", "{0|Заполнена|Заполнены|Заполнено} {0} {0|клетка|клетки|клеток}.", "填入 {0} 格。";
    ReportReplaced: "{0} of your digits {0|was|were} wrong and {0|is|are} replaced; Undo brings {0|it|them} back.", "{0|Заменена|Заменены|Заменено} {0} {0|ваша неверная цифра|ваши неверные цифры|ваших неверных цифр}; «Отменить» их вернёт.", "你填的 {0} 个错误数字已被替换；“撤销”可恢复。";
    ReportTook: "The search took {0}.", "Поиск занял {0}.", "搜索用时 {0}。";
    ReportTookMean: "The search took {0} (mean of {1} runs).", "Поиск занял {0} (среднее по {1} {1|запуску|запускам|запускам}).", "搜索用时 {0}（{1} 次平均）。";
    ReportNone: "No solution", "Решений нет", "无解";
    ReportSeveral: "Not unique", "Решение не единственное", "解不唯一";
    ReportSeveralDiffer: "The solutions differ in the {0} marked {0|cell|cells}.", "Решения различаются в {0} {0|отмеченной клетке|отмеченных клетках|отмеченных клетках}.", "各解在标出的 {0} 格中不同。";
    ReportOnlyWithYours: "One solution with your digits; the givens alone have more.", "С вашими цифрами решение одно; само условие допускает и другие.", "按你填的数字有唯一解；仅按题目则不止一个。";
    ReportWithYours: "Your digits are kept.", "Ваши цифры сохранены.", "保留了你填的数字。";
    ReportCountOf: "{0} {0|solution|solutions} in all.", "Всего {0} {0|решение|решения|решений}.", "共 {0} 个解。";
    ReportCountMore: "At least {0} solutions; counting stopped there.", "Не меньше {0} {0|решения|решений|решений}; дальше не считали.", "至少 {0} 个解；计数到此为止。";
    ReportCounting: "Counting, up to {0}: {1} so far, {2}.", "Счёт до {0}: пока {1}, {2}.", "计数中（上限 {0}）：已有 {1}，{2}。";
    ReportCountUpTo: "Count them, up to {0}", "Сосчитать, до {0}", "计数（上限 {0}）";
    ReportShown: "Solution {0} of {1}", "Решение {0} из {1}", "第 {0} 个，共 {1} 个";
    ReportShownFirst: "Solution {0} of the first {1}", "Решение {0} из первых {1}", "前 {1} 个中的第 {0} 个";
    Previous: "Previous solution", "Предыдущее решение", "上一个解";
    Next: "Next solution", "Следующее решение", "下一个解";
    ReportFine: "No mistake so far", "Ошибок пока нет", "目前没有错误";
    ReportFineMore: "The givens have one solution, and every digit of yours is in it.", "У условия одно решение, и все ваши цифры в него входят.", "题目有唯一解，你填的数字都正确。";
    ReportUniqueMore: "The givens have one solution.", "У условия одно решение.", "题目有唯一解。";
    ReportWrong: "{0} wrong {0|digit|digits}", "{0} {0|неверная цифра|неверные цифры|неверных цифр}", "{0} 个错误数字";
    ReportWrongMore: "Marked on the board with a wavy line. The givens have one solution.", "Отмечено волнистой линией. У условия одно решение.", "已用波浪线标出。题目有唯一解。";
    ReportHopeless: "Your digits leave no solution", "С вашими цифрами решений нет", "按你填的数字无解";
    ReportHopelessMore: "The givens alone have several.", "У самого условия их несколько.", "仅按题目有多个解。";
    ReportSeveralFit: "The givens have several solutions; your digits go with at least one.", "У условия несколько решений; ваши цифры подходят хотя бы к одному.", "题目有多个解；你填的数字至少符合其中之一。";
    ReportSearching: "Searching", "Идёт поиск", "搜索中";
    ReportSearchingMore: "{0} guesses, {1}.", "{0} {0|предположение|предположения|предположений}, {1}.", "{0} 次猜测，{1}。";
    ReportStopped: "Stopped", "Остановлено", "已停止";
    ReportStoppedMore: "The board is as it was.", "Поле осталось как было.", "盘面保持不变。";
    ReportUnreadable: "That is no puzzle I can read", "Не удалось прочитать судоку", "无法读出题目";
    ReportUnreadableMore: "The board is as it was.", "Поле осталось как было.", "盘面保持不变。";
    ReportPartly: "Not all of the text could be read", "Прочитан не весь текст", "部分文字无法读取";
    EditText: "Edit the text", "Исправить текст", "编辑文字";
    TooBig: "That file is larger than 4 MB.", "Файл больше 4 МБ.", "文件大于 4 MB。";
    Copied: "Copied.", "Скопировано.", "已复制。";
    NotCopied: "The browser did not allow copying. Select the text and copy it yourself.", "Браузер не разрешил копирование. Выделите текст и скопируйте сами.", "浏览器不允许复制，请自行选择并复制。";
    NothingPasted: "The browser gave no text. Paste it into the box yourself.", "Браузер не дал текста. Вставьте его сами.", "浏览器未提供文字，请自行粘贴。";

    // What can be wrong with a text.
    At: "Line {0}, column {1}:", "Строка {0}, место {1}:", "第 {0} 行第 {1} 个字符：";
    ErrorEmpty: "there is nothing in it.", "текст пуст.", "没有内容。";
    ErrorNoPuzzle: "there is no puzzle in it. A puzzle is a row of 81 digits and dots, or lines of them.", "здесь нет судоку. Нужна строка из 81 цифры и точки или несколько строк.", "其中没有题目。题目应为 81 个数字和点，可分多行。";
    ErrorMissing: "{0} cells, {1} missing (of {2}).", "{0} {0|клетка|клетки|клеток}, не хватает {1} (из {2}).", "{0} 格，缺 {1} 格（应为 {2}）。";
    ErrorTooMany: "{0} cells, {1} too many (for {2}).", "{0} {0|клетка|клетки|клеток}, лишних {1} (нужно {2}).", "{0} 格，多 {1} 格（应为 {2}）。";
    ErrorRow: "this row has {0} cells, the others {1}.", "в этой строке {0} {0|клетка|клетки|клеток}, в других {1}.", "此行有 {0} 格，其余各行 {1} 格。";
    ErrorDigit: "{0} is no digit of a board of {1}.", "{0} — не цифра поля {1}×{1}.", "{0} 不是 {1}×{1} 盘的数字。";
    ErrorCharacter: "“{0}” is neither a digit nor an empty cell. Write . or 0 for an empty cell.", "«{0}» — не цифра и не пустая клетка. Пустую пишут как . или 0.", "“{0}” 既非数字也非空格；空格请写 . 或 0。";
    ErrorBoxes: "boxes of {0} rows and {1} columns do not fit a board of {2}.", "блоки {0}×{1} не подходят к полю {2}×{2}.", "{0}×{1} 的宫不适合 {2}×{2} 盘。";
    ErrorPencilmarks: "a grid of candidates; only givens can be read yet.", "это таблица кандидатов; читаются пока только условия.", "这是候选数表；目前只能读取题目。";
    ErrorUnsupported: "this is {0}; it can’t be read yet. Copy the puzzle as a row of digits.", "это {0}; такое пока не читается. Скопируйте судоку строкой цифр.", "这是 {0}，尚不支持；请以一行数字的形式复制。";
    ErrorLink: "the link holds no puzzle, or more than one.", "в ссылке нет судоку или их несколько.", "链接中没有题目，或不止一个。";
    ErrorOther: "it could not be understood.", "не удалось понять.", "无法理解。";

    // Panels.
    OpenTitle: "Bring a puzzle", "Принести судоку", "载入题目";
    OpenLabel: "Puzzle as text: a row or lines of digits, dots for empty cells", "Судоку текстом: строка или строки цифр, точки вместо пустых клеток", "文本题目：一行或多行数字，空格用点表示";
    OpenRead: "Read", "Прочитать", "读取";
    OpenFile: "Choose a file", "Выбрать файл", "选择文件";
    OpenPaste: "Paste", "Вставить", "粘贴";
    PickTitle: "{0} {0|puzzle|puzzles}", "{0} {0|судоку|судоку|судоку}", "{0} 道题目";
    PickEntry: "{0}×{0}, {1} {1|given|givens}", "{0}×{0}, {1} {1|цифра|цифры|цифр}", "{0}×{0}，{1} 个已知数";
    PickMore: "and {0} more, which are not listed.", "и ещё {0}, здесь не показаны.", "另有 {0} 道未列出。";
    PickErrors: "{0} {0|part|parts} could not be read:", "Не прочитано: {0}", "{0} 处无法读取：";
    AlphabetTitle: "What does A stand for?", "Что означает A?", "A 代表什么？";
    AlphabetMore: "The text can be read both ways, and the boards are not the same.", "Текст можно прочитать двумя способами, и поля получатся разные.", "这段文字有两种读法，所得盘面不同。";
    AlphabetOne: "A is 10: digits 1–9, A–{0}", "A — это 10: цифры 1–9, A–{0}", "A 是 10：数字为 1–9、A–{0}";
    AlphabetZero: "A is 11: digits 0–9, A–{0}", "A — это 11: цифры 0–9, A–{0}", "A 是 11：数字为 0–9、A–{0}";
    ShareTitle: "Take it elsewhere", "Взять с собой", "带走题目";
    ShareLink: "Link to this board, your digits included", "Ссылка на это поле, с вашими цифрами", "此盘面的链接（含你填的数字）";
    ShareLine: "Givens as one line", "Условие одной строкой", "题目（一行）";
    ShareBoard: "Board as it stands", "Поле как есть", "当前盘面";
    CopyLink: "Copy link", "Копировать ссылку", "复制链接";
    CopyLine: "Copy line", "Копировать строку", "复制一行";
    CopyBoard: "Copy board", "Копировать поле", "复制盘面";
    ExamplesTitle: "Examples", "Примеры", "示例";
    ExampleArticle: "Classic, from an article on backtracking", "Классическое, из статьи о переборе", "经典，出自一篇回溯法文章";
    ExampleBroken: "Broken: breaks the rules in three pairs", "С ошибкой: три пары против правил", "有误：三处违反规则";
    ExampleEasy: "Easy", "Лёгкое", "简单";
    Example17: "17 givens", "17 цифр", "17 个已知数";
    ExampleHard: "Very hard", "Очень трудное", "极难";
    Example16: "16×16", "16×16", "16×16";
    ExampleMany: "Many solutions", "Много решений", "多解";
    ExampleNone: "No solution", "Без решений", "无解";
    KeysTitle: "Keys", "Клавиши", "键盘";

    // The lab: what can be chosen.
    LabProblem: "Problem", "Задача", "问题";
    LabInstance: "Instance", "Условие", "实例";
    LabStrategy: "Strategy", "Способ", "策略";
    LabGoal: "Until", "Искать", "目标";
    LabFirst: "the first solution", "первое решение", "第一个解";
    LabAll: "all solutions", "все решения", "所有解";
    LabWatch: "Watch", "Смотреть", "观看";
    LabCompare: "Compare", "Сравнить", "比较";
    LabSolutions: "Solutions", "Решения", "全部解";
    LabTabs: "What to see", "Что показать", "显示内容";
    LabSudoku: "Sudoku", "Судоку", "数独";
    LabQueens: "Queens", "Ферзи", "皇后";
    LabColouring: "Graph colouring", "Раскраска графа", "图着色";
    LabTimetable: "Timetable", "Расписание", "课程表";
    LabPath: "Hamiltonian path", "Гамильтонов путь", "哈密顿路径";
    LabKakuro: "Kakuro", "Какуро", "数谜";
    LabWordSearch: "Word search", "Слово в сетке букв", "单词搜索";
    LabCrossword: "Crossword", "Кроссворд", "填字";
    LabArticle: "Article’s board", "Из статьи", "文章中的题";
    LabInkala: "Inkala 2012, very hard", "Инкала 2012, очень трудное", "Inkala 2012，极难";
    LabAgainst: "Made against counting up", "Назло счёту с единицы", "专克逐数尝试";
    LabSide: "{0}×{0}", "{0}×{0}", "{0}×{0}";
    LabSideHard: "{0}×{0}, hard", "{0}×{0}, трудное", "{0}×{0}，难";
    LabPageBoard: "The board on the page", "Поле со страницы", "页面上的盘面";
    LabLinkBoard: "The board of the link", "Поле из ссылки", "链接中的盘面";
    LabQueensOn: "{0} on {0}×{0}", "{0} на {0}×{0}", "{0} 个，{0}×{0}";
    LabColours: "{0}, {1} {1|colour|colours}", "{0}, {1} {1|цвет|цвета|цветов}", "{0}，{1} 色";
    LabAustralia: "Australia", "Австралия", "澳大利亚";
    LabUsa: "USA", "США", "美国";
    LabPetersen: "Petersen graph", "Граф Петерсена", "彼得森图";
    LabGroetzsch: "Grötzsch graph", "Граф Грёча", "格勒奇图";
    LabDays: "{0} days", "{0} {0|день|дня|дней}", "{0} 天";
    LabKnight: "Knight, {0}×{0}", "Конь, {0}×{0}", "马，{0}×{0}";
    LabKnightCorner: "Knight, {0}×{0}, from the corner", "Конь, {0}×{0}, из угла", "马，{0}×{0}，从角出发";
    LabDodecahedron: "Around a dodecahedron", "Обход додекаэдра", "环游正十二面体";
    LabTextbook: "Textbook example", "Из учебника", "教科书示例";
    LabSator: "Sator square", "Квадрат SATOR", "萨托方阵";
    LabBruteForce: "Brute force", "Полный перебор", "暴力枚举";
    LabFirstCell: "First cell, compare cells", "Первая клетка, сверка клеток", "首个空格，逐格比较";
    LabBitwise: "… with bit masks", "… с битовыми масками", "……位掩码";
    LabCandidates: "… with candidates kept", "… с кандидатами наготове", "……维护候选数";
    LabMrv: "Fewest candidates (MRV)", "Меньше кандидатов (MRV)", "最少候选数（MRV）";
    LabForward: "… and forward checking", "… и проверка вперёд", "……加前向检查";
    LabPropagation: "… and singles placed", "… и одиночки сразу", "……并填唯一数";
    LabEngine: "Sudokit’s engine", "Движок Sudokit", "Sudokit 引擎";
    LabPlain: "Row by row, compare queens", "По рядам, сверка ферзей", "逐行，逐个比较皇后";
    LabMiddleFirst: "From the middle, fewest squares", "Из середины, меньше полей", "由中间起，最少空位";
    LabFirstOpen: "First open place", "Первое свободное место", "首个空位";
    LabFewest: "Fewest values (MRV)", "Меньше значений (MRV)", "最少可选值（MRV）";
    LabWarnsdorff: "Warnsdorff’s rule", "Правило Варнсдорфа", "瓦恩斯多夫规则";

    // The lab: the run.
    LabRun: "Run", "Пуск", "运行";
    LabPause: "Pause", "Пауза", "暂停";
    LabStep: "Step", "Шаг", "前进";
    LabBack: "Step back", "Шаг назад", "后退";
    LabStart: "To the start", "В начало", "到开头";
    LabToUndo: "Next undo", "К возврату", "下次回溯";
    LabToEnd: "To the end", "В конец", "到结尾";
    LabSpeed: "Speed", "Скорость", "速度";
    LabSpeedIs: "{0} {0|event|events}/s", "{0} {0|событие|события|событий}/с", "每秒 {0} 步";
    LabSpeedMost: "as fast as it goes", "на полной скорости", "最快";
    LabPosition: "Position in the run", "Место в поиске", "搜索位置";
    LabOf: "{0} of {1}", "{0} из {1}", "{0} / {1}";
    LabOfMore: "{0} of more than {1}", "{0} из более чем {1}", "{0} / 超过 {1}";
    LabSearching: "Searching ahead: {0} events so far", "Поиск вперёд: пока {0} {0|событие|события|событий}", "向前搜索：已有 {0} 步";
    LabKeys: "Space runs and pauses, ← → step, Home and End, U to the next undo.", "Пробел — пуск и пауза, ← → — шаг, Home и End, U — к возврату.", "空格运行/暂停，← → 单步，Home、End，U 到下次回溯。";
    LabAttacks: "Show attacked squares", "Показать битые поля", "显示被攻击的格";
    LabCopyLink: "Copy link", "Копировать ссылку", "复制链接";
    LabPicture: "The problem as it stands", "Задача, как она сейчас", "当前状态";
    LabCode: "The search", "Поиск", "搜索过程";
    LabCounters: "Counters", "Счётчики", "计数";
    LabNodes: "Nodes", "Узлы", "节点";
    LabChecks: "Checks", "Проверки", "检查";
    LabRejects: "Rejects", "Отказы", "拒绝";
    LabPlacements: "Placed", "Записано", "放置";
    LabUndos: "Undone", "Стёрто", "撤回";
    LabSolved: "Solutions", "Решения", "解";
    LabDeepest: "Deepest", "Глубина", "最深";
    LabTime: "Time", "Время", "时间";

    // The lab: the skeleton.
    CodeSearch: "search", "поиск", "搜索";
    CodeSolution: "nothing open? a solution", "пустых нет? решение", "无空位？得一解";
    CodeChoose: "choose an open place", "выбрать пустое место", "选一个空位";
    CodeFor: "for each of its values", "для каждого значения", "逐个取值";
    CodeCheck: "check it", "проверить", "检查";
    CodeReject: "forbidden? the next one", "нельзя? следующее", "不行？下一个";
    CodePlace: "place it", "записать", "放置";
    CodeFollows: "work out what follows", "вывести следствия", "推出后果";
    CodeUndo: "undo it", "стереть", "撤回";
    CodeReturn: "none left: go back", "кончились: назад", "用完：返回";

    // The lab: what has just happened.
    SayStart: "Nothing has happened yet.", "Ещё ничего не произошло.", "尚未开始。";
    SayEnter: "A new node, level {0}.", "Новый узел, уровень {0}.", "新节点，第 {0} 层。";
    SaySolution: "Nothing is open: a solution.", "Пустых нет: решение.", "已无空位：得一解。";
    SayChoose: "{0} is next, with {1} {1|value|values} to try.", "Дальше {0}, значений на пробу: {1}.", "下一个：{0}，有 {1} 个值可试。";
    SayFits: "{0}? Compared with {1}: fits.", "{0}? Сверка ({1}): подходит.", "{0}？与{1}比较：可行。";
    SayClash: "{0}? Compared with {1}: no.", "{0}? Сверка ({1}): нет.", "{0}？与{1}比较：不行。";
    SayReject: "{0} is refused: {1}.", "{0}: отказ ({1}).", "{0} 被拒绝：{1}。";
    SayPlace: "{0} is placed.", "{0} записано.", "放置 {0}。";
    SayForced: "{0} follows.", "{0} следует отсюда.", "推得 {0}。";
    SayNarrow: "{0} leaves {1} with {2} {2|candidate|candidates}.", "После {0} у {1} осталось кандидатов: {2}.", "{0} 后，{1} 剩 {2} 个候选数。";
    SayNoValue: "Dead end: nothing is left for {0}.", "Тупик: для {0} ничего не осталось.", "死路：{0} 无值可填。";
    SayNoPlace: "Dead end: {0} has no place in {1}.", "Тупик: для {0} нет места, {1}.", "死路：{1}中 {0} 无处可放。";
    SayGivens: "Dead end: the givens {0} and {1} clash.", "Тупик: {0} и {1} из условия мешают друг другу.", "死路：已知的 {0} 与 {1} 冲突。";
    SayUndo: "{0} is taken back.", "{0} стёрто.", "撤回 {0}。";
    SayReturn: "No value is left for {0}: back.", "Для {0} значений больше нет: назад.", "{0} 的值已试完：返回。";
    SayEndFound: "The end: the solution is found.", "Конец: решение найдено.", "结束：已找到解。";
    SayEndAll: "The end: everything has been tried.", "Конец: перепробовано всё.", "结束：已全部试过。";
    NameColour: "colour {0}", "цвет {0}", "颜色 {0}";
    NameStep: "step {0}", "ход {0}", "第 {0} 步";
    NameLetter: "letter {0} ({1})", "буква {0} ({1})", "第 {0} 个字母（{1}）";
    NameAcross: "across {0}", "по горизонтали {0}", "横 {0}";
    NameDown: "down {0}", "по вертикали {0}", "竖 {0}";
    NameSlot: "day {0}, period {1}, room {2}", "день {0}, пара {1}, ауд. {2}", "第 {0} 天第 {1} 节 {2} 室";
    NameDiagonal: "a diagonal", "диагональ", "对角线";
    NameSum: "the sum {0}", "сумма {0}", "和 {0}";
    NameVisited: "the way so far", "пройденный путь", "已走过的路";
    NameSquare: "the letter there", "буква там", "该处字母";

    // The lab: all strategies side by side.
    CompareStart: "Compare all strategies", "Сравнить все способы", "比较所有策略";
    CompareBudget: "Budget for each", "Предел для каждого", "各自上限";
    CompareNodes: "{0} nodes", "{0} {0|узел|узла|узлов}", "{0} 个节点";
    CompareProgress: "{0}: {1} {1|node|nodes}, {2}", "{0}: {1} {1|узел|узла|узлов}, {2}", "{0}：{1} 个节点，{2}";
    CompareScale: "The bars are on a log scale: each line is ten times the one before.", "Шкала логарифмическая: каждая черта — в десять раз больше прежней.", "对数刻度：每条线为前一条的十倍。";
    CompareMore: "> is “more than”: the budget ran out first.", "> — «больше чем»: предел кончился раньше.", "“>”表示“超过”：先用完了上限。";
    CompareMean: "Short runs are repeated; the time is their mean.", "Короткие прогоны повторяются; время — среднее.", "短的运行会重复，时间取平均。";
    CompareEngine: "The engine counts its guesses only.", "Движок считает только предположения.", "引擎只统计猜测次数。";
    CompareSpace: "Brute force is not run. It has {0} fillings to go through, about {1}; at a thousand million a second that takes about {2} years.", "Полный перебор не запускается. Ему пришлось бы пройти {0} заполнений, около {1}; при миллиарде в секунду это около {2} лет.", "未运行暴力枚举。它须遍历 {0} 种填法，约 {1}；每秒十亿种也需约 {2} 年。";
    CompareCsv: "Copy as CSV", "Копировать CSV", "复制 CSV";
    CompareOutOf: "out of budget", "предел исчерпан", "超出上限";
    CompareCancelled: "Stopped.", "Остановлено.", "已停止。";
    CompareDone: "All strategies are done.", "Все способы пройдены.", "所有策略已完成。";
    CompareNone: "Every strategy solves the same board; they differ in how much they have to try.", "Все способы решают одно и то же; разница в том, сколько им приходится пробовать.", "各策略求解同一题目，差别在于尝试多少次。";

    // The lab: all arrangements of queens.
    GalleryAll: "All {0}", "Все {0}", "全部 {0} 个";
    GalleryDistinct: "{0} up to symmetry", "{0} с точностью до симметрии", "{0} 个（不计对称）";
    GalleryShown: "Arrangement {0} of {1}", "Расстановка {0} из {1}", "第 {0} 个，共 {1} 个";

    // Units of time.
    UnitNs: "ns", "нс", "纳秒";
    UnitUs: "µs", "мкс", "微秒";
    UnitMs: "ms", "мс", "毫秒";
    UnitS: "s", "с", "秒";
}
