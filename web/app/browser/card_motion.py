"""Animates cards that are already drawn at their new places: an animation only shows the way to there.

When an animation is ended early, the card is at its new place, so no press has to wait for the end of a motion.
"""

import math
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from app.browser.dom import Dom
from app.browser.drawn_card import DrawnCard
from app.state.settings import Motion
from app.view import board_svg
from app.view.markup import NOTHING, Markup
from app.view.pixel_layout import numbers_of

_EASE = "cubic-bezier(.2,.8,.2,1)"
_FLIP_MS = 180  # the shortest flight of a card that turns over
_BACK_MS = 160  # the flight of a dragged card back to its place
_FADE_MS = 80
_DEAL_MS = 900  # the longest time for dealing all cards, before it is stretched
_GATHER_MS = 320  # the time until the former cards lie together, before it is stretched
_GATHER_LONGEST = 420  # the longest such time, in milliseconds
# The factor for all times of moving cards.
_STRETCH: dict[Motion, float] = {"slow": 1.6, "normal": 1.0, "quick": 0.55}


class Flight(NamedTuple):
    """The motion of a card from the place `start` to its new place, which is `drawn.transform`."""

    drawn: DrawnCard
    start: str  # the place from which it comes, as `PixelLayout.transform` returns it
    covering: Markup = NOTHING  # if the card turns over: the side that was visible before


class CardMotion:
    """Begins and ends the motion of cards; `motion` returns how fast they shall move.

    Each method that begins a motion returns how long it takes, in milliseconds.
    """

    def __init__(self, dom: Dom, motion: Callable[[], Motion]) -> None:
        self._dom = dom
        self._motion = motion
        self._moving: list[Any] = []  # animations that run
        self._flying: list[Any] = []  # elements with the class "flying", which announces their motion
        self._leaving: list[Any] = []  # elements to remove when the animations are over

    @property
    def is_on(self) -> bool:
        """Whether `end` has something to do."""
        return bool(self._moving or self._leaving)

    @property
    def _stretch(self) -> float:
        return _STRETCH[self._motion()]

    def fly(self, flights: Iterable[Flight], *, at_most: float) -> float:
        """Let cards fly to their places; none takes longer than `at_most` milliseconds."""
        longest = 0.0
        for flight in flights:
            time = min(at_most, _flight_ms(flight) * self._stretch)
            self._fly(flight, time)
            longest = max(longest, time)
        return longest

    def fly_back(self, flights: Iterable[Flight]) -> float:
        """Let cards that were dragged fly back to their places."""
        for flight in flights:
            self._fly(flight, _BACK_MS)
        return _BACK_MS

    def deal(self, cards: Iterable[DrawnCard], place: str, delay: float) -> float:
        """Let cards fly from `place` to their places, one after another, after `delay` milliseconds.

        A card is invisible until it flies.
        """
        dealt = [drawn for drawn in cards if drawn.transform != place]
        ms, whole = 260 * self._stretch, _DEAL_MS * self._stretch
        step = min(24.0 * self._stretch, (whole - ms) / max(1, len(dealt)))
        for number, drawn in enumerate(dealt):
            self._fly(Flight(drawn, place), ms, delay=delay + number * step, unseen=True)
        return delay + ms + step * len(dealt)

    def gather(self, cards: Collection[DrawnCard], place: str) -> float:
        """Let the cards of a former table come together at a place."""
        whole = min(_GATHER_LONGEST, _GATHER_MS * self._stretch)
        for number, drawn in enumerate(cards):
            frames: list[dict[str, Any]] = [
                {"transform": _css(drawn.transform), "opacity": 1},
                {"opacity": 1, "offset": 0.9},
                {"transform": _css(place), "opacity": 0},
            ]
            delay = whole / 4 * number / len(cards)
            options = {"duration": whole * 3 / 4, "delay": delay, "easing": _EASE, "fill": "both"}
            drawn.element.classList.add("flying")
            self._moving.append(self._dom.animate(drawn.element, frames, options))
        return whole

    def fade(self, cards: Iterable[DrawnCard]) -> float:
        """Let cards fade in at their places."""
        for drawn in cards:
            frames: list[dict[str, Any]] = [{"opacity": 0.2}, {"opacity": 1}]
            self._moving.append(self._dom.animate(drawn.element, frames, {"duration": _FADE_MS}))
        return _FADE_MS

    def let_leave(self, elements: Iterable[Any]) -> None:
        """Remove these elements from the page when the motion is ended."""
        self._leaving += elements

    def end(self) -> None:
        """End all motion at once."""
        for animation in self._moving:
            animation.cancel()
        for element in self._flying:
            element.classList.remove("flying")
        for element in self._leaving:
            element.remove()
        self._moving, self._flying, self._leaving = [], [], []

    def _fly(self, flight: Flight, ms: float, delay: float = 0, *, unseen: bool = False) -> None:
        """Let a card fly for `ms` milliseconds, after `delay` milliseconds; `unseen` hides it during the delay."""
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
        # switched off at once instead of faded out, because two half transparent sides do not look like a card
        frames: list[dict[str, Any]] = [
            {"opacity": opacity, "offset": offset} for opacity, offset in ((1, 0), (1, 0.2), (0, 0.2), (0, 1))
        ]
        self._moving.append(self._dom.animate(side, frames, {"duration": ms, "fill": "forwards"}))


def _flight_ms(flight: Flight) -> float:
    x1, y1, _ = numbers_of(flight.start)
    x2, y2, _ = numbers_of(flight.drawn.transform)
    far = math.hypot(x1 - x2, y1 - y2)
    time = min(260.0, max(140.0, 120 + 0.25 * far))
    return max(time, _FLIP_MS) if flight.covering else time


def _css(transform: str) -> str:
    """Return the transform of an SVG attribute in the syntax of CSS, where lengths need a unit."""
    x, y, size = numbers_of(transform)
    return f"translate({x:.1f}px,{y:.1f}px) scale({size:.4f})"


def _on_edge(flight: Flight) -> str:
    """Return the CSS transform for the middle of a flight, where a turning card is seen from its edge."""
    x1, y1, size = numbers_of(flight.start)
    x2, y2, _ = numbers_of(flight.drawn.transform)
    x, y = (x1 + x2) / 2 + size * 50, (y1 + y2) / 2
    return f"translate({x:.1f}px,{y:.1f}px) scale({size * 0.02:.4f},{size:.4f})"
