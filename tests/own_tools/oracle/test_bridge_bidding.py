"""Check the oracle of bridge, a second implementation of the rules: choosing cards and bidding."""

import pytest

from oracle.bridge import legal_moves, play
from oracle.bridge_bidding import honours, house_call, may_bid_no_trump, winning_tricks
from oracle.bridge_cards import bid_number, read_cards
from support.oracle_bridge import GAME, NO_TRUMP_HAND, at, hand, only_moves, spot


def test_six_are_kept_and_put_back_and_no_seventh() -> None:
    start = at(b=BLIND, h=OFFERED)
    assert legal_moves(GAME, start) == {"hk" + card for card in read_cards(OFFERED)}
    three = only_moves(start, "hkAs hkQs hkTc")
    assert three == at(b=BLIND, h=OFFERED, k=1 + 4 + 4096)
    # Cards that are kept, too: the same move puts them back.
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
    # The jokers are two of the six cards kept.
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
    # Nine spades from the ace down win nine tricks, so the house passes.
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
        # The house has two spades to follow suit with, and then none.
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
        # Equal lengths: clubs before diamonds, diamonds before hearts, hearts before spades.
        ("5432.432.432.432", "6C"),
        ("432.432.5432.432", "6D"),
        ("432.432.5432.5432", "6H"),
        ("32.A432.5432.432", "5S"),
        # Jokers do not count for the length of a suit.
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
    # After that nobody bids.
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
    # Honours of a suit other than trumps do not count; jokers and nines are no honours.
    assert honours(hand("AKQJT.2.3.4"), "H") == 0
    assert honours(hand("2.3.AKQ9.4 XX"), "C") == 0
    assert honours(hand("A2.A2.A2.A2"), "N") == 150
    assert honours(hand("AKQJT.A2.A2.3"), "N") == 0


def test_honours_go_into_the_contract() -> None:
    held = "AsKsQsJsTs2h3h4h2c3c4c2d3d"
    assert spot(play(GAME, at(h=held, a=1), "ac1S"), "c") == str(4 + 3 * 512)
    assert spot(play(GAME, at(h=held.replace("Qs", "9s"), a=1), "ac1S"), "c") == str(4 + 2 * 512)
    assert spot(play(GAME, at(h=held, a=1), "ac1H"), "c") == "3"


OFFERED = "AsKsQsJsTs9sAhKhAcKcQcJcTc"
BLIND = "~2s~3s~4s~5s~2h~3h~2d"
