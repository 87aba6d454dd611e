// The download of Pyodide's runtime: takes over what early_runtime.js or later_visit.js has begun, and tells how it is getting on.
//
// Events sent to the window: boot-progress {loaded, total}, the bytes of a first download.

const EMPTY_ARCHIVE = Uint8Array.of(80, 75, 5, 6, ...Array(18).fill(0)); // the end of a zip archive: no file comes before

/**
 * @typedef {object} DownloadWatch
 * @property {(response: Response) => void} count adds the bytes of a response to those announced
 * @property {Promise<never>} failure is rejected when Pyodide's own download fails
 */

/**
 * Watch the one large file that Pyodide fetches by itself, or give it what was begun early. On a first visit, the bytes of that file and of the responses given to `count` are announced as they arrive.
 *
 * @param {number} total the bytes of the whole download
 * @param {EarlyRuntime} [early]
 * @returns {DownloadWatch}
 */
export function watchDownload(total, early) {
  // also in a second attempt, without `early`; a worker has been told by its name
  const isFirstVisit = Boolean(globalThis.backboneRuntime?.copy) || Reflect.get(globalThis, "name") === "first visit";
  let loaded = 0;
  const announceBytes = async (/** @type {Response} */ response) => {
    const { body } = response;
    if (!body) return;
    for await (const piece of readPieces(body)) {
      loaded += piece.length;
      globalThis.dispatchEvent(new CustomEvent("boot-progress", { detail: { loaded, total } }));
    }
  };
  early?.copy?.then(announceBytes).catch(() => {}); // what goes wrong is reported with the runtime itself
  return {
    count: (response) => {
      if (isFirstVisit) announceBytes(response.clone()).catch(() => {}); // whoever reads the response will report it
    },
    failure: new Promise((_resolve, reject) => {
      if (early?.module) useCompiled(early.module, reject);
      else watchFetch((response) => { if (isFirstVisit) announceBytes(response.clone()).catch(reject); }, reject);
    }),
  };
}

/**
 * Let Pyodide use a runtime that is being compiled, in place of fetching it; and the empty archive without a request.
 *
 * @param {Promise<WebAssembly.Module>} compiling
 * @param {(reason: unknown) => void} failed
 */
function useCompiled(compiling, failed) {
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
    if (response === globalThis.backboneRuntime?.quick?.runtime) return instantiateStreaming(response, imports);
    stop();
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  compiling.catch((reason) => {
    stop();
    failed(reason);
  });
}

/**
 * Watch Pyodide's own download of the runtime, which Pyodide would never say that it has broken off or is no runtime.
 *
 * @param {(response: Response) => void} begun
 * @param {(reason: unknown) => void} failed
 */
function watchFetch(begun, failed) {
  const { fetch: plainFetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const stop = () => {
    globalThis.fetch = plainFetch;
    putBack(instantiateStreaming);
  };
  const fail = (/** @type {unknown} */ reason) => {
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
    if (response === globalThis.backboneRuntime?.quick?.runtime) return instantiateStreaming(response, imports);
    stop();
    return instantiate(await response, imports).catch(fail);
  };
}

/**
 * Let streams be instantiated as before; some browsers cannot do it.
 *
 * @param {typeof WebAssembly.instantiateStreaming | undefined} before
 */
function putBack(before) {
  if (before) WebAssembly.instantiateStreaming = before;
  else Reflect.deleteProperty(WebAssembly, "instantiateStreaming");
}

/**
 * Return an instance of the runtime, also where the host sends it with another type than browsers insist on, or where
 * the browser cannot read it as it arrives.
 *
 * @param {Response} response
 * @param {WebAssembly.Imports} [imports]
 */
async function instantiate(response, imports) {
  const isStreamed = "instantiateStreaming" in WebAssembly && response.headers.get("content-type") === "application/wasm";
  return isStreamed ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Whether this is a request for the archive that stands for the standard library.
 *
 * @param {RequestInfo | URL} request
 */
function isEmptyArchive(request) {
  return /\/empty[^/]*\.zip$/u.test(String(request));
}

/**
 * Whether this is a request for the runtime.
 *
 * @param {RequestInfo | URL} request
 */
function isRuntime(request) {
  return String(request).endsWith("pyodide.asm.wasm");
}

/**
 * Yield a stream piece by piece. (Not every browser can iterate over a stream itself.)
 *
 * @param {ReadableStream<Uint8Array>} stream
 */
async function* readPieces(stream) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
