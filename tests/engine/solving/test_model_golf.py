"""Test the search of Golf: it finds the least number of cards left in a deal and a round, as other programs do."""

import random

import pytest

from engine.core import cards
from engine.core.game import Position, counter_pile
from engine.games.golf import GAMES
from engine.solving.models.golf import BoundSearch, GolfDeal, GolfModel
from engine.solving.solve import Answer, solve
from support import reference
from support.extent import amount
from support.solving import Known, can_be_won, everywhere, expect_proof, known, result_of

GOLF, ROUND = GAMES


def begun(chance: random.Random) -> Position:
    """Return a position with 4 to 12 cards in seven columns and 1 to 5 in the stock, all of neighbouring ranks."""
    lowest = chance.randint(1, 8)
    ranks = range(lowest, lowest + chance.randint(6, 9))
    pack = [card for card in cards.full_pack() if cards.rank(card) in ranks]
    chance.shuffle(pack)
    on_table, waiting = chance.randint(4, 12), chance.randint(1, 5)
    columns = [bytes(pack[:on_table][i::7]) for i in range(7)]
    stock = cards.turned_down(bytes(pack[on_table : on_table + waiting]))
    return (*columns, stock, bytes(pack[on_table + waiting :][:1]))


def least(model: GolfModel, position: Position) -> int:
    """Return the fewest cards that the first deal can leave, by visiting all positions."""
    return min(model.deals[number].left(of_deal) for of_deal, number, _ in everywhere(model, position))


def hunted(deal: GolfDeal, spare: int) -> BoundSearch:
    """Return a bound search that has finished, for endings with at most `spare` cards left."""
    hunt = BoundSearch(deal)
    hunt.max_left = spare
    for effort in range(20):
        for _ in hunt.advance(effort):
            pass
    return hunt


@pytest.mark.in_turn(3)
@pytest.mark.slow
def test_the_least_number_of_cards_left_is_found() -> None:
    chance = random.Random("least")
    found = []
    tries = amount(1200, 1200, 4000)
    for _ in range(tries):
        position = begun(chance)
        model = GolfModel(GOLF, position)
        right = least(model, position)
        hunt = hunted(model.deals[1], 52)
        assert hunt.lower_bound == hunt.best == right
        spare = chance.randint(0, 4)
        hunt = hunted(model.deals[1], spare)
        assert (hunt.best if hunt.best <= spare else hunt.lower_bound > spare) == (
            right if right <= spare else True
        )
        assert (solve(GOLF, position).answer is Answer.WINNABLE) == (right == 0)
        found.append(right)
    assert found.count(0) > tries // 5
    assert len(found) - found.count(0) > tries // 5


@pytest.mark.slow
def test_a_round_is_won_if_its_deals_leave_few_enough() -> None:
    chance = random.Random("rounds")
    answers = []
    for _ in range(200):
        position = (*begun(chance), counter_pile(8), counter_pile(chance.randint(36, 45)), counter_pile(1))
        model = GolfModel(ROUND, position)
        model.deals[9] = GolfDeal(*model.piles(begun(chance)))
        steps = result_of(model.search(100_000))
        assert (steps is not None) == can_be_won(model, position)
        answers.append(steps is not None)
        if steps:
            state = reference.pack(model, position)
            for step in steps:
                state = dict(reference.successors(model, state))[step]
            assert reference.won(model, state)
    assert answers.count(True) > 40
    assert answers.count(False) > 40


def test_rounds_are_won_from_any_position() -> None:
    for number in range(1, 6):
        position = ROUND.start(number)
        verdict = solve(ROUND, position)
        assert verdict.answer is Answer.WINNABLE
        expect_proof(ROUND, position, verdict)
        for move in verdict.line[:200]:
            position = ROUND.play(position, move)
        assert solve(ROUND, position).answer is Answer.WINNABLE


def test_a_round_that_has_lost_too_many_cards_already_is_impossible() -> None:
    position = (*ROUND.start(1)[:-3], counter_pile(2), counter_pile(46), counter_pile(1))
    assert solve(ROUND, position).answer is Answer.IMPOSSIBLE


@pytest.mark.parametrize("deal", known("golf"))
def test_other_programs_agree(deal: Known) -> None:
    verdict = solve(deal.game, deal.position)
    assert verdict.answer is deal.answer
    expect_proof(deal.game, deal.position, verdict)
