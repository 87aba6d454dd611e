"""How the cards of one pile lie beside each other: in a fan, in the rows of a hand, or crosswise as tricks."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Place
from engine.games.bridge import tricks

# A card's height for a width of 1.
SHAPE = 1.42
# What a sliver shows of a card, in steps of the fan.
_SLIVER = 0.1
# A fan is tightened so far before any card in it becomes a sliver.
_TIGHTEST = 0.85
# Between two suits of a hand the fan opens so much wider, in steps.
_BETWEEN_SUITS = 0.3
# How far a card stands out from a hand, in card heights.
_RISE = 0.22


class CardOffset(NamedTuple):
    """Where one card of a hand or trick lies, in card widths and heights, and whether it lies across.

    `strip` is how much of its width the next card leaves open, in its own widths.
    """

    x: float
    y: float
    turned: bool = False
    strip: float = 1.0


def fan(pile: Pile, place: Place, reach: float) -> list[float]:
    """How many steps of the fan each card lies from the first, tightened to what the reach allows.

    `reach` is how far the last card may lie from the first, in the units of the fan.
    """
    count = len(pile)
    strips = [place.backs if cards.is_down(card) else 1.0 for card in pile]
    if place.last:
        strips = [0.0] * (count - place.last) + [1.0] * place.last
    steps = [sum(strips[:depth]) for depth in range(count)]
    step = max(abs(place.dx), abs(place.dy))
    allowed = reach / step if step else 0
    if not steps or steps[-1] <= allowed:
        return steps
    if place.slivers and allowed / steps[-1] < _TIGHTEST:
        return _slivers(count, allowed)
    return [at * allowed / steps[-1] for at in steps]


def _slivers(count: int, allowed: float) -> list[float]:
    """The first card keeps its strip, and so do as many of the last as can; those between show only an edge."""
    strips = count - 1
    whole = max(0, int((allowed - _SLIVER * strips) / (1 - _SLIVER)))
    sliver = (allowed - whole) / (strips - whole)
    widths = [1.0] * min(1, whole) + [sliver] * (strips - whole) + [1.0] * (whole - 1)
    return [sum(widths[:depth]) for depth in range(count)]


# Hands


def hand(pile: Pile, place: Place, reach: float, raised: Pile = b"") -> list[CardOffset]:
    """A hand in one row, or in two of two suits each, every row in the middle of the room there is."""
    lies: list[CardOffset] = []
    for number, row in enumerate(_rows(pile) if place.dy else [pile]):
        steps = _steps(row)
        step = min(place.dx, reach / steps[-1]) if row and steps[-1] else place.dx
        left = place.x + (reach - step * steps[-1]) / 2 if row else place.x
        for at, card in enumerate(row):
            strip = (steps[at + 1] - steps[at]) * step / place.size if at + 1 < len(row) else 1.0
            y = place.y + number * place.dy - (_RISE if card in raised else 0)
            lies.append(CardOffset(left + step * steps[at], y, strip=min(1.0, strip)))
    return lies


def _rows(pile: Pile) -> list[Pile]:
    """The hand parted behind its second suit; jokers lie with the last."""
    first = bytes(card for card in pile if tricks.row_of(card) == 0)
    return [first, pile[len(first) :]]


def _steps(row: Pile) -> list[float]:
    """How many steps of the fan each card of a row lies from its first, with room between the suits."""
    at = [0.0]
    for before, card in pairwise(row):
        at.append(at[-1] + 1 + (_BETWEEN_SUITS if tricks.group_of(before) != tricks.group_of(card) else 0))
    return at


# Tricks


def crosswise(packets: Sequence[int], place: Place, reach: float) -> list[CardOffset]:
    """Tricks taken: each lies across the one before it and a little further on, so that they can be counted."""
    across = place.size * (SHAPE - 1) / 2  # by which a card lying across reaches out on either side
    down = place.size * (1 - 1 / SHAPE) / 2
    most = max(1, len(packets) - 1)
    step = max(-reach / most, min(place.dx, reach / most))
    first = place.x + (across if place.dx >= 0 else -across)
    lies = []
    for number, count in enumerate(packets):
        x = first + number * step
        lie = CardOffset(x - across, place.y + down, turned=True) if number % 2 else CardOffset(x, place.y)
        lies += [lie] * count
    return lies
