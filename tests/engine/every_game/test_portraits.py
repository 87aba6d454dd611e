"""Test what every game says about itself before the first try, and the fraction of it that is done."""

import pytest

from engine.core.game import Game, Status
from engine.games.catalogue import CATALOGUE
from engine.play.progress import progress
from engine.play.session import Session
from support.english import english
from support.strategies import recorded


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_game_says_what_it_is_like(game: Game) -> None:
    kind, sentence = english(game.family_title, "kind"), english(game.family_title, "sentence")
    assert kind[:1].isupper() and len(kind) <= 16
    assert sentence[:1].isupper() and sentence.endswith(".") and len(sentence) <= 66
    least, most = game.minutes
    assert 0 < least <= most


@pytest.mark.parametrize("family", sorted(CATALOGUE.families()))
def test_a_family_goes_by_its_first_rule_set_and_each_has_a_short_name_of_its_own(family: str) -> None:
    rule_sets = CATALOGUE.rule_sets(family)
    assert rule_sets[0].id == family
    names = [english(game.title, "short") for game in rule_sets]
    assert len(set(names)) == len(names)
    assert all(name[:1] == name[:1].upper() for name in names)
    assert len(names) == 1 or all(len(name) <= 16 for name in names)  # alone, it is never on a button


def test_no_two_families_are_described_alike() -> None:
    sentences = {english(game.family_title, "sentence") for game in CATALOGUE.values()}
    assert len(sentences) == len(CATALOGUE.families())


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_a_title_is_that_of_the_game_with_the_variant_or_stands_alone(game: Game) -> None:
    title, variant = english(game.title), english(game.title, "variant")
    assert title == f"{english(game.family_title)}, {variant}" if variant else "," not in title


def test_the_names_of_a_rule_set_in_english() -> None:
    names = {name: english(CATALOGUE[name].title, "short") for name in ("klondike-3", "klondike", "pyramid-tut")}
    assert names == {"klondike-3": "Turn three", "klondike": "Turn one", "pyramid-tut": "Tut’s Tomb"}


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_progress_goes_from_about_nothing_to_all_of_it(game: Game) -> None:
    for _, link in recorded(game):
        session = Session.read(link, CATALOGUE)
        start = session.root.position
        parts = [progress(game, start, node.position) for node in [session.root, *session.line()]]
        if parts[0] is None:
            assert set(parts) == {None}
            continue
        numbers = [part for part in parts if part is not None]
        assert numbers[0] < 0.1 and all(0 <= part <= 1 for part in numbers)
        assert (numbers[-1] == 1) == (session.status() is Status.WON)
