// Stops every clock and every source of chance in this process, so that a build can be repeated byte for byte.
import { createRequire, syncBuiltinESMExports } from "node:module";

const NOON = Date.UTC(2026, 0, 1, 12);

/** Make this process the same at any time and on any machine. To be called before Pyodide is imported. */
export function makeDeterministic() {
  stopClocks();
  fixRandomness();
  hideMachine();
}

/** Let it be noon for ever. */
function stopClocks() {
  Date.now = () => NOON;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [NOON], newTarget),
    apply: () => new Date(NOON).toString(),
  });
  performance.now = () => 0;
  /** @type {() => [number, number]} */
  const hrtime = () => [0, 0];
  process.hrtime = Object.assign(hrtime, { bigint: () => 0n });
}

/** Give the same bytes to whoever asks for random ones. */
function fixRandomness() {
  /**
   * @template {ArrayBufferView} View
   * @param {View} view
   */
  const fill = (view) => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(7);
    return view;
  };
  const crypto = createRequire(import.meta.url)("node:crypto");
  Math.random = () => 0.5;
  crypto.randomFillSync = fill;
  crypto.randomBytes = (/** @type {number} */ size) => fill(Buffer.alloc(size));
  Object.defineProperty(globalThis.crypto, "getRandomValues", { value: fill });
  syncBuiltinESMExports();
}

/** Hide the command line, the time zone, the language and the version of Node, which would end up in Python's memory. */
function hideMachine() {
  process.env.TZ = "UTC";
  process.argv.splice(1);
  Reflect.deleteProperty(globalThis, "navigator"); // newer versions of Node have one
  Object.defineProperty(process, "version", { value: "v20.0.0" });
}
