// How the board looks: the part of the page's style sheet that is about it, and what only the element needs.

import boardStyles from "sudokit-board.css";
import elementStyles from "./element.css";

const made = new WeakMap<Document, CSSStyleSheet[]>();

/** The style sheets, one set a document. They are constructed, which no policy forbids. */
export function sheets(document: Document): CSSStyleSheet[] {
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
