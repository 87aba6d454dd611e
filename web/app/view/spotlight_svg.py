"""Draws marks that point at cards and piles: a shadow over all others, an arrow for a move, and a pulsing dot."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from app.view.board_svg import frame, outline
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Kind, Move, Position
from engine.view.board import CardView, SpotView

_FAR = 4000  # pixels; farther than any screen reaches around the board
_MARGIN = 6  # pixels around a lit card
_BEND = 0.16  # how far an arrow bends to the side, as a part of its length
_HEAD = 13  # length of the head of an arrow, in pixels
_SHORTEST = 24  # pixels; a shorter arrow is not drawn


class Spotlight(NamedTuple):
    """What a step of a lesson points at, in the position for which it is meant."""

    position: Position
    moves: tuple[Move, ...] = ()  # the first of them gets an arrow
    piles: tuple[int, ...] = ()  # spots to look at


def draw(layout: PixelLayout, spotlight: Spotlight, *, calm: bool) -> Markup:
    """Return the shadow, the outlines, the arrow and the dot of a spotlight; if `calm`, the dot is left out."""
    taken = [card for move in spotlight.moves for card in taken_by(layout, move)]
    targets = [end for move in spotlight.moves for end in end_of(layout, move.target)]
    piles = [whole_pile(layout, spot) for spot in spotlight.piles]
    arrow = move_arrow(layout, spotlight.moves[0]) if spotlight.moves else NOTHING
    return joined(
        shadow([*map(layout.seen_rect, [*taken, *targets]), *piles]),
        *(outline(layout, view, "target") for view in targets),
        *(frame_of_taken(layout, move) for move in spotlight.moves),
        arrow,
        NOTHING if calm or not taken else _dot(layout.rect(taken[-1])),
    )


def shadow(lit: Iterable[Rect]) -> Markup:
    """Return a shadow over the whole page, with a hole for each rectangle."""
    size = {"x": -_FAR, "y": -_FAR, "width": 2 * _FAR, "height": 2 * _FAR}
    holes = (
        element(
            "rect",
            x=f"{place.x - _MARGIN:.1f}",
            y=f"{place.y - _MARGIN:.1f}",
            width=f"{place.width + 2 * _MARGIN:.1f}",
            height=f"{place.height + 2 * _MARGIN:.1f}",
            rx=_MARGIN * 2,
            class_="hole",
        )
        for place in lit
    )
    whole = element("rect", class_="whole", **size)
    mask = element("mask", whole, *holes, id="lit", maskUnits="userSpaceOnUse", **size)
    return joined(mask, element("rect", class_="shadow", mask="url(#lit)", **size))


def movable(layout: PixelLayout, moves: Iterable[Move]) -> Markup:
    """Return a frame around the cards that each of the moves takes; moves of the same cards share one.

    For a redeal, which takes the waste, the frame is around the empty stock, since the player presses the stock.
    """
    stocks = [view.spot for view in layout.board.spots if view.kind is Kind.STOCK]
    found: dict[tuple[int, int], Sequence[CardView | SpotView]] = {}
    for move in moves:
        if move.target in stocks:
            found[move.target, 1] = end_of(layout, move.target)
        else:
            found[move.source, move.n] = taken_by(layout, move)
    # the larger frames come first, so that the smaller ones in the same pile are drawn on them
    groups = sorted(filter(None, found.values()), key=len, reverse=True)
    return joined(*(_around(layout, group, "movable") for group in groups))


def frame_of_taken(layout: PixelLayout, move: Move) -> Markup:
    """Return one frame around all cards that a move takes; empty for a call, such as a bid, which takes none."""
    taken = taken_by(layout, move)
    return _around(layout, taken, "chosen") if taken else NOTHING


def frame_of_laid(layout: PixelLayout, move: Move) -> Markup:
    """Return one frame around all cards that a move has laid on its target; around the target if it is empty."""
    laid = [view for view in layout.board.cards if view.spot == move.target][-move.n :]
    return _around(layout, laid or [layout.end_of(move.target)], "glow")


def _around(layout: PixelLayout, group: Sequence[CardView | SpotView], kind: str) -> Markup:
    place = layout.seen_rect(group[0])
    for view in group[1:]:
        place = place.union(layout.seen_rect(view))
    return frame(layout, place, layout.card * group[0].size, kind)


# The cards and piles of a move


def taken_by(layout: PixelLayout, move: Move) -> list[CardView]:
    """Return the cards that a move takes, the lowest first; empty for a call."""
    views = [view for view in layout.board.cards if view.spot == move.source]
    single = [view for view in views if view.single and view.n == move.n]
    return single or ([] if any(view.single for view in views) else views[-move.n :])


def end_of(layout: PixelLayout, spot: int) -> list[CardView | SpotView]:
    """Return the last card of a pile, or its outline if it is empty; nothing if the pile is not drawn."""
    drawn = any(view.spot == spot for view in layout.board.spots)
    return [layout.end_of(spot)] if drawn else []


def whole_pile(layout: PixelLayout, spot: int) -> Rect:
    """Return the rectangle around all cards of a pile and its outline."""
    found = next(layout.rect(view) for view in layout.board.spots if view.spot == spot)
    for view in layout.board.cards:
        if view.spot == spot and not view.hidden:
            found = found.union(layout.rect(view))
    return found


# Arrow and dot


def move_arrow(layout: PixelLayout, move: Move) -> Markup:
    """Return an arrow from the cards that a move takes to the pile they go to; empty if either is not drawn."""
    taken, target = taken_by(layout, move), end_of(layout, move.target)
    return arrow(layout.rect(taken[0]), layout.rect(target[0])) if taken and target else NOTHING


def arrow(start: Rect, end: Rect) -> Markup:
    """Return a bent arrow from one rectangle to another; empty if they are too close to each other."""
    (x1, y1), (x2, y2) = start.middle, end.middle
    far = hypot(x2 - x1, y2 - y1)
    if not far:
        return NOTHING
    across, down = (x2 - x1) / far, (y2 - y1) / far
    # start inside the first rectangle, and end a little inside the second
    x1, y1 = x1 + across * 0.5 * _reach(start, across, down), y1 + down * 0.5 * _reach(start, across, down)
    x2, y2 = x2 - across * 0.7 * _reach(end, across, down), y2 - down * 0.7 * _reach(end, across, down)
    length = (x2 - x1) * across + (y2 - y1) * down
    if length < _SHORTEST:
        return NOTHING
    side = -1 if across < 0 else 1  # bend upwards
    bend_x, bend_y = (x1 + x2) / 2 + side * down * _BEND * length, (y1 + y2) / 2 - side * across * _BEND * length
    head = _head(x2, y2, x2 - bend_x, y2 - bend_y)
    d = f"M{x1:.1f} {y1:.1f}Q{bend_x:.1f} {bend_y:.1f} {x2:.1f} {y2:.1f}{head}"
    return element("g", element("path", class_="halo", d=d), element("path", class_="line", d=d), class_="arrow")


def _reach(place: Rect, across: float, down: float) -> float:
    """Return the distance from the middle of a rectangle to its edge, in the direction (`across`, `down`).

    The direction is a vector of length 1.
    """
    ways = [size / 2 / abs(part) for size, part in ((place.width, across), (place.height, down)) if part]
    return min(ways)


def _head(x: float, y: float, across: float, down: float) -> str:
    """Return the two lines of the head of an arrow, as the text of an SVG path.

    The arrow ends at (x, y), and (`across`, `down`) is its direction there, as a vector of any length.
    """
    far = hypot(across, down)
    back_x, back_y = across / far * _HEAD, down / far * _HEAD
    ends = [(x - back_x - turn * back_y * 0.6, y - back_y + turn * back_x * 0.6) for turn in (-1, 1)]
    return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{x:.1f} {y:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}"


def _dot(place: Rect) -> Markup:
    """Return the dot that pulses at the lower edge of a card."""
    x, y = place.middle[0], place.y + place.height
    return element(
        "g",
        element("circle", class_="pulse", r=9),
        element("circle", r=9),
        class_="coach",
        transform=f"translate({x:.1f} {y:.1f})",
    )
