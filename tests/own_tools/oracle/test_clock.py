"""Check the oracle of the Clock, a second implementation of the rules, on small positions made by hand."""

import random

import pytest

from oracle.clock import SPOTS, deal, legal_moves, play, won
from oracle.plain import RANKS, read_pile

GAME = "clock"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]


def at(**piles: str) -> str:
    return ".".join([piles.get(spot, "") for spot in SPOTS])


def test_the_card_in_the_hand_goes_under_the_pile_of_its_rank() -> None:
    start = at(t1="~2c~3c", t5="5h~Kd~Ts", h="5c")
    # The move is forced.
    assert legal_moves(GAME, start) == {"ht5"}
    # The card goes under the pile, which is the front of its text. Then the top card of the pile is in the hand.
    assert play(GAME, start, "ht5") == at(t1="~2c~3c", t5="5c5h~Kd", h="Ts")
    for number, rank in enumerate(RANKS, start=1):
        assert legal_moves(GAME, at(h=rank + "s")) == {f"ht{number}"}


def test_with_no_card_left_face_down_the_hand_stays_empty() -> None:
    start = at(t1="~2c", t13="KcKdKh", h="Ks")
    after = play(GAME, start, "ht13")
    assert after == at(t1="~2c", t13="KsKcKdKh")
    assert legal_moves(GAME, after) == set()
    assert not won(GAME, after)


def test_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        play(GAME, at(h="5c"), "ht4")
    with pytest.raises(ValueError, match="rule set"):
        legal_moves("watch", at())


def test_won_is_52_face_up_in_their_piles() -> None:
    home = {f"t{n}": "".join(RANKS[n - 1] + suit for suit in "cdhs") for n in range(1, 14)}
    nearly = at(**home | {"t13": "KcKdKh", "h": "Ks"})
    assert not won(GAME, nearly)
    assert won(GAME, play(GAME, nearly, "ht13"))
    # With the fourth king one card is still face down.
    assert not won(GAME, at(**home | {"t2": "2c2d2h~2s"}))


def test_deal_gives_one_card_to_each_in_turn_and_turns_the_top_of_the_centre() -> None:
    start = deal(GAME, PACK)
    assert start.startswith("~Ac~Ad~Ah~As.~2c~2d~2h~2s.")
    assert start.endswith(".~Qc~Qd~Qh~Qs.~Kc~Kd~Kh.Ks")


def test_the_pack_in_order_is_lost_after_four_kings() -> None:
    position = deal(GAME, PACK)
    for _ in range(4):
        position = play(GAME, position, "ht13")
    assert position.endswith(".KcKdKhKs.")
    assert legal_moves(GAME, position) == set()
    assert not won(GAME, position)


def test_games_at_random_end_with_four_kings_and_one_in_thirteen_is_won() -> None:
    chance = random.Random(3)
    wins = 0
    for _ in range(390):
        position = deal(GAME, chance.sample(PACK, 52))
        while moves := legal_moves(GAME, position):
            position = play(GAME, position, moves.pop())
        cards = read_pile(position.replace(".", ""))
        assert sorted(card.removeprefix("~") for card in cards) == sorted(PACK)
        assert sorted(read_pile(position.split(".")[12])) == ["Kc", "Kd", "Kh", "Ks"]
        assert won(GAME, position) == ("~" not in position)
        wins += won(GAME, position)
    # The expected number is 30.
    assert 15 <= wins <= 45
