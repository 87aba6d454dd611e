"""Test The Clock: each sentence of the rules as a position, and how often it is won."""

import math

import pytest

from engine.core import cards
from engine.core.game import Move, Position, Status
from engine.core.shuffle import SplitMix64, shuffled
from engine.games.catalogue import CATALOGUE
from engine.play.session import Session
from support.book import Book
from support.english import message

BOOK = Book("clock")
GAME, at, moves, after, refused = BOOK.game, BOOK.at, BOOK.moves, BOOK.after, BOOK.refused
HAND, MIDDLE = 13, 12


def test_thirteen_piles_of_four_and_the_top_card_of_the_middle_is_turned() -> None:
    deal = BOOK.dealt(1)
    assert [deal[f"t{i}"].count("~") for i in range(1, 14)] == [4] * 12 + [3]
    assert len(deal["h"]) == 2
    assert sum(len(text.replace("~", "")) for text in deal.values()) == 104


@pytest.mark.parametrize(
    ("card", "pile", "place"),
    [
        ("Ah", "t1", "The ace goes to 1 o’clock."),
        ("2c", "t2", "The two goes to 2 o’clock."),
        ("Td", "t10", "The ten goes to 10 o’clock."),
        ("Js", "t11", "The jack goes to 11 o’clock."),
        ("Qh", "t12", "The queen goes to 12 o’clock."),
        ("Kc", "t13", "The king goes to the middle."),
    ],
)
def test_the_card_in_hand_goes_to_the_pile_of_its_rank(card: str, pile: str, place: str) -> None:
    start = at(h=card, t5="~9c", t1="~8c", t2="~7c", t10="~6c", t11="~5c", t12="~4c", t13="~3c")
    assert moves(start) == {f"h{pile}"}
    assert refused(start, f"h{pile}") is None
    assert refused(start, "ht5") == place


def test_it_goes_under_the_pile_and_the_top_card_is_turned() -> None:
    start = at(h="7h", t7="~2c~9d~Qs", t12="~4d")
    assert BOOK.piles(after(start, "ht7")) == {"h": "Qs", "t7": "7h~2c~9d", "t12": "~4d"}
    assert BOOK.piles(after(start, "ht7", "ht12")) == {"h": "4d", "t7": "7h~2c~9d", "t12": "Qs"}


def test_nothing_moves_but_the_card_in_hand() -> None:
    start = at(h="7h", t7="~2c~9d~Qs", t12="Qh~4d")
    assert refused(start, "t12t7") == message("only-card-in-hand")
    assert refused(start, "t7h") == message("only-card-in-hand")


# The end


def clock(**piles: str) -> Position:
    """Return a position with all twelve hours complete and an unplayed centre, except for the piles given."""
    ranks = "A23456789TJQK"
    home = {f"t{i + 1}": "".join(f"{ranks[i]}{suit}" for suit in "cdhs") for i in range(12)}
    return at(**home | piles)


def test_won_when_the_fourth_king_comes_last() -> None:
    start = clock(t13="KcKdKh", h="Ks")
    assert GAME.status(start) is Status.PLAYING
    won = after(start, "ht13")
    assert GAME.status(won) is Status.WON
    assert moves(won) == set()
    assert refused(won, "t13t1") == "The clock has stopped."


def test_lost_when_the_fourth_king_shows_with_cards_face_down() -> None:
    start = clock(t13="KcKdKh", t1="AcAd~Ah~As", h="Ks")
    stopped = after(start, "ht13")
    assert GAME.status(stopped) is Status.LOST
    assert moves(stopped) == set()
    assert refused(stopped, "t1t1") == "The card is already there."
    assert refused(stopped, "t1t2") == "The clock has stopped."


def test_the_third_king_does_not_stop_it() -> None:
    start = clock(t13="KcKd~2s", t2="2c2d2h~Kh", h="Ks")
    assert GAME.status(start) is Status.PLAYING
    assert GAME.status(after(start, "ht13")) is Status.PLAYING
    assert GAME.status(after(start, "ht13", "ht2", "ht13")) is Status.WON


def test_a_point_for_each_card_that_shows() -> None:
    assert GAME.score(GAME.start(1)) == 1
    assert BOOK.points(at(h="7h", t7="~2c~9d~Qs"), "ht7") == 1
    assert BOOK.points(clock(t13="KcKdKh", h="Ks"), "ht13") == 0


def test_the_card_turned_goes_back_with_the_step() -> None:
    session = Session.read("v1/clock/1", CATALOGUE)
    dealt = session.position
    session.play(next(GAME.moves(dealt)))
    assert session.position != dealt
    session.undo()
    assert session.position == dealt


# How often it is won. Donald Knuth, The Art of Computer Programming, volume 1, section 2.3.4.2, exercises 16 and
# 17: the bottom cards of the twelve hours alone decide whether a deal is won, and one deal in thirteen is.

DEALS = 13_000


def played_out(number: int) -> Position:
    """Return the last position of a deal."""
    position = GAME.start(number)
    for _ in range(60):
        move = next(iter(GAME.moves(position)), None)
        if move is None:
            return position
        position = GAME.play(position, move)
    raise AssertionError(number)


def won_by_its_bottom_cards(number: int) -> bool:
    """Return whether the bottom cards lead from every hour to the centre.

    From each pile the path goes on to the pile of its bottom card's rank.
    """
    dealt = shuffled(cards.full_pack(), SplitMix64(number))
    leads_to = [cards.rank(card) - 1 for card in dealt[:12]]  # the first thirteen cards dealt lie at the bottom
    reach = {MIDDLE}
    while more := {hour for hour in range(12) if hour not in reach and leads_to[hour] in reach}:
        reach |= more
    return len(reach) == 13


def turned_up(number: int) -> int:
    """Return how many cards are turned up when the clock stops, computed without the engine's piles."""
    dealt = [cards.rank(card) - 1 for card in shuffled(cards.full_pack(), SplitMix64(number))]
    left = [dealt[pile::13] for pile in range(13)]
    at_hand, count = MIDDLE, 0
    while left[at_hand]:
        at_hand = left[at_hand].pop()
        count += 1
    return count


def test_one_deal_in_thirteen_is_won() -> None:
    """Expects 1000 wins in 13000 deals; chance alone would fail the test once in 10000 times.

    Deals are numbered, so every run counts the same. A failure would mean that the rules or the shuffle have
    changed.
    """
    won = sum(turned_up(number) == 52 for number in range(1, DEALS + 1))
    deviation = math.sqrt(DEALS * 1 / 13 * 12 / 13)
    assert math.erfc(3.9 / math.sqrt(2)) < 1 / 10_000
    assert abs(won - DEALS / 13) < 3.9 * deviation, won


def test_the_bottom_cards_tell_who_wins() -> None:
    for number in range(1, DEALS + 1):
        assert won_by_its_bottom_cards(number) == (turned_up(number) == 52), number


@pytest.mark.slow
def test_the_rules_play_each_deal_to_the_same_end() -> None:
    for number in range(1, DEALS + 1):
        end = played_out(number)
        shown = sum(not cards.is_down(card) for pile in end for card in pile)
        assert shown == turned_up(number), number
        assert GAME.status(end) is (Status.WON if shown == 52 else Status.LOST)
        assert end[HAND] == b""


def test_every_step_is_the_only_one() -> None:
    position = GAME.start(3)
    while legal := list(GAME.moves(position)):
        assert legal == [Move(HAND, legal[0].target)]
        position = GAME.play(position, legal[0])
