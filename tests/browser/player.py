"""A player's hands: presses what a person would press, and knows from the rules what should come of it.

The rules are asked in this process, not in the page; so each move also compares the two.
"""

import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeVar

from playwright.sync_api import CDPSession, Locator, Page, expect

from app.view import keys
from app.view.pixel_layout import PixelLayout, Rect, lay_out, view_for
from browser import painted
from engine.core import optional
from engine.core.game import Game, Kind, Move, Position
from engine.games import CATALOGUE
from engine.play import intents, notation
from engine.play.intents import Choose, Play
from engine.play.session import Session
from engine.view.board import CardView, SpotView

_PATIENCE = 8.0  # seconds until what should be seen is given up

Point = tuple[float, float]
T = TypeVar("T")


class Finger:
    """A finger on the glass: the browser's own touch events, not a mouse in disguise."""

    def __init__(self, page: Page) -> None:
        self._cdp: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def down(self, *points: Point) -> None:
        """Touch the glass; more points are more fingers, and those already down stay where they are."""
        self._touch("touchStart", *points)

    def move(self, *points: Point) -> None:
        self._touch("touchMove", *points)

    def slide(self, start: Point, end: Point) -> None:
        """Move in a few steps, as fingers do."""
        for step in (0.2, 0.6, 1.0):
            self.move((start[0] + (end[0] - start[0]) * step, start[1] + (end[1] - start[1]) * step))

    def up(self) -> None:
        self._touch("touchEnd")

    def cancel(self) -> None:
        """The system takes the touch away, as for a call coming in."""
        self._touch("touchCancel")


