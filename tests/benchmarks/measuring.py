"""Share what all measurements in Chromium need: sites, browsers, and lines to print."""

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
from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, ViewportSize

from make import browsers, runtime, serve, site_files

ROUNDS = 7
PHONE: ViewportSize = {"width": 390, "height": 844}
PACKED = (".wasm", ".mjs", ".js", ".json", ".css", ".html")  # file types that hosts compress
BARE_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare Pyodide</title>
<script type="module" src="assets/bare.mjs"></script></html>"""
BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.moves = "1";"""

# ---- sites


@contextmanager
def serving(folder: Path, *, packed: bool = False) -> Iterator[str]:
    """Serve a folder and yield its address; with `packed` its files are already compressed by brotli."""
    server, address = serve.in_background(folder, handler=PackedHandler if packed else serve.Handler)
    yield address
    server.shutdown()
    server.server_close()


class PackedHandler(serve.Handler):
    """Sends the header that says that a file is compressed by brotli."""

    def end_headers(self) -> None:
        if self.path.endswith(PACKED) or self.path == "/":
            self.send_header("Content-Encoding", "br")
        super().end_headers()


@contextmanager
def bare_site() -> Iterator[Path]:
    """Make a folder with a page of only Pyodide; yield it. Browsers may cache its files as long as ours."""
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
            shutil.copy(runtime.PYODIDE / file, assets / file)
        Path(assets, "bare.mjs").write_text(BARE_SCRIPT)
        Path(name, "index.html").write_text(BARE_PAGE)
        shutil.copy(site_files.HEADERS, name)
        yield Path(name)


@contextmanager
def packed_site(folder: Path) -> Iterator[Path]:
    """Make a compressed copy of a site's folder, as a host sends it; yield the copy."""
    with tempfile.TemporaryDirectory() as name:
        for path in folder.rglob("*"):
            if path.is_file():
                copy = Path(name, path.relative_to(folder))
                copy.parent.mkdir(parents=True, exist_ok=True)
                data = path.read_bytes()
                copy.write_bytes(brotli.compress(data, quality=9) if path.suffix in PACKED else data)
        yield Path(name)


# ---- browsers


@contextmanager
def new_folder() -> Iterator[Path]:
    """Make an empty folder for the profile of a browser, yield it, and remove it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        yield Path(name)


@contextmanager
def browser_on(playwright: Playwright, folder: Path, script: str = "") -> Iterator[BrowserContext]:
    """Start a browser with a profile, as a player does, and yield its context.

    `script` runs in every page before the page's own scripts.
    """
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=browsers.chromium(), args=flags(), viewport=PHONE
    )
    if script:
        context.add_init_script(script)
    yield context
    context.close()


@contextmanager
def profile(playwright: Playwright, script: str = "") -> Iterator[BrowserContext]:
    """Start a browser with a new profile, and yield its context.

    A context without a profile would not cache compiled code.
    """
    with new_folder() as folder, browser_on(playwright, folder, script) as context:
        yield context


def flags() -> list[str]:
    """Return Chromium's command line flags."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
    # Chromium has no sandbox when it runs as root
    return [*quiet, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else quiet


def tools_of(page: Page) -> CDPSession:
    """Return a session with the developer tools of a page."""
    return page.context.new_cdp_session(page)


def throttle(page: Page, times: int) -> None:
    """Slow the processor down for a page, by the factor `times`."""
    tools_of(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def wait_for(page: Page, expression: str, seconds: float = 30) -> Any:
    """Wait until a JavaScript expression is true, and return its value.

    The expression is evaluated again and again from outside, because the page's policy forbids the page to
    evaluate text.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = page.evaluate(expression)
        if found:
            return found
        page.wait_for_timeout(50)
    raise SystemExit(f"Waited in vain for {expression}")


# ---- lines


def p95(values: list[float]) -> float:
    """Return the 95th percentile."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def summary(values: list[float]) -> str:
    """Return median and range of milliseconds as text."""
    return f"{statistics.median(values):8.1f} ms  ({min(values):.0f} to {max(values):.0f})"


def verdict(what: str, value: float, bar: float, before: str = "") -> None:
    """Print a figure with its limit `bar`, and an earlier value with the month in which it was measured."""
    was = f"; before: {before}" if before else ""
    print(f"{'ok  ' if value <= bar else 'MISS'} {what}: {value:.2f} (at most {bar}{was})", flush=True)
