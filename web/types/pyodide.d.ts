// The files of Pyodide and PyScript by the names our modules import them under, with the private members of Pyodide
// that the snapshot uses. What each is for and which test notices when it goes: make/README.md.

/** What the page needs to know of the snapshot; made by make/pack.mjs, read by interpreter.ts. */
interface SnapshotDescription {
  header: string; // Pyodide's own in Base64: a magic number and the build's id, which it checks
  memory: number; // size of the memory in bytes
  initial: number; // after so many bytes the memory of a fresh instance is zero
  sum: number; // see checksum() there
}

declare module "*/pyodide.mjs" {
  import type { PyodideAPI, PyodideConfig } from "pyodide";
  import type { Module } from "*/pyodide.asm.mjs";

  export const version: string;
  export function loadPyodide(options?: PyodideConfig): Promise<PyodideAPI & { _module: Module }>;
}

declare module "*/pyodide.asm.mjs" {
  import type { PyodideConfig } from "pyodide";

  type CreateModule = NonNullable<PyodideConfig["createPyodideModule"]>;
  export type Settings = Parameters<CreateModule>[0];
  export interface Module extends Awaited<ReturnType<CreateModule>> {
    __PyRuntime: number; // address of Python's global state
    __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number; // address of an offset into that state
    _emscripten_get_sbrk_ptr(): number; // address of the end of the heap
    _emscripten_stack_get_end(): number;
    _emscripten_stack_get_current(): number;
    _malloc(size: number): number;
    _free(block: number): void;
  }
  export default function createModule(settings: Settings): Promise<Module>;
}

declare module "site:pyscript/core.js" {
  export * from "@pyscript/core";
}
