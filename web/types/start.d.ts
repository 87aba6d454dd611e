// What interpreter.ts, which also runs in a worker, knows of the page.

/** The file with Python's memory, and the sum of its words (snapshot_file.ts). */
interface SnapshotFile {
  bytes: ArrayBuffer;
  sum: number;
}

/** What early_runtime.ts or later_visit.ts has begun to fetch. */
interface EarlyRuntime {
  module?: Promise<WebAssembly.Module>; // not as long as MicroPython plays
  copy?: Promise<Response>; // the runtime once more, to count its bytes as they come; only on a first visit
  response?: Promise<Response>; // the snapshot; only on a first visit
  snapshot?: Promise<SnapshotFile>; // the snapshot; on any later visit
  quick?: Quick; // MicroPython; only on a first visit
}

/** What plays on a first visit: MicroPython's runtime, and our Python by the paths of its files. */
interface Quick {
  page: Promise<ArrayBuffer>; // a packed file: see bytecode.py in micropython/
  rules: Promise<ArrayBuffer>; // a packed file: see bytecode.py in micropython/
  runtime: Promise<Response>;
}

interface ErrorConstructor {
  stackTraceLimit?: number | undefined; // only in V8: how many calls an error notes
}

declare var backbone: Backbone | undefined; // none in a worker
