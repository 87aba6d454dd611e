"""A player in any browser."""

from pathlib import Path
from typing import Any

from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from other_browsers.driver import Driver, Launch, Size, wait
from support.hands import Hands, Point

_STEPS = (0.2, 0.6, 1.0)  # where between start and end the pointer is seen on its way


class Person(Hands):
    """One player with one profile: the browser can end and be started again."""

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

    # What a browser has to offer

    def evaluate(self, script: str, argument: Any = None) -> Any:
        return self.driver.evaluate(script, argument)

    def wait(self, condition: str, argument: Any = None) -> Any:
        """Wait until a function of the page returns something true, and return that."""
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
        raise NotImplementedError  # the clock of this page cannot be put forward

    # Going to a page

    def visit(self, path: str = "") -> None:
        """Open the page; return when Python answers."""
        self.driver.open("about:blank")
        self.driver.open(self.address + path)
        self.wait_for_python()

    def wait_for_python(self) -> None:
        """Wait until the live table has taken the place of the painted one."""
        self.wait("() => document.querySelector('html[data-python] #table') !== null")

    def open(self, link: str) -> None:
        """Put a deal on the table by its link, as from a message."""
        self.session = Session.read(link, CATALOGUE)
        self.visit(f"#{link}")
        self.expect_moves(self.session.moves_made)

    def wait_until_kept(self) -> None:
        """Wait until the journal has the game as it is on the table."""
        script = (
            "game => backbone.kept.readAll().then(found => found.journal[1].some(text => text.includes(game)))"
        )
        self.wait(script, f'"{self.session.text()}"')

    def come_back(self) -> None:
        """Start the browser again after it has ended; the page should show the game as it was left."""
        self.start()
        self.visit()
        self.expect_moves(self.session.moves_made)
        self.expect_position()

    def expect_text(self, selector: str, words: str) -> None:
        """Wait until the element that a selector finds has these words in its text."""
        script = "([selector, words]) => document.querySelector(selector)?.textContent.includes(words)"
        self.wait(script, [selector, words])
