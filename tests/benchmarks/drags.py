"""Measure how far a dragged card lags behind the pointer, and whether our code or the browser takes the time.

A pointer move first *waits* until the browser reports it to the page, once for each frame. Then our code runs: the
listeners, and the functions that they requested for the frame. Then the browser lays out and paints the frame. If
the whole is long and our part is short, the machine is slow or busy, or the browser has no screen.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, Playwright

from benchmarks.measuring import PHONE, flags, p95, serving, summary, throttle, tools_of, verdict, wait_for
from make import browsers, site

# Factor by which the processor is slowed down -> the limit for our part in ms, the limit for the whole in ms, and
# earlier values of the whole.
BARS = {1: (8, 17, "15, then 33 to 37 in November 2026"), 4: (17, 34, "44 in November 2026")}
TURNS = 5
BESIDE_A_SEARCH = (8, 17, "20 in November 2026")
# For every frame in which the pointer moved, in milliseconds: how long the first move waited, how long our
# listeners and frame functions took, and the time from the move to the end of the work on the frame. The first
# listener of the window gets a move before all others. A frame ends when a message from the page to itself
# arrives.
WATCH_FRAMES = """
window.frames_ = [];
window.delays = [];
window.waits = [];
window.ours = [];
let first = null, waited = 0, work = 0, last = null;
const done = new MessageChannel();
const ask = requestAnimationFrame;
addEventListener("pointermove", (event) => {
  const began = performance.now();
  if (first === null) [first, waited] = [event.timeStamp, began - event.timeStamp];
  addEventListener("pointermove", () => { work += performance.now() - began; }, { once: true });
}, true);
window.requestAnimationFrame = (draw) => ask((now) => {
  const began = performance.now();
  draw(now);
  work += performance.now() - began;
});
done.port1.onmessage = ({ data: [moved, waiting] }) => {
  delays.push(performance.now() - moved);
  waits.push(waiting);
  ours.push(work);
  work = 0;
};
const frame = (now) => {
  if (first !== null) {
    done.port2.postMessage([first, waited]);
    if (last !== null) frames_.push(now - last);
    last = now;
  } else last = null;
  first = null;
  ask(frame);
};
ask(frame);
"""


class Drag(NamedTuple):
    """Milliseconds for each frame in which the pointer moved."""

    delays: list[float]  # from the move to the end of the work on the frame
    waits: list[float]  # the part until the browser reported the move
    ours: list[float]  # the part in our code
    frames: list[float]  # from the previous frame to this one

    def browser(self) -> list[float]:
        """Return the remaining part of each frame: layout, paint and other work of the browser."""
        return [whole - wait - our for whole, wait, our in zip(self.delays, self.waits, self.ours, strict=True)]


def measure(playwright: Playwright) -> None:
    """Print how far the card lags behind the pointer, and the memory of the page."""
    print(f"\nDragging one card, {TURNS} times 120 moves, beside a search half as often")
    with serving(site.DIST) as address, table(playwright, address) as page:
        for speed, bars in BARS.items():
            throttle(page, speed)
            report(drag(page), f"CPU at 1/{speed}", *bars)
        throttle(page, 1)
        memory(page)
        search(page)
        report(drag(page, TURNS // 2), "beside a search", *BESIDE_A_SEARCH)
        still = page.get_attribute("#hint", "aria-busy") == "true"
        print(f"  the search {'went on to the end' if still else 'was over too soon'}")


def report(found: Drag, how: str, most_ours: float, most: float, before: str) -> None:
    """Print the figures of one measurement, and compare them with their limits."""
    parts = {
        "frame to frame": found.frames,
        "pointer to frame": found.delays,
        "  of these, until we are told": found.waits,
        "  of these, our part": found.ours,
        "  of these, the browser's": found.browser(),
    }
    print(f"  {how}")
    for what, values in parts.items():
        print(f"    {what:<34}{summary(values)}, p95 {p95(values):.1f} ms")
    verdict(f"our part of pointer to frame p95, {how}, ms", p95(found.ours), most_ours)
    verdict(f"pointer to frame p95, {how}, ms", p95(found.delays), most, before)


@contextmanager
def table(playwright: Playwright, address: str) -> Iterator[Page]:
    """Open the page in a new browser, with a script that measures the lag of a dragged card; yield the page."""
    browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=flags())
    page = browser.new_page(viewport=PHONE)
    page.add_init_script(WATCH_FRAMES)
    page.goto(address)
    wait_for(page, "document.documentElement.dataset.moves")
    page.wait_for_timeout(1500)
    yield page
    browser.close()


def search(page: Page) -> None:
    """Start a search for a hint that lasts longer than the measurement."""
    page.evaluate("location.hash = 'v1/klondike-1x3/17'")
    page.wait_for_timeout(1500)
    page.keyboard.press("h")
    page.wait_for_timeout(2500)


def drag(page: Page, turns: int = TURNS) -> Drag:
    """Drag a card about and back `turns` times; return the figures of the frames."""
    x, y = draggable(page)
    page.evaluate("delays.length = waits.length = ours.length = frames_.length = 0")
    for _ in range(turns):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(120):
            page.mouse.move(x + 3 * (step % 40), y - 2 * (step % 30))
        page.mouse.move(x, y)
        page.mouse.up()
        page.wait_for_timeout(400)
    return Drag(*page.evaluate("[delays, waits, ours, frames_]"))


def draggable(page: Page) -> tuple[float, float]:
    """Return the middle of a card that can be dragged, found by trying one card after the other."""
    centres = """[...document.querySelectorAll(".card[data-card]")].reverse().map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })"""
    for x, y in page.evaluate(centres):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 30, y + 5, steps=3)
        lifted = page.evaluate("!!document.querySelector('.lifted')")
        page.mouse.move(x, y)
        page.mouse.up()
        page.wait_for_timeout(400)
        if lifted:
            return x, y
    raise SystemExit("No card on the table can be lifted.")


def memory(page: Page) -> None:
    """Print the memory of the page."""
    print("\nMemory of the page")
    for name, value in held(page).items():
        print(f"  {name:<34}{value:12,.1f}")


def held(page: Page) -> dict[str, float]:
    """Return the memory of the page in megabytes, and the number of its DOM nodes."""
    cdp = tools_of(page)
    cdp.send("HeapProfiler.collectGarbage")
    cdp.send("Performance.enable")
    metrics = {entry["name"]: entry["value"] for entry in cdp.send("Performance.getMetrics")["metrics"]}
    python = page.evaluate("""import(document.querySelector("link[rel=modulepreload][href*='start-']").href)
      .then(({ loadPyodide }) => loadPyodide()).then(({ _module }) => _module.HEAPU8.length)""")
    return {
        "JavaScript heap, MB": metrics["JSHeapUsedSize"] / 1e6,
        "Python's memory, MB": python / 1e6,
        "process, resident, MB": resident(page) / 1e6,
        "nodes": metrics["Nodes"],
    }


def resident(page: Page) -> float:
    """Return the memory of the process that renders the page, in bytes; 0 if it is unknown."""
    browser = page.context.browser
    assert browser
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [0.0]
    for process in processes:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.exists():
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
            sizes.append(float(fields["VmRSS"].split()[0]) * 1024)
    return max(sizes)
