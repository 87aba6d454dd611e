// Does long work a little at a time, so that the page does not stand still.
const SLICE_MS = 8; // after so long the work gives way to the browser

/** Resolve in the next task, after the events that wait. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // a timer would wait for longer
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/**
 * Do steps of work until there are no more, several in a task if they are short.
 *
 * @param goOn does the next step; returns whether there is another one
 */
export async function inSlices(goOn: () => boolean): Promise<void> {
  let began = performance.now();
  while (goOn()) {
    if (performance.now() - began >= SLICE_MS) {
      await nextTask();
      began = performance.now();
    }
  }
}
