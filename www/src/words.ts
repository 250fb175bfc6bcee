// The words of the languages that are not in the board's module: each a script of its own, fetched when a board is to
// speak it.

import { learn } from "sudokit-element";

const WORDS = new Map([
  ["ru", () => import("words-ru.txt")],
  ["zh", () => import("words-zh.txt")],
]);

/** Has the boards learn a language. `undefined` when there is nothing to learn; a failure leaves them with English. */
export function learning(lang: string): Promise<void> | undefined {
  const base = lang.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return WORDS.get(base)?.().then(({ default: words }) => {
    learn(base, words);
    WORDS.delete(base);
  });
}
