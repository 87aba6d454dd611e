// The download of Pyodide's runtime: takes over what early_runtime.ts or later_visit.ts has begun, and tells how it is getting on.
import type { Progress } from "./state.ts";

const EMPTY_ARCHIVE = Uint8Array.of(80, 75, 5, 6, ...Array(18).fill(0)); // the end of a zip archive: no file comes before

export interface DownloadWatch {
  count: (response: Response) => void; // adds the bytes of a response to those told
  failure: Promise<never>; // is rejected when Pyodide's own download fails
}

/**
 * Watch the one large file that Pyodide fetches by itself, or give it what was begun early. On a first visit, the bytes
 * of that file and of the responses given to `count` are told as they arrive.
 *
 * @param total the bytes of the whole download
 * @param tell is called with those that have arrived
 */
export function watchDownload(total: number, tell: (progress: Progress) => void, early?: EarlyRuntime): DownloadWatch {
  // also in a second attempt, without `early`; a worker has been told by its name
  const isFirstVisit = Boolean(globalThis.backbone?.runtime?.copy) || Reflect.get(globalThis, "name") === "first visit";
  let loaded = 0;
  const tellBytes = async (response: Response) => {
    const { body } = response;
    if (!body) return;
    for await (const piece of readPieces(body)) {
      loaded += piece.length;
      tell({ loaded, total });
    }
  };
  early?.copy?.then(tellBytes).catch(() => {}); // what goes wrong is reported with the runtime itself
  return {
    count: (response) => {
      if (isFirstVisit) tellBytes(response.clone()).catch(() => {}); // whoever reads the response will report it
    },
    failure: new Promise((_resolve, reject) => {
      if (early?.module) useCompiled(early.module, reject);
      else watchFetch((response) => { if (isFirstVisit) tellBytes(response.clone()).catch(reject); }, reject);
    }),
  };
}

/** Let Pyodide use a runtime that is being compiled, in place of fetching it; and the empty archive without a request. */
function useCompiled(compiling: Promise<WebAssembly.Module>, failed: (reason: unknown) => void) {
  const { fetch: plainFetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const stop = () => {
    globalThis.fetch = plainFetch;
    putBack(instantiateStreaming);
  };
  globalThis.fetch = (...args) => {
    if (isRuntime(args[0])) return Promise.resolve(new Response());
    return isEmptyArchive(args[0]) ? Promise.resolve(new Response(EMPTY_ARCHIVE)) : plainFetch(...args);
  };
  WebAssembly.instantiateStreaming = async (response, imports) => {
    if (response === globalThis.backbone?.runtime?.quick?.runtime) return instantiateStreaming(response, imports);
    stop();
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  compiling.catch((reason) => {
    stop();
    failed(reason);
  });
}

/** Watch Pyodide's own download of the runtime, which Pyodide would never say that it has broken off or is no runtime. */
function watchFetch(begun: (response: Response) => void, failed: (reason: unknown) => void) {
  const { fetch: plainFetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const stop = () => {
    globalThis.fetch = plainFetch;
    putBack(instantiateStreaming);
  };
  const fail = (reason: unknown) => {
    stop();
    failed(reason);
    throw reason;
  };
  globalThis.fetch = async (...args) => {
    if (!isRuntime(args[0])) return plainFetch(...args);
    globalThis.fetch = plainFetch;
    const response = await plainFetch(...args).catch(fail);
    if (!response.ok) return fail(new Error(`the runtime: status ${response.status}`));
    begun(response);
    return response;
  };
  WebAssembly.instantiateStreaming = async (response, imports) => {
    if (response === globalThis.backbone?.runtime?.quick?.runtime) return instantiateStreaming(response, imports);
    stop();
    return instantiate(await response, imports).catch(fail);
  };
}

/** Let streams be instantiated as before; some browsers cannot do it. */
function putBack(before: typeof WebAssembly.instantiateStreaming | undefined) {
  if (before) WebAssembly.instantiateStreaming = before;
  else Reflect.deleteProperty(WebAssembly, "instantiateStreaming");
}

/**
 * Return an instance of the runtime, also where the host sends it with another type than browsers insist on, or where
 * the browser cannot read it as it arrives.
 */
async function instantiate(response: Response, imports?: WebAssembly.Imports) {
  const isStreamed = "instantiateStreaming" in WebAssembly && response.headers.get("content-type") === "application/wasm";
  if (isStreamed) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** Whether this is a request for the archive that stands for the standard library. */
function isEmptyArchive(request: RequestInfo | URL) {
  return /\/empty[^/]*\.zip$/u.test(String(request));
}

/** Whether this is a request for the runtime. */
function isRuntime(request: RequestInfo | URL) {
  return String(request).endsWith("pyodide.asm.wasm");
}

/** Yield a stream piece by piece. (Not every browser can iterate over a stream itself.) */
async function* readPieces(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