class Player:
    """One page, and the session that should be on it."""

    def __init__(self, page: Page, address: str, path: str = "") -> None:
        self.page = page
        self.address = address
        self.session = Session(CATALOGUE["backbone"], 1)
        page.goto(address + path)
        self.wait_for_python()

    def pass_time(self, ms: int) -> None:
        """Put the page's clock forward; every timer that becomes due runs. For tests marked `fast_clock`."""
        self.page.clock.run_for(ms)

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
        html = self.page.locator("html")
        # watched by the page itself: a game has hundreds of moves, and `expect` looks only now and then
        html.evaluate(
            """(html, number) => new Promise(done => {
                const look = () => html.dataset.moves === number && done();
                new MutationObserver(look).observe(html, { attributes: true });
                setTimeout(done, 3000);
                look();
            })""",
            str(number),
        )
        expect(html).to_have_attribute("data-moves", str(number))

    def expect_position(self) -> None:
        """The cards that can be seen in the page are those of our session, pile by pile, in order and in place.

        Cards on their way are given the time to arrive. What is painted is read off the screen; after that the
        page is held against its own layout, too.
        """
        nothing: list[str] = []
        self.eventually(lambda: painted.faults(self.page, self.game, self.position), nothing)
        scene = self.scene()
        wanted = [
            [self.game.spots[card.spot].name, notation.card_text(card.id), scene.transform(card)]
            for card in scene.board.cards
            if not card.hidden
        ]
        self.eventually(self.shown, wanted)

    def shown(self) -> list[list[str]]:
        """The cards in the page: pile, card and place."""
        # a style or an animation of its own would draw a card elsewhere than its attribute says
        script = """cards => cards.map(c => [c.dataset.spot, c.dataset.card,
            c.style.transform || (c.getAnimations().length ? "moving" : c.getAttribute("transform"))])"""
        shown: list[list[str]] = self.page.locator("#table .card").evaluate_all(script)
        return shown

    def eventually(self, look: Callable[[], T], wanted: T) -> None:
        """Look at every frame until it is as wanted; after some seconds tell how it differs."""
        until = time.monotonic() + _PATIENCE
        while (seen := look()) != wanted and time.monotonic() < until:
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        if seen == wanted:
            return
        if isinstance(seen, list) and isinstance(wanted, list) and len(seen) == len(wanted):
            pairs = [pair for pair in zip(seen, wanted, strict=True) if pair[0] != pair[1]][:3]
            raise AssertionError(f"(seen, wanted): {pairs}")
        raise AssertionError(f"seen {seen!r}, wanted {wanted!r}")

    def expect_outlines(self, **wanted: tuple[int, ...]) -> None:
        """Around exactly these piles there are outlines: `chosen`, `target` or `focus`."""
        scene = self.scene()
        places = [(kind, scene.rect(scene.end_of(spot))) for kind, spots in wanted.items() for spot in spots]
        lines = [f"{kind} {place.x - 2:.1f} {place.y - 2:.1f}" for kind, place in places]
        script = """lines => lines.map(l =>
            [l.parentNode.getAttribute("class"), l.getAttribute("x"), l.getAttribute("y")].join(" "))"""

        def outlines() -> list[str]:
            found = self.page.locator("#table .marks .line").evaluate_all(script)
            return sorted(line for line in found if not line.startswith("glow"))

        self.eventually(outlines, sorted(lines))

    def scene(self) -> PixelLayout:
        """The board as it should lie on this screen."""
        size = self.page.viewport_size
        assert size
        width, height = self.page.locator("#board").evaluate("board => [board.clientWidth, board.clientHeight]")
        return lay_out(self.game, self.position, (width, height), view_for(size["width"], size["height"]))

    def middle(self, spot: int, n: int = 1) -> tuple[float, float]:
        """A point of the n-th card from the end of a pile, or of its empty outline; of a hand of the card n."""
        scene = self.scene()
        if self.game.spots[spot].kind is Kind.HAND:
            return self.on_screen(*self._open_part(scene, spot, n))
        if n > 1:
            there = [card for card in scene.board.cards if card.spot == spot]
            place, over = scene.rect(there[-n]), scene.rect(there[-n + 1])
            return self.on_screen(place.x + place.width / 2, (place.y + over.y) / 2)
        place = scene.rect(scene.end_of(spot))
        # low on the card: a fan's cards lie above that, and the coccyx lies over no more than the foot of others
        return self.on_screen(place.x + place.width / 2, place.y + place.height * 0.6)

    def _open_part(self, scene: PixelLayout, spot: int, n: int) -> Point:
        """A point of a card of a hand that no other card covers."""
        card = next(card for card in scene.board.cards if card.spot == spot and card.n == n)
        place = scene.rect(card)
        points = [
            (place.x + place.width * i / 20, place.y + place.height * j / 20) for i in (3, 2, 1) for j in (3, 9)
        ]
        return next(point for point in points if scene.card_at(*point) == card)

    def on_screen(self, x: float, y: float) -> Point:
        """A point of the table, in the window."""
        box = self.page.locator("#board").bounding_box()
        assert box
        return box["x"] + x, box["y"] + y

    def bare_felt(self) -> Point:
        """A point of the window where there is nothing but cloth."""
        scene = self.scene()
        points = [(x, y) for y in range(20, int(scene.height), 10) for x in range(20, int(scene.width), 10)]
        return self.on_screen(*next(point for point in points if scene.spot_at(*point) is None))

    def nowhere(self, source: int) -> Point:
        """A point of the window where the open card of this pile can be dropped without covering anything."""
        scene = self.scene()
        place = scene.rect(scene.end_of(source))
        others = [*map(scene.rect, scene.board.cards), *map(scene.rect, scene.board.spots)]
        start = self.middle(source)
        size = self.page.viewport_size
        assert size
        for y in range(size["height"] - 2, 0, -10):
            for x in range(2, size["width"], 10):
                dropped = place.moved(x - start[0], y - start[1])
                if not any(dropped.overlap(other) for other in others):
                    return x, y
        raise AssertionError("every point of this window is near some pile")

    def resize(self, width: int, height: int) -> None:
        """Another window, and the board laid out for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.expect_laid_out()

    def expect_laid_out(self) -> None:
        """The board is drawn for the room it has."""
        script = "board => [`0 0 ${board.clientWidth} ${board.clientHeight}`, table.getAttribute('viewBox')]"
        board = self.page.locator("#board")

        def fits() -> bool:
            room, drawn = board.evaluate(script)
            return bool(room == drawn)

        self.eventually(fits, True)

    # Pressing

    def open(self, link: str) -> None:
        """Put a deal on the table by its link, as from a message."""
        self.session = Session.read(link, CATALOGUE)
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#{link}")
        self.wait_for_python()
        self.expect_moves(self.session.moves_made)

    def follow(self, link: str) -> None:
        """Go to a game by its link while another is on the table: the address changes, the page stays."""
        self.session = Session.read(link, CATALOGUE)
        self.page.evaluate("link => { location.hash = link }", link)
        self.expect_moves(self.session.moves_made)
        words = f"{optional.words(self.game).deal_noun.capitalize()} {self.session.number}"
        progress = optional.progress_label(self.game, self.position)
        expect(self.page.locator("#deal")).to_have_text(f"{words}, {progress}" if progress else words)
        expect(self.page.locator("#title")).to_have_text(self.game.title)

    def spot_number(self, name: str) -> int:
        """The number of a pile."""
        return next(i for i, spot in enumerate(self.game.spots) if spot.name == name)

    def touch(self, move: Move) -> None:
        """Make a move by touch: one tap if the table understands it, two where it is a choice, else a drag."""
        self.hurry()
        if self.is_called(move):
            self.pass_time(450)  # who bids has read the bids; sooner it would be a slip
            self.call_button(move).tap()
            self._played(move)
            return
        answer = intents.tap(self.game, self.position, move.source, None, n=move.n)
        listed = move.n > 1 and self.scene().has_thin_strips(move.source)
        if move.target == self._stock():
            self.tap(move.target)
        elif listed:
            self.tap(move.source, move.n)
            self.pick(move)
            self.tap(move.target)
        elif answer == Play(move):
            self.tap(move.source, move.n)
        elif isinstance(answer, Choose) and self._leads_to(answer, move):
            self.tap(move.source, move.n)
            self.tap(move.target)
        else:
            self.drag(move.source, move.target, n=move.n)
        self._played(move)

    def hurry(self) -> None:
        """Press beside the cards if the house is still being watched: then the end of it is seen at once."""
        last = self.session.here
        if last.is_automatic and last.children == []:
            self.page.touchscreen.tap(*self.bare_felt())

    def is_called(self, move: Move) -> bool:
        """Whether a button stands for the move."""
        offer = optional.call_options(self.game, self.position)
        calls = (*offer.grid, *offer.calls) if offer else ()
        return any(call is not None and call.move == move for call in calls)

    def call_button(self, move: Move) -> Locator:
        return self.page.locator(f"#call-{notation.move_text(self.game, move)}")

    def _leads_to(self, chosen: Choose, move: Move) -> bool:
        """Whether a tap on the target makes this very move, when that is chosen."""
        return intents.tap(self.game, self.position, move.target, chosen) == Play(move)

    def pick(self, move: Move) -> None:
        """Pick the cards of a move from the list of their pile."""
        self.button_of(move).tap()

    def button_of(self, move: Move) -> Locator:
        """The button for these cards in the list of their pile."""
        return self.page.locator(f'dialog [data-do="pick {move.source} {move.n}"]')

    def _enter_takes_it(self, move: Move) -> bool:
        """Whether Enter on both piles makes this move: of a run as many cards go as fit, and never fewer."""
        n = self._card_of(move)
        answer = intents.tap(self.game, self.position, move.source, None, n=n, take_only=True)
        return answer == Play(move) or (isinstance(answer, Choose) and self._leads_to(answer, move))

    def press(self, move: Move) -> None:
        """Make a move by keys alone."""
        if self.session.here.is_automatic:  # whoever watches the house has to be done with that first
            self.page.keyboard.press("Escape")
        if self.is_called(move):
            self.walk_to_call(move)
            self.page.keyboard.press("Enter")
        elif move.target == self._stock():
            self.walk(move.target)
            self.page.keyboard.press("Enter")
        elif self.game.spots[move.source].kind is Kind.STOCK and self._tap_would_not(move):
            # the stock turns when it is pressed; to fill a space from it, the space is chosen first
            self.walk(move.target)
            self.page.keyboard.press("Enter")
            self.walk(move.source)
            self.page.keyboard.press("Enter")
        elif not self._enter_takes_it(move):
            self.walk(move.source)
            self.page.keyboard.press("l")
            self.button_of(move).focus()
            self.page.keyboard.press("Enter")
            self.walk(move.target)
            self.page.keyboard.press("Enter")
        else:
            self.walk(move.source, move.n)
            self.page.keyboard.press("Enter")
            if not self._plays_at_once(move):
                self.walk(move.target)
                self.page.keyboard.press("Enter")
        self._played(move)

    def play(self, text: str) -> None:
        """Make a move, written as in links, by touch."""
        self.touch(notation.read_move(self.game, text))

    def _tap_would_not(self, move: Move) -> bool:
        return intents.tap(self.game, self.position, move.source, None) != Play(move)

    def _plays_at_once(self, move: Move) -> bool:
        n = self._card_of(move)
        return isinstance(intents.tap(self.game, self.position, move.source, None, n=n, take_only=True), Play)

    def _card_of(self, move: Move) -> int:
        """The n with which Enter presses: of a hand the card, of other piles the open one."""
        return move.n if self.game.spots[move.source].kind is Kind.HAND else 1

    def _played(self, move: Move) -> None:
        self.session.play(move)
        self.expect_moves(self.session.moves_made)

    def _stock(self) -> int:
        return next((i for i, spot in enumerate(self.game.spots) if spot.kind is Kind.STOCK), -1)

    def tap(self, spot: int, n: int = 1) -> None:
        """Tap a pile with a finger, at its n-th card from the end."""
        self.page.touchscreen.tap(*self.middle(spot, n))

    def drag(
        self,
        source: int,
        target: int,
        by: Literal["finger", "mouse"] = "finger",
        beside: Point = (0, 0),
        n: int = 1,
    ) -> None:
        """Carry the last n cards of a pile to another, or so far beside it."""
        start, (x, y) = self.middle(source, n), self.middle(target)
        end = x + beside[0], y + beside[1]
        if by == "mouse":
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=4)
            self.page.mouse.up()
            return
        finger = Finger(self.page)
        finger.down(start)
        finger.slide(start, end)
        finger.up()

    def walk(self, spot: int, n: int = 1) -> None:
        """Go to a pile with the arrow keys, by the shortest way; in a hand to the card n."""
        scene = self.scene()
        if self._focused() is None:
            self.page.keyboard.press("ArrowRight")
        stops = [self._stop_names(stop) for stop in scene.stops]
        in_hand = self.game.spots[spot].kind is Kind.HAND
        goal = stops.index((self.game.spots[spot].name, notation.card_text(n) if in_hand else None))
        for key in _way(keys.places(scene), stops.index(self._focused() or ("", None)), goal):
            self.page.keyboard.press(key)
        assert self._focused() == stops[goal]

    def _stop_names(self, stop: CardView | SpotView) -> tuple[str, str | None]:
        card = notation.card_text(stop.id) if isinstance(stop, CardView) else None
        return self.game.spots[stop.spot].name, card

    def _focused(self) -> tuple[str, str | None] | None:
        """The pile that has the focus, and which card of a hand."""
        script = "(({spot, card} = {}) => spot ? [spot, card ?? null] : null)(document.activeElement?.dataset)"
        found = self.page.evaluate(script)
        return found and (found[0], found[1])

    def walk_to_call(self, move: Move) -> None:
        """Go to the button of a call: with its own key to the first, and from there with the arrows."""
        self.page.keyboard.press("c")
        script = """buttons => buttons.map(b => (({x, y, width, height}) => [x, y, width, height])(
            b.getBoundingClientRect()))"""
        buttons = self.page.locator("#offer button")
        places = [Rect(*place) for place in buttons.evaluate_all(script)]
        ids = buttons.evaluate_all("buttons => buttons.map(b => b.id)")
        here = ids.index(self.page.evaluate("document.activeElement.id"))
        for key in _way(places, here, ids.index(f"call-{notation.move_text(self.game, move)}")):
            self.page.keyboard.press(key)
        expect(self.call_button(move)).to_be_focused()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}$"))


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def _way(places: list[Rect], start: int, goal: int) -> list[str]:
    """The arrow keys that lead from one place to another. Every place can be reached: that is tested here, too."""
    came: dict[int, tuple[int, str]] = {start: (start, "")}
    waiting = deque([start])
    while waiting and goal not in came:
        here = waiting.popleft()
        for key in ARROWS:
            pointing = keys.direction(key)
            assert pointing
            there = keys.neighbour(places, here, pointing)
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


GAMES = Path(__file__).parents[1] / "data/games"


def won_link(rule_set: str) -> str:
    """A whole game that was won."""
    return next(recorded(GAMES / f"{rule_set}.txt", "won"))


def deal_of(link: str) -> str:
    """The link without its moves."""
    return "/".join(link.split("/")[:3])


def first_moves(rule_set: str, number: int) -> str:
    """The first moves of the won game, as a link."""
    return deal_of(won_link(rule_set)) + "/" + ".".join(won_link(rule_set).split("/")[3].split(".")[:number])


def link_where(condition: Callable[[Session], bool], rule_set: str = "backbone") -> str:
    """The first position of the recorded games of which this holds, as a link."""
    for outcome in ("won", "lost"):
        for link in recorded(GAMES / f"{rule_set}.txt", outcome):
            session = Session.read(deal_of(link), CATALOGUE)
            for move in moves_of(link):
                if condition(session):
                    return session.link()
                session.play(move)
    raise AssertionError("no recorded game comes to such a position")
