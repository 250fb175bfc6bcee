// Boards as texts: what the modules leave to JavaScript. Their side is crates/embed/src/text.rs.

import { type Board, BoardError, type Form } from "./types.js";

/** A board's line in another form. */
export function written(line: string, height: number, width: number, form: Form): string {
  const side = height * width;
  const rows = Array.from({ length: side }, (_, row) => line.slice(row * side, (row + 1) * side));
  if (form === "zeros") return line.replaceAll(".", "0");
  if (form === "csv") {
    const number = (char: string) => (char === "." ? "" : parseInt(char, 36));
    return rows.map((row) => [...row].map(number).join() + "\n").join("");
  }
  if (form !== "grid") return line;
  const rule = ("+" + "-".repeat(2 * width + 1)).repeat(height) + "+\n";
  return rows
    .map((row, index) => {
      const boxes = row.match(new RegExp(`.{${width}}`, "g")) ?? [];
      const drawn = boxes.map((box) => "| " + [...box].join(" ")).join(" ") + " |\n";
      return index % height ? drawn : rule + drawn;
    })
    .concat(rule)
    .join("");
}

/** What is wrong with a text, as the modules write it. */
export interface Wrong {
  kind: BoardError["kind"];
  line: number;
  column: number;
  numbers: [number, number, number];
}

/** The same as an error. */
export function boardError({ kind, line, column, numbers: [a, b] }: Wrong, board: Board): BoardError {
  let what = "this can't be read";
  if (kind === "empty") {
    what = "expected a board, found nothing";
  } else if (kind === "length") {
    what = `found ${a} cells, expected ${b}`;
  } else if (kind === "digit") {
    what = `${a} is above ${b}, the highest digit of this board`;
  } else if (kind === "character") {
    const text = typeof board === "string" ? board : new TextDecoder().decode(board);
    const char = [...(text.split("\n")[line - 1] ?? "")][column - 1] ?? "";
    what = `${JSON.stringify(char)} is neither a digit nor an empty cell`;
  }
  return new BoardError(kind, line, column, `line ${line}, column ${column}: ${what}`);
}
