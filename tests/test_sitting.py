"""The row of games at one table, and undo across them."""

import random

from hypothesis import given
from hypothesis import strategies as st

from engine.game import Move, Position
from engine.session import Session
from engine.sitting import Seat, Sitting
from engine.stopwatch import Stopwatch
from toy import Toy

BAG, BOX = Move(0, 2), Move(0, 1)


def new_seat(token: str, *moves: Move) -> Seat:
    session = Session(Toy(), 2)
    for move in moves:
        session.play(move)
    return Seat(session, token)


def play(sitting: Sitting, move: Move) -> None:
    sitting.session.play(move)
    sitting.played()


def stands(sitting: Sitting) -> tuple[str, Position]:
    return sitting.seat.token, sitting.session.position


def test_undo_at_the_deal_leads_back_to_the_game_before_as_it_was_left() -> None:
    sitting = Sitting(new_seat("first", BAG, BAG))
    before = stands(sitting)
    sitting.begin(new_seat("second"))
    assert not sitting.session.can_undo() and sitting.can_undo()
    sitting.undo()
    assert stands(sitting) == before
    sitting.redo()
    assert sitting.seat.token == "second"
    assert not sitting.can_redo()


def test_at_the_first_deal_there_is_nothing_to_undo() -> None:
    sitting = Sitting(new_seat("only"))
    before = stands(sitting)
    sitting.undo()
    sitting.redo()
    assert stands(sitting) == before
    assert not sitting.can_undo() and not sitting.can_redo()


def test_at_the_deal_of_the_first_of_several_there_is_nothing_to_undo() -> None:
    sitting = Sitting(new_seat("first"))
    sitting.begin(new_seat("second"))
    for _ in range(3):
        sitting.undo()
    assert sitting.seat.token == "first" and not sitting.can_undo()


def test_undo_goes_on_into_the_game_before_and_redo_comes_all_the_way_back() -> None:
    sitting = Sitting(new_seat("first", BAG))
    sitting.begin(new_seat("second"))
    play(sitting, BOX)
    end = stands(sitting)
    for _ in range(3):
        sitting.undo()
    assert sitting.seat.token == "first" and sitting.session.moves_made == 0
    for _ in range(3):
        sitting.redo()
    assert stands(sitting) == end


def test_redo_returns_to_the_later_game_even_if_the_earlier_one_was_left_with_moves_to_redo() -> None:
    first = new_seat("first", BAG, BAG)
    first.session.undo()
    sitting = Sitting(first)
    sitting.begin(new_seat("second"))
    sitting.undo()
    assert sitting.session.can_redo()
    sitting.redo()
    assert sitting.seat.token == "second"


def test_going_on_with_an_earlier_game_puts_it_last() -> None:
    sitting = Sitting(new_seat("first", BAG))
    sitting.begin(new_seat("second", BAG))
    while sitting.seat.token == "second":
        sitting.undo()
    play(sitting, BOX)
    assert [seat.token for seat in sitting.seats] == ["second", "first"]
    assert not sitting.can_redo()


def test_the_row_has_an_end_and_untouched_games_leave_it_first() -> None:
    sitting = Sitting(new_seat("kept", BAG))
    for number in range(60):
        sitting.begin(new_seat(f"untouched {number}"))
    tokens = [seat.token for seat in sitting.seats]
    assert len(tokens) == 12
    assert tokens[0] == "kept" and tokens[-1] == "untouched 59"


def test_of_games_that_were_all_played_the_oldest_leaves_the_row() -> None:
    sitting = Sitting(new_seat("0", BAG))
    for number in range(1, 30):
        sitting.begin(new_seat(str(number), BAG))
    assert [seat.token for seat in sitting.seats] == [str(number) for number in range(18, 30)]


def test_each_game_keeps_its_own_time() -> None:
    sitting = Sitting(new_seat("first"))
    sitting.keep_watch(Stopwatch(12))
    sitting.begin(new_seat("second"))
    sitting.keep_watch(Stopwatch(5))
    sitting.undo()
    assert sitting.seat.watch.seconds(0) == 12
    sitting.redo()
    assert sitting.seat.watch.seconds(0) == 5


def about(sitting: Sitting, chance: random.Random, steps: int) -> None:
    """Moves, new games, undo and redo at random."""
    for number in range(steps):
        moves = list(sitting.session.game.moves(sitting.session.position))
        what = chance.choice(["play", "play", "undo", "undo", "redo", "begin"])
        if what == "play" and moves:
            play(sitting, chance.choice(moves))
        elif what == "undo":
            sitting.undo()
        elif what == "redo":
            sitting.redo()
        elif what == "begin" and chance.random() < 0.3:
            sitting.begin(new_seat(f"number {number}"))


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 40), back=st.integers(1, 12))
def test_as_many_redos_as_undos_lead_back(seed: int, steps: int, back: int) -> None:
    sitting = Sitting(new_seat("first"))
    about(sitting, random.Random(seed), steps)
    passed = [stands(sitting)]
    while sitting.can_undo() and len(passed) <= back:
        sitting.undo()
        passed.append(stands(sitting))
    for expected in passed[-2::-1]:
        assert sitting.can_redo()
        sitting.redo()
        assert stands(sitting) == expected
