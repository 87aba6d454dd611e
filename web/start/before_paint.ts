// Runs before anything is painted.
import { runApart } from "./apart.ts";
import { keepPresses } from "./early_presses.ts";
import { beginDownloads } from "./early_runtime.ts";
import { greetNewcomer } from "./greeting.ts";
import { putLook } from "./look.ts";
import { beginWords } from "./words.ts";

runApart(beginDownloads, keepPresses, putLook, greetNewcomer, beginWords);
