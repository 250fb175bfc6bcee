// esbuild's `binary` loader turns such a file into its bytes.
declare module "*.wasm" {
  const bytes: Uint8Array;
  export default bytes;
}

// The build puts here what wasm-bindgen makes of crates/embed/src/element.
declare module "sudokit-element" {
  export interface InitOutput {
    readonly memory: WebAssembly.Memory;
  }
  export default function init(options: { module_or_path: WebAssembly.Module }): Promise<InitOutput>;
  export function learn(lang: string, words: string): void;
  export class BoardHandle {
    constructor(tell: (what: number, cell: number, digit: number) => void);
    mount(parent: Element): void;
    unmount(): void;
    free(): void;
    set_puzzle(line: Uint8Array): boolean;
    set_value(line: Uint8Array): boolean;
    puzzle(): string;
    value(): string;
    conflicts(): Uint32Array;
    set_rules(entering: boolean, readonly: boolean, check: number, marks: number): void;
    set_view(keypad: boolean, tools: boolean, asks: boolean, lang: string): void;
    undo(): void;
    redo(): void;
    reset(): void;
    select(cell: number): void;
    answer(line: Uint8Array): void;
    place(cell: number, digit: number): void;
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
