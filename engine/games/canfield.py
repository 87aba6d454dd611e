"""Thirteen cards in reserve, four columns, and foundations whose first rank changes from deal to deal.

# The table
One pack. Thirteen cards lie in a pile, the reserve, with only the top one face up. One card goes to the first
foundation: all four foundations start with its rank. Each of the four columns has one card. The other 34 cards
are the stock.

[table canfield/119: reserve r, foundations f1-f4, columns t1-t4, stock s, waste w]

# The aim
Bring all 52 cards home. Each foundation is built up in suit from the first rank until it has thirteen cards. An
ace follows a king. A card that’s home stays there.

# Play
- Columns are built down in alternating colours, and a king goes on an ace. You can move any face-up card to
another column, with all the cards on it.
- An empty column is filled at once from the reserve. When the reserve is empty, any free card can fill it.
- The top card of the reserve, the top card of the waste and the last card of each column are free.
- You can go through the stock as often as you like. The waste keeps its order.

[move canfield/119 t1t2: The ten of clubs goes on the jack of hearts; the reserve fills the empty column.]
"""

from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES, Pile
from engine.core.game import Kind, Move, Position, Spot
from engine.core.layouts import Layout, Place, View, column, dock, fanned, in_line, row, swapping
from engine.core.patience import Patience, RuleSet
from engine.core.piles import columns, foundations
from engine.core.relations import (
    ALWAYS,
    ANY_CARD,
    NO_CARD,
    ONE_HIGHER_ROUND,
    ONE_LOWER_ROUND,
    OTHER_COLOUR,
    SAME_SUIT,
    Faces,
    of_rank,
    of_suit,
)
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, shuffled

_SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
_RESERVE, _COLUMNS = 13, 4


@dataclass(frozen=True)
class CanfieldVariant(RuleSet):
    """One rule set of Canfield, with the rules in which the rule sets differ."""

    turn: int  # how many cards are turned up from the stock at a time


class Canfield(Patience):
    """Canfield, the game of Richard Canfield's casino, played by one of its rule sets."""

    family = "canfield"
    minutes = (6, 10)
    packs = 1
    resting_kinds = frozenset({Kind.RESERVE})
    winning_figure = "fountain"
    redeals = None
    spots = (
        *foundations(),
        Spot("r", Kind.RESERVE, say("reserve")),
        *columns(_COLUMNS),
        Spot("s", Kind.STOCK, say("stock")),
        Spot("w", Kind.WASTE, say("waste")),
    )
    packing = {
        Kind.FOUNDATION: ONE_HIGHER_ROUND & SAME_SUIT,
        Kind.TABLEAU: ONE_LOWER_ROUND & OTHER_COLOUR,
    }
    runs = {Kind.TABLEAU: ALWAYS}
    empty_accepts = {Kind.TABLEAU: ANY_CARD}
    space_sources = frozenset({Kind.TABLEAU, Kind.WASTE})
    max_lost_nodes = 300  # with a higher limit, the proof that a game is lost would take seconds on a phone

    def __init__(self, rule_set: CanfieldVariant) -> None:
        self.use_rule_set(rule_set, __doc__)
        self.turn = rule_set.turn
        self.layouts = _tables()
        self.prepare()
        self.reserve = self.names["r"]

    def start(self, number: int) -> Position:
        """Return the deal: 13 cards in the reserve, 1 on a foundation, 1 in each column, the rest as stock."""
        dealt = shuffled(cards.full_pack(), SplitMix64(number))
        reserve = cards.turned_down(dealt[: _RESERVE - 1]) + dealt[_RESERVE - 1 : _RESERVE]
        base, rest = dealt[_RESERVE], dealt[_RESERVE + 1 :]
        homes = (bytes([base]) if cards.suit(base) == suit else b"" for suit in _SUITS)
        columns = (rest[i : i + 1] for i in range(_COLUMNS))
        return (*homes, reserve, *columns, cards.turned_down(rest[: _COLUMNS - 1 : -1]), b"")

    def accepted_cards(self, position: Position, target: int) -> Faces:
        """Return the cards that `target` accepts.

        An empty foundation accepts the card of its suit that has the starting rank: the rank of the card that was
        dealt to the foundations. A foundation of thirteen cards accepts no card.
        """
        if target not in self.foundations:
            return super().accepted_cards(position, target)
        if position[target]:
            return NO_CARD if len(position[target]) == len(RANKS) else super().accepted_cards(position, target)
        first = self._starting_rank(position)
        return of_rank(first) & of_suit(_SUITS[target]) if first else NO_CARD

    def _starting_rank(self, position: Position) -> int:
        """Return the rank with which every foundation begins; 0 if all foundations are empty."""
        begun = b"".join(position[i][:1] for i in self.foundations)
        return cards.rank(begun[0]) if begun else 0

    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return the words on an empty foundation, which name its first rank; None for other piles."""
        first = self._starting_rank(position) if spot in self.foundations else 0
        return say("begins-with", rank=first) if first else None

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return the words above the reserve, which count its cards; None for other piles and an empty reserve."""
        cards_left = len(position[spot]) if spot == self.reserve else 0
        return say("in-reserve", count=cards_left) if cards_left else None

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        As long as the reserve has cards, an empty column is filled only from it.
        """
        if self.kinds[target] is Kind.TABLEAU and not position[target] and position[self.reserve]:
            return say("space-from-reserve")
        return super().move_refusal(position, source, target)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Fill every empty column in `piles` from the reserve, and turn up the new top card of the reserve."""
        if not self.is_stock_turn(move.source, move.target):
            for space in self.tableau:
                if not piles[space] and piles[self.reserve]:
                    piles[space] = cards.turned_up(piles[self.reserve][-1:])
                    piles[self.reserve] = piles[self.reserve][:-1]
        reserve = piles[self.reserve]
        piles[self.reserve] = reserve[:-1] + cards.turned_up(reserve[-1:])


