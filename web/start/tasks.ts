// Does long work in several tasks, so that the page does not stand still.

const SLICE_MS = 4; // after so long some work gives way to the browser; the last step may take as long again

/** Resolve in the next task, after the events that wait. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // a timer would wait for longer
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/**
 * Do some work in steps, the first one at once, and give way to the browser after every few milliseconds.
 *
 * @param goOn does the next step; returns whether there is another one
 */
export async function inTasks(goOn: () => boolean): Promise<void> {
  let began = performance.now();
  while (goOn()) {
    if (performance.now() - began >= SLICE_MS) {
      await nextTask();
      began = performance.now();
    }
  }
}
