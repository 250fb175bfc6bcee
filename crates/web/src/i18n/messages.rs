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
    Erase: "Erase", "Стереть", "擦除";
    Close: "Close", "Закрыть", "关闭";
    Keys: "Keys", "Клавиши", "键盘";
    KeyMove: "move", "перейти", "移动";
    KeyMoveBox: "move by a box", "перейти через блок", "按宫移动";
    KeyRowEnds: "ends of the row", "концы строки", "行首、行尾";
    KeyBoardEnds: "ends of the board", "концы поля", "盘首、盘尾";

    // Units of time.
    UnitNs: "ns", "нс", "纳秒";
    UnitUs: "µs", "мкс", "微秒";
    UnitMs: "ms", "мс", "毫秒";
    UnitS: "s", "с", "秒";
}
