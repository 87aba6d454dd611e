// The worker in which positions are judged: Python from the same snapshot as the page's, and a service that takes
// questions.
//
// A message in is {number, question}, a message out {number, answer, failed}, where one of the two texts is empty. A
// later message ends the search for an earlier one; with an empty question it does only that. What the texts mean is
// written in app/platform/solver_service.py.
import "./module_worker.mjs";
import { loadPyodide } from "./interpreter.mjs";

const SLICE_MS = 30; // so long, at most, a new message waits for the search before it to stop
const service = loadPyodide().then((python) => python.pyimport("app.platform.solver_service").SolverService());
const nextTask = () => new Promise((resolve) => { setTimeout(resolve); }); // lets messages in
let latest = 0;

addEventListener("message", async ({ data: { number, question } }) => {
  latest = number;
  if (!question) return;
  try {
    postMessage({ number, answer: await search(number, question), failed: "" });
  } catch (reason) {
    postMessage({ number, answer: "", failed: reason instanceof Error ? reason.message : String(reason) });
  }
});

/**
 * Search until there is an answer; return an empty text if something else was asked meanwhile.
 *
 * @param {number} number
 * @param {string} question
 * @returns {Promise<string>}
 */
async function search(number, question) {
  const python = await service;
  await nextTask(); // of questions asked in quick succession, all have arrived by then
  if (number !== latest) return "";
  python.take(question);
  for (;;) {
    const answer = python.go_on(SLICE_MS);
    if (answer) return answer;
    await nextTask();
    if (number !== latest) return "";
  }
}
