"""The rules of a record that can be changed: each choice differs in one rule, can be played, and says which."""

from collections.abc import Callable

import pytest
from hypothesis import given

from engine.games.catalogue import CATALOGUE
from engine.games.own_game import changes
from engine.rules.changeable_rules import Rule, rule, rules
from engine.rules.checks import check
from engine.rules.record import Aces, Fill, Foundations, Record, Suits, Take
from engine.rules.recorded import Recorded
from support.english import english
from support.invented import Invented
from support.random_records import records

RECORDS = CATALOGUE.records()
SETTINGS = 40  # that a player can reach in one of the best-known games, at least
# The forms of Klondike whose shares of winnable deals are published (see `engine/solving/README.md`): the rule
# that is changed, and what is true of its new value.
PUBLISHED: dict[str, Callable[[Record], object]] = {
    "fill": lambda record: record.columns.fill is Fill.ANY,
    "build": lambda record: record.columns.build and record.columns.build.suits is Suits.SAME,
    "return": lambda record: isinstance(record.aim, Foundations) and not record.aim.may_return,
    "turn": lambda record: record.stock and record.stock.turn == 1,
}


def named(name: str, record: Record) -> Rule:
    found = rule(name, record)
    assert found
    return found


@given(record=records())
def test_each_choice_can_be_played_and_reads_differently(record: Record) -> None:
    for each in rules(record):
        assert each.now.record == record and each.now in each.choices
        assert len({choice.record for choice in each.choices}) == len(each.choices)
        said = [english(choice.words) for choice in each.choices]
        assert all(said) and len(set(said)) == len(said), said
        for choice in each.choices:
            check(choice.record)
            after = rule(each.name, choice.record)  # none if the others forbid every other choice
            assert not after or after.now.words == choice.words


@given(record=records())
def test_every_offered_change_is_a_game_with_a_name(record: Record) -> None:
    for each in changes(record):
        for choice in each.choices:
            if choice is not each.now:
                game = CATALOGUE[CATALOGUE.id_of(choice.record)]
                assert isinstance(game, Recorded)
                assert game.id == CATALOGUE.id_of(choice.record) == CATALOGUE.id_of(game.record)
                assert list(Invented(choice.record).moves(game.start(1))) == list(game.moves(game.start(1)))


@pytest.mark.parametrize("name", ["klondike"])
def test_forty_settings_are_three_presses_away(name: str) -> None:
    assert sum(len(each.choices) for each in rules(RECORDS[name])) >= SETTINGS


@pytest.mark.parametrize("topic", PUBLISHED)
def test_the_published_forms_of_klondike_come_out_of_editing(topic: str) -> None:
    found = [choice.record for choice in named(topic, RECORDS["klondike-3"]).choices]
    assert any(PUBLISHED[topic](record) for record in found)


def test_a_game_becomes_another_by_changing_rules() -> None:
    """Check that FreeCell with columns built in suit is Baker's Game, but for the numbers of its deals."""
    built = next(
        choice.record
        for choice in named("build", RECORDS["freecell"]).choices
        if choice.record.columns.build and choice.record.columns.build.suits is Suits.SAME
    )
    assert built.columns == RECORDS["bakers-game"].columns


def test_a_castle_has_its_aces_laid_out_by_one_change() -> None:
    laid_out = [
        choice.record
        for choice in named("aces", RECORDS["westcliff"]).choices
        if isinstance(choice.record.aim, Foundations) and choice.record.aim.aces is Aces.LAID_OUT
    ]
    assert len(laid_out) == 1


def test_what_makes_no_sense_is_not_offered() -> None:
    """Check that no run moves card by card without cells, and that Backbone stays as it is."""
    takes = [choice.record.columns.take for choice in named("take", RECORDS["klondike"]).choices]
    assert takes == [Take.ONE, Take.RUN, Take.ANY]
    assert not list(changes(RECORDS["backbone"]))
    assert not CATALOGUE.changes(CATALOGUE["bridge"])
