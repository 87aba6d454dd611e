"""Draws the table as a layout says, and moves the cards when the layout changes.

The new places of the cards are written to the page at once, as plain attributes; an animation then only shows
the way there. Whenever the animation is ended, every card is at its new place, so no press has to wait for it.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.state.settings import Motion
from app.view import board_svg
from app.view.markup import NOTHING, Attribute, Markup
from app.view.pixel_layout import PixelLayout
from app.view.words import text
from engine.core import cards
from engine.core.game import Game
from engine.view.board import CardView, SpotView

_EASE = "cubic-bezier(.2,.8,.2,1)"
_FLIP_MS = 180
_BACK_MS = 160
_PICK_UP_MS = 90
_FADE_MS = 80
_DEAL_MS = 900
_GATHER_MS = 320  # until the former cards lie together
_GATHER_LONGEST = 420
_GLOW_MS = 1500
_PIECES_A_STEP = 4  # how many piles or cards are drawn in one step of `drawing`
# The factor for all times of moving cards.
_STRETCH: dict[Motion, float] = {"slow": 1.6, "normal": 1.0, "quick": 0.55}


class Drawn(NamedTuple):
    """A card as it is drawn on the page."""

    element: Any  # the SVG element of the card
    view: CardView
    transform: str  # its place, as `PixelLayout.transform` returns it
    markup: Markup  # the content of the element
    styles: list[str]  # its style classes, from `board_svg.CARD_STYLES`
    access: dict[str, Attribute]  # its attributes for screen readers


class Flight(NamedTuple):
    """The motion of a card from the place `start` to its new place, which is `drawn.transform`."""

    drawn: Drawn
    start: str  # the place from which it comes, as `PixelLayout.transform` returns it
    covering: Markup  # if the card turns over: the side that was seen before; else empty


class Former(NamedTuple):
    """A table whose cards are about to be gathered: its element, and its cards from bottom to top."""

    element: Any
    cards: tuple[Drawn, ...]


class Renderer:
    """Draws the table into `host`, an element of the page; `motion` returns how fast the cards shall move."""

    def __init__(self, dom: Dom, host: Any, motion: Callable[[], Motion]) -> None:
        self._dom = dom
        self._host = host
        self._motion = motion
        self._layout: PixelLayout | None = None
        self._drawn: dict[int, Drawn] = {}
        self._moving: list[Any] = []  # animations that run
        self._flying: list[Any] = []  # elements the browser was told will move
        self._leaving: list[Any] = []  # elements to remove when the animations are over
        self._out_of_order: set[int] = set()  # ids of cards put above the others for their flight
        self._carried: dict[int, str] = {}  # by id, the transforms of the cards that are being dragged
        self._lifted_at = 0.0
        self._timer = dom.timer()
        self._outlines: tuple[SpotView, ...] = ()
        self._tab_stop: Any = None  # the element to which Tab comes
        self._chosen: Any = None  # the element that is marked as chosen

    # Whole tables

    def drawing(self, layout: PixelLayout, game: Game, caption: str) -> Iterator[None]:
        """Draw everything anew, without motion, in steps; `caption` names the table for screen readers."""
        self.finish()
        self._carried = {}
        parts: list[list[Markup]] = []
        for drawings in (board_svg.each_spot(layout, game), board_svg.each_card(layout, game)):
            parts.append([])
            for made in drawings:
                parts[-1].append(made)
                if len(parts[-1]) % _PIECES_A_STEP == 0:
                    yield
        self._dom.fill(self._host, board_svg.put_together(layout, *parts, caption=caption))
        yield
        table = self._host.firstElementChild
        table.id = "table"
        self._cloth, self._spots, self._cards, self._signs, self._marks, self._held = table.children
        seen = [view for view in layout.board.cards if not view.hidden]
        self._drawn = {
            view.id: self._as_drawn(element, view, layout)
            for element, view in zip(self._cards.children, seen, strict=True)
        }
        self._outlines = layout.board.spots
        self._layout = layout
        self._tab_stop = self._chosen = None

    def _as_drawn(self, element: Any, view: CardView, layout: PixelLayout) -> Drawn:
        content, access = board_svg.card_content(view), board_svg.accessibility(view)
        return Drawn(element, view, layout.transform(view), content, board_svg.card_styles(view, layout), access)

    def former(self) -> Former | None:
        """Return the table as it is drawn, to be given to `deal` later; None if none is drawn."""
        self.finish()
        if self._layout is None:
            return None
        if self._tab_stop is not None:
            self._tab_stop.setAttribute("tabindex", "-1")
        return Former(self._host.firstElementChild, tuple(self._drawn.values()))

    def deal(
        self, layout: PixelLayout, place: str, former: Former | None, *, calm: bool, after_ms: float = 0
    ) -> None:
        """Let the cards of the table fly from one place to their places, one after another.

        Args:
            layout: the layout that is drawn.
            place: from where they are dealt, as `PixelLayout.transform` returns it.
            former: the table before, whose cards are first gathered at this place; None if there is none.
            calm: let the cards fade in at their places instead.
            after_ms: how long to wait, in milliseconds, if no former table is given.
        """
        if calm:
            self._fade(drawn.element for drawn in self._drawn.values())
            return
        wait = self._gather(former, place) if former else after_ms
        dealt = [drawn for drawn in self._drawn.values() if drawn.transform != place]
        ms, whole = 260 * self._stretch, _DEAL_MS * self._stretch
        step = min(24.0 * self._stretch, (whole - ms) / max(1, len(dealt)))
        for number, drawn in enumerate(dealt):
            self._fly(Flight(drawn, place, NOTHING), ms, delay=wait + number * step, unseen=True)
        self._finish_in(wait + ms + step * len(dealt))

    def _gather(self, former: Former, place: str) -> float:
        """Let the cards of the former table come together at a place; return how long that takes, in ms."""
        table = former.element
        table.removeAttribute("id")
        table.setAttribute("aria-hidden", "true")
        table.classList.add("former")
        self._host.appendChild(table)
        self._leaving.append(table)
        whole = min(_GATHER_LONGEST, _GATHER_MS * self._stretch)
        for number, drawn in enumerate(former.cards):
            frames: list[dict[str, Any]] = [
                {"transform": _css(drawn.transform), "opacity": 1},
                {"opacity": 1, "offset": 0.9},
                {"transform": _css(place), "opacity": 0},
            ]
            delay = whole / 4 * number / len(former.cards)
            options = {"duration": whole * 3 / 4, "delay": delay, "easing": _EASE, "fill": "both"}
            drawn.element.classList.add("flying")
            self._moving.append(self._dom.animate(drawn.element, frames, options))
        return whole

    @property
    def _stretch(self) -> float:
        return _STRETCH[self._motion()]

    # Changes

    def show(self, layout: PixelLayout, game: Game, *, calm: bool, at_most: float = math.inf) -> None:
        """Move the cards from where they are on the screen to their places in `layout`.

        The layout on the screen and the new one must be of the same deal, and of a room of the same size. If the
        cards have another size than before, they grow or shrink on their way. No card takes longer than `at_most`
        milliseconds. If `calm`, the moved cards fade in at their new places.
        """
        self.finish()
        self.drop()
        before = {view.id: view for view in self._layout.board.cards} if self._layout else {}
        flights = []
        seen = [view for view in layout.board.cards if not view.hidden]
        for view in seen:
            flight = self._update(view, before.get(view.id), layout, game)
            if flight:
                flights.append(flight)
        flights += self._cover(layout, before, game)
        self._drawn = {view.id: self._drawn[view.id] for view in seen}
        self._update_spots(layout, game)
        self._layout = layout
        self._start(flights, calm=calm, at_most=at_most)

    def _cover(self, layout: PixelLayout, before: dict[int, CardView], game: Game) -> list[Flight]:
        """Note that the cards that others hide in the new layout leave the page; return their flights to there.

        In a redeal, most of the waste goes under the top cards of the stock.
        """
        hidden = [view for view in layout.board.cards if view.hidden and view.id in self._drawn]
        flights = [self._update(view, before.get(view.id), layout, game) for view in hidden]
        present = {view.id for view in layout.board.cards if not view.hidden}
        self._leaving = [drawn.element for key, drawn in self._drawn.items() if key not in present]
        return [flight for flight in flights if flight]

    def _update(self, view: CardView, before: CardView | None, layout: PixelLayout, game: Game) -> Flight | None:
        """Draw one card as it is in the new layout; return its flight, None if the card neither moved nor turned.

        `before` is the card in the old layout; None if it was not there.
        """
        old = self._drawn.get(view.id)
        if old is None:
            # it was hidden under other cards, so it has no element yet
            self._dom.append(self._cards, board_svg.place_card(view, layout, game))
            drawn = self._as_drawn(self._cards.lastElementChild, view, layout)
            self._out_of_order.add(view.id)
            start = self._layout.transform(before) if self._layout and before else drawn.transform
        else:
            drawn = self._rewritten(old, view, layout, game)
            start = self._carried.get(view.id, old.transform)
            if view.spot != old.view.spot:
                self._out_of_order.add(view.id)  # even if it was dropped exactly there and does not fly
        self._drawn[view.id] = drawn
        turned = before is not None and cards.is_down(before.card) != cards.is_down(view.card)
        if start == drawn.transform and not turned:
            return None
        return Flight(drawn, start, board_svg.card_content(before) if before and turned else NOTHING)

    def _rewritten(self, old: Drawn, view: CardView, layout: PixelLayout, game: Game) -> Drawn:
        """Write to the page what has changed of a card, and nothing else; return the card as it is drawn now."""
        new = self._as_drawn(old.element, view, layout)
        if new.transform != old.transform:
            old.element.setAttribute("transform", new.transform)
        if new.markup != old.markup:
            self._dom.fill(old.element, new.markup)
        if new.styles != old.styles:
            for style in board_svg.CARD_STYLES:
                old.element.classList.toggle(style, style in new.styles)
        if view.spot != old.view.spot:
            old.element.setAttribute("data-spot", game.spots[view.spot].name)
        if (name := board_svg.card_name(view)) != board_svg.card_name(old.view):
            old.element.setAttribute("data-card", name)
        if new.access != old.access:
            self._write_access(new)
        return new

    def _write_access(self, drawn: Drawn) -> None:
        element, view = drawn.element, drawn.view
        if view.single:
            element.removeAttribute("aria-hidden")
            element.setAttribute("role", "button")
            element.setAttribute("aria-label", text(view.label) if view.label else "")
            element.setAttribute("tabindex", "-1")
        else:
            element.setAttribute("aria-hidden", "true")
            for name in ("role", "aria-label", "tabindex"):
                element.removeAttribute(name)

    def _update_spots(self, layout: PixelLayout, game: Game) -> None:
        moved = self._layout is not None and self._layout.card != layout.card
        if moved:
            self._dom.fill(self._cloth, board_svg.draw_background(layout))
        for element, old, new in zip(self._spots.children, self._outlines, layout.board.spots, strict=True):
            if moved:
                element.setAttribute("transform", layout.transform(new))
            if old.label != new.label:
                element.setAttribute("aria-label", text(new.label))
            if (old.redeals, old.caption) != (new.redeals, new.caption):
                self._dom.fill(element, board_svg.spot_content(new))
        self._outlines = layout.board.spots
        self._dom.fill(self._signs, board_svg.draw_counts(layout))

    # Motion

    def _start(self, flights: list[Flight], *, calm: bool, at_most: float) -> None:
        self._carried = {}
        for flight in flights:
            self._raise(flight.drawn)
        if calm:
            self.finish()
            self._fade(flight.drawn.element for flight in flights)
            return
        longest = 0.0
        for flight in flights:
            time = min(at_most, self._flight_ms(flight) * self._stretch)
            self._fly(flight, time)
            longest = max(longest, time)
        self._finish_in(longest)

    def _raise(self, drawn: Drawn) -> None:
        """Draw a card above all others and above the outlines until `finish` puts it back in order."""
        self._held.appendChild(drawn.element)
        self._out_of_order.add(drawn.view.id)

    def _flight_ms(self, flight: Flight) -> float:
        x1, y1, _ = _numbers(flight.start)
        x2, y2, _ = _numbers(flight.drawn.transform)
        far = math.hypot(x1 - x2, y1 - y2)
        time = min(260.0, max(140.0, 120 + 0.25 * far))
        return max(time, _FLIP_MS) if flight.covering else time

    def _fly(self, flight: Flight, ms: float, delay: float = 0, *, unseen: bool = False) -> None:
        """Let a card fly for `ms` milliseconds, after a delay; with `unseen` it is not seen during the delay."""
        element = flight.drawn.element
        frames: list[dict[str, Any]] = [
            {"transform": _css(flight.start)},
            {"transform": _css(flight.drawn.transform)},
        ]
        if flight.covering:
            frames.insert(1, {"transform": _on_edge(flight)})
            self._turn_over(flight, ms)
        if unseen:
            frames[0]["opacity"] = 0
            frames.insert(1, {"opacity": 1, "offset": 0.05})
        options = {"duration": ms, "delay": delay, "easing": _EASE, "fill": "backwards"}
        element.classList.add("flying")
        self._flying.append(element)
        self._moving.append(self._dom.animate(element, frames, options))

    def _turn_over(self, flight: Flight, ms: float) -> None:
        """Show the former side of a card that turns over, in the first fifth of its flight (`ms` milliseconds)."""
        self._dom.append(flight.drawn.element, board_svg.other_side(flight.covering))
        side = flight.drawn.element.lastElementChild
        self._leaving.append(side)
        # switched off at once instead of faded out, because two sides seen through each other look like no card
        frames: list[dict[str, Any]] = [
            {"opacity": opacity, "offset": offset} for opacity, offset in ((1, 0), (1, 0.2), (0, 0.2), (0, 1))
        ]
        self._moving.append(self._dom.animate(side, frames, {"duration": ms, "fill": "forwards"}))

    def _fade(self, elements: Iterable[Any]) -> None:
        for element in elements:
            frames: list[dict[str, Any]] = [{"opacity": 0.2}, {"opacity": 1}]
            self._moving.append(self._dom.animate(element, frames, {"duration": _FADE_MS}))
        self._finish_in(_FADE_MS)

    def _finish_in(self, ms: float) -> None:
        if self._moving or self._leaving or self._out_of_order:
            self._timer.set(ms + 20, self.finish)

    @property
    def has_focus(self) -> bool:
        """Whether a pile or card has the focus."""
        return bool(self._host.matches(":focus-within"))

    def finish(self) -> None:
        """End all animations at once, so that every card is seen at its place."""
        self._timer.stop()
        for animation in self._moving:
            animation.cancel()
        for element in self._flying:
            element.classList.remove("flying")
        self._flying = []
        for element in self._leaving:
            element.remove()
        self._moving, self._leaving = [], []
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Put the cards that were raised for their flight back in order, so that upper cards cover lower ones."""
        if not self._out_of_order:
            return
        above = None
        focused = next((drawn.element for drawn in self._drawn.values() if drawn.element.matches(":focus")), None)
        for key, drawn in reversed(self._drawn.items()):
            if key in self._out_of_order:
                self._cards.insertBefore(drawn.element, above)
            above = drawn.element
        self._out_of_order = set()
        if focused:
            self._focus(focused)  # an element loses the focus when it is put elsewhere

    # Carrying

    def lift(self, views: list[CardView]) -> None:
        """Begin a drag of these cards: draw them above all others, in the style of lifted cards."""
        self.finish()
        self._lifted_at = self._dom.now()
        for view in views:
            drawn = self._drawn[view.id]
            self._raise(drawn)
            drawn.element.classList.add("lifted")
            self._carried[view.id] = drawn.transform

    def carry(self, dx: float, dy: float) -> None:
        """Draw the dragged cards `dx` pixels to the right of their places before the drag, and `dy` below them."""
        grown = 0.04 * min(1.0, (self._dom.now() - self._lifted_at) * 1000 / _PICK_UP_MS)
        for key in self._carried:
            drawn = self._drawn[key]
            x, y, size = _numbers(drawn.transform)
            # a little larger, with the middle where it was
            x, y, size = x + dx - 50 * grown * size, y + dy - 71 * grown * size, size * (1 + grown)
            self._carried[key] = f"translate({x:.1f},{y:.1f}) scale({size:.4f})"
            drawn.element.style.transform = f"translate({x:.1f}px,{y:.1f}px) scale({size:.4f})"

    def drop(self) -> None:
        """End the drag. The caller must then call `show` or `put_back`, which move the cards to their places."""
        for key in self._carried:
            element = self._drawn[key].element
            element.classList.remove("lifted")
            element.style.transform = ""

    def put_back(self, *, calm: bool) -> None:
        """Move the dragged cards back to their place; without motion if `calm`."""
        flights = [Flight(self._drawn[key], start, NOTHING) for key, start in self._carried.items()]
        self._carried = {}
        if calm:
            self.finish()
            return
        for flight in flights:
            self._fly(flight, _BACK_MS)
        self._finish_in(_BACK_MS)

    # Marks

    def mark(self, marks: Markup) -> None:
        """Show `marks`, outlines as SVG, over the cards, in place of earlier ones.

        Do nothing before the first `draw`.
        """
        if self._layout is None:
            return
        self._dom.fill(self._marks, marks)

    def glow(self, place: Markup) -> None:
        """Show `place`, an outline as SVG, until the cards have been there for a moment; then let it fade out."""
        self._dom.append(self._marks, place)
        element = self._marks.lastElementChild
        frames: list[dict[str, Any]] = [{"opacity": 1}, {"opacity": 1, "offset": 0.6}, {"opacity": 0}]
        self._dom.animate(element, frames, {"duration": _GLOW_MS, "fill": "forwards"})

    def choose(self, stop: CardView | SpotView | None) -> None:
        """Tell screen readers that this pile, or this card of a hand, is chosen; None if nothing is."""
        if self._layout is None:
            return
        if self._chosen is not None:
            self._chosen.removeAttribute("aria-pressed")
        self._chosen = self._element(stop) if stop is not None else None
        if self._chosen is not None:
            self._chosen.setAttribute("aria-pressed", "true")

    def tab_stop(self, stop: CardView | SpotView) -> None:
        """Make this pile, or this card of a hand, the only stop of the Tab key on the table."""
        if self._tab_stop is not None:
            self._tab_stop.setAttribute("tabindex", "-1")
        self._tab_stop = self._element(stop)
        self._tab_stop.setAttribute("tabindex", "0")

    def focus(self, stop: CardView | SpotView) -> None:
        """Give the focus to a pile or to a card of a hand, and make it the stop of the Tab key."""
        self.tab_stop(stop)
        self._focus(self._tab_stop)

    def _focus(self, element: Any) -> None:
        element.focus(self._dom.js({"preventScroll": True}))

    def _element(self, stop: CardView | SpotView) -> Any:
        if isinstance(stop, CardView):
            return self._drawn[stop.id].element
        number = next(i for i, view in enumerate(self._outlines) if view.spot == stop.spot)
        return self._spots.children[number]


def _numbers(transform: str) -> tuple[float, float, float]:
    """Return x and y (in pixels) and the scale of a transform that `PixelLayout.transform` returned."""
    place, size = transform.removeprefix("translate(").removesuffix(")").split(") scale(")
    x, y = place.split(",")
    return float(x), float(y), float(size)


def _css(transform: str) -> str:
    """Return the transform of an SVG attribute in the syntax of CSS, where lengths need a unit."""
    x, y, size = _numbers(transform)
    return f"translate({x:.1f}px,{y:.1f}px) scale({size:.4f})"


def _on_edge(flight: Flight) -> str:
    """Return the transform (CSS) for the middle of a flight, where a turning card is seen from its edge."""
    x1, y1, size = _numbers(flight.start)
    x2, y2, _ = _numbers(flight.drawn.transform)
    x, y = (x1 + x2) / 2 + size * 50, (y1 + y2) / 2
    return f"translate({x:.1f}px,{y:.1f}px) scale({size * 0.02:.4f},{size:.4f})"
