// Getting a wasm module from the network, with a name for everything that can go wrong.

/** Why a module could not be loaded. */
export type LoadErrorCode =
  /** The server has no such file. */
  | "not-found"
  /** The server can't be reached, or answers with an error. */
  | "network"
  /** What came is no wasm, and is not called so either: often a page in place of a missing file. */
  | "mime"
  /** It lies on another origin, whose server can't be reached or does not allow this page to read it. */
  | "cors"
  /** The page's Content-Security-Policy forbids it. */
  | "csp"
  /** This browser has no WebAssembly, or has it turned off. */
  | "no-wasm"
  /** It is called wasm, but this browser can't compile it. */
  | "invalid";

/** A module could not be loaded. The message says what to do about it. */
export class LoadError extends Error {
  override name = "LoadError";

  constructor(
    readonly code: LoadErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Fetches and compiles the module at `url`. */
export async function load(url: URL): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") {
    throw new LoadError("no-wasm", "This browser has no WebAssembly, or has it turned off.");
  }
  const blocked = policyWatch();
  try {
    const response = await request(url, blocked);
    // A server that does not know the type of .wasm files must not keep anyone out: then bytes are compiled.
    const type = response.headers.get("content-type") ?? "";
    const isCalledWasm = /^application\/wasm\b/i.test(type);
    if (isCalledWasm && "compileStreaming" in WebAssembly) {
      return await WebAssembly.compileStreaming(response);
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!isCalledWasm && !(bytes[0] === 0 && bytes[1] === 97 && bytes[2] === 115 && bytes[3] === 109)) {
      throw new LoadError(
        "mime",
        `${url} is no WebAssembly but ${type || "of no stated type"}. Is the file there, and copied whole?`,
      );
    }
    return await WebAssembly.compile(bytes);
  } catch (error) {
    if (error instanceof LoadError) throw error;
    // The wording is each browser's own; all name the policy.
    if (blocked() || /content.security.policy|\bcsp\b|wasm-unsafe-eval/i.test(String(error))) {
      throw new LoadError(
        "csp",
        "The page's Content-Security-Policy forbids WebAssembly: add 'wasm-unsafe-eval' to script-src.",
        { cause: error },
      );
    }
    throw new LoadError("invalid", `${url} can't be compiled here: ${error}`, { cause: error });
  } finally {
    blocked.stop();
  }
}

async function request(url: URL, blocked: () => boolean): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    // What a policy forbids is told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    if (blocked()) {
      throw new LoadError(
        "csp",
        `The page's Content-Security-Policy forbids fetching ${url}: add its origin to connect-src.`,
        { cause: error },
      );
    }
    // A browser does not tell a script whether another origin's server is silent or does not let it listen.
    if (url.origin !== location.origin) {
      throw new LoadError(
        "cors",
        `${url} can't be read from ${location.origin}: is it there, and does its server send ` +
          "Access-Control-Allow-Origin?",
        { cause: error },
      );
    }
    throw new LoadError("network", `${url} can't be fetched: ${error}`, { cause: error });
  }
  if (response.ok) return response;
  const code = response.status === 404 || response.status === 410 ? "not-found" : "network";
  throw new LoadError(code, `${url} can't be fetched: the server answers ${response.status}.`);
}

/** Notices violations of the page's policy while a module is being loaded. */
function policyWatch(): { (): boolean; stop(): void } {
  const target: EventTarget = globalThis.document ?? globalThis;
  let violated = false;
  const note = (event: Event) => {
    const { effectiveDirective } = event as SecurityPolicyViolationEvent;
    violated ||= /^(connect|script)-src/.test(effectiveDirective);
  };
  target.addEventListener?.("securitypolicyviolation", note);
  return Object.assign(() => violated, {
    stop: () => target.removeEventListener?.("securitypolicyviolation", note),
  });
}
