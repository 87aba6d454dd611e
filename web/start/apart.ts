/** Run the parts of a script one after another. One that throws does not keep the next one from running. */
export function runApart(...parts: (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (reason) {
      setTimeout(() => { throw reason; }); // reported
    }
  }
}
