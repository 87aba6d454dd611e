"""The rules of a record in sentences: no rule is left out, in any language."""

import random
import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Move, Position
from engine.core.saying import say
from engine.games.plain_games import LUCAS
from engine.rules import sentences
from engine.rules.checks import ImpossibleRecordError, check
from engine.rules.record import Aces, Columns, Foundations, Lock, Record
from engine.words.language import Language
from make import languages, pseudo
from support.english import english
from support.invented import Invented
from support.random_records import records

LANGUAGES = {
    code: languages.as_language(compiled)
    for code, compiled in languages.compiled().items()
    if code not in {pseudo.LONG, pseudo.MIRRORED}
}
PARTS = [field.name for field in fields(Record)]
RULES = [
    field.name for field in fields(Columns) if field.name != "by_column"
]  # no page says in which order is dealt


def text(record: Record, language: Language) -> str:
    page = sentences.page(record)
    return "\n".join(language.text(say("sentences", parts=part)) for part in page)


def spelt_out(record: Record) -> tuple[str, ...]:
    """Return the sentences of a record in English."""
    return tuple(english(sentence) for part in sentences.page(record) for sentence in part)


@pytest.mark.parametrize("code", LANGUAGES)
@given(record=records())
def test_every_record_has_a_page_in_every_language(code: str, record: Record) -> None:
    page = text(record, LANGUAGES[code])
    assert not re.search(r"  | [.,]|\.\.|\{|\}|None", page), page
    assert page.count("**") % 2 == 0
    assert all(line and line[-1] in ".。" for line in page.split("\n")), page


def mixed(record: Record, other: Record, name: str) -> Record | None:
    """Return a record with one part or one rule of its columns from another; None if that makes no sense."""
    if name in PARTS:
        changed = replace(record, **{name: getattr(other, name)})
    elif isinstance(record.tableau, Columns) and isinstance(other.tableau, Columns):
        changed = replace(record, tableau=replace(record.tableau, **{name: getattr(other.tableau, name)}))
    else:
        return None
    try:
        check(changed)
    except ImpossibleRecordError:
        return None
    return changed


def played(record: Record, seed: int) -> list[tuple[Position, set[Move]]]:
    """Return the positions of a random game of a record, each with its legal moves."""
    game, chance, found = Invented(record), random.Random(seed), []
    position = game.start(seed)
    for _ in range(12):
        moves = list(game.moves(position))
        found.append((position, set(moves)))
        if not moves:
            break
        position = game.play(position, chance.choice(sorted(moves)))
    return found


@given(record=records(), other=records(), name=st.sampled_from(PARTS + RULES), seed=st.integers(1, 99))
def test_what_reads_the_same_plays_the_same(record: Record, other: Record, name: str, seed: int) -> None:
    changed = mixed(record, other, name)
    if changed and changed != record and spelt_out(changed) == spelt_out(record):
        assert played(changed, seed) == played(record, seed), changed


def differs(record: Record) -> bool:
    """Return whether the number of cards that are put aside during the deal differs from deal to deal."""
    aces = isinstance(record.aim, Foundations) and record.aim.aces in {Aces.DEALT, Aces.TURNED}
    return aces or bool(record.reserve and record.reserve.lock is Lock.NOT_KING)


@given(record=records(), seeds=st.lists(st.integers(1, 10**6), min_size=2, max_size=2, unique=True))
def test_the_number_of_cards_in_the_stock_is_that_of_every_deal(record: Record, seeds: list[int]) -> None:
    said = [
        dict(sentence.arguments)["count"]
        for sentence in sentences.page(record).table
        if sentence.name == "rules-stock"
    ]
    game = Invented(record)
    for seed in seeds:
        dealt = [len(game.start(seed)[game.stock])] if game.stock >= 0 else []
        assert said == ([0] if dealt and differs(record) else dealt)


def test_aces_that_are_laid_out_are_not_counted_in_the_stock() -> None:
    assert "The other 57 cards are the stock." in spelt_out(LUCAS)
