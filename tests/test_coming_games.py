"""The rules of games not yet on the page, against a second reading of the rule books and by whole games won."""

import importlib
import random
from itertools import pairwise
from pathlib import Path

import pytest

from engine import notation
from engine.game import Game, Status
from engine.games import CATALOGUE
from engine.session import Session

POSITIONS = 600
COMING = {name: game for name, game in CATALOGUE.items() if game.family != "Backbone"}
games = pytest.mark.parametrize("game", COMING.values(), ids=list(COMING))


@games
def test_moves_and_their_results_are_those_of_the_oracle(game: Game) -> None:
    oracle = importlib.import_module(type(game).__module__.replace("engine.games", "oracle"))
    chance = random.Random(7)
    seen = 0
    while seen < POSITIONS:
        position = game.start(chance.randrange(1, 10**6))
        for _ in range(300):
            seen += 1
            text = notation.position_text(game, position)
            moves = {notation.move_text(game, move): move for move in game.moves(position)}
            assert set(moves) == oracle.legal_moves(game.id, text)
            if not moves:
                break
            written = chance.choice(sorted(moves))
            position = game.play(position, moves[written])
            after = notation.position_text(game, position)
            assert after == oracle.play(game.id, text, written)
            assert (game.status(position) is Status.WON) == oracle.won(game.id, after)


@games
def test_recorded_wins_replay(game: Game) -> None:
    lines = (Path(__file__).parent / f"games/{game.id}.txt").read_text().splitlines()
    won = [link for says, link in pairwise(lines) if says.startswith("# won")]
    assert won
    for link in won:
        session = Session.read(link, COMING)
        assert session.status() is Status.WON
        assert session.link() == link


def test_microsoft_deals_are_microsofts() -> None:
    rows = {1: "JdKd2s4c3s6d6s", 617: "7dTdThKd4c4sJd", 11982: "Ah"}
    freecell = COMING["freecell"]
    for number, first_column in rows.items():
        columns = notation.position_text(freecell, freecell.start(number)).split(".")[8:]
        assert columns[0].startswith(first_column)
    tops = [column[:2] for column in notation.position_text(freecell, freecell.start(11982)).split(".")[8:]]
    assert tops == ["Ah", "As", "4h", "Ac", "2d", "6s", "Ts", "Js"]
