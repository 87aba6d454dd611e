"""Start Firefox and WebKit for the attacks."""

import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from chromium.kept import Evaluates
from make.browsers import OTHER_BROWSERS
from other_browsers.driver import DESK, Driver, Launch, wait
from other_browsers.firefox_driver import firefox
from other_browsers.webkit_driver import webkit
from torture.chromium import WITHOUT_SOLVER
from torture.playing import Shown, look

BrowserAttack = Callable[[Launch, str, Random], Generator[str]]


@contextmanager
def launcher(name: str) -> Iterator[Launch]:
    """Yield the function that starts the browser with this name.

    Raises:
        CannotBuildError: The browser is not on this machine.
    """
    program = OTHER_BROWSERS[name].find()
    if name == "Firefox":
        yield firefox(program)
    else:
        with webkit(program) as launch:
            yield launch


class Browser:
    """A browser with a profile on the disk, which can be killed and started again; `script` runs in every page."""

    def __init__(self, launch: Launch, profile: Path, script: str) -> None:
        self._launch = launch
        self._profile = profile
        self._script = WITHOUT_SOLVER + script
        self.driver: Driver
        self.start()

    def start(self) -> None:
        """Start the browser."""
        self.driver = self._launch(self._profile, DESK, self._script)

    def kill(self) -> None:
        """Kill all its processes at once."""
        self.driver.kill()

    def open_page(self, address: str) -> Shown:
        """Open the game; return what it shows when it can be played."""
        self.driver.open("about:blank")
        self.driver.open(address)
        return ready(self.driver)


def ready(page: Evaluates) -> Shown:
    """Wait until the page can be played; return what it shows."""
    wait(page, "() => document.querySelector('html[data-python] #table') !== null")
    return look(page)


@contextmanager
def started(launch: Launch, script: str = "") -> Iterator[Browser]:
    """Yield a browser with a new profile, and kill it at the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(launch, Path(folder) / "profile", script)
        try:
            yield browser
        finally:
            browser.kill()
