"""Define what the tests need from any browser."""

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
    """The inner size of a window in CSS pixels, and whether it is a phone's screen."""

    width: int
    height: int
    is_phone: bool


PHONE = Size(390, 844, is_phone=True)
DESK = Size(1280, 800, is_phone=False)


# WebDriver's codes of keys that type no character.
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
    """Return WebDriver actions that press at the first point, move to the others and release.

    `kind` is "mouse" or "touch".
    """
    first, *others = ({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points)
    steps = [first, {"type": "pointerDown", "button": 0}, *others, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


def key_actions(name: str) -> list[dict[str, Any]]:
    """Return WebDriver actions: press a key and release it."""
    value = KEYS.get(name, name)
    steps = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": steps}]


class Driver(Protocol):
    """A browser with its own profile and one page.

    With the size of a phone it presses by touch, if its driver can.
    """

    def troubles(self) -> list[str]:
        """Return the errors that the pages have logged to the console since the last call."""

    def open(self, address: str) -> None:
        """Load an address; return when the document and all its resources are loaded."""

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page; return its result, or what its promise resolves to."""

    def tap_at(self, point: Point) -> None:
        """Press at a point of the window, and release."""

    def carry(self, points: Sequence[Point]) -> None:
        """Press at the first point, move to the others, and release at the last."""

    def key(self, name: str) -> None:
        """Press a key and release it; `name` is its `key` in the browser's events, such as "Enter"."""

    def download(self, press: Callable[[], None]) -> Path:
        """Call `press`, which makes the page save a file; return the path when the file is complete."""

    def choose_file(self, press: Callable[[], None], file: Path) -> None:
        """Call `press`, which makes the page ask for a file, and choose `file`."""

    def picture(self, file: Path) -> None:
        """Save a screenshot of the window as a PNG file."""

    def new_tab(self) -> "Driver":
        """Open another tab in the same window; return its driver."""

    def show_tab(self) -> None:
        """Show this tab in front of the others."""

    def close_tab(self) -> None:
        """Close this tab; another one has to stay open."""

    def close(self) -> None:
        """Close the browser as a player does. The profile stays."""

    def kill(self) -> None:
        """Kill the browser's processes without warning. The profile stays."""


class Launch(Protocol):
    """Starts a browser."""

    def __call__(self, profile: Path, size: Size, script: str = "") -> Driver:
        """Start a browser with a new or used profile.

        `script` runs in every page before the page's own scripts.
        """


def wait(page: Evaluates, condition: str, argument: Any = None, seconds: float = PATIENCE) -> Any:
    """Wait until a JavaScript function, or its promise, returns a true value; return that value.

    The page itself repeats the call.

    Raises:
        AssertionError: The function returned no true value within `seconds`.
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
    """Kill the processes whose command line contains the path of the profile, and all their children.

    Works only on Linux.
    """
    parents: dict[int, int] = {}
    doomed: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process has ended meanwhile
            number = int(folder.name)
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if str(profile).encode() in (folder / "cmdline").read_bytes():
                doomed.add(number)
    while more := {number for number, parent in parents.items() if parent in doomed} - doomed:
        doomed |= more
    for number in doomed:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
