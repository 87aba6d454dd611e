// MicroPython's JavaScript, as play.ts imports it.
declare module "site:micropython/micropython.mjs" {
  export function loadMicroPython(
    settings: { heapsize: number; stdout: (line: string) => void; stderr: (line: string) => void },
  ): Promise<MicroPython>;
}

/** The parts of MicroPython that we use. */
interface MicroPython {
  FS: {
    analyzePath: (path: string) => { exists: boolean };
    mkdir: (path: string) => void;
    writeFile: (path: string, data: Uint8Array) => void;
  };
  pyimport: (name: string) => unknown;
  runPython: (code: string) => void;
}
