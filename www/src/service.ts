// Long questions in slices: each in turn, with progress, and with a look at the inbox in between. The same class
// serves in a worker and, where there can be none, on the page's own thread.

import { type Answer, type Engine, type Question } from "./engine.js";
import { BoardError, type Board, type Many, type ManyOptions } from "./types.js";

export type ToService =
  | { id: number; question: Question; board: Board; limit: number }
  | { id: number; boards: Uint8Array; options: ManyOptions }
  | { id: number; cancel: true };

export interface Progress {
  /** Guesses made. */
  nodes: number;
  /** Solutions found. */
  found: number;
  /** Milliseconds spent on this question. */
  elapsed: number;
}

export type FromService =
  | { id: number; progress: Progress }
  | { id: number; answer: Answer | Many }
  | { id: number; error: Pick<BoardError, "kind" | "line" | "column" | "message"> };

interface Task {
  id: number;
  question: Question;
  job: number;
  slice: number;
  elapsed: number;
  reported: number;
}

/** Milliseconds that a slice should take: less than a frame. */
const SLICE = 8;
const LARGEST = 2 ** 24;
/** Milliseconds between two reports of a question. */
const REPORT = 100;

/** Calls back soon, after the messages that have come in by then. */
export type Later = (call: () => void) => void;

/**
 * {@link Later} for browsers: a message to itself, which queues behind the others and is not held back as a timer is.
 */
export function byMessage(): Later {
  const { port1, port2 } = new MessageChannel();
  return (call) => {
    port1.onmessage = call;
    port2.postMessage(null);
  };
}

export class Service {
  readonly #engine: Engine;
  readonly #post: (message: FromService) => void;
  readonly #tasks: Task[] = [];
  readonly #later: Later;

  constructor(engine: Engine, post: (message: FromService) => void, later: Later) {
    this.#engine = engine;
    this.#post = post;
    this.#later = later;
  }

  receive(message: ToService): void {
    if ("cancel" in message) {
      const at = this.#tasks.findIndex((task) => task.id === message.id);
      const [task] = at < 0 ? [] : this.#tasks.splice(at, 1);
      if (task) this.#engine.drop(task.job);
      return;
    }
    const { id } = message;
    try {
      if ("boards" in message) {
        this.#post({ id, answer: this.#engine.solveMany(message.boards, message.options) });
        return;
      }
      const { question, board, limit } = message;
      const job = this.#engine.begin(question, board, limit);
      this.#tasks.push({ id, question, job, slice: 64, elapsed: 0, reported: 0 });
      if (this.#tasks.length === 1) this.#later(this.#slice);
    } catch (error) {
      if (!(error instanceof BoardError)) throw error;
      const { kind, line, column, message } = error;
      this.#post({ id, error: { kind, line, column, message } });
    }
  }

  /** Stops everything, without a word. */
  close(): void {
    for (const task of this.#tasks.splice(0)) this.#engine.drop(task.job);
  }

  #slice = (): void => {
    const task = this.#tasks.shift();
    if (!task) return;
    const began = performance.now();
    const answer = this.#engine.goOn(task.question, task.job, task.slice);
    const took = performance.now() - began;
    task.elapsed += took;
    if (answer) {
      this.#post({ id: task.id, answer });
    } else {
      if (took < SLICE / 2) task.slice = Math.min(task.slice * 2, LARGEST);
      else if (took > SLICE * 2) task.slice = Math.max(1, task.slice >> 1);
      if (task.elapsed - task.reported >= REPORT) {
        task.reported = task.elapsed;
        const progress = { ...this.#engine.progress(task.job), elapsed: task.elapsed };
        this.#post({ id: task.id, progress });
      }
      this.#tasks.push(task);
    }
    if (this.#tasks.length) this.#later(this.#slice);
  };
}
