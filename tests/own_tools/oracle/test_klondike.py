"""Check the oracle of Klondike, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.klondike import RULE_SETS, SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

PACK = [rank + suit for suit in "cdhs" for rank in RANKS]

# No card here can move, and no column is empty.
COLUMNS = {"t1": "Jc", "t2": "9c", "t3": "7c", "t4": "5c", "t5": "3c", "t6": "Js", "t7": "9s"}

UNLIMITED = ["klondike", "klondike-3"]
THREE_PASSES = ["klondike-1x3", "klondike-3x3"]


def at(rule_set: str, redeals: int = 0, **piles: str) -> str:
    """Return the position with these piles; columns not given hold cards that go nowhere."""
    named = COLUMNS | piles
    texts = [named.get(spot, "") for spot in SPOTS]
    if rule_set in THREE_PASSES:
        texts.append(str(redeals))
    return ".".join(texts)


# ---------------------------------------------------------------- columns and foundations


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_columns_build_down_in_alternating_colours(rule_set: str) -> None:
    assert legal_moves(rule_set, at(rule_set)) == set()
    start = at(rule_set, 2, w="8h")
    assert legal_moves(rule_set, start) - {"ws"} == {"wt2", "wt7"}
    assert play(rule_set, start, "wt7") == at(rule_set, 2, t7="9s8h")
    assert legal_moves(rule_set, at(rule_set, 2, w="8s")) - {"ws"} == set()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_any_part_of_a_face_up_run_moves(rule_set: str) -> None:
    start = at(rule_set, t1="~KhTd9c8d7s", t2="Jc", t3="9s", t4="8h", t5="3d", t6="Js", t7="Ts")
    assert legal_moves(rule_set, start) == {"t1t2x4", "t1t6x4", "t1t3x2", "t1t4", "t4t3"}
    assert play(rule_set, start, "t1t3x2") == at(
        rule_set, t1="~KhTd9c", t2="Jc", t3="9s8d7s", t4="8h", t5="3d", t6="Js", t7="Ts"
    )


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_covered_card_turns_when_exposed_and_does_not_move_before(rule_set: str) -> None:
    # 8d would belong to a run that fits on both nines, but it is face down.
    start = at(rule_set, t1="~8d7s", t3="8h")
    assert legal_moves(rule_set, start) == {"t1t3", "t3t2", "t3t7"}
    assert play(rule_set, start, "t1t3") == at(rule_set, t1="8d", t3="8h7s")
    start = at(rule_set, t1="~4d~9hTh", t2="9c")
    assert play(rule_set, start, "t1t6") == at(rule_set, t1="~4d9h", t2="9c", t6="JsTh")
    assert play(rule_set, at(rule_set, t1="~2dAd"), "t1f3") == at(rule_set, t1="2d", f3="Ad")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_space_takes_only_a_king_or_a_run_from_a_king(rule_set: str) -> None:
    start = at(rule_set, 2, t1="", t2="~2dKcQd", t3="Kd", w="Ks")
    assert legal_moves(rule_set, start) - {"ws"} == {"t2t1x2", "t3t1", "wt1", "t6t2"}
    assert play(rule_set, start, "t2t1x2") == at(rule_set, 2, t1="KcQd", t2="2d", t3="Kd", w="Ks")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_foundations_go_up_in_suit_and_their_tops_may_return(rule_set: str) -> None:
    start = at(rule_set, 2, f2="Ah2h3h", t1="~2c4h", w="As")
    assert legal_moves(rule_set, start) - {"ws"} == {"t1f2", "t1t4", "t5t1", "wf1"}
    # 4h may come back onto the black five.
    after = play(rule_set, start, "t1f2")
    assert legal_moves(rule_set, after) - {"ws"} == {"wf1", "f2t4"}
    assert play(rule_set, after, "f2t4") == at(rule_set, 2, f2="Ah2h3h", t1="2c", t4="5c4h", w="As")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_king_may_return_to_a_space_but_no_card_from_foundation_to_foundation(rule_set: str) -> None:
    hearts = "".join(rank + "h" for rank in RANKS)
    assert legal_moves(rule_set, at(rule_set, f2=hearts, t1="")) == {"f2t1"}
    # An ace never goes from one foundation to another; it may go onto a red two.
    assert legal_moves(rule_set, at(rule_set, f1="As", t1="2d")) == {"f1t1", "t1t5"}


# ---------------------------------------------------------------- stock and waste


def test_turning_one_and_turning_up_to_three() -> None:
    start = at("klondike", s="~2c~3d~4h~5h", w="5s")
    assert legal_moves("klondike", start) == {"sw"}
    assert play("klondike", start, "sw") == at("klondike", s="~2c~3d~4h", w="5s5h")
    after = play("klondike-3", start, "sw")
    assert after == at("klondike-3", s="~2c", w="5s5h4h3d")
    # Only the last of the three is playable; the fourth card comes alone.
    assert play("klondike-3", after, "sw") == at("klondike-3", w="5s5h4h3d2c")


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_redeals_turn_the_cards_in_the_same_order(rule_set: str) -> None:
    start = at(rule_set, s="~2c~6h~Qc~Kd", w="")
    position = start
    while "sw" in legal_moves(rule_set, position):
        position = play(rule_set, position, "sw")
    assert position == at(rule_set, w="KdQc6h2c")
    assert "ws" in legal_moves(rule_set, position)
    assert play(rule_set, position, "ws") == at(rule_set, 1, s="~2c~6h~Qc~Kd")
    # With stock and waste empty there is no redeal, and none while the stock has cards.
    assert legal_moves(rule_set, at(rule_set)) == set()
    assert "ws" not in legal_moves(rule_set, at(rule_set, s="~2c", w="Kd"))


def test_three_passes_are_two_redeals() -> None:
    for rule_set in THREE_PASSES:
        assert legal_moves(rule_set, at(rule_set, 1, w="Kd")) == {"ws"}
        assert play(rule_set, at(rule_set, 1, w="Kd"), "ws") == at(rule_set, 2, s="~Kd")
        assert legal_moves(rule_set, at(rule_set, 2, w="Kd")) == set()
    for rule_set in UNLIMITED:
        position = at(rule_set, w="Kd")
        for _ in range(10):
            position = play(rule_set, play(rule_set, position, "ws"), "sw")
        assert position == at(rule_set, w="Kd")


def test_a_broken_text_is_refused() -> None:
    with pytest.raises(ValueError, match="redeals"):
        legal_moves("klondike-1x3", at("klondike-1x3", 3))
    with pytest.raises(ValueError, match="pieces"):
        legal_moves("klondike", at("klondike-1x3", 0))
    with pytest.raises(ValueError, match="not legal"):
        play("klondike", at("klondike"), "sw")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("klondike-2", at("klondike"))


# ---------------------------------------------------------------- the end and the deal


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_won_is_52_home(rule_set: str) -> None:
    home = {f"f{n}": "".join(rank + "shdc"[n - 1] for rank in RANKS) for n in range(1, 5)}
    nearly = at(rule_set, 0, **dict.fromkeys(COLUMNS, "") | home | {"f3": home["f3"][:-2], "t1": "Kd"})
    assert not won(rule_set, nearly)
    assert won(rule_set, play(rule_set, nearly, "t1f3"))


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_deal_goes_by_rows(rule_set: str) -> None:
    start = deal(rule_set, PACK)
    pieces = start.split(".")
    assert pieces[4:8] == ["Ac", "~2c8c", "~3c~9cAd", "~4c~Tc~2d6d"]
    assert pieces[10] == "~7c~Kc~5d~9d~Qd~Ah2h"
    assert pieces[11].endswith("~5h~4h~3h") and pieces[11].startswith("~Ks~Qs")
    assert len(pieces[11]) == 24 * 3
    assert pieces[12:] == ([""] if rule_set in UNLIMITED else ["", "0"])


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_games_at_random_keep_every_card(rule_set: str) -> None:
    chance = random.Random(3)
    for _ in range(5):
        position = deal(rule_set, chance.sample(PACK, 52))
        for _ in range(150):
            moves = sorted(legal_moves(rule_set, position))
            if not moves:
                break
            position = play(rule_set, position, chance.choice(moves))
            piles = dict(zip(SPOTS, position.split("."), strict=False))
            cards = read_pile("".join(piles.values()))
            assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
            for spot in COLUMNS:
                column = read_pile(piles[spot])
                assert column == [] or not column[-1].startswith("~")
