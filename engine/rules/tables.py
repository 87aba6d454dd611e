"""Arranges a table of columns on each kind of screen, for a game that needs no arrangement of its own.

All lengths are in card widths and card heights, as in `Place`.
"""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

from engine.core.game import Kind, Spot
from engine.core.layouts import Layout, Place, View, dock, fanned, row, swapping
from engine.rules.record import Peaks

_EDGE = 0.06  # between the outermost piles and the edges of the table
_ROW = 1.12  # from one row of piles to the next
_ROW_OF_THREE = 6.8  # the least width with foundation, waste and stock in large cards below peaks
_LEAST = 4.6  # the least width of a table: with fewer columns, the cards would get too large
_BETWEEN = 0.04  # between two cards in a row
_GAP = 0.25  # between the columns and the piles beside them
_BACKS = 0.34  # of a fan: the distance from a face-down card to the next one
_CLOSEST = 0.75  # the least factor by which rows of peaks move together
_ROWS_APART, _ROOM = 2.2, 1.05  # of columns in several rows: from row to row, and how far their fans reach

# How the cards of a pile in a row are fanned
_PLAIN = Place(0, 0)
_FANS = {
    Kind.WASTE: Place(0, 0, dx=0.52, last=3),
    Kind.RESERVE: Place(0, 0, dx=0.06, room=0.4, read=True, noted=True),
}

_Count: TypeAlias = Counter[Kind]
_Piles: TypeAlias = dict[Kind, list[Place]]


def arranged(spots: Sequence[Spot]) -> dict[View, Layout]:
    """Return the layouts of a table with these spots.

    There may be cells, foundations, piles of a reserve, columns, a stock with or without a waste, and counters. A
    counter is not shown.
    """
    count = Counter(spot.kind for spot in spots)
    tables: dict[View, tuple[Layout, _Piles]]
    tables = {"tall": _tall(count), "tall-top": _tall_top(count), "wide": _wide(count), "low": _low(count)}
    return {view: layout._replace(places=_in_order(piles, spots)) for view, (layout, piles) in tables.items()}


def _in_order(piles: _Piles, spots: Sequence[Spot]) -> tuple[Place, ...]:
    """Return the places of the piles in the order of the spots."""
    left = {kind: iter(places) for kind, places in piles.items()}
    return tuple(next(left[spot.kind]) if spot.kind in left else Place(0, 0) for spot in spots)


