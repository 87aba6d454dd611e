"""Test the search of Pyramid: what it leaves out costs no win, and it agrees with other programs."""

import random

import pytest

from engine.core import cards
from engine.core.game import Position
from engine.games.pyramid import GAMES, Pyramid
from engine.play import notation
from engine.solving.models.pyramid import PyramidModel
from engine.solving.solve import Answer, solve
from support.extent import amount
from support.solving import Known, can_be_won, expect_proof, known

PYRAMID, TUT = GAMES


def begun(game: Pyramid, chance: random.Random) -> Position:
    """Return a position with 5 to 15 cards in the pyramid and 8 to 24 in stock and waste.

    Only uncovered cards have been removed, as in a real game.
    """
    pack = bytearray(cards.full_pack())
    chance.shuffle(pack)
    piles = [bytes(pack[i : i + 1]) for i in range(len(game.spots))]
    lying = len(game.tableau)
    for _ in range(lying - chance.randint(5, 15)):
        free = [i for i in game.tableau if piles[i] and not game.covering_spots(tuple(piles), i)]
        piles[chance.choice(free)] = b""
    outside = chance.randint(8, 24)
    turned = chance.randint(0, outside)
    piles[game.gone] = b""
    piles[game.stock] = cards.turned_down(bytes(pack[lying : lying + turned]))
    piles[game.waste] = bytes(pack[lying + turned : lying + outside])
    return tuple(piles)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_is_left_out_costs_no_win(game: Pyramid) -> None:
    chance = random.Random(game.id)
    answers = []
    tries = amount(500, 1500, 5000)
    for _ in range(tries):
        position = begun(game, chance)
        model = PyramidModel(game, position)
        verdict = solve(game, position)
        assert (verdict.answer is Answer.WINNABLE) == can_be_won(model, position)
        answers.append(verdict.answer)
    assert answers.count(Answer.WINNABLE) > tries // 8
    assert answers.count(Answer.IMPOSSIBLE) > tries // 8


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_deal_is_decided_and_more_of_them_are_won_in_tuts_tomb(game: Pyramid) -> None:
    for number in range(1, 101):
        position = game.start(number)
        verdict = solve(game, position, max_nodes=5_000)
        assert verdict.answer is not Answer.UNKNOWN
        expect_proof(game, position, verdict)
        if verdict.answer is Answer.WINNABLE:
            assert solve(TUT, position).answer is Answer.WINNABLE


def test_a_card_that_nothing_will_miss_goes_at_once() -> None:
    two_free = ".".join(["9c", "4h", "4s", *[""] * 25])
    plenty = PyramidModel(PYRAMID, notation.read_position(PYRAMID, f"{two_free}..~9d~9h~9s.4c"))
    assert len(plenty.pruned_successors(plenty.start)) == 1
    scarce = PyramidModel(PYRAMID, notation.read_position(PYRAMID, f"{two_free}..~9d~9h."))
    assert len(scarce.pruned_successors(scarce.start)) == 2


@pytest.mark.parametrize("deal", known("pyramid") + known("pyramid_three_passes"))
def test_other_programs_agree(deal: Known) -> None:
    verdict = solve(deal.game, deal.position)
    assert verdict.answer is deal.answer
    expect_proof(deal.game, deal.position, verdict)
