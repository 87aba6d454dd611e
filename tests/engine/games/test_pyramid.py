"""Test Pyramid in its two rule sets: each sentence of the rules as a position and its legal moves."""

import pytest

from engine.core.game import Move, Position, Status
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import intents, notation
from engine.play.session import Session
from support.book import Book
from support.english import english, message

BOOKS = PLAIN, TUT = Book("pyramid"), Book("pyramid-tut")
every = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.id)


@every
def test_28_cards_in_the_pyramid_and_24_in_the_stock(book: Book) -> None:
    deal = book.dealt(1)
    assert [len(deal[f"t{i}"]) for i in range(1, 29)] == [2] * 28
    assert deal["s"].count("~") == 24
    assert set(deal) == {*(f"t{i}" for i in range(1, 29)), "s"}


# Pairs. The last row is t22 to t28. The cards t22 and t23 lie on t16, the first card of the sixth row.


@every
@pytest.mark.parametrize(
    "pair", [("Ac", "Qd"), ("2c", "Jc"), ("3c", "Th"), ("4c", "9d"), ("5c", "8s"), ("6c", "7c")]
)
def test_a_pair_that_adds_up_to_thirteen_goes(book: Book, pair: tuple[str, str]) -> None:
    start = book.at(t22=pair[0], t28=pair[1])
    assert book.moves(start) == {"t22t28", "t28t22"}
    assert book.piles(book.after(start, "t22t28")) == {"f": pair[0] + pair[1]}


@every
def test_no_other_pair_goes(book: Book) -> None:
    start = book.at(t22="9c", t23="9d", t24="5c", t25="Kc")
    assert book.refused(start, "t23t22") == "The nine of clubs pairs only with a four."
    assert book.refused(start, "t22t24") == "The five of clubs pairs only with an eight."
    assert book.refused(start, "t25t22") == message("king-goes-alone")
    assert book.refused(start, "t22t25") == message("king-goes-alone")


@every
def test_a_king_goes_alone(book: Book) -> None:
    start = book.at(t22="Kc", t23="9d", w="Kd")
    assert book.moves(start) == {"t22f", "wf", "ws"}
    assert book.piles(book.after(start, "t22f", "wf")) == {"t23": "9d", "f": "KcKd"}
    assert book.refused(start, "t23f") == message("only-king-alone")
    assert book.refused(book.at(t23="9d", f="Kc"), "t23f") == message("only-king-alone")


# Cards covered by other cards


@every
def test_a_covered_card_is_not_free(book: Book) -> None:
    start = book.at(t16="9c", t22="2c", t23="3c", t28="4d", t17="Kd")
    both = "The nine of clubs is covered by the two of clubs and the three of clubs."
    assert book.refused(start, "t16t28") == both
    assert book.refused(start, "t28t16") == both
    assert book.refused(start, "t17f") == "The king of diamonds is covered by the three of clubs."
    assert book.moves(start) == set()


@every
@pytest.mark.parametrize(
    ("card", "upon"),
    [("t1", "t2 t3"), ("t2", "t4 t5"), ("t3", "t5 t6"), ("t6", "t9 t10"), ("t15", "t20 t21"), ("t21", "t27 t28")],
)
def test_two_cards_of_the_next_row_lie_on_each(book: Book, card: str, upon: str) -> None:
    left, right = upon.split()
    assert book.moves(book.at(**{card: "Kc", left: "2c", right: "3c"})) == set()
    assert book.moves(book.at(**{card: "Kc", left: "2c"})) == set()
    assert book.moves(book.at(**{card: "Kc", right: "3c"})) == set()
    assert book.moves(book.at(**{card: "Kc"})) == {f"{card}f"}


@every
def test_a_card_is_free_when_both_upon_it_are_gone(book: Book) -> None:
    start = book.at(t16="9c", t22="2c", t23="Jc", t28="4d")
    assert book.refused(book.after(start, "t22t23"), "t16t28") is None


@every
def test_a_card_is_no_pair_for_a_place_that_is_empty(book: Book) -> None:
    start = book.at(t22="9c")
    assert book.refused(start, "t22t23") == message("card-there-is-gone")
    assert book.refused(start, "t22w") == message("no-card-to-pair")
    assert book.refused(start, "t23t22") == message("no-card-to-take")


@every
def test_the_top_of_the_waste_pairs_with_the_pyramid(book: Book) -> None:
    start = book.at(t22="9c", w="9d4d", s="~4h")
    assert book.moves(start) == {"sw", "wt22", "t22w"}
    assert book.piles(book.after(start, "wt22")) == {"f": "4d9c", "w": "9d", "s": "~4h"}
    assert book.piles(book.after(start, "t22w")) == {"f": "9c4d", "w": "9d", "s": "~4h"}


@every
def test_the_waste_pairs_with_nothing_but_the_pyramid(book: Book) -> None:
    """Its top card pairs neither with the card below it nor with the next card of the stock."""
    start = book.at(t22="2c", w="9d4d", s="~9h")
    assert book.moves(start) == {"sw"}
    assert book.refused(start, "st22") == "Turn the card onto the waste first."
    assert book.refused(start, "sf") == "Turn the card onto the waste first."
    assert book.refused(start, "t22s") == message("nothing-to-stock")


