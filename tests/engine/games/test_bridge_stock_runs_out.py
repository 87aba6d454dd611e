"""Test Bridge Solitaire: the last card of the stock, and the tricks after it."""

import pytest

from engine.core.game import Position
from support.bridge_positions import (
    BOOK,
    BOTH,
    GAME,
    HOUSE_WON,
    SPOT,
    UNANSWERED,
    counter_pile,
    down,
    playing,
    record,
    tricks_so_far,
)
from support.english import message


def ends(position: Position, *texts: str) -> Position:
    """Return the position after these moves; assert that they play a deal to its end."""
    after = BOOK.after(position, *texts)
    assert len(tricks_so_far(after)) == 13 and not after[SPOT["h"]]
    assert BOOK.moves(after) == {"ds"}
    assert counter_pile(after, "r")
    return after


@pytest.mark.parametrize(
    ("last", "taken"),
    [
        ("5s", "w"),
        ("Ts", "v"),
        ("5h", "w"),  # the house could not normally play this card, but it is the last one
        ("2c", "v"),  # a trump
        ("Xd", "v"),
    ],
)
def test_the_last_card_of_the_stock_answers_your_lead_and_the_rest_is_yours(last: str, taken: str) -> None:
    position = playing("h1C", done=10, h="9s4d3d", s=down(last))
    trick = BOOK.after(position, "ht9s")
    assert BOOK.moves(trick) == {"su"}
    after = ends(trick, "su", f"t{taken}", "hw4d", "hw3d")
    assert BOOK.piles(after)[taken].startswith(f"~9s~{last}")
    assert BOOK.piles(after)["w"].endswith("~4d~3d")
    assert tricks_so_far(after)[10:] == [BOTH if taken == "w" else HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record(f"h1C{1 if taken == 'v' else 0}")


def test_the_last_card_comes_after_others_turned_aside() -> None:
    position = playing("h1C", done=11, h="9s4d", s=down("5h 6h", "7h"))
    after = ends(position, "ht9s", "sx", "sx", "su", "tw", "hw4d")
    assert BOOK.piles(after)["w"] == "~9s~7h~4d" and BOOK.piles(after)["x"] == down("6h 5h")


def test_the_house_leads_its_last_card() -> None:
    position = playing("p1C", lead=1, done=10, h="9s4d3d", s=down("Ks"))
    after = ends(position, "su", "ht9s", "tv", "hw4d", "hw3d")
    assert tricks_so_far(after)[10:] == [HOUSE_WON, UNANSWERED, UNANSWERED]
    assert BOOK.piles(after)["r"] == record("p1C12")
    follows = BOOK.after(position, "su")
    assert BOOK.refused(follows, "ht4d") == "You have to follow suit: spades were led."


def test_one_card_is_laid_down_at_a_time_from_the_left_jokers_too() -> None:
    position = playing("h1C", done=9, h="9s4d3dXc", s="")
    assert BOOK.moves(position) == {"hw9s"}
    assert BOOK.refused(position, "ht9s") == BOOK.refused(position, "hw4d") == message("house-turn")
    after = ends(position, "hw9s", "hw4d", "hw3d", "hwXc")
    assert GAME.trick_sizes(after, SPOT["w"])[-4:] == (1, 1, 1, 1)
    assert BOOK.piles(after)["r"] == record("h1C0")


def test_at_no_trump_the_fourth_card_may_be_the_last() -> None:
    position = playing("h1N", done=11, h="9s4d", s=down("5h 6h 7c", "8c"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "su", "tw", "hw4d")
    assert tricks_so_far(after)[11:] == [BOTH, UNANSWERED]
    assert BOOK.piles(after)["w"] == "~9s~8c~4d"


def test_at_no_trump_one_card_may_be_left_for_the_next_trick() -> None:
    position = playing("h1N", done=10, h="9s4d3d", s=down("5h 6h 7c 8c", "Kd"))
    after = ends(position, "ht9s", "sx", "sx", "sx", "sx", "tw", "ht4d", "su", "tv", "hw3d")
    assert tricks_so_far(after)[10:] == [UNANSWERED, HOUSE_WON, UNANSWERED]


def test_a_joker_that_you_lead_takes_the_last_card() -> None:
    position = playing("h1C", done=11, h="4dXc", s=down("8c"))
    after = ends(position, "htXc", "su", "tv", "hw4d")
    assert tricks_so_far(after)[11:] == [HOUSE_WON, UNANSWERED]


def test_stock_and_hand_may_end_together() -> None:
    position = playing("h1C", done=12, h="9s", s=down("8s"))
    after = ends(position, "ht9s", "su", "tw")
    assert tricks_so_far(after)[12:] == [BOTH]
