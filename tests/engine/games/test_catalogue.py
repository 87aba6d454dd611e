"""Check the catalogue: what it lists, and that it makes a game only when it is asked for."""

import pytest

from engine.core.game import Game
from engine.games import freecell, plain_games
from engine.games.catalogue import CATALOGUE, Catalogue, first_rule_set
from engine.games.plain_game import PlainEntry
from support.plain_games import OTHERS


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which the id of each plain game is added when the game is made."""
    names: list[str] = []
    make = PlainEntry.game

    def noted(plain: PlainEntry) -> Game:
        names.append(plain.id)
        return make(plain)

    monkeypatch.setattr(PlainEntry, "game", noted)
    return names


def test_a_game_is_made_once_when_it_is_asked_for(made: list[str]) -> None:
    catalogue = Catalogue(freecell.GAMES, plain_games.GAMES)
    names = [*(game.id for game in freecell.GAMES), *(plain.id for plain in plain_games.GAMES)]
    assert list(catalogue) == list(catalogue.families()) == names and len(catalogue) == len(names)
    assert "yukon" in catalogue and "whist" not in catalogue and catalogue.get("whist") is None
    assert made == []
    yukon = catalogue["yukon"]
    assert yukon.id == "yukon" and catalogue["yukon"] is yukon and catalogue.rule_sets("yukon") == [yukon]
    assert made == ["yukon"]
    assert [game.id for game in catalogue.values()] == names
    assert sorted(made) == sorted(plain.id for plain in plain_games.GAMES)


def test_a_game_that_is_not_listed_stands_for_itself() -> None:
    assert first_rule_set(OTHERS[0]) is OTHERS[0]
    assert CATALOGUE.rule_sets(OTHERS[0].family) == []
    assert first_rule_set(CATALOGUE["spider-1"]).id == "spider"
