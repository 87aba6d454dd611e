"""Test that whole recorded games, won and lost, end as their files say."""

import re

import pytest

from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.sessions import undo_all
from support.strategies import recorded

SAYS = re.compile(
    r"(won|lost) with (-?\d+) points in (\d+) moves(?:, with (\d+) moves left(?: that only shuttle)?)?"
)
LINKS = [(game, says, link) for game in CATALOGUE.values() for says, link in recorded(game)]
links = pytest.mark.parametrize(("game", "says", "link"), LINKS, ids=[link[3:30] for _, _, link in LINKS])


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_there_are_games_of_each_rule_set_won_and_lost(game: Game) -> None:
    ends = [says.split()[0] for says, _ in recorded(game)]
    assert ends.count("won") >= 3 and ends.count("lost") >= 2


@links
def test_a_recorded_game_ends_as_it_is_said_to(game: Game, says: str, link: str) -> None:
    said = SAYS.fullmatch(says)
    assert said
    status, points, made, left = said.groups()
    session = Session.read(link, CATALOGUE)
    assert session.game is game
    assert (session.status().value, session.points, session.moves_made) == (status, int(points), int(made))
    assert len(list(game.moves(session.position))) == int(left or 0)


@links
def test_it_is_over_only_at_the_end(game: Game, says: str, link: str) -> None:
    session = Session.read(link, CATALOGUE)
    at_end = session.status()
    session.undo()
    assert session.status() is not at_end


@links
def test_it_reads_back_as_written(game: Game, says: str, link: str) -> None:
    session = Session.read(link, CATALOGUE)
    assert session.text() == session.link() == link
    undo_all(session)
    assert session.text() == f"{link}@0"
    assert Session.read(session.text(), CATALOGUE).position == game.start(session.number)
