"""Check the oracle of FreeCell, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.freecell import COLUMNS, FOUNDATIONS, SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

GAME = "freecell"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]

# Cards that go on none of each other, so that no column is a space and no cell is free.
FULL_COLUMNS = {"t1": "Kc", "t2": "Jc", "t3": "9c", "t4": "7c", "t5": "5c", "t6": "3c", "t7": "Kd", "t8": "Kh"}
FULL_CELLS = {"a1": "Ks", "a2": "Js", "a3": "9s", "a4": "7s"}


def at(**piles: str) -> str:
    """Return the position with these piles; cells and columns not given hold cards that go nowhere."""
    named = FULL_COLUMNS | FULL_CELLS | piles
    return ".".join([named.get(spot, "") for spot in SPOTS])


def bare(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_columns_build_down_in_alternating_colours() -> None:
    assert legal_moves(GAME, at()) == set()
    # 8h goes on the nine of clubs, and both black sevens on 8h; 8s goes nowhere.
    assert legal_moves(GAME, at(t8="8h")) == {"t8t3", "t4t8", "a4t8"}
    assert legal_moves(GAME, at(t8="8s")) == set()
    # No wrapping: a king does not go on an ace; an ace may go on a two.
    assert legal_moves(GAME, at(t1="As", t7="2d")) == {"t1t7", "t1f1", "t7t6"}
    assert legal_moves(GAME, at(t2="Ac", t6="Jh", f4="Ac")) == set()


def test_foundations_go_up_in_suit_and_keep_their_cards() -> None:
    start = at(f2="Ah2h", t8="3h")
    assert legal_moves(GAME, start) == {"t8f2"}
    # 2h may not leave the foundation, although it would fit on 3c.
    assert play(GAME, start, "t8f2") == at(f2="Ah2h3h", t8="")
    assert legal_moves(GAME, at(f2="Ah2h")) == set()
    # The foundations are spades, hearts, diamonds, clubs; a card from a cell may go there, too.
    assert legal_moves(GAME, at(a1="Ac", t8="Ad")) == {"a1f4", "t8f3"}


def test_every_free_cell_is_a_target_for_one_card() -> None:
    start = at(a2="", a4="")
    from_cells = {"a1a2", "a1a4", "a3a2", "a3a4"}
    assert legal_moves(GAME, start) == from_cells | {f"{t}{a}" for t in COLUMNS for a in ["a2", "a4"]}
    assert play(GAME, start, "t3a4") == at(a2="", a4="9c", t3="")
    assert play(GAME, start, "a1a2") == at(a1="", a2="Ks", a4="")


def test_a_space_takes_any_card() -> None:
    start = at(t4="")
    others = {f"{t}t4" for t in COLUMNS if t != "t4"} | {"a1t4", "a2t4", "a3t4", "a4t4"}
    # Each of the other columns has only one card here. It may move, too, although this empties its own column.
    assert legal_moves(GAME, start) == others
    assert play(GAME, start, "a2t4") == at(t4="Js", a2="")


@pytest.mark.parametrize(
    ("cells", "spaces", "most"),
    [(0, 0, 1), (1, 0, 2), (3, 0, 4), (0, 1, 2), (0, 2, 4), (1, 1, 4), (2, 1, 6), (4, 0, 5), (4, 1, 10)],
)
def test_length_of_a_run_onto_a_card(cells: int, spaces: int, most: int) -> None:
    piles = {f"a{n}": "" for n in range(1, cells + 1)} | {f"t{n}": "" for n in range(3, 3 + spaces)}
    run = "QcJdTc9d8c7d6c5d4c3d2c"
    for length in range(1, 12):
        part = run[: 2 * length]
        moves = legal_moves(GAME, at(t1="2s" + part, t8="Kd", **piles))
        wanted = "t1t8" if length == 1 else f"t1t8x{length}"
        assert (wanted in moves) == (length <= most)


def test_the_space_a_run_goes_to_does_not_count() -> None:
    # One free cell, two spaces: (1 + 1) * 2 cards can move into a space, (1 + 1) * 4 onto a card.
    start = at(a1="", t2="", t3="", t1="2sTc9d8c7d6c")
    into_a_space = {move for move in legal_moves(GAME, start) if move.startswith("t1t2")}
    assert into_a_space == {"t1t2", "t1t2x2", "t1t2x3", "t1t2x4"}
    assert play(GAME, start, "t1t3x4") == at(a1="", t2="", t1="2sTc", t3="9d8c7d6c")
    assert "t1t8x5" in legal_moves(GAME, at(a1="", t2="", t3="", t1="2sTc9d8c7d6c", t8="Jh"))


def test_a_run_must_hang_together() -> None:
    cells = {"a1": "", "a2": "", "a3": "", "a4": ""}
    moves = legal_moves(GAME, at(t1="Qc9d8c", t7="Kh", t3="9s", t4="Ts", **cells))
    assert "t1t4x2" in moves
    assert "t1t7x3" not in moves
    # Cards of the same colour are no run.
    assert "t1t4x2" not in legal_moves(GAME, at(t1="9d8h", t4="Ts", **cells))


def test_won_is_52_home() -> None:
    home = {f"f{n}": "".join(rank + "shdc"[n - 1] for rank in RANKS) for n in range(1, 5)}
    nearly = bare(**home | {"f4": home["f4"][:-2], "a2": "Kc"})
    assert not won(GAME, nearly)
    assert won(GAME, play(GAME, nearly, "a2f4"))


def test_deal_goes_row_by_row_from_the_left() -> None:
    start = deal(GAME, PACK)
    assert start.startswith("." * 8 + "Ac9c4dQd7h2sTs.2cTc5dKd8h3sJs.")
    lengths = [len(text) // 2 for text in start.split(".")]
    assert lengths == [0] * 8 + [7, 7, 7, 7, 6, 6, 6, 6]


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
