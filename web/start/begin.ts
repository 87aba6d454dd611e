// Runs before all else, while the head of the page is being read.
import { runApart } from "./apart.ts";
import { offerModules } from "./early_modules.ts";
import { guardPage } from "./guard.ts";
import { beginLaterVisit } from "./later_visit.ts";

runApart(guardPage, offerModules, beginLaterVisit);
