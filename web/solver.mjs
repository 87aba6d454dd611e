// The worker in which positions are judged: Python from the same snapshot as the page's, and a service that takes questions.
//
// In comes {number, question}, out goes {number, answer, failed}, where one of the two texts is empty. A later message
// ends the search for an earlier one; without a question it only does that. The texts are explained in app/platform/solver_service.py.
import { loadPyodide } from "./interpreter.mjs";

const SLICE_MS = 30; // as long as one waits, at most, for a search to stop
const service = loadPyodide().then((python) => python.pyimport("app.platform.solver_service").SolverService());
const breath = () => new Promise((resolve) => setTimeout(resolve));
let latest = 0;

addEventListener("message", async ({ data: { number, question } }) => {
  latest = number;
  if (!question) return;
  try {
    postMessage({ number, answer: await answer(number, question), failed: "" });
  } catch (reason) {
    postMessage({ number, answer: "", failed: String(reason?.message ?? reason) });
  }
});

/** The answer, or nothing if something else was asked meanwhile. */
async function answer(number, question) {
  const python = await service;
  await breath(); // what was asked in quick succession is all here by now
  if (number !== latest) return "";
  python.take(question);
  while (number === latest) {
    const found = python.go_on(SLICE_MS);
    if (found) return found;
    await breath();
  }
  return "";
}
