"""Test Golf: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import english, message

BOOK = Book("golf")
GAME, at, moves, after, refused = BOOK.game, BOOK.at, BOOK.moves, BOOK.after, BOOK.refused


def test_seven_columns_of_five_a_card_on_the_waste_and_sixteen_in_the_stock() -> None:
    deal = BOOK.dealt(1)
    assert [len(deal[f"t{i}"]) for i in range(1, 8)] == [10] * 7
    assert len(deal["w"]) == 2 and deal["s"].count("~") == 16
    assert "~" not in "".join(deal[name] for name in deal if name != "s")


# What goes on the waste


@pytest.mark.parametrize("card", ["8c", "8d", "8h", "8s", "Tc", "Td", "Th", "Ts"])
def test_one_rank_above_or_below_whatever_the_suit(card: str) -> None:
    assert refused(at(w="9h", t1=card), "t1w") is None


@pytest.mark.parametrize("card", ["9c", "7h", "Jh", "Ah", "Kh"])
def test_no_other_rank(card: str) -> None:
    assert refused(at(w="9h", t1=card), "t1w") == "Only an eight or a ten goes on the nine of hearts."


@pytest.mark.parametrize("card", ["Qh", "Ac", "Kc"])
def test_nothing_goes_on_a_king(card: str) -> None:
    assert refused(at(w="Kh", t1=card), "t1w") == "Nothing goes on the king of hearts."


def test_only_a_two_goes_on_an_ace() -> None:
    start = at(w="Ah", t1="2c", t2="Kh", t3="Ac")
    assert moves(start) == {"t1w"}
    assert refused(start, "t2w") == "Only a two goes on the ace of hearts."
    assert refused(start, "t3w") == "Only a two goes on the ace of hearts."


def test_a_king_goes_on_a_queen_and_ends_the_run() -> None:
    start = at(w="Qh", t1="Kc", t2="Jd", s="~2c")
    assert moves(start) == {"sw", "t1w", "t2w"}
    assert moves(after(start, "t1w")) == {"sw"}


def test_only_the_last_card_of_a_column_is_free() -> None:
    start = at(w="9h", t1="8c2d")
    assert moves(start) == set()
    assert refused(start, "t1wx2") == message("one-at-a-time")


# Where nothing goes


def test_cards_go_only_to_the_waste() -> None:
    start = at(w="9h", t1="8c", t2="9c", s="~2c")
    assert refused(start, "t1t2") == message("only-to-waste")
    assert refused(start, "st2") == message("only-to-waste")
    assert refused(start, "wt1") == "A card on the waste stays there."
    assert refused(start, "wt7") == "A card on the waste stays there."
    assert refused(start, "t1s") == message("nothing-to-stock")


def test_an_empty_column_stays_empty() -> None:
    start = at(w="9h", t1="8c", t2="9c", s="~2c")
    assert refused(start, "t1t7") == "An empty column stays empty."
    assert refused(start, "st7") == "An empty column stays empty."


# The stock


def test_the_stock_may_be_turned_at_any_time_one_card_after_the_other() -> None:
    start = at(w="9h", t1="8c", s="~2c~3d")
    assert moves(start) == {"sw", "t1w"}
    assert BOOK.piles(after(start, "sw")) == {"w": "9h3d", "t1": "8c", "s": "~2c"}


def test_there_is_one_pass() -> None:
    assert refused(at(w="9h", t1="2c"), "ws") == message("one-pass")
    assert refused(at(w="9h", t1="2c", s="~3c"), "ws") == message("one-pass")
    assert refused(at(w="9h", t1="2c"), "sw") == message("no-card-to-take")


# The end


def test_won_when_no_card_is_left_whatever_the_stock_still_holds() -> None:
    start = at(w="9h", t4="8c", s="~2c~3c")
    assert GAME.status(start) is Status.PLAYING
    assert GAME.status(after(start, "t4w")) is Status.WON


def test_lost_when_nothing_fits_and_the_stock_is_used_up() -> None:
    assert GAME.status(at(w="9h", t4="8c2c")) is Status.LOST
    assert GAME.status(at(w="9h", t4="2c8c")) is Status.PLAYING
    assert GAME.status(at(w="9h", t4="8c2c", s="~Kc")) is Status.PLAYING


def test_the_score_is_the_cards_left() -> None:
    assert GAME.score(GAME.start(1)) == 35
    start = at(w="9h", t1="8c", s="~2c")
    assert BOOK.points(start, "t1w") == -1
    assert BOOK.points(start, "sw") == 0


def test_a_session_counts_down_and_up_again() -> None:
    session = Session.read("v1/golf/1", CATALOGUE)
    while not any(GAME.spots[move.source].name != "s" for move in GAME.moves(session.position)):
        session.play(next(GAME.moves(session.position)))
    before = session.position
    session.play(next(move for move in GAME.moves(before) if GAME.spots[move.source].name != "s"))
    assert session.points == 34
    session.undo()
    assert (session.points, session.position) == (35, before)


@pytest.mark.parametrize(
    ("waste", "note"),
    [
        ("9h", "Run of 1 · next: eight or ten"),
        ("2cAdKd", "Run of 1 · next: none"),
        ("KhTh9s8d9c", "Run of 4 · next: eight or ten"),
        ("3h2cAd", "Run of 3 · next: two"),
    ],
)
def test_the_words_above_the_waste_say_how_long_the_run_is_and_what_fits(waste: str, note: str) -> None:
    position = at(w=waste, t1="5c")
    spot = {spot.name: number for number, spot in enumerate(GAME.spots)}["w"]
    assert english(GAME.pile_note(position, spot)) == note
    assert [GAME.pile_note(position, other) for other in range(spot)] == [None] * spot


def test_nothing_is_said_to_come_next_when_the_columns_are_empty() -> None:
    [waste] = [number for number, spot in enumerate(GAME.spots) if spot.name == "w"]
    assert GAME.pile_note(at(w="KhTh9s8d9c"), waste) is None
