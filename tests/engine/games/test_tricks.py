"""Test the pack, the bids, who wins a trick, and how the house values a hand."""

import random
import re

import pytest

from engine.core import cards
from engine.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, Pile
from engine.games.bridge import tricks
from engine.games.bridge.tricks import NO_TRUMP, STRAINS, Bid
from engine.play import notation
from support.english import english
from support.extent import amount

RANKS = "23456789TJQKA"  # the ace is high
LETTERS = "cdhs"
PACK = [f"{rank}{letter}" for letter in LETTERS for rank in RANKS] + ["Xc", "Xd"]


def hand(text: str) -> Pile:
    """Return the cards of a text in notation; spaces between them are allowed."""
    return bytes(notation.read_card(card) for card in re.findall("..", text.replace(" ", "")))


def card(text: str) -> int:
    return notation.read_card(text)


def texts(held: Pile) -> str:
    return " ".join(map(notation.card_text, held))


# The pack


def test_the_pack_has_two_jokers_that_differ_and_no_card_twice() -> None:
    assert sorted(map(notation.card_text, tricks.pack())) == sorted(PACK)
    assert texts(tricks.pack()[:5]) == "Ac Ad Ah As 2c"
    assert texts(tricks.pack()[-2:]) == "Xc Xd"


# Words


@pytest.mark.parametrize(
    ("text", "sign"), [("Ts", "10♠"), ("Ah", "A♥"), ("2c", "2♣"), ("Jd", "J♦"), ("Qs", "Q♠"), ("Kh", "K♥")]
)
def test_a_card_is_written_with_the_sign_of_its_suit(text: str, sign: str) -> None:
    assert english(cards.name(card(text)), "sign") == sign


def test_both_jokers_are_written_alike() -> None:
    assert english(cards.name(card("Xc")), "sign") == english(cards.name(card("Xd")), "sign") == "joker"


# Bids


def test_bids_rank_from_one_club_to_seven_no_trump() -> None:
    in_order = [f"{level}{strain}" for level in range(1, 8) for strain in "CDHSN"]
    assert [bid.text for bid in tricks.BIDS] == in_order
    assert list(tricks.BIDS) == sorted(tricks.BIDS)
    assert [bid.number for bid in tricks.BIDS] == list(range(1, 36))
    assert all(tricks.bid_numbered(bid.number) == bid for bid in tricks.BIDS)
    assert ("P", *in_order) == tricks.CALL_TEXTS


@pytest.mark.parametrize(
    ("low", "high"), [("1C", "1D"), ("1D", "1H"), ("1H", "1S"), ("1S", "1N"), ("1N", "2C"), ("6N", "7C")]
)
def test_the_next_bid_is_higher(low: str, high: str) -> None:
    lower, higher = (tricks.BIDS[tricks.CALL_TEXTS.index(text) - 1] for text in (low, high))
    assert lower < higher and higher.number == lower.number + 1


@pytest.mark.parametrize(
    ("bid", "number", "text", "sign", "words"),
    [
        (Bid(1, CLUBS), 1, "1C", "1♣", "one club"),
        (Bid(2, CLUBS), 6, "2C", "2♣", "two clubs"),
        (Bid(1, DIAMONDS), 2, "1D", "1♦", "one diamond"),
        (Bid(3, HEARTS), 13, "3H", "3♥", "three hearts"),
        (Bid(4, SPADES), 19, "4S", "4♠", "four spades"),
        (Bid(1, SPADES), 4, "1S", "1♠", "one spade"),
        (Bid(1, NO_TRUMP), 5, "1N", "1NT", "one no-trump"),
        (Bid(7, NO_TRUMP), 35, "7N", "7NT", "seven no-trumps"),
    ],
)
def test_how_a_bid_is_numbered_written_and_said(bid: Bid, number: int, text: str, sign: str, words: str) -> None:
    assert (bid.number, bid.text) == (number, text)
    assert (bid.sign, english(bid.name, "sign"), english(bid.name)) == (sign, sign, words)


