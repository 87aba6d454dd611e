"""The figures the page is held to, measured in a real Chromium. Run it with `python3 build.py bench`.

Both sides of a comparison are measured in turn within one run: machines differ and are busy, so trust the ratios.
"""

import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import brotli
from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, sync_playwright

from make import browsers, serve, site

ROUNDS = 7
SLOW_NETWORK = {"offline": False, "latency": 100, "downloadThroughput": 9e6 / 8, "uploadThroughput": 2e6 / 8}
PACKED = (".wasm", ".mjs", ".js", ".css", ".html")  # what hosts compress on the way
BARE_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare Pyodide</title>
<script type="module" src="assets/bare.mjs"></script></html>"""
BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.moves = "1";"""

# Removes the game to go on with, in both copies; the databases stay, as a visitor who comes back has them.
FORGET = """async () => {
    const isOpen = localStorage.getItem("backbone.disk");
    localStorage.clear();
    if (isOpen !== null) localStorage.setItem("backbone.disk", isOpen);
    const empty = async (factory) => {
        const known = await factory.databases();
        if (!known.some(({ name }) => name === "backbone")) return;
        const request = factory.open("backbone");
        await new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
        const stores = [...request.result.objectStoreNames];
        const transaction = request.result.transaction(stores, "readwrite");
        for (const store of stores) transaction.objectStore(store).clear();
        await new Promise((done, failed) => Object.assign(transaction, { oncomplete: done, onabort: failed }));
        request.result.close();
    };
    await empty(indexedDB);
    const buckets = navigator.storageBuckets;
    for (const name of await buckets?.keys() ?? []) await empty((await buckets.open(name)).indexedDB);
}"""
# Notes when the page counts its first move, and presses the stock as soon as there is one on the screen.
WATCH = """
window.figures = {};
addEventListener("backbone-ready", () => { figures.ready = performance.now(); });
new MutationObserver(() => {
  if (document.documentElement?.dataset.moves === "1") figures.moved ??= performance.now();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-moves"] });
const press = () => {
  const shown = (element) => element.getBoundingClientRect().width > 0;
  const stock = [...document.querySelectorAll('[data-spot="s"]')].findLast(shown);
  if (!stock || !window.backbonePresses) return requestAnimationFrame(press);
  figures.pressed = performance.now();
  const { x, y, width, height } = stock.getBoundingClientRect();
  for (const type of ["pointerdown", "pointerup"]) {
    stock.dispatchEvent(new PointerEvent(type, {
      bubbles: true, isPrimary: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2,
    }));
  }
};
requestAnimationFrame(press);
"""