class _Columns:
    """Columns side by side, `step` card widths apart; in several rows if there are more than `most`."""

    def __init__(self, count: int, most: int, step: float) -> None:
        rows = ceil(count / most)
        self.rows = [count // rows + (i < count % rows) for i in range(rows)]
        self.step = step
        needed = (self.rows[0] - 1) * step + 1
        self.width = max(needed + 2 * _EDGE, _LEAST)
        self.first = (self.width - needed) / 2  # where the first column lies
        self.height = 2.5 if rows == 1 else _ROWS_APART * rows  # what they need at least

    def x(self, number: int) -> float:
        """Return where the column with this number lies in its row, counted from 0."""
        return self.first + self.step * number

    def places(self, y: float, dy: float, *, x: float = 0, below: float = 0) -> list[Place]:
        """Return their places, the first row at the height `y`; the area for them begins at `x`.

        `dy` and `below` are as in `fanned`.
        """
        rows = [row(x + self.first, y + _ROWS_APART * i, n, step=self.step) for i, n in enumerate(self.rows)]
        if len(rows) == 1:
            return fanned(rows[0], dy=dy, backs=_BACKS, below=below)
        part = 1 / len(rows)  # of a higher screen, each row gets the same part
        return [
            place._replace(dy=dy, backs=_BACKS, room=_ROOM, moves=i * part, grows=part)
            for i, places in enumerate(rows)
            for place in places
        ]


# Rows of piles above or below the columns, in line with them


def _row(columns: _Columns, y: float, left: Sequence[Kind], right: Sequence[Kind | None] = ()) -> _Piles:
    """Return the places of piles in one row: those at the left, and those at the right; None leaves a place free.

    Without piles at the right, the others are as far apart as possible, and a single one stands at the right. If
    there are fewer columns than piles, the cards of the row are smaller.
    """
    slots, there = len(left) + len(right), columns.rows[0]
    size = min(1.0, (columns.width - 2 * _EDGE + _BETWEEN) / ((1 + _BETWEEN) * max(slots, 1)))
    if slots > there:
        xs = [_EDGE + i * (columns.width - 2 * _EDGE - size) / (slots - 1) for i in range(slots)]
    elif right:
        xs = [columns.x(i) for i in (*range(len(left)), *range(there - len(right), there))]
    else:
        xs = [columns.x(round(i * (there - 1) / (slots - 1)) if slots > 1 else there - 1) for i in range(slots)]
    piles: _Piles = {}
    for kind, x in zip((*left, *right), xs, strict=True):
        if kind:
            fan = _FANS.get(kind, _PLAIN)
            if left.count(kind) > 1:  # side by side, there is no room for their notes and fans
                fan = fan._replace(noted=False, room=min(fan.room, _BETWEEN))
            piles.setdefault(kind, []).append(fan._replace(x=x, y=y, dx=fan.dx * size, size=size))
    return piles


def _stock(count: _Count) -> list[Kind | None]:
    """Return the piles at the right of such a row: the waste, room for its fan, and the stock."""
    return [Kind.WASTE, None, Kind.STOCK] if count[Kind.WASTE] else [Kind.STOCK] * count[Kind.STOCK]


# Upright phones: the columns take the whole width


def _tall(count: _Count) -> tuple[Layout, _Piles]:
    """Put the foundations at the top, and at the bottom, near the thumb, the piles from which cards are taken."""
    columns = _Columns(count[Kind.TABLEAU], most=10, step=1.04)
    left, right = _all(count, Kind.CELL, Kind.RESERVE), _stock(count)
    top, bottom = _ROW * bool(count[Kind.FOUNDATION]), _ROW * bool(left or right)
    height = top + columns.height + bottom
    below = _row(columns, height - 1, left, right)
    piles = {kind: dock(*places) for kind, places in below.items()}
    piles |= _row(columns, 0, _all(count, Kind.FOUNDATION))
    piles[Kind.TABLEAU] = columns.places(top, 0.64, below=bottom)
    return Layout(columns.width, height, (), fills=True, smallest=0.7), piles


def _tall_top(count: _Count) -> tuple[Layout, _Piles]:
    """Put all piles above the columns: in one row if they fit there, otherwise in two."""
    columns = _Columns(count[Kind.TABLEAU], most=10, step=1.04)
    homes, others, right = _all(count, Kind.FOUNDATION), _all(count, Kind.CELL, Kind.RESERVE), _stock(count)
    if len(homes) + len(others) + len(right) <= columns.rows[0]:
        piles, rows = _row(columns, 0, *((homes + others, right) if right else (others, homes))), 1
    else:
        piles, rows = _row(columns, 0, homes) | _row(columns, _ROW, others, right), 2
    piles[Kind.TABLEAU] = columns.places(_ROW * rows, 0.64)
    return Layout(columns.width, _ROW * rows + columns.height, (), fills=True, smallest=0.7), piles


def _all(count: _Count, *kinds: Kind) -> list[Kind]:
    """Return each kind as often as there are piles of it."""
    return [kind for kind in kinds for _ in range(count[kind])]


# Wide screens and phones on their side: the columns need the whole height, so the other piles lie beside them


def _wide(count: _Count) -> tuple[Layout, _Piles]:
    """Put stock, waste and reserve at the left, and the foundations at the right.

    Cells lie above the columns; so do the foundations if there is neither a stock nor a reserve, and room for all.
    """
    stock = [Place(_EDGE, 0)] * count[Kind.STOCK]
    waste = [Place(_EDGE, _ROW, dy=0.3, last=3)] * count[Kind.WASTE]
    reserve = _reserve(stock, count[Kind.RESERVE])
    is_full = count[Kind.CELL] + count[Kind.FOUNDATION] > count[Kind.TABLEAU]
    has_sides = bool(stock or reserve) or is_full
    columns = _Columns(count[Kind.TABLEAU], most=13, step=1.13 if has_sides else 1.18)
    indent = _EDGE if count[Kind.CELL] else columns.first  # from the edge of this area to its first pile
    left = (_after([*stock, *reserve], _EDGE) - 0.06 + _GAP - indent) * bool(stock or reserve)
    end = left + columns.width
    right = _stacked(end - indent + _GAP, count[Kind.FOUNDATION] * has_sides, 4)
    above = _row(columns, 0, _all(count, Kind.CELL), [] if has_sides else _all(count, Kind.FOUNDATION))
    piles = {kind: [place._replace(x=place.x + left) for place in places] for kind, places in above.items()}
    piles |= {
        Kind.FOUNDATION: swapping(*right) or piles.get(Kind.FOUNDATION, []),
        Kind.TABLEAU: columns.places(_ROW * bool(above), 0.38 if above else 0.43, x=left),
        Kind.STOCK: swapping(*stock),
        Kind.WASTE: swapping(*waste),
        Kind.RESERVE: swapping(*reserve),
    }
    height = _ROW * bool(above) + columns.height
    table = _filled(height, (left, end), [*stock, *waste, *reserve, *right], right)
    return table._replace(smallest=0.63), piles  # so the cards of Yukon's longest columns stay readable


def _low(count: _Count) -> tuple[Layout, _Piles]:
    """Put cells and foundations at the left, and stock and waste at the right, above the corner with the title.

    Without a stock, the foundations lie at the right.
    """
    columns = _Columns(count[Kind.TABLEAU], most=13, step=1.09)
    has_stock, has_reserve = count[Kind.STOCK] > 0, count[Kind.RESERVE] > 0
    cells = _stacked(_EDGE, count[Kind.CELL], 4)
    homes = _stacked(_after(cells, _EDGE), count[Kind.FOUNDATION] * has_stock, 2 if has_reserve else 4)
    at = Place(_after(cells, _EDGE), 2.4 if homes else 0, dx=0.06, room=0.9, read=True, noted=True)
    several = count[Kind.RESERVE] > 1  # then there is no room for their fans
    high = 1 if count[Kind.RESERVE] < 3 else 2 if homes else 4  # piles of the reserve in a column
    reserve = [
        at._replace(
            x=at.x + 1.06 * (i // high),
            y=at.y + 1.04 * (i % high),
            room=0.05 if several else at.room,
            noted=not several,
        )
        for i in range(count[Kind.RESERVE])
    ]
    first = _after([*cells, *homes, *reserve], _EDGE)
    left = first + _GAP - columns.first if first > _EDGE else 0.0
    end = left + columns.width
    right = end - columns.first + _GAP
    stock, waste = [Place(right + 0.68, 0)] * has_stock, [Place(right, 1.1, dx=0.34, last=3)] * count[Kind.WASTE]
    others = _stacked(right, count[Kind.FOUNDATION] - len(homes), 2)
    piles = {
        Kind.CELL: cells,
        Kind.FOUNDATION: swapping(*homes) or others,
        Kind.TABLEAU: columns.places(0, 0.42, x=left),
        Kind.STOCK: swapping(*stock),
        Kind.WASTE: swapping(*waste),
        Kind.RESERVE: swapping(*reserve),
    }
    sides = [*cells, *homes, *reserve, *stock, *waste, *others]
    return _filled(columns.height, (left, end), sides, stock or others), piles


def _reserve(stock: Sequence[Place], count: int) -> list[Place]:
    """Return the places of the reserve at the left: one pile below stock and waste, several beside them."""
    if stock and count == 1:
        return [Place(_EDGE, 3, dy=0.04, room=0.2)]
    x, (high, step) = _after(stock, _EDGE), (3, 1.3) if count < 4 else (4, 1.04)
    room = step - 1.04
    return [Place(x + 1.06 * (i // high), step * (i % high), dy=0.04, room=max(room, 0.01)) for i in range(count)]


def _stacked(x: float, count: int, high: int) -> list[Place]:
    """Return `count` places in columns of `high` places, the first column at `x`."""
    return [Place(x + 1.06 * (i // high), 1.04 * (i % high)) for i in range(count)]


def _after(places: Sequence[Place], x: float) -> float:
    """Return where the next pile may lie at the right of all places; `x` if there are none."""
    return max((place.x + 1.06 for place in places), default=x)


def _filled(height: float, columns: tuple[float, float], sides: Sequence[Place], right: Sequence[Place]) -> Layout:
    """Return a layout without places, in which the columns need at least `height` and lie between two points.

    `sides` are the piles beside the columns, `right` those of them that lie at the right.
    """
    left, end = columns
    width = max(place.x + 1 for place in right) + _EDGE if right else end
    height = max([height, *(place.y + 1 + 2 * place.dy for place in sides)])
    return Layout(width, height, (), fills=True, smallest=0.7, shift=width - end - left)


# Peaks: their cards are never fanned, so the other piles lie below them, above them, or at the right


def arranged_peaks(peaks: Peaks, spots: Sequence[Spot]) -> dict[View, Layout]:
    """Return the layouts of a table with these peaks; there may be a stock, a waste and removed cards."""
    last = peaks.lengths()[-1]
    return {
        "tall": _peaks_above(peaks, spots, max(last * 1.04 + 2 * _EDGE, _ROW_OF_THREE), (1.04, 0.62), size=1.5),
        "tall-top": _peaks_below(peaks, spots, max(last * 1.04 + 2 * _EDGE, _LEAST), (1.04, 0.62)),
        "wide": _peaks_above(peaks, spots, max(last * 1.15, 8), (1.15, 0.5), size=1),
        "low": _peaks_beside(peaks, spots, (1.09, 0.55)),
    }


def _peak_places(peaks: Peaks, x: float, y: float, step: tuple[float, float]) -> list[Place]:
    """Return the places of the cards; (x, y) is the corner of the area they need.

    `step` is the distance from card to card, in card widths, and from row to row, in card heights.
    """
    across, down = step
    found = []
    for number, length in enumerate(peaks.lengths(), 1):
        is_last = number == peaks.rows
        for i in range(length):
            peak, at = (0, i) if is_last else divmod(i, number)
            found.append(
                Place(
                    x + across * (peak * (peaks.rows - 1) + at + (peaks.rows - number) / 2),
                    y + down * (number - 1),
                )
            )
    return found


def _peaks_above(
    peaks: Peaks, spots: Sequence[Spot], width: float, step: tuple[float, float], size: float
) -> Layout:
    """Put the other piles below the peaks, in cards of this size.

    However high the screen, the rows still overlap.
    """
    indent = (width - step[0] * (peaks.lengths()[-1] - 1) - 1) / 2
    y = step[1] * (peaks.rows - 1) + 1.25
    middle = width / 2
    piles: _Piles = {
        Kind.STOCK: [Place(middle + 0.9 * size, y, size=size)],
        Kind.WASTE: [Place(middle - 1.1 * size, y, size=size, dx=0.42, last=3)],
        Kind.FOUNDATION: [Place(middle - 2.2 * size, y, size=size)],
    }
    piles = {kind: swapping(*places) for kind, places in piles.items()}
    piles[Kind.TABLEAU] = _peak_places(peaks, indent, 0, step)
    # However low the screen, the other piles lie on the table: only what is above them moves closer together.
    has_others = len(spots) > len(piles[Kind.TABLEAU])
    height = y + 1 + (size - 1) / _CLOSEST if has_others else y - 0.25
    return Layout(width, height, _in_order(piles, spots), least=_CLOSEST, most=1.35)


def _peaks_below(peaks: Peaks, spots: Sequence[Spot], width: float, step: tuple[float, float]) -> Layout:
    """Put the other piles above the peaks."""
    indent = (width - step[0] * (peaks.lengths()[-1] - 1) - 1) / 2
    piles: _Piles = {
        Kind.STOCK: [Place(width - 1 - _EDGE, 0)],
        Kind.WASTE: [Place(width - 2.8, 0, dx=0.33, last=3)],
        Kind.FOUNDATION: [Place(_EDGE, 0)],
        Kind.TABLEAU: _peak_places(peaks, indent, 1.25, step),
    }
    return Layout(width, step[1] * (peaks.rows - 1) + 2.25, _in_order(piles, spots), least=0.85, most=1.35)


def _peaks_beside(peaks: Peaks, spots: Sequence[Spot], step: tuple[float, float]) -> Layout:
    """Put the other piles at the right of the peaks, above the corner with the title."""
    right = _EDGE + step[0] * (peaks.lengths()[-1] - 1) + 1 + _GAP
    piles: _Piles = {
        Kind.STOCK: swapping(Place(right + 0.68, 0)),
        Kind.WASTE: swapping(Place(right, 1.1, dx=0.34, last=3)),
        Kind.FOUNDATION: swapping(Place(right - 0.6, 0)),
    }
    piles[Kind.TABLEAU] = _peak_places(peaks, _EDGE, 0, step)
    width = right + 1.68 + _EDGE
    height = max(step[1] * (peaks.rows - 1) + 1, 2.4)
    return Layout(width, height, _in_order(piles, spots), least=0.95, most=1.3, shift=2 * _EDGE + 1.68 + _GAP)
