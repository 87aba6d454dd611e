"""Test that presses lead to every legal move and to nothing else, or are refused in a sentence."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core.game import Game, Kind
from engine.core.turn import Turn
from engine.play import intents
from support.english import english
from support.rule_sets import FEW, every_press, games, spots_of
from support.strategies import is_call, positions, triples

pytestmark = pytest.mark.in_turn(3)


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_two_taps_reach_every_move_and_nothing_else(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)  # an automatic move comes before any press
    presses = list(every_press(game, position))
    answers = [
        intents.tap(Turn(game, position), spot, None, n=n, take_only=take_only)
        for spot, n in presses
        for take_only in (False, True)
    ]
    played = {answer.move for answer in answers if isinstance(answer, intents.Play)}
    for answer in {answer for answer in answers if isinstance(answer, intents.Choose)}:
        seconds = {press: intents.tap(Turn(game, position), press[0], answer, n=press[1]) for press in presses}
        plays = {press: then.move for press, then in seconds.items() if isinstance(then, intents.Play)}
        assert set(answer.targets) <= {spot for spot, _ in plays}
        assert answer.targets
        played |= set(plays.values())
        again = [press for press in presses if press[0] == answer.spot and is_same(game, answer, press[1])]
        assert all(isinstance(seconds[press], intents.Release) for press in again)
    moves = {move for move in game.moves(position) if not is_call(game, move)}
    # A press on the last card moves as many cards as fit. To move a single card of a run, the player has to drag
    # it.
    assert played - moves == set()
    assert all(
        move.n == 1 and any(more[:2] == move[:2] and more.n > 1 for more in moves) for move in moves - played
    )


def is_same(game: Game, chosen: intents.Choose, n: int) -> bool:
    """Return whether a press on the chosen pile means the chosen cards; in a hand it may mean another card."""
    return game.spots[chosen.spot].kind is not Kind.HAND or chosen.n == n


@games
@given(data=st.data())
def test_what_can_be_called_is_offered_once_and_nothing_else(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    offer = game.call_options(position)
    moves = set(game.moves(position))
    called = {move for move in moves if is_call(game, move)}
    if offer is None:
        assert not called
        return
    offered = [call for call in (*offer.grid, *offer.calls) if call]
    assert len(offered) == len({call.move for call in offered}) == len({call.words for call in offered})
    assert called <= {call.move for call in offered} <= moves
    assert len(offer.grid) % offer.columns == 0
    assert all(english(note).endswith(".") for note in offer.notes)


@games
@given(data=st.data())
def test_a_tap_is_refused_in_a_sentence_and_only_where_nothing_can_be_done(
    game: Game, data: st.DataObject
) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    moves = [move for move in game.moves(position) if game.spots[move.target].kind is not Kind.STOCK]
    for spot, n in every_press(game, position):
        if n > 1 and game.spots[spot].kind is not Kind.HAND:
            continue
        answer = intents.tap(Turn(game, position), spot, None, n=n)
        if isinstance(answer, intents.Refuse):
            reason = english(answer.reason)
            assert reason[0].isupper() and reason.endswith(".")
            end = "source" if position[spot] else "target"
            single = game.spots[spot].kind is Kind.HAND
            # a card gets onto an empty waste by a press on the stock
            turned = game.spots[spot].kind is Kind.WASTE and not position[spot]
            assert turned or not any(getattr(move, end) == spot and (not single or move.n == n) for move in moves)


@games
@given(data=st.data())
def test_a_carry_is_played_where_it_is_legal_and_else_explained(game: Game, data: st.DataObject) -> None:
    position, move = data.draw(positions(game)), data.draw(triples(game))
    answer, moves = intents.drag(Turn(game, position), move), set(game.moves(position))
    homes = spots_of(game, Kind.FOUNDATION)
    own = {other for other in moves if (other.source, other.n) == (move.source, move.n) and other.target in homes}
    if move in moves:
        assert answer == intents.Play(move)
    elif move.target in homes and move.source not in homes and own:
        assert isinstance(answer, intents.Play) and answer.move in own
    else:
        assert isinstance(answer, intents.Refuse) and english(answer.reason).endswith(".")