def of_lengths(clubs: int, diamonds: int, hearts: int, spades: int, jokers: int = 0) -> Pile:
    """Return a hand with the given numbers of cards of each suit and of jokers."""
    lengths = zip(LETTERS, (clubs, diamonds, hearts, spades), strict=True)
    return hand("".join(f"{rank}{letter}" for letter, length in lengths for rank in RANKS[:length])) + hand(
        "XcXd"[: 2 * jokers]
    )


def test_the_shapes_that_may_be_bid_at_no_trump() -> None:
    allowed = set()
    for jokers in range(3):
        for clubs in range(14):
            for diamonds in range(14 - clubs):
                for hearts in range(14 - clubs - diamonds):
                    spades = 13 - jokers - clubs - diamonds - hearts
                    lengths = (clubs, diamonds, hearts, spades)
                    if spades >= 0 and tricks.is_balanced(of_lengths(*lengths, jokers)):
                        allowed.add((*lengths, jokers))
    assert allowed == {
        (4, 3, 3, 3, 0),
        (3, 4, 3, 3, 0),
        (3, 3, 4, 3, 0),
        (3, 3, 3, 4, 0),
        (3, 3, 3, 3, 1),
        (3, 3, 3, 2, 2),
        (3, 3, 2, 3, 2),
        (3, 2, 3, 3, 2),
        (2, 3, 3, 3, 2),
    }


# What a hand is worth


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize(
    ("ranks", "won"),
    [
        ("AQT9", 2),
        ("AQT32", 3),
        ("Q87", 1),
        ("K43", 1),
        ("AKQJT8", 5),
        ("AKQJT98", 7),  # the house has only six cards, and none of them is left
        ("A", 1),
        ("K", 0),
        ("2", 0),
        ("K2", 1),
        ("QJ", 0),
        ("Q32", 1),
        ("J432", 1),
        ("5432", 0),
        ("", 0),
        ("AKQJT98765432", 13),
    ],
)
def test_winning_tricks_of_a_suit(ranks: str, won: int, letter: str) -> None:
    held = hand("".join(f"{rank}{letter}" for rank in ranks))
    assert tricks.winning_tricks(held, LETTERS.index(letter)) == won


def test_winning_tricks_round_by_round() -> None:
    rounds = tricks.counting_rounds(hand("9d Ad Td Qd Ac Xc Xd"), DIAMONDS)
    told = [
        f"{notation.card_text(one.player_card)} {notation.card_text(one.house_card or 0)} {one.won}"
        for one in rounds
    ]
    assert told == ["Ad 2d True", "9d Kd False", "Qd 3d True", "Td Jd False"]
    assert tricks.counting_rounds(hand("Ac Xc Xd"), DIAMONDS) == ()


def test_a_long_suit_goes_on_alone_when_the_house_has_no_more() -> None:
    rounds = tricks.counting_rounds(of_lengths(13, 0, 0, 0), CLUBS)
    assert [(notation.card_text(one.player_card), one.house_card, one.won) for one in rounds] == [
        (f"{rank}c", None, True) for rank in reversed(RANKS)
    ]
    # The player has all hearts except the ace, so only the two loses to it.
    rounds = tricks.counting_rounds(hand("".join(f"{rank}h" for rank in RANKS[:-1])), HEARTS)
    assert [one.won for one in rounds] == [False] + [True] * 11
    assert notation.card_text(rounds[0].player_card) == "2h" and rounds[1].house_card is None


def reading(ranks: str) -> int:
    """Return the number of winning tricks by the sentence of the rules, with bit sets of ranks."""
    mine = sum(1 << RANKS.index(rank) for rank in ranks)
    house = (1 << 13) - 1 - mine
    won = 0
    while mine:
        if mine > house:  # no rank is in both sets, so the set with the highest card is the larger number
            mine -= 1 << mine.bit_length() - 1
            house &= house - 1  # removes the lowest card of the house, if any
            won += 1
        else:
            mine &= mine - 1
            house -= 1 << house.bit_length() - 1
    return won


def test_every_holding_of_a_suit_is_counted_as_the_rules_say() -> None:
    for bits in range(1 << 13):
        ranks = "".join(rank for i, rank in enumerate(RANKS) if bits >> i & 1)
        held = hand("".join(f"{rank}s" for rank in ranks))
        assert tricks.winning_tricks(held, SPADES) == reading(ranks), ranks


