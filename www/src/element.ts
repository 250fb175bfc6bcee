// <sudoku-board>: the element around the board that crates/embed/src/element draws.

import { BoardAttributes, CHECKS, MARKS } from "./attributes.js";
import { type Bindings, type BoardHandle, bindings } from "./bindings.js";
import type { RunOptions } from "./client.js";
import type { BoardReport, ErrorDetail, SudokuBoardEventMap } from "./events.js";
import { LoadError } from "./load.js";
import { reason, SAID, Said, STUCK } from "./said.js";
import { sheets } from "./sheets.js";
import { boardError, type Wrong, written } from "./text.js";
import type { Conflict, Count, Form, Hint, Solution } from "./types.js";
import { learning } from "./words.js";

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
export class SudokuBoardElement extends BoardAttributes {
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
  /** Where the board is drawn. */
  readonly #place = document.createElement("div");
  /** What was last said of the board, to be seen and to be heard. */
  readonly #status = document.createElement("p");
  #settleReady!: { resolve(): void; reject(error: unknown): void };
  #handle: BoardHandle | undefined;
  #loading = false;
  #formDisabled = false;
  #readonly = false;
  #asks = false;
  /** The puzzle that was last solved, with the answer. */
  #solved: { puzzle: string; solution: Solution } | undefined;
  /** The puzzle whose solution was asked for, to mark digits that are not in it. */
  #judged: string | undefined;
  /** Ends what the player has asked for. */
  #stop: AbortController | undefined;
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
    this.#status.className = "status";
    this.#status.setAttribute("part", "status");
    this.#status.setAttribute("role", "status");
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

  /**
   * Writes the solution onto the board, if there is just one, and answers what was found. Boards above 9×9 are searched
   * in a worker, for as long as it takes.
   */
  async solve(options?: RunOptions): Promise<Solution> {
    const solution = await this.#solve(options);
    this.#solvedByHost();
    return solution;
  }

  /** Takes the next step, if there is a single, says its reason under the board, and answers it. */
  async step(): Promise<Hint> {
    const hint = await this.#step();
    this.#solvedByHost();
    return hint;
  }

  /** What there is to say of the board as it is. */
  async check(): Promise<BoardReport> {
    const handle = await this.#whenReady();
    const value = handle.value();
    const solution = await this.#solution();
    const report = await (await asking()).check(value);
    return { ...report, wrong: wrongIn(value, solution) };
  }

  /** How many solutions the puzzle has, up to `limit`, counted in a worker. */
  async count(limit = Infinity, options?: RunOptions): Promise<Count> {
    const handle = await this.#whenReady();
    return (await asking()).count(handle.puzzle(), limit, options);
  }

