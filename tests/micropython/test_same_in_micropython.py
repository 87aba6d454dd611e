"""Check that MicroPython plays, counts, speaks and draws exactly as CPython does."""

import json
import random
import runpy
from pathlib import Path

import pytest

from engine.games.catalogue import CATALOGUE
from engine.solving import simple_players
from make.tools import WEB
from support.extent import amount, sample
from support.micropython import Ask, in_micropython

STAND_IN = runpy.run_path(str(WEB / "micropython/stubs/engine/solving/simple_players/__init__.py"))
DATA = Path(__file__).parents[1] / "data"
NAMES = sample(tuple(CATALOGUE), 3, len(CATALOGUE))
DRAWN_EVERY = amount(40, 40, 1)  # every this many moves the table is drawn


def links(name: str) -> list[str]:
    lines = (DATA / f"games/{name}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("v1/")]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", NAMES)
def test_recorded_games_are_the_same(name: str, ask: Ask) -> None:
    for link in sample(links(name), 1, 1):
        assert ask("whole_game", link, DRAWN_EVERY) == in_micropython.whole_game(link, DRAWN_EVERY)


def test_a_damaged_text_is_no_error(ask: Ask) -> None:
    assert ask("broken", "{") == in_micropython.broken("{") == "None"


def test_floats_are_written_and_read_the_same(ask: Ask) -> None:
    chance = random.Random(7)
    numbers = [chance.choice((1, -1)) * chance.random() * 10 ** chance.randrange(-9, 19) for _ in range(500)]
    special = (0.1 + 0.2, 91.4160807785759, 91.41608077857588, 1e16, 1e15, 1e-5, 5e-324, 1.5e300, 0.0, -0.0)
    text = json.dumps([*numbers, *special])
    assert ask("floats", text) == in_micropython.floats(text)


@pytest.mark.parametrize("first", [0, 1])
def test_long_texts_are_written_the_same(ask: Ask, first: int) -> None:
    assert ask("long_text", first, 0x800) == in_micropython.long_text(first, 0x800)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", NAMES)
def test_counts_of_moves_are_the_same(name: str, ask: Ask) -> None:
    lines = [line for line in (DATA / f"perft/{name}.perft").read_text("utf-8").splitlines() if line[0] != "#"]
    rows = [tuple(map(int, line.split())) for line in lines]
    short = [row for row in rows if row[2] <= amount(200, 200, 3000)]
    for number, depth, count in sample(short, 3, 6):
        assert ask("count", name, number, depth) == str(count)


OWN = [
    *("klondike~Tfa", "klondike~Ttob-.S-", "freecell~Cc6_0.Tc10_5-2_1", "tripeaks~Pc2", "canfield~St1"),
    *("pyramid~Vc0", "spider~Uf", "golf~HbnaRX13", "klondike~", "klondike~Tfq", "~Tc8_6"),
]


@pytest.mark.parametrize("name", OWN)
def test_rules_of_a_players_own_are_the_same(name: str, ask: Ask) -> None:
    assert ask("own_game", name) == in_micropython.own_game(name)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_stand_in_for_the_simple_players_says_the_same_of_each_game(name: str) -> None:
    game = CATALOGUE[name]
    for question in ("has_simple_player", "knows_stock"):
        assert STAND_IN[question](game) == getattr(simple_players, question)(game)
