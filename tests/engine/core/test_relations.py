"""Test sets of cards, the packing relations (which card may lie on which), and their names."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import cards
from engine.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, JOKER, KING, SPADES, make
from engine.core.relations import (
    ANY_CARD,
    KINGS,
    NEVER,
    NEXT_TO,
    NEXT_TO_ROUND,
    NO_CARD,
    ONE_HIGHER,
    ONE_HIGHER_ROUND,
    ONE_LOWER,
    ONE_LOWER_ROUND,
    OTHER_COLOUR,
    SAME_SUIT,
    Faces,
    Relation,
    described,
    faces_where,
    of_rank,
    of_suit,
)
from support.english import english

PACK = cards.full_pack()
ACES = of_rank(ACE)
a_card = st.sampled_from(PACK + cards.full_pack(1))
some_cards = st.sets(st.sampled_from(PACK)).map(lambda chosen: faces_where(chosen.__contains__))
a_relation = st.sampled_from([NEVER, ONE_LOWER, ONE_HIGHER, SAME_SUIT, OTHER_COLOUR])


@given(card=a_card, under=a_card)
def test_what_the_names_say(card: int, under: int) -> None:
    step = cards.rank(card) - cards.rank(under)
    assert ONE_LOWER.allows(card, under) == (step == -1)
    assert ONE_HIGHER.allows(card, under) == (step == 1)
    assert NEXT_TO.allows(card, under) == (abs(step) == 1)
    assert ONE_LOWER_ROUND.allows(card, under) == (step in {-1, 12})
    assert ONE_HIGHER_ROUND.allows(card, under) == (step in {1, -12})
    assert NEXT_TO_ROUND.allows(card, under) == (abs(step) in {1, 12})
    assert SAME_SUIT.allows(card, under) == (cards.suit(card) == cards.suit(under))
    red = {DIAMONDS, HEARTS}
    assert OTHER_COLOUR.allows(card, under) == ((cards.suit(card) in red) != (cards.suit(under) in red))
    assert not NEVER.allows(card, under)


def test_nothing_wraps() -> None:
    king, ace = make(KING, SPADES), make(ACE, SPADES)
    assert not ONE_LOWER.allows(king, ace) and not ONE_HIGHER.allows(ace, king)
    assert ONE_LOWER.on(ace) == ONE_HIGHER.on(king) == NO_CARD


@given(one=a_relation, other=a_relation, card=a_card, under=a_card)
def test_relations_combine_as_sets_do(one: Relation, other: Relation, card: int, under: int) -> None:
    first, second = one.allows(card, under), other.allows(card, under)
    assert (one & other).allows(card, under) == (first and second)
    assert (one | other).allows(card, under) == (first or second)
    assert (one - other).allows(card, under) == (first and not second)
    assert (card in one.on(under)) == first


@given(one=some_cards, other=some_cards, card=a_card)
def test_sets_of_cards_combine_as_sets_do(one: Faces, other: Faces, card: int) -> None:
    assert (card in (one & other)) == (card in one and card in other)
    assert (card in (one | other)) == (card in one or card in other)
    assert (card in (one - other)) == (card in one and card not in other)


@given(chosen=some_cards)
def test_members_are_what_a_set_holds(chosen: Faces) -> None:
    assert chosen.members() == [card for card in PACK if card in chosen]


def test_a_card_face_down_or_of_the_second_pack_is_the_same_to_packing() -> None:
    nine, eight = make(9, HEARTS, 1), make(8, HEARTS) | cards.DOWN
    assert (ONE_LOWER & SAME_SUIT).allows(eight, nine)
    assert eight in of_rank(8) & of_suit(HEARTS)


def test_jokers_are_in_no_relation() -> None:
    joker = make(JOKER, CLUBS)
    rings = (ONE_LOWER_ROUND, ONE_HIGHER_ROUND)
    for relation, card in product((ONE_LOWER, ONE_HIGHER, SAME_SUIT, OTHER_COLOUR, *rings), PACK):
        assert not relation.allows(joker, card) and not relation.allows(card, joker)


def test_any_card_holds_the_joker_and_no_card_holds_none() -> None:
    joker = make(JOKER, SPADES)
    assert joker in ANY_CARD and joker not in NO_CARD and joker not in ACES | KINGS
    assert all(card in ANY_CARD and card not in NO_CARD for card in PACK)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (NO_CARD, "no card"),
        (ANY_CARD, "any card"),
        (of_rank(cards.ACE), "an ace"),
        (KINGS, "a king"),
        (of_rank(8), "an eight"),
        (of_rank(8) & of_suit(SPADES), "the eight of spades"),
        (ONE_LOWER.on(make(9, SPADES)) & OTHER_COLOUR.on(make(9, SPADES)), "a red eight"),
        (ONE_LOWER.on(make(9, HEARTS)) & OTHER_COLOUR.on(make(9, HEARTS)), "a black eight"),
        (of_rank(8) & (of_suit(CLUBS) | of_suit(HEARTS)), "the eight of clubs or hearts"),
        (of_rank(8) - of_suit(CLUBS), "the eight of diamonds, hearts or spades"),
        (ACES | KINGS, "an ace or a king"),
        (ACES & of_suit(HEARTS), "the ace of hearts"),
        (ACES & (of_suit(HEARTS) | of_suit(DIAMONDS)), "a red ace"),
        (of_rank(10) | (of_rank(2) & of_suit(CLUBS)), "the two of clubs or a ten"),
        (of_suit(CLUBS) & (of_rank(9) | of_rank(JACK)), "the nine of clubs or the jack of clubs"),
    ],
)
def test_words_for_a_set_of_cards(wanted: Faces, said: str) -> None:
    assert english(described(wanted)) == said
