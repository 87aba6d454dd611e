"""Test Bridge Solitaire: who leads, who follows, who wins the trick."""

import re

import pytest

from support.bridge_positions import (
    BOOK,
    BOTH,
    FIRST,
    GAME,
    HOUSE_WON,
    SPOT,
    UNANSWERED,
    counter_pile,
    down,
    first_hand,
    on,
    playing,
    second_hand,
    tricks_so_far,
)
from support.english import message


def test_the_defender_leads() -> None:
    assert BOOK.moves(BOOK.after(second_hand(), "ac1H")) == {"su"}
    led = BOOK.after(second_hand(), "acP")
    assert len(BOOK.moves(led)) == 13 and all(text.startswith("ht") for text in BOOK.moves(led))


def test_then_whoever_won_the_last_trick() -> None:
    position = playing("h1C", h="As9s4d", s=down("2s", "Ts", "5h"))
    position = BOOK.after(position, "htAs", "su", "tw")
    assert counter_pile(position, "l") == 0 and BOOK.moves(position) == {"ht9s", "ht4d"}
    position = BOOK.after(position, "ht9s", "su", "tv")
    assert counter_pile(position, "l") == 1 and BOOK.moves(position) == {"su"}
    assert tricks_so_far(position) == [BOTH, HOUSE_WON]


def test_the_house_leads_the_top_card_of_the_stock() -> None:
    position = playing("p1C", lead=1, h="As9s4d", s=down("2h", "Ts"))
    assert BOOK.piles(BOOK.after(position, "su"))["u"] == "2h"
    assert BOOK.refused(position, "htAs") == message("house-turn")
    assert BOOK.refused(position, "sx") == message("house-turn")


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("As9s4dXc", "2s", ["As", "9s"]),
        ("4d5c", "2s", ["4d", "5c"]),
        ("4d5cXc", "2s", ["4d", "5c", "Xc"]),
        ("As9s4dXc", "Xd", ["As", "9s", "4d", "Xc"]),
        ("As9s4dXc", "2d", ["4d"]),
        ("As9s4dXc", "2c", ["As", "9s", "4d", "Xc"]),
    ],
)
def test_you_follow_suit_if_you_can(hand: str, led: str, may: list[str]) -> None:
    position = playing("p1H", lead=1, h=hand, u=led, s=down("8d"))
    assert BOOK.moves(position) == {f"ht{card}" for card in may}
    others = [card for card in re.findall("..", hand) if card not in may]
    suit_led = {"s": "spades", "d": "diamonds", "c": "clubs"}[led[1]]
    for card in others:
        assert BOOK.refused(position, f"ht{card}") == f"You have to follow suit: {suit_led} were led."


def test_of_the_hand_every_card_has_a_reason_of_its_own() -> None:
    for position in (BOOK.at(**FIRST), first_hand(), second_hand(), on(first_hand(), "ac1C")):
        assert GAME.source_refusal(position, SPOT["h"]) is None
        held = [GAME.source_refusal(position, SPOT[name]) for name in "sbdxvwut"]
        assert all(held)


def test_what_else_may_not_be_done_in_play() -> None:
    position = playing("p1H", lead=1, h="As9s", u="2s", x="~3c", v="~4c~5c", w="~6c~7c", d="~8cTc", s=down("8d"))
    reasons = {
        "htKs": message("not-in-hand"),
        "hwAs": message("play-to-trick"),
        "hkAs": message("play-to-trick"),
        "xh": message("aside-stays"),
        "vw": message("trick-stays"),
        "wv": message("trick-stays"),
        "dh": message("discard-stays"),
        "ds": message("next-deal-after-tricks"),
        "sx": message("house-turns-cards"),
        "tw": message("no-card-to-take"),
        "uv": message("no-card-to-take"),
    }
    assert {text: BOOK.refused(position, text) for text in reasons} == reasons


