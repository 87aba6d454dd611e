"""Plays a recording again that the page has copied ("Copy what I did").

Each part of a recording is played on its own page. The page begins with the state of the part. At the end, its
state must be the one with which the next part begins. Both the stand-in for the browser and Chromium play it.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Page, sync_playwright

from app.state.state_text import comparable
from support.fake_browser import Browser, fake_pyodide
from support.patience import PATIENCE_MS

_LONGEST_GAP = 1.0  # a longer pause between two presses is cut to these seconds
_QUIET_MS = 60_000  # milliseconds: moves and searches may run so long at most
_STEP_MS = 50  # less than the shortest pause between two moves
_WAIT = """async ([least, most, made]) => {
    const began = performance.now();
    await new Promise((done) => setTimeout(done, least));
    const isMoving = () => {
        dispatchEvent(new CustomEvent("backbone-look"));
        const { dataset } = document.documentElement;
        return dataset.going === "yes" && (made === null || Number(dataset.moves) < made);
    };
    while (isMoving() && performance.now() - began < most) await new Promise(requestAnimationFrame);
}"""


class CannotReplayError(Exception):
    """The text is not a recording."""


class Part(NamedTuple):
    """A part of a recording: its first state, its presses, and its last state, all as JSON texts."""

    state: str
    presses: Sequence[str]
    end: str


class Place(Protocol):
    """A page that plays a recording."""

    def send(self, kind: str, detail: str) -> None:
        """Send an event to the page."""

    def wait(self, seconds: float, made: int | None = None) -> None:
        """Wait `seconds`, and then until nothing runs by itself, or until `made` moves were made."""

    def state(self) -> str:
        """Return the state of the page."""


def read(text: str) -> list[Part]:
    """Return the parts of a recording.

    Raises:
        CannotReplayError: the text is no recording.
    """
    try:
        value = json.loads(text)
        parts, now = value["parts"], json.dumps(value["now"])
        states = [json.dumps(part["state"]) for part in parts]
        presses = [[json.dumps(press) for press in part["presses"]] for part in parts]
    except (ValueError, KeyError, TypeError) as error:
        raise CannotReplayError(f"This is no recording: {error!r}") from None
    return [Part(*part) for part in zip(states, presses, [*states[1:], now], strict=True)]


def play(part: Part, place: Place) -> str:
    """Play a part of a recording; return the state at its end."""
    place.send("backbone-state", part.state)
    former = None
    for press in part.presses:
        seconds, _, early, _ = json.loads(press)
        if early is not None:
            place.wait(0, early)
        elif former is not None:
            place.wait(min(seconds - former, _LONGEST_GAP))
        place.send("backbone-press", press)
        former = seconds
    place.wait(_LONGEST_GAP)
    return place.state()


def differences(one: str, other: str) -> list[str]:
    """Return the differences between two states, one line for each."""
    first, second = comparable(one), comparable(other)
    names = sorted(first.keys() | second.keys())
    return [
        f"{name}: {first.get(name)} and {second.get(name)}"
        for name in names
        if first.get(name) != second.get(name)
    ]


class InStandIn:
    """The page in the stand-in for the browser, in plain Python."""

    def __init__(self) -> None:
        self.browser = Browser("/?record")
        self.browser.start()

    def send(self, kind: str, detail: str) -> None:
        """Send an event to the page."""
        self.browser.send(kind, detail)

    def wait(self, seconds: float, made: int | None = None) -> None:
        """Wait `seconds`, and then until nothing runs by itself, or until `made` moves were made."""
        self.browser.advance(1000 * seconds)
        passed = 0
        while self._goes_on(made) and passed < _QUIET_MS:
            self.browser.advance(_STEP_MS)
            passed += _STEP_MS

    def _goes_on(self, made: int | None) -> bool:
        self.browser.send("backbone-look")
        data = self.browser.document.documentElement.dataset
        return bool(data.going == "yes") and (made is None or int(data.moves) < made)

    def state(self) -> str:
        """Return the state of the page."""
        self.browser.send("backbone-look")
        return str(self.browser.document.documentElement.dataset.state)


class InChromium:
    """The page in Chromium."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(
            "try { sessionStorage.setItem('backbone.whole', '1'); } catch { /* nothing is stored */ }"
        )
        page.goto(f"{address}?record")
        page.evaluate("() => backbone.state.until(() => backbone.state.player === 'pyodide')")

    def send(self, kind: str, detail: str) -> None:
        """Send an event to the page."""
        self.page.evaluate(
            "([kind, detail]) => { dispatchEvent(new CustomEvent(kind, { detail })); }", [kind, detail]
        )

    def wait(self, seconds: float, made: int | None = None) -> None:
        """Wait `seconds`, and then until nothing runs by itself, or until `made` moves were made."""
        self.page.evaluate(_WAIT, [1000 * seconds, _QUIET_MS, made])

    def state(self) -> str:
        """Return the state of the page."""
        self.send("backbone-look", "")
        return str(self.page.evaluate("document.documentElement.dataset.state"))


@contextmanager
def places(address: str) -> Iterator[dict[str, Any]]:
    """Yield the kinds of pages: a name, and a function that opens a new page.

    `address` is the address of a site that is being served.
    """
    with fake_pyodide(), sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=flags)
        yield {
            "without a browser": InStandIn,
            "in Chromium": lambda: InChromium(browser.new_context().new_page(), address),
        }
        browser.close()


def main(file: Path, address: str) -> int:
    """Play the recording in a file, and print the result of each part.

    Return 0 if every part ended in the recorded state, else 1.
    """
    parts = read(file.read_text("utf-8"))
    failed = 0
    with places(address) as kinds:
        for number, part in enumerate(parts, start=1):
            for name, opened in kinds.items():
                found = differences(part.end, play(part, opened()))
                print(f"part {number} of {len(parts)}, {len(part.presses)} presses, {name}:", end=" ")
                print("the same state" if not found else "another state", *found, sep="\n  ", flush=True)
                failed += bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    from benchmarks.measuring import serving
    from make import site

    try:
        with serving(site.DIST) as served:
            sys.exit(main(Path(sys.argv[1]), served))
    except CannotReplayError as error:
        sys.exit(str(error))
