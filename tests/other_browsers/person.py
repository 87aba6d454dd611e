"""Play in any browser."""

from pathlib import Path
from typing import Any

from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from other_browsers.driver import Driver, Launch, Size, wait
from support.hands import Hands, Point

_STEPS = (0.2, 0.6, 1.0)  # points between start and end at which the pointer moves, as parts of the way


class Person(Hands):
    """A player with one profile. The browser can end and start again."""

    driver: Driver

    def __init__(self, launch: Launch, profile: Path, size: Size, address: str, script: str = "") -> None:
        self._launch = launch
        self._script = script
        self._profile = profile
        self._size = size
        self.address = address
        self.session = Session(CATALOGUE["backbone"], 1)
        self.start()

    def start(self) -> None:
        """Start the browser."""
        self.driver = self._launch(self._profile, self._size, self._script)

    # What `Hands` needs from a browser

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self.driver.evaluate(script, argument)

    def wait(self, condition: str, argument: Any = None) -> Any:
        """Wait until a JavaScript function returns a true value; return that value."""
        return wait(self.driver, condition, argument)

    def tap_at(self, point: Point) -> None:
        self.driver.tap_at(point)

    def carry(self, start: Point, end: Point) -> None:
        (x, y), (to_x, to_y) = start, end
        self.driver.carry([start, *((x + (to_x - x) * step, y + (to_y - y) * step) for step in _STEPS)])

    def key(self, name: str) -> None:
        self.driver.key(name)

    def tap_on(self, selector: str) -> None:
        script = """selector => {
            const element = document.querySelector(selector);
            // for a moment after a sheet has come, presses fall on nothing
            if (!element?.checkVisibility() || getComputedStyle(element).pointerEvents === "none") return null;
            element.scrollIntoView({ block: "nearest" });
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }"""
        x, y = self.wait(script, selector)
        self.tap_at((x, y))

    def focus_on(self, selector: str) -> None:
        self.wait("selector => document.querySelector(selector)?.focus() === undefined", selector)

    def expect_moves(self, number: int) -> None:
        try:
            self.wait("number => document.documentElement.dataset.moves === number", str(number))
        except AssertionError:
            found = self.evaluate("() => document.documentElement.dataset.moves")
            raise AssertionError(f"there are {found} moves and not {number}") from None

    def let_calls_be_read(self) -> None:
        raise NotImplementedError  # the test cannot put this page's clock forward

    # Opening a page

    def visit(self, path: str = "") -> None:
        """Load the page from the start; return when Python plays."""
        self.driver.open("about:blank")
        self.driver.open(self.address + path)
        self.wait_for_python()

    def wait_for_python(self) -> None:
        """Wait until the live table has replaced the painted one."""
        self.wait("() => document.querySelector('html[data-python] #table') !== null")

    def open(self, link: str) -> None:
        """Open the page at the link of a game, as from a message."""
        self.session = Session.read(link, CATALOGUE)
        self.visit(f"#{link}")
        self.expect_moves(self.session.moves_made)

    def wait_until_kept(self) -> None:
        """Wait until the journal contains the game as it is on the table."""
        script = (
            "game => backbone.kept.readAll().then(found => found.journal[1].some(text => text.includes(game)))"
        )
        self.wait(script, f'"{self.session.text()}"')

    def come_back(self) -> None:
        """Start the browser again after it has ended, and expect the game as it was."""
        self.start()
        self.visit()
        self.expect_moves(self.session.moves_made)
        self.expect_position()

    def expect_text(self, selector: str, words: str) -> None:
        """Wait until the element of a selector contains these words."""
        script = "([selector, words]) => document.querySelector(selector)?.textContent.includes(words)"
        self.wait(script, [selector, words])
