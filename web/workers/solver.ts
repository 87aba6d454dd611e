// The worker in which positions are judged: Python from the same snapshot as the page's, and a service that takes
// questions.
//
// It says {number: 0, ready: true} when it can answer, or {number: 0, failed} with the reason why it never will. On a first
// visit it says before {number: 0, progress: {loaded, total}}, in bytes. Then a message in is {number, question}, a message
// out {number, answer, last, failed}, where one of the texts `answer` and `failed` is empty. A later message ends the work on
// an earlier one; with an empty question it does only that. There may be several answers to one question; `last` marks the
// last of them. What the texts mean is written in app/browser/solver_service.py.
import "./module_worker.ts";
import { beginPyodide } from "../start/interpreter.ts";

const SLICE_MS = 30; // so long, at most, a new message waits for the search before it to stop
const starting = beginPyodide((progress) => postMessage({ number: 0, progress }));
const service = starting.then((python) => python.pyimport("app.browser.solver_service").SolverService());
service.then(
  () => postMessage({ number: 0, ready: true }),
  (reason) => postMessage({ number: 0, failed: reason instanceof Error ? reason.message : String(reason) }),
);
const nextTask = () => new Promise((resolve) => { setTimeout(resolve); }); // lets messages in
let latest = 0;

addEventListener("message", async ({ data: { number, question } }) => {
  latest = number;
  if (!question) return;
  try {
    await search(number, question);
  } catch (reason) {
    postMessage({ number, answer: "", last: true, failed: reason instanceof Error ? reason.message : String(reason) });
  }
});

/** Post answers until the last one is found, or something else is asked. */
async function search(number: number, question: string) {
  const python = await service;
  await nextTask(); // of questions asked in quick succession, all have arrived by then
  if (number !== latest) return;
  python.take(question);
  for (;;) {
    const answer = python.go_on(SLICE_MS);
    const last = python.done;
    if (answer) postMessage({ number, answer, last, failed: "" });
    if (last) return;
    await nextTask();
    if (number !== latest) return;
  }
}
