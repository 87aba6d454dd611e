"""Builds the charts of how long the wins took, in time and in moves.

Each bar counts the wins in one band, a range of times or of numbers of moves.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.features.statistics.charts import as_table
from app.panels.number_text import number
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import words
from engine.play.statistics import FEWEST_FOR_CHARTS, WinBand, win_bands
from engine.play.stopwatch import clock_text

_WIDTH, _BASE, _HEIGHT = 300, 84, 100  # in SVG units; the bars stand on the line at y = `_BASE`
_TOP = 14  # y of the top of the highest bar; its number is written above it
_GAP = 3  # between the bars


class _Measure(NamedTuple):
    """What a chart measures.

    `title` and `label` are the names of messages, `widths` the widths that the bands may have, and `text` writes a
    value as the player reads it.
    """

    title: str
    label: str
    widths: tuple[int, ...]
    text: Callable[[float], str]


_TIME = _Measure(
    "time-of-win",
    "time-of-wins-in-words",
    (5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14400, 36000, 86400),
    clock_text,
)
_MOVES = _Measure("moves-of-win", "moves-of-wins-in-words", (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000), number)


def time_of_wins(seconds: Sequence[float], median: float) -> Markup:
    """Return the chart of the playing times of the wins, in seconds; empty with too few wins."""
    return _chart(_TIME, seconds, median)


def moves_of_wins(moves: Sequence[int], median: float) -> Markup:
    """Return the chart of the numbers of moves of the wins; empty with too few wins."""
    return _chart(_MOVES, moves, median)


def _chart(measure: _Measure, values: Sequence[float], median: float) -> Markup:
    bands = win_bands(values, measure.widths)
    if len(values) < FEWEST_FOR_CHARTS or len(bands) < 2:
        return NOTHING
    most = max(band.wins for band in bands)
    step = _WIDTH / len(bands)
    bars = (_bar(band, place, step, most, median) for place, band in enumerate(bands))
    edges = (_edge(measure.text(band.first), place * step) for place, band in enumerate(bands))
    half = measure.text(median)
    count, title = len(values), words(measure.title)
    least, most_of_all = measure.text(min(values)), measure.text(max(values))
    label = words(measure.label, count=count, least=least, most=most_of_all, half=half)
    rows = [(_band_words(measure, band), str(band.wins)) for band in bands]
    drawing = element(
        "svg",
        *bars,
        element("path", class_="axis", d=f"M0 {_BASE}H{_WIDTH}"),
        *edges,
        class_="histogram",
        role="img",
        aria_label=label,
        viewBox=f"-14 0 {_WIDTH + 28} {_HEIGHT}",
    )
    return element(
        "section",
        element("h3", title, element("small", words("median-of-wins", half=half, count=count))),
        drawing,
        as_table((title, words("wins-of-band")), rows),
        class_="chart-tile",
    )


def _bar(band: WinBand, place: int, step: float, most: int, median: float) -> Markup:
    """Return the bar of a band, with its number of wins above; the bar of the band with the median is darker."""
    height = band.wins / most * (_BASE - _TOP)
    is_middle = band.first <= median and (band.end is None or median < band.end)
    x, width = place * step + _GAP / 2, step - _GAP
    bar = element(
        "rect",
        class_="middle" if is_middle else None,
        x=f"{x:.1f}",
        y=f"{_BASE - height:.1f}",
        width=f"{width:.1f}",
        height=f"{height:.1f}",
        rx=2,
    )
    count = element("text", str(band.wins), x=f"{x + width / 2:.1f}", y=f"{_BASE - height - 3:.1f}")
    return joined(bar, count) if band.wins else NOTHING


def _edge(value: str, x: float) -> Markup:
    return element("text", value, x=f"{x:.1f}", y=_HEIGHT - 4, class_="edge")


def _band_words(measure: _Measure, band: WinBand) -> str:
    if band.end is None:
        return words("band-or-more", first=measure.text(band.first))
    if measure is _MOVES:
        last = band.end - 1
        return (
            measure.text(band.first) if last == band.first else words("band-from-to", first=band.first, last=last)
        )
    return words("band-to-under", first=measure.text(band.first), end=measure.text(band.end))