@pytest.mark.parametrize(
    ("deal", "led", "mine", "taken"),
    [
        ("p1H", "2s", "9s", "w"),
        ("p1H", "Ts", "9s", "v"),
        ("p1H", "As", "Ks", "v"),
        ("p1H", "As", "2h", "w"),  # the player trumps
        ("p1N", "2s", "Ah", "v"),  # no trump suit
        ("p1H", "9h", "Th", "w"),
        ("p1H", "2h", "As", "v"),
        ("p1H", "Xd", "Ah", "v"),  # the house plays a joker
        ("p1H", "Xd", "Xc", "w"),  # the player's joker beats it
        ("p1H", "2s", "Xc", "v"),  # the player's joker loses to any other card
        ("p1N", "Xd", "Xc", "w"),
    ],
)
def test_a_trick_that_the_house_leads(deal: str, led: str, mine: str, taken: str) -> None:
    position = playing(deal, lead=1, h=f"{mine}3d", s=down(led, "8d"))
    after = BOOK.after(position, "su", f"ht{mine}", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{led}~{mine}"
    assert counter_pile(after, "l") == (taken == "v")
    assert tricks_so_far(after) == [BOTH if taken == "w" else HOUSE_WON]


@pytest.mark.parametrize(
    ("deal", "mine", "turned", "taken"),
    [
        ("h1H", "9s", "2s", "w"),
        ("h1H", "9s", "Ts", "v"),
        ("h1H", "As", "2h", "v"),  # the house trumps
        ("h1H", "As", "Xd", "v"),  # the joker wins
        ("h1N", "As", "Xd", "v"),
        ("h1H", "Xc", "2d", "v"),  # the player's joker gets the top card as the answer, and loses
        ("h1H", "Xc", "Xd", "v"),  # it also loses to the other joker
        ("h1N", "Xc", "2d", "v"),
        ("h1H", "9h", "8h", "w"),
        ("h1H", "9h", "Th", "v"),
    ],
)
def test_a_trick_that_you_lead(deal: str, mine: str, turned: str, taken: str) -> None:
    position = playing(deal, h=f"{mine}3d", s=down(turned, "8d"))
    after = BOOK.after(position, f"ht{mine}", "su", f"t{taken}")
    assert BOOK.piles(after)[taken] == f"~{mine}~{turned}"
    assert counter_pile(after, "l") == (taken == "v")


def test_cards_are_turned_aside_until_one_may_be_played() -> None:
    position = playing("h1H", h="As3d", s=down("2c 3c 4c 5c 6c 7d", "2h", "8d"))
    # With trumps there is no limit of four cards.
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx", "sx", "sx")
    assert BOOK.moves(position) == {"su"}
    assert BOOK.refused(position, "sx") == message("house-turn")
    after = BOOK.after(position, "su", "tv")
    assert BOOK.piles(after)["x"] == down("7d 6c 5c 4c 3c 2c")
    assert BOOK.piles(after)["v"] == "~As~2h"


def test_what_was_turned_aside_before_stays_under() -> None:
    position = playing("h1H", h="As3d", x="~Kc~Qc", s=down("2c", "2s", "8d"))
    position = BOOK.after(position, "htAs", "sx")
    assert BOOK.piles(position)["x"] == "~Kc~Qc2c"
    assert BOOK.piles(BOOK.after(position, "su", "tw"))["x"] == "~Kc~Qc~2c"


def test_at_no_trump_four_cards_are_turned_and_then_the_trick_is_yours() -> None:
    position = playing("h1N", h="As3d", s=down("2c 3h 4c 5d", "2s 8d"))
    position = BOOK.after(position, "htAs", "sx", "sx", "sx", "sx")
    assert BOOK.moves(position) == {"tw"}
    after = BOOK.after(position, "tw")
    assert tricks_so_far(after) == [UNANSWERED] and counter_pile(after, "l") == 0
    piles = BOOK.piles(after)
    assert (piles["w"], piles["x"], piles["s"]) == ("~As", down("5d 4c 3h 2c"), down("2s 8d"))
    assert GAME.trick_sizes(after, SPOT["w"]) == (1,)
    # In the next trick four more cards may be turned.
    again = BOOK.after(after, "ht3d")
    assert BOOK.moves(again) == {"sx"}


def test_the_fourth_card_may_still_be_the_answer() -> None:
    position = playing("h1N", h="9s3d", s=down("2c 3h 4c", "Ts", "8d"))
    after = BOOK.after(position, "ht9s", "sx", "sx", "sx", "su", "tv")
    assert BOOK.piles(after)["v"] == "~9s~Ts"


def test_a_suited_lead_at_no_trump_wins_by_default_whatever_its_height() -> None:
    position = playing("p1N", h="2s3d", s=down("Ac Ah Ad Kc", "8d 7d"))
    after = BOOK.after(position, "ht2s", "sx", "sx", "sx", "sx", "tw")
    assert tricks_so_far(after) == [UNANSWERED]
