"""What every measure of the page in Chromium needs: sites, browsers to open them in, and lines to print."""

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
PACKED = (".wasm", ".mjs", ".js", ".json", ".css", ".html")  # what hosts compress on the way
BARE_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare Pyodide</title>
<script type="module" src="assets/bare.mjs"></script></html>"""
BARE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.moves = "1";"""

# ---- sites


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
    """Make a folder with a page of nothing but Pyodide, which browsers keep as long as they keep ours."""
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
    """Make a copy of a site's folder, compressed as a host sends it."""
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
    """Make a folder for the profile of a browser, and remove it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        yield Path(name)


@contextmanager
def browser_on(playwright: Playwright, folder: Path, script: str = "") -> Iterator[BrowserContext]:
    """Start a browser on a profile, as a player does; `script` runs in every page before its own scripts."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=browsers.chromium(), args=flags(), viewport=PHONE
    )
    if script:
        context.add_init_script(script)
    yield context
    context.close()


@contextmanager
def profile(playwright: Playwright, script: str = "") -> Iterator[BrowserContext]:
    """Start a browser on a new profile: a context without one would keep no compiled code."""
    with new_folder() as folder, browser_on(playwright, folder, script) as context:
        yield context


def flags() -> list[str]:
    """Return what Chromium is started with."""
    quiet = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
    # as root Chromium has no sandbox to offer
    return [*quiet, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else quiet


def tools_of(page: Page) -> CDPSession:
    """Return the developer tools of a page."""
    return page.context.new_cdp_session(page)


def throttle(page: Page, times: int) -> None:
    """Make the processor so many times slower for a page."""
    tools_of(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def wait_for(page: Page, expression: str, seconds: float = 30) -> Any:
    """Wait until a JavaScript expression is true, and return its value.

    It is evaluated again and again from outside: the page's policy forbids the page to evaluate text by itself.
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
    """Return the value that 95 % do not exceed."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def summary(values: list[float]) -> str:
    """Return median and range of some milliseconds."""
    return f"{statistics.median(values):8.1f} ms  ({min(values):.0f} to {max(values):.0f})"


def verdict(what: str, value: float, bar: float, before: str = "") -> None:
    """Print a figure beside its bar, and beside what it was before, with the month in which that was measured."""
    was = f"; before: {before}" if before else ""
    print(f"{'ok  ' if value <= bar else 'MISS'} {what}: {value:.2f} (at most {bar}{was})", flush=True)
