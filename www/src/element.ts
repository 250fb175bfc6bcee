// <sudoku-board>: the element around the board that crates/embed/src/element draws.

import boardStyles from "sudokit-board.css";
import { type Bindings, type BoardHandle, bindings } from "./bindings.js";
import type { RunOptions } from "./client.js";
import elementStyles from "./element.css";
import { LoadError, type LoadErrorCode } from "./load.js";
import type { Check, Conflict, Count, Form, Hint, Solution } from "./types.js";
import { learning } from "./words.js";

/** What the player may do: enter a puzzle, solve it, or look at it. */
export type BoardMode = "enter" | "play" | "view";
/** Pencil marks: none, the player's, or filled in from the start. */
export type BoardMarks = "off" | "pencil" | "auto";
/** What is marked as wrong: nothing, digits in conflict, or also digits that are not the solution's. */
export type BoardCheck = "off" | "conflicts" | "solution";

/** The detail of `input`: what the player changed. */
export interface InputDetail {
  /** The cell's index; `null` where several changed, as by Undo. */
  cell: number | null;
  /** The digit that is in it now, or `null`. */
  digit: number | null;
  value: string;
}

/** The detail of `error`. `code` tells what went wrong: a {@link LoadErrorCode}, or the attribute that can't be read. */
export interface ErrorDetail {
  code: LoadErrorCode | "puzzle" | "value";
  message: string;
}

/** What {@link SudokuBoardElement.check} answers. */
export interface BoardReport extends Check {
  /** The cells whose digits are not the solution's, where the puzzle has one solution. */
  wrong: number[];
}

/** The events of the element; all bubble out of shadow roots, and none is sent for what the host did. */
export interface SudokuBoardEventMap {
  ready: CustomEvent<null>;
  input: CustomEvent<InputDetail>;
  change: CustomEvent<{ value: string }>;
  complete: CustomEvent<{ value: string }>;
  conflict: CustomEvent<{ conflicts: Conflict[] }>;
  error: CustomEvent<ErrorDetail>;
}

const MODES = ["enter", "play", "view"] as const;
const MARKS = ["off", "pencil", "auto"] as const;
const CHECKS = ["off", "conflicts", "solution"] as const;
const PROPERTIES = [
  "puzzle",
  "value",
  "mode",
  "marks",
  "checking",
  "controls",
  "theme",
  "readOnly",
  "disabled",
  "required",
  "name",
];

