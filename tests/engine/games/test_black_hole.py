"""Test Black Hole: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import message

BOOK = Book("black-hole")
GAME, at, moves, after, refused = BOOK.game, BOOK.at, BOOK.moves, BOOK.after, BOOK.refused


def test_the_ace_of_spades_lies_alone_in_the_middle_amid_seventeen_fans_of_three() -> None:
    deal = BOOK.dealt(1)
    assert deal["f"] == "As"
    assert [len(deal[f"t{i}"]) for i in range(1, 18)] == [6] * 17
    assert "~" not in "".join(deal.values())


# What goes into the hole


@pytest.mark.parametrize("card", ["8c", "8d", "8h", "8s", "Tc", "Td", "Th", "Ts"])
def test_one_rank_up_or_down_whatever_the_suit(card: str) -> None:
    assert refused(at(f="As9h", t1=card), "t1f") is None


@pytest.mark.parametrize("card", ["9c", "7h", "Jh", "Ah", "Kh"])
def test_no_other_rank(card: str) -> None:
    assert refused(at(f="As9h", t1=card), "t1f") == "Only an eight or a ten goes on the nine of hearts."


def test_kings_and_aces_are_neighbours_both_ways() -> None:
    assert moves(at(f="As", t1="Kh", t2="2d", t3="Qd", t4="3d")) == {"t1f", "t2f"}
    assert moves(at(f="AsKh", t1="Ac", t2="Qd", t3="2d", t4="Jd")) == {"t1f", "t2f"}
    assert refused(at(f="As", t1="9h"), "t1f") == "Only a two or a king goes on the ace of spades."
    assert refused(at(f="AsKh", t1="9h"), "t1f") == "Only an ace or a queen goes on the king of hearts."


def test_the_direction_may_change_as_often_as_one_likes() -> None:
    start = at(f="As", t1="2c", t2="3c", t3="2d", t4="Ad", t5="Kd")
    assert BOOK.piles(after(start, "t1f", "t2f", "t3f", "t4f", "t5f")) == {"f": "As2c3c2dAdKd"}


def test_only_the_last_card_of_a_fan_is_free() -> None:
    start = at(f="As", t1="2c9c", t2="5d")
    assert moves(start) == set()
    assert refused(start, "t1fx2") == message("one-at-a-time")
    assert refused(start, "t1f") == "Only a two or a king goes on the ace of spades."


# Where nothing goes


def test_no_card_goes_from_fan_to_fan() -> None:
    assert refused(at(f="As", t1="9c", t2="8d"), "t2t1") == message("only-into-hole")


def test_an_empty_fan_stays_empty() -> None:
    start = at(f="As", t1="2c", t2="8d")
    empty = after(start, "t1f")
    assert refused(empty, "t2t1") == "An empty fan stays empty."
    assert refused(empty, "t1f") == message("no-card-to-take")
    assert moves(empty) == set()


def test_nothing_comes_out_of_the_hole() -> None:
    start = at(f="As2c", t1="3d")
    assert refused(start, "ft1") == message("nothing-out-of-hole")
    assert refused(start, "ft2") == message("nothing-out-of-hole")


# The end


def test_won_with_52_cards_in_the_hole() -> None:
    others = "".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "cdhs")
    start = at(f="As" + others.replace("As", "").replace("Qs", ""), t9="Qs")
    assert GAME.status(start) is Status.PLAYING
    assert moves(start) == {"t9f"}
    assert GAME.status(after(start, "t9f")) is Status.WON
    assert moves(after(start, "t9f")) == set()


def test_lost_when_no_free_card_fits() -> None:
    assert GAME.status(at(f="As", t1="2c9c", t2="5d")) is Status.LOST
    assert GAME.status(at(f="As", t1="2c9c", t2="5d", t3="Kd")) is Status.PLAYING


def test_a_point_for_each_card_in_the_hole() -> None:
    assert GAME.score(GAME.start(1)) == 1
    assert BOOK.points(at(f="As", t1="2c"), "t1f") == 1


def test_a_card_in_the_hole_is_taken_back_by_undo_alone() -> None:
    session = Session.read("v1/black-hole/1", CATALOGUE)
    dealt = session.position
    session.play(next(GAME.moves(dealt)))
    assert len(session.position[0]) == 2
    session.undo()
    assert session.position == dealt
