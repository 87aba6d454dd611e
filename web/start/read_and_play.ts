// Reads what is kept on the device, and on a first visit plays with MicroPython. It runs as soon as it is there, while the page
// is still being read: Python's own files keep the browser busy soon.
import { playFirst } from "../micropython/play.ts";
import { beginReading } from "../storage/kept.ts";
import { runApart } from "./apart.ts";

runApart(beginReading, playFirst);
