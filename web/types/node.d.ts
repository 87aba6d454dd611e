// What the build uses of WebAssembly, which the types for Node do not have.
declare namespace WebAssembly {
  interface Instance {
    exports: Record<string, any>;
  }
  class Module {
    constructor(bytes: Uint8Array);
    static exports(module: Module): { name: string; kind: string }[];
    static imports(module: Module): { name: string; kind: string }[];
  }
}
