"""Check the oracle of Spider, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.plain import RANKS, read_pile
from oracle.spider import FOUNDATIONS, RULE_SETS, SPOTS, deal, legal_moves, play, won

GAME = "spider"
ONE_PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
TWO_PACKS = ONE_PACK + [card[0] + card[1].upper() for card in ONE_PACK]
PACKS = {
    "spider": TWO_PACKS,
    "spider-2": [rank + suit for suit in "shsh" for rank in RANKS] * 2,
    "spider-1": [rank + "s" for rank in RANKS] * 8,
}

# No card here goes on another, and no column is empty.
KINGS = {f"t{n}": "Kc" for n in range(1, 11)}
CLUBS = "KcQcJcTc9c8c7c6c5c4c3c2cAc"


def at(**piles: str) -> str:
    """Return the position with these piles; columns not given hold a king."""
    named = KINGS | piles
    return ".".join([named.get(spot, "") for spot in SPOTS])


def test_any_card_goes_on_one_a_rank_higher_of_any_suit() -> None:
    assert legal_moves(GAME, at()) == set()
    start = at(t1="9h", t2="Th", t3="TC", t4="Ts")
    assert legal_moves(GAME, start) == {"t1t2", "t1t3", "t1t4"}
    assert play(GAME, start, "t1t3") == at(t1="", t2="Th", t3="TC9h", t4="Ts")
    # No wrapping: a king does not go on an ace.
    assert legal_moves(GAME, at(t1="AS", t2="2d")) == {"t1t2"}


def test_a_run_moves_together_only_if_all_of_one_suit() -> None:
    # 9h and 8H are of one suit, Ts is not.
    start = at(t1="Ts9h8H", t2="Tc", t3="Jc", t4="9d")
    assert legal_moves(GAME, start) == {"t1t2x2", "t1t4", "t2t3", "t4t2"}
    assert play(GAME, start, "t1t2x2") == at(t1="Ts", t2="Tc9h8H", t3="Jc", t4="9d")
    # Cards with a gap are no run, and face-down cards do not move.
    assert legal_moves(GAME, at(t1="9h7h", t2="Tc")) == set()
    assert legal_moves(GAME, at(t1="~9h8h", t2="Tc")) == set()


def test_a_space_takes_anything() -> None:
    start = at(t10="", t1="~4d9h8h")
    moves = legal_moves(GAME, start)
    assert moves == {"t1t10", "t1t10x2"} | {f"t{n}t10" for n in range(2, 10)}
    # The card uncovered by the move turns face up.
    assert play(GAME, start, "t1t10x2") == at(t10="9h8h", t1="4d")


def test_the_stock_deals_to_every_column_and_only_when_none_is_empty() -> None:
    stock = "~Ah" + "".join("~" + rank + "d" for rank in RANKS[:10])
    start = at(s=stock)
    assert legal_moves(GAME, start) == {"st1"}
    dealt = {f"t{n}": "Kc" + RANKS[10 - n] + "d" for n in range(1, 11)}
    assert play(GAME, start, "st1") == at(s="~Ah", **dealt)
    assert "st1" not in legal_moves(GAME, at(s=stock, t4=""))
    assert "st1" not in legal_moves(GAME, at())


def test_a_whole_run_leaves_at_once_to_the_lowest_empty_place() -> None:
    start = at(f1=CLUBS, f2="", f3=CLUBS, t1="~5h" + CLUBS[:-2], t2="AC")
    after = play(GAME, start, "t2t1")
    assert after == at(f1=CLUBS, f2=CLUBS[:-2] + "AC", f3=CLUBS, t1="5h", t2="")
    # The run may leave an empty column; 3h stays in the column from which its last cards came.
    start = at(t1=CLUBS[:10], t2="3h" + CLUBS[10:])
    assert play(GAME, start, "t2t1x8") == at(f1=CLUBS, t1="", t2="3h")
    # Thirteen cards stay if one is of another suit, or face down.
    start = at(t1=CLUBS[:-2], t2="As")
    assert play(GAME, start, "t2t1") == at(t1=CLUBS[:-2] + "As", t2="")
    start = at(t1="~Kc" + CLUBS[2:-2], t2="Ac")
    assert play(GAME, start, "t2t1") == at(t1="~Kc" + CLUBS[2:], t2="")


def test_runs_that_a_deal_completes_leave_column_by_column() -> None:
    spades = CLUBS.replace("c", "s")
    start = at(t3="~2h" + CLUBS[:-2], t7=spades[:-2], s="~5d~5d~5d~As~5d~5d~5d~Ac~5d~5d")
    others = {f"t{n}": "Kc5d" for n in range(1, 11) if n not in [3, 7]}
    assert play(GAME, start, "st1") == at(f1=CLUBS, f2=spades, t3="2h", t7="", **others)


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_won_is_eight_runs(rule_set: str) -> None:
    home = {f"f{n}": CLUBS for n in range(1, 8)} | {f"t{n}": "" for n in range(1, 11)}
    nearly = at(**home | {"t4": CLUBS[:-2], "t5": "Ac"})
    assert not won(rule_set, nearly)
    after = play(rule_set, nearly, "t5t4")
    assert won(rule_set, after)
    assert legal_moves(rule_set, after) == set()


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(), "st1")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("spider-3", at())


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_deal(rule_set: str) -> None:
    shuffled = PACKS[rule_set]
    assert len(shuffled) == 104
    pieces = deal(rule_set, shuffled).split(".")
    assert pieces[:8] == [""] * 8
    columns = [read_pile(piece) for piece in pieces[8:18]]
    assert [len(column) for column in columns] == [6, 6, 6, 6, 5, 5, 5, 5, 5, 5]
    assert columns[0] == ["~" + card for card in shuffled[0:50:10]] + [shuffled[50]]
    assert columns[9] == ["~" + card for card in shuffled[9:49:10]] + [shuffled[49]]
    assert pieces[18].endswith("~" + shuffled[54]) and pieces[18].startswith("~" + shuffled[103])
    assert len(read_pile(pieces[18])) == 50


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_games_at_random_keep_every_card(rule_set: str) -> None:
    chance = random.Random(3)
    for _ in range(4):
        position = deal(rule_set, chance.sample(PACKS[rule_set], 104))
        for _ in range(150):
            moves = sorted(legal_moves(rule_set, position))
            if not moves:
                break
            position = play(rule_set, position, chance.choice(moves))
            cards = read_pile(position.replace(".", ""))
            assert sorted(card.removeprefix("~") for card in cards) == sorted(PACKS[rule_set])
            piles = dict(zip(SPOTS, position.split("."), strict=True))
            for foundation in FOUNDATIONS:
                assert len(piles[foundation]) in [0, 26]
            for column in KINGS:
                assert piles[column] == "" or not read_pile(piles[column])[-1].startswith("~")
