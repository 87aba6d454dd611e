"""Test the rules pages: their parts, and the pages of a language with rules of its own."""

import re

import pytest

from engine.core.game import Game
from engine.games.catalogue import CATALOGUE, first_rule_set
from engine.games.plain_game import PlainGame
from engine.games.rules_page import rules_page
from engine.words.english import LANGUAGE as ENGLISH
from engine.words.language import Messages
from support.english import english
from support.toy import Toy

games = pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
WRITTEN = [game for game in CATALOGUE.values() if game.rules]  # the others have no rules written by hand
written_games = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.id)
OTHER = ENGLISH._replace(
    code="xx",
    messages=Messages({"source-heading": "Whence", "note-klondike-3": "By threes."}, *ENGLISH.messages.parts),
    rules={"klondike": "# Things\nSeven heaps.\n", "black-hole": "A hole."},
)


@written_games
def test_a_page_has_the_rules_what_is_special_and_the_source(game: Game) -> None:
    special = f"# {english(game.title)}\n{english(game.note)}\n\n" if game.note else ""
    assert rules_page(game, ENGLISH) == f"{game.rules}\n{special}# Source\n{english(game.source)}"


@games
def test_a_rule_set_says_what_is_special_if_its_game_has_several(game: Game) -> None:
    several = sum(other.family == game.family for other in CATALOGUE.values()) > 1
    assert bool(game.note) == several


def test_the_rule_sets_of_a_game_share_its_rules_and_none_its_note() -> None:
    for game in CATALOGUE.values():
        assert game.rules == first_rule_set(game).rules
    notes = [english(game.note) for game in CATALOGUE.values() if game.note]
    assert len(set(notes)) == len(notes)


def test_the_first_rule_set_has_the_name_of_its_module() -> None:
    """Translators find the English rules by this name: those of `black-hole` are in `black_hole.py`."""
    for game in (game for game in CATALOGUE.values() if not isinstance(game, PlainGame)):
        module = type(game).__module__.removesuffix(".game")
        assert module == f"engine.games.{first_rule_set(game).id.replace('-', '_')}"


def test_a_game_that_is_not_in_the_catalogue_is_its_own_first_rule_set() -> None:
    toy = Toy()
    assert first_rule_set(toy) is toy
    assert rules_page(toy, ENGLISH).startswith("Take cards.\n\n# Source\n")


def test_another_language_has_rules_of_its_own_for_all_rule_sets_of_a_game() -> None:
    klondike, of_three = (rules_page(CATALOGUE[name], OTHER) for name in ("klondike", "klondike-3"))
    assert klondike.startswith("# Things\nSeven heaps.\n\n# Klondike\n")
    assert of_three == (
        "# Things\nSeven heaps.\n\n# Klondike, turn three\nBy threes.\n\n"
        f"# Whence\n{english(CATALOGUE['klondike-3'].source)}"
    )
    assert rules_page(CATALOGUE["black-hole"], OTHER).startswith("A hole.\n\n# Whence\n")


def test_rules_that_a_language_has_not_are_shown_in_english() -> None:
    headings = re.findall("^# (.*)", rules_page(CATALOGUE["freecell"], OTHER), re.MULTILINE)
    assert headings[0] == "The table" and headings[-1] == "Whence"
