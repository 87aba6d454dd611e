"""Test a hand of cards: its order, its suits and rows, and how it is spoken."""

import random
import re

import pytest

from engine.core import hands
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, Pile
from engine.play import notation
from support.english import english

RANKS = "23456789TJQKA"  # the ace is high


def hand(text: str) -> Pile:
    """Return the cards of a text in notation; spaces between them are allowed."""
    return bytes(notation.read_card(card) for card in re.findall("..", text.replace(" ", "")))


def card(text: str) -> int:
    return notation.read_card(text)


def texts(held: Pile) -> str:
    return " ".join(map(notation.card_text, held))


def test_the_ace_is_high() -> None:
    heights = [hands.height(card(f"{rank}h")) for rank in RANKS]
    assert heights == list(range(2, 15))


def test_a_hand_is_held_by_suit_with_the_highest_first_and_jokers_at_the_end() -> None:
    whole = "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h "
    whole += "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2c Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d Xc Xd"
    chance = random.Random(5)
    shuffled = hand(whole)
    for _ in range(20):
        shuffled = bytes(chance.sample(shuffled, len(shuffled)))
        assert texts(hands.in_hand_order(shuffled)) == whole
    assert texts(hands.in_hand_order(hand("Xd 2d Tc Ah 9s"))) == "9s Ah Tc 2d Xd"
    assert hands.in_hand_order(b"") == b""


def test_a_hand_in_two_rows_has_two_suits_in_each_and_the_jokers_below() -> None:
    of_each = [card(text) for text in ("As", "2h", "Ac", "2d", "Xc", "Xd")]
    assert [hands.row_of(one) for one in of_each] == [0, 0, 1, 1, 1, 1]
    assert [hands.group_of(one) for one in of_each] == [0, 1, 2, 3, 4, 4]


def test_a_suit_of_a_hand_has_no_joker_in_it() -> None:
    held = hand("Xc 2c Ac Xd Td 9c Kd")
    assert texts(hands.of_suit(held, CLUBS)) == "Ac 9c 2c"
    assert texts(hands.of_suit(held, DIAMONDS)) == "Kd Td"
    assert hands.of_suit(held, HEARTS) == b""
    assert [hands.jokers(hand(text)) for text in ("AcKd", "AcXd", "XcXd", "")] == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("held", "spoken"),
    [
        ("As 9s Qh Xd", "spades ace, nine; hearts queen; no clubs; no diamonds; a joker"),
        ("Xc Xd", "no spades; no hearts; no clubs; no diamonds; both jokers"),
        ("2d Td 3c", "no spades; no hearts; clubs three; diamonds ten, two"),
        ("", "no spades; no hearts; no clubs; no diamonds"),
    ],
)
def test_a_hand_is_spoken_suit_by_suit_in_hand_order(held: str, spoken: str) -> None:
    assert english(hands.by_suit(hand(held))) == spoken