  /** Takes the last change back. */
  async undo(): Promise<void> {
    (await this.#whenReady()).undo();
    this.#renewed();
  }

  /** Makes it again. */
  async redo(): Promise<void> {
    (await this.#whenReady()).redo();
    this.#renewed();
  }

  /** Leaves only the givens. */
  async reset(): Promise<void> {
    (await this.#whenReady()).reset();
    this.#renewed();
  }

  /** The board as text. */
  async export(form: Form = "line"): Promise<string> {
    const handle = await this.#whenReady();
    const [value, height] = [handle.value(), handle.box_height()];
    return written(value, height, Math.sqrt(value.length) / height, form);
  }

  /** Selects a cell by its index, and focuses it. */
  async focusCell(cell: number): Promise<void> {
    (await this.#whenReady()).select(cell);
    this.#root.querySelector<HTMLElement>(`[data-cell="${Number(cell)}"]`)?.focus();
  }

  override focus(options?: FocusOptions): void {
    this.#root.querySelector<HTMLElement>("[tabindex='0']")?.focus(options);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) this.#upgrade(name);
    this.#root.adoptedStyleSheets = sheets(this.ownerDocument);
    if (this.#handle) {
      this.#mount();
      this.#judge();
    } else {
      void this.#load();
    }
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
    this.#handle?.unmount();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === "puzzle") {
      if (!this.#handle) this.#showFallback();
      else this.#setPuzzle(after ?? "");
    } else if (name === "value") {
      if (this.#handle) this.#setValue(after ?? "");
    } else {
      // Whoever asks for the marks again, after a failure, gets another try.
      if (name === "check") this.#judged = undefined;
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
      this.#begin(await bindings());
    } catch (error) {
      const failure = failed(error);
      this.#showMessage(failure.message);
      this.#settleReady.reject(error);
      this.#emit("error", failure);
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
    this.#renewed();
    this.#settleReady.resolve();
    this.#emit("ready", null);
  }

  #mount(): void {
    this.#frame.replaceChildren(this.#place, this.#status);
    this.#handle?.mount(this.#place);
  }

  #configure(): void {
    const handle = this.#handle;
    if (!handle) return;
    this.#readonly =
      this.mode === "view" || this.readOnly || this.disabled || this.#formDisabled;
    handle.set_rules(
      this.mode === "enter",
      this.#readonly,
      CHECKS.indexOf(this.checking),
      MARKS.indexOf(this.marks),
    );
    const controls = new Set(this.controls.split(/\s+/));
    this.#asks = controls.has("asks");
    const lang = this.closest("[lang]")?.getAttribute("lang") ?? "en";
    handle.set_view(controls.has("keypad"), controls.has("tools"), this.#asks, lang);
    // Without its words it speaks English, and is no less a board.
    learning(lang)?.then(
      () => this.#configure(),
      () => undefined,
    );
    this.#judge();
    this.#validate();
  }

  #setPuzzle(text: string): void {
    const board = text.trim() || ".".repeat(81);
    this.#read("puzzle", board, this.#handle?.set_puzzle(board));
  }

  #setValue(text: string): void {
    const board = text.trim() || this.puzzle;
    this.#read("value", board, this.#handle?.set_value(board));
  }

  /** Takes note of a board that was read. A text that is none is told, and changes nothing. */
  #read(code: "puzzle" | "value", text: string, wrong = ""): void {
    if (wrong) {
      const { message } = boardError(JSON.parse(wrong) as Wrong, text);
      this.#emit("error", { code, message });
    }
    this.#renewed();
  }

  /** What the player did: `Told` of handle.rs. */
  #hear(what: number, cell: number, digit: number): void {
    switch (what) {
      case 0:
        this.#edited();
        this.#emit("input", {
          cell: cell < 0 ? null : cell,
          digit: digit > 0 ? digit : null,
          value: this.value,
          source: "player",
        });
        break;
      case 1:
        this.#emit("conflict", {
          conflicts: JSON.parse(this.#handle?.conflicts() ?? "[]") as Conflict[],
        });
        break;
      case 2:
        this.#settle();
        this.#emit("complete", { value: this.value, source: "player" });
        break;
      case 3:
        this.#ask((signal) => this.#check(signal));
        break;
      case 4:
        if (!this.#readonly) this.#ask(() => this.#bySolver(() => this.#step()));
        break;
      case 5:
        if (!this.#readonly) this.#ask((signal) => this.#bySolver(() => this.#solve({ signal })));
    }
  }

  /** Does what a button asks for, or its key. The next edit, or the next question, puts an end to it. */
  #ask(question: (signal: AbortSignal) => Promise<void>): void {
    if (!this.#asks) return;
    this.#edited();
    const stop = new AbortController();
    this.#stop = stop;
    this.#state("busy", true);
    const timer = setTimeout(() => this.#say(Said.Searching), PATIENCE);
    question(stop.signal)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const failure = failed(error);
        this.#status.textContent = failure.message;
        this.#emit("error", failure);
      })
      .finally(() => {
        clearTimeout(timer);
        if (this.#stop === stop) this.#state("busy", false);
      });
  }

