"""Test that reading returns what was written: positions, moves, links, and sessions with branches."""

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core.game import Game
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from support.rule_sets import SOME, games
from support.sessions import undo_all
from support.strategies import is_call, numbers, positions, triples

pytestmark = pytest.mark.in_turn(3)


@games
@given(data=st.data())
def test_a_position_reads_back_as_written(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assert notation.read_position(game, notation.position_text(game, position)) == position


@games
@given(data=st.data())
def test_a_move_reads_back_as_written(game: Game, data: st.DataObject) -> None:
    move = data.draw(triples(game))
    assume(not is_call(game, move) or game.call_texts)  # without calls, no move starts at a counter
    assert notation.read_move(game, notation.move_text(game, move)) == move


def play_about(session: Session, chance: random.Random, steps: int) -> None:
    """Make random moves, undo and redo; now and then, undo everything."""
    for _ in range(steps):
        moves = list(session.game.moves(session.position))
        what = chance.random()
        if moves and what < 0.6:
            session.play(chance.choice(moves))
        elif what < 0.8:
            for _ in range(chance.randint(1, 6)):
                session.undo()
        elif what < 0.98:
            for _ in range(chance.randint(1, 6)):
                session.redo()
        else:
            undo_all(session)


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(0, 80))
@settings(max_examples=SOME)
def test_a_session_with_branches_reads_back_as_written(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    again = Session.read(session.text(), CATALOGUE)
    assert again.text() == session.text()
    assert (again.position, again.points, again.moves_made) == (
        session.position,
        session.points,
        session.moves_made,
    )
    while session.can_undo():
        session.undo()
        again.undo()
        assert again.position == session.position
    while session.can_redo():
        session.redo()
        again.redo()
        assert again.position == session.position


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(0, 80))
@settings(max_examples=SOME)
def test_a_link_leads_to_the_same_position(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    for link in (session.link(), "#" + session.link()):
        again = Session.read(link, CATALOGUE)
        assert (again.position, again.points, again.link()) == (session.position, session.points, session.link())
        assert not again.can_redo()


@games
@given(number=numbers, seed=st.integers(0, 2**16), steps=st.integers(1, 60))
@settings(max_examples=SOME)
def test_undo_then_redo_changes_nothing(game: Game, number: int, seed: int, steps: int) -> None:
    session = Session(game, number)
    play_about(session, random.Random(seed), steps)
    before, text = session.position, session.text()
    if session.can_undo():
        session.undo()
        assert session.position != before
        session.redo()
    assert session.position == before
    assert session.text() == text
