"""Start a Chromium with a profile on the disk, which can be killed and started again."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright

from make import browsers
from support.patience import PATIENCE_MS

_FLAGS = (
    *("--headless", "--remote-debugging-port=0", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-dev-shm-usage", "--window-size=900,700", "--mute-audio"),
    *("--disable-gpu", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"),
    "--js-flags=--liftoff-only",  # WebAssembly compiles faster, and runs slower
)
# Replaces the worker that judges positions. It would take most of the processor, and nothing of it is saved. The
# replacement says that it is ready: on a first visit the page waits for that before it registers the service
# worker.
WITHOUT_SOLVER = """{
    const Real = Worker;
    window.Worker = class extends EventTarget {
        constructor(address, options) {
            super();
            if (!String(address).startsWith("blob:")) return new Real(address, options);
            const data = { number: 0, ready: true };
            setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
        }
        postMessage() {}
        terminate() {}
    };
}"""
_LINES = 200  # lines of Chromium's output that are remembered
_DATABASE = re.compile("indexed.?db|leveldb|corrupt", re.IGNORECASE)
_ANNOUNCEMENT = "DevTools listening on "


class Chromium(NamedTuple):
    """A running Chromium."""

    process: subprocess.Popen[str]
    reading: threading.Thread  # reads the output until the process ends: a full pipe would block Chromium
    browser: Browser
    said: deque[str]  # the last lines of the output

    def said_of_database(self) -> str:
        """Return what Chromium has reported about its databases, such as a deletion; "" if nothing."""
        lines = [line.strip() for line in tuple(self.said) if _DATABASE.search(line)]
        return f"; Chromium: {' / '.join(lines)}" if lines else ""

    @property
    def context(self) -> BrowserContext:
        """Return the context of the profile on the disk."""
        return self.browser.contexts[0]

    def page(self) -> Page:
        """Return a new page."""
        try:
            page = self.context.new_page()
        except Error:  # `kill_pages` also killed the process reserved for this page
            page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        return page

    def kill(self) -> None:
        """Kill all processes of the browser at once, so that none can write anything more."""
        self.kill_processes()
        self.process.wait()
        self.reading.join()
        with suppress(Error):
            self.browser.close()

    # These two may be called from another thread than Playwright's.

    def kill_processes(self) -> None:
        """Kill the processes as `kill` does, and leave it to Playwright to notice."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def kill_pages(self) -> None:
        """Kill the processes of the pages, but not the browser. Works only on Linux."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # the process has ended meanwhile
                number = int(folder.name)
                is_page = b"--type=renderer" in (folder / "cmdline").read_bytes()
                if is_page and os.getpgid(number) == self.process.pid:
                    os.kill(number, signal.SIGKILL)


def start(playwright: Playwright, profile: Path) -> Chromium:
    """Start Chromium with a new or used profile."""
    flags = [*_FLAGS, f"--user-data-dir={profile}", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    program = os.environ.get("CHROMIUM") or browsers.chromium()
    process = subprocess.Popen(
        [program, *flags, "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,  # so that one signal kills all its processes
    )
    assert process.stderr
    line = next((line for line in process.stderr if line.startswith(_ANNOUNCEMENT)), "")
    assert line, "Chromium ended as it started"
    said: deque[str] = deque(maxlen=_LINES)
    reading = threading.Thread(target=_remember, args=(process.stderr, said), daemon=True)
    reading.start()
    address = line.removeprefix(_ANNOUNCEMENT).strip()
    running = Chromium(process, reading, playwright.chromium.connect_over_cdp(address), said)
    running.context.add_init_script(WITHOUT_SOLVER)
    return running


def _remember(lines: IO[str], said: deque[str]) -> None:
    """Read all lines into `said` until the process ends."""
    with lines:
        said.extend(lines)


@contextmanager
def profile() -> Iterator[Path]:
    """Yield an empty folder for a profile, and remove it at the end."""
    folder = Path(tempfile.mkdtemp(prefix="torture-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
