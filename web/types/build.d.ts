// What the build gives to our scripts (make/scripts.mjs).

/** What the build knows and writes into the scripts that import it. */
declare module "build:values" {
  export const extras: Record<string, string>; // as `files`: drawings, words, later deals: only for those who need them
  export const files: Record<string, string>; // of this version: path, and the SHA-256 of the bytes in Base64
  export const fonts: Record<string, string[]>; // the fonts with the letters of each language, by its code
  export const languages: Record<string, string>; // the file of each language, by its code
  export const lock: import("pyodide").Lockfile; // Pyodide's own lock file without the packages
  export const modules: string[]; // the scripts of others with which Pyodide starts
  export const pyodideVersion: string;
  export const quickBytes: number; // of MicroPython and our files for it together
  export const said: Record<string, string>; // what scripts say, in English
  export const sentences: Record<string, string>; // and what they say of a start that fails
  export const snapshot: SnapshotDescription;
  export const snapshotAndRuntimeBytes: number; // of the snapshot and of Pyodide's runtime together
  export const snapshotBytes: number; // of the file
  export const spare: Record<string, string>; // as `files`: needed only where the snapshot cannot be used
  export const startFiles: Record<string, string>; // what a start needs: path, and how the SHA-256 of the bytes begins
  export const version: string;
}

/** The address of a file of the site, as seen from the place of our scripts. */
declare module "*?address" {
  const address: string;
  export default address;
}
