"""A player's hands: presses what a person would press, and knows from the rules what should come of it.

The rules are asked in this process, not in the page; so each move also compares the two.
"""

import re
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from app import keys
from app.scene import Scene, lay_out, view_for
from engine import intents, notation
from engine.game import Game, Kind, Move, Position
from engine.games import CATALOGUE
from engine.intents import Choose, Play
from engine.session import Session
from playwright.sync_api import Locator, Page, expect


class Player:
    """One page, and the session that should be on it."""

    def __init__(self, page: Page, address: str, path: str = "") -> None:
        self.page = page
        self.address = address
        self.session = Session(CATALOGUE["backbone"], 1)
        page.goto(address + path)
        self.wait_for_python()

    # Looking

    def wait_for_python(self) -> None:
        """Until the live table has taken the place of the painted one."""
        self.page.locator("#table").wait_for(state="attached")

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def position(self) -> Position:
        return self.session.position

    def spot(self, name: str) -> Locator:
        """The outline of a pile."""
        return self.page.locator(f'#table .spot[data-spot="{name}"]')

    def said(self) -> str:
        """What the live region says."""
        return (self.page.locator("#said").text_content() or "").strip()

    def expect_said(self, words: str) -> None:
        expect(self.page.locator("#said")).to_contain_text(words)

    def expect_moves(self, number: int) -> None:
        expect(self.page.locator("html")).to_have_attribute("data-moves", str(number))

    def expect_position(self) -> None:
        """The cards that can be seen in the page are those of our session, pile by pile, in order and in place.

        Cards on their way are given the time to arrive.
        """
        scene = self.scene()
        wanted = [
            [self.game.spots[card.spot].name, notation.card_text(card.id), scene.transform(card)]
            for card in scene.board.cards
            if not card.hidden
        ]
        for _ in range(40):
            shown = self._shown()
            if shown == wanted:
                return
            self.page.wait_for_timeout(50)
        assert shown == wanted, [pair for pair in zip(shown, wanted, strict=False) if pair[0] != pair[1]][:3]

    def _shown(self) -> list[list[str]]:
        script = "cards => cards.map(c => [c.dataset.spot, c.dataset.card, c.getAttribute('transform')])"
        shown: list[list[str]] = self.page.locator("#table .card").evaluate_all(script)
        return shown

    def scene(self) -> Scene:
        """The board as it should lie on this screen."""
        size = self.page.viewport_size
        assert size
        width, height = self.page.locator("#board").evaluate("board => [board.clientWidth, board.clientHeight]")
        return lay_out(self.game, self.position, (width, height), view_for(size["width"], size["height"]))

    def middle(self, spot: int) -> tuple[float, float]:
        """A point of the open card of a pile, or of its empty outline, in the window."""
        scene, box = self.scene(), self.page.locator("#board").bounding_box()
        assert box
        place = scene.rect(scene.end_of(spot))
        # low on the card: a fan's cards lie above that, and the coccyx lies over no more than the foot of others
        return box["x"] + place.x + place.width / 2, box["y"] + place.y + place.height * 0.6

    # Pressing

    def open(self, link: str) -> None:
        """Put a deal on the table by its link, as from a message."""
        self.session = Session.read(link, CATALOGUE)
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{link}")
        self.wait_for_python()
        self.expect_moves(self.session.moves_made)

    def touch(self, move: Move) -> None:
        """Make a move by touch: one tap if the table understands it, two where it is a choice, else a drag."""
        answer = intents.tap(self.game, self.position, move.source, None)
        if move.target == self._stock():
            answer = intents.tap(self.game, self.position, move.target, None)
            self._tap(move.target)
        elif answer == Play(move):
            self._tap(move.source)
        elif isinstance(answer, Choose):
            self._tap(move.source)
            self._tap(move.target)
        else:
            self._drag(move)
        self._played(move)

    def press(self, move: Move) -> None:
        """Make a move by keys alone."""
        if move.target == self._stock():
            self.walk(move.target)
            self.page.keyboard.press("Enter")
        elif self.game.spots[move.source].kind is Kind.STOCK and self._tap_would_not(move):
            # the stock turns when it is pressed; to fill a space from it, the space is chosen first
            self.walk(move.target)
            self.page.keyboard.press("Enter")
            self.walk(move.source)
            self.page.keyboard.press("Enter")
        else:
            self.walk(move.source)
            self.page.keyboard.press("Enter")
            if not self._plays_at_once(move):
                self.walk(move.target)
                self.page.keyboard.press("Enter")
        self._played(move)

    def _tap_would_not(self, move: Move) -> bool:
        return intents.tap(self.game, self.position, move.source, None) != Play(move)

    def _plays_at_once(self, move: Move) -> bool:
        return isinstance(intents.tap(self.game, self.position, move.source, None, take_only=True), Play)

    def _played(self, move: Move) -> None:
        self.session.play(move)
        self.expect_moves(self.session.moves_made)

    def _stock(self) -> int:
        return next(i for i, spot in enumerate(self.game.spots) if spot.kind is Kind.STOCK)

    def _tap(self, spot: int) -> None:
        x, y = self.middle(spot)
        self.page.touchscreen.tap(x, y)

    def _drag(self, move: Move) -> None:
        """A finger that takes a card along; the browser's own touch events, not a mouse in disguise."""
        start, end = self.middle(move.source), self.middle(move.target)
        cdp = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            at = [{"x": x, "y": y} for x, y in points]
            cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

        touch("touchStart", start)
        for step in (0.2, 0.6, 1.0):
            touch("touchMove", (start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step))
        touch("touchEnd")
        cdp.detach()

    def drag_with_mouse(self, source: int, target: int) -> None:
        """A drag with the mouse."""
        mouse = self.page.mouse
        mouse.move(*self.middle(source))
        mouse.down()
        mouse.move(*self.middle(target), steps=4)
        mouse.up()

    def walk(self, spot: int) -> None:
        """Go to a pile with the arrow keys, by the shortest way."""
        scene = self.scene()
        focused = self.page.evaluate("document.activeElement?.dataset?.spot ?? null")
        if focused is None:
            self.page.keyboard.press("ArrowRight")
            focused = self.page.evaluate("document.activeElement?.dataset?.spot ?? null")
        names = [self.game.spots[view.spot].name for view in scene.board.spots]
        goal = names.index(self.game.spots[spot].name)
        for key in _way(scene, names.index(focused), goal):
            self.page.keyboard.press(key)
        expect(self.spot(self.game.spots[spot].name)).to_be_focused()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}$"))


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def _way(scene: Scene, start: int, goal: int) -> list[str]:
    """The arrow keys that lead from one pile to another. Every pile can be reached: that is tested here, too."""
    came: dict[int, tuple[int, str]] = {start: (start, "")}
    waiting = deque([start])
    while waiting and goal not in came:
        here = waiting.popleft()
        for key in ARROWS:
            pointing = keys.direction(key)
            assert pointing
            there = keys.neighbour(scene, here, pointing)
            if there not in came:
                came[there] = here, key
                waiting.append(there)
    assert goal in came, f"no way by arrows from {start} to {goal}"
    way: list[str] = []
    while goal != start:
        goal, key = came[goal]
        way.insert(0, key)
    return way


def recorded(games: Any, outcome: str) -> Iterator[str]:
    """The links in a file of recorded games that ended so."""
    wanted = False
    for line in games.read_text().splitlines():
        if line.startswith("#"):
            wanted = line.startswith(f"# {outcome}")
        elif line.strip() and wanted:
            yield line.strip()


def moves_of(link: str) -> list[Move]:
    """The moves of a link without variations."""
    written = notation.read_game(link, CATALOGUE)
    game = CATALOGUE[written.game]
    with suppress(KeyError):
        return [notation.read_move(game, text) for text in written.moves.split(".")]
    return []
