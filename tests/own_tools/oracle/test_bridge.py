"""The oracle of Bridge Solitaire on small positions made by hand, so that it can be trusted by itself."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest

from oracle.bridge import (
    CARD_SPOTS,
    HOUSE,
    JOKERS,
    NUMBER_SPOTS,
    PLAYER,
    bid_number,
    deal,
    honours,
    house_call,
    legal_moves,
    lost,
    may_bid_no_trump,
    play,
    points,
    read_cards,
    rubber_is_over,
    sheet,
    winning_tricks,
    won,
)
from oracle.plain import pack_in_order, splitmix64

GAME = "bridge"
PACK = pack_in_order() + JOKERS

BLIND = "~2s~3s~4s~5s~2h~3h~2d"
OFFERED = "AsKsQsJsTs9sAhKhAcKcQcJcTc"


def at(**spots: str | int) -> str:
    """A position of the spots named; of the others no cards and 0."""
    cards = [str(spots.get(spot, "")) for spot in CARD_SPOTS]
    return ".".join(cards + [str(spots.get(spot, 0)) for spot in NUMBER_SPOTS])


def spot(position: str, name: str) -> str:
    return position.split(".")[[*CARD_SPOTS, *NUMBER_SPOTS].index(name)]


def hand(text: str) -> list[str]:
    """`AKQ.-.T9.2 X`: the ranks held of spades, hearts, clubs and diamonds, and how many jokers."""
    suits, _, jokers = text.partition(" ")
    cards = []
    for letter, ranks in zip("shcd", suits.split("."), strict=True):
        cards += [rank + letter for rank in ranks if rank != "-"]
    return cards + JOKERS[: len(jokers)]


def a_contract(bid: str, doubling: int = 0, fifties: int = 0) -> int:
    """A contract of the player, or with `house` before the bid one of the house."""
    by_house = bid.startswith("house ")
    bid = bid.removeprefix("house ")
    return bid_number(int(bid[0]), bid[1]) + 64 * by_house + 128 * doubling + 512 * fifties


def scored(bid: str, taken: int, doubling: int = 0, fifties: int = 0) -> bytes:
    """A deal as a rubber keeps it."""
    return bytes([a_contract(bid), 16 * doubling + taken, fifties])


def number_of(record: bytes) -> int:
    return int.from_bytes(record, "big")


def only_moves(position: str, moves: str) -> str:
    """Play moves one after another; those nobody chooses must be the only ones."""
    for move in moves.split():
        legal = legal_moves(GAME, position)
        assert move in legal, (position, move, legal)
        if move[:2] not in ["hk", "hd", "ac", "ht"]:
            assert legal == {move}
        position = play(GAME, position, move)
    return position


# ---------------------------------------------------------------- choosing


def test_six_are_kept_and_put_back_and_no_seventh() -> None:
    start = at(b=BLIND, h=OFFERED)
    assert legal_moves(GAME, start) == {"hk" + card for card in read_cards(OFFERED)}
    three = only_moves(start, "hkAs hkQs hkTc")
    assert three == at(b=BLIND, h=OFFERED, k=1 + 4 + 4096)
    # Kept cards too, as they may be put back.
    assert legal_moves(GAME, three) == {"hk" + card for card in read_cards(OFFERED)}
    assert play(GAME, three, "hkQs") == at(b=BLIND, h=OFFERED, k=1 + 4096)
    six = only_moves(three, "hkKs hkJs hkTs")
    kept = {"hkAs", "hkKs", "hkQs", "hkJs", "hkTs", "hkTc"}
    others = {"hd9s", "hdAh", "hdKh", "hdAc", "hdKc", "hdQc", "hdJc"}
    assert legal_moves(GAME, six) == kept | others
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, six, "hk9s")


def test_nothing_is_rejected_before_six_are_kept() -> None:
    five = only_moves(at(b=BLIND, h=OFFERED), "hkAs hkKs hkQs hkJs hkTs")
    assert not [move for move in legal_moves(GAME, five) if move.startswith("hd")]


def test_jokers_are_kept_from_the_deal_on_and_never_put_back() -> None:
    offered = "AsKsQsJsTs9sAhKhAcKcQcXcXd"
    start = at(b=BLIND, h=offered, k=2048 + 4096)
    assert legal_moves(GAME, start) == {"hk" + card for card in read_cards(offered)} - {"hkXc", "hkXd"}
    # The jokers are two of the six.
    six = only_moves(start, "hkAs hkKs hkQs hkJs")
    assert "hkTs" not in legal_moves(GAME, six) and "hdTs" in legal_moves(GAME, six)
    assert not legal_moves(GAME, six) & {"hkXc", "hkXd", "hdXc", "hdXd"}


def test_the_hand_is_put_together_and_one_card_stays_seen_on_the_discard() -> None:
    six = only_moves(at(s="~7c~7d", b=BLIND, h=OFFERED, z=9), "hkAs hkKs hkQs hkJs hkTs hkTc")
    after = play(GAME, six, "hdKh")
    assert spot(after, "h") == "AsKsQsJsTs5s4s3s2s3h2hTc2d"
    assert spot(after, "d") == "~9s~Ah~Ac~Kc~Qc~JcKh"
    assert spot(after, "b") == "" and spot(after, "k") == "0"
    assert spot(after, "s") == "~7c~7d" and spot(after, "z") == "9"
    # Nine spades from the ace are nine tricks: the house passes.
    assert spot(after, "a") == "0" and spot(after, "c") == "0"


def test_jokers_lie_last_in_the_hand() -> None:
    start = at(b="~Xd~3s~4s~5s~2h~3h~2d", h="AsKsQsJsTs9sAhKhAcKcQcJcXc", k=4096)
    after = only_moves(start, "hkAs hkKs hkQs hkJs hkTs hd9s")
    assert spot(after, "h") == "AsKsQsJsTs5s4s3s3h2h2dXcXd"


# ---------------------------------------------------------------- the house's bid


@pytest.mark.parametrize(
    ("held", "tricks"),
    [
        ("-.-.-.AQT9", 2),
        ("-.AQT32.-.-", 3),
        ("-.Q87.-.-", 1),
        ("-.-.K43.-", 1),
        ("-.-.AKQJT8.-", 5),
        ("A93.-.-.-", 1),
        ("-.-.-.3", 0),
        ("K.-.-.-", 0),
        ("K2.-.-.-", 1),
        # The house has two cards to follow with, then none.
        ("AKQJT987654.-.-.-", 11),
        ("QJT98765432.-.-.-", 9),
        ("AKQJT98765432.-.-.-", 13),
        ("-.-.-.- XX", 0),
        ("AQT32.Q87.K43.AQT9 X", 7),
    ],
)
def test_winning_tricks(held: str, tricks: int) -> None:
    assert winning_tricks(hand(held)) == tricks


@pytest.mark.parametrize(
    ("held", "bid"),
    [
        ("A93.AQT32.K43.3 X", "1D"),
        # A void is the shortest suit.
        ("765432.AK5432.-.2", "4C"),
        # Of equals clubs before diamonds, diamonds before hearts, hearts before spades.
        ("5432.432.432.432", "6C"),
        ("432.432.5432.432", "6D"),
        ("432.432.5432.5432", "6H"),
        ("32.A432.5432.432", "5S"),
        # Jokers make no suit longer.
        ("432.432.432.32 XX", "6D"),
        ("5432.432.432.A32", "5C"),
    ],
)
def test_the_house_bids_the_shortest_suit_and_six_less_the_tricks(held: str, bid: str) -> None:
    assert house_call(hand(held)) == bid_number(int(bid[0]), bid[1])


def test_the_house_passes_with_six_tricks_or_more_against_it() -> None:
    assert house_call(hand("AKQJT9.432.32.32")) == 0
    assert house_call(hand("AKQJT9.A32.32.32")) == 0
    assert house_call(hand("AKQJT.5432.32.32")) == bid_number(1, "C")


def test_bids_as_numbers() -> None:
    bids = ["1C", "1D", "1H", "1S", "1N", "2C", "7N"]
    assert [bid_number(int(bid[0]), bid[1]) for bid in bids] == [1, 2, 3, 4, 5, 6, 35]


# ---------------------------------------------------------------- the player's bid

NO_TRUMP_HAND = "5s4s3s2s4h3h2h4c3c2c4d3d2d"
LONG_HAND = "6s5s4s3s2s4h3h2h4c3c4d3d2d"


def test_any_higher_bid_or_a_pass_when_the_house_has_bid() -> None:
    moves = legal_moves(GAME, at(h=NO_TRUMP_HAND, a=bid_number(6, "C")))
    assert moves == {"acP", "ac6D", "ac6H", "ac6S", "ac6N", "ac7C", "ac7D", "ac7H", "ac7S", "ac7N"}


def test_the_player_must_bid_when_the_house_passed() -> None:
    moves = legal_moves(GAME, at(h=NO_TRUMP_HAND))
    assert len(moves) == 35 and "acP" not in moves and {"ac1C", "ac1N", "ac7N"} < moves
    moves = legal_moves(GAME, at(h=LONG_HAND))
    assert len(moves) == 28 and not [move for move in moves if move.endswith("N")]


@pytest.mark.parametrize(
    ("held", "may"),
    [
        ("5432.432.432.432", True),
        ("432.432.432.5432", True),
        ("432.432.432.432 X", True),
        ("432.432.432.32 XX", True),
        ("432.32.432.432 XX", True),
        ("5432.5432.432.32", False),
        ("5432.432.432.32 X", False),
        ("5432.432.32.32 XX", False),
        ("5432.5432.5432.2", False),
    ],
)
def test_no_trump_only_on_three_shapes(held: str, may: bool) -> None:
    assert len(hand(held)) == 13
    assert may_bid_no_trump(hand(held)) == may


def test_the_contract_tells_who_declares_and_the_defender_leads() -> None:
    start = at(h=LONG_HAND, a=bid_number(5, "C"))
    passed = play(GAME, start, "acP")
    assert passed == at(h=LONG_HAND, a=21, c=21 + 64, l=0)
    assert play(GAME, start, "ac6H") == at(h=LONG_HAND, a=21, c=28, l=1)
    # There is no further bidding.
    assert legal_moves(GAME, at(h=LONG_HAND, s="~7c~8c", a=21, c=28, l=1)) == {"su"}
    assert legal_moves(GAME, at(h="2s3h", s="~7c~8c", a=21, c=85)) == {"ht2s", "ht3h"}


def test_jokers_held_double_and_redouble_whoever_declares() -> None:
    one = "5s4s3s2s4h3h2h4c3c4d3d2dXc"
    two = "5s4s3s2s4h3h4c3c4d3d2dXcXd"
    assert spot(play(GAME, at(h=one, a=1), "ac2C"), "c") == str(6 + 128)
    assert spot(play(GAME, at(h=one, a=1), "acP"), "c") == str(1 + 64 + 128)
    assert spot(play(GAME, at(h=two, a=1), "ac2C"), "c") == str(6 + 256)
    assert spot(play(GAME, at(h=two, a=1), "acP"), "c") == str(1 + 64 + 256)


def test_honours() -> None:
    assert honours(hand("AKQJT.2.3.4"), "S") == 150
    assert honours(hand("2.AKQJT.3.4"), "H") == 150
    assert honours(hand("AKJT.2.3.4"), "S") == 100
    assert honours(hand("AKT.2.3.4"), "S") == 0
    # Of another suit than trumps they count nothing, nor do jokers or the nine.
    assert honours(hand("AKQJT.2.3.4"), "H") == 0
    assert honours(hand("2.3.AKQ9.4 XX"), "C") == 0
    assert honours(hand("A2.A2.A2.A2"), "N") == 150
    assert honours(hand("AKQJT.A2.A2.3"), "N") == 0


def test_honours_go_into_the_contract() -> None:
    held = "AsKsQsJsTs2h3h4h2c3c4c2d3d"
    assert spot(play(GAME, at(h=held, a=1), "ac1S"), "c") == str(4 + 3 * 512)
    assert spot(play(GAME, at(h=held.replace("Qs", "9s"), a=1), "ac1S"), "c") == str(4 + 2 * 512)
    assert spot(play(GAME, at(h=held, a=1), "ac1H"), "c") == "3"


# ---------------------------------------------------------------- the house leads

SPADES = a_contract("1S")


def test_the_house_leads_the_top_of_the_stock() -> None:
    start = at(s="~7c~8d~9h", h="2s3h", c=SPADES, l=1)
    assert only_moves(start, "su") == at(s="~7c~8d", h="2s3h", u="9h", c=SPADES, l=1)


def test_the_player_follows_suit_and_plays_anything_if_not_able() -> None:
    assert legal_moves(GAME, at(s="~7c", h="2s4h3h5cXc", u="9h", c=SPADES, l=1)) == {"ht4h", "ht3h"}
    # A joker may not be played by a player able to follow; who is not may play any card, trump, other or joker.
    unable = at(s="~7c", h="2s4h3h5cXc", u="9d", c=SPADES, l=1)
    assert legal_moves(GAME, unable) == {"ht2s", "ht4h", "ht3h", "ht5c", "htXc"}
    # The suit letter of a joker means nothing, in the hand or led.
    assert legal_moves(GAME, at(s="~7c", h="2sXc", u="9c", c=SPADES, l=1)) == {"ht2s", "htXc"}
    assert legal_moves(GAME, at(s="~7c", h="2s5cXd", u="Xc", c=SPADES, l=1)) == {"ht2s", "ht5c", "htXd"}


@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("9h", "Th", PLAYER),
        ("9h", "8h", HOUSE),
        ("Kh", "Ah", PLAYER),
        ("Ah", "2h", HOUSE),
        ("Th", "9h", HOUSE),
        ("9h", "2s", PLAYER),
        ("9h", "Ac", HOUSE),
        ("9s", "Ac", HOUSE),
        ("9s", "Ts", PLAYER),
        ("9h", "Xc", HOUSE),
        ("2s", "Xc", HOUSE),
        ("Xd", "As", HOUSE),
        ("Xd", "Xc", PLAYER),
    ],
)
def test_who_wins_when_the_house_led(led: str, followed: str, winner: str) -> None:
    start = at(s="~7c", h=followed + "7d", u=led, c=SPADES, l=1, n=1)
    # Hands with nothing of the suit led but the card that follows.
    if winner == PLAYER:
        expected = at(s="~7c", h="7d", w=f"~{led}~{followed}", c=SPADES, l=0, n=256 + 2)
        assert only_moves(start, f"ht{followed} tw") == expected
    else:
        expected = at(s="~7c", h="7d", v=f"~{led}~{followed}", c=SPADES, l=1, n=256 + 1)
        assert only_moves(start, f"ht{followed} tv") == expected


def test_at_no_trump_only_the_suit_led_wins() -> None:
    start = at(s="~7c", h="As7d", u="2h", c=a_contract("1N"), l=1)
    assert only_moves(start, "htAs tv") == at(s="~7c", h="7d", v="~2h~As", c=5, l=1, n=1)


# ---------------------------------------------------------------- the player leads


def test_the_player_may_lead_any_card() -> None:
    assert legal_moves(GAME, at(s="~7c", h="2s4h5cXcXd", c=SPADES)) == {"ht2s", "ht4h", "ht5c", "htXc", "htXd"}


def test_the_house_turns_cards_aside_until_one_is_legal() -> None:
    start = at(s="~2d~8h~3d~4c~5d~6c", h="KhAc", x="~9d", c=SPADES, v="~Qd~Jd", n=1)
    after = only_moves(start, "htKh sx sx sx sx")
    assert after == at(s="~2d~8h", h="Ac", t="Kh", x="~9d6c5d4c3d", c=SPADES, v="~Qd~Jd", n=1)
    # Not at no trump, so a fifth may be turned. The next trick begins with those aside face down.
    after = only_moves(after, "su tw")
    assert after == at(s="~2d", h="Ac", x="~9d~6c~5d~4c~3d", c=SPADES, v="~Qd~Jd", w="~Kh~8h", n=258)
    assert legal_moves(GAME, after) == {"htAc"}


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [
        ("9h", "8h", PLAYER),
        ("9h", "Th", HOUSE),
        ("Ah", "Kh", PLAYER),
        ("Ah", "2s", HOUSE),
        ("9s", "As", HOUSE),
        ("9s", "8s", PLAYER),
        ("Ah", "Xc", HOUSE),
        # A joker led is answered by whatever comes, and lost to a joker too.
        ("Xd", "2h", HOUSE),
        ("Xd", "2d", HOUSE),
        ("Xd", "Xc", HOUSE),
    ],
)
def test_who_wins_when_the_player_led(led: str, answer: str, winner: str) -> None:
    start = at(s=f"~7c~{answer}", h=led + "7d", c=SPADES)
    if winner == PLAYER:
        assert only_moves(start, f"ht{led} su tw") == at(s="~7c", h="7d", w=f"~{led}~{answer}", c=SPADES, n=2)
    else:
        after = at(s="~7c", h="7d", v=f"~{led}~{answer}", c=SPADES, l=1, n=1)
        assert only_moves(start, f"ht{led} su tv") == after


@pytest.mark.parametrize("card", ["2c", "Ad", "3h"])
def test_another_suit_is_turned_aside_and_at_no_trump_there_is_no_trump(card: str) -> None:
    assert legal_moves(GAME, at(s=f"~7s~{card}", h="7d", t="9s", c=a_contract("1N"))) == {"sx"}
    assert legal_moves(GAME, at(s=f"~7s~{card}", h="7d", t="9s", c=SPADES)) == {"sx"}
    assert legal_moves(GAME, at(s="~7c~2s", h="7d", t="9h", c=SPADES)) == {"su"}
    assert legal_moves(GAME, at(s="~7c~2s", h="7d", t="9h", c=a_contract("1N"))) == {"sx"}


def test_four_cards_at_no_trump_and_the_player_wins_by_default() -> None:
    no_trump = a_contract("1N")
    start = at(s="~8d~3h~2c~3c~4c~5d", h="9hAs", x="~7d~7c~6d", c=no_trump, n=2)
    four = only_moves(start, "ht9h sx sx sx sx")
    assert four == at(s="~8d~3h", h="As", t="9h", x="~7d~7c~6d5d4c3c2c", c=no_trump, n=2)
    # The three of hearts would have come next.
    after = at(s="~8d~3h", h="As", x="~7d~7c~6d~5d~4c~3c~2c", w="~9h", c=no_trump, n=2 * 256 + 3)
    assert only_moves(four, "tw") == after
    assert legal_moves(GAME, after) == {"htAs"}


def test_the_fourth_card_at_no_trump_may_be_legal() -> None:
    start = at(s="~8d~Th~2c~3c~4c", h="9hAs", x="~7d", c=a_contract("1N"))
    after = at(s="~8d", h="As", x="~7d~4c~3c~2c", v="~9h~Th", c=5, l=1, n=1)
    assert only_moves(start, "ht9h sx sx sx su tv") == after
    # A joker is always legal.
    start = at(s="~8d~Xc~2c~3c~4c", h="9hAs", c=a_contract("1N"))
    assert only_moves(start, "ht9h sx sx sx su tv").startswith("~8d..As")


def test_a_joker_led_at_no_trump_is_answered_by_the_first_card() -> None:
    start = at(s="~8d~2c", h="AsXc", c=a_contract("1N"))
    assert only_moves(start, "htXc su tv") == at(s="~8d", h="As", v="~Xc~2c", c=5, l=1, n=1)


# ---------------------------------------------------------------- the stock runs out


def test_the_last_card_is_played_whatever_it_is() -> None:
    # Of another suit it loses.
    start = at(s="~Ad", h="9h2c", c=SPADES)
    assert only_moves(start, "ht9h su tw") == at(h="2c", w="~9h~Ad", c=SPADES, n=2)
    # One that would be legal, or a joker, wins as ever.
    assert only_moves(at(s="~2s", h="9h2c", c=SPADES), "ht9h su tv") == at(h="2c", v="~9h~2s", c=SPADES, l=1, n=1)
    assert only_moves(at(s="~Xc", h="9h2c", c=SPADES), "ht9h su tv") == at(h="2c", v="~9h~Xc", c=SPADES, l=1, n=1)
    assert only_moves(at(s="~2c", h="2cXd", c=SPADES), "htXd su tv") == at(h="2c", v="~Xd~2c", c=SPADES, l=1, n=1)


def test_cards_before_the_last_are_turned_aside_as_ever() -> None:
    start = at(s="~Ad~Kd", h="9h2c", c=SPADES)
    assert only_moves(start, "ht9h sx su tw") == at(h="2c", x="~Kd", w="~9h~Ad", c=SPADES, n=2)


def test_at_no_trump_the_fourth_card_may_be_the_last() -> None:
    no_trump = a_contract("1N")
    # It is the house's card, so this is no trick by default.
    after = at(h="2c", x="~Jd~Qd~Kd", w="~9h~Ad", c=no_trump, n=2)
    assert only_moves(at(s="~Ad~Kd~Qd~Jd", h="9h2c", c=no_trump), "ht9h sx sx sx su tw") == after
    # With the last one after the fourth, that is left for the next trick.
    after = at(s="~Ad", h="2c", x="~Td~Jd~Qd~Kd", w="~9h", c=no_trump, n=3)
    assert only_moves(at(s="~Ad~Kd~Qd~Jd~Td", h="9h2c", c=no_trump), "ht9h sx sx sx sx tw") == after
    assert only_moves(after, "ht2c su tw") == at(x="~Td~Jd~Qd~Kd", w="~9h~2c~Ad", c=no_trump, n=3 * 256 + 2)


@pytest.mark.parametrize(("followed", "winner"), [("2h", HOUSE), ("Ah", PLAYER)])
def test_the_house_may_lead_the_last_card(followed: str, winner: str) -> None:
    start = at(s="~9h", h=f"Ks{followed}3cXc", c=SPADES, l=1)
    assert only_moves(start, "su") == at(h=f"Ks{followed}3cXc", u="9h", c=SPADES, l=1)
    trick = f"~9h~{followed}"
    # Who has won it does not matter for the tricks that follow.
    if winner == PLAYER:
        after = only_moves(start, f"su ht{followed} tw")
        assert after == at(h="Ks3cXc", w=trick, c=SPADES, n=2)
        assert only_moves(after, "hwKs") == at(h="3cXc", w=trick + "~Ks", c=SPADES, n=2 * 256 + 3)
    else:
        after = only_moves(start, f"su ht{followed} tv")
        assert after == at(h="Ks3cXc", v=trick, c=SPADES, l=1, n=1)
        # The player has won the trick and would lead to the next.
        assert only_moves(after, "hwKs") == at(h="3cXc", v=trick, w="~Ks", c=SPADES, l=0, n=256 + 3)


def test_the_rest_of_the_hand_are_tricks_the_leftmost_first() -> None:
    ten = number_of(bytes([1, 2] * 5))
    start = at(h="Ks3cXc", w="~Ah~2h", c=SPADES, n=ten)
    after = only_moves(start, "hwKs hw3c hwXc")
    all_tricks = number_of(bytes([1, 2] * 5 + [3, 3, 3]))
    # Eight tricks, one more than was bid.
    assert after == at(w="~Ah~2h~Ks~3c~Xc", c=SPADES, n=all_tricks, r=number_of(bytes([4, 8, 0])))
    assert legal_moves(GAME, after) == {"ds"}


# ---------------------------------------------------------------- the thirteenth trick


def test_the_thirteenth_trick_scores_the_deal() -> None:
    twelve = number_of(bytes([2] * 6 + [1] * 5 + [3]))
    before = number_of(scored("house 2D", 7))
    start = at(s="~7c~8c", h="9h", d="~2c", x="~3c", a=2, c=a_contract("1S", 1, 2), l=0, n=twelve, r=before, z=77)
    led = only_moves(start, "ht9h sx su")
    assert spot(led, "r") == str(before)
    # The last card of the stock answers: of another suit, so the player has eight tricks.
    after = only_moves(led, "tw")
    tricks, deals = number_of(bytes([2] * 6 + [1] * 5 + [3, 2])), scored("house 2D", 7) + bytes([4, 24, 2])
    expected = at(d="~2c", x="~3c~8c", w="~9h~7c", a=2, c=4 + 128 + 1024, n=tricks, r=number_of(deals), z=77)
    assert after == expected


def test_the_tricks_of_the_declarer_are_scored() -> None:
    twelve = number_of(bytes([1, 1, 1, 2] * 3))
    for contract, expected in [("house 3D", bytes([12 + 64, 16 + 10, 0])), ("3D", bytes([12, 16 + 3, 0]))]:
        start = at(s="~7c~8c", h="9h", u="Th", c=a_contract(contract, 1), l=1, n=twelve)
        assert spot(only_moves(start, "ht9h tv"), "r") == str(number_of(expected))


# ---------------------------------------------------------------- the score


def totals(*deals: bytes) -> tuple[int, int]:
    sides = sheet(b"".join(deals))
    return sides[PLAYER]["total"], sides[HOUSE]["total"]


# A game for each side, which makes it vulnerable and scores 120 below the line.
PLAYER_GAME = scored("4S", 10)
HOUSE_GAME = scored("house 4S", 10)


@pytest.mark.parametrize(
    ("bid", "doubling", "below"),
    [
        ("1C", 0, 20),
        ("1D", 1, 40),
        ("1C", 2, 80),
        ("1H", 0, 30),
        ("1S", 1, 60),
        ("1H", 2, 120),
        ("1N", 0, 40),
        ("1N", 1, 80),
        ("1N", 2, 160),
        ("3N", 0, 100),
        ("3N", 1, 200),
        ("3N", 2, 400),
        ("4D", 0, 80),
        ("5C", 0, 100),
        ("4S", 0, 120),
        ("2S", 1, 120),
    ],
)
def test_below_the_line(bid: str, doubling: int, below: int) -> None:
    for side, declarer in [(PLAYER, bid), (HOUSE, "house " + bid)]:
        sides = sheet(scored(declarer, 6 + int(bid[0]), doubling))
        assert sides[side]["below"] == below
        # The insult, and nothing else of a contract just made.
        assert sides[side]["above"] == 50 * doubling
        assert sides[side]["games"] == (1 if below >= 100 else 0)
        assert sides[side]["part"] == (below if below < 100 else 0)
        assert set(sides[HOUSE if side == PLAYER else PLAYER].values()) == {0}


@pytest.mark.parametrize(
    ("bid", "doubling", "each", "each_vulnerable"),
    [
        ("2C", 0, 20, 20),
        ("2D", 0, 20, 20),
        ("2H", 0, 30, 30),
        ("2S", 0, 30, 30),
        ("2N", 0, 30, 30),
        ("2C", 1, 100, 200),
        ("2N", 1, 100, 200),
        ("2H", 2, 200, 400),
    ],
)
def test_overtricks(bid: str, doubling: int, each: int, each_vulnerable: int) -> None:
    assert sheet(scored(bid, 11, doubling))[PLAYER]["above"] == 3 * each + 50 * doubling
    # Vulnerable is who declares and has a game, not who has none against a side that has.
    assert sheet(HOUSE_GAME + scored(bid, 11, doubling))[PLAYER]["above"] == 3 * each + 50 * doubling
    # The house, vulnerable; the deal may end the rubber, worth 700 more.
    sides = sheet(HOUSE_GAME + scored("house " + bid, 11, doubling))
    rubber = 700 if sides[HOUSE]["games"] == 2 else 0
    assert sides[HOUSE]["above"] == 3 * each_vulnerable + 50 * doubling + rubber


@pytest.mark.parametrize(
    ("down", "doubling", "points_then", "points_vulnerable"),
    [
        (1, 0, 50, 100),
        (3, 0, 150, 300),
        (1, 1, 100, 200),
        (2, 1, 300, 500),
        (3, 1, 500, 800),
        (4, 1, 800, 1100),
        (5, 1, 1100, 1400),
        (1, 2, 200, 400),
        (2, 2, 600, 1000),
        (3, 2, 1000, 1600),
        (4, 2, 1600, 2200),
    ],
)
def test_undertricks(down: int, doubling: int, points_then: int, points_vulnerable: int) -> None:
    failed = scored("3C", 9 - down, doubling)
    assert totals(failed) == (0, points_then)
    assert totals(scored("house 3C", 9 - down, doubling)) == (points_then, 0)
    assert totals(PLAYER_GAME, failed) == (120, points_vulnerable)
    assert totals(HOUSE_GAME, failed) == (0, 120 + points_then)
    assert totals(HOUSE_GAME, scored("house 3C", 9 - down, doubling)) == (points_vulnerable, 120)


def test_slams() -> None:
    assert totals(scored("6D", 12)) == (120 + 500, 0)
    assert totals(scored("6D", 13)) == (120 + 500 + 20, 0)
    assert totals(scored("7D", 13)) == (140 + 1000, 0)
    assert totals(scored("6N", 12, 1)) == (380 + 500 + 50, 0)
    assert totals(scored("house 7N", 13, 2)) == (0, 880 + 1000 + 100)
    # Not for tricks that were not bid, nor for a slam that fails.
    assert totals(scored("5D", 13)) == (100 + 40, 0)
    assert totals(scored("7D", 12)) == (0, 50)
    # Vulnerable, with the rubber.
    assert totals(PLAYER_GAME, scored("6D", 12)) == (120 + 120 + 750 + 700, 0)
    assert totals(PLAYER_GAME, scored("7D", 13)) == (120 + 140 + 1500 + 700, 0)
    assert totals(PLAYER_GAME, scored("house 6D", 12)) == (120, 120 + 500)


def test_honours_are_the_players_whoever_declares_and_whatever_comes_of_it() -> None:
    assert totals(scored("1S", 7, 0, 2)) == (30 + 100, 0)
    assert totals(scored("1S", 6, 0, 3)) == (150, 50)
    assert totals(scored("house 1N", 7, 0, 3)) == (150, 40)
    assert sheet(scored("1S", 7, 0, 3))[PLAYER]["below"] == 30


def test_part_scores_make_a_game_and_both_restart() -> None:
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("1N", 7))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (80, 60)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (0, 0)
    # A hundred exactly.
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("1N", 7) + scored("1C", 7))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (0, 0)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (1, 0)
    assert (sides[PLAYER]["total"], sides[HOUSE]["total"]) == (100, 60)
    # The 60 of the house count no more towards a game, and what is over a hundred is not carried on.
    sides = sheet(scored("2D", 8) + scored("house 3C", 9) + scored("4S", 10) + scored("house 2C", 8))
    assert (sides[PLAYER]["part"], sides[HOUSE]["part"]) == (0, 40)
    assert (sides[PLAYER]["games"], sides[HOUSE]["games"]) == (1, 0)


def test_overtricks_and_honours_make_no_game() -> None:
    assert sheet(scored("1S", 13, 0, 3))[PLAYER]["games"] == 0
    assert sheet(scored("1S", 13, 0, 3))[PLAYER]["part"] == 30


def test_two_games_are_the_rubber() -> None:
    assert not rubber_is_over(b"") and not rubber_is_over(PLAYER_GAME + HOUSE_GAME)
    assert rubber_is_over(PLAYER_GAME * 2) and rubber_is_over(PLAYER_GAME + HOUSE_GAME * 2)
    assert totals(PLAYER_GAME, PLAYER_GAME) == (240 + 700, 0)
    assert totals(PLAYER_GAME, HOUSE_GAME, PLAYER_GAME) == (240 + 500, 120)
    assert totals(PLAYER_GAME, HOUSE_GAME, HOUSE_GAME) == (120, 240 + 500)
    assert totals(PLAYER_GAME, HOUSE_GAME) == (120, 120)


DONE = number_of(bytes([1] * 13))


def test_the_larger_total_wins_the_rubber() -> None:
    unfinished = at(c=4, n=DONE, r=number_of(PLAYER_GAME + HOUSE_GAME))
    assert not won(GAME, unfinished) and not lost(GAME, unfinished) and points(unfinished) == 0
    assert legal_moves(GAME, unfinished) == {"ds"}
    over = at(c=4, n=DONE, r=number_of(PLAYER_GAME * 2))
    assert won(GAME, over) and not lost(GAME, over) and points(over) == 940
    assert legal_moves(GAME, over) == set()
    # Two games may lose to undertricks: 1600 and 300 against 940.
    dear = scored("3C", 5, 2) + scored("3C", 6, 1, 0) + PLAYER_GAME * 2
    assert totals(dear) == (940, 2100)
    over = at(c=4, n=DONE, r=number_of(dear))
    assert not won(GAME, over) and lost(GAME, over) and points(over) == 940 - 2100
    assert legal_moves(GAME, over) == set()
    # And the side without may win.
    saved = scored("house 3C", 5, 2) + HOUSE_GAME * 2
    over = at(c=4, n=DONE, r=number_of(saved))
    assert won(GAME, over) and points(over) == 1600 - 940


def test_equal_totals_are_not_won() -> None:
    # 120 + 120 + 700 for the player; four doubled tricks, 800, two undoubled, 100, and 40 below for the house.
    equal = scored("3C", 5, 1) + scored("3C", 7) + scored("house 2C", 8) + PLAYER_GAME * 2
    assert totals(equal) == (940, 940)
    over = at(c=4, n=DONE, r=number_of(equal))
    assert lost(GAME, over) and not won(GAME, over) and points(over) == 0


def test_points_before_anything_is_scored() -> None:
    assert points(at(h="2s", c=4)) == 0
    assert points(at(h="2s", c=4, r=number_of(scored("house 1C", 7)))) == -20


# ---------------------------------------------------------------- dealing


def test_deal() -> None:
    start = deal(GAME, PACK)
    assert spot(start, "b") == "~Ac~Ad~Ah~As~2c~2d~2h"
    assert spot(start, "h") == "5s4s3s2s5h4h3h5c4c3c5d4d3d"
    assert spot(start, "s") == "".join("~" + card for card in reversed(PACK[20:]))
    assert start.endswith("." + ".".join(["0"] * 7))
    assert legal_moves(GAME, start) == {"hk" + card for card in PACK[7:20]}


def test_deal_keeps_jokers() -> None:
    order = ["Xc", *PACK[:12], "Xd", *PACK[12:52]]
    start = deal(GAME, order)
    # One is blind; the other is the last card in the hand.
    assert spot(start, "b").startswith("~Xc") and spot(start, "h").endswith("Xd")
    assert spot(start, "k") == str(2**12)
    both = deal(GAME, [*PACK[:10], "Xd", "Xc", *PACK[10:52]])
    assert spot(both, "h").endswith("XcXd") and spot(both, "k") == str(2**11 + 2**12)


def test_splitmix64() -> None:
    told = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert list(islice(splitmix64(1234567), 3)) == told


def shuffled_with(drawn: list[int]) -> list[str]:
    """A shuffle with these 53 numbers, written once more: the cards chosen, from the last place to the first."""
    left = PACK.copy()
    order: list[str] = []
    for number in drawn:
        at_hand = number % len(left)
        left[at_hand], left[-1] = left[-1], left[at_hand]
        order.insert(0, left.pop())
    return left + order


def test_the_next_deal_comes_out_of_the_same_number() -> None:
    number = 20_260
    drawn = list(islice(splitmix64(number), 3 * 53))
    for deals in [1, 2]:
        record = number_of(scored("1C", 7) * deals)
        end = at(d="~2c3c", x="~4c", v="~5c~6c", w="~7c~8c", a=3, c=4, l=1, n=DONE, r=record, z=number)
        after = only_moves(end, "ds")
        expected = deal(GAME, shuffled_with(drawn[53 * deals : 53 * deals + 53]))
        assert after == expected.removesuffix(".0.0") + f".{record}.{number}"


# ---------------------------------------------------------------- refused


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(s="~7c", h="2s4h", u="9h", c=SPADES, l=1), "ht2s")
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(h=NO_TRUMP_HAND, a=0), "acP")
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(h=NO_TRUMP_HAND, a=12), "ac3D")
    for asked in [legal_moves, won, lost]:
        with pytest.raises(ValueError, match="rule set"):
            asked("whist", at(h=NO_TRUMP_HAND))
    with pytest.raises(ValueError, match="rule set"):
        deal("whist", PACK)
    with pytest.raises(ValueError, match="not a card"):
        legal_moves(GAME, at(h="1s"))
    with pytest.raises(ValueError, match="16 pieces"):
        legal_moves(GAME, at() + ".0")


# ---------------------------------------------------------------- the examples


def order_of(blind: str, offered: str, stock: str) -> list[str]:
    """A pack that deals these; the cards the story does not name come last in the stock."""
    named = (blind + " " + offered + " " + stock).split()
    assert len(set(named)) == len(named)
    return named + [card for card in PACK if card not in named]


def test_first_example() -> None:
    blind = "Qc Jc 7h 9s 4s 3d Xd"
    offered = "Js Ts 7s 2s 9d Ac Kc Tc 8c Qh 8h 5h 4h"
    # The story has high cards turned aside for three of the honours, but does not say which.
    stock = "3c 7d 5d Ah 9c Kh As 7c Ad Jh 6c Kd Qs 2c Td 4c Ks 4d Qd 2h Xc 6d 5c"
    start = deal(GAME, order_of(blind, offered, stock))
    bidding = only_moves(start, "hkAc hkKc hkTc hk8c hkQh hk8h hdJs")
    assert spot(bidding, "h") == "9s4sQh8h7hAcKcQcJcTc8c3dXd"
    assert spot(bidding, "d") == "~Ts~7s~2s~5h~4h~9dJs"
    assert winning_tricks(read_cards(spot(bidding, "h"))) == 6
    # The deck passes, so the player may not; the clubs are too long for no trump.
    assert spot(bidding, "a") == "0"
    assert not legal_moves(GAME, bidding) & {"acP", "ac1N"}
    playing = only_moves(bidding, "ac1C")
    assert spot(playing, "c") == str(1 + 128 + 3 * 512) and spot(playing, "l") == "1"
    six = "su ht8c tw  htAc sx sx sx su tw  htKc sx sx su tw  htQc sx sx su tw  htJc sx sx su tw  htQh sx su tv"
    at_six = only_moves(playing, six)
    assert spot(at_six, "n") == str(number_of(bytes([2, 2, 2, 2, 2, 1])))
    assert spot(at_six, "x") == "~7d~5d~Ah~Kh~As~Ad~Jh~Kd~Qs~Td"
    # Only the card the story tells may be played in these two.
    assert legal_moves(GAME, only_moves(at_six, "su")) == {"ht4s", "ht9s"}
    at_eight = only_moves(at_six, "su ht4s tv su")
    assert legal_moves(GAME, at_eight) == {"ht3d"}
    end = only_moves(at_eight, "ht3d tv  su htXd tv  su ht7h tw  ht9s su tv  su htTc tw  ht8h su tv")
    tricks = bytes([2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 2, 1])
    assert spot(end, "n") == str(number_of(tricks)) and spot(end, "h") == ""
    record = bytes([1, 16 + 7, 3])
    assert spot(end, "r") == str(number_of(record))
    sides = sheet(record)
    assert sides[PLAYER] == {"total": 240, "below": 40, "above": 150 + 50, "part": 40, "games": 0}
    assert sides[HOUSE]["total"] == 0 and points(end) == 240
    assert legal_moves(GAME, end) == {"ds"}


def test_second_example() -> None:
    blind = "Qh 3d 3c As 9s 3s Xc"
    offered = "Ah Th 3h 2h 7d 6d 2d Kc 4c 2c Ts 5s 4s"
    start = deal(GAME, order_of(blind, offered, "Jh Qd Xd"))
    bidding = only_moves(start, "hkAh hkTh hk3h hk2h hkKc hk4c hdTs")
    assert spot(bidding, "h") == "As9s3sAhQhTh3h2hKc4c3c3dXc"
    assert winning_tricks(read_cards(spot(bidding, "h"))) == 5
    assert spot(bidding, "a") == str(bid_number(1, "D"))
    assert {"acP", "ac1H"} < legal_moves(GAME, bidding) and "ac1C" not in legal_moves(GAME, bidding)
    playing = only_moves(bidding, "ac1H")
    # One heart doubled, declared by the player; three of the five honours are none.
    assert spot(playing, "c") == str(3 + 128) and spot(playing, "l") == "1"
    led = only_moves(playing, "su")
    assert legal_moves(GAME, led) == {"htAh", "htQh", "htTh", "ht3h", "ht2h"}
    after = only_moves(led, "htQh tw  htAh sx su tv")
    assert spot(after, "w") == "~Jh~Qh" and spot(after, "v") == "~Ah~Xd" and spot(after, "x") == "~Qd"
    assert spot(after, "l") == "1"


# ---------------------------------------------------------------- whole rubbers


def bold(position: str, moves: list[str], chance: random.Random) -> str:
    """Any move, but of the bids only a low one, or no rubber would ever end."""
    bids = [move for move in moves if move.startswith("ac")]
    bids.sort(key=lambda move: 0 if move == "acP" else bid_number(int(move[2]), move[3]))
    return chance.choice(bids[:5] or moves)


def careful(position: str, moves: list[str], chance: random.Random) -> str:
    """High cards are kept and played, and only a hand of many tricks bids its longest suit."""
    held = read_cards(spot(position, "h"))
    if moves[0].startswith("ac"):
        strain = max("cdhs", key=lambda suit: len([card for card in held if card[1] == suit and card[0] != "X"]))
        bids = [move for move in moves if move.endswith(strain.upper())]
        return "acP" if "acP" in moves and winning_tricks(held) < 5 else bids[0]
    forward = [move for move in moves if not is_put_back(position, move)]
    return min(forward, key=lambda move: "AKQJT98765432X".find(move[2:3]))


def is_put_back(position: str, move: str) -> bool:
    held = read_cards(spot(position, "h"))
    return move.startswith("hk") and int(spot(position, "k")) >> held.index(move[2:]) & 1 == 1


def check_cards(position: str) -> None:
    piles = dict(zip(CARD_SPOTS, position.split("."), strict=False))
    cards = read_cards("".join(piles.values()))
    assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
    for name in "sbvw":
        assert piles[name].count("~") == len(piles[name]) // 3
    for name in "hut":
        assert "~" not in piles[name]


def check_end_of_deal(position: str) -> None:
    tricks = Counter(int(spot(position, "n")).to_bytes(13, "big"))
    assert len(read_cards(spot(position, "v"))) == 2 * tricks[1]
    assert len(read_cards(spot(position, "w"))) == 2 * tricks[2] + tricks[3]
    assert spot(position, "h") == spot(position, "u") == spot(position, "t") == ""


@pytest.mark.parametrize("player", [bold, careful])
def test_rubbers_at_random_keep_every_card_and_end(player: Callable[..., str]) -> None:
    chance = random.Random(54)
    seen: Counter[str] = Counter()
    for number in range(1, 6 if player is bold else 11):
        position = deal(GAME, chance.sample(PACK, 54)).removesuffix("0") + str(number)
        while moves := sorted(legal_moves(GAME, position)):
            move = player(position, moves, chance)
            seen[move[:2]] += 1
            seen["by default"] += move == "tw" and spot(position, "u") == ""
            if move == "ds":
                check_end_of_deal(position)
            position = play(GAME, position, move)
            check_cards(position)
            assert spot(position, "z") == str(number)
        check_end_of_deal(position)
        assert won(GAME, position) == (points(position) > 0) != lost(GAME, position)
        seen["won" if won(GAME, position) else "lost"] += 1
    for what in [
        "hk",
        "hd",
        "ac",
        "ht",
        "su",
        "sx",
        "tw",
        "tv",
        "ds",
        "hw" if player is careful else "by default",
    ]:
        assert seen[what] > 0, seen
    # Who plays any card at all wins none.
    assert seen["lost"] > 0 and (seen["won"] > 0 or player is bold), seen
