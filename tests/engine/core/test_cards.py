"""Test cards as bytes, turning piles over, and the names of cards."""

import pytest

from engine.core import cards
from engine.core.cards import ACE, CLUBS, DIAMONDS, DOWN, HEARTS, JOKER, KING, SECOND_PACK, SPADES, make
from support.english import english


def test_a_pack_has_every_rank_of_every_suit_once() -> None:
    pack = cards.full_pack()
    assert [(cards.rank(card), cards.suit(card)) for card in pack] == [
        (rank, suit) for rank in range(1, 14) for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)
    ]
    assert len({*pack, *cards.full_pack(1)}) == 104


@pytest.mark.parametrize("pack", [0, 1])
@pytest.mark.parametrize(("rank", "suit"), [(ACE, CLUBS), (10, DIAMONDS), (KING, SPADES), (JOKER, HEARTS)])
def test_a_card_has_the_rank_and_suit_it_was_made_of(rank: int, suit: int, pack: int) -> None:
    for card in (make(rank, suit, pack), make(rank, suit, pack) | DOWN):
        assert (cards.rank(card), cards.suit(card)) == (rank, suit)
        assert bool(card & SECOND_PACK) == bool(pack)
        assert cards.identity(card) == make(rank, suit, pack)


def test_hearts_and_diamonds_are_red() -> None:
    assert [cards.is_red(make(5, suit)) for suit in (CLUBS, DIAMONDS, HEARTS, SPADES)] == [
        False,
        True,
        True,
        False,
    ]


def test_piles_turn_over() -> None:
    nine, eight = make(9, HEARTS), make(8, SPADES, 1)
    mixed = bytes([nine | DOWN, eight])
    assert [cards.is_down(card) for card in mixed] == [True, False]
    assert cards.turned_up(mixed) == bytes([nine, eight])
    assert cards.turned_down(mixed) == bytes([nine | DOWN, eight | DOWN])
    assert cards.faces(mixed) == bytes([nine, make(8, SPADES)])
    assert cards.of_one_pack(mixed) == bytes([nine | DOWN, make(8, SPADES)])


@pytest.mark.parametrize(
    ("card", "name"),
    [
        (make(9, HEARTS), "nine of hearts"),
        (make(ACE, SPADES, 1), "ace of spades"),
        (make(KING, CLUBS), "king of clubs"),
        (make(JOKER, DIAMONDS), "joker"),
        (make(9, HEARTS) | DOWN, "face-down card"),
    ],
)
def test_names_give_no_face_down_card_away(card: int, name: str) -> None:
    assert english(cards.name(card)) == name
