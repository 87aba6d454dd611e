"""Games are alike if they are played in the same way, whatever their numbers of piles."""

from itertools import combinations

from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from engine.rules.likeness import alike, difference
from engine.rules.recorded import Recorded

GAMES = [CATALOGUE.rule_sets(family)[0] for family in CATALOGUE.families()]


def names(game: Game) -> list[str]:
    return [each.family for each in alike(game, GAMES)]


def test_a_game_is_like_those_of_its_kind() -> None:
    assert names(CATALOGUE["klondike"])[0] == "westcliff"
    assert set(names(CATALOGUE["freecell"])) >= {"bakers-game", "seahaven", "eight-off"}
    assert names(CATALOGUE["bridge"]) == names(CATALOGUE["clock"]) == []


def test_the_difference_is_the_same_both_ways_and_nothing_is_nearer_than_the_game_itself() -> None:
    records = [game.record for game in GAMES if isinstance(game, Recorded)]
    assert all(difference(record, record) == 0 for record in records)
    assert all(difference(one, other) == difference(other, one) for one, other in combinations(records, 2))


def test_every_plain_game_has_some_like_it_and_none_is_like_most() -> None:
    for game in GAMES:
        near = names(game)
        assert game.family not in near and len(near) == len(set(near)) < len(GAMES) / 2
        assert near or not isinstance(game, Recorded)
