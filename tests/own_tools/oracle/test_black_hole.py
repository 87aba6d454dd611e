"""Check the oracle of Black Hole, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.black_hole import SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

GAME = "black-hole"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]


def at(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_one_rank_above_or_below_in_any_suit() -> None:
    start = at(f="As5h", t1="2c6h", t2="6s2c", t9="4h", t17="5d", t12="3c")
    assert legal_moves(GAME, start) == {"t1f", "t9f"}
    assert play(GAME, start, "t1f") == at(f="As5h6h", t1="2c", t2="6s2c", t9="4h", t17="5d", t12="3c")


def test_ace_and_king_are_adjacent_both_ways() -> None:
    fans = {"t1": "Kc", "t2": "2h", "t3": "Qd", "t4": "Ac"}
    assert legal_moves(GAME, at(f="As", **fans)) == {"t1f", "t2f"}
    assert legal_moves(GAME, at(f="AsKs", **fans)) == {"t3f", "t4f"}


def test_spaces_stay_empty_and_nothing_else_is_refused_quietly() -> None:
    assert legal_moves(GAME, at(f="As", t1="9c", t2="8c")) == set()
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(f="As", t1="9c"), "t1f")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("hole", at(f="As"))
    with pytest.raises(ValueError, match="pieces"):
        legal_moves(GAME, "As")
    with pytest.raises(ValueError, match="not a card"):
        legal_moves(GAME, at(f="1s"))


def test_won_is_52_in_the_centre() -> None:
    hole = "".join(["As", *[card for card in PACK if card not in ["As", "Ks"]]])
    nearly = at(f=hole.replace("Ac", "") + "Ac", t3="Ks")
    assert not won(GAME, nearly)
    assert won(GAME, play(GAME, nearly, "t3f"))


def test_deal_puts_the_ace_in_the_centre_and_three_together_in_a_fan() -> None:
    # The ace of spades is taken out, wherever it is in the pack.
    shuffled = [card for card in PACK if card != "As"]
    shuffled.insert(1, "As")
    start = deal(GAME, shuffled)
    assert start.startswith("As.Ac2c3c.4c5c6c.")
    assert start.endswith(".JsQsKs")
    assert sorted(read_pile(start.replace(".", ""))) == sorted(PACK)


def test_games_at_random_keep_every_card() -> None:
    chance = random.Random(3)
    for _ in range(20):
        position = deal(GAME, chance.sample(PACK, 52))
        while moves := sorted(legal_moves(GAME, position)):
            position = play(GAME, position, chance.choice(moves))
            assert sorted(read_pile(position.replace(".", ""))) == sorted(PACK)
