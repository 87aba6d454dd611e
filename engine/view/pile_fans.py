"""Where the cards of one pile lie: in a fan, in the rows of a hand, or as tricks, every second one sideways."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core import cards, hands
from engine.core.cards import Pile
from engine.core.game import Position
from engine.core.layouts import Layout, Place

# A card's height in card widths.
SHAPE = 1.42
# The smallest visible strip (sliver) of a card in the middle of a long fan, in steps, see `fan`.
_MIN_SLIVER = 0.1
# A fan is shortened evenly down to this factor. If it has to be shorter, its middle cards become slivers.
_MIN_FAN_FACTOR = 0.85
# The cards become smaller, if the layout allows it, before a fan is shortened to less than this fraction of its
# natural length.
_LOOSE = 0.75
# The extra space between two suits of a hand, in steps of the fan.
_SUIT_GAP = 0.3
# How far a raised card of a hand stands out, in card heights.
_RAISED_BY = 0.22
# The height of the upper part of a card that contains its index, in card heights. A raised card does not cover
# this part of the cards in the row above.
_INDEX_PART = 0.43


class CardOffset(NamedTuple):
    """Where one card lies on the table: its top left corner, in card widths and card heights.

    `turned` says whether it lies on its side. For a card of a hand, `strip` is the part of its width that the next
    card does not cover, from 0 (nothing) to 1 (all); for any other card it is always 1.
    """

    x: float
    y: float
    turned: bool = False
    strip: float = 1.0


def fan(pile: Pile, place: Place, reach: float) -> list[float]:
    """Return the distance of each card from the first card of the pile, in steps.

    One step is the `dx` or `dy` of the place, the distance from a face-up card to the next one. `reach` is the
    longest distance that the last card may have from the first, in card widths (`dx`) or card heights (`dy`). A
    fan that would be longer is tightened (shortened) to this length.
    """
    steps = _natural(pile, place)
    step = max(abs(place.dx), abs(place.dy))
    allowed = reach / step if step else 0
    if not steps or steps[-1] <= allowed:
        return steps
    if place.slivers and allowed / steps[-1] < _MIN_FAN_FACTOR:
        return _slivers(len(pile), allowed)
    return [offset * allowed / steps[-1] for offset in steps]


def tightening(pile: Pile, place: Place, reach: float) -> float:
    """Return the factor by which `fan` shortens the fan of a pile: 1 if it has its natural length, else less."""
    steps = _natural(pile, place)
    natural = steps[-1] * max(abs(place.dx), abs(place.dy)) if steps else 0
    return min(1.0, reach / natural) if natural else 1.0


def _natural(pile: Pile, place: Place) -> list[float]:
    """Return the distance of each card from the first card, in steps, in a fan of natural length."""
    count = len(pile)
    strips = [place.backs if cards.is_down(card) else 1.0 for card in pile]
    if place.last:
        strips = [0.0] * (count - place.last) + [1.0] * place.last
    return [sum(strips[:depth]) for depth in range(count)]


def _slivers(count: int, allowed: float) -> list[float]:
    """Return the distance of each card of a long fan from the first card, in steps.

    The first card and as many of the last cards as possible show a full step. The others show only a narrow
    strip, the sliver. `allowed` is the length of the whole fan in steps.
    """
    strips = count - 1
    whole = max(0, int((allowed - _MIN_SLIVER * strips) / (1 - _MIN_SLIVER)))
    sliver = (allowed - whole) / (strips - whole)
    widths = [1.0] * min(1, whole) + [sliver] * (strips - whole) + [1.0] * (whole - 1)
    return [sum(widths[:depth]) for depth in range(count)]


# Hands


def hand(pile: Pile, place: Place, reach: float, raised: Pile = b"") -> list[CardOffset]:
    """Return where the cards of a hand lie, in the order of the hand.

    They form one row, or two rows if `place.dy`, the distance between the rows, is not 0: spades and hearts in the
    first row, the other cards in the second. `reach` is the longest distance that the last card of a row may have
    from its first card, in card widths; a shorter row is centred. Cards in `raised` lie a little higher than the
    others.
    """
    raised_by = min(_RAISED_BY, max(0.0, place.dy - _INDEX_PART * place.size)) if place.dy else _RAISED_BY
    offsets: list[CardOffset] = []
    for number, row in enumerate(_rows(pile) if place.dy else [pile]):
        steps = _steps(row)
        step = min(place.dx, reach / steps[-1]) if row and steps[-1] else place.dx
        left = place.x + (reach - step * steps[-1]) / 2 if row else place.x
        for i, card in enumerate(row):
            strip = (steps[i + 1] - steps[i]) * step / place.size if i + 1 < len(row) else 1.0
            y = place.y + number * place.dy - (raised_by if card in raised else 0)
            offsets.append(CardOffset(left + step * steps[i], y, strip=min(1.0, strip)))
    return offsets


def _rows(pile: Pile) -> list[Pile]:
    """Return two rows: the cards of the first two suits, then those of the other suits and the jokers."""
    first = bytes(card for card in pile if hands.row_of(card) == 0)
    return [first, pile[len(first) :]]


def _steps(row: Pile) -> list[float]:
    """Return the distance of each card of a row from its first card, in steps, with extra space between suits."""
    steps = [0.0]
    for before, card in pairwise(row):
        steps.append(steps[-1] + 1 + (_SUIT_GAP if hands.group_of(before) != hands.group_of(card) else 0))
    return steps


# Tricks


def crosswise(sizes: Sequence[int], place: Place, reach: float) -> list[CardOffset]:
    """Return where the cards of a pile of tricks lie, card by card; `sizes` says how many cards each trick has.

    All cards of a trick lie at the same point. Every second trick lies on its side, so that the player can count
    the tricks. Each trick lies `place.dx` further to the right than the trick before it (to the left if negative),
    or less far if the pile would be too long. `reach` is the longest distance that the last trick may have from
    the first, in card widths.
    """
    across = place.size * (SHAPE - 1) / 2  # half of how much wider a turned card is, in card widths
    down = place.size * (1 - 1 / SHAPE) / 2  # half of how much lower a turned card is, in card heights
    gaps = max(1, len(sizes) - 1)
    step = max(-reach / gaps, min(place.dx, reach / gaps))
    first = place.x + (across if place.dx >= 0 else -across)
    offsets = []
    for number, count in enumerate(sizes):
        x = first + number * step
        offset = CardOffset(x - across, place.y + down, turned=True) if number % 2 else CardOffset(x, place.y)
        offsets += [offset] * count
    return offsets


def longest_fan(layout: Layout, place: Place) -> float:
    """Return how far the last card of a pile may be from its first card.

    The distance is in card widths if the pile is fanned sideways, and in card heights if it is fanned
    downwards.
    """
    if place.room:
        return place.room
    if place.dy and not place.dx:
        return layout.height - place.y - place.size - place.below
    return place.x if place.dx < 0 else layout.width - place.x - place.size


def fits_loosely(position: Position, layout: Layout) -> bool:
    """Return whether no fan that runs down is shortened to less than `_LOOSE` times its natural length."""
    return all(
        tightening(pile, place, longest_fan(layout, place)) >= _LOOSE
        for pile, place in zip(position, layout.places, strict=True)
        if place.dy and not place.dx and pile
    )
