"""Test the tree of moves of a game being played, with the toy game, which has automatic moves."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Move, Status
from engine.core.saying import say
from engine.games import catalogue
from engine.play import notation
from engine.play.notation import CannotPlayError, CannotReadError
from engine.play.session import Session
from support.english import english
from support.sessions import undo_all
from support.toy import CATALOGUE, Toy

BOX, BAG, TWO = Move(0, 1), Move(0, 2), Move(0, 2, 2)


def played(number: int, *moves: Move) -> Session:
    session = Session(Toy(), number)
    for move in moves:
        session.play(move)
    return session


def left(session: Session) -> int:
    return len(session.position[0])


def test_a_new_session_stands_at_the_deal() -> None:
    session = played(2)
    assert session.position == Toy().start(2)
    assert (session.moves_made, session.points, session.status()) == (0, 10, Status.PLAYING)
    assert not session.can_undo() and not session.can_redo()


def test_points_are_those_of_the_deal_and_of_every_move() -> None:
    assert played(2, BAG, BAG).points == 10 + 2 + 2  # two aces follow automatically


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    session = played(2, BAG)
    with pytest.raises(CannotPlayError) as told:
        session.play(Move(1, 2))
    assert told.value.reason == say("stays-home")
    assert session.moves_made == 1


def test_undo_and_redo_walk_along_the_line() -> None:
    session = played(2, BAG, BAG)
    session.undo()
    assert (left(session), session.moves_made) == (5, 1)
    session.undo()
    session.undo()  # at the deal there is nothing to undo
    assert (left(session), session.moves_made) == (6, 0)
    session.redo()
    session.redo()
    session.redo()
    assert (left(session), session.moves_made) == (2, 2)


def test_replies_follow_and_are_undone_with_their_move() -> None:
    session = played(2, TWO)
    assert (left(session), session.moves_made) == (2, 1)
    session.undo()
    assert (left(session), session.moves_made) == (6, 0)
    session.redo()
    assert (left(session), session.moves_made) == (2, 1)


def test_replies_at_the_deal_are_not_undone() -> None:
    session = played(1)
    at_the_deal = session.position
    assert left(session) == 7 and session.moves_made == 0
    session.undo()
    assert session.position == at_the_deal
    session.play(BAG)
    session.undo()
    session.undo()
    assert session.position == at_the_deal
    session.redo()
    undo_all(session)
    assert session.position == at_the_deal
    assert not session.can_undo()


def test_a_new_move_after_undo_begins_a_branch_and_the_old_one_stays() -> None:
    session = played(2, BAG, BAG)
    session.undo()
    session.play(BOX)
    assert session.text() == "v1/toy/2/t1f2.(t1f2)t1f1"
    session.undo()
    session.redo()  # follows the branch chosen last
    assert session.link() == "v1/toy/2/t1f2.t1f1"


def test_playing_an_old_move_again_goes_back_to_its_branch() -> None:
    session = played(2, BAG, BAG)
    session.undo()
    session.undo()
    session.play(BOX)
    session.undo()
    session.play(BAG)
    assert session.can_redo()
    session.redo()
    assert session.link() == "v1/toy/2/t1f2.t1f2"
    assert session.text() == "v1/toy/2/(t1f1)t1f2.t1f2"


def test_the_text_says_where_the_game_stands() -> None:
    session = played(2, BAG, BAG)
    session.undo()
    assert session.text() == "v1/toy/2/t1f2.t1f2@1"
    undo_all(session)
    assert session.text() == "v1/toy/2/t1f2.t1f2@0"
    assert session.link() == "v1/toy/2"


def test_replies_are_not_written() -> None:
    session = played(1, BAG, BAG)
    assert session.text() == session.link() == "v1/toy/1/t1f2.t1f2"
    assert Session.read(session.text(), CATALOGUE).position == session.position


def test_variations_inside_variations() -> None:
    text = "v1/toy/2/(t1f1.(t1f2)t1f1)(t1f2x2)t1f2.(t1f1)t1f2@1"
    session = Session.read(text, CATALOGUE)
    assert session.text() == text
    assert session.moves_made == 1


def test_the_line_names_every_step_with_its_replies() -> None:
    session = played(2, BAG, BAG)
    assert [(node.move, node.is_automatic) for node in session.line()] == [
        (BAG, False),
        (BAG, False),
        (BOX, True),
        (BOX, True),
    ]


def test_a_very_long_game_is_written_and_read() -> None:
    """A queen moves to and fro twenty thousand times. No recursion may be as deep as the game is long."""
    text = "v1/backbone-aisleriot/1/t6t3" + ".t8t6.t6t8" * 10_000
    session = Session.read(text, catalogue.CATALOGUE)
    assert session.text() == text
    assert session.moves_made == 20_001


def test_the_same_variations_again_and_again_are_kept_once() -> None:
    text = f"v1/toy/2/{'(t1f1)(t1f2x2)' * 4000}t1f2.t1f1"
    assert Session.read(text, CATALOGUE).text() == "v1/toy/2/(t1f1)(t1f2x2)t1f2.t1f1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("v1/toy/2/t1f2.f1t1", "Move 2, f1t1, can’t be played: A card that’s home stays there."),
        ("v1/toy/2/(t1f2.t1f1)f1t1", "Move 1, f1t1, can’t be played: A card that’s home stays there."),
        ("v1/toy/2/t1f2x3", "Move 1, t1f2x3, can’t be played: That card can’t go there."),
    ],
)
def test_a_move_against_the_rules_is_named(text: str, message: str) -> None:
    with pytest.raises(CannotPlayError) as told:
        Session.read(text, CATALOGUE)
    assert english(told.value.reason) == message


@pytest.mark.parametrize(
    "text",
    [
        "v1/toy/2/(t1f1",
        "v1/toy/2/t1f1)",
        "v1/toy/2/)(",
        "v1/toy/2/" + "(" * 150_000,
        "v1/toy/2/t1f1@",
    ],
)
def test_a_broken_text_is_not_read(text: str) -> None:
    with pytest.raises(CannotReadError) as told:
        Session.read(text, CATALOGUE)
    assert english(told.value.reason).endswith(".")


def test_a_text_with_a_move_that_the_game_has_not_is_not_read() -> None:
    with pytest.raises(CannotReadError) as told:
        Session.read("v1/klondike/2/t1t9", catalogue.CATALOGUE)
    assert english(told.value.reason).endswith(".")


def test_standing_further_on_than_the_game_goes_is_its_end() -> None:
    assert Session.read("v1/toy/2/t1f1@9", CATALOGUE).moves_made == 1


@given(number=st.integers(1, 2), seed=st.integers(0, 10_000))
def test_any_session_reads_back_as_written(number: int, seed: int) -> None:
    chance = random.Random(seed)
    session = Session(Toy(), number)
    for _ in range(40):
        moves = list(session.game.moves(session.position))
        chosen = chance.choice(["play", "undo", "redo"])
        if chosen == "play" and moves:
            session.play(chance.choice(moves))
        elif chosen == "undo":
            session.undo()
        else:
            session.redo()
    again = Session.read(session.text(), CATALOGUE)
    assert again.text() == session.text()
    assert again.position == session.position
    assert notation.read_game(session.link(), CATALOGUE).game == "toy"


def test_moves_made_along_count_and_are_undone_and_redone_with_the_one_before() -> None:
    session = played(2, BAG)
    session.play(BOX, with_previous=True)
    session.play(BAG, with_previous=True)
    assert (left(session), session.moves_made) == (1, 3)
    session.undo()
    assert (left(session), session.moves_made) == (6, 0)
    session.redo()
    assert (left(session), session.moves_made) == (1, 3)


def test_where_the_player_stands_is_a_stand_though_moves_were_made_along_from_there() -> None:
    session = played(2, BAG)
    session.play(BOX, with_previous=True)
    session.undo()
    session.play(BAG)
    assert session.here in session.player_nodes()


def test_a_move_made_along_is_written_and_read_as_such() -> None:
    session = played(2, BAG)
    session.play(BOX, with_previous=True)
    assert session.text() == session.link() == "v1/toy/2/t1f2.+t1f1"
    again = Session.read(session.text(), CATALOGUE)
    again.undo()
    assert again.moves_made == 0
    assert again.text() == "v1/toy/2/t1f2.+t1f1@0"


def test_the_same_move_made_by_hand_is_a_move_of_its_own() -> None:
    session = played(2, BAG)
    session.play(BOX, with_previous=True)
    session.undo()
    session.play(BAG)
    session.play(BOX)
    session.undo()
    assert session.moves_made == 1
    assert Session.read(session.text(), CATALOGUE).text() == session.text()


def test_at_the_deal_there_is_nothing_to_go_along_with() -> None:
    assert played(2).can_undo() is False
    again = Session.read("v1/toy/2/+t1f2", CATALOGUE)
    again.undo()
    assert again.moves_made == 0 and again.root.children[0].with_previous is False


def test_a_session_holds_what_was_played_in_it_and_no_other_deal() -> None:
    longer, shorter = played(2, BOX, BAG, BAG), played(2, BOX, BAG)
    assert longer.contains(shorter) and longer.contains(longer)
    assert not shorter.contains(longer)
    undo_all(longer)
    assert longer.contains(shorter)  # undone moves still count
    parted = played(2, BOX, BOX)
    assert not longer.contains(parted) and not parted.contains(longer)
    parted.undo()
    parted.play(BAG)
    assert parted.contains(shorter)
    assert not played(1).contains(played(2))


def test_the_last_move_is_kept_where_it_was_played_with_others_along_before() -> None:
    session = played(2, BAG)
    session.play(BOX, with_previous=True)
    session.undo()
    session.play(BAG)  # the same move without `with_previous`, as when the player changes plans
    assert session.moves_made == 1 and not session.can_redo()
    again = Session.read(session.text(), CATALOGUE)
    assert (again.position, again.moves_made) == (session.position, 1)


def test_a_deal_without_moves_is_written_without_a_slash_at_its_end() -> None:
    assert played(2).text() == "v1/toy/2"


def test_the_nodes_of_the_player_leave_out_what_follows_by_itself_but_not_where_one_stands() -> None:
    session = played(2, BAG, BAG)
    line = session.line()
    assert [node.is_automatic for node in line] == [False, False, True, True]
    assert session.player_nodes() == [session.root, line[0], line[3]]
    session.undo()
    assert session.player_nodes() == [session.root, line[0], line[3]]  # includes positions that redo can reach
    session.go_to(line[1])
    assert session.player_nodes() == [session.root, line[0], line[1], line[3]]


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("t1f2)", "This list of moves has a closing bracket without an opening one."),
        ("(t1f2", "This list of moves has an opening bracket without a closing one."),
    ],
)
def test_a_bracket_without_its_other_half_is_named(moves: str, said: str) -> None:
    with pytest.raises(CannotReadError) as error:
        Session.read(f"v1/toy/2/{moves}", CATALOGUE)
    assert english(error.value.reason) == said
