"""Makes moves as a person would, in any browser, and looks at the cards.

The rules are asked in this process, and not in the page. So each move also compares the two.
"""

import time
import xml.etree.ElementTree as ET
from abc import ABC, abstractmethod
from collections.abc import Callable
from math import dist
from typing import Any, TypeVar

from app.view import arrow_keys, board_svg
from app.view.pixel_layout import PixelLayout, Rect, lay_out, view_for
from engine.core.game import Call, Game, Kind, Move, Position, spots_of
from engine.core.turn import Turn
from engine.play import intents, notation
from engine.play.intents import Choose, Play
from engine.play.session import Session
from engine.view.board import CardView, SpotView
from support import painted
from support.arrow_way import shortest_way
from support.patience import PATIENCE

Point = tuple[float, float]
T = TypeVar("T")

_SAME_PLACE = 26  # pixels: a little more than the distance at which the page still sees a double tap


class Hands(ABC):
    """A page, and the session that the page should show. A subclass says how the page is reached."""

    session: Session
    _moved_at: Point | None = None  # the point of the last tap, if this tap alone has moved a card

    # What a subclass must offer

    @abstractmethod
    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a JavaScript function in the page; return its result, or what its promise resolves to."""

    @abstractmethod
    def tap_at(self, point: Point) -> None:
        """Press a point of the window and let go."""

    @abstractmethod
    def carry(self, start: Point, end: Point) -> None:
        """Press a point of the window, move to another, and let go there."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key and let go; `name` is as in the browser's events, such as "Enter"."""

    @abstractmethod
    def tap_on(self, selector: str) -> None:
        """Press the element that a selector finds, once it is there."""

    @abstractmethod
    def focus_on(self, selector: str) -> None:
        """Give the focus to the element that a selector finds, once it is there."""

    @abstractmethod
    def expect_moves(self, number: int) -> None:
        """Wait until the page shows this number of moves."""

    @abstractmethod
    def let_calls_be_read(self) -> None:
        """Wait until the page accepts a press on a call.

        Right after new calls appear, it ignores presses, since nobody can have read the calls yet.
        """

    # Looking

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def position(self) -> Position:
        return self.session.position

    def expect_position(self) -> None:
        """Check that the page shows exactly the visible cards of our session: pile by pile, in order and in place.

        Cards in motion get the time to arrive. First, the test reads what is painted on the screen. Then it
        compares the page with the page's own layout.
        """
        nothing: list[str] = []
        self.eventually(lambda: painted.faults(self.evaluate, self.game, self.position), nothing)
        scene = self.scene()
        wanted = [
            [self.game.spots[card.spot].name, board_svg.card_name(card), scene.transform(card)]
            for card in scene.board.cards
            if not card.hidden
        ]
        self.eventually(self.shown, wanted)

    def shown(self) -> list[list[str]]:
        """Return the cards in the page: pile, card and place."""
        # A card with a style or an animation of its own would not lie where its attribute says.
        script = """() => [...document.querySelectorAll("#table .card")].map(c => [c.dataset.spot, c.dataset.card,
            c.style.transform || (c.getAnimations().length ? "moving" : c.getAttribute("transform"))])"""
        shown: list[list[str]] = self.evaluate(script)
        return shown

    def eventually(self, look: Callable[[], T], wanted: T) -> None:
        """Call `look` at every frame until it returns `wanted`. If it never does, fail with the difference."""
        until = time.monotonic() + PATIENCE
        while (seen := look()) != wanted and time.monotonic() < until:
            self.evaluate("() => new Promise(requestAnimationFrame)")
        if seen == wanted:
            return
        if isinstance(seen, list) and isinstance(wanted, list) and len(seen) == len(wanted):
            pairs = [pair for pair in zip(seen, wanted, strict=True) if pair[0] != pair[1]][:3]
            raise AssertionError(f"(seen, wanted): {pairs}")
        raise AssertionError(f"seen {seen!r}, wanted {wanted!r}")

    def scene(self) -> PixelLayout:
        """Return the layout that this screen should show."""
        script = "() => [board.clientWidth, board.clientHeight, innerWidth, innerHeight]"
        wide, high, *window = self.evaluate(script)
        return lay_out(Turn(self.game, self.position), (wide, high), view_for(*window))

    def frame(self, kind: str, spot: int) -> tuple[str, str, str]:
        """Return kind and corner, as texts, of the frame that the page draws around the last card of a pile."""
        scene = self.scene()
        drawn = ET.fromstring(board_svg.outline(scene, scene.end_of(spot), kind))
        return kind, drawn[1].get("x", ""), drawn[1].get("y", "")

    def middle(self, spot: int, n: int = 1) -> Point:
        """Return a point in the window: on the n-th card from the end of a pile, or on an empty outline.

        In a hand, `n` is the card itself.
        """
        scene = self.scene()
        if self.game.spots[spot].kind is Kind.HAND:
            return self.on_screen(*self._open_part(scene, spot, n))
        if n > 1:
            there = [card for card in scene.board.cards if card.spot == spot]
            place, over = scene.rect(there[-n]), scene.rect(there[-n + 1])
            return self.on_screen(place.x + place.width / 2, (place.y + over.y) / 2)
        place = scene.rect(scene.end_of(spot))
        # This point is low on the card. Other cards of a fan lie above it, and the coccyx reaches only below it.
        return self.on_screen(place.x + place.width / 2, place.y + place.height * 0.6)

    def _open_part(self, scene: PixelLayout, spot: int, n: int) -> Point:
        """Return a point of a card of a hand that no other card covers."""
        card = next(card for card in scene.board.cards if card.spot == spot and card.n == n)
        place = scene.rect(card)
        points = [
            (place.x + place.width * i / 20, place.y + place.height * j / 20) for i in (3, 2, 1) for j in (3, 9)
        ]
        return next(point for point in points if scene.card_at(*point) == card)

    def on_screen(self, x: float, y: float) -> Point:
        """Return the point in the window for a point of the table."""
        left, top = self.evaluate("() => (({x, y}) => [x, y])(board.getBoundingClientRect())")
        return left + x, top + y

    def bare_felt(self) -> Point:
        """Return a point of the window with nothing but cloth."""
        scene = self.scene()
        points = [(x, y) for y in range(20, int(scene.height), 10) for x in range(20, int(scene.width), 10)]
        return self.on_screen(*next(point for point in points if scene.spot_at(*point) is None))

    def spot_number(self, name: str) -> int:
        """Return the number of the pile with this name."""
        return next(i for i, spot in enumerate(self.game.spots) if spot.name == name)

    # Pressing

    def touch(self, move: Move, *, hinted: bool = False) -> None:
        """Make a move by touch: with one tap if that is enough, with two if it is a choice, else with a drag.

        One tap is enough for the move of a hint that is shown now (`hinted`).
        It is also a drag if the page would take the tap for the second part of a double tap. In that case, if the
        target cannot be seen, a press of Escape comes before the tap instead.
        """
        self.hurry()
        if self.is_called(move):
            self.let_calls_be_read()
            if self.is_bid(move):
                self.tap_on(self.bid_selector(move))
            self.tap_on(self.call_selector(move))
            self._played(move)
            return
        answer = intents.tap(Turn(self.game, self.position), move.source, None, n=move.n)
        before, self._moved_at = self._moved_at, None
        listed = move.n > 1 and self.scene().has_thin_strips(move.source)
        at_once = before and dist(before, self.middle(move.source, move.n)) <= _SAME_PLACE
        if at_once and move.target not in {view.spot for view in self.scene().board.spots}:
            self.key("Escape")
            at_once = False
        if at_once:
            self.drag(move.source, move.target, n=move.n)
        elif move.target == self._stock():
            self._tap_for(move, move.target)
        elif listed:
            self.tap(move.source, move.n)
            self.pick(move)
            self._tap_for(move, move.target)
        elif hinted or answer == Play(move):
            self._tap_for(move, move.source, move.n)
        elif isinstance(answer, Choose) and self._leads_to(answer, move):
            self.tap(move.source, move.n)
            self._tap_for(move, move.target)
        else:
            self.drag(move.source, move.target, n=move.n)
        self._played(move)

    def _tap_for(self, move: Move, spot: int, n: int = 1) -> None:
        """Make a move by a tap, and remember the point. A second tap there soon after would count as a double tap.

        The stock may be tapped again, unless it has dealt to the tableau.
        """
        after = self.game.play(self.position, move)
        deals = any(self.position[i] != after[i] for i in spots_of(self.game, Kind.TABLEAU))
        if self.game.has_choices and (spot != self._stock() or deals):
            self._moved_at = self.middle(spot, n)
        self.tap(spot, n)

    def hurry(self) -> None:
        """Press beside the cards if the house's moves are still being shown: then their end is shown at once."""
        last = self.session.here
        if last.is_automatic and last.children == []:
            self.tap_at(self.bare_felt())

    def is_called(self, move: Move) -> bool:
        """Return whether a button stands for the move."""
        return self.call_for(move) is not None

    def call_for(self, move: Move) -> Call | None:
        """Return the call that makes the move; None if no button stands for the move."""
        offer = self.game.call_options(self.position)
        calls = (*offer.grid, *offer.calls) if offer else ()
        return next((call for call in calls if call is not None and call.move == move), None)

    def is_bid(self, move: Move) -> bool:
        """Return whether the move is a call of the grid: it is first chosen, and then made with another button."""
        offer = self.game.call_options(self.position)
        return any(call is not None and call.move == move for call in (offer.grid if offer else ()))

    def bid_selector(self, move: Move) -> str:
        """Return the selector of the button that chooses a call of the grid."""
        return f"#bid-{notation.move_text(self.game, move)}"

    def call_selector(self, move: Move) -> str:
        """Return the selector of the button that makes a move."""
        return f"#call-{notation.move_text(self.game, move)}"

    def _leads_to(self, chosen: Choose, move: Move) -> bool:
        """Return whether a tap on the target makes exactly this move, if `chosen` is the present choice."""
        return intents.tap(Turn(self.game, self.position), move.target, chosen) == Play(move)

    def pick(self, move: Move) -> None:
        """Pick the cards of a move from the list of their pile."""
        self.tap_on(self.pick_selector(move))

    def choose_from_list(self, move: Move) -> None:
        """Move the focus to the button for the cards of a move, in the list of their pile."""
        self.focus_on(self.pick_selector(move))

    def pick_selector(self, move: Move) -> str:
        """Return the selector of the button for the cards of a move, in the list of their pile."""
        return f'dialog [data-do="pick {move.source} {move.n}"]'

    def press(self, move: Move) -> None:
        """Make a move by keys alone."""
        if self.session.here.is_automatic:  # Escape ends the showing of the house's moves
            self.key("Escape")
        if self.is_called(move):
            self.walk_to_call(move)
            self.key("Enter")
            if self.is_bid(move):  # the call is chosen now, and the focus is on the button that makes it
                self.key("Enter")
        elif move.target == self._stock():
            self.walk(move.target)
            self.key("Enter")
        elif self.game.spots[move.source].kind is Kind.STOCK and self._tap_would_not(move):
            # A press of the stock turns its cards. To fill a space from the stock, the player chooses the space
            # first.
            self.walk(move.target)
            self.key("Enter")
            self.walk(move.source)
            self.key("Enter")
        elif not self._enter_takes_it(move):
            self.walk(move.source)
            self.key("l")
            self.choose_from_list(move)
            self.key("Enter")
            self.walk(move.target)
            self.key("Enter")
        else:
            self.walk(move.source, move.n)
            self.key("Enter")
            if not self._plays_at_once(move):
                self.walk(move.target)
                self.key("Enter")
        self._played(move)

    def _enter_takes_it(self, move: Move) -> bool:
        """Return whether Enter on both piles makes this move.

        From a run, Enter takes as many cards as fit, and never fewer.
        """
        n = self._card_of(move)
        answer = intents.tap(Turn(self.game, self.position), move.source, None, n=n, take_only=True)
        return answer == Play(move) or (isinstance(answer, Choose) and self._leads_to(answer, move))

    def play(self, text: str) -> None:
        """Make a move by touch. The move is written as in links."""
        self.touch(notation.read_move(self.game, text))

    def _tap_would_not(self, move: Move) -> bool:
        return intents.tap(Turn(self.game, self.position), move.source, None) != Play(move)

    def _plays_at_once(self, move: Move) -> bool:
        n = self._card_of(move)
        return isinstance(
            intents.tap(Turn(self.game, self.position), move.source, None, n=n, take_only=True), Play
        )

    def _card_of(self, move: Move) -> int:
        """Return the `n` with which Enter presses a pile: in a hand the card, else 1 for the open card."""
        return move.n if self.game.spots[move.source].kind is Kind.HAND else 1

    def _played(self, move: Move) -> None:
        self.session.play(move)
        self.expect_moves(self.session.moves_made)

    def _stock(self) -> int:
        return next((i for i, spot in enumerate(self.game.spots) if spot.kind is Kind.STOCK), -1)

    def tap(self, spot: int, n: int = 1) -> None:
        """Press a pile, at its n-th card from the end."""
        self.tap_at(self.middle(spot, n))

    def drag(self, source: int, target: int, *, n: int = 1) -> None:
        """Carry the last n cards of a pile to another."""
        self.carry(self.middle(source, n), self.middle(target))

    # Walking

    def walk(self, spot: int, n: int = 1) -> None:
        """Move the focus to a pile with the arrow keys, on the shortest way; in a hand, to the card `n`."""
        scene = self.scene()
        if self._focused() is None:
            self.key("ArrowRight")
        stops = [self._stop_names(stop) for stop in scene.stops]
        in_hand = self.game.spots[spot].kind is Kind.HAND
        goal = stops.index((self.game.spots[spot].name, notation.card_text(n) if in_hand else None))
        for key in shortest_way(arrow_keys.places(scene), stops.index(self._focused() or ("", None)), goal):
            self.key(key)
        assert self._focused() == stops[goal]

    def _stop_names(self, stop: CardView | SpotView) -> tuple[str, str | None]:
        card = board_svg.card_name(stop) if isinstance(stop, CardView) else None
        return self.game.spots[stop.spot].name, card

    def _focused(self) -> tuple[str, str | None] | None:
        """Return the pile that has the focus, and the card if it is one of a hand."""
        script = """() => {
            const {spot, card} = document.activeElement?.dataset ?? {};
            return spot ? [spot, card ?? null] : null;
        }"""
        found = self.evaluate(script)
        return found and (found[0], found[1])

    def walk_to_call(self, move: Move) -> None:
        """Move the focus to the button of a call: its key leads to the first call, and arrows lead on from there.

        For a call of the grid, it is the button that chooses the call.
        """
        self.key("c")
        script = """() => [...document.querySelectorAll("#offer button:not([disabled])")].map(b =>
            [b.id, (({x, y, width, height}) => [x, y, width, height])(b.getBoundingClientRect())])"""
        ids, places = zip(*self.evaluate(script), strict=True)
        wanted = (self.bid_selector(move) if self.is_bid(move) else self.call_selector(move)).removeprefix("#")
        for key in shortest_way(
            [Rect(*place) for place in places], ids.index(self._focused_id()), ids.index(wanted)
        ):
            self.key(key)
        assert self._focused_id() == wanted

    def _focused_id(self) -> str:
        return str(self.evaluate("() => document.activeElement.id"))
