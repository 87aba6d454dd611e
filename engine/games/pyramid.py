"""Clear a pyramid of cards by removing pairs that add up to thirteen.

# The table
One pack. Twenty-eight cards lie face up in a pyramid of seven rows. Each card above the bottom row is covered by
two cards of the next row. The other 24 cards are the stock.

[table pyramid/45/sw: pyramid t5, free cards t22-t28, stock s, waste w]

# The aim
Clear the whole pyramid.

# Play
- Remove two free cards that add up to thirteen. An ace counts one, a jack eleven, a queen twelve. A king counts
thirteen and is removed on its own.
- A card of the pyramid is free when nothing covers it. The top card of the waste is free, too, but it pairs only
with a card of the pyramid.
- Turn the stock one card at a time to the waste. You can go through it as often as you like. The waste keeps its
order.
- The game is lost when you can’t remove a card in a whole pass through the stock.

[move pyramid/45 t23t24: The ten of spades and the three of spades make thirteen.]
"""

from dataclasses import dataclass

from engine.core import cards
from engine.core.cards import KING
from engine.core.game import Kind, Move, Position, Spot, Status
from engine.core.game_words import GameWords
from engine.core.layouts import Layout, Place, View, swapping
from engine.core.patience import Patience, RuleSet
from engine.core.relations import KINGS, by_rank, described
from engine.core.saying import Saying, joined, say
from engine.core.shuffle import SplitMix64, shuffled

_ROWS = 7
_COUNT = _ROWS * (_ROWS + 1) // 2
_PAIRS = by_rank(lambda card, under: card + under == KING)


@dataclass(frozen=True)
class PyramidVariant(RuleSet):
    """One rule set of Pyramid, with the rules in which the rule sets differ."""

    cover_pairs: bool  # whether two cards may be removed as a pair if one covers the other


