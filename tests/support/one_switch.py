"""A player with one switch: waits until the frame is around the wanted place, and presses.

The frame is the mark that moves over the page by itself. A press of the switch takes what the frame is around.
"""

from abc import ABC, abstractmethod
from math import dist

from engine.core.game import Game, Kind, Move, Position
from engine.core.turn import Turn
from engine.play import intents, notation
from engine.play.intents import Play
from support.fake_browser import Browser

_STEP_MS = 350  # milliseconds: half of what the fastest frame stays at a place
_LONGEST = 200  # steps after which the test gives up to reach a place
_AROUND = 4.0  # pixels: a frame is nearer to the corner of its card than to that of any other card
_PATIENCE = 6  # steps without a frame, after which the frame seems to wait for a press


class OneSwitch(ABC):
    """A page on which the frame moves by itself. A place is the command of a button, or the name of a pile."""

    @abstractmethod
    def framed(self) -> list[str]:
        """Return the places that the frame is around now."""

    @abstractmethod
    def press(self) -> None:
        """Press the switch."""

    @abstractmethod
    def pass_time(self, ms: int) -> None:
        """Wait."""

    @abstractmethod
    def moves_made(self) -> int:
        """Return the number of moves that the page counts."""

    def take(self, place: str) -> None:
        """Press whenever the frame is around `place` or around a region with it, until `place` itself is pressed.

        If the frame waits, a press makes it move again.
        """
        unseen = 0
        for _ in range(_LONGEST):
            self.pass_time(_STEP_MS)
            framed = self.framed()
            unseen = 0 if framed else unseen + 1
            if place in framed or unseen > _PATIENCE:
                self.press()
                if framed == [place]:
                    return
        raise AssertionError(f"the frame does not come to {place}, only to {self.seen()}")

    def seen(self) -> list[list[str]]:
        """Return all that the frame is around in the next 60 steps, without repetitions."""
        found: list[list[str]] = []
        for _ in range(60):
            self.pass_time(_STEP_MS)
            if self.framed() not in found:
                found.append(self.framed())
        return found

    def make(self, game: Game, position: Position, move: Move) -> None:
        """Make a move: take the source pile, then the number of cards if a list asks for it, then the target pile.

        A bid is chosen first and then made; any other call is made at once.
        """
        kinds = [spot.kind for spot in game.spots]
        if kinds[move.source] is Kind.COUNTER:
            call = notation.move_text(game, move)
            offered = game.call_options(position)
            if offered and any(one and one.move == move and one.stakes for one in offered.grid):
                self.take(f"bid {call}")
            self.take(f"call {call}")
            return
        names = [game.spots[spot].name for spot in (move.source, move.target)]
        if kinds[move.source] is Kind.HAND:
            names[0] += f" {notation.card_text(move.n)}"
        if not game.has_choices:
            names[0] = game.spots[0].name
        # A press of the stock turns its cards. To fill a space from the stock, the player presses the space first.
        stock = next((spot for spot in (move.source, move.target) if kinds[spot] is Kind.STOCK), None)
        if move.target == stock or (
            stock is not None and intents.tap(Turn(game, position), stock, None) != Play(move)
        ):
            names.reverse()
        before = self.moves_made()
        self.take(names[0])
        if f"pick {move.source} {move.n}" in {place for framed in self.seen_in_a_sheet() for place in framed}:
            self.take(f"pick {move.source} {move.n}")
        if self.moves_made() == before:
            self.take(names[1])

    @abstractmethod
    def seen_in_a_sheet(self) -> list[list[str]]:
        """Return the commands of the buttons of the open sheet; empty without one."""


class SwitchInStandIn(OneSwitch):
    """The switch of a page in the stand-in for the browser: a key, or a press of the pointer anywhere."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def framed(self) -> list[str]:
        buttons = [str(button.dataset.do) for button in self.browser.find_all("button.framed")]
        return buttons + [self._pile_at(line) for line in self.browser.find_all("#table .marks .focus .line")]

    def _pile_at(self, line: object) -> str:
        corner = [float(line.getAttribute(name)) for name in "xy"]  # type: ignore[attr-defined]
        for outline in self.browser.outlines():
            name = str(outline.dataset.spot)
            for drawn in (self.browser.cards(name) or [outline])[::-1]:
                place = drawn.getAttribute("transform").partition(")")[0].removeprefix("translate(").split(",")
                if dist(corner, map(float, place)) < _AROUND:
                    return (
                        f"{name} {drawn.dataset.card}"
                        if drawn.hasAttribute("role") and drawn.dataset.card
                        else name
                    )
        raise AssertionError("a frame around nothing")

    def press(self) -> None:
        self.browser.key(" ")

    def pass_time(self, ms: int) -> None:
        self.browser.advance(ms)

    def moves_made(self) -> int:
        return int(self.browser.document.documentElement.dataset.moves)

    def seen_in_a_sheet(self) -> list[list[str]]:
        found = self.browser.find_all("#panel button") if self.browser.is_open("panel") else []
        return [[str(button.dataset.do) for button in found]]


def end_scanning(browser: Browser) -> None:
    """Switch the scanning off with the switch itself, from any state of the page."""
    switch = SwitchInStandIn(browser)
    for _ in range(6):  # this ends what is being shown, and makes a waiting frame move again
        switch.pass_time(_STEP_MS)
        if not switch.framed():
            browser.tap((3, 3))
    # "here" is a button on the sheet of a sleeping tab, "close" one on any other sheet.
    for place in ("here", "close"):
        modal = browser.document.modal
        if modal and any(button.dataset.do == place for button in modal.querySelectorAll("button")):
            switch.take(place)
    for place in ("menu", "settings", "choose scanning off"):
        switch.take(place)
