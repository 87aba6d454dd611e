"""Check the oracle of Pyramid, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.plain import RANKS, read_pile
from oracle.pyramid import PYRAMID, RULE_SETS, SPOTS, deal, legal_moves, places_upon, play, won

PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
BOTH = pytest.mark.parametrize("rule_set", RULE_SETS)


def at(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_each_card_is_covered_by_the_two_below_it() -> None:
    assert places_upon("t1") == ["t2", "t3"]
    assert places_upon("t3") == ["t5", "t6"]
    assert places_upon("t11") == ["t16", "t17"]
    assert places_upon("t21") == ["t27", "t28"]
    assert [places_upon(f"t{n}") for n in range(22, 29)] == [[]] * 7


@BOTH
@pytest.mark.parametrize("pair", ["Ah Qc", "2h Jc", "3h Tc", "4h 9c", "5h 8c", "6h 7c"])
def test_pairs_that_add_to_13_either_way_round(rule_set: str, pair: str) -> None:
    one, other = pair.split()
    start = at(t22=one, t24=other, t26="Ac")
    assert {"t22t24", "t24t22"} <= legal_moves(rule_set, start)
    assert play(rule_set, start, "t22t24") == at(f=one + other, t26="Ac")
    assert play(rule_set, start, "t24t22") == at(f=other + one, t26="Ac")
    # No other cards add up to thirteen.
    assert len(legal_moves(rule_set, start)) == (4 if other == "Qc" else 2)


@BOTH
def test_only_cards_on_which_no_card_lies(rule_set: str) -> None:
    # t22 and t23 lie on t16, t23 and t24 on t17.
    start = at(t16="5h", t17="4h", t22="2c", t24="3c", t25="8c", t28="9c")
    assert legal_moves(rule_set, start) == set()
    assert legal_moves(rule_set, start.replace("2c", "")) == {"t16t25", "t25t16"}


@BOTH
def test_a_king_goes_alone(rule_set: str) -> None:
    start = at(t16="Kh", t22="Kd", t28="Ks", w="AcKc", f="3h")
    assert legal_moves(rule_set, start) == {"t22f", "t28f", "wf", "ws"}
    after = play(rule_set, start, "t22f")
    assert after == at(t16="Kh", t28="Ks", w="AcKc", f="3hKd")
    assert legal_moves(rule_set, after) == {"t16f", "t28f", "wf", "ws"}
    assert play(rule_set, after, "wf") == at(t16="Kh", t28="Ks", w="Ac", f="3hKdKc")


@BOTH
def test_the_top_of_the_waste_pairs_with_the_pyramid_only(rule_set: str) -> None:
    start = at(t22="Qc", t16="Qd", t24="Jh", w="2sQsAh", s="~Qh")
    # The top of the waste does not pair with the card below it, the stock or a covered card; cards below it cannot
    # be played.
    assert legal_moves(rule_set, start) == {"wt22", "t22w", "sw"}
    assert play(rule_set, start, "wt22") == at(t16="Qd", t24="Jh", w="2sQs", s="~Qh", f="AhQc")
    assert play(rule_set, start, "t22w") == at(t16="Qd", t24="Jh", w="2sQs", s="~Qh", f="QcAh")


def test_tut_pairs_a_card_with_the_only_one_upon_it() -> None:
    start = at(t16="9h", t22="4d")
    assert legal_moves("pyramid", start) == set()
    assert legal_moves("pyramid-tut", start) == {"t16t22", "t22t16"}
    assert play("pyramid-tut", start, "t16t22") == at(f="9h4d")
    assert play("pyramid-tut", start, "t22t16") == at(f="4d9h")
    # The same for the right one of the two cards.
    assert legal_moves("pyramid-tut", at(t16="9h", t23="4d")) == {"t16t23", "t23t16"}
    # It is not allowed with two cards on it, when the card on it is covered, or for any other pair.
    assert legal_moves("pyramid-tut", at(t16="9h", t22="4d", t23="2c")) == set()
    assert legal_moves("pyramid-tut", at(t11="9h", t16="4d", t22="2c")) == set()
    assert legal_moves("pyramid-tut", at(t16="9h", t22="2c", t28="4d", w="4s", s="~2h")) == {"sw"}


@BOTH
def test_stock_and_waste_keep_their_order_for_ever(rule_set: str) -> None:
    start = at(t1="6c", s="~2c~3d~4h")
    position = start
    for _ in range(5):
        for _ in range(3):
            assert legal_moves(rule_set, position) == {"sw"}
            position = play(rule_set, position, "sw")
        assert position == at(t1="6c", w="4h3d2c")
        assert legal_moves(rule_set, position) == {"ws"}
        position = play(rule_set, position, "ws")
        assert position == start
    assert legal_moves(rule_set, at(t1="6c")) == set()


@BOTH
def test_won_when_the_pyramid_is_gone(rule_set: str) -> None:
    start = at(t1="6c", w="2c7h", s="~4h")
    assert not won(rule_set, start)
    # Cards in stock and waste do not matter.
    assert won(rule_set, play(rule_set, start, "t1w"))


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play("pyramid", at(t16="9h", t22="4d"), "t16t22")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("tut", at())


@BOTH
def test_deal(rule_set: str) -> None:
    pieces = deal(rule_set, PACK).split(".")
    assert pieces[:28] == PACK[:28]
    assert pieces[28] == pieces[30] == ""
    assert read_pile(pieces[29]) == ["~" + card for card in reversed(PACK[28:])]


@BOTH
def test_games_at_random_keep_every_card(rule_set: str) -> None:
    chance = random.Random(3)
    for _ in range(5):
        position = deal(rule_set, chance.sample(PACK, 52))
        for _ in range(100):
            moves = sorted(legal_moves(rule_set, position))
            if not moves:
                break
            position = play(rule_set, position, chance.choice(moves))
            cards = read_pile(position.replace(".", ""))
            assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
            piles = dict(zip(SPOTS, position.split("."), strict=True))
            # No card is removed from under another one.
            for spot in PYRAMID:
                assert piles[spot] != "" or all(piles[upon] == "" for upon in places_upon(spot))
