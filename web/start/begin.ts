// The first script of the page, which runs while the head is being read: before anything is painted, and before all others.
import { runApart } from "./apart.ts";
import { keepPresses } from "./early_presses.ts";
import { beginDownloads } from "./early_runtime.ts";
import { greetNewcomer } from "./greeting.ts";
import { guardPage } from "./guard.ts";
import { beginLaterVisit } from "./later_visit.ts";
import { putLook } from "./look.ts";
import { makeState } from "./state.ts";
import { beginWords } from "./words.ts";

const state = makeState();
const sayReady = (isMicroPython: boolean) => state.send(isMicroPython ? "micropython-answers" : "pyodide-answers");
window.backbone = { sayReady, state } as Backbone; // the parts and the other scripts add the rest

runApart(guardPage);
if (!state.is("framed")) runApart(beginLaterVisit, beginDownloads, keepPresses, putLook, greetNewcomer, beginWords);
