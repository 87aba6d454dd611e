"""Which rules of a record can be changed, and to what: one rule at a time.

Each choice is a whole record, which differs from the given one in one rule and whatever has to follow from it. Its
words are sentences of the rules page (see `sentences.py`), so a rule reads the same wherever it stands. Only
records that can be played are offered.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from engine.core.saying import Saying, say
from engine.rules import sentences
from engine.rules.checks import ImpossibleRecordError, check
from engine.rules.record import (
    NO_LIMIT,
    RUN,
    Aces,
    Build,
    Cells,
    Columns,
    Fill,
    Foundations,
    Heap,
    Pairs,
    Peaks,
    Ranks,
    Record,
    Stock,
    Suits,
    Take,
    To,
)
from engine.rules.record_text import changed

_PACK = 52
_CELLS = range(9)
_COLUMNS = range(4, 14)
_TURNS, _REDEALS = (1, 2, 3), (0, 1, 2, NO_LIMIT)
_PEAKS = ((4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (3, 2), (4, 2), (5, 2), (3, 3), (4, 3), (3, 4))  # rows, peaks
_SUITS = (Suits.ANY, Suits.ALTERNATE, Suits.SAME)
_BUILDS = [Build(ranks, suits) for ranks in (Ranks.LOWER, Ranks.NEXT) for suits in _SUITS]
_TAKES = (Take.ONE, Take.ONE_BY_ONE, Take.RUN, Take.ANY)


_NO_WORDS = say("sentences", parts=[])


class Choice(NamedTuple):
    """One way to play: the record, and the rule in one or more sentences."""

    record: Record
    words: Saying


class Rule(NamedTuple):
    """A rule that can be changed: the choice that is made now, and all choices, also this one, in their order."""

    name: str
    now: Choice
    choices: tuple[Choice, ...]


def rules(record: Record) -> Iterator[Rule]:
    """Yield the rules of a record that can be changed, in the order of the rules page."""
    for name, topic in _TOPICS.items():
        found = _rule(name, topic, record)
        if len(found.choices) > 1:
            yield found


def changed_rules(before: Record, record: Record) -> list[Saying]:
    """Return, in words, the rules of a record that another one did not have."""
    found = {
        name: _choice(topic, record).words
        for name, topic in _TOPICS.items()
        if _choice(topic, record).words != _choice(topic, before).words
    }
    is_turned_as_before = before.stock and record.stock and before.stock.to is record.stock.to
    for name in ["stock"] if is_turned_as_before else ["turn", "redeals"]:
        found.pop(name, None)  # "stock" says all that "turn" and "redeals" say
    said: list[Saying] = []
    for words in found.values():
        if words != _NO_WORDS and words not in said:  # "columns" and "peaks" are the same for most records
            said.append(words)
    return said


def rule(name: str, record: Record) -> Rule | None:
    """Return the rule with this name; None if the record has no such rule that can be changed."""
    found = _rule(name, _TOPICS[name], record) if name in _TOPICS else None
    return found if found and len(found.choices) > 1 else None


class _Topic(NamedTuple):
    """What a rule is about: the sentences that say it, and the records with another rule, possible or not."""

    sentences: Callable[[Record], Iterable[Saying]]
    others: Callable[[Record], Iterable[Record]]


def _rule(name: str, topic: _Topic, record: Record) -> Rule:
    offered = [other for other in topic.others(record) if other == record or _is_possible(other)]
    if record not in offered:
        offered.insert(0, record)
    now = _choice(topic, record)
    choices: list[Choice] = []
    for each in offered:
        choice = now if each == record else _choice(topic, each)
        is_new = all(choice.words != other.words for other in choices)
        if is_new and (choice is now or choice.words != now.words):
            choices.append(choice)
    return Rule(name, now, tuple(choices))


def _choice(topic: _Topic, record: Record) -> Choice:
    return Choice(record, say("sentences", parts=list(topic.sentences(record))))


def _is_possible(record: Record) -> bool:
    try:
        check(record)
    except ImpossibleRecordError:
        return False
    return True


def _with_columns(record: Record, **fields: object) -> Record:
    """Return the record with other values of some fields of its columns."""
    other: Record = changed(record, {"tableau": changed(record.columns, fields)})
    return other


def _with_part(record: Record, name: str, **fields: object) -> Record:
    """Return the record with other values of some fields of one of its parts."""
    other: Record = changed(record, {name: changed(getattr(record, name), fields)})
    return other


# ---- the table


def _numbers_of_columns(record: Record) -> Iterator[Record]:
    """Yield the record with more and with fewer columns, to which the cards are dealt in the same way."""
    columns = record.columns
    if not isinstance(record.tableau, Columns):
        return
    for count in _COLUMNS:
        cards = _dealt_to(columns.cards, count, all_cards=record.stock is None)
        down = _face_down(columns, cards)
        if cards and down is not None:
            yield _with_columns(record, cards=cards, face_down=down)


def _dealt_to(cards: tuple[int, ...], count: int, *, all_cards: bool) -> tuple[int, ...]:
    """Return how many cards are dealt to each of `count` columns; () if that is not clear.

    With `all_cards`, the cards of all columns are divided evenly; otherwise the columns are as high as those
    before, or rise like them.
    """
    if len(cards) == count:
        return cards
    if all_cards:
        share, more = divmod(sum(cards), count)
        return (share + 1,) * more + (share,) * (count - more)
    if len(set(cards)) == 1:
        return (cards[0],) * count
    if all(right == left + 1 for left, right in pairwise(cards)):
        return tuple(range(cards[0], cards[0] + count))
    return ()


def _face_down(columns: Columns, cards: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return how many cards of each column lie face down if that many are dealt; None if that is not clear."""
    down = columns.face_down
    if cards == columns.cards or not any(down):
        return down if any(down) else ()
    up = {count - below for count, below in zip(columns.cards, down, strict=True)}
    return tuple(max(0, count - max(up)) for count in cards) if len(up) == 1 else None


