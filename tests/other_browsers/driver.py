"""What the tests ask of a browser, whichever it is."""

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from chromium.kept import Evaluates
from support.hands import Point
from support.patience import PATIENCE


class Size(NamedTuple):
    """The inside of a window in CSS pixels, and whether it is the screen of a phone."""

    width: int
    height: int
    is_phone: bool


PHONE = Size(390, 844, is_phone=True)
DESK = Size(1280, 800, is_phone=False)


# What WebDriver calls the keys that write nothing.
KEYS = {
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "PageDown": "\ue00f",
    "Tab": "\ue004",
}


def pointer_actions(points: Sequence[Point], kind: str) -> list[dict[str, Any]]:
    """Return in WebDriver's words: press the first point, move over the others, let go; by "mouse" or "touch"."""
    first, *others = ({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points)
    steps = [first, {"type": "pointerDown", "button": 0}, *others, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


def key_actions(name: str) -> list[dict[str, Any]]:
    """Return in WebDriver's words: press a key and let go."""
    value = KEYS.get(name, name)
    steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": steps}]


class Driver(Protocol):
    """A browser with a profile of its own and one page. On a phone it presses by touch where it can."""

    def troubles(self) -> list[str]:
        """Return the errors that the pages have written to the console since this was last called."""

    def open(self, address: str) -> None:
        """Load an address; return when the document and what it names have been loaded."""

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page; return its result, or what its promise resolves to."""

    def tap_at(self, point: Point) -> None:
        """Press a point of the window and let go."""

    def carry(self, points: Sequence[Point]) -> None:
        """Press the first point, move over the others, and let go at the last."""

    def key(self, name: str) -> None:
        """Press a key and let go; `name` is as in the browser's events, such as "Enter"."""

    def download(self, press: Callable[[], None]) -> Path:
        """Do what makes the page save a file; return the file when it is complete."""

    def choose_file(self, press: Callable[[], None], file: Path) -> None:
        """Do what makes the page ask for a file, and give it this one."""

    def picture(self, file: Path) -> None:
        """Write what the window shows to a PNG file."""

    def new_tab(self) -> "Driver":
        """Open another tab in the same window; return what drives it."""

    def show_tab(self) -> None:
        """Show this tab in front of the others."""

    def close_tab(self) -> None:
        """Close this tab; another one stays open."""

    def close(self) -> None:
        """End the browser as a player does. The profile stays."""

    def kill(self) -> None:
        """End the processes of the browser without a warning. The profile stays."""


class Launch(Protocol):
    """Starts a browser."""

    def __call__(self, profile: Path, size: Size, script: str = "") -> Driver:
        """Start a browser with a new or used profile; `script` is run in every page before its own scripts."""


def wait(page: Evaluates, condition: str, argument: Any = None, seconds: float = PATIENCE) -> Any:
    """Wait until a JavaScript function or its promise returns something true, and return that; the page calls it.

    Raises:
        AssertionError: It did not within so many seconds.
    """
    script = f"""argument => new Promise((resolve, reject) => {{
        const condition = {condition};
        const end = performance.now() + {1000 * seconds};
        const look = async () => {{
            try {{
                const found = await condition(argument);
                if (found || performance.now() > end) resolve(found || null);
                else setTimeout(look, 15);
            }} catch (error) {{
                reject(error);
            }}
        }};
        look();
    }})"""
    found = page.evaluate(script, argument)
    assert found, f"waited in vain for {condition} of {argument}"
    return found


def kill_processes(profile: Path) -> None:
    """Kill the processes whose command line names a folder, and all that they have started. Only on Linux."""
    parents: dict[int, int] = {}
    doomed: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if str(profile).encode() in (folder / "cmdline").read_bytes():
                doomed.add(number)
    while more := {number for number, parent in parents.items() if parent in doomed} - doomed:
        doomed |= more
    for number in doomed:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
