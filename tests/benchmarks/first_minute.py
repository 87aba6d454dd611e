"""Measure how long the page is blocked in the first minute of a visit, and how late it answers.

The page itself measures, in the same way in every browser. A repeating timer shows how long nothing else could
run. If the browser reports long tasks, these are printed, too. Twenty presses are due at moments spread over the
minute. A press counts from the moment when it was due: a press during a long task is as late as a player's press
would be. Every fifth press asks for a hint; it is answered when the page says something, even if only that it is
thinking. The others turn up cards of the stock.

Only Chromium can be slowed down, and only the page's thread. Part of `python3 build.py bench`.
"""

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Playwright

from benchmarks.measuring import packed_site, profile, serving, throttle, verdict
from make import site
from other_browsers.driver import PHONE, Launch

PRESSES = 20
BARS = {1: 200, 4: 500}  # factor by which the processor is slowed down -> limit of the longest task in ms
BEFORE = {1: "2600 in November 2026", 4: "8300 in November 2026"}
VISITS = ("first visit", "second visit", "third visit")

WATCH = """
window.minute = { gaps: [], tasks: [], presses: [] };
(() => {
  const TICK = 10, BEGIN = 1500, END = 60000, COUNT = PRESSES;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    if (now - last > 50) minute.gaps.push([last, now - last]);
    last = now;
    setTimeout(tick, TICK);
  };
  tick();
  try {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) minute.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    minute.tellsTasks = PerformanceObserver.supportedEntryTypes.includes("longtask");
  } catch { minute.tellsTasks = false; }

  const changes = (element, options, due, kind) => new Promise((resolve) => {
    const done = () => requestAnimationFrame(() => {
      observer.disconnect();
      minute.presses.push([due, performance.now() - due, kind]);
      resolve();
    });
    const observer = new MutationObserver(done);
    observer.observe(element, options);
    setTimeout(() => { observer.disconnect(); resolve(); }, 20000);
  });
  const stock = () => {
    const shown = (element) => element.getBoundingClientRect().width > 0;
    const found = [...document.querySelectorAll('#board [data-spot="s"]')].filter(shown).pop();
    if (!found) return;
    const { x, y, width, height } = found.getBoundingClientRect();
    for (const type of ["pointerdown", "pointerup"]) {
      found.dispatchEvent(new PointerEvent(type, {
        bubbles: true, isPrimary: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2,
      }));
    }
  };
  const press = async (number) => {
    const due = BEGIN + (END - 5000 - BEGIN) * number / (COUNT - 1);
    await new Promise((resolve) => { setTimeout(resolve, due - performance.now()); });
    const said = document.getElementById("said"), root = document.documentElement;
    if (number % 5 === 4) {
      const answered = changes(said, { childList: true, characterData: true, subtree: true }, due, "hint");
      document.getElementById("hint").click();
      await answered;
    } else {
      const answered = changes(root, { attributes: true, attributeFilter: ["data-moves"] }, due, "card");
      stock();
      await answered;
    }
  };
  for (let number = 0; number < COUNT; number++) press(number);
  minute.ended = new Promise((resolve) => { setTimeout(resolve, END); });
})();
""".replace("PRESSES", str(PRESSES))
RESULT = """() => minute.ended.then(() => {
  const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return JSON.stringify({ ...minute, ended: null, paint, python: document.documentElement.dataset.python });
})"""


class Minute(NamedTuple):
    """The figures of one visit, in milliseconds."""

    standing: float  # the longest time without a timer, after the first paint
    task: float | None  # the longest task after the first paint; None if the browser does not report tasks
    slowest: float  # the slowest answer to a press
    hint: float  # the slowest answer to a press for a hint
    answered: int
    python: str


def read(text: str) -> Minute:
    """Compute the figures from the JSON text that the page has returned."""
    found: dict[str, Any] = json.loads(text)
    after = found["paint"]
    gaps = [length for start, length in found["gaps"] if start + length > after]
    tasks = [length for start, length in found["tasks"] if start + length > after]
    late = [(float(ms), kind) for _, ms, kind in found["presses"]]
    hints = [ms for ms, kind in late if kind == "hint"]
    return Minute(
        max(gaps, default=0.0),
        max(tasks, default=0.0) if found["tellsTasks"] else None,
        max((ms for ms, _ in late), default=0.0),
        max(hints, default=0.0),
        len(late),
        found["python"],
    )


def measure(playwright: Playwright) -> None:
    """Print the figures of successive visits in Chromium at both speeds, each from opening the address."""
    with packed_site(site.DIST) as folder, serving(folder, packed=True) as address:
        for speed, bar in BARS.items():
            with profile(playwright, WATCH) as context:
                for visit in VISITS:
                    page = context.new_page()
                    throttle(page, speed)
                    page.goto(address, wait_until="commit")
                    minute = read(page.evaluate(RESULT))
                    page.close()
                    report(f"Chromium, {visit}, CPU at 1/{speed}", minute)
                    longest = minute.standing if minute.task is None else minute.task
                    what = f"longest task in the first minute, {visit}, CPU at 1/{speed}, ms"
                    verdict(what, longest, bar, BEFORE[speed] if visit == VISITS[0] else "")


def measure_browser(name: str, launch: Launch, address: str) -> None:
    """Print the figures of two visits in a browser that cannot be slowed down."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for visit in VISITS[:2]:
            driver = launch(Path(folder), PHONE, WATCH)
            driver.open(address)
            report(f"{name}, {visit}", read(driver.evaluate(RESULT)))
            driver.close()


def report(what: str, minute: Minute) -> None:
    """Print the figures of one visit."""
    task = "not told" if minute.task is None else f"{minute.task:.0f} ms"
    print(f"\nFirst minute of a visit: {what}, played in {minute.python}")
    print(f"  longest task                          {task}")
    print(f"  longest time without a timer          {minute.standing:.0f} ms")
    print(f"  slowest of {minute.answered:2} presses that were answered {minute.slowest:.0f} ms")
    print(f"  slowest word after a press on Hint    {minute.hint:.0f} ms", flush=True)
