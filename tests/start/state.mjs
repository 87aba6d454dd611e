// Tries out web/start/state.ts: prints its tables, and what comes of the causes that it reads as JSON.
import { text } from "node:stream/consumers";
import { ADVICE, makeState, PLAYERS, WAYS } from "../../web/start/state.ts";

/** @typedef {import("../../web/start/state.ts").Cause} Cause */

/** @type {Cause[]} */
const causes = JSON.parse(await text(process.stdin));
/** @type {string[]} */
const heard = [];
/** @type {string[]} */
const reached = [];
/** @type {string[]} */
const errors = [];
process.on("uncaughtException", ({ message }) => { errors.push(message); });

const state = makeState();
state.follow((cause) => {
  if (cause === "painted") throw new Error("a follower");
});
state.follow((cause) => {
  heard.push(`first ${cause}`);
  if (cause === "no-pyodide") state.send("hopeless");
});
state.follow((cause, reason) => { heard.push(`second ${cause}${reason}`); });
state.until(() => state.is("opening")).then(() => reached.push("opening"));
state.until(() => state.player !== "").then(() => reached.push("played"));
state.until(() => state.hasBeen("snapshot")).then(() => reached.push("snapshot"));
const steps = causes.map((cause) => {
  state.send(cause, " for a reason");
  return [state.at, state.player, state.advice];
});
await new Promise((resolve) => { setTimeout(resolve); });
const wanted = state.hasHappened("wanted");
process.stdout.write(JSON.stringify({ ways: WAYS, advice: ADVICE, players: PLAYERS, steps, heard, reached, errors, wanted }));
