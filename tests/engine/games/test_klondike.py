"""Test Klondike in its four rule sets: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Status
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import message

BOOKS = ONE, THREE, ONE_LIMITED, THREE_LIMITED = [
    Book(name) for name in ("klondike", "klondike-3", "klondike-1x3", "klondike-3x3")
]
every = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)
by_threes = pytest.mark.parametrize("book", [THREE, THREE_LIMITED], ids=lambda book: book.game.id)
limited = pytest.mark.parametrize("book", [ONE_LIMITED, THREE_LIMITED], ids=lambda book: book.game.id)
unlimited = pytest.mark.parametrize("book", [ONE, THREE], ids=lambda book: book.game.id)


def suit(letter: str, upto: str = "K") -> str:
    """Return the cards of a suit from the ace up to this rank."""
    ranks = "A23456789TJQK"
    return "".join(f"{rank}{letter}" for rank in ranks[: ranks.index(upto) + 1])


@every
def test_seven_columns_of_one_to_seven_with_the_last_card_open(book: Book) -> None:
    deal = book.dealt(1)
    for i in range(1, 8):
        assert deal[f"t{i}"].count("~") == i - 1
        assert len(deal[f"t{i}"].replace("~", "")) == 2 * i
        assert "~" not in deal[f"t{i}"][-3:]
    assert len(deal["s"]) == 24 * 3 and deal["s"].count("~") == 24
    assert set(deal) == {*(f"t{i}" for i in range(1, 8)), "s"}


# Columns


@every
def test_a_column_is_built_down_in_alternating_colours(book: Book) -> None:
    start = book.at(t1="Ts", t2="9d", t3="9h", t4="9c", t5="8d", t6="Jd")
    assert book.refused(start, "t2t1") is None
    assert book.refused(start, "t3t1") is None
    for source in ("t4", "t5", "t6"):
        assert book.refused(start, f"{source}t1") == "Only a red nine goes on the ten of spades."


@every
def test_nothing_goes_on_an_ace_and_no_ace_on_a_king(book: Book) -> None:
    start = book.at(t1="Ah", t2="Ks", w="2c")
    assert book.refused(start, "wt1") == "Nothing goes on the ace of hearts."
    assert book.refused(start, "t1t2") == "Only a red queen goes on the king of spades."


@every
def test_any_part_of_a_run_moves(book: Book) -> None:
    start = book.at(t1="~2cTs9h8s7d", t2="Jd", t3="Tc", t4="9d", t5="8c")
    assert book.moves(start) == {"t1t2x4", "t1t3x3", "t1t4x2", "t1t5", "t3t2", "t4t3", "t5t4"}
    assert book.piles(book.after(start, "t1t4x2"))["t4"] == "9d8s7d"
    assert book.refused(start, "t1t2x3") == "Only a black ten goes on the jack of diamonds."


@every
def test_what_lies_face_down_does_not_move(book: Book) -> None:
    start = book.at(t1="~Ts9h", t2="Jd")
    assert book.refused(start, "t1t2x2") == message("face-down-stays")
    assert book.moves(start) == set()


@every
def test_cards_that_are_no_run_stay(book: Book) -> None:
    assert book.refused(book.at(t1="Ts8h", t2="Jd"), "t1t2x2") == message("no-run")


@every
@pytest.mark.parametrize("source", ["w", "t1"])
def test_only_a_king_may_start_a_space(book: Book, source: str) -> None:
    assert book.refused(book.at(**{"w": "2c", "t1": "2d", source: "Kh"}), f"{source}t7") is None
    for card in ("Qh", "Ah", "9c"):
        start = book.at(**{"w": "2c", "t1": "2d", source: card})
        assert book.refused(start, f"{source}t7") == "Only a king can fill an empty column."


@every
def test_a_run_from_a_king_may_start_a_space(book: Book) -> None:
    start = book.at(t1="~2cKsQhJc")
    assert book.piles(book.after(start, "t1t2x3")) == {"t1": "2c", "t2": "KsQhJc"}
    assert book.refused(start, "t1t2x2") == "Only a king can fill an empty column."


@every
def test_a_covered_card_turns_up_when_it_comes_to_lie_open(book: Book) -> None:
    start = book.at(t1="~2c~8d7s", t2="8h", f1="As", t3="~9c2s")
    assert book.piles(book.after(start, "t1t2"))["t1"] == "~2c8d"
    assert book.piles(book.after(start, "t3f1"))["t3"] == "9c"


@every
def test_the_card_that_turned_up_turns_back_with_the_move(book: Book) -> None:
    """In deal 1 the ace of diamonds lies face up on the fourth column."""
    session = Session.read(f"v1/{book.game.id}/1", CATALOGUE)
    dealt = session.position
    session.play(next(move for move in book.game.moves(dealt) if book.game.spots[move.target].name == "f3"))
    assert book.piles(session.position)["t4"] == "~9d~3hTc"
    session.undo()
    assert session.position == dealt
    assert book.piles(dealt)["t4"] == "~9d~3h~TcAd"


# Foundations


@every
def test_a_foundation_begins_with_the_ace_of_its_suit_and_grows_in_suit(book: Book) -> None:
    start = book.at(f1="As", t1="2s", t2="Ah", t3="2h", w="3s")
    assert book.refused(start, "t1f1") is None
    assert book.refused(start, "t2f2") is None
    assert book.refused(start, "t2f3") == "Only the ace of diamonds can start this foundation."
    assert book.refused(start, "t3f2") == "Only the ace of hearts can start this foundation."
    assert book.refused(start, "wf1") == "Only the two of spades goes on the ace of spades."


@every
def test_cards_go_home_one_at_a_time(book: Book) -> None:
    assert book.refused(book.at(f2="Ah", t1="3s2h"), "t1f2x2") == "Cards go home one at a time."


@every
def test_a_foundation_ends_with_the_king(book: Book) -> None:
    start = book.at(f1=suit("s", "Q"), t1="Ks", t2="Ah")
    assert book.refused(book.after(start, "t1f1"), "t2f1") == "This foundation is complete."


@every
def test_the_top_card_of_a_foundation_may_come_back_to_a_column(book: Book) -> None:
    start = book.at(f1="As2s", t1="3h", t2="3c")
    assert book.moves(start) == {"f1t1"}
    assert book.refused(start, "f1t2") == "Only a red two goes on the three of clubs."
    assert book.refused(start, "f1t3") == "Only a king can fill an empty column."
    assert book.refused(start, "f1t1x2") == message("one-at-a-time")


@every
def test_a_king_may_come_back_to_a_space(book: Book) -> None:
    assert book.refused(book.at(f1=suit("s")), "f1t7") is None


@every
def test_from_a_foundation_a_card_goes_nowhere_but_to_a_column(book: Book) -> None:
    start = book.at(f1="As", w="3h")
    assert book.refused(start, "f1f2") == "A card on a foundation can only go back to a column."
    assert book.refused(start, "f1w") == message("waste-only-from-stock")
    assert book.refused(start, "f1s") == message("nothing-to-stock")


# Stock and waste


@pytest.mark.parametrize("book", [ONE, ONE_LIMITED], ids=lambda book: book.game.id)
def test_one_card_is_turned_at_a_time(book: Book) -> None:
    start = book.at(s="~2c~3c~4c")
    assert book.piles(book.after(start, "sw")) == {"s": "~2c~3c", "w": "4c"}
    assert book.piles(book.after(start, "sw", "sw")) == {"s": "~2c", "w": "4c3c"}


@by_threes
def test_three_cards_are_turned_at_a_time_and_the_last_is_free(book: Book) -> None:
    start = book.at(s="~2c~3c~4c~5c~6c", t1="5d", t2="6d")
    turned = book.after(start, "sw")
    assert book.piles(turned) == {"s": "~2c~3c", "w": "6c5c4c", "t1": "5d", "t2": "6d"}
    assert book.moves(turned) == {"sw", "wt1"}
    assert book.moves(book.after(turned, "wt1")) == {"sw", "wt2"}


@by_threes
def test_fewer_than_three_are_turned_when_there_are_no_more(book: Book) -> None:
    assert book.piles(book.after(book.at(s="~2c~3c", w="4c"), "sw")) == {"w": "4c3c2c"}


@every
def test_the_redeal_keeps_the_order(book: Book) -> None:
    start = book.at(s="~2c~3c~4c~5c~6c~7c")
    turns = 2 if book in (THREE, THREE_LIMITED) else 6
    count = {"p": "1"} if book in (ONE_LIMITED, THREE_LIMITED) else {}
    assert book.piles(book.after(start, *["sw"] * turns, "ws")) == book.piles(start) | count


@every
def test_the_waste_comes_again_only_when_the_stock_is_used_up(book: Book) -> None:
    assert book.refused(book.at(s="~2c", w="3c"), "ws") == message("stock-not-used-up")
    assert book.refused(book.at(), "ws") == message("no-card-to-take")
    assert book.refused(book.at(w="3c"), "sw") == message("no-card-to-take")
    assert book.refused(book.at(w="3c"), "ws") is None


@limited
def test_there_are_three_passes(book: Book) -> None:
    assert book.refused(book.at(w="2c", p="1"), "ws") is None
    assert book.refused(book.at(w="2c", p="2"), "ws") == message("no-redeal-left")
    position, passes = book.game.start(1), 1
    while book.refused(position, "sw") is None or book.refused(position, "ws") is None:
        passes += book.refused(position, "ws") is None
        position = book.after(position, "sw" if book.refused(position, "sw") is None else "ws")
    assert passes == 3


@unlimited
def test_the_stock_comes_as_often_as_one_likes(book: Book) -> None:
    position = book.at(s="~2c")
    for _ in range(20):
        position = book.after(position, "sw", "ws")
    assert book.piles(position) == {"s": "~2c"}


@every
def test_a_stock_card_is_turned_before_it_is_played(book: Book) -> None:
    start = book.at(s="~Kh", t1="9h")
    for target in ("t1", "t2", "f2"):
        assert book.refused(start, f"s{target}") == "Turn the card onto the waste first."


@every
def test_only_the_stock_feeds_the_waste_and_only_the_waste_the_stock(book: Book) -> None:
    start = book.at(t1="2c")
    assert book.refused(start, "t1w") == message("waste-only-from-stock")
    assert book.refused(start, "t1s") == message("nothing-to-stock")


# The end


@every
def test_won_with_52_cards_home(book: Book) -> None:
    start = book.at(f1=suit("s"), f2=suit("h"), f3=suit("d"), f4=suit("c", "Q"), t3="Kc")
    assert book.game.status(start) is Status.PLAYING
    assert book.game.status(book.after(start, "t3f4")) is Status.WON


@every
def test_lost_when_no_pass_can_help(book: Book) -> None:
    """The five fits nowhere. A red nine would fit on the ten, so the game would not be lost."""
    used_up = {"p": "2"} if book in (ONE_LIMITED, THREE_LIMITED) else {}
    assert book.game.status(book.at(t1="~2hTs", w="5c", **used_up)) is Status.LOST
    assert book.game.status(book.at(t1="~2hTs", w="9d", **used_up)) is Status.PLAYING
    assert book.game.status(book.at(t1="~2hTs", t2="~2dJh", w="5c", **used_up)) is Status.PLAYING


@every
def test_turning_is_no_hope_unless_a_card_comes_that_fits(book: Book) -> None:
    assert book.game.status(book.at(t1="~2hTs", s="~4c~5c~6c")) is Status.LOST
    assert book.game.status(book.at(t1="~2hTs", s="~9d~5c~6c")) is Status.PLAYING


def test_by_threes_the_card_in_the_middle_never_comes_free() -> None:
    """Six and five of clubs lie on the nine of diamonds in every pass."""
    assert ONE.game.status(ONE.at(t1="~2hTs", s="~5c~9d~6c")) is Status.PLAYING
    assert THREE.game.status(THREE.at(t1="~2hTs", s="~5c~9d~6c")) is Status.LOST


@limited
@pytest.mark.parametrize("redeals", ["0", "1", "2"])
def test_with_passes_left_only_what_the_stock_may_still_show_counts(book: Book, redeals: str) -> None:
    """A red nine that lies covered in the waste can be freed only in another pass."""
    assert book.game.status(book.at(t1="~2hTs", s="~5c", p=redeals)) is Status.LOST
    assert book.game.status(book.at(t1="~2hTs", w="5c", p=redeals)) is Status.LOST
    another_pass = Status.LOST if redeals == "2" else Status.PLAYING
    assert book.game.status(book.at(t1="~2hTs", w="5c6c9d7c", p=redeals)) is another_pass
    assert book.game.status(book.at(t1="~2hTs", w="5c6c9d", s="~7c~8c", p=redeals)) is Status.PLAYING


def test_later_passes_need_no_proof_of_their_own() -> None:
    """One pass has 175 positions: 7 tableaus with red twos home or on black threes, times 25 turns of the stock.

    The proof of a loss may visit only 300 positions, so it cannot visit three passes.
    """
    stock = "".join(f"~{rank}{suit}" for rank in "456789" for suit in "shdc")
    start = ONE_LIMITED.at(f2="Ah2h", f3="Ad2d", t1="~Js3s", t2="~Jc3c", s=stock)
    assert ONE_LIMITED.game.status(start) is Status.LOST


@every
def test_a_card_that_comes_from_its_foundation_may_be_the_help(book: Book) -> None:
    """The five of diamonds fits only after the six of spades has returned to the seven of hearts."""
    used_up = {"p": "2"} if book in (ONE_LIMITED, THREE_LIMITED) else {}
    start = book.at(f1=suit("s", "6"), t1="~2c7h", t2="~2h5d", **used_up)
    assert book.moves(start) == {"f1t1"}
    assert book.game.status(start) is Status.PLAYING
    assert book.game.status(book.at(f1=suit("s", "6"), t1="~2c8h", t2="~2h5d", **used_up)) is Status.LOST


@every
def test_a_point_for_each_card_home_and_back_again(book: Book) -> None:
    start = book.at(f1="As", w="2s", t1="3h", t2="4s", s="~9c")
    assert book.game.score(book.game.start(1)) == 0
    assert book.points(start, "wf1") == 1
    assert book.points(book.after(start, "wf1"), "f1t1") == -1
    assert book.points(start, "t1t2") == 0
    assert book.points(start, "sw") == 0
