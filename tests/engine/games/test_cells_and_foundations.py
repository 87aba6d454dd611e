"""Test what FreeCell and Seahaven Towers share: foundations of one pack, and how the game is won."""

import pytest

from engine.core.game import Status
from support.book import Book, suit
from support.english import message

both = pytest.mark.parametrize("book", [Book("freecell"), Book("seahaven")], ids=["freecell", "seahaven"])


@both
def test_a_foundation_begins_with_the_ace_of_its_suit_and_grows_in_suit(book: Book) -> None:
    start = book.at(f1="As", t1="2s", t2="Ah", t3="2h", t4="3s")
    assert book.refused(start, "t1f1") is None
    assert book.refused(start, "t2f2") is None
    assert book.refused(start, "t2f3") == "Only the ace of diamonds can start this foundation."
    assert book.refused(start, "t3f2") == "Only the ace of hearts can start this foundation."
    assert book.refused(start, "t4f1") == "Only the two of spades goes on the ace of spades."


@both
@pytest.mark.parametrize("three", ["3s", "3h"])
def test_cards_go_home_one_at_a_time(book: Book, three: str) -> None:
    in_suit = book.game.id == "seahaven"
    reason = "Cards go home one at a time." if in_suit == (three == "3h") else message("no-run")
    assert book.refused(book.at(f2="Ah", t1=f"{three}2h"), "t1f2x2") == reason


@both
def test_a_foundation_ends_with_the_king(book: Book) -> None:
    start = book.at(f1=suit("s", "Q"), t1="Ks", t2="Ah")
    assert book.refused(book.after(start, "t1f1"), "t2f1") == "This foundation is complete."


@both
def test_a_card_that_is_home_stays_home(book: Book) -> None:
    start = book.at(f2="Ah2h", t1="3s", t2="3h")
    for target in ("t1", "t2", "t8", "a1", "f1"):
        assert book.refused(start, f"f2{target}") == message("stays-home")


@both
def test_won_with_52_cards_home(book: Book) -> None:
    start = book.at(f1=suit("s"), f2=suit("h"), f3=suit("d"), f4=suit("c", "Q"), a3="Kc")
    assert book.game.status(start) is Status.PLAYING
    won = book.after(start, "a3f4")
    assert book.game.status(won) is Status.WON
    assert book.moves(won) == set()


@both
def test_a_point_for_each_card_home(book: Book) -> None:
    start = book.at(f2="Ah", t1="2h", t2="9c")
    assert book.game.score(book.game.start(1)) == 0
    assert book.points(start, "t1f2") == 1
    assert book.points(start, "t2a1") == 0
