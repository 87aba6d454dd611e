"""Puts the rules of a record into sentences: the rules page of a game whose rules are not written by hand.

Each sentence is a message of `engine/words/en/records.ftl` and says one rule, so a language translates a few dozen
messages and has the rules of all records. The order of the sentences is that of the messages in the file.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core import cards
from engine.core.game import Kind
from engine.core.saying import Saying, say
from engine.rules.checks import begins_with_dealt, cards_dealt, kinds_put_aside
from engine.rules.record import (
    EACH_SUIT,
    NO_LIMIT,
    Aces,
    Build,
    Columns,
    Deals,
    Fill,
    Foundations,
    Heap,
    Lock,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Reserve,
    Runs,
    Stock,
    Take,
    To,
)

_BUILT = {Ranks.LOWER: "rules-built-down", Ranks.HIGHER: "rules-built-up", Ranks.NEXT: "rules-built-both-ways"}


class Page(NamedTuple):
    """The sentences of a rules page, by the parts of the page."""

    table: tuple[Saying, ...]
    aim: tuple[Saying, ...]
    play: tuple[Saying, ...]  # a list, with a point for each


def page(record: Record) -> Page:
    """Return the rules of a record in sentences."""
    return Page(tuple(_table(record)), tuple(_aim(record)), tuple(_play(record)))


def _heap_kind(record: Record) -> str:
    """Return which kind of pile the heap is."""
    return "waste" if record.stock else "foundation"


def _numbers(counts: Sequence[int]) -> str:
    return ", ".join(map(str, counts))


# ---- the table


def _table(record: Record) -> Iterator[Saying]:
    yield say("rules-packs", count=record.packs)
    if record.deals is Deals.PACKS_APART:
        yield say("rules-packs-apart")
    if record.suits != EACH_SUIT:
        kept = [suit for suit in cards.SUITS if suit in record.suits]
        yield say("rules-only-suits", suits=[say("suit", suit=cards.SUIT_NAMES[suit]) for suit in kept])
    yield from _peaks(record.tableau) if isinstance(record.tableau, Peaks) else _columns(record.tableau)
    if record.cells:
        yield cells(record.cells.cards)
    if record.reserve:
        yield from _reserve(record.reserve)
    yield from _destination(record)
    if record.stock:
        yield say("rules-stock", count=_in_stock(record))


def _columns(columns: Columns) -> Iterator[Saying]:
    yield column_cards(columns.cards)
    if columns.kings_below:
        yield say("rules-kings-below")
    yield faces(columns)


def column_cards(counts: tuple[int, ...]) -> Saying:
    """Return how many columns there are, and how many cards are dealt to each."""
    columns = len(counts)
    if len(set(counts)) == 1:
        return say("rules-columns", columns=columns, cards=counts[0])
    if columns > 2 and all(b == a + 1 for a, b in pairwise(counts)):
        return say("rules-columns-rising", columns=columns, fewest=counts[0], most=counts[-1])
    first = counts.count(counts[0])
    if columns > 2 and len(set(counts)) == 2 and len(set(counts[first:])) == 1:
        others = {"others": columns - first, "rest": counts[-1]}
        return say("rules-columns-two", columns=columns, first=counts[0], count=first, **others)
    return say("rules-columns-counted", columns=columns, numbers=_numbers(counts))


def faces(columns: Columns) -> Saying:
    """Return which cards of the columns lie face up."""
    down, counts = columns.face_down, columns.cards
    if not any(down):
        return say("rules-all-face-up")
    up = max(n - d for n, d in zip(counts, down, strict=True))
    if all(d == max(0, n - up) for n, d in zip(counts, down, strict=True)):
        return say("rules-last-face-up", count=up)
    first = down.count(down[0])
    if down[0] and not any(down[first:]):
        return say("rules-first-face-down", columns=first, cards=down[0])
    return say("rules-face-down-counted", numbers=_numbers(down))


def _peaks(peaks: Peaks) -> Iterator[Saying]:
    yield shape_of(peaks)
    yield faces_of_peaks(peaks)


def shape_of(peaks: Peaks) -> Saying:
    """Return how many peaks there are, and how large they are."""
    return say("rules-peaks", peaks=peaks.count, rows=peaks.rows, cards=sum(peaks.lengths()))


def faces_of_peaks(peaks: Peaks) -> Saying:
    """Return which cards of the peaks lie face up."""
    return say("rules-last-row-face-up") if peaks.face_down else say("rules-all-face-up")


def cells(counts: tuple[int, ...]) -> Saying:
    """Return how many cells there are, and how many of them hold a card."""
    if any(counts):
        return say("rules-filled-cells", count=len(counts), filled=sum(counts))
    return say("rules-empty-cells", count=len(counts))


def _reserve(reserve: Reserve) -> Iterator[Saying]:
    counts = reserve.cards
    if len(set(counts)) == 1:
        yield say("rules-reserve", piles=len(counts), cards=counts[0])
    else:
        yield say("rules-reserve-counted", numbers=_numbers(counts))
    if max(counts) > 1 and not reserve.face_up:
        yield say("rules-reserve-top-up", piles=len(counts))
    if reserve.lock is not Lock.NONE:
        yield say("rules-lock")
    if reserve.lock is Lock.NOT_KING:
        yield say("rules-lock-no-king")


def _destination(record: Record) -> Iterator[Saying]:
    """Yield what lies at the beginning where all cards are to go."""
    aim = record.aim
    if isinstance(aim, Foundations):
        yield say("rules-foundations", count=len(cards.SUITS) * record.packs)
        if begins_with_dealt(record):
            yield say("rules-first-rank")
        if aim.aces is not Aces.NEVER:
            # Without a stock, all aces come up in the deal.
            comes_up = aim.aces is not Aces.LAID_OUT and record.stock
            yield say("rules-aces-dealt" if comes_up else "rules-aces-laid-out")
    elif isinstance(aim, Heap) and aim.first:
        yield say("rules-heap-starts-with", kind=_heap_kind(record), card=cards.name(aim.first))
    elif isinstance(aim, Heap):
        yield say("rules-heap-starts", kind=_heap_kind(record))


def _in_stock(record: Record) -> int:
    """Return how many cards are left for the stock after the deal; 0 if that differs from deal to deal."""
    aces_first = isinstance(record.aim, Foundations) and record.aim.aces is Aces.LAID_OUT
    if kinds_put_aside(record) > aces_first:
        return 0  # how many are put aside during the deal differs from deal to deal
    return (52 - len(cards.SUITS) * aces_first) * record.packs - cards_dealt(record)


# ---- the aim


def _aim(record: Record) -> Iterator[Saying]:
    aim, count = record.aim, 52 * record.packs
    place, on_tableau = _place(record), sum(record.columns.cards)
    if isinstance(aim, Foundations):
        yield say("rules-home-from-first" if begins_with_dealt(record) else "rules-home", count=count)
        yield say("rules-comes-back" if aim.may_return else "stays-home")
    elif isinstance(aim, Runs):
        yield say("rules-runs", count=count, runs=len(cards.SUITS) * record.packs)
    elif isinstance(aim, Heap):
        yield say("rules-to-heap", place=place, count=on_tableau, kind=_heap_kind(record))
    else:
        yield say("rules-pairs", place=place, count=on_tableau)
        yield say("rules-values")


def _place(record: Record) -> str:
    if isinstance(record.tableau, Columns):
        return "columns"
    return "peaks" if record.tableau.count > 1 else "pyramid"


# ---- play


def _play(record: Record) -> Iterator[Saying]:
    """Yield the points of the list; each is one or more sentences."""
    points = [_free(record), _cells_hold(record), *_moving(record), stock_words(record), _aces_turned(record)]
    for point in points:
        if sentences := list(point):
            yield say("sentences", parts=sentences)
    if record.deals is Deals.MICROSOFT:
        yield say("rules-numbered")


def _free(record: Record) -> Iterator[Saying]:
    """Yield which cards are free."""
    places = tuple(_free_places(record))
    yield say("rules-free", places=places, count=len(places))
    if record.reserve and record.reserve.lock is not Lock.NONE:
        yield say("rules-locked")


def _free_places(record: Record) -> Iterator[Saying]:
    """Yield where cards are free, as parts of a sentence."""
    yield say("rules-free-in-peaks" if isinstance(record.tableau, Peaks) else "rules-free-in-columns")
    if record.cells:
        yield say("rules-free-in-cells")
    if record.reserve:
        yield say("rules-free-in-reserve", piles=len(record.reserve.cards), cards=max(record.reserve.cards))
    if record.stock and record.stock.to is To.WASTE and not isinstance(record.aim, Heap):
        yield say("rules-free-on-waste")


def _cells_hold(record: Record) -> Iterator[Saying]:
    if record.cells:
        yield say("cell-holds-one", cell="cell")


def _moving(record: Record) -> Iterator[Iterator[Saying]]:
    """Yield the points about moves between the piles."""
    yield _turning_up(record)
    if isinstance(record.aim, Heap):
        yield heap(record, record.aim)
    elif isinstance(record.aim, Pairs):
        yield pairs(record.aim)
    else:
        yield building(record.columns)
        yield taking(record.columns)
        yield filling(record.columns)


def _turning_up(record: Record) -> Iterator[Saying]:
    if isinstance(record.tableau, Peaks) and record.tableau.face_down:
        yield say("rules-peaks-turn-up")
    if any(record.columns.face_down):
        yield say("rules-turns-up")


def heap(record: Record, heap: Heap) -> Iterator[Saying]:
    """Yield which cards go on the heap."""
    yield say("rules-heap", ranks=heap.build.ranks.value, kind=_heap_kind(record))
    yield say("rules-heap-suits", suits=heap.build.suits.value)
    yield from _limits(heap.build)


def pairs(aim: Pairs) -> Iterator[Saying]:
    """Yield which cards go in pairs."""
    yield say("rules-pairs-go")
    if aim.with_cover:
        yield say("rules-cover-goes")


def building(columns: Columns) -> Iterator[Saying]:
    """Yield which card goes on which in the columns."""
    if not columns.build:
        yield say("rules-nothing-built")
        return
    yield say(_BUILT[columns.build.ranks], suits=columns.build.suits.value)
    yield from _limits(columns.build)


def _limits(build: Build) -> Iterator[Saying]:
    """Yield whether king and ace are neighbours, and on which rank nothing goes."""
    if build.is_ring:
        yield say("rules-ring", ranks=build.ranks.value)
    if build.closed:
        yield say("rules-closed", card=say("card-of-rank", rank=build.closed))


def taking(columns: Columns) -> Iterator[Saying]:
    """Yield which cards may be moved at once."""
    if columns.take is Take.ANY:
        yield say("rules-any-moves")
        return
    yield say("rules-runs-move" if columns.take is Take.RUN else "rules-one-at-a-time")
    if columns.take is Take.ONE_BY_ONE:
        yield say("rules-as-if-singly")
        if columns.fill is Fill.ANY:
            yield say("rules-spaces-double")
    if columns.run:
        yield run_words(columns.run)


def run_words(run: Build) -> Saying:
    """Return which cards are a run."""
    return say("rules-run", ranks=run.ranks.value, suits=run.suits.value)


def filling(columns: Columns) -> Iterator[Saying]:
    """Yield what fills an empty column."""
    moves = "one" if columns.take is Take.ONE else "more"
    if columns.fill is Fill.RESERVE:
        yield say("rules-reserve-fills")
    elif columns.fill is Fill.NONE:
        yield say("rules-nothing-fills")
    else:
        yield say("rules-king-fills" if columns.fill is Fill.KING else "rules-any-fills", moves=moves)
    if columns.fill_from:
        yield say("rules-fills-from", piles=[say("rules-from", kind=kind.value) for kind in columns.fill_from])
    if columns.at_once:
        yield say("rules-fill-first")


def stock_words(record: Record) -> Iterator[Saying]:
    """Yield how the cards of the stock come into play."""
    stock = record.stock
    if stock and stock.to is To.WASTE:
        yield turned(stock)
        yield passes(stock)
    elif stock:
        yield say("rules-rounds")
        if stock.to is To.FULL_COLUMNS:
            yield say("rules-full-columns")


def turned(stock: Stock) -> Saying:
    """Return how many cards of the stock are turned up at a time."""
    return say("rules-turned", count=stock.turn)


def passes(stock: Stock) -> Saying:
    """Return how often one can go through the stock."""
    return say("rules-passes", count=0 if stock.redeals is NO_LIMIT else stock.redeals + 1)


def _aces_turned(record: Record) -> Iterator[Saying]:
    if isinstance(record.aim, Foundations) and record.aim.aces is Aces.TURNED:
        yield say("rules-ace-turned")


# ---- the picture of the table


def pile_names(record: Record, kinds: Sequence[Kind]) -> Iterator[tuple[Kind, Saying]]:
    """Yield each kind of piles that has a name in the picture of the table, and its name.

    `kinds` are those of all spots of the table.
    """
    for kind, count in Counter(kinds).items():
        is_peak = kind is Kind.TABLEAU and isinstance(record.tableau, Peaks)
        if kind is not Kind.COUNTER:
            yield kind, say("rules-piles", kind=_place(record) if is_peak else kind.value, count=count)
