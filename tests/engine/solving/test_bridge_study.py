"""Test the study of a deal of Bridge Solitaire: the tricks possible, the best call, and cards that cost tricks."""

import random

from engine.core.automatic_moves import play_through
from engine.core.cards import Card
from engine.core.game import Position
from engine.games.bridge import tricks
from engine.games.bridge.refusals import call_refusal
from engine.games.bridge.state import BridgeState, call_move, read_state
from engine.games.bridge.tricks import BIDS, PASS
from engine.games.catalogue import CATALOGUE
from engine.solving.bridge.study import Possible, judge_cards, outcomes, possible_tricks
from support.extent import amount

GAME = CATALOGUE["bridge"]


def to_call(number: int) -> Position:
    """Return a rubber before the player's first call, with the first six cards kept that may be kept."""
    position = GAME.start(number)
    while read_state(position).choosing:
        kept = read_state(position).kept
        position = play_through(GAME, position, next(m for m in GAME.moves(position) if m.n not in kept))
    return position


def best_play(position: Position) -> tuple[Position, list[BridgeState], list[Card]]:
    """Play the best cards to the end of a deal; return the last position, all states, and the cards played."""
    states, played = [], []
    while not read_state(position).played_out:
        now = read_state(position)
        card = judge_cards([now], [tricks.playable(now.hand, now.house_card[0] if now.house_card else None)[0]])[0]
        states.append(now)
        played.append(card.best)
        position = play_through(GAME, position, next(m for m in GAME.moves(position) if m.n == card.best))
    return position, states, played


def test_as_many_tricks_as_are_possible_can_be_taken_by_the_rules() -> None:
    for number in range(1, amount(1, 2, 20) + 1):
        start = to_call(number)
        state = read_state(start)
        found = list(possible_tricks(state))
        assert [each.strain for each in found] == list(tricks.STRAINS)
        for outcome in outcomes(state, found)[:2]:
            end, states, played = best_play(play_through(GAME, start, call_move(outcome.call)))
            after = read_state(end)
            assert after.deals[-1] == outcome.deal
            assert after.sheet.difference - state.sheet.difference == outcome.points
            assert all(each.cost == 0 and each.best == each.card for each in judge_cards(states, played))


def test_calls_come_in_the_order_of_their_points_and_only_those_allowed() -> None:
    state = read_state(to_call(3))
    found = [Possible(strain, 9, 8) for strain in tricks.STRAINS]
    ranked = outcomes(state, found)
    assert [each.points for each in ranked] == sorted((each.points for each in ranked), reverse=True)
    assert {each.call for each in ranked} == {n for n in range(len(BIDS) + 1) if not call_refusal(state, n)}
    assert (PASS in {each.call for each in ranked}) == (state.house_bid is not None)


def test_a_card_costs_what_the_best_card_would_have_taken_more() -> None:
    chance = random.Random(2)
    costs = []
    for number in range(1, amount(2, 5, 30) + 1):
        position = play_through(GAME, to_call(number), next(iter(GAME.moves(to_call(number)))))
        states, played = [], []
        while not read_state(position).played_out:
            move = chance.choice(list(GAME.moves(position)))
            states.append(read_state(position))
            played.append(move.n)
            position = play_through(GAME, position, move)
        judged = judge_cards(states, played)
        costs += [each.cost for each in judged]
        possible = judge_cards(states[:1], [judged[0].best])[0]
        assert possible.cost == 0
        most = read_state(position).player_tricks + sum(each.cost for each in judged)
        best_end, _, _ = best_play(play_through(GAME, to_call(number), next(iter(GAME.moves(to_call(number))))))
        assert read_state(best_end).player_tricks == most
    assert any(costs)
    assert judge_cards([], []) == []
