"""Check the oracle of Golf, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.golf import SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

GAME = "golf"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]


def at(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_last_cards_one_rank_above_or_below_go_on_the_waste() -> None:
    start = at(t1="Ks6h", t2="6s9c", t5="4d", t7="5h", w="2c5s")
    assert legal_moves(GAME, start) == {"t1w", "t5w"}
    assert play(GAME, start, "t1w") == at(t1="Ks", t2="6s9c", t5="4d", t7="5h", w="2c5s6h")


def test_nothing_on_a_king_and_only_a_two_on_an_ace() -> None:
    columns = {"t1": "Qc", "t2": "Ac", "t3": "2c", "t4": "Kc"}
    assert legal_moves(GAME, at(w="Kh", **columns)) == set()
    assert legal_moves(GAME, at(w="Ah", **columns)) == {"t3w"}
    assert legal_moves(GAME, at(w="Qh", **columns)) == {"t4w"}
    assert legal_moves(GAME, at(w="2h", **columns)) == {"t2w"}


def test_the_stock_is_turned_at_any_time_and_only_once() -> None:
    start = at(t1="6h", s="~2c~3d", w="5s")
    assert legal_moves(GAME, start) == {"t1w", "sw"}
    after = play(GAME, start, "sw")
    assert after == at(t1="6h", s="~2c", w="5s3d")
    assert legal_moves(GAME, play(GAME, after, "sw")) == set()


def test_won_when_the_columns_are_empty() -> None:
    start = at(t4="6h", s="~2c", w="5s")
    assert not won(GAME, start)
    assert won(GAME, play(GAME, start, "t4w"))


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(t1="Qc", w="Kh"), "t1w")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("minigolf", at())


def test_deal_goes_by_rows() -> None:
    start = deal(GAME, PACK)
    assert start.startswith("Ac8c2d9d3h.2c9c3dTd4h.")
    pieces = start.split(".")
    assert [len(piece) // 2 for piece in pieces[:7]] == [5] * 7
    assert pieces[7] == "".join("~" + card for card in reversed(PACK[36:]))
    assert pieces[8] == PACK[35]


def test_games_at_random_keep_every_card_and_end() -> None:
    chance = random.Random(3)
    for _ in range(20):
        position = deal(GAME, chance.sample(PACK, 52))
        while moves := sorted(legal_moves(GAME, position)):
            position = play(GAME, position, chance.choice(moves))
            cards = read_pile(position.replace(".", ""))
            assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
        assert position.split(".")[7] == ""