class Pyramid(Patience):
    """Pyramid, played by one of its rule sets: the common form or the variant Tut's Tomb."""

    family = "pyramid"
    minutes = (4, 6)
    packs = 1
    resting_kinds = frozenset({Kind.TABLEAU})
    redeals = None
    column = "place"
    words = GameWords(scored="left")
    winning_figure = "fountain"
    endings = {
        Status.WON: say("pyramid-gone"),
        Status.LOST: say("nothing-to-take-away"),
    }
    interchangeable = frozenset()
    spots = (
        *(
            Spot(f"t{row * (row + 1) // 2 + i + 1}", Kind.TABLEAU, say("pyramid-place", row=row + 1, number=i + 1))
            for row in range(_ROWS)
            for i in range(row + 1)
        ),
        Spot("f", Kind.FOUNDATION, say("taken-away")),
        Spot("s", Kind.STOCK, say("stock")),
        Spot("w", Kind.WASTE, say("waste")),
    )
    packing = {
        Kind.TABLEAU: _PAIRS,
        Kind.WASTE: _PAIRS,
        Kind.FOUNDATION: by_rank(lambda card, under: card == KING),
    }
    empty_accepts = {Kind.FOUNDATION: KINGS}
    space_sources = frozenset()

    def __init__(self, rule_set: PyramidVariant) -> None:
        self.use_rule_set(rule_set, __doc__)
        self.cover_pairs = rule_set.cover_pairs
        self.layouts = _tables()
        self.prepare()
        self.gone = self.names["f"]

    def start(self, number: int) -> Position:
        """Return the deal: the pyramid row by row from the top; the other cards are the stock."""
        dealt = shuffled(cards.full_pack(), SplitMix64(number))
        return (*(dealt[i : i + 1] for i in range(_COUNT)), b"", cards.turned_down(dealt[: _COUNT - 1 : -1]), b"")

    def covering_spots(self, position: Position, spot: int) -> list[int]:
        """Return the spots of the row below whose cards lie on the card at `spot`: two, one or none."""
        if spot >= _COUNT - _ROWS:
            return []
        row = next(row for row in range(_ROWS) if spot < (row + 1) * (row + 2) // 2)
        return [i for i in (spot + row + 1, spot + row + 2) if position[i]]

    def _pairs_with_cover(self, position: Position, spot: int) -> int:
        """Return the spot of the card that covers the card at `spot` if both may be removed as a pair; else -1.

        Only Tut's Tomb allows such a pair, and only if no other card covers either of the two.
        """
        over = self.covering_spots(position, spot)
        if not self.cover_pairs or len(over) != 1 or self.covering_spots(position, over[0]):
            return -1
        return over[0] if _PAIRS.allows(position[spot][-1], position[over[0]][-1]) else -1

    def source_refusal(self, position: Position, source: int) -> Saying | None:
        """Return why the card at `source` may not be taken (it is covered or out of play); None if it may.

        In Tut's Tomb, a covered card may be taken together with the only card that covers it, if they are a pair.
        """
        if source in self.tableau and self._pairs_with_cover(position, source) < 0:
            over = self.covering_spots(position, source)
            if over:
                names = [cards.name(position[i][-1]) for i in over]
                return say("covered-by", card=cards.name(position[source][-1]), cards=names, count=len(over))
        return None if source != self.gone else say("out-of-the-game")

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        A move from one card to another removes both as a pair. One card must lie in the pyramid, and both must be
        free, with one exception: in Tut's Tomb, one card of the pair may be covered by the other.
        """
        if source == self.stock and target != self.waste:
            return say("turn-to-waste-first")
        pairs = source != self.stock and self.kinds[target] in {Kind.TABLEAU, Kind.WASTE}
        no_partner = self._no_partner(position, target) if pairs else None
        return (
            no_partner or self._bound(position, source, target) or super().move_refusal(position, source, target)
        )

    def _no_partner(self, position: Position, target: int) -> Saying | None:
        """Return why there is no free card at `target` with which another card can pair; None if there is one."""
        if position[target]:
            return self.source_refusal(position, target)
        return say("no-card-to-pair") if target == self.waste else say("card-there-is-gone")

    def _bound(self, position: Position, source: int, target: int) -> Saying | None:
        """Return a refusal if one of the two cards may be removed only with the card that covers it; else None."""
        for one, other in ((source, target), (target, source)):
            cover = self._pairs_with_cover(position, one) if one in self.tableau else -1
            if cover not in {-1, other}:
                card, upon = (cards.name(position[i][-1]) for i in (one, cover))
                return say("only-with-cover", card=card, upon=upon)
        return None

    def _misfit(self, position: Position, move: Move) -> Saying | None:
        """Return why the moved card does not pair with the card at the target; None if it does."""
        source, target, _ = move
        wanted, card = self.accepted_cards(position, target), position[source][-1]
        if self.is_stock_turn(source, target) or card in wanted:
            return None
        if target == self.gone:
            return say("only-king-alone")
        top = position[target][-1]
        if KING in {cards.rank(card), cards.rank(top)}:
            return say("king-goes-alone")
        return say("only-with", card=cards.name(top), wanted=described(wanted))

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return which cards the move takes away; None if it turns up a stock card or redeals."""
        if self.is_stock_turn(move.source, move.target):
            return None
        spots = [move.source] if move.target == self.gone else [move.source, move.target]
        names = [cards.name(before[spot][-1]) for spot in spots]
        taken = say("cards-taken-away" if after else "take-cards-away", cards=names, count=len(names))
        uncovered = after[self.waste][-1:] if after and self.waste in spots else b""
        return joined([taken, *(say("on-waste-now", card=cards.name(card)) for card in uncovered)])

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move; a pair or a king goes to the pile of cards taken away."""
        if self.is_stock_turn(move.source, move.target) or move.target == self.gone:
            return super().play(position, move)
        piles = list(position)
        for spot in (move.source, move.target):
            piles[self.gone] += piles[spot][-1:]
            piles[spot] = piles[spot][:-1]
        return tuple(piles)

    def key(self, position: Position) -> Position:
        """Return the key of the position, see `Game.key`; it ignores the order in which cards were taken away."""
        key = super().key(position)
        return (*key[: self.gone], bytes(sorted(key[self.gone])), *key[self.gone + 1 :])

    def finished(self, position: Position) -> bool:
        """Return whether the game is won: the pyramid is gone."""
        return not any(position[i] for i in self.tableau)

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether the move makes no progress, because it only turns up a stock card or redeals."""
        return self.is_stock_turn(move.source, move.target)

    def score(self, position: Position) -> int:
        """Return the score of a position: one point for each card that is still in the pyramid."""
        return sum(len(position[i]) for i in self.tableau)

    def points(self, before: Position, move: Move, after: Position) -> int:
        """Return how a move changes the score: -1 for each card taken from the pyramid."""
        return self.score(after) - self.score(before)


def _tables() -> dict[View, Layout]:
    # `rest`: the places of the cards taken away, the stock and the waste
    rest = swapping(
        Place(0.15, 5.1, size=1.35), Place(5.46, 5.1, size=1.35), Place(2.9, 5.1, size=1.35, dx=0.42, last=3)
    )
    tall = _pyramid(6.96, 3.48, (0.96, 0.62), rest)._replace(height=6.6, least=0.75, most=1.45)
    rest = [Place(4.75, 0), Place(5.86, 0), Place(0.1, 0, dx=0.33, last=3)]
    tall_top = _pyramid(6.96, 3.48, (0.96, 0.62), rest)._replace(least=0.85, most=1.8)
    rest = swapping(Place(7.9, 0), Place(1.7, 0), Place(0.02, 0, dx=0.33, last=3))
    wide = _pyramid(9, 4.5, (1.3, 0.48), rest)
    rest = swapping(Place(9.5, 0), Place(1.75, 0), Place(0.05, 0, dx=0.34, last=3))
    low = _pyramid(11.6, 5.6, (1.12, 0.5), rest)
    return {"tall": tall, "tall-top": tall_top, "wide": wide, "low": low._replace(least=0.95)}


def _pyramid(width: float, middle: float, step: tuple[float, float], rest: list[Place]) -> Layout:
    """Return a layout of seven rows. Each row begins half a step further left than the row above it.

    Args:
        width: the width of the table, in card widths.
        middle: the x of the centre of the top card, in card widths.
        step: the distance from card to card, in card widths, and from row to row, in card heights.
        rest: the places of the cards taken away, the stock and the waste.
    """
    across, down = step
    places = [
        Place(middle - 0.5 + across * (i - row / 2), down * row) for row in range(_ROWS) for i in range(row + 1)
    ]
    return Layout(width, max(down * (_ROWS - 1), rest[0].y) + 1, (*places, *rest), most=1.2)


RULE_SETS = (
    PyramidVariant(
        id="pyramid",
        note=say("note-pyramid"),
        source=say("source-pyramid"),
        cover_pairs=False,
    ),
    PyramidVariant(
        id="pyramid-tut",
        note=say("note-pyramid-tut"),
        source=say("source-pyramid-tut"),
        cover_pairs=True,
    ),
)

GAMES = tuple(Pyramid(rule_set) for rule_set in RULE_SETS)
