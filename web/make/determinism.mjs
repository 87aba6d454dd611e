// Stops every clock and every source of chance in this process, so that a build can be repeated byte for byte.
import { createRequire, syncBuiltinESMExports } from "node:module";

const NOON = Date.UTC(2026, 0, 1, 12);

/** Call before Pyodide is imported. */
export function stopTheWorld() {
  stopClocks();
  stopChance();
  hideMachine();
}

function stopClocks() {
  const RealDate = Date;
  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      super(...(args.length ? args : [NOON]));
    }
    static now() {
      return NOON;
    }
  };
  performance.now = () => 0;
  process.hrtime = Object.assign(() => [0, 0], { bigint: () => 0n });
}

function stopChance() {
  const fill = (view) => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(7);
    return view;
  };
  const crypto = createRequire(import.meta.url)("node:crypto");
  Math.random = () => 0.5;
  crypto.randomFillSync = fill;
  crypto.randomBytes = (size) => fill(Buffer.alloc(size));
  Object.defineProperty(globalThis.crypto, "getRandomValues", { value: fill });
  syncBuiltinESMExports();
}

/** The command line, the time zone, the language and the version of Node end up in Python's memory, too. */
function hideMachine() {
  process.env.TZ = "UTC";
  process.argv.splice(1);
  Object.defineProperty(globalThis, "navigator", { value: undefined });
  Object.defineProperty(process, "version", { value: "v20.0.0" });
}