def read_bid(held: list[str]) -> str:
    """Return the notation of the call that the house makes, by the text of the rules."""
    ranks = {letter: "".join(one[0] for one in held if one[1] == letter and one[0] != "X") for letter in LETTERS}
    level = 6
    for of_suit in ranks.values():
        level -= reading(of_suit)
    shortest = "c"
    for letter in "dhs":
        if len(ranks[letter]) < len(ranks[shortest]):
            shortest = letter
    return f"{level}{shortest.upper()}" if level > 0 else "P"


def test_thousands_of_hands_are_bid_against_as_the_rules_say() -> None:
    chance, calls = random.Random(1977), set()
    for _ in range(amount(1000, 3000, 20000)):
        held = chance.sample(PACK, 13)
        bid = tricks.house_bid(hand("".join(held)))
        assert (bid.text if bid else "P") == read_bid(held), held
        calls.add(bid.text if bid else "P")
        for i, letter in enumerate(LETTERS):
            ranks = "".join(one[0] for one in held if one[1] == letter and one[0] != "X")
            assert tricks.winning_tricks(hand("".join(held)), i) == reading(ranks), held
    assert len(calls) > 15 and "P" in calls  # the random hands lead to many different calls


@pytest.mark.parametrize(
    ("lengths", "suit"),
    [
        ((4, 3, 3, 3), DIAMONDS),
        ((3, 4, 3, 3), CLUBS),
        ((4, 4, 3, 2), SPADES),
        ((5, 4, 2, 2), HEARTS),
        ((0, 0, 0, 13), CLUBS),
        ((13, 0, 0, 0), DIAMONDS),
        ((0, 13, 0, 0), CLUBS),
        ((6, 0, 7, 0), DIAMONDS),
        ((5, 5, 3, 0), SPADES),
    ],
)
def test_the_suit_of_the_house_is_the_shortest_and_of_equals_the_lowest(
    lengths: tuple[int, int, int, int], suit: int
) -> None:
    assert tricks.shortest_suit(of_lengths(*lengths)) == suit


def test_jokers_do_not_lengthen_a_suit() -> None:
    assert tricks.shortest_suit(of_lengths(2, 3, 3, 3, 2)) == CLUBS
    assert tricks.shortest_suit(of_lengths(3, 2, 3, 3, 2)) == DIAMONDS


@pytest.mark.parametrize(
    ("held", "text"),
    [
        # The first hand of the source has six winning tricks, so the house passes.
        ("Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d Xc", None),
        ("Ah Qh Th 3h 2h 3d Kc 4c 3c As 9s 3s Xc", "1D"),  # the second hand has five
        ("2c 3c 4c 5c 2d 3d 4d 2h 3h 4h 2s 3s 4s", "6D"),  # no winning trick
        ("2c 3c 4c 5c 2d 3d 4d 2h 3h 4h 2s 3s As", "5D"),
        ("2c 3c 4c 5c 2d 3d 4d 2h 3h 4h 2s Xc Xd", "6S"),  # jokers count for nothing
        ("2c 3c 4c 2d 3d 4d 2h 3h 4h 2s 3s Xc Xd", "6S"),
    ],
)
def test_the_call_of_the_house(held: str, text: str | None) -> None:
    bid = tricks.house_bid(hand(held))
    assert (bid.text if bid else None) == text


@pytest.mark.parametrize("letter", LETTERS)
def test_against_thirteen_of_a_suit_the_house_passes(letter: str) -> None:
    assert tricks.house_bid(hand("".join(f"{rank}{letter}" for rank in RANKS))) is None


# Tricks


@pytest.mark.parametrize(
    ("held", "led", "may"),
    [
        ("As 9s Qh 3c Xd", None, "As 9s Qh 3c Xd"),  # any card may be led, also a joker
        ("As 9s Qh 3c Xd", "2s", "As 9s"),  # the player has to follow suit, and may not play a joker
        ("As 9s Qh 3c Xd", "2d", "As 9s Qh 3c Xd"),  # the player has no card of the suit: any card, also a joker
        ("As 9s Qh 3c", "Xc", "As 9s Qh 3c"),  # a joker that was led requires no suit
        ("As 9s Qh 3c Xd", "Xc", "As 9s Qh 3c Xd"),
        ("Qh Xc Xd", "Ah", "Qh"),
        ("Xc Xd", "Ac", "Xc Xd"),  # notation gives a joker a suit letter, but it has no suit
        ("Xc Xd", "Ad", "Xc Xd"),
    ],
)
def test_what_a_hand_may_play(held: str, led: str | None, may: str) -> None:
    assert texts(tricks.playable(hand(held), card(led) if led else None)) == may


