"""Measure starts of the page on a device that has all files: from opening the address to the first answered press.

Each start is in a browser whose processes have just started, with a profile that was used before. This is the
situation of a player who comes back the next day. A page opened again in a running browser starts much faster,
because the process still has the compiled runtime; such a start says little. Our page and a page with only Pyodide
are started in turn and in the same way, so trust their ratio.

The page is requested when the browser has become idle. Before that, the browser builds its own window, which on a
desktop contains pages of its own, and keeps two cores busy. Starts during that time are measured, too. They have
no limit, since they say more about the browser and the machine than about the page.

"CPU at 1/4" slows only the thread of the page: Chromium does not slow down its workers or its own processes.
"""

import statistics
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from benchmarks.measuring import (
    ROUNDS,
    bare_site,
    browser_on,
    new_folder,
    serving,
    summary,
    throttle,
    tools_of,
    verdict,
)
from make import site

FILLING = 3  # the first starts fill the caches of the profile, also the one of compiled code
# Factor by which the processor is slowed down -> the limit of our time divided by that of bare Pyodide, and an
# earlier value.
BARS = {1: (0.30, "0.54 in November 2026"), 4: (0.35, "0.46 in November 2026")}
AT_REST_MS = 1000  # ms after its start the browser has built its window
SETTLING_MS = 2500  # ms that a page stays open after its first move; the browser then stores the compiled code

# Removes the saved game from both copies. The databases stay, as a returning visitor has them.
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
MOVED = "moved in the benchmark"
# Presses the stock as soon as it is on the screen. Notes when Python is ready and when the page counts its first
# move, and reports the move on the console, since asking again and again would slow the page down.
WATCH = f"""
window.figures = {{}};
addEventListener("DOMContentLoaded", () => {{
  const {{ state }} = window.backbone;
  state.until(() => state.player === "pyodide").then(() => {{ figures.ready = performance.now(); }});
}});
new MutationObserver(() => {{
  if (document.documentElement?.dataset.moves !== "1" || figures.moved) return;
  figures.moved = performance.now();
  console.info("{MOVED}");
}}).observe(document, {{ subtree: true, attributes: true, attributeFilter: ["data-moves"] }});
const press = () => {{
  const shown = (element) => element.getBoundingClientRect().width > 0;
  const stock = [...document.querySelectorAll('[data-spot="s"]')].findLast(shown);
  if (!stock || !window.backbone?.presses) return requestAnimationFrame(press);
  figures.pressed = performance.now();
  const {{ x, y, width, height }} = stock.getBoundingClientRect();
  for (const type of ["pointerdown", "pointerup"]) {{
    stock.dispatchEvent(new PointerEvent(type, {{
      bubbles: true, isPrimary: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2,
    }}));
  }}
}};
requestAnimationFrame(press);
"""
FIGURES = """() => ({ ...figures, answered: performance.getEntriesByType("navigation")[0].responseStart })"""

Figures = dict[str, float]  # milliseconds since the address was opened: answered, pressed, ready, moved


def measure(playwright: Playwright) -> None:
    """Print the start times of our page and of bare Pyodide, and whether the browser reused compiled code."""
    with ExitStack() as stack:
        addresses = [stack.enter_context(serving(site.DIST))]
        addresses.append(stack.enter_context(serving(stack.enter_context(bare_site()))))
        folders = [stack.enter_context(new_folder()) for _ in addresses]
        for folder, address in zip(folders, addresses, strict=True):
            fill(playwright, folder, address)

        def in_turn(speed: int, rest: int) -> tuple[list[Figures], list[Figures]]:
            ours, bare = list[Figures](), list[Figures]()
            for _ in range(ROUNDS):
                for found, folder, address in zip((ours, bare), folders, addresses, strict=True):
                    found.append(fresh_start(playwright, folder, address, speed, rest))
            return ours, bare

        for speed, (bar, before) in BARS.items():
            ours, bare = in_turn(speed, AT_REST_MS)
            report(ours, bare, f"CPU at 1/{speed}")
            verdict(f"warm start to first move at CPU 1/{speed}, of bare Pyodide", ratio(ours, bare), bar, before)
        ours, bare = in_turn(1, 0)
        report(ours, bare, "at once, while the browser itself starts")
        print(f"  of bare Pyodide, without a bar        {ratio(ours, bare):.3f}")
        reused = [code_from_cache(playwright, *each) for each in zip(folders, addresses, strict=True)]
        print(f"  compiled code that the browser had kept: ours {reused[0]:,} bytes, bare {reused[1]:,} bytes")
        verdict("warm starts that compile the runtime anew", float(not reused[0]), 0)


