"""Translates deals and positions of recorded games for the oracle of records."""

from collections.abc import Iterable
from functools import cache

from engine.core import cards
from engine.core.cards import Pile
from engine.core.game import Kind, Position, counter_value
from engine.core.shuffle import SplitMix64, microsoft, shuffled
from engine.play import notation
from engine.rules.record import Deals, Heap, Record
from engine.rules.recorded import Recorded
from oracle import record_deal, records
from oracle.plain import Piles
from oracle.record_piles import reserve_piles, spots


def names_of(game: Recorded) -> list[str]:
    """Return the oracle's name for each spot: that of the game, but games may name their reserve otherwise."""
    reserve = iter(reserve_piles(game.record))
    return [next(reserve) if spot.kind is Kind.RESERVE else spot.name for spot in game.spots]


@cache
def card_texts(pile: Pile) -> tuple[str, ...]:
    """Return the cards of a pile in notation."""
    return tuple(notation.card_text(card) for card in pile)


def piles_of(game: Recorded, names: Iterable[str], position: Position) -> Piles:
    """Return a position as piles of the oracle, without what it does not know: the counters of a round."""
    known, piles = set(spots(game.record)), {}
    for name, spot, pile in zip(names, game.spots, position, strict=True):
        if spot.kind is not Kind.COUNTER:
            piles[name] = list(card_texts(pile))
        elif name in known:
            piles[name] = [records.MARK] * counter_value(pile)
    return piles


def dealt(record: Record, number: int) -> Piles:
    """Return the oracle's deal of the cards in the order of this number."""
    stream = SplitMix64(number)
    packs = [cards.full_pack(pack) for pack in range(record.packs)]
    first = record.aim.first if isinstance(record.aim, Heap) else 0
    if record.deals is Deals.MICROSOFT:
        order = microsoft(number)
    elif record.deals is Deals.PACKS_APART:
        order = b"".join([shuffled(pack, stream) for pack in packs])
    else:  # the card that begins the heap is not shuffled
        order = shuffled(bytes(card for card in b"".join(packs) if not first or card != first), stream)
    return record_deal.deal(record, list(card_texts(order)), notation.card_text(first) if first else "")