# Of every frame in which the pointer moved: the time from the first such move to the end of the work on the frame.
WATCH_FRAMES = """
window.frames_ = [];
window.delays = [];
let first = null, last = null;
const done = new MessageChannel();
addEventListener("pointermove", (event) => { first ??= event.timeStamp; }, true);
done.port1.onmessage = ({ data }) => delays.push(performance.now() - data);
const frame = (now) => {
  if (first !== null) {
    done.port2.postMessage(first);
    if (last !== null) frames_.push(now - last);
    last = now;
  } else last = null;
  first = null;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


def main() -> None:
    """Measure everything and print it."""
    with sync_playwright() as playwright:
        cold_download(playwright)
        warm_start(playwright)
        first_paint(playwright)
        dragging(playwright)


# ---- the measures


def cold_download(playwright: Playwright) -> None:
    """Print what a first visit fetches, as it is on the disk and as a host would send it."""
    sizes = download_sizes(playwright, site.DIST)
    print(f"\nCold download{'raw':>48}{'brotli 11':>12}")
    for name, (raw, packed) in sorted(sizes.items(), key=lambda item: -item[1][1]):
        print(f"  {name:<50}{raw:>10,}{packed:>12,}")
    total = sum(packed for _, packed in sizes.values())
    print(f"  {'total':<50}{sum(raw for raw, _ in sizes.values()):>10,}{total:>12,}")
    verdict("cold download, MB brotli", total / 1e6, 6.5)


def download_sizes(playwright: Playwright, folder: Path) -> dict[str, tuple[int, int]]:
    """Return of each file that a first visit fetches its bytes, and those after compression with brotli."""
    asked: set[str] = set()
    with serving(folder) as address, profile(playwright) as context:
        page = context.pages[0]
        context.on("request", lambda request: asked.add(request.url.removeprefix(address).partition("?")[0]))
        page.goto(address)
        wait_for(page, "navigator.serviceWorker.ready.then(() => true)")
    names = {name or "index.html" for name in asked} | {"sw.js"}
    files = {name: (folder / name).read_bytes() for name in names if (folder / name).is_file()}
    return {
        name: (len(data), min(len(data), len(brotli.compress(data, quality=11)))) for name, data in files.items()
    }


def warm_start(playwright: Playwright) -> None:
    """From the address to the first move that counts, and to the end of a bare `loadPyodide()`."""
    ours, bare, ready = [], [], []
    with (
        serving(site.DIST) as our_address,
        bare_site() as bare_folder,
        serving(bare_folder) as bare_address,
        profile(playwright, WATCH) as context,
    ):
        page = context.pages[0]
        for number in range(ROUNDS + 3):  # the first three fill the caches, those of compiled code included
            figures = start(page, our_address)
            moved = start(page, bare_address)["moved"]
            if number >= 3:
                ours.append(figures["moved"])
                ready.append(figures["ready"])
                bare.append(moved)
    print(f"\nWarm start, median of {ROUNDS}, in turn")
    print(f"  bare Pyodide                          {summary(bare)}")
    print(f"  our page, ready                       {summary(ready)}")
    print(f"  our page, first move                  {summary(ours)}")
    verdict("warm start to first move, of bare Pyodide", statistics.median(ours) / statistics.median(bare), 0.35)


def start(page: Page, address: str) -> dict[str, float]:
    """Load a page whose caches are warm but which has no game to go on with."""
    page.goto(address + "robots.txt")  # any page of the same origin without our script
    page.evaluate(FORGET)
    page.goto(address)
    figures: dict[str, float] = wait_for(page, "window.figures?.moved && window.figures")
    page.wait_for_timeout(700)  # let the service worker settle
    return figures


def first_paint(playwright: Playwright) -> None:
    """On a first visit over a slow network: the dealt board, and the last byte of the runtime."""
    painted, loaded = [], []
    with packed_site(site.DIST) as folder, serving(folder, packed=True) as address:
        for _ in range(5):
            paint, runtime = first_visit(playwright, address)
            painted.append(paint)
            loaded.append(runtime)
    print("\nFirst visit at 9 Mbit/s and 100 ms, median of 5")
    print(f"  board painted                         {summary(painted)}")
    print(f"  runtime downloaded                    {summary(loaded)}")
    verdict("board painted, of runtime downloaded", statistics.median(painted) / statistics.median(loaded), 1)


def first_visit(playwright: Playwright, address: str) -> tuple[float, float]:
    """Visit a site for the first time over a slow network.

    Returns:
        When the board was painted and when the runtime had been downloaded, in milliseconds.
    """
    with profile(playwright) as context:
        page = context.pages[0]
        tools_of(page).send("Network.emulateNetworkConditions", SLOW_NETWORK)
        page.goto(address, wait_until="commit")
        wait_for(page, "document.documentElement.dataset.moves", seconds=90)
        paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        runtime = "Math.max(...performance.getEntriesByType('resource')"
        runtime += ".filter(({ name }) => name.endsWith('.wasm')).map(({ responseEnd }) => responseEnd))"
        return page.evaluate(paint), page.evaluate(runtime)


def dragging(playwright: Playwright) -> None:
    """Print how far the card lags behind the pointer, and how much memory the page takes."""
    print("\nDragging one card, five times 120 moves")
    with serving(site.DIST) as address, table(playwright, address) as page:
        for speed, bar in ((1, 17), (4, 34)):
            throttle(page, speed)
            dragged(page, f"CPU at 1/{speed}", bar)
        throttle(page, 1)
        memory(page)
        search(page)
        dragged(page, "beside a search", 17)
        still = page.get_attribute("#hint", "aria-busy") == "true"
        print(f"  the search {'went on to the end' if still else 'was over too soon'}")


@contextmanager
def table(playwright: Playwright, address: str) -> Iterator[Page]:
    """Open a page of a browser of its own that notes how far a dragged card lags behind."""
    browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=flags())
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(WATCH_FRAMES)
    page.goto(address)
    wait_for(page, "document.documentElement.dataset.moves")
    page.wait_for_timeout(1500)
    yield page
    browser.close()


def throttle(page: Page, times: int) -> None:
    """Make the processor so many times slower for a page."""
    tools_of(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def dragged(page: Page, how: str, bar: float) -> None:
    """Drag, and print how far the card lagged behind."""
    delays, frames = drag(page)
    print(f"  {how}: frame to frame               {summary(frames)}, p95 {p95(frames):.1f} ms")
    print(f"  {how}: pointer to frame             {summary(delays)}, p95 {p95(delays):.1f} ms")
    verdict(f"pointer to frame p95, {how}, ms", p95(delays), bar)


def search(page: Page) -> None:
    """Let the worker look for a hint that it will not find in time."""
    page.evaluate("location.hash = 'v1/spider/23'")
    page.wait_for_timeout(1500)
    page.keyboard.press("h")
    page.wait_for_timeout(2500)


def drag(page: Page) -> tuple[list[float], list[float]]:
    """Drag a card about; return the delays and the times between frames."""
    x, y = draggable(page)
    page.evaluate("delays.length = frames_.length = 0")
    for _ in range(5):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(120):
            page.mouse.move(x + 3 * (step % 40), y - 2 * (step % 30))
        page.mouse.move(x, y)
        page.mouse.up()
        page.wait_for_timeout(400)
    return page.evaluate("delays"), page.evaluate("frames_")


def draggable(page: Page) -> tuple[float, float]:
    """Find a card that can be lifted by trying them one after the other."""
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
    """Print what the page holds."""
    print("\nMemory of the page")
    for name, value in held(page).items():
        print(f"  {name:<34}{value:12,.1f}")


def held(page: Page) -> dict[str, float]:
    """Return what the page holds, in megabytes, and the number of its nodes."""
    cdp = tools_of(page)
    cdp.send("HeapProfiler.collectGarbage")
    cdp.send("Performance.enable")
    metrics = {entry["name"]: entry["value"] for entry in cdp.send("Performance.getMetrics")["metrics"]}
    python = page.evaluate("""import(document.querySelector("link[rel=modulepreload]").href)
      .then(({ loadPyodide }) => loadPyodide()).then(({ _module }) => _module.HEAPU8.length)""")
    return {
        "JavaScript heap, MB": metrics["JSHeapUsedSize"] / 1e6,
        "Python's memory, MB": python / 1e6,
        "process, resident, MB": resident(page) / 1e6,
        "nodes": metrics["Nodes"],
    }


def resident(page: Page) -> float:
    """The memory of the process that renders the page, in bytes; not known outside Linux."""
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


# ---- how they are taken


@contextmanager
def serving(folder: Path, *, packed: bool = False) -> Iterator[str]:
    """Serve a folder; `packed` files are brotli already."""
    server, address = serve.in_background(folder, handler=PackedHandler if packed else serve.Handler)
    yield address
    server.shutdown()
    server.server_close()


class PackedHandler(serve.Handler):
    """Says of the files that were packed beforehand that they are."""

    def end_headers(self) -> None:
        if self.path.endswith(PACKED) or self.path == "/":
            self.send_header("Content-Encoding", "br")
        super().end_headers()


@contextmanager
def bare_site() -> Iterator[Path]:
    """A page with nothing but Pyodide, cached as well as ours is."""
    with tempfile.TemporaryDirectory() as name:
        assets = Path(name, "assets")
        assets.mkdir()
        for file in (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "pyodide-lock.json",
            "python_stdlib.zip",
        ):
            shutil.copy(site.PYODIDE / file, assets / file)
        Path(assets, "bare.mjs").write_text(BARE_SCRIPT)
        Path(name, "index.html").write_text(BARE_PAGE)
        shutil.copy(site.HEADERS, name)
        yield Path(name)


@contextmanager
def packed_site(folder: Path) -> Iterator[Path]:
    """Make a copy of a site's folder, compressed as a host sends it."""
    with tempfile.TemporaryDirectory() as name:
        for path in folder.rglob("*"):
            if path.is_file():
                copy = Path(name, path.relative_to(folder))
                copy.parent.mkdir(parents=True, exist_ok=True)
                data = path.read_bytes()
                copy.write_bytes(brotli.compress(data, quality=9) if path.suffix in PACKED else data)
        yield Path(name)


