"""Finds the stops where a press has an effect now, and the command that such a press gives.

A stop is a pile, or a card of a hand. The piles are those that "What can I do?" lights. When cards are chosen,
they are the piles to which these cards may go.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Game, Kind, Move
from engine.core.turn import Turn
from engine.play.intents import Choose
from engine.view.board import CardView, SpotView

Stop = CardView | SpotView


def number_of(stop: Stop) -> int:
    """Return for a card of a hand the `n` of its moves, which no other card of the hand has; 0 for a pile."""
    return stop.n if isinstance(stop, CardView) else 0


def stops_to_press(turn: Turn, chosen: Choose | None, stops: Sequence[Stop]) -> list[list[Stop]]:
    """Return the stops where a press has an effect, in groups by the kind of the pile.

    When cards are chosen, these are the piles that the cards may go to, and last the chosen pile itself, where a
    press ends the choice. In a game without choices any press plays the next move, so there is one stop.
    """
    if chosen:
        own = [stop for stop in stops if stop.spot == chosen.spot and number_of(stop) in {0, chosen.n}]
        return [[stop for stop in stops if stop.spot in chosen.targets], own]
    game = turn.game
    if not game.has_choices:
        return [list(stops[:1])] if turn.moves else []
    wanted = _pressed_first(game, turn.moves)
    found: dict[Kind, list[Stop]] = {}
    for stop in stops:
        if (stop.spot, number_of(stop)) in wanted:
            found.setdefault(game.spots[stop.spot].kind, []).append(stop)
    return list(found.values())


def _pressed_first(game: Game, moves: Sequence[Move]) -> set[tuple[int, int]]:
    """Return what the player presses first to make each of the moves: (spot, card of a hand), or (spot, 0)."""
    kinds = [spot.kind for spot in game.spots]
    turns = any(Kind.STOCK in {kinds[move.source], kinds[move.target]} and _is_turn(kinds, move) for move in moves)
    found = set()
    for move in moves:
        if kinds[move.target] is Kind.STOCK:
            found.add((move.target, 0))
        elif kinds[move.source] is Kind.HAND:
            found.add((move.source, move.n))
        elif kinds[move.source] is Kind.STOCK and turns and not _is_turn(kinds, move):
            found.add((move.target, 0))  # a press on the stock itself would turn it
        else:
            found.add((move.source, 0))
    return found


def _is_turn(kinds: Sequence[Kind], move: Move) -> bool:
    """Return whether a move turns cards of the stock to the waste, or the waste back."""
    return Kind.WASTE in {kinds[move.source], kinds[move.target]}


def command_at(turn: Turn, chosen: Choose | None, stop: Stop) -> str:
    """Return the command of a press on a stop that has the keyboard focus.

    It is "best" where there is only one move, "list" where different numbers of cards may go to one pile, and
    "take" elsewhere.
    """
    spots = turn.game.spots
    if chosen or spots[stop.spot].kind in {Kind.HAND, Kind.STOCK}:
        return "take"
    moves = [move for move in turn.moves_from(stop.spot) if spots[move.target].kind is not Kind.STOCK]
    if len(moves) == 1:
        return "best"
    return "list" if any(count > 1 for count in Counter(move.target for move in moves).values()) else "take"