def report(ours: list[Figures], bare: list[Figures], how: str) -> None:
    """Print the steps of our start, and the whole start of bare Pyodide."""
    print(f"\nWarm start, the browser started afresh each time, {how}, median of {ROUNDS}, in turn")
    print(f"  bare Pyodide                          {summary([each['moved'] for each in bare])}")
    for what, name in {"page answered": "answered", "ready": "ready", "first move": "moved"}.items():
        print(f"  our page, {what:<28}{summary([each[name] for each in ours])}")


def ratio(ours: list[Figures], bare: list[Figures]) -> float:
    """Return our median time to the first move divided by that of bare Pyodide."""
    mine, other = (statistics.median(each["moved"] for each in starts) for starts in (ours, bare))
    return mine / other


def fill(playwright: Playwright, folder: Path, address: str) -> None:
    """Start a page several times with a new profile, so that the browser's caches are full."""
    for _ in range(FILLING):
        fresh_start(playwright, folder, address)


def fresh_start(playwright: Playwright, folder: Path, address: str, speed: int = 1, rest: int = 0) -> Figures:
    """Start a browser with a profile, open a page without a saved game, and close the browser.

    Return the times.

    `rest` is the number of milliseconds from the start of the browser to the request of the page.
    """
    with browser_on(playwright, folder, WATCH) as context:
        page = context.pages[0]
        page.wait_for_timeout(rest)
        throttle(page, speed)
        figures = start(page, address)
        throttle(page, 1)
        forget_game(page, address)
    return figures


def start(page: Page, address: str) -> Figures:
    """Open a page without a saved game; after its first move return its times in milliseconds."""
    with page.expect_console_message(lambda message: message.text == MOVED, timeout=120_000):
        page.goto(address, wait_until="commit")
    page.wait_for_timeout(SETTLING_MS)
    figures: Figures = page.evaluate(FIGURES)
    return figures


def forget_game(page: Page, address: str) -> None:
    """Remove the game that a page has saved."""
    page.goto(address + "robots.txt")  # any page of the same origin without our scripts
    page.evaluate(FORGET)


def code_from_cache(playwright: Playwright, folder: Path, address: str) -> int:
    """Return how many bytes of compiled code a start takes from the browser's cache; 0 if it compiles instead."""
    with browser_on(playwright, folder, WATCH) as context:
        page = context.pages[0]
        events = traced(context, page, address)
        forget_game(page, address)
    hits = (each for each in events if each["name"] == "v8.wasm.moduleCacheHit")
    first = next(hits, None)
    compiled = next((each["ts"] for each in events if each["name"] == "v8.wasm.compileConsumeDone"), 0)
    return first["args"]["consumedCacheSize"] if first and first["ts"] < compiled else 0


def traced(context: BrowserContext, page: Page, address: str) -> list[dict[str, Any]]:
    """Start the page; return the browser's trace events, in the order of time."""
    browser = context.browser
    tools = browser.new_browser_cdp_session() if browser else tools_of(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    tools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    tools.send(
        "Tracing.start", {"categories": "disabled-by-default-devtools.timeline", "transferMode": "ReportEvents"}
    )
    start(page, address)
    tools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    return sorted(events, key=lambda event: event["ts"])
