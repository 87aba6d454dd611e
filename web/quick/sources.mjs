// Gives MicroPython our sources. It runs in the page and, in tests, in Node.

const COLLECT_AFTER = 12_000_000; // bytes; by itself MicroPython would look for what is not used every 16 kB

/**
 * Give MicroPython these files, and return it.
 *
 * @param {MicroPython} python
 * @param {Record<string, string>} files by path
 * @returns {MicroPython}
 */
export function giveFiles(python, files) {
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth++) {
      const folder = parts.slice(0, depth).join("/");
      if (!python.FS.analyzePath(`/${folder}`).exists) python.FS.mkdir(`/${folder}`);
    }
    python.FS.writeFile(`/${path}`, text);
  }
  python.runPython(`import gc, sys\ngc.threshold(${COLLECT_AFTER})\nsys.path.insert(0, "/")`);
  return python;
}
