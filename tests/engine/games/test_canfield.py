"""Test Canfield in its two rule sets: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import english, message

BOOKS = ONE, THREE = Book("canfield"), Book("canfield-3")
every = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)

RANKS = "A23456789TJQK"


def suit(letter: str, start: str, count: int = 13) -> str:
    """Return `count` cards of a suit upwards from the rank `start`, with the ace after the king."""
    first = RANKS.index(start)
    return "".join(f"{RANKS[(first + i) % 13]}{letter}" for i in range(count))


@every
def test_thirteen_in_reserve_one_on_its_foundation_four_columns_and_34_in_the_stock(book: Book) -> None:
    deal = book.dealt(1)
    assert (deal["r"].count("~"), len(deal["r"])) == (12, 12 * 3 + 2)
    assert [len(deal[f"t{i}"]) for i in range(1, 5)] == [2] * 4
    assert deal["s"].count("~") == 34
    assert deal["f2"] == "4h"
    assert set(deal) == {"f2", "r", "t1", "t2", "t3", "t4", "s"}


# Foundations


@every
def test_the_first_card_gives_the_rank_that_begins_all_four(book: Book) -> None:
    start = book.at(f2="7h", t1="7s", t2="7d", t3="8s", t4="As")
    assert book.refused(start, "t1f1") is None
    assert book.refused(start, "t2f3") is None
    assert book.refused(start, "t2f4") == "Only the seven of clubs can start this foundation."
    assert book.refused(start, "t3f1") == "Only the seven of spades can start this foundation."
    assert book.refused(start, "t4f1") == "Only the seven of spades can start this foundation."


@every
def test_a_foundation_grows_in_suit_an_ace_following_a_king(book: Book) -> None:
    start = book.at(f2="QhKh", t1="Ah", t2="As", w="2h")
    assert book.refused(start, "t2f2") == "Only the ace of hearts goes on the king of hearts."
    assert book.refused(start, "wf2") == "Only the ace of hearts goes on the king of hearts."
    assert book.piles(book.after(start, "t1f2", "wf2"))["f2"] == "QhKhAh2h"


@every
def test_a_foundation_ends_with_thirteen_cards(book: Book) -> None:
    start = book.at(f1=suit("s", "7", 12), t1="6s", t2="7h")
    assert book.refused(book.after(start, "t1f1"), "t2f1") == "This foundation is complete."


@every
def test_cards_go_home_one_at_a_time_and_stay(book: Book) -> None:
    start = book.at(f2="7h", t1="9s8h", t2="8s", t3="2c")
    assert book.refused(start, "t1f2x2") == "Cards go home one at a time."
    for target in ("t2", "f1", "w", "s", "r"):
        assert book.refused(start, f"f2{target}") == message("stays-home")


# Columns


@every
def test_a_column_is_built_down_in_alternating_colours(book: Book) -> None:
    start = book.at(f2="7h", t1="Ts", t2="9d", t3="9c", t4="8d")
    assert book.refused(start, "t2t1") is None
    for source in ("t3", "t4"):
        assert book.refused(start, f"{source}t1") == "Only a red nine goes on the ten of spades."


@every
def test_a_king_goes_on_an_ace(book: Book) -> None:
    start = book.at(f2="7h", t1="As", t2="Kd", t3="Kc")
    assert book.refused(start, "t2t1") is None
    assert book.refused(start, "t3t1") == "Only a red king goes on the ace of spades."


@every
def test_any_card_moves_with_all_those_on_it_to_another_column(book: Book) -> None:
    start = book.at(f2="7h", t1="Ts9d8s", t2="Jd", t3="Tc", t4="9h")
    assert {"t1t2x3", "t1t3x2", "t1t4"} <= book.moves(start)
    assert book.piles(book.after(start, "t1t3x2")) == {
        "f2": "7h",
        "t1": "Ts",
        "t2": "Jd",
        "t3": "Tc9d8s",
        "t4": "9h",
    }
    assert book.refused(start, "t1t2x2") == "Only a black ten goes on the jack of diamonds."
    assert book.refused(start, "t1t2x4") == message("not-so-many-cards")


# The reserve and spaces


@every
def test_the_top_of_the_reserve_is_free_and_the_next_one_shows(book: Book) -> None:
    start = book.at(f2="7h", r="~2c~3c8h", t1="9s", t2="2d", t3="2h", t4="2s")
    assert book.moves(start) == {"rf2", "rt1"}
    assert book.piles(book.after(start, "rf2"))["r"] == "~2c3c"
    assert book.piles(book.after(start, "rt1"))["r"] == "~2c3c"
    assert book.refused(start, "rt2") == "Only a black ace goes on the two of diamonds."


@every
def test_nothing_is_laid_on_the_reserve(book: Book) -> None:
    start = book.at(f2="7h", r="9s", t1="8d", w="8h")
    assert book.refused(start, "t1r") == "You can’t place cards on the reserve."
    assert book.refused(start, "wr") == "You can’t place cards on the reserve."


@every
def test_a_space_is_filled_at_once_from_the_reserve(book: Book) -> None:
    start = book.at(f2="7h", r="~2c~3c4c", t1="9s", t2="8d", t3="Kc", t4="Kd")
    filled = {"f2": "7h", "r": "~2c3c", "t1": "9s8d", "t2": "4c", "t3": "Kc", "t4": "Kd"}
    assert book.piles(book.after(start, "t2t1")) == filled
    home = book.at(f2="7h", r="~2c4c", t1="9s", t2="8h", t3="Kc", t4="Kd")
    assert book.piles(book.after(home, "t2f2"))["t2"] == "4c"


@every
def test_the_last_card_of_the_reserve_fills_a_space_too(book: Book) -> None:
    start = book.at(f2="7h", r="4c", t1="9s", t2="8d", t3="Kc", t4="Kd")
    filled = {"f2": "7h", "t1": "9s8d", "t2": "4c", "t3": "Kc", "t4": "Kd"}
    assert book.piles(book.after(start, "t2t1")) == filled


@every
def test_no_other_card_fills_a_space_while_the_reserve_lasts(book: Book) -> None:
    start = book.at(f2="7h", r="4c", t1="9s", w="2d")
    assert book.refused(start, "wt4") == message("space-from-reserve")
    assert book.refused(start, "t1t4") == message("space-from-reserve")


@every
@pytest.mark.parametrize("card", ["As", "9d", "Kh"])
@pytest.mark.parametrize("source", ["w", "t1"])
def test_with_the_reserve_gone_any_free_card_may_fill_a_space(book: Book, card: str, source: str) -> None:
    start = book.at(**{"f2": "7h", "w": "2c", "t1": "3c", "s": "~4c"} | {source: card})
    assert book.refused(start, f"{source}t4") is None
    assert book.piles(book.after(start, f"{source}t4"))["t4"] == card
    assert book.refused(start, "st4") == "Turn the card onto the waste first."


@every
def test_with_the_reserve_gone_a_run_may_fill_a_space(book: Book) -> None:
    start = book.at(f2="7h", t1="KcTs9d")
    assert book.piles(book.after(start, "t1t4x2")) == {"f2": "7h", "t1": "Kc", "t4": "Ts9d"}


@every
def test_the_card_that_filled_a_space_goes_back_with_the_move(book: Book) -> None:
    """In deal 1 the eight of diamonds goes on the nine of clubs, and the ace of hearts comes from the reserve."""
    session = Session.read(f"v1/{book.game.id}/1", CATALOGUE)
    dealt = session.position
    assert book.moves(dealt) >= {"t2t3", "t4t3"}
    session.play(next(move for move in book.game.moves(dealt) if book.game.spots[move.source].name == "t4"))
    after = book.piles(session.position)
    assert (after["t3"], after["t4"]) == ("9c8d", "Ah")
    assert after["r"].endswith("~5d7d")
    session.undo()
    assert session.position == dealt


# Stock and waste


def test_one_card_is_turned_at_a_time() -> None:
    start = ONE.at(f2="7h", s="~2c~3c~4c")
    assert ONE.piles(ONE.after(start, "sw")) == {"f2": "7h", "s": "~2c~3c", "w": "4c"}


def test_three_cards_are_turned_at_a_time_and_the_last_is_free() -> None:
    start = THREE.at(f2="7h", r="Kc", s="~2c~3c~4c~5c~6c", t1="5d", t2="6d", t3="Td", t4="Th")
    turned = THREE.after(start, "sw")
    assert THREE.piles(turned)["w"] == "6c5c4c" and THREE.piles(turned)["s"] == "~2c~3c"
    assert THREE.moves(turned) == {"sw", "wt1"}
    assert THREE.moves(THREE.after(turned, "wt1")) == {"sw", "wt2"}
    assert THREE.piles(THREE.after(turned, "sw"))["w"] == "6c5c4c3c2c"


@every
def test_the_stock_comes_for_ever_in_the_same_order(book: Book) -> None:
    start = book.at(f2="7h", s="~2c~3c~4c~5c~6c~8c")
    position = start
    for _ in range(10):
        position = book.after(position, *["sw"] * (2 if book is THREE else 6), "ws")
        assert position == start


@every
def test_the_waste_comes_again_only_when_the_stock_is_used_up(book: Book) -> None:
    assert book.refused(book.at(f2="7h", s="~2c", w="3c"), "ws") == message("stock-not-used-up")
    assert book.refused(book.at(f2="7h"), "ws") == message("no-card-to-take")


@every
def test_only_the_stock_feeds_the_waste_and_only_the_waste_the_stock(book: Book) -> None:
    start = book.at(f2="7h", r="9c", t1="2c", s="~8d", t2="9s")
    assert book.refused(start, "t1w") == message("waste-only-from-stock")
    assert book.refused(start, "rw") == message("waste-only-from-stock")
    assert book.refused(start, "rs") == message("nothing-to-stock")
    assert book.refused(start, "st2") == "Turn the card onto the waste first."


# The end


@every
def test_won_with_52_cards_home(book: Book) -> None:
    start = book.at(f1=suit("s", "7"), f2=suit("h", "7"), f3=suit("d", "7"), f4=suit("c", "7", 12), t3="6c")
    assert book.game.status(start) is Status.PLAYING
    assert book.game.status(book.after(start, "t3f4")) is Status.WON


@every
def test_lost_when_no_pass_can_help(book: Book) -> None:
    columns = {"t1": "Ks", "t2": "Kc", "t3": "Js", "t4": "Jc"}
    assert book.game.status(book.at(f2="7h", r="~8h2c", s="~4c~5c~6c", **columns)) is Status.LOST
    assert book.game.status(book.at(f2="7h", r="~8h2c", s="~Td~5c~6c", **columns)) is Status.PLAYING
    assert book.game.status(book.at(f2="7h", r="~2c8h", s="~4c~5c~6c", **columns)) is Status.PLAYING


def test_by_threes_the_card_in_the_middle_never_comes_free() -> None:
    piles = {"f2": "7h", "r": "~8h2c", "t1": "Ks", "t2": "Kc", "t3": "Js", "t4": "Jc", "s": "~4c~Td~6c"}
    assert ONE.game.status(ONE.at(**piles)) is Status.PLAYING
    assert THREE.game.status(THREE.at(**piles)) is Status.LOST


@every
def test_a_point_for_each_card_home_the_first_dealt_among_them(book: Book) -> None:
    assert book.game.score(book.game.start(1)) == 1
    start = book.at(f2="7h", w="8h", t1="9s", t2="8d", t3="2c", t4="2s", s="~9h")
    assert book.points(start, "wf2") == 1
    assert book.points(start, "t2t1") == 0
    assert book.points(start, "sw") == 0


def test_without_a_first_card_no_foundation_is_begun() -> None:
    book = Book("canfield")
    assert book.moves(book.at(t1="9h")) == {"t1t2", "t1t3", "t1t4"}
    assert book.refused(book.at(t1="9h"), "t1f2")


@every
def test_empty_foundations_say_with_which_rank_they_begin_and_the_reserve_how_many_cards_it_has(
    book: Book,
) -> None:
    position, spot = book.game.start(1), {spot.name: at for at, spot in enumerate(book.game.spots)}
    assert [english(book.game.caption(position, spot[f"f{i}"])) for i in (1, 3, 4)] == ["four first"] * 3
    assert book.game.caption(position, spot["w"]) is None
    assert english(book.game.pile_note(position, spot["r"])) == "13 in reserve"
    assert book.game.pile_note(book.at(t1="4h"), spot["r"]) is None
