"""Pairs of free cards that add up to thirteen and leave together; a king leaves alone."""

from collections.abc import Iterable

from engine.core import cards
from engine.core.cards import KING
from engine.core.game import Kind, Move, Position, Spot
from engine.core.relations import by_rank, described
from engine.core.saying import Saying, joined, say
from engine.rules.overlapping import Overlapping
from engine.rules.record import Pairs, Record

PAIRS = by_rank(lambda card, under: card + under == KING)
ON_KINGS = by_rank(lambda card, under: card == KING)  # a king goes on whatever has been taken away


class PairedCards(Overlapping):
    """A patience whose aim may be to take the cards away in pairs. A move to a card takes both cards away."""

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        super().__init__(record, counters)
        self.takes_pairs = isinstance(record.aim, Pairs)
        if self.takes_pairs:
            self.stays_home = say("out-of-the-game")
        self.cover_pairs = isinstance(record.aim, Pairs) and record.aim.with_cover
        self.gone = [spot.kind for spot in self.spots].index(Kind.FOUNDATION) if self.takes_pairs else -1

    def _pairs_with_cover(self, position: Position, spot: int) -> int:
        """Return the spot of the card that covers the card at `spot` if both may be removed as a pair; else -1.

        The record may allow such a pair, but only if no other card covers either of the two.
        """
        over = self.covering_spots(position, spot) if self.cover_pairs else ()
        if len(over) != 1 or self.covering_spots(position, over[0]):
            return -1
        return over[0] if PAIRS.allows(position[spot][-1], position[over[0]][-1]) else -1

    def leaves_with_cover(self, position: Position, spot: int) -> bool:
        """Return whether the card at `spot` may leave together with the card that covers it."""
        return self._pairs_with_cover(position, spot) >= 0

    def pair_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no pair leaves by a move from `source` to `target`; None if no rule of pairs forbids it.

        A move from one card to another removes both as a pair. One card must lie in the tableau, and both must be
        free, unless the record lets one card of the pair be covered by the other.
        """
        if source == self.stock:
            return say("turn-to-waste-first") if target != self.waste else None
        is_pair = self.kinds[target] in {Kind.TABLEAU, Kind.WASTE}
        no_partner = self._no_partner(position, target) if is_pair else None
        return no_partner or self._bound(position, source, target)

    def _no_partner(self, position: Position, target: int) -> Saying | None:
        """Return why there is no free card at `target` with which another card can pair; None if there is one."""
        if position[target]:
            return self.source_refusal(position, target)
        return say("no-card-to-pair") if target == self.waste else say("card-there-is-gone")

    def _bound(self, position: Position, source: int, target: int) -> Saying | None:
        """Return a refusal if one of the two cards may be removed only with the card that covers it; else None."""
        for one, other in ((source, target), (target, source)):
            cover = self._pairs_with_cover(position, one)
            if cover not in {-1, other}:
                card, upon = (cards.name(position[i][-1]) for i in (one, cover))
                return say("only-with-cover", card=card, upon=upon)
        return None

    def _misfit(self, position: Position, move: Move) -> Saying | None:
        """Return why the moved card does not pair with the card at the target; None if it does."""
        source, target, _ = move
        if not self.takes_pairs:
            return super()._misfit(position, move)
        wanted, card = self.accepted_cards(position, target), position[source][-1]
        if self.is_stock_turn(source, target) or card in wanted:
            return None
        if target == self.gone:
            return say("only-king-alone")
        top = position[target][-1]
        if KING in {cards.rank(card), cards.rank(top)}:
            return say("king-goes-alone")
        return say("only-with", card=cards.name(top), wanted=described(wanted))

    def stuck_words(self, position: Position, source: int) -> Saying | None:
        """Return with which cards the last card of `source` pairs, for a free card that has no partner now."""
        if not self.takes_pairs:
            return super().stuck_words(position, source)
        return say(
            "only-with",
            card=cards.name(position[source][-1]),
            wanted=described(self.accepted_cards(position, source)),
        )

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal move; a pair goes to the pile of cards taken away."""
        source, target, _ = move
        if not self.takes_pairs or target == self.gone or self.is_stock_turn(source, target):
            return super().play(position, move)
        piles = list(position)
        for spot in (source, target):
            piles[self.gone] += piles[spot][-1:]
            piles[spot] = piles[spot][:-1]
            self.consequences(piles, Move(spot, self.gone))
        return tuple(piles)

    def key(self, position: Position) -> Position:
        """Return the key of the position, see `Game.key`; it ignores the order in which cards were taken away."""
        key = super().key(position)
        if not self.takes_pairs:
            return key
        return (*key[: self.gone], bytes(sorted(key[self.gone])), *key[self.gone + 1 :])

    def is_shuttle(self, position: Position, move: Move) -> bool:
        """Return whether the move makes no progress (see `Patience.is_shuttle`); taking cards away does."""
        if self.takes_pairs and not self.is_stock_turn(move.source, move.target):
            return False
        return super().is_shuttle(position, move)

    def move_words(self, before: Position, move: Move, after: Position | None) -> Saying | None:
        """Return which cards the move takes away; None if it turns up a stock card or redeals."""
        if not self.takes_pairs or self.is_stock_turn(move.source, move.target):
            return super().move_words(before, move, after)
        spots = [move.source] if move.target == self.gone else [move.source, move.target]
        names = [cards.name(before[spot][-1]) for spot in spots]
        taken = say("cards-taken-away" if after else "take-cards-away", cards=names, count=len(names))
        uncovered = after[self.waste][-1:] if after and self.waste in spots else b""
        return joined([taken, *(say("on-waste-now", card=cards.name(card)) for card in uncovered)])
