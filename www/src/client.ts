// The asking side of a Service, wherever that runs.

import { type Answer } from "./engine.js";
import { type FromService, type Progress, type ToService } from "./service.js";
import {
  type Board,
  BoardError,
  type Count,
  type Many,
  type ManyOptions,
  type Solution,
  type TrueCandidates,
} from "./types.js";

export type { Progress } from "./service.js";

/** How a question is to be run. */
export interface RunOptions {
  /** Aborting it stops the search; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called about ten times a second. */
  onProgress?: (progress: Progress) => void;
}

/** A way to a Service. */
export interface Link {
  /** Where it runs: in a worker, or in slices on this thread. */
  readonly where: "worker" | "page";
  post(message: ToService): void;
  close(): void;
  /** Whether the program may end while this link is open; only Node asks. */
  keepAlive?(busy: boolean): void;
}

/** What a link tells: a message, or that there will be none any more. */
export interface Receiver {
  message(message: FromService): void;
  broken(error: Error): void;
}

interface Waiting {
  resolve(answer: Answer | Many): void;
  reject(error: unknown): void;
  onProgress: RunOptions["onProgress"];
}

/** A solver whose questions may take as long as they need: there is progress, and each can be stopped. */
export class WorkerSolver {
  readonly #connect: (receiver: Receiver) => Promise<Link>;
  #link: Promise<Link> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @internal */
  constructor(connect: (receiver: Receiver) => Promise<Link>) {
    this.#connect = connect;
  }

  /** None, one or several solutions? */
  solve(board: Board, options?: RunOptions): Promise<Solution> {
    return this.#ask((id) => ({ id, question: "solve", board, limit: 2 }), options);
  }

  /** How many solutions, up to `limit` (by default all of them). */
  count(board: Board, limit = Infinity, options?: RunOptions): Promise<Count> {
    return this.#ask((id) => ({ id, question: "count", board, limit }), options);
  }

  /** For every cell the digits that occur in some solution. */
  trueCandidates(board: Board, options?: RunOptions): Promise<TrueCandidates> {
    return this.#ask((id) => ({ id, question: "trueCandidates", board, limit: 0 }), options);
  }

  /** Solves 9×9 boards that lie one after the other in a buffer. */
  solveMany(boards: Uint8Array, options: ManyOptions & RunOptions = {}): Promise<Many> {
    const { stride, limit } = options;
    return this.#ask((id) => ({ id, boards, options: { stride, limit } }), options);
  }

  /** Where the questions run. Starts the worker, if that has not happened yet. */
  async where(): Promise<"worker" | "page"> {
    return (await this.#open()).where;
  }

  /** Stops everything. What is under way is rejected. A question asked later starts a new worker. */
  close(): void {
    void this.#link?.then((link) => link.close(), () => {});
    this.#link = undefined;
    this.#fail(new DOMException("The worker was closed.", "AbortError"));
  }

  async #ask<T extends Answer | Many>(
    message: (id: number) => ToService,
    { signal, onProgress }: RunOptions = {},
  ): Promise<T> {
    signal?.throwIfAborted();
    const link = await this.#open();
    signal?.throwIfAborted();
    const id = ++this.#last;
    let abort: (() => void) | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject, onProgress });
        abort = () => {
          link.post({ id, cancel: true });
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", abort);
        link.keepAlive?.(true);
        link.post(message(id));
      });
    } finally {
      if (abort) signal?.removeEventListener("abort", abort);
      this.#waiting.delete(id);
      if (!this.#waiting.size) link.keepAlive?.(false);
    }
  }

  #open(): Promise<Link> {
    if (!this.#link) {
      const opened = this.#connect({
        message: (message) => this.#receive(message),
        broken: (error) => {
          this.#link = undefined;
          this.#fail(error);
        },
      });
      // A failure is not kept: the next question tries again.
      opened.catch(() => {
        if (this.#link === opened) this.#link = undefined;
      });
      this.#link = opened;
    }
    return this.#link;
  }

  #receive(message: FromService): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if ("progress" in message) {
      waiting.onProgress?.(message.progress);
    } else if ("answer" in message) {
      waiting.resolve(message.answer);
    } else {
      const { kind, line, column, message: text } = message.error;
      waiting.reject(new BoardError(kind, line, column, text));
    }
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
  }
}
