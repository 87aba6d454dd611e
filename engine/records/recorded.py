"""Plays a record: a patience whose rules and table are all taken from a `Record`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from engine.core import cards
from engine.core.cards import RANKS, Card, Pile
from engine.core.game import Kind, Move, Position, Spot, counter_pile
from engine.core.patience import Patience, RuleSet
from engine.core.piles import FOUNDATION_SUITS, columns, foundations, with_last_up
from engine.core.relations import (
    ALWAYS,
    ANY_CARD,
    KINGS,
    NEVER,
    NEXT_TO,
    NEXT_TO_ROUND,
    NO_CARD,
    ONE_HIGHER,
    ONE_HIGHER_ROUND,
    ONE_LOWER,
    ONE_LOWER_ROUND,
    OTHER_COLOUR,
    SAME_SUIT,
    Faces,
    Relation,
    by_rank,
    of_rank,
    of_suit,
)
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, microsoft, shuffled
from engine.records.checks import begins_with_dealt, check
from engine.records.record import Build, Deals, Fill, Ranks, Record, Suits, Take
from engine.records.tables import arranged

_RANKS = {
    (Ranks.LOWER, False): ONE_LOWER,
    (Ranks.LOWER, True): ONE_LOWER_ROUND,
    (Ranks.HIGHER, False): ONE_HIGHER,
    (Ranks.HIGHER, True): ONE_HIGHER_ROUND,
    (Ranks.NEXT, False): NEXT_TO,
    (Ranks.NEXT, True): NEXT_TO_ROUND,
}
_SUITS = {Suits.ANY: ALWAYS, Suits.SAME: SAME_SUIT, Suits.ALTERNATE: OTHER_COLOUR}
_FILLS = {Fill.ANY: ANY_CARD, Fill.KING: KINGS, Fill.NONE: NO_CARD, Fill.RESERVE: ANY_CARD}


@dataclass(frozen=True)
class RecordedRuleSet(RuleSet):
    """One rule set of a game that has several records."""

    record: Record


class Recorded(Patience):
    """A patience that is played by a record. A derived class says how it looks and what its piles are called."""

    packs = 1
    heap_title: Saying  # what a heap is called that is not the waste

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        """Play by this record; `counters` are spots that the game has besides those of the record."""
        check(record)
        self.record = record
        stock, laid = record.stock, record.columns
        self._base_is_dealt = begins_with_dealt(record)
        self._reserve_fills = laid.fill is Fill.RESERVE
        self.foundations_return = record.foundations is not None and record.foundations.may_return
        self.turn, self.redeals = (stock.turn, stock.redeals) if stock else (1, 0)
        self.runs_move_singly = laid.take is Take.ONE_BY_ONE
        self.packing = self._packing()
        runs = {Take.ONE: {}, Take.ANY: {Kind.TABLEAU: ALWAYS}}
        self.runs = runs.get(laid.take, {Kind.TABLEAU: relation(laid.build)})
        self.empty_accepts = {Kind.TABLEAU: _FILLS[laid.fill], Kind.CELL: ANY_CARD}
        self.spots = (*self._spots(), *counters)
        self.space_sources = frozenset(self._space_sources())
        self.layouts = arranged(self.spots)
        self.prepare()
        self.reserve = self.names.get("r", -1)

    def _packing(self) -> dict[Kind, Relation]:
        """Return which card may be laid on which, by kind of pile."""
        columns, heap = self.record.columns, self.record.heap
        found = {Kind.TABLEAU: relation(columns.build)} if columns.build else {}
        if heap:
            found[Kind.WASTE if self.record.stock else Kind.FOUNDATION] = relation(heap.build)
        else:
            found[Kind.FOUNDATION] = relation(Build(Ranks.HIGHER, Suits.SAME, is_ring=self._base_is_dealt))
        return found

    def _spots(self) -> Iterator[Spot]:
        record = self.record
        for number in range(1, len(record.cells.cards) + 1 if record.cells else 1):
            yield Spot(f"a{number}", Kind.CELL, say(f"{self.cell}-number", number=number))
        if record.foundations:
            yield from foundations()
        elif not record.stock:
            yield Spot("f", Kind.FOUNDATION, self.heap_title)
        if record.reserve:
            yield Spot("r", Kind.RESERVE, say("reserve"))
        yield from columns(len(record.columns.cards), self.column)
        if record.stock:
            yield Spot("s", Kind.STOCK, say("stock"))
            yield Spot("w", Kind.WASTE, say("waste"))
            if record.stock.redeals:
                yield Spot("p", Kind.COUNTER, say("redeals"))

    def _space_sources(self) -> Iterator[Kind]:
        record = self.record
        if record.columns.fill is Fill.NONE:
            return
        yield Kind.TABLEAU
        if record.cells:
            yield Kind.CELL
        if record.stock:
            yield Kind.WASTE
        if record.reserve and not self._reserve_fills:
            yield Kind.RESERVE
        if self.foundations_return:
            yield Kind.FOUNDATION

    # The deal

    def start(self, number: int) -> Position:
        """Return the deal with this number; `Record` says in which order the cards are dealt."""
        if self.record.deals is Deals.MICROSOFT:
            return self.dealt(microsoft(number))
        return self.dealt(shuffled(self.pack(), SplitMix64(number)))

    def pack(self) -> Pile:
        """Return the cards that are shuffled: all but a card that begins the heap."""
        heap = self.record.heap
        return cards.full_pack().replace(bytes([heap.first]), b"") if heap else cards.full_pack()

    def dealt(self, order: Pile) -> Position:
        """Return the position after the cards are dealt in this order."""
        record, left = self.record, iter(order)
        reserve = _taken(left, record.reserve.cards) if record.reserve else None
        homes = self._begun(left) if record.foundations else []
        laid = self._columns(left)
        cells = [_taken(left, count) for count in record.cells.cards] if record.cells else []
        heap = record.heap and (bytes([record.heap.first]) if record.heap.first else _taken(left, 1))
        piles = [*cells, *homes]
        if heap and not record.stock:
            piles.append(heap)
        if reserve is not None:
            piles.append(with_last_up(cards.turned_down(reserve)))
        piles += laid
        if record.stock:
            piles += [cards.turned_down(bytes(left)[::-1]), heap or b""]
            piles += [counter_pile(0)] * (self.redeal_counter >= 0)
        return tuple(piles)

    def _begun(self, left: Iterator[Card]) -> list[Pile]:
        """Return the piles of the foundations, with the next card if the foundations begin with a dealt one."""
        homes = [b""] * len(FOUNDATION_SUITS)
        if self._base_is_dealt:
            base = _taken(left, 1)
            homes[FOUNDATION_SUITS.index(cards.suit(base[0]))] = base
        return homes

    def _columns(self, left: Iterator[Card]) -> list[Pile]:
        """Deal the next cards to the columns, and return the piles."""
        columns = self.record.columns
        if columns.by_column:
            laid = [_taken(left, count) for count in columns.cards]
        else:
            laid = in_rows(left, columns.cards)
        return [with_last_up(cards.turned_down(pile)) for pile in laid] if columns.face_down else laid

    # Foundations that begin with the rank of a card that was dealt there

    def accepted_cards(self, position: Position, target: int) -> Faces:
        """Return the cards that `target` accepts.

        If the rank with which the foundations begin is dealt, an empty foundation accepts the card of its suit
        that has this rank, and a foundation of thirteen cards accepts no card.
        """
        if not self._base_is_dealt or target not in self.foundations:
            return super().accepted_cards(position, target)
        if position[target]:
            return NO_CARD if len(position[target]) == len(RANKS) else super().accepted_cards(position, target)
        first = self._starting_rank(position)
        suit = FOUNDATION_SUITS[self.foundations.index(target)]
        return of_rank(first) & of_suit(suit) if first else NO_CARD

    def _starting_rank(self, position: Position) -> int:
        """Return the rank with which every foundation begins; 0 if all foundations are empty."""
        begun = b"".join(position[i][:1] for i in self.foundations)
        return cards.rank(begun[0]) if begun else 0

    def caption(self, position: Position, spot: int) -> Saying | None:
        """Return the words on an empty foundation, which name its first rank if it is dealt; otherwise None."""
        if not self._base_is_dealt or spot not in self.foundations:
            return None
        first = self._starting_rank(position)
        return say("begins-with", rank=first) if first else None

    # A heap

    def finished(self, position: Position) -> bool:
        """Return whether the game is won: all cards are on the foundations; with a heap, the columns are empty."""
        if self.record.heap:
            return not any(position[i] for i in self.tableau)
        return super().finished(position)

    # When a game is lost

    def tableau_may_help(self, position: Position) -> bool:
        """Return whether other places for the cards of tableau and cells might make a move with progress legal.

        They always might if they can uncover a face-down card, or a space that the reserve fills.
        """
        uncovers = self.record.columns.face_down or self._reserve_fills
        return uncovers or super().tableau_may_help(position)

    # A reserve

    def pile_note(self, position: Position, spot: int) -> Saying | None:
        """Return the words above the reserve, which count its cards; None for other piles and an empty reserve."""
        left = len(position[spot]) if spot == self.reserve else 0
        return say("in-reserve", count=left) if left else None

    def move_refusal(self, position: Position, source: int, target: int) -> Saying | None:
        """Return why no card may go from `source` to `target`; None if some card may go.

        If spaces are filled from the reserve, no other card fills one as long as the reserve has cards.
        """
        if self._reserve_fills and position[self.reserve]:
            is_space = self.kinds[target] is Kind.TABLEAU and not position[target]
            return say("space-from-reserve") if is_space else super().move_refusal(position, source, target)
        return super().move_refusal(position, source, target)

    def consequences(self, piles: list[Pile], move: Move) -> None:
        """Turn up the cards that the move has uncovered; fill each space if the reserve fills them."""
        super().consequences(piles, move)
        if self.reserve < 0:
            return
        if self._reserve_fills and not self.is_stock_turn(move.source, move.target):
            for space in self.tableau:
                if not piles[space] and piles[self.reserve]:
                    piles[space] = cards.turned_up(piles[self.reserve][-1:])
                    piles[self.reserve] = piles[self.reserve][:-1]
        piles[self.reserve] = with_last_up(piles[self.reserve])


@lru_cache(maxsize=64)  # many rule sets have the same builds, and a start should not wait for them
def relation(build: Build | None) -> Relation:
    """Return which card may be laid on which; for None, no card on any."""
    if build is None:
        return NEVER
    found = _RANKS[build.ranks, build.is_ring] & _SUITS[build.suits]
    return found - by_rank(lambda card, under: under == build.closed) if build.closed else found


def in_rows(left: Iterator[Card], counts: tuple[int, ...]) -> list[Pile]:
    """Deal the next cards in rows from the left, until each pile has its number of cards.

    A row leaves out the piles that are complete before it.
    """
    piles = [bytearray() for _ in counts]
    for row in range(max(counts, default=0)):
        for pile, count in zip(piles, counts, strict=True):
            if row < count:
                pile.extend(_taken(left, 1))
    return [bytes(pile) for pile in piles]


def _taken(left: Iterator[Card], count: int) -> Pile:
    """Return the next cards of those that are left to deal."""
    return bytes(islice(left, count))