/** A Sudoku board. */
export class SudokuBoardElement extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [
    "puzzle",
    "value",
    "mode",
    "readonly",
    "disabled",
    "marks",
    "check",
    "controls",
    "lang",
    "required",
  ];

  /** Fulfilled when the board can be played; rejected when it can't be loaded. */
  readonly ready: Promise<void>;

  readonly #internals = this.attachInternals();
  readonly #root = this.attachShadow({ mode: "open" });
  readonly #frame = document.createElement("div");
  #settleReady!: { resolve(): void; reject(error: unknown): void };
  #bindings: Bindings | undefined;
  #handle: BoardHandle | undefined;
  #loading = false;
  #formDisabled = false;
  /** The value that the last `change` told, or that the host set. */
  #told = "";

  constructor() {
    super();
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    // Whoever does not wait for it is told by the `error` event.
    this.ready.catch(() => {});
    this.#frame.className = "frame";
    this.#root.append(this.#frame);
    this.addEventListener("focusout", (event) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && (this.contains(to) || this.#root.contains(to)))) this.#settle();
    });
  }

  /** The givens: any text of one character a cell when set, one line when read. */
  get puzzle(): string {
    return this.#handle?.puzzle() ?? this.getAttribute("puzzle") ?? "";
  }
  set puzzle(text: string) {
    this.setAttribute("puzzle", text);
  }

  /** Givens and the player's digits, one character a cell, `.` for empty. */
  get value(): string {
    return this.#handle?.value() ?? this.getAttribute("value") ?? this.puzzle;
  }
  set value(text: string) {
    if (this.#handle) this.#setValue(text);
    else this.setAttribute("value", text);
  }

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

  /** What stands below the board: any of `keypad`, `tools` and `asks` (Check and Solve), or `none`. */
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

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** Writes the solution onto the board, if there is just one, and answers what was found. */
  async solve(): Promise<Solution> {
    const { engine, handle } = await this.#whenReady();
    const solution = engine.solve(handle.puzzle());
    if (solution.kind === "unique") {
      handle.answer(new TextEncoder().encode(solution.solution));
      this.#valueChanged();
    }
    return solution;
  }

  /** Takes the next step, if there is a single, and answers it with its reason. */
  async step(): Promise<Hint> {
    const { engine, handle } = await this.#whenReady();
    const hint = engine.hint(handle.value());
    for (const { cell, digit } of hint.step?.placements ?? []) handle.place(cell, digit);
    this.#valueChanged();
    return hint;
  }

  /** What there is to say of the board as it is. */
  async check(): Promise<BoardReport> {
    const { engine, handle } = await this.#whenReady();
    const value = handle.value();
    const solution = engine.solve(handle.puzzle());
    const wrong: number[] = [];
    if (solution.kind === "unique") {
      for (let cell = 0; cell < value.length; cell++) {
        if (value[cell] !== "." && value[cell] !== solution.solution[cell]) wrong.push(cell);
      }
    }
    return { ...engine.check(value), wrong };
  }

  /** How many solutions the puzzle has, up to `limit`, counted in a worker. */
  async count(limit = Infinity, options?: RunOptions): Promise<Count> {
    const { handle } = await this.#whenReady();
    counter ??= import("./worker.js").then(({ createWorker }) => createWorker());
    return (await counter).count(handle.puzzle(), limit, options);
  }

  /** Takes the last change back. */
  async undo(): Promise<void> {
    (await this.#whenReady()).handle.undo();
    this.#valueChanged();
  }

  /** Makes it again. */
  async redo(): Promise<void> {
    (await this.#whenReady()).handle.redo();
    this.#valueChanged();
  }

  /** Leaves only the givens. */
  async reset(): Promise<void> {
    (await this.#whenReady()).handle.reset();
    this.#valueChanged();
  }

  /** The board as text. */
  async export(form: Form = "line"): Promise<string> {
    const { engine, handle } = await this.#whenReady();
    return engine.format(handle.value(), form);
  }

  /** Selects a cell by its index, and focuses it. */
  async focusCell(cell: number): Promise<void> {
    const { handle } = await this.#whenReady();
    handle.select(cell);
    this.#root.querySelector<HTMLElement>(`[data-cell="${Number(cell)}"]`)?.focus();
  }

  override focus(options?: FocusOptions): void {
    this.#root.querySelector<HTMLElement>("[tabindex='0']")?.focus(options);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) this.#upgrade(name);
    this.#root.adoptedStyleSheets = sheets(this.ownerDocument);
    if (this.#handle) this.#mount();
    else void this.#load();
  }

  disconnectedCallback(): void {
    this.#unmount();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === "puzzle") {
      if (!this.#handle) this.#showFallback();
      else this.#setPuzzle(after ?? "");
    } else if (name === "value") {
      if (this.#handle) this.#setValue(after ?? "");
    } else {
      this.#configure();
    }
  }

  formDisabledCallback(disabled: boolean): void {
    this.#formDisabled = disabled;
    this.#configure();
  }

  formResetCallback(): void {
    if (this.#handle) this.#setValue(this.getAttribute("value") ?? "");
  }

  formStateRestoreCallback(state: string): void {
    this.value = state;
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    this.#showFallback();
    try {
      this.#bindings = await bindings();
      this.#begin(this.#bindings);
    } catch (error) {
      const code = error instanceof LoadError ? error.code : "invalid";
      const message = error instanceof Error ? error.message : String(error);
      this.#showMessage(message);
      this.#settleReady.reject(error);
      this.#emit("error", { code, message });
    } finally {
      this.#loading = false;
    }
  }

  #begin(bindings: Bindings): void {
    // The module holds on to what it is given; through a weak reference a board that is gone can go.
    const self = new WeakRef(this);
    this.#handle = bindings.create((what, cell, digit) => {
      const board = self.deref();
      if (board) board.#hear(what, cell, digit);
    });
    this.#configure();
    const puzzle = this.getAttribute("puzzle");
    const value = this.getAttribute("value");
    if (puzzle !== null) this.#setPuzzle(puzzle);
    if (value !== null) this.#setValue(value);
    if (this.isConnected) this.#mount();
    this.#valueChanged();
    this.#settleReady.resolve();
    this.#emit("ready", null);
  }

  #mount(): void {
    this.#frame.replaceChildren();
    this.#handle?.mount(this.#frame);
  }

  #unmount(): void {
    this.#handle?.unmount();
  }

  #configure(): void {
    const handle = this.#handle;
    if (!handle) return;
    const readonly =
      this.mode === "view" || this.readOnly || this.disabled || this.#formDisabled;
    handle.set_rules(
      this.mode === "enter",
      readonly,
      CHECKS.indexOf(this.checking),
      MARKS.indexOf(this.marks),
    );
    const controls = new Set(this.controls.split(/\s+/));
    const lang = this.closest("[lang]")?.getAttribute("lang") ?? "en";
    handle.set_view(controls.has("keypad"), controls.has("tools"), controls.has("asks"), lang);
    // Without its words it speaks English, and is no less a board.
    learning(lang)?.then(
      () => this.#configure(),
      () => undefined,
    );
    this.#validate();
  }

  #setPuzzle(text: string): void {
    const line = this.#read("puzzle", text.trim() || ".".repeat(81));
    if (line) this.#handle?.set_puzzle(line);
    this.#valueChanged();
  }

  #setValue(text: string): void {
    const line = this.#read("value", text.trim() || this.puzzle);
    if (line && !this.#handle?.set_value(line)) {
      this.#emit("error", { code: "value", message: "The value has another size than the puzzle." });
    }
    this.#valueChanged();
  }

  /** The bytes of a board's line. A text that is no board is told, and changes nothing. */
  #read(code: "puzzle" | "value", text: string): Uint8Array | undefined {
    try {
      return new TextEncoder().encode(this.#bindings?.engine.format(text));
    } catch (error) {
      this.#emit("error", { code, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  /** What the player did: `Told` of handle.rs. */
  #hear(what: number, cell: number, digit: number): void {
    const value = this.value;
    switch (what) {
      case 0:
        this.#validate();
        this.#emit("input", {
          cell: cell < 0 ? null : cell,
          digit: digit > 0 ? digit : null,
          value,
        });
        break;
      case 1:
        this.#emit("conflict", { conflicts: this.#bindings?.engine.check(value).conflicts ?? [] });
        break;
      case 2:
        this.#settle();
        this.#emit("complete", { value });
        break;
      case 3:
        // The marks answer: for the moment of asking, wrong digits are shown.
        this.checking = "solution";
        break;
      case 4:
        void this.solve();
    }
  }

  /** Tells `change`, if the player has changed the value since it was last told. */
  #settle(): void {
    const value = this.value;
    if (!this.#handle || value === this.#told) return;
    this.#told = value;
    this.#emit("change", { value });
  }

  /** Takes note of a value that the host brought about. */
  #valueChanged(): void {
    this.#told = this.value;
    this.#validate();
  }

  #validate(): void {
    const handle = this.#handle;
    if (!handle) return;
    const value = handle.value();
    this.#internals.setFormValue(value);
    const conflict = handle.conflicts().length > 0;
    const open = value.includes(".");
    if (conflict) {
      this.#internals.setValidity({ customError: true }, "Equal digits see each other.", this.#frame);
    } else if (this.required && open) {
      this.#internals.setValidity({ valueMissing: true }, "Fill in every cell.", this.#frame);
    } else {
      this.#internals.setValidity({});
    }
    this.#state("conflict", conflict);
    this.#state("complete", !conflict && !open);
  }

  #state(name: string, on: boolean): void {
    // Browsers of before 2024 have no custom states, or want dashes in their names.
    try {
      if (on) this.#internals.states.add(name);
      else this.#internals.states.delete(name);
    } catch {
      // A style is all that is missing.
    }
  }

  /** Before the module is there: the page's own text, else the puzzle as text. */
  #showFallback(): void {
    if (this.#handle) return;
    const text = document.createElement("pre");
    text.className = "fallback";
    text.textContent = (this.getAttribute("puzzle") ?? "").replace(/(.{9})(?=.)/g, "$1\n");
    const slot = document.createElement("slot");
    slot.append(text);
    this.#frame.replaceChildren(slot);
  }

  #showMessage(message: string): void {
    const box = document.createElement("div");
    box.className = "message";
    box.setAttribute("part", "message");
    box.setAttribute("role", "alert");
    box.textContent = message;
    this.#frame.append(box);
  }

  async #whenReady(): Promise<{ handle: BoardHandle; engine: Bindings["engine"] }> {
    await this.ready;
    const [handle, bindings] = [this.#handle, this.#bindings];
    if (!handle || !bindings) throw new Error("The board is not ready.");
    return { handle, engine: bindings.engine };
  }

  #emit<K extends keyof SudokuBoardEventMap>(
    name: K,
    detail: SudokuBoardEventMap[K]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** A property that was set before the element was defined hides the class's own. */
  #upgrade(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const self = this as unknown as Record<string, unknown>;
    const value = self[name];
    delete self[name];
    self[name] = value;
  }
}

/** One worker counts for all boards. */
let counter: Promise<import("./client.js").WorkerSolver> | undefined;

function oneOf<T extends string>(all: readonly T[], text: string | null, otherwise: T): T {
  return all.find((one) => one === text) ?? otherwise;
}

const made = new WeakMap<Document, CSSStyleSheet[]>();

/** The style sheets, one set a document. They are constructed, which no policy forbids. */
function sheets(document: Document): CSSStyleSheet[] {
  let own = made.get(document);
  if (!own) {
    const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    // A page sets `--sudoku-ink`, the board reads `--ink`.
    const styles = boardStyles.replace(/^ {2}--([\w-]+): (.+);$/gm, "  --$1: var(--sudoku-$1, $2);");
    own = [styles, elementStyles].map((text) => {
      const sheet = new Sheet();
      sheet.replaceSync(text);
      return sheet;
    });
    made.set(document, own);
  }
  return own;
}

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-board": SudokuBoardElement;
  }
}
