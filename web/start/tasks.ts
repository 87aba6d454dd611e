// Does long work in several tasks, so that the page does not stand still.

/** Resolve in the next task, after the events that wait. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // a timer would wait for longer
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/**
 * Do each step of some work in a task of its own, the first one at once.
 *
 * @param goOn does the next step; returns whether there is another one
 */
export async function inTasks(goOn: () => boolean): Promise<void> {
  while (goOn()) await nextTask();
}