def _tables() -> dict[View, Layout]:
    return {"tall": _tall(), "tall-top": _tall_top(), "wide": _wide(), "low": _low()}


def _tall() -> Layout:
    columns = fanned(row(0.14, 1.085, 4, step=1.12), dy=0.57, below=1.155)
    homes = in_line(columns, 0, *range(4))
    below, stock, waste = *in_line(columns, 3.6, 0, 3), *in_line(columns, 3.6, 1.5, dx=0.25)
    reserve, *rest = dock(
        below._replace(dx=0.06, room=0.4, read=True, noted=True), stock, waste._replace(last=3, read=True)
    )
    return Layout(4.64, 4.6, (*homes, reserve, *columns, *rest), fills=True, smallest=0.7)


def _tall_top() -> Layout:
    rest = [Place(0.1, 4.15), Place(0.1, 2.25, dy=0.27, last=3, room=0.55)]
    homes, columns = row(1.5, 0, 4, step=1.1), fanned(row(1.5, 1.2, 4, step=1.1), dy=0.5)
    return Layout(5.9, 5.2, (*homes, Place(0.1, 0, dy=0.12, room=0.7), *columns, *rest), fills=True)


def _wide() -> Layout:
    columns, homes = fanned(row(1.75, 0, 4, step=1.4), dy=0.43), swapping(*column(7.6, 0, 4, step=1.055))
    reserve, *rest = swapping(
        Place(0.1, 0, dy=0.04, room=0.3),
        Place(0.1, 1.42),
        Place(0.1, 2.54, dy=0.3, last=3),
    )
    return Layout(8.7, 4.18, (*homes, reserve, *columns, *rest), fills=True, smallest=0.84)


def _low() -> Layout:
    columns = fanned(row(2.85, 0, 4, step=1.35), dy=0.4)
    homes = swapping(*row(0.1, 0, 2), *row(0.1, 1.06, 2))
    reserve, *rest = swapping(
        Place(0.1, 2.4, dx=0.06, room=0.9, read=True, noted=True),
        Place(9.25, 0),
        Place(8.6, 1.15, dx=0.34, last=3),
    )
    return Layout(10.35, 4.13, (*homes, reserve, *columns, *rest), fills=True, shift=-0.5)


_SOURCE = say("source-canfield")

RULE_SETS = (
    CanfieldVariant("canfield", _SOURCE, say("note-canfield"), turn=1),
    CanfieldVariant("canfield-3", _SOURCE, say("note-canfield-3"), turn=3),
)

GAMES = tuple(Canfield(rule_set) for rule_set in RULE_SETS)