@contextmanager
def profile(playwright: Playwright, script: str = "") -> Iterator[BrowserContext]:
    """A browser with a profile of its own, as a player has one: other kinds keep no compiled code."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=browsers.chromium(), args=flags(), viewport={"width": 390, "height": 844}
        )
        if script:
            context.add_init_script(script)
        yield context
        context.close()


def flags() -> list[str]:
    """What Chromium is started with."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
    # as root Chromium has no sandbox to offer
    return [*quiet, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else quiet


def tools_of(page: Page) -> CDPSession:
    """The developer tools of a page."""
    return page.context.new_cdp_session(page)


def wait_for(page: Page, expression: str, seconds: float = 30) -> Any:
    """Ask again and again, from outside: the page's policy forbids it to evaluate text by itself."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = page.evaluate(expression)
        if found:
            return found
        page.wait_for_timeout(50)
    raise SystemExit(f"Waited in vain for {expression}")


def p95(values: list[float]) -> float:
    """The value that 95 % do not exceed."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def summary(values: list[float]) -> str:
    """Median and range."""
    return f"{statistics.median(values):8.1f} ms  ({min(values):.0f} to {max(values):.0f})"


def verdict(what: str, value: float, bar: float) -> None:
    """Print a figure beside its bar."""
    print(f"{'ok  ' if value <= bar else 'MISS'} {what}: {value:.2f} (at most {bar})", flush=True)


if __name__ == "__main__":
    main()
