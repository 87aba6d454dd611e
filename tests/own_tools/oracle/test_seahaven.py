"""Check the oracle of Seahaven Towers, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.plain import RANKS, read_pile
from oracle.seahaven import COLUMNS, FOUNDATIONS, SPOTS, deal, legal_moves, play, won

GAME = "seahaven"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]

# No card here can move: no column is empty, no tower is free, and no two cards in columns are neighbours of a
# suit.
FULL_COLUMNS = {
    "t1": "Kc",
    "t2": "Jc",
    "t3": "9c",
    "t4": "7c",
    "t5": "5c",
    "t6": "3c",
    "t7": "Kd",
    "t8": "Jd",
    "t9": "9d",
    "t10": "7d",
}
FULL_TOWERS = {"a1": "Ks", "a2": "Js", "a3": "9s", "a4": "7s"}
FREE_TOWERS = {"a1": "", "a2": "", "a3": "", "a4": ""}


def at(**piles: str) -> str:
    """Return the position with these piles; towers and columns not given hold cards that go nowhere."""
    named = FULL_COLUMNS | FULL_TOWERS | piles
    return ".".join([named.get(spot, "") for spot in SPOTS])


def bare(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_columns_build_down_in_suit() -> None:
    assert legal_moves(GAME, at()) == set()
    assert legal_moves(GAME, at(a1="8d")) == {"a1t9"}
    assert legal_moves(GAME, at(t1="6d", t2="6h")) == {"t1t10"}
    # No wrapping: a king does not go on an ace.
    assert legal_moves(GAME, at(t1="Ac", t7="Kc", f4="Ac")) == set()


def test_foundations_go_up_in_suit_and_keep_their_cards() -> None:
    start = at(f4="Ac2c", t10="4c")
    assert legal_moves(GAME, start) == {"t6f4", "t6t10", "t10t5"}
    assert play(GAME, start, "t6f4") == at(f4="Ac2c3c", t6="", t10="4c")
    # 4d could go back on 5d, but cards never leave a foundation.
    assert legal_moves(GAME, at(f3="Ad2d3d4d", t1="5s5d", a1="5h")) == {"t1f3"}
    assert legal_moves(GAME, at(a1="As", a2="Ah", t1="Ad")) == {"a1f1", "a2f2", "t1f3"}


def test_every_free_tower_is_a_target_for_one_card() -> None:
    start = at(a1="", a3="")
    from_towers = {"a2a1", "a2a3", "a4a1", "a4a3"}
    assert legal_moves(GAME, start) == from_towers | {f"{t}{a}" for t in COLUMNS for a in ["a1", "a3"]}
    assert play(GAME, start, "t10a3") == at(a1="", a3="7d", t10="")


def test_a_space_takes_only_a_king_or_a_run_from_a_king() -> None:
    # A king that is alone in its column may move, too.
    assert legal_moves(GAME, at(t4="")) == {"a1t4", "t1t4", "t7t4"}
    start = at(t4="", a2="", t1="2hKcQc")
    assert {move for move in legal_moves(GAME, start) if "t4" in move} == {"a1t4", "t7t4", "t1t4x2"}
    assert play(GAME, start, "t1t4x2") == at(t4="KcQc", a2="", t1="2h")


@pytest.mark.parametrize("free", [0, 1, 2, 3, 4])
def test_a_run_is_as_long_as_the_free_towers_and_one(free: int) -> None:
    towers = {f"a{n}": "" for n in range(1, free + 1)}
    run = "TcTd9d8d7d6d5d4d"
    for length in range(1, 7):
        # Empty columns, here t5 and t6, do not make a run longer.
        start = at(t1=run[: 4 + 2 * length], t2="Td", t9="Qh", t10="Qs", t5="", t6="", **towers)
        wanted = "t1t2" if length == 1 else f"t1t2x{length}"
        assert (wanted in legal_moves(GAME, start)) == (length <= free + 1)


def test_a_run_must_hang_together_in_suit() -> None:
    moves = legal_moves(GAME, at(t1="8h7h", t2="9h", t3="8d7h", **FREE_TOWERS))
    assert "t1t2x2" in moves
    assert "t3t9x2" not in moves


def test_won_is_52_home() -> None:
    home = {f"f{n}": "".join(rank + "shdc"[n - 1] for rank in RANKS) for n in range(1, 5)}
    nearly = bare(**home | {"f2": home["f2"][:-2], "t10": "Kh"})
    assert not won(GAME, nearly)
    assert won(GAME, play(GAME, nearly, "t10f2"))


def test_deal_fills_ten_columns_by_rows_and_the_two_middle_towers() -> None:
    start = deal(GAME, PACK)
    assert start.startswith(".Qs.Ks......AcJc8d5h2s.2cQc9d6h3s.")
    assert [len(text) // 2 for text in start.split(".")] == [0, 1, 1, 0, 0, 0, 0, 0] + [5] * 10


def test_games_at_random_keep_every_card() -> None:
    chance = random.Random(3)
    for _ in range(5):
        position = deal(GAME, chance.sample(PACK, 52))
        for _ in range(150):
            moves = sorted(legal_moves(GAME, position))
            if not moves:
                break
            position = play(GAME, position, chance.choice(moves))
            assert sorted(read_pile(position.replace(".", ""))) == sorted(PACK)
            piles = dict(zip(SPOTS, position.split("."), strict=True))
            for foundation, suit in zip(FOUNDATIONS, "shdc", strict=True):
                home = read_pile(piles[foundation])
                assert home == [rank + suit for rank in RANKS[: len(home)]]
