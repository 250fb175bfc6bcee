// `sudokit/define`: registers <sudoku-board>, once.

import { SudokuBoardElement } from "./element.js";

if (!customElements.get("sudoku-board")) customElements.define("sudoku-board", SudokuBoardElement);

export * from "./index.js";
