"""Test that the reasons given for cards that cannot move are true, by trying them in constructed positions."""

from collections.abc import Iterable

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core import cards, picking_up
from engine.core.game import Game, Kind, Move, Position
from engine.core.patience import Patience
from engine.core.saying import Saying
from engine.core.turn import Turn
from engine.play import intents
from engine.view.board import board
from support.english import english
from support.rule_sets import FEW, choices, every_press, every_triple, games, with_pile, with_runs
from support.strategies import positions

pytestmark = pytest.mark.in_turn(3)


@games
@given(data=st.data())
@settings(max_examples=FEW)
def test_cards_can_be_picked_up_or_it_is_said_why_not(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)  # the player does not make automatic moves
    for view in board(Turn(game, position), game.layouts["tall"]).cards:
        assert view.liftable or not view.lifts
        if game.spots[view.spot].kind in {Kind.HAND, Kind.TAKEN}:
            continue
        refused = picking_up.refusal(game, position, view.spot, view.n)
        assert (refused is None) is view.liftable
        if refused:
            anywhere = (Move(view.spot, other, view.n) for other in range(len(game.spots)))
            assert all(game.refuse(position, move) for move in anywhere)
            assert english(refused).endswith(".")


@choices
@given(data=st.data())
@settings(max_examples=FEW)
def test_every_press_gives_a_move_or_a_true_reason(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    moves = {(move.source, move.n) for move in game.moves(position) if game.kinds[move.target] is not Kind.STOCK}
    for spot, n in every_press(game, position):
        if not position[spot] or game.kinds[spot] is Kind.STOCK:
            continue
        for answer in {
            intents.pick(Turn(game, position), spot, n),
            intents.tap(Turn(game, position), spot, None, n=n),
        }:
            if isinstance(answer, intents.Refuse):
                assert (spot, n) not in moves
                assert_true(game, position, spot, n, answer.reason)


@with_runs
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_carry_of_too_many_cards_is_told_so_only_where_they_fit(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    for move in every_triple(game, position):
        refused = game.refuse(position, move)
        if refused and refused.name == "as-many-at-most":
            others = {i for i in game.tableau if i not in move[:2]}
            assert goes(game, without(game, position, others), move)


@with_runs
@given(data=st.data())
@settings(max_examples=FEW)
def test_a_second_press_gives_a_move_or_the_reason_of_what_would_fit(game: Patience, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    assume(game.automatic_move(position) is None)
    for source in game.sources:
        chosen = intents.tap(Turn(game, position), source, None, take_only=True)
        if not isinstance(chosen, intents.Choose) or chosen.fills_space:
            continue
        for target in game.tableau:
            answer = intents.tap(Turn(game, position), target, chosen)
            if isinstance(answer, intents.Refuse) and position[target] and target != source:
                others = {i for i in game.tableau if i not in {source, target}}
                units = range(1, game.unit_length(position, source) + 1)
                fits = any(goes(game, without(game, position, others), Move(source, target, n)) for n in units)
                assert not fits or answer.reason.name == "as-many-at-most"


def assert_true(game: Patience, position: Position, spot: int, n: int, reason: Saying) -> None:
    """Assert that the reason why the last `n` cards of a pile do not move is true."""
    others = [i for i in game.tableau if i != spot]
    if reason.name == "face-down-stays":
        assert cards.is_down(position[spot][-n])
    elif reason.name == "card-is-covered":
        over = game.covering_spots(position, spot)  # in peaks
        is_under = any(cards.is_down(position[i][-1]) for i in over)
        assert is_under or (n > 1 and game.kinds[spot] is not Kind.TABLEAU)
    elif reason.name == "not-together":
        assert n > 1 and not could_go(game, position, spot, n)
    elif reason.name == "run-fits-nowhere":
        # the run may also be longer than cells + 1, which is too long for any target
        assert n > 1 and (could_go(game, position, spot, n) or n > len(game.cells) + 1)
        assert not any(fits_on(game, position, Move(spot, i, n)) for i in others)
    elif reason.name == "as-many-at-most":
        told = dict(reason.arguments)
        most, free = int(str(told["count"])), sum(not position[i] for i in game.cells)
        assert told["free"] == free and most == (free + 1) << int(str(told["spaces"]))
        units = range(1, game.unit_length(position, spot) + 1) if n == 1 else [n]
        over = [unit for unit in units if unit > most]
        assert any(would_lie_on(game, position, Move(spot, i, unit)) for unit in over for i in others)


def would_lie_on(game: Patience, position: Position, move: Move) -> bool:
    """Return whether the cards fit on the target, even if there are too many to move at once."""
    pile = position[move.source]
    alone = with_pile(position, move.source, pile[: len(pile) - move.n + 1])
    return fits_on(game, position, move) or fits_on(game, alone, Move(move.source, move.target, 1))


def could_go(game: Patience, position: Position, spot: int, n: int) -> bool:
    """Return whether the last `n` cards of a pile could move to an empty column or to some last card."""
    first, *others = (i for i in game.tableau if i != spot)
    ideal = without(game, position, [first, *others])
    tops = [b"", *(bytes([card]) for card in cards.full_pack())]
    return any(goes(game, with_pile(ideal, first, top), Move(spot, first, n)) for top in tops)


def goes(game: Game, position: Position, move: Move) -> bool:
    return game.refuse(position, move) is None


def fits_on(game: Patience, position: Position, move: Move) -> bool:
    """Return whether the move would be legal if all cells and all other columns were empty."""
    return goes(game, without(game, position, {i for i in game.tableau if i not in move[:2]}), move)


def without(game: Patience, position: Position, piles: Iterable[int]) -> Position:
    """Return the position with these piles and all cells emptied, so that any number of cards can move."""
    gone = {*piles, *game.cells}
    return tuple(b"" if i in gone else pile for i, pile in enumerate(position))
