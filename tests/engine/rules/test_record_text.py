"""The texts of records: lossless, short, and refused in a sentence where they make no sense."""

import random
import re
from dataclasses import MISSING, fields

import pytest
from hypothesis import given

from engine.games.catalogue import CATALOGUE
from engine.rules import record_text
from engine.rules.checks import ImpossibleRecordError
from engine.rules.record import Columns, Fill, Foundations, Record
from engine.rules.record_text import (
    UnreadableRecordError,
    read_changes,
    read_record,
    write_changes,
    write_record,
)
from engine.rules.recorded import Recorded
from support.extent import amount
from support.invented import Invented
from support.random_records import records

RECORDS = {name: game.record for name, game in CATALOGUE.items() if isinstance(game, Recorded)}
TEXTS = [write_record(record) for record in RECORDS.values()]
LONGEST = 120  # characters of the text of any record


@pytest.mark.parametrize("name", RECORDS)
def test_every_rule_set_is_read_as_it_was_written(name: str) -> None:
    text = write_record(RECORDS[name])
    assert read_record(text) == RECORDS[name]
    assert re.fullmatch(r"[A-Za-z0-9._-]+", text) and len(text) <= 50


def test_texts_are_as_links_have_them() -> None:
    """These texts must never change."""
    assert write_record(RECORDS["freecell"]) == "Tc4_7-4_6blatsfa.Cc4_0.Adm"
    assert write_record(RECORDS["klondike-3x3"]) == "Tc1-2-3-4-5-6-7blatrfkd0-1-2-3-4-5-6.Fr.St3r2"
    assert write_record(RECORDS["backbone"]) == "Tc8_1blsfagRTWS.Fad.Rc2_11ulk.Sr1.Ap2"
    assert write_record(RECORDS["pyramid-tut"]) == "Pr7.Vc.SrN"
    assert write_record(RECORDS["black-hole"]) == "Tc17_3y.HbnnRf7"


@given(record=records())
def test_every_record_is_read_as_it_was_written(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert len(text) <= LONGEST


def test_changes_are_as_links_have_them() -> None:
    """These texts must never change."""
    klondike = RECORDS["klondike"]
    assert write_changes(RECORDS["klondike-3"], klondike) == "St3"
    assert write_changes(RECORDS["klondike-3x3"], klondike) == "St3r2"
    assert write_changes(RECORDS["yukon"], klondike) == "Tc1-6-7-8-9-10-11ta.Fr0.S-"
    assert write_changes(RECORDS["freecell"], RECORDS["bakers-game"]) == "Tbla.Adm"
    assert read_changes("Tfa", klondike).columns.fill is Fill.ANY
    assert read_changes("Fr0", klondike).aim == Foundations()
    assert read_changes("Ttob-", klondike).columns.build is None


@given(record=records(), other=records())
def test_changes_make_every_record_from_every_other(record: Record, other: Record) -> None:
    assert read_changes(write_changes(record, other), other) == record if record != other else True
    assert bool(write_changes(record, other)) == (record != other)


def test_every_field_has_a_letter_of_its_own() -> None:
    parts = {name for name, _ in record_text._PARTS.values()}
    for kind, letters in record_text._FIELDS.items():
        names = {field.name for field in fields(kind)} - (parts if kind is Record else set())
        assert set(letters) == names, kind
        needed = {field.name for field in fields(kind) if field.default is MISSING}
        assert needed == set(filter(None, [record_text._NEEDED.get(kind)])), kind
        assert len({letter for letter, _ in letters.values()}) == len(letters), kind


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no part of a record begins like ''"),
        ("Q", "no part of a record begins like 'Q'"),
        ("Fr", "a record needs tableau"),
        ("Tbla", "a record needs cards"),
        ("Tc8_6.Tc8_6", "says something for the second time"),
        ("Tc8_6.Pr7", "says something for the second time"),
        ("Tc8_6c8_6", "'c8_6' makes no sense in 'Tc8_6c8_'"),
        ("Tc8_6tq", "'tq' makes no sense"),
        ("Tc99_6", "no table has more than 60 piles"),
        ("Tc8_6 ", "' ' makes no sense"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(UnreadableRecordError, match=re.escape(why)):
        read_record(text)


def test_what_contradicts_itself_is_refused_as_any_record() -> None:
    with pytest.raises(ImpossibleRecordError):
        read_record(write_record(Record(Columns((7,) * 8))))


def test_no_mutated_text_crashes_or_makes_a_game_that_cannot_be_dealt() -> None:
    chance = random.Random(1)
    signs = "".join(sorted(set("".join(TEXTS)))) + " ~é\0"
    dealt = 0
    for number in range(amount(300, 3_000, 200_000)):
        text = mutated(chance.choice(TEXTS), chance, signs)
        try:
            record = read_record(text)
        except (UnreadableRecordError, ImpossibleRecordError) as error:
            assert str(error)
            continue
        assert read_record(write_record(record)) == record
        if number % 10 == 0:
            dealt += 1
            game = Invented(record)
            assert list(game.moves(game.start(1))) is not None
    assert dealt


def mutated(text: str, chance: random.Random, signs: str) -> str:
    """Return the text with one to three signs changed, left out or added, or with parts of another text."""
    for _ in range(chance.randint(1, 3)):
        at, end = chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)
        put = chance.choice(["", chance.choice(signs), chance.choice(signs) * chance.randint(1, 9)])
        text = text[:at] + put + text[chance.choice([at, at + 1, max(at, end)]) :]
    return text if chance.random() < 0.8 else f"{text}.{chance.choice(TEXTS).partition('.')[2]}"
