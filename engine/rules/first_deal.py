"""Lays out the piles of a record, and deals its cards to them."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from engine.core import cards
from engine.core.cards import ACE, KING, Card, Pile
from engine.core.game import Kind, Position, Spot, counter_pile
from engine.core.patience import Patience
from engine.core.piles import FOUNDATION_SUITS, foundations, with_last_up
from engine.core.saying import Saying, say
from engine.core.shuffle import SplitMix64, microsoft, shuffled
from engine.rules.checks import begins_with_dealt, check
from engine.rules.record import (
    EACH_SUIT,
    Aces,
    Columns,
    Deals,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Record,
    Reserve,
    Runs,
    To,
)


class Dealing(Patience):
    """A patience whose spots and deal follow from a record."""

    heap_title: Saying  # what a heap is called that is not the waste
    # The names and titles of the piles of the reserve; that of a card that locks them comes last.
    reserve_names: Sequence[tuple[str, Saying]] = (("r", say("reserve")),)

    def __init__(self, record: Record, counters: Iterable[Spot] = ()) -> None:
        """Take spots and deal from a record; `counters` are spots that the game has besides those of the record.

        Raise `ImpossibleRecordError` if the record contradicts itself.
        """
        check(record)
        self.record = record
        self.packs, self.packs_apart = record.packs, record.deals is Deals.PACKS_APART
        self.base_is_dealt = begins_with_dealt(record)
        self.look = bytes(card & ~3 | record.suits[card & 3] for card in range(256))
        self.turn, self.redeals = (record.stock.turn, record.stock.redeals) if record.stock else (1, 0)
        self.spots = (*self._spots(), *counters)

    def _spots(self) -> Iterator[Spot]:
        record = self.record
        for number in range(1, len(record.cells.cards) + 1 if record.cells else 1):
            yield Spot(f"a{number}", Kind.CELL, say(f"{self.cell}-number", number=number))
        if isinstance(record.aim, Foundations):
            yield from foundations(record.packs)
        elif isinstance(record.aim, Runs):
            for number in range(1, len(cards.SUITS) * record.packs + 1):
                yield Spot(f"f{number}", Kind.FOUNDATION, say("run-number", number=number))
        elif isinstance(record.aim, Heap) and not record.stock:
            yield Spot("f", Kind.FOUNDATION, self.heap_title)
        if record.reserve:
            count = len(record.reserve.cards) + (record.reserve.lock is not Lock.NONE)
            assert count <= len(self.reserve_names), "a game names each pile of its reserve"
            yield from (Spot(name, Kind.RESERVE, title) for name, title in self.reserve_names[:count])
        yield from self._tableau()
        if isinstance(record.aim, Pairs):
            yield Spot("f", Kind.FOUNDATION, say("taken-away"))
        if record.stock:
            yield Spot("s", Kind.STOCK, say("stock"))
            if record.stock.to is To.WASTE:
                yield Spot("w", Kind.WASTE, say("waste"))
            if record.stock.redeals:
                yield Spot("p", Kind.COUNTER, say("redeals"))

    def _tableau(self) -> Iterable[Spot]:
        tableau = self.record.tableau
        if isinstance(tableau, Columns):
            numbers = range(1, len(tableau.cards) + 1)
            return [Spot(f"t{number}", Kind.TABLEAU, self.column_title(number)) for number in numbers]
        places = [(row, i) for row, length in enumerate(tableau.lengths(), 1) for i in range(1, length + 1)]
        return [
            Spot(f"t{number}", Kind.TABLEAU, say("pyramid-place", row=row, number=i))
            for number, (row, i) in enumerate(places, 1)
        ]

    def column_title(self, number: int) -> Saying:
        """Return what players call the column with this number; the first column has the number 1."""
        return say(f"{self.column}-number", number=number)

    def start(self, number: int) -> Position:
        """Return the deal with this number; `Record` says in which order the cards are dealt."""
        deals, stream = self.record.deals, SplitMix64(number)
        if deals is Deals.MICROSOFT:
            return self.dealt(microsoft(number))
        if deals is Deals.PACKS_APART:
            return self.dealt(b"".join(shuffled(cards.full_pack(i), stream) for i in range(self.packs)))
        return self.dealt(shuffled(self.pack(), stream))

    def pack(self) -> Pile:
        """Return the cards that are shuffled: all but a card that begins the heap."""
        aim = self.record.aim
        pack = b"".join(map(cards.full_pack, range(self.packs)))
        return pack.replace(bytes([aim.first]), b"") if isinstance(aim, Heap) and aim.first else pack

    def dealt(self, order: Pile) -> Position:
        """Return the position after the cards are dealt in this order."""
        record, homes = self.record, [b""] * len(self.foundations)
        rest = self._after_laying_out(order, homes)
        left = self._past_aces(rest, homes)
        reserve, bottom = self._reserve(record.reserve, left) if record.reserve else ([], b"")
        if self.base_is_dealt:
            base = _taken(left, 1)
            homes[FOUNDATION_SUITS.index(cards.suit(base[0]))] = base
        laid = self._columns(left)
        cells = [_taken(left, count) for count in record.cells.cards] if record.cells else []
        heap = self._heap(record.aim, left) if isinstance(record.aim, Heap) else b""
        if not record.stock:
            deque(left)  # the last cards of the pack may be aces, which go home, too
        if heap and not record.stock:
            homes = [heap]
        before, after = (laid, homes) if isinstance(record.aim, Pairs) else (homes, [*reserve, *laid])
        piles = [*cells, *before, *after]
        if record.stock:
            piles.append(cards.turned_down((bytes(rest) + bottom)[::-1]))
            piles += [heap] * (self.waste >= 0)
            piles += [counter_pile(0)] * (self.redeal_counter >= 0)
        return tuple(piles)

    def _after_laying_out(self, order: Pile, homes: list[Pile]) -> Iterator[Card]:
        """Return the cards to deal; if all aces are laid out before the deal, they are put to `homes`."""
        aim, rest = self.record.aim, iter(order)
        if isinstance(aim, Foundations) and aim.aces is Aces.LAID_OUT:
            return iter(bytes(self._without_aces(rest, homes)))
        return rest

    def _past_aces(self, rest: Iterator[Card], homes: list[Pile]) -> Iterator[Card]:
        """Return the cards to deal; if aces that come up go home, they are put to `homes` and left out."""
        aim = self.record.aim
        return (
            self._without_aces(rest, homes)
            if isinstance(aim, Foundations) and aim.aces is not Aces.NEVER
            else rest
        )

    def _without_aces(self, rest: Iterator[Card], homes: list[Pile]) -> Iterator[Card]:
        """Yield the cards of `rest` other than aces; put each ace that comes up to an empty pile of its suit."""
        for card in rest:
            if cards.rank(card) != ACE:
                yield card
            else:
                homes[self.home_of_ace(homes, card)] = bytes([card])

    def home_of_ace(self, homes: Sequence[Pile], ace: Card) -> int:
        """Return which foundation an ace goes to: the first of its suit that is empty; `homes` are their piles."""
        suits = [FOUNDATION_SUITS.index(cards.suit(ace)) + len(FOUNDATION_SUITS) * i for i in range(self.packs)]
        return next(i for i in suits if not homes[i])

    def _reserve(self, reserve: Reserve, left: Iterator[Card]) -> tuple[list[Pile], Pile]:
        """Deal the next cards to the reserve; return its piles, and cards that go to the bottom of the stock."""
        piles, bottom = in_rows(left, reserve.cards), bytearray()
        if not reserve.face_up:
            piles = [with_last_up(cards.turned_down(pile)) for pile in piles]
        if reserve.lock is Lock.NONE:
            return piles, b""
        lock = _taken(left, 1)
        while reserve.lock is Lock.NOT_KING and cards.rank(lock[0]) == KING:
            bottom.extend(lock)
            lock = _taken(left, 1)
        return [*piles, lock], bytes(bottom)

    def _columns(self, left: Iterator[Card]) -> list[Pile]:
        """Deal the next cards to the columns or peaks, and return the piles."""
        tableau, columns = self.record.tableau, self.record.columns
        if columns.by_column:
            laid = [_taken(left, count) for count in columns.cards]
        else:
            laid = in_rows(left, columns.cards)
        if columns.kings_below:
            laid = [_with_kings_below(pile) for pile in laid]
        for i, down in enumerate(columns.face_down):
            laid[i] = cards.turned_down(laid[i][:down]) + laid[i][down:]
        if isinstance(tableau, Peaks) and tableau.face_down:
            last = tableau.lengths()[-1]
            return [*map(cards.turned_down, laid[:-last]), *laid[-last:]]
        return laid

    def _heap(self, heap: Heap, left: Iterator[Card]) -> Pile:
        """Return the pile of the heap: the card that begins it, or else the next card of the deal."""
        return bytes([heap.first]) if heap.first else _taken(left, 1)

    # Suits that count as others

    def displayed_card(self, card: Card) -> Card:
        """Return the card with the suit as which it counts; the player sees this suit."""
        return self.look[card]

    def key(self, position: Position) -> Position:
        """Return the key of the position with every card in its displayed suit, see `Game.key`."""
        if self.record.suits != EACH_SUIT:
            position = tuple(pile.translate(self.look) for pile in position)
        return super().key(position)


def _with_kings_below(pile: Pile) -> Pile:
    """Return a pile with its kings under its other cards; both keep their order."""
    kings = bytes(card for card in pile if cards.rank(card) == KING)
    return kings + bytes(card for card in pile if cards.rank(card) != KING)


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
