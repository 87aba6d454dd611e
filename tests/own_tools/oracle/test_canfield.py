"""Check the oracle of Canfield, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.canfield import COLUMNS, FOUNDATIONS, RULE_SETS, SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
BOTH = pytest.mark.parametrize("rule_set", RULE_SETS)

# Black cards that go on none of each other; the foundations begin with the five.
STILL = {"f1": "5s", "t1": "Jc", "t2": "9c", "t3": "7c", "t4": "3c"}


def at(**piles: str) -> str:
    """Return the position with these piles; those not given hold the cards of `STILL`."""
    named = STILL | piles
    return ".".join([named.get(spot, "") for spot in SPOTS])


@BOTH
def test_foundations_begin_with_one_rank_and_go_up_in_suit(rule_set: str) -> None:
    assert legal_moves(rule_set, at()) == set()
    assert legal_moves(rule_set, at(t1="5h", t2="Ad", t3="6s", t4="6c")) == {"t1f2", "t1t3", "t1t4", "t3f1"}
    assert legal_moves(rule_set, at(r="5d")) == {"rf3"}
    assert legal_moves(rule_set, at(f4="5c", t1="6h", t2="6c", t3="Ah")) == {"t2f4"}


@BOTH
def test_foundations_wrap_from_king_to_ace_until_thirteen(rule_set: str) -> None:
    to_king = "5s6s7s8s9sTsJsQsKs"
    start = at(f1=to_king, t1="As", t2="5h")
    assert "t1f1" in legal_moves(rule_set, start)
    after = play(rule_set, start, "t1f1")
    assert after == at(f1=to_king + "As", t1="", t2="5h")
    # An ace does not go on another card than a king, and no card goes on the thirteenth.
    assert "t1f1" not in legal_moves(rule_set, at(f1="5s", t1="As"))
    assert legal_moves(rule_set, at(f1=to_king + "As2s3s4s", w="5s", s="~2h")) == {"sw"}


@BOTH
def test_columns_build_down_in_alternating_colours_and_wrap(rule_set: str) -> None:
    assert legal_moves(rule_set, at(r="Th")) == {"rt1"}
    assert legal_moves(rule_set, at(r="Ts")) == set()
    # A king goes on an ace of the other colour, an ace on a two; a two does not go on a king.
    assert legal_moves(rule_set, at(t1="Ah", t2="Ks", t3="Kd")) == {"t2t1"}
    assert legal_moves(rule_set, at(t1="2h", t2="Ks", t3="As")) == {"t3t1", "t1t4"}


@BOTH
def test_a_card_moves_with_all_those_on_it_onto_a_column_only(rule_set: str) -> None:
    start = at(t1="Jc", t2="Th9s8d", t3="7c", t4="9h", f1="5s6s7s8s")
    # The foundation takes only the last card of a column, so 9s may not go there.
    assert legal_moves(rule_set, start) == {"t2t1x3", "t3t2"}
    # Part of a column moves: a card with all cards that lie on it.
    start = at(t2="Qh9s8d", t3="Td")
    assert legal_moves(rule_set, start) == {"t2t3x2", "t3t1"}
    assert play(rule_set, start, "t2t3x2") == at(t2="Qh", t3="Td9s8d")


@BOTH
def test_a_space_is_filled_at_once_from_the_reserve(rule_set: str) -> None:
    start = at(t2="5h", r="~2h~4s9d")
    assert play(rule_set, start, "t2f2") == at(f2="5h", t2="9d", r="~2h4s")
    # The last card of the reserve fills a space as well.
    assert play(rule_set, at(t2="5h", r="9d"), "t2f2") == at(f2="5h", t2="9d")
    # While the reserve has cards, no other card may fill a space.
    assert legal_moves(rule_set, at(t2="", r="2h", w="Qs", s="~2d")) == {"sw", "rt4"}


@BOTH
def test_the_top_of_the_reserve_may_be_played(rule_set: str) -> None:
    start = at(r="~2h~5dTd")
    assert legal_moves(rule_set, start) == {"rt1"}
    after = play(rule_set, start, "rt1")
    assert after == at(t1="JcTd", r="~2h5d")
    assert legal_moves(rule_set, after) == {"rf3", "t2t1"}
    assert play(rule_set, after, "rf3") == at(t1="JcTd", r="2h", f3="5d")


@BOTH
def test_with_the_reserve_gone_any_available_card_fills_a_space(rule_set: str) -> None:
    start = at(t2="", t1="JcTd9s", w="4cQh", s="~2h")
    moves = {"t1t2", "t1t2x2", "t1t2x3", "t3t2", "t4t2", "wt2", "sw"}
    # Not only from the waste: also part of a column, or a whole one. Qh can go nowhere else.
    assert legal_moves(rule_set, start) == moves
    assert play(rule_set, start, "t1t2x2") == at(t1="Jc", t2="Td9s", w="4cQh", s="~2h")
    assert play(rule_set, start, "t1t2x3") == at(t1="", t2="JcTd9s", w="4cQh", s="~2h")
    assert play(rule_set, start, "wt2") == at(t1="JcTd9s", t2="Qh", w="4c", s="~2h")


@BOTH
def test_cards_never_leave_a_foundation(rule_set: str) -> None:
    assert legal_moves(rule_set, at(f2="5h6h", t1="7s", t2="")) == {"t1t2", "t3t2", "t4t2"}


def test_turning_one_and_turning_up_to_three() -> None:
    start = at(s="~2c~3d~4h~Kh", w="Ks")
    assert legal_moves("canfield", start) == legal_moves("canfield-3", start) == {"sw"}
    assert play("canfield", start, "sw") == at(s="~2c~3d~4h", w="KsKh")
    after = play("canfield-3", start, "sw")
    assert after == at(s="~2c", w="KsKh4h3d")
    assert play("canfield-3", after, "sw") == at(w="KsKh4h3d2c")


@BOTH
def test_redeals_keep_the_order_and_never_end(rule_set: str) -> None:
    position = at(w="KdQc7h2c")
    for _ in range(5):
        assert legal_moves(rule_set, position) == {"ws"}
        position = play(rule_set, position, "ws")
        assert position == at(s="~2c~7h~Qc~Kd")
        while "sw" in legal_moves(rule_set, position):
            position = play(rule_set, position, "sw")
        assert position == at(w="KdQc7h2c")


@BOTH
def test_won_is_52_home(rule_set: str) -> None:
    order = RANKS[4:] + RANKS[:4]
    home = {f"f{n}": "".join(rank + "shdc"[n - 1] for rank in order) for n in range(1, 5)}
    nearly = at(**dict.fromkeys(COLUMNS, "") | home | {"f3": home["f3"][:-2], "w": "4d"})
    assert not won(rule_set, nearly)
    assert won(rule_set, play(rule_set, nearly, "wf3"))


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play("canfield", at(), "sw")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("canfield-2", at())
    with pytest.raises(ValueError, match="no foundation"):
        legal_moves("canfield", at(f1="", r="5d"))


@BOTH
def test_deal(rule_set: str) -> None:
    pieces = deal(rule_set, PACK).split(".")
    # The fourteenth card, Ad, begins the foundation of diamonds.
    assert pieces[:4] == ["", "", "Ad", ""]
    assert read_pile(pieces[4]) == ["~" + card for card in PACK[:12]] + ["Kc"]
    assert pieces[5:9] == ["2d", "3d", "4d", "5d"]
    assert read_pile(pieces[9]) == ["~" + card for card in reversed(PACK[18:])]
    assert pieces[10] == ""


@BOTH
def test_games_at_random_keep_every_card(rule_set: str) -> None:
    chance = random.Random(3)
    for _ in range(8):
        position = deal(rule_set, chance.sample(PACK, 52))
        for _ in range(150):
            moves = sorted(legal_moves(rule_set, position))
            if not moves:
                break
            position = play(rule_set, position, chance.choice(moves))
            piles = dict(zip(SPOTS, position.split("."), strict=True))
            cards = read_pile("".join(piles.values()))
            assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
            # While the reserve has cards there is no space, and its top card is face up.
            if piles["r"] != "":
                assert all(piles[column] != "" for column in COLUMNS)
                assert not read_pile(piles["r"])[-1].startswith("~")
            first = {piles[foundation][0] for foundation in FOUNDATIONS if piles[foundation] != ""}
            assert len(first) == 1