def _shapes_of_peaks(record: Record) -> Iterator[Record]:
    if isinstance(record.tableau, Peaks):
        for rows, count in _PEAKS:
            yield _with_part(record, "tableau", rows=rows, count=count)


def _faces(record: Record) -> Iterator[Record]:
    """Yield the record with all cards face up, with only the last of each column, and with every second one."""
    if isinstance(record.tableau, Peaks):
        for face_down in (False, True):
            yield _with_part(record, "tableau", face_down=face_down)
    elif isinstance(record.tableau, Columns):
        cards = record.columns.cards
        for up in (None, 1, 2, 3):
            down = () if up is None else tuple(max(0, count - up) for count in cards)
            yield _with_columns(record, face_down=down if any(down) else ())


def _cells(record: Record) -> Iterator[Record]:
    if isinstance(record.aim, (Heap, Pairs)):
        return
    filled = sum(record.cells.cards) if record.cells else 0
    for count in _CELLS:
        if count >= filled:
            cards = (1,) * filled + (0,) * (count - filled)
            yield changed(record, {"cells": Cells(cards) if count else None})


def _packs(record: Record) -> Iterator[Record]:
    for packs in (1, 2):
        yield changed(record, {"packs": packs})


# ---- the aim


def _may_return(record: Record) -> Iterator[Record]:
    if isinstance(record.aim, Foundations):
        for may_return in (False, True):
            yield _with_part(record, "aim", may_return=may_return)


def _aces(record: Record) -> Iterator[Record]:
    if isinstance(record.aim, Foundations):
        for aces in (Aces.NEVER, Aces.LAID_OUT):
            yield _with_part(record, "aim", aces=aces)


def _heaps(record: Record) -> Iterator[Record]:
    if isinstance(record.aim, Heap):
        for ranks in (Ranks.NEXT, Ranks.LOWER, Ranks.HIGHER):
            for suits in (Suits.ANY, Suits.ALTERNATE):
                for is_ring in (True, False):
                    # without a stock, a chain that cannot turn soon ends
                    if record.stock or is_ring or (ranks, suits) == (Ranks.NEXT, Suits.ANY):
                        yield _with_part(record, "aim", build=Build(ranks, suits, is_ring))
        yield _with_part(record, "aim", build=Build(Ranks.NEXT, Suits.ANY, closed=13))


def _covers(record: Record) -> Iterator[Record]:
    if isinstance(record.aim, Pairs):
        for with_cover in (False, True):
            yield _with_part(record, "aim", with_cover=with_cover)


# ---- play


def _builds(record: Record) -> Iterator[Record]:
    if record.columns.build and not isinstance(record.aim, (Heap, Pairs)):
        for build in _BUILDS:
            for run in dict.fromkeys((record.columns.run, None)):  # what a run is has to fit
                other = _with_columns(record, build=build, run=run)
                if _is_possible(other):
                    yield other
                    break


def _takes(record: Record) -> Iterator[Record]:
    if record.columns.build:
        for take in _TAKES:
            run = record.columns.run if take in {Take.RUN, Take.ONE_BY_ONE} else None
            yield _with_columns(record, take=take, run=run)


