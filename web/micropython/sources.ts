// Gives MicroPython our modules, as bytecode.py has packed them. It runs in the page and, in tests, in Node.

const NEW_LINE = 10;
const COLLECT_AFTER = 12_000_000; // bytes; by itself MicroPython would look for what is not used every 16 kB

/**
 * Return the files in a packed file, by path.
 *
 * @param packed a line of JSON with the path and size of each file, and then the files
 */
export function unpack(packed: ArrayBuffer): Record<string, Uint8Array> {
  const bytes = new Uint8Array(packed);
  const end = bytes.indexOf(NEW_LINE);
  const sizes: [string, number][] = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  let at = end + 1;
  return Object.fromEntries(sizes.map(([path, size]) => {
    const begin = at;
    at += size;
    return [path, bytes.subarray(begin, at)];
  }));
}

/** Let MicroPython find the files that it gets, and free memory seldom. */
export function prepare(python: MicroPython): void {
  python.runPython(`import gc, sys\ngc.threshold(${COLLECT_AFTER})\nsys.path.insert(0, "/")`);
}

/** Give MicroPython a file, with the folders that it is in. */
export function giveFile(python: MicroPython, path: string, bytes: Uint8Array): void {
  const parts = path.split("/").slice(0, -1);
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = parts.slice(0, depth).join("/");
    if (!python.FS.analyzePath(`/${folder}`).exists) python.FS.mkdir(`/${folder}`);
  }
  python.FS.writeFile(`/${path}`, bytes);
}
