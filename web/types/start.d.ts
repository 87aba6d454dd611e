// What interpreter.mjs, which also runs in a worker, knows of the page.

/** The file with Python's memory, and the sum of its words (snapshot_file.mjs). */
interface SnapshotFile {
  bytes: ArrayBuffer;
  sum: number;
}

/** What early_runtime.js or later_visit.js has begun to fetch. */
interface EarlyRuntime {
  module: Promise<WebAssembly.Module>;
  copy?: Promise<Response>; // the runtime once more, to count its bytes as they come; only on a first visit
  response?: Promise<Response>; // the snapshot; only on a first visit
  snapshot?: Promise<SnapshotFile>; // the snapshot; on any later visit
  quick?: QuickRuntime | undefined; // only on a first visit
}

/** What plays on a first visit until Pyodide is there: MicroPython's runtime, and our Python by the paths of its files. */
interface QuickRuntime {
  arrived: Promise<unknown>; // settled when all bytes are there, or cannot be had
  page: Promise<Record<string, string>>;
  rules: Promise<Record<string, string>>;
  runtime: Promise<Response>;
}

interface ErrorConstructor {
  stackTraceLimit?: number | undefined; // only in V8: how many calls an error notes
}

declare var backboneRuntime: EarlyRuntime | undefined; // none in a worker
declare var backboneWords: Words | undefined; // none in a worker
declare var backboneReading: Promise<void> | undefined; // done when the kept texts are read (kept.mjs); none in a worker
