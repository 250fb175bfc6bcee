// A page for frames: embed.html?puzzle=…, with the board's attributes as further parameters.

import "../npm/sudokit.js";

const board = document.createElement("sudoku-board");
const allowed = ["puzzle", "value", "mode", "marks", "check", "controls", "theme", "lang"];
for (const [name, value] of new URLSearchParams(location.search)) {
  if (allowed.includes(name)) board.setAttribute(name, value);
}
document.body.append(board);