def _runs(record: Record) -> Iterator[Record]:
    if record.columns.take in {Take.RUN, Take.ONE_BY_ONE}:
        for run in (None, RUN):
            yield _with_columns(record, run=None if run == record.columns.build else run)


def _fills(record: Record) -> Iterator[Record]:
    if record.columns.build and record.columns.fill is not Fill.RESERVE:
        for fill in (Fill.ANY, Fill.KING, Fill.NONE):
            fill_from = record.columns.fill_from if fill is not Fill.NONE else ()
            yield _with_columns(record, fill=fill, fill_from=fill_from)


def _turns(record: Record) -> Iterator[Record]:
    if record.stock and record.stock.to is To.WASTE:
        for turn in _TURNS:
            yield _with_part(record, "stock", turn=turn)


def _redeals(record: Record) -> Iterator[Record]:
    if record.stock and record.stock.to is To.WASTE:
        for redeals in _REDEALS:
            yield _with_part(record, "stock", redeals=redeals)


def _stocks(record: Record) -> Iterator[Record]:
    """Yield the record with other places for the cards of the stock."""
    if record.stock and not isinstance(record.aim, (Heap, Pairs)):
        yield changed(record, {"stock": Stock() if record.stock.to is not To.WASTE else record.stock})
        for to in (To.COLUMNS, To.FULL_COLUMNS):
            yield changed(record, {"stock": Stock(to=to)})


# ---- the rules in words


def _tableau_words(record: Record) -> Iterator[Saying]:
    tableau = record.tableau
    yield sentences.column_cards(tableau.cards) if isinstance(tableau, Columns) else sentences.shape_of(tableau)


def _faces_words(record: Record) -> Iterator[Saying]:
    tableau = record.tableau
    yield sentences.faces(tableau) if isinstance(tableau, Columns) else sentences.faces_of_peaks(tableau)


def _cells_words(record: Record) -> Iterator[Saying]:
    yield sentences.cells(record.cells.cards) if record.cells else say("rules-no-cells")


def _aces_words(record: Record) -> Iterator[Saying]:
    names = {Aces.NEVER: "rules-aces-in-deal", Aces.LAID_OUT: "rules-aces-laid-out"}
    if isinstance(record.aim, Foundations):
        yield say(names.get(record.aim.aces, "rules-aces-dealt"))


def _returning_words(record: Record) -> Iterator[Saying]:
    returns = isinstance(record.aim, Foundations) and record.aim.may_return
    yield say("rules-comes-back" if returns else "stays-home")


def _heap_words(record: Record) -> Iterator[Saying]:
    if isinstance(record.aim, Heap):
        yield from sentences.heap(record, record.aim)


def _cover_words(record: Record) -> Iterator[Saying]:
    if isinstance(record.aim, Pairs):
        yield from sentences.pairs(record.aim)


def _take_words(record: Record) -> Iterator[Saying]:
    """Yield how many cards move at once; what a run is is another rule."""
    yield from sentences.taking(changed(record.columns, {"run": None}))


def _run_words(record: Record) -> Iterator[Saying]:
    run = record.columns.run or record.columns.build
    if run:
        yield sentences.run_words(run)


def _turn_words(record: Record) -> Iterator[Saying]:
    if record.stock:
        yield sentences.turned(record.stock)


def _pass_words(record: Record) -> Iterator[Saying]:
    if record.stock:
        yield sentences.passes(record.stock)


_TOPICS: dict[str, _Topic] = {
    "packs": _Topic(lambda record: [say("rules-packs", count=record.packs)], _packs),
    "columns": _Topic(_tableau_words, _numbers_of_columns),
    "peaks": _Topic(_tableau_words, _shapes_of_peaks),
    "faces": _Topic(_faces_words, _faces),
    "cells": _Topic(_cells_words, _cells),
    "aces": _Topic(_aces_words, _aces),
    "return": _Topic(_returning_words, _may_return),
    "heap": _Topic(_heap_words, _heaps),
    "cover": _Topic(_cover_words, _covers),
    "build": _Topic(lambda record: sentences.building(record.columns), _builds),
    "take": _Topic(_take_words, _takes),
    "run": _Topic(_run_words, _runs),
    "fill": _Topic(lambda record: sentences.filling(record.columns), _fills),
    "turn": _Topic(_turn_words, _turns),
    "redeals": _Topic(_pass_words, _redeals),
    "stock": _Topic(sentences.stock_words, _stocks),
}
