// The attributes of <sudoku-board> that are properties too.

import type { BoardCheck, BoardMarks, BoardMode } from "./events.js";

const MODES = ["enter", "play", "view"] as const;
export const MARKS = ["off", "pencil", "auto"] as const;
export const CHECKS = ["off", "conflicts", "solution"] as const;

/** An element with these attributes. What they do is told where it is done. */
export abstract class BoardAttributes extends HTMLElement {
  get mode(): BoardMode {
    return oneOf(MODES, this.getAttribute("mode"), "play");
  }
  set mode(mode: BoardMode) {
    this.setAttribute("mode", mode);
  }

  get marks(): BoardMarks {
    return oneOf(MARKS, this.getAttribute("marks"), "pencil");
  }
  set marks(marks: BoardMarks) {
    this.setAttribute("marks", marks);
  }

  /** What is marked as wrong. (`check` is the method.) */
  get checking(): BoardCheck {
    return oneOf(CHECKS, this.getAttribute("check"), "conflicts");
  }
  set checking(check: BoardCheck) {
    this.setAttribute("check", check);
  }

  /** What stands below the board: any of `keypad`, `tools` and `asks` (Check, Step and Solve), or `none`. */
  get controls(): string {
    return this.getAttribute("controls") ?? (this.mode === "view" ? "none" : "keypad tools");
  }
  set controls(controls: string) {
    this.setAttribute("controls", controls);
  }

  /** `light`, `dark`, or as the page. */
  get theme(): string {
    return this.getAttribute("theme") ?? "auto";
  }
  set theme(theme: string) {
    this.setAttribute("theme", theme);
  }

  get readOnly(): boolean {
    return this.hasAttribute("readonly");
  }
  set readOnly(on: boolean) {
    this.toggleAttribute("readonly", on);
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }
  set disabled(on: boolean) {
    this.toggleAttribute("disabled", on);
  }

  get required(): boolean {
    return this.hasAttribute("required");
  }
  set required(on: boolean) {
    this.toggleAttribute("required", on);
  }

  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    this.setAttribute("name", name);
  }
}

function oneOf<T extends string>(all: readonly T[], text: string | null, otherwise: T): T {
  return all.find((one) => one === text) ?? otherwise;
}
