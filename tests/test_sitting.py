"""The row of games at one table, and undo across them."""

import random
from unittest.mock import patch

from hypothesis import given, settings
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


def test_of_games_that_were_all_played_and_left_the_oldest_leaves_the_row() -> None:
    sitting = Sitting(new_seat("0", BAG))
    for number in range(1, 30):
        sitting.leave(sitting.at)
        sitting.begin(new_seat(str(number), BAG))
    assert [seat.token for seat in sitting.seats] == [str(number) for number in range(18, 30)]


class Other(Toy):
    """The toy as another rule set."""

    def __init__(self, name: str) -> None:
        self.id = name


RULE_SETS = [Toy(), *(Other(f"toy {number}") for number in range(20))]


def seat_of(game: Toy, *moves: Move) -> Seat:
    session = Session(game, 2)
    for move in moves:
        session.play(move)
    return Seat(session, f"{game.id} after {len(moves)}")


def test_games_in_progress_stay_however_many_there_are() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG))
    for game in RULE_SETS[1:]:
        sitting.begin(seat_of(game, BAG))
    assert [seat.session.game for seat in sitting.seats] == RULE_SETS
    sitting.leave(5)
    sitting.begin(seat_of(RULE_SETS[5]))  # takes the place of the one that was left
    assert [seat.session.game for seat in sitting.seats[:-1]] == RULE_SETS[:5] + RULE_SETS[6:]


def test_a_game_that_was_left_is_gone_on_with_only_where_undo_leads_back_to_it() -> None:
    sitting = Sitting(new_seat("first", BAG))
    sitting.leave(0)
    sitting.begin(new_seat("second"))
    assert sitting.unfinished(sitting.session.game) == 1
    sitting.undo()
    assert sitting.unfinished(sitting.session.game) == 0
    play(sitting, BOX)
    assert not sitting.seat.left


def test_a_game_from_elsewhere_waits_until_the_one_here_is_over() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG))
    sitting.take_in(seat_of(RULE_SETS[0], BOX))
    assert sitting.unfinished(RULE_SETS[0]) == sitting.at == 1
    sitting.leave(1)
    sitting.begin(seat_of(RULE_SETS[1]))
    assert sitting.unfinished(RULE_SETS[0]) == 0


def test_games_that_are_over_leave_a_full_row() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG))
    won = seat_of(RULE_SETS[1], BAG, BAG, BAG, BAG)
    assert won.over
    sitting.begin(won)
    for game in RULE_SETS[2:14]:
        sitting.begin(seat_of(game, BAG))
    assert won not in sitting.seats
    assert sitting.unfinished(RULE_SETS[0]) == 0


def test_what_follows_a_deal_of_itself_is_no_move_of_the_player() -> None:
    session = Session(Toy(), 1)
    assert session.root.children
    assert not Seat(session, "").touched
    session.play(BAG)
    assert Seat(session, "").touched


def test_a_game_taken_up_again_lies_as_it_was_left_and_undo_leads_back() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG))
    left = stands(sitting)
    sitting.begin(seat_of(RULE_SETS[1], BOX))
    other = stands(sitting)
    sitting.return_to(0)
    assert stands(sitting) == left
    assert not sitting.can_redo()
    sitting.undo()  # its move, and then the change of games
    sitting.undo()
    assert stands(sitting) == other
    sitting.redo()
    sitting.redo()
    assert stands(sitting) == left


def test_the_game_on_the_table_is_the_one_to_go_on_with_even_where_a_later_one_could_be_redone() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG))
    sitting.begin(seat_of(RULE_SETS[0]))
    assert sitting.unfinished(RULE_SETS[0]) == 1
    sitting.undo()
    assert sitting.unfinished(RULE_SETS[0]) == 0
    sitting.return_to(0)
    assert sitting.can_redo()
    assert sitting.unfinished(RULE_SETS[1]) is None


def test_a_game_that_is_over_is_not_gone_on_with() -> None:
    sitting = Sitting(seat_of(RULE_SETS[0], BAG, BAG, BAG, BAG))
    assert sitting.latest(RULE_SETS[0]) == 0
    assert sitting.unfinished(RULE_SETS[0]) is None


def test_when_a_game_was_played_is_kept() -> None:
    sitting = Sitting(new_seat("first"))
    sitting.session.play(BAG)
    sitting.played(when=77)
    assert sitting.seat.played == 77


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
    """Moves, new games, games taken up again, undo and redo at random."""
    for number in range(steps):
        moves = list(sitting.session.game.moves(sitting.session.position))
        what = chance.choice(["play", "play", "undo", "undo", "redo", "begin", "return"])
        if what == "play" and moves:
            play(sitting, chance.choice(moves))
        elif what == "undo":
            sitting.undo()
        elif what == "redo":
            sitting.redo()
        elif what == "begin" and chance.random() < 0.3:
            sitting.begin(new_seat(f"number {number}"))
        elif what == "return":
            sitting.return_to(chance.randrange(len(sitting.seats)))


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


def positions(session: Session) -> int:
    """How many positions a session knows, whether undone or not."""
    waiting, count = [session.root], 0
    while waiting:
        count += 1
        waiting += waiting.pop().children
    return count


FEW = RULE_SETS[:6]

acts = st.lists(
    st.tuples(st.sampled_from(["play", "play", "undo", "redo", "begin", "begin", "choose"]), st.integers(0, 99)),
    max_size=60,
)


@settings(deadline=None)
@given(acts)
def test_no_game_in_progress_is_ever_lost(steps: list[tuple[str, int]]) -> None:
    with patch("engine.sitting._LONGEST", 3):  # so that the row is soon full
        lose_none(steps)


def lose_none(steps: list[tuple[str, int]]) -> None:
    """Do all this, and look after every step whether what was in progress is still there with all it knew."""
    sitting = Sitting(seat_of(FEW[0]))
    for what, number in steps:
        game = FEW[number % len(FEW)]
        moves = list(sitting.session.game.moves(sitting.session.position))
        going_on = {i: sitting.unfinished(known) for i, known in enumerate(FEW)}
        before = {
            i: sitting.seats[at] for i, at in going_on.items() if at is not None and sitting.seats[at].touched
        }
        known = {i: positions(seat.session) for i, seat in before.items()}
        if what == "play" and moves:
            play(sitting, moves[number % len(moves)])
        elif what == "undo":
            sitting.undo()
        elif what == "redo":
            sitting.redo()
        elif what == "begin":
            sitting.begin(seat_of(game))
            before.pop(FEW.index(game), None)  # replaced by the player's own wish
        elif what == "choose":
            at = sitting.unfinished(game)
            if at is None:
                sitting.begin(seat_of(game))
            else:
                sitting.return_to(at)
            assert sitting.session.game is game
            assert before.get(FEW.index(game), sitting.seat) is sitting.seat
        for i, seat in before.items():
            assert any(left.session is seat.session for left in sitting.seats)
            assert positions(seat.session) >= known[i]