@pytest.mark.parametrize(
    ("answer", "led", "trump", "may"),
    [
        ("2s", "As", NO_TRUMP, True),
        ("2s", "As", HEARTS, True),
        ("2h", "As", HEARTS, True),
        ("2d", "As", HEARTS, False),
        ("2d", "As", NO_TRUMP, False),
        ("Xd", "As", NO_TRUMP, True),
        ("Xd", "As", HEARTS, True),
        ("2d", "Xc", NO_TRUMP, True),
        ("2d", "Xc", HEARTS, True),
        ("Xd", "Xc", SPADES, True),
        ("2d", "2h", HEARTS, False),  # the house has to follow the led trump
    ],
)
def test_what_the_house_may_answer(answer: str, led: str, trump: int, may: bool) -> None:
    assert tricks.house_may_answer(card(answer), card(led), trump) is may


def read_winner(led: str, answer: str, trump: int) -> str:
    """Return which of two cards wins, by the text of the rules: the card with the higher value."""

    def worth(text: str) -> int:
        if LETTERS.index(text[1]) == trump:
            return 100 + RANKS.index(text[0])
        return RANKS.index(text[0]) if text[1] == led[1] else -1

    return answer if worth(answer) > worth(led) else led


def test_any_two_cards_fall_as_the_rules_say() -> None:
    suited = PACK[:52]
    for led in suited:
        for answer in suited:
            for trump in STRAINS:
                wins = read_winner(led, answer, trump) == answer
                assert led == answer or tricks.second_wins(card(led), card(answer), trump) is wins
                assert (
                    led == answer
                    or tricks.house_wins(card(led), card(answer), house_led=False, trump=trump) is wins
                )
                assert (
                    led == answer
                    or tricks.house_wins(card(answer), card(led), house_led=True, trump=trump) is not wins
                )


@pytest.mark.parametrize("trump", STRAINS)
@pytest.mark.parametrize(
    ("mine", "theirs", "house_led", "house_wins"),
    [
        ("Xc", "2d", False, True),  # the player leads a joker and loses
        ("Xc", "Xd", False, True),  # the player loses even if the house answers with the other joker
        ("As", "Xd", False, True),  # the house answers with a joker
        ("Xc", "2d", True, True),  # the player throws a joker on a card of the house and loses
        ("As", "Xd", True, True),  # the house leads a joker, and the player plays another card
        ("Xc", "Xd", True, False),  # the only exception
        ("Xd", "Xc", True, False),
    ],
)
def test_who_wins_a_trick_with_a_joker(
    mine: str, theirs: str, house_led: bool, house_wins: bool, trump: int
) -> None:
    won = tricks.house_wins(card(mine), card(theirs), house_led=house_led, trump=trump)
    assert won is house_wins


@pytest.mark.parametrize(
    ("led", "answer", "trump", "second"),
    [
        ("Ks", "As", NO_TRUMP, True),
        ("As", "Ks", NO_TRUMP, False),
        ("2s", "Ah", NO_TRUMP, False),  # does not follow suit
        ("As", "2h", HEARTS, True),  # trumps
        ("2h", "As", HEARTS, False),  # a trump is led
        ("Th", "Jh", HEARTS, True),
        ("2s", "Ah", CLUBS, False),
    ],
)
def test_the_higher_of_the_suit_wins_or_a_trump(led: str, answer: str, trump: int, second: bool) -> None:
    assert tricks.second_wins(card(led), card(answer), trump) is second


def test_suits_and_strains_rank_as_bids_do() -> None:
    assert (*SUITS, NO_TRUMP) == STRAINS == (0, 1, 2, 3, 4)
    assert [cards.SUIT_NAMES[suit] for suit in SUITS] == ["clubs", "diamonds", "hearts", "spades"]
