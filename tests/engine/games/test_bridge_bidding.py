"""Test Bridge Solitaire: the bid of the house, the calls allowed to the player, and the contract."""

import pytest

from engine.core.game import Move, Position
from engine.core.saying import say
from engine.games.bridge import tricks
from support.bridge_positions import (
    BOOK,
    EVEN,
    GAME,
    POOR,
    SPOT,
    bid,
    chosen_hand,
    contract,
    counter_pile,
    first_hand,
    second_hand,
)
from support.english import english, message


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        (EVEN, "2C"),  # an ace and three kings win four tricks
        (POOR, "6D"),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s", None),
        ("As Ks Qs Js Ts 9s 2h 3h 4h 2d 3d 4d 2c", None),  # seven winning tricks, so the house passes
        ("As Ks Qs Js Ts 2s 2h 3h 4h 2d 3d 4d 2c", "1C"),
        ("As Ks 2h 3h 4h 5h 2d 3d 4d 5d 2c 3c 4c", "4S"),
        ("As 2h 3h 4h 5h 2d 3d 4d 2c 3c 4c Xc Xd", "5S"),
    ],
)
def test_the_house_calls_by_your_hand(hand: str, call: str | None) -> None:
    position = chosen_hand(hand)
    assert counter_pile(position, "a") == (bid(call) if call else 0)


def calls(position: Position) -> set[str]:
    return {text.removeprefix("ac") for text in BOOK.moves(position)}


ALL_BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in "CDHSN"]


def test_you_may_bid_anything_higher_or_pass() -> None:
    higher = ALL_BIDS[ALL_BIDS.index("2C") + 1 :]
    assert calls(chosen_hand(EVEN)) == {"P", *higher}
    assert calls(second_hand()) == {"P", *(text for text in ALL_BIDS[2:] if text[1] != "N")}
    assert BOOK.refused(second_hand(), "ac1D") == "Bid higher than one diamond."
    assert BOOK.refused(second_hand(), "ac1C") == "Bid higher than one diamond."


def test_when_the_house_has_passed_you_have_to_bid() -> None:
    position = first_hand()
    assert calls(position) == {text for text in ALL_BIDS if text[1] != "N"}
    assert BOOK.refused(position, "acP") == "The house has passed, so you have to bid."


def test_no_trump_is_for_even_hands_only() -> None:
    reason = message("not-balanced")
    assert BOOK.refused(first_hand(), "ac3N") == reason
    assert BOOK.refused(second_hand(), "ac1N") == reason
    assert BOOK.refused(chosen_hand(EVEN), "ac2N") is None
    with_one = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 3h Xc"  # suits of 3-3-3-3 cards
    assert BOOK.refused(chosen_hand(with_one), "ac2N") is None
    with_both = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s Xc Xd"  # suits of 3-2-3-3 cards
    assert BOOK.refused(chosen_hand(with_both), "ac2N") is None
    uneven = "As Kh 5h Kd 5d 4d Kc 5c 4c 3s 2s 4s Xc"  # suits of 4-2-3-3 cards
    assert BOOK.refused(chosen_hand(uneven), "ac2N") == reason


def test_other_moves_wait_for_the_bidding() -> None:
    position = second_hand()
    assert BOOK.refused(position, "htAs") == "Bid or pass first."
    assert BOOK.refused(position, "hkAs") == "Bid or pass first."
    assert BOOK.refused(position, "su") == message("house-turns-cards")
    over = BOOK.after(position, "acP")
    assert BOOK.refused(over, "ac1H") == "The bidding is over."
    assert BOOK.refused(over, "acP") == "The bidding is over."


@pytest.mark.parametrize("n", [-1, 36, 99])
def test_there_are_no_other_bids(n: int) -> None:
    assert english(GAME.refuse(first_hand(), Move(SPOT["a"], SPOT["c"], n))) == message("no-such-bid")


@pytest.mark.parametrize("move", [Move(-1, 0), Move(0, 16), Move(99, 3), Move(0, -2)])
def test_there_are_no_other_places(move: Move) -> None:
    assert GAME.refuse(first_hand(), move) == say("no-such-place")


@pytest.mark.parametrize(("jokers", "crosses"), [("", ""), ("Xc", "x"), ("Xd", "x"), ("Xc Xd", "xx")])
@pytest.mark.parametrize(("call", "made"), [("acP", "h{}"), ("ac7C", "p7C")])
def test_jokers_double_whoever_declares(jokers: str, crosses: str, call: str, made: str) -> None:
    rest = ["2h", "3h", "4h", "5h", "6h", "2d", "3d", "4d", "5d", "2c", "3c", "4c", "2s"]
    hand = " ".join([*rest[: 13 - len(jokers.split())], *jokers.split()])
    position = chosen_hand(hand)
    house = tricks.BIDS[counter_pile(position, "a") - 1].text
    after = BOOK.after(position, call)
    assert counter_pile(after, "c") == int(contract(made.format(house) + crosses))
    assert counter_pile(after, "l") == (1 if made[0] == "p" else 0)  # the defender leads


def test_honours_are_those_of_your_hand_in_the_strain_of_the_contract() -> None:
    spades = "As Ks Qs Js 2s 2h 3h 4h 2d 3d 4d 5d 2c"  # four honours in spades; the house bids 2C
    assert counter_pile(chosen_hand(spades), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac2S"), "c") == int(contract("p2S", 100))
    assert counter_pile(BOOK.after(chosen_hand(spades), "ac3D"), "c") == int(contract("p3D"))
    aces = "As 3s 2s Ah 5h 4h 3h Ad 5d 4d Ac 5c 4c"
    assert counter_pile(chosen_hand(aces), "a") == bid("2C")
    assert counter_pile(BOOK.after(chosen_hand(aces), "ac3N"), "c") == int(contract("p3N", 150))
    assert counter_pile(BOOK.after(chosen_hand(aces), "acP"), "c") == int(contract("h2C"))
