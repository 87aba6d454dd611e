"""Builds the result of a won game for sharing, as a text and as a picture; neither shows a card of the deal."""

from collections.abc import Sequence
from math import cos, pi, sin

from app.view.markup import Markup, element, joined
from app.view.words import text, words
from engine.play.progress import progress
from engine.play.session import Session
from engine.play.stopwatch import clock_text
from engine.view import speech

_BARS = "▁▂▃▄▅▆▇█"
_COLUMNS = 16  # at most this many bars in the text
_POINTS = 60  # at most this many points in the curve of the picture
_WIDTH, _HEIGHT = 480, 600  # of the picture, in SVG units
_MIDDLE, _RADIUS, _BACKS = (240, 215), 128, 40  # of the ring of card backs: centre, radius, number
_LEFT, _RIGHT, _TOP, _BASE = 44, 436, 410, 520  # the edges of the curve


class ResultCard:
    """The result of a won game.

    `when` says which deal it is, such as "daily deal of 22 November 2026" or "deal 4711"; `seconds` is the playing
    time, None if the player wants no times; `address` is a link to the deal at its start.
    """

    def __init__(self, session: Session, when: str, seconds: float | None, address: str) -> None:
        self._game = session.game
        self._noun = session.game.words.deal_noun
        self._moves = session.moves_made
        self._when = when
        self._seconds = seconds
        self._address = address
        self._curve = course(session)

    def text(self) -> str:
        """Return the result in a few lines of plain text; the last line is the link."""
        heading = words("result-heading", game=self._game.title, deal=self._when)
        if self._seconds is None:
            won = words("result-won-with", count=self._moves, noun=self._noun)
        else:
            won = words("result-won-in", count=self._moves, time=clock_text(self._seconds), noun=self._noun)
        bars = "".join(_BARS[round(part * (len(_BARS) - 1))] for part in sampled(self._curve, _COLUMNS))
        return "\n".join(filter(None, (heading, won, bars, self._address)))

    def picture(self) -> Markup:
        """Return the result as one SVG element: a ring of card backs, the figures, and the curve of the game."""
        noun = self._noun
        took = words("result-card-won", noun=noun) if self._seconds is None else clock_text(self._seconds)
        label = words("result-card-label", game=self._game.title, deal=self._when, count=self._moves, noun=noun)
        return element(
            "svg",
            element("rect", width=_WIDTH, height=_HEIGHT, rx=28, fill="#17503f"),
            element(
                "rect", x=12, y=12, width=_WIDTH - 24, height=_HEIGHT - 24, rx=20, fill="none", stroke="#c8963e"
            ),
            _ring_of_backs(),
            _written(took, 240, 222, 52, "middle", "#f3efe4", bold=True),
            _written(text(speech.moves(self._moves)), 240, 252, 19, "middle", "#c9d8cf"),
            _curve(self._curve),
            _written(text(self._game.title), _LEFT, 552, 24, "start", "#f3efe4", bold=True),
            _written(self._when, _LEFT, 576, 17, "start", "#f2c14e"),
            xmlns="http://www.w3.org/2000/svg",
            class_="result-card",
            viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
            width=_WIDTH,
            height=_HEIGHT,
            role="img",
            aria_label=label,
        )


def course(session: Session) -> list[float]:
    """Return the progress of a game at its start and after each move, as numbers from 0 to 1.

    The list is empty if `progress` does not measure this game.
    """
    start = session.root.position
    parts = (progress(session.game, start, node.position) for node in (session.root, *session.line()))
    return [part for part in parts if part is not None]


def sampled(values: Sequence[float], count: int) -> list[float]:
    """Return at most `count` of the values, evenly spaced; the first and the last are always included."""
    if len(values) <= count:
        return list(values)
    return [values[round(place * (len(values) - 1) / (count - 1))] for place in range(count)]


def _written(line: str, x: float, y: float, size: int, anchor: str, colour: str, *, bold: bool = False) -> Markup:
    return element(
        "text",
        line,
        x=x,
        y=y,
        fill=colour,
        font_size=size,
        font_weight=700 if bold else 400,
        font_family='"Zilla Slab", system-ui, sans-serif' if bold else "system-ui, sans-serif",
        text_anchor=anchor,
    )


def _ring_of_backs() -> Markup:
    """Return card backs in a ring; each covers a little of the one before."""
    return joined(*(_back(2 * pi * number / _BACKS) for number in range(_BACKS)))


def _back(angle: float) -> Markup:
    x, y = _MIDDLE[0] + _RADIUS * sin(angle), _MIDDLE[1] - _RADIUS * cos(angle)
    place = f"translate({x:.1f} {y:.1f})rotate({angle * 180 / pi + 12:.0f})"
    return element(
        "g",
        element(
            "rect", x=-22, y=-32, width=44, height=64, rx=5, fill="#fffdf6", stroke="#1b1f24", stroke_opacity=0.3
        ),
        element("rect", x=-19, y=-29, width=38, height=58, rx=3, fill="#21324f"),
        element(
            "path", d="M-19-15 0 29 19-15M-19 15 0-29 19 15", fill="none", stroke="#e9d9b0", stroke_opacity=0.5
        ),
        transform=place,
    )


def _curve(curve: Sequence[float]) -> Markup:
    """Return the curve of the progress and the area under it; empty with fewer than two values."""
    points = sampled(curve, _POINTS)
    if len(points) < 2:
        return joined()
    step = (_RIGHT - _LEFT) / (len(points) - 1)
    line = "L".join(
        f"{_LEFT + step * place:.1f} {_BASE - part * (_BASE - _TOP):.1f}" for place, part in enumerate(points)
    )
    return joined(
        element("path", d=f"M{_LEFT} {_BASE}L{line}L{_RIGHT} {_BASE}Z", fill="#7fd1b0", fill_opacity=0.25),
        element("path", d=f"M{line}", fill="none", stroke="#7fd1b0", stroke_width=4, stroke_linejoin="round"),
    )