  /** Tells what the solver wrote because the player asked for it. */
  async #bySolver(act: () => Promise<unknown>): Promise<void> {
    const before = this.value;
    await act();
    const value = this.value;
    if (value === before) return;
    const changed = [...value].flatMap((char, cell) => (char === before[cell] ? [] : cell));
    const cell = changed.length === 1 ? (changed[0] ?? null) : null;
    const digit = cell === null ? null : parseInt(value[cell] ?? "", 36);
    this.#validate();
    this.#emit("input", { cell, digit, value, source: "solver" });
    this.#settle();
    if (!value.includes(".") && !this.#handle?.has_conflict()) {
      this.#emit("complete", { value, source: "solver" });
    }
  }

  /** The answer for the puzzle. */
  async #solution(options?: RunOptions): Promise<Solution> {
    const puzzle = (await this.#whenReady()).puzzle();
    if (this.#solved?.puzzle === puzzle) return this.#solved.solution;
    const solution = await (await asking()).solve(puzzle, options);
    options?.signal?.throwIfAborted();
    this.#solved = { puzzle, solution };
    return solution;
  }

  async #solve(options?: RunOptions): Promise<Solution> {
    const handle = await this.#whenReady();
    const puzzle = handle.puzzle();
    const solution = await this.#solution(options);
    // Who has changed the puzzle meanwhile has no use for it.
    if (handle.puzzle() !== puzzle) return solution;
    if (solution.kind === "unique") handle.answer(solution.solution);
    this.#say(SAID[solution.kind]);
    return solution;
  }

  async #step(): Promise<Hint> {
    const handle = await this.#whenReady();
    const value = handle.value();
    const hint = await (await asking()).hint(value);
    if (handle.value() !== value) return hint;
    const { step } = hint;
    for (const { cell, digit } of step?.placements ?? []) handle.place(cell, digit);
    if (step) this.#status.textContent = reason(handle, step);
    else this.#say(STUCK[hint.board]);
    return hint;
  }

  /** Marks what is wrong until the next edit, and says what there is to say. */
  async #check(signal: AbortSignal): Promise<void> {
    const handle = await this.#whenReady();
    const value = handle.value();
    const solution = await this.#solution({ signal });
    const { solutions } = await (await asking()).check(value);
    if (signal.aborted) return;
    if (solution.kind === "unique") handle.set_solution(solution.solution);
    handle.show_wrong();
    const wrong = wrongIn(value, solution).length;
    if (solution.kind === "multiple") this.#say(solutions === 0 ? Said.Hopeless : Said.Several);
    else if (solution.kind !== "unique") this.#say(SAID[solution.kind]);
    else if (wrong) this.#say(Said.Wrong, wrong);
    else this.#say(value.includes(".") ? Said.Fine : Said.Solved);
  }

  /** Has the puzzle solved, where digits that are not the solution's are to be marked. */
  #judge(): void {
    const handle = this.#handle;
    if (!handle || this.checking !== "solution") return;
    const puzzle = handle.puzzle();
    const judge = (solution: Solution) => {
      if (handle.puzzle() !== puzzle) return;
      handle.set_solution(solution.kind === "unique" ? solution.solution : "");
    };
    if (this.#solved?.puzzle === puzzle) {
      judge(this.#solved.solution);
    } else if (this.#judged !== puzzle) {
      this.#judged = puzzle;
      const signal = AbortSignal.timeout(JUDGING);
      this.#solution({ signal }).then(judge, (error: unknown) => {
        // A puzzle that is too hard is one whose digits are not judged.
        if (!signal.aborted) this.#emit("error", failed(error));
      });
    }
  }

  #say(what: Said, number = 0): void {
    this.#status.textContent = this.#handle?.say(what, number) ?? "";
  }

  /** What was said of the board, or is being found out, is of another one now. */
  #edited(): void {
    this.#stop?.abort();
    this.#status.textContent = "";
    this.#judge();
    this.#validate();
  }

  /** Tells `change`, if the player has changed the value since it was last told. */
  #settle(): void {
    const value = this.value;
    if (!this.#handle || value === this.#told) return;
    this.#told = value;
    this.#emit("change", { value });
  }

  /** Takes note of a board that the host has put there. */
  #renewed(): void {
    this.#edited();
    this.#told = this.value;
  }

  /** Takes note of what the solver wrote because the host asked for it. */
  #solvedByHost(): void {
    this.#told = this.value;
    this.#validate();
  }

  #validate(): void {
    const handle = this.#handle;
    if (!handle) return;
    const value = handle.value();
    this.#internals.setFormValue(value);
    const conflict = handle.has_conflict();
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

  async #whenReady(): Promise<BoardHandle> {
    await this.ready;
    if (!this.#handle) throw new Error("The board is not ready.");
    return this.#handle;
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

/** Milliseconds after which the player is told that a search is on. */
const PATIENCE = 300;
/** Milliseconds that a large puzzle's solution may take that nobody has asked for, but for the marks. */
const JUDGING = 10_000;

/** What solves. Boards that are only played on do without. */
async function asking(): Promise<typeof import("./asking.js")> {
  try {
    return await import("./asking.js");
  } catch (cause) {
    throw new LoadError("network", `The solver's script can't be fetched: ${cause}`, { cause });
  }
}

function failed(error: unknown): ErrorDetail {
  const code = error instanceof LoadError ? error.code : "invalid";
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/** The cells whose digits are not those of the only solution. */
function wrongIn(value: string, solution: Solution): number[] {
  if (solution.kind !== "unique") return [];
  const right = solution.solution;
  return [...value].flatMap((char, cell) => (char === "." || char === right[cell] ? [] : cell));
}

declare global {
  interface HTMLElementTagNameMap {
    "sudoku-board": SudokuBoardElement;
  }
}
