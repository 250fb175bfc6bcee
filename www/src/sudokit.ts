// What a script tag loads: <sudoku-board>, registered.

export * from "./define.js";