@every
def test_a_card_taken_away_stays_away(book: Book) -> None:
    start = book.at(t22="9c", f="4d")
    for target in ("t22", "t1", "w"):
        assert book.refused(start, f"f{target}") == message("out-of-the-game")


# Tut’s Tomb


def test_a_card_covered_by_its_own_partner_goes_with_it_in_tuts_tomb_alone() -> None:
    for book in BOOKS:
        start = book.at(t16="9c", t22="4d")
        if book is TUT:
            assert book.moves(start) == {"t16t22", "t22t16"}
            assert book.piles(book.after(start, "t16t22")) == {"f": "9c4d"}
        else:
            assert book.moves(start) == set()
            assert book.refused(start, "t22t16") == "The nine of clubs is covered by the four of diamonds."


def test_it_goes_with_no_other_card_than_the_one_upon_it() -> None:
    start = TUT.at(t16="9c", t22="4d", t28="4s", w="4h")
    why = "The nine of clubs pairs only with the four of diamonds, which covers it."
    for text in ("t16t28", "t28t16", "t16w", "wt16"):
        assert TUT.refused(start, text) == why
    assert TUT.moves(start) == {"t16t22", "t22t16", "ws"}


def test_two_cards_upon_it_are_one_too_many() -> None:
    start = TUT.at(t16="9c", t22="4d", t23="4s")
    assert TUT.moves(start) == set()
    assert TUT.refused(start, "t22t16") == (
        "The nine of clubs is covered by the four of diamonds and the four of spades."
    )


def test_the_partner_upon_it_must_be_free_itself() -> None:
    start = TUT.at(t11="9c", t16="4d", t22="2c")
    assert TUT.moves(start) == set()
    assert TUT.refused(start, "t11t16") == "The nine of clubs is covered by the four of diamonds."


# The stock


@every
def test_cards_are_turned_one_at_a_time_and_come_again_in_their_order_for_ever(book: Book) -> None:
    start = book.at(t22="2c", s="~4c~5c~6c")
    assert book.piles(book.after(start, "sw", "sw")) == {"t22": "2c", "s": "~4c", "w": "6c5c"}
    position = start
    for _ in range(20):
        position = book.after(position, "sw", "sw", "sw", "ws")
        assert position == start


@every
def test_the_waste_comes_again_only_when_the_stock_is_used_up(book: Book) -> None:
    assert book.refused(book.at(s="~2c", w="3c"), "ws") == message("stock-not-used-up")
    assert book.refused(book.at(), "ws") == message("no-card-to-take")


# The end


@every
def test_won_when_the_pyramid_is_gone_whatever_else_is_left(book: Book) -> None:
    start = book.at(t1="9c", w="2c4d", s="~3c")
    assert book.game.status(start) is Status.PLAYING
    assert book.game.status(book.after(start, "wt1")) is Status.WON


@every
def test_lost_when_a_whole_pass_changes_nothing(book: Book) -> None:
    assert book.game.status(book.at(t1="9c", w="2c5d", s="~3c~6c")) is Status.LOST
    assert book.game.status(book.at(t1="9c")) is Status.LOST
    for w, s in (("2c4d", "~3c"), ("4d5d", "~3c~6c"), ("2c", "~3c~4d~6c")):
        assert book.game.status(book.at(t1="9c", w=w, s=s)) is Status.PLAYING


@every
def test_a_king_on_the_waste_may_uncover_the_help(book: Book) -> None:
    assert book.game.status(book.at(t1="9c", w="4dKc")) is Status.PLAYING


def test_the_score_is_the_cards_left_in_the_pyramid() -> None:
    for book in BOOKS:
        assert book.game.score(book.game.start(1)) == 28
        start = book.at(t22="9c", t23="4d", t24="Kc", w="4h", s="~2c")
        assert book.points(start, "t22t23") == -2
        assert book.points(start, "t22w") == -1
        assert book.points(start, "t24f") == -1
        assert book.points(start, "sw") == 0


@every
def test_both_cards_of_a_pair_come_back_with_one_undo(book: Book) -> None:
    session = Session.read(f"v1/{book.game.id}/1", CATALOGUE)
    before = session.position
    while session.points > 26:
        before = session.position
        legal = list(book.game.moves(before))
        session.play(next((move for move in legal if book.points(before, text_of(book, move)) == -2), legal[0]))
    assert sum(map(len, before[:28])) - sum(map(len, session.position[:28])) == 2
    session.undo()
    assert session.position == before


def text_of(book: Book, move: Move) -> str:
    return notation.move_text(book.game, move)


def tapped(book: Book, position: Position, spot: str) -> str:
    """Return why a tap on a pile is refused."""
    number = [each.name for each in book.game.spots].index(spot)
    answer = intents.tap(Turn(book.game, position), number, None)
    assert isinstance(answer, intents.Refuse)
    return english(answer.reason)


@every
def test_a_tap_on_a_free_card_without_a_partner_says_which_cards_pair_with_it(book: Book) -> None:
    start = book.at(t22="9c", t23="9d", t24="5c", w="Ah")
    assert tapped(book, start, "t22") == "The nine of clubs pairs only with a four."
    assert tapped(book, start, "w") == "The ace of hearts pairs only with a queen."


@every
def test_a_tap_on_a_gap_says_that_its_card_is_gone(book: Book) -> None:
    start = book.at(t22="9c", t24="5c", s="~Ah", w="2h")
    assert tapped(book, start, "t23") == message("card-there-is-gone")
