// Takes importScripts away, which a worker made of modules has but cannot use. Pyodide calls it to learn what kind of worker
// it is in, and some browsers would report the call as a breach of our policy for scripts. Imported before Pyodide.
Object.defineProperty(globalThis, "importScripts", { value: null }); // then the call fails, as it would anyway
