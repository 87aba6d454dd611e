"""Test the guide to adding a game: its example is complete, and it lists all optional abilities of a game."""

import random
import re
from collections import Counter
from types import ModuleType

import pytest

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.layouts import VIEWS, View
from engine.core.patience import Patience
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from engine.view.board import board
from make.tools import ROOT
from micropython.transpiler import transpile
from support.english import english

README = (ROOT / "engine/games/README.md").read_text("utf-8")
MOVES = 30  # the most moves in a random game, because cards could move to and fro for ever
[CODE] = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def game() -> Game:
    """Return the game that the README defines."""
    module = ModuleType("engine.games.thirteen")
    exec(compile(CODE, "engine/games/README.md", "exec"), module.__dict__)
    (found,) = module.GAMES
    assert isinstance(found, Patience)
    return found


def cards_of(position: Position) -> Counter[int]:
    return Counter(card for pile in position for card in pile)


def test_it_can_be_played_and_every_refusal_has_words(game: Game) -> None:
    chance = random.Random(1)
    for number in range(1, 6):
        session = Session(game, number)
        for _ in range(MOVES):
            moves = list(game.moves(session.position))
            if not moves:
                break
            move = chance.choice(moves)
            assert game.refuse(session.position, move) is None
            session.play(move)
            assert cards_of(session.position) == cards_of(game.start(1))
        for source, target in ((4, 5), (5, 0), (0, 4)):
            refused = game.refuse(session.position, Move(source, target))
            assert refused and english(refused).endswith(".")
        assert Session.read(session.link(), {game.id: game}).position == session.position


def test_it_is_won_when_all_cards_are_home(game: Game) -> None:
    marks = [spot.mark for spot in game.spots if spot.kind is Kind.FOUNDATION]
    homes = [
        bytes(cards.make(rank, cards.suit(mark)) for rank in cards.RANKS) for mark in marks if mark is not None
    ]
    last = (homes[0][:-1], *homes[1:], homes[0][-1:], *[b""] * (len(game.spots) - 5))
    assert game.status(last) is Status.PLAYING
    assert list(game.moves(last)) == [Move(4, 0)]
    assert game.status(game.play(last, Move(4, 0))) is Status.WON


@pytest.mark.parametrize("view", VIEWS)
def test_it_is_drawn(game: Game, view: View) -> None:
    assert len(board(Turn(game, game.start(1)), game.layouts[view]).cards) == 52


def test_it_can_be_transpiled_for_first_visits() -> None:
    core = {f"engine.core.{path.stem}": path.read_text("utf-8") for path in (ROOT / "engine/core").glob("*.py")}
    texts = transpile.transpiled({**core, "engine.games.thirteen": CODE})
    assert "class Thirteen" in texts["engine.games.thirteen"]


def test_the_page_does_not_have_it(game: Game) -> None:
    assert game.id not in CATALOGUE


def test_everything_with_a_default_is_in_the_table() -> None:
    """Authors learn from this table what a game can do.

    `title`, `family_title` and `link_id` follow from the id, `layouts` from `tables`.
    """
    rows = re.findall(r"^\| (`.*?`) \|", README.partition("## What only some games have")[2], re.MULTILINE)
    listed = Counter(re.findall(r"`(\w+)`", " ".join(row for row in rows if "/" not in row)))
    defaults = {
        name
        for name, value in vars(Game).items()
        if not name.startswith("_") and not getattr(value, "__isabstractmethod__", False)
    }
    assert listed == Counter(defaults - {"title", "family_title", "link_id", "layouts"})
