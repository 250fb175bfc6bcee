// esbuild's `binary` loader turns such a file into its bytes.
declare module "*.wasm" {
  const bytes: Uint8Array;
  export default bytes;
}

// The build puts here what wasm-bindgen makes of crates/embed/src/element.
declare module "sudokit-element" {
  export default function init(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  export function learn(lang: string, words: string): void;
  export class BoardHandle {
    constructor(tell: (what: number, cell: number, digit: number) => void);
    mount(parent: Element): void;
    unmount(): void;
    free(): void;
    set_puzzle(text: string): string;
    set_value(text: string): string;
    puzzle(): string;
    value(): string;
    box_height(): number;
    has_conflict(): boolean;
    conflicts(): string;
    set_rules(entering: boolean, readonly: boolean, check: number, marks: number): void;
    set_view(keypad: boolean, tools: boolean, asks: boolean, lang: string): void;
    undo(): void;
    redo(): void;
    reset(): void;
    select(cell: number): void;
    set_solution(line: string): void;
    show_wrong(): void;
    answer(line: string): void;
    place(cell: number, digit: number): void;
    say(what: number, number: number): string;
    say_step(technique: string, digit: number, cell: number, house: string, number: number): string;
  }
}

// The build cuts it from styles.css: what that says of the board.
declare module "*.css" {
  const text: string;
  export default text;
}

// The files of crates/web/words.
declare module "words-*.txt" {
  const text: string;
  export default text;
}
