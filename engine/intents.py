"""What a press means. Mouse, finger, pen and keys all come down to two intents: *tap* and *carry*.

A tap plays the one best move of a pile, or chooses the pile so that the next tap says where to go; a carry
names both ends. The answer is what the table should do; nothing is changed here.
"""

from typing import NamedTuple, TypeAlias

from engine import cards
from engine.game import Game, Kind, Move, Position


class Play(NamedTuple):
    """Make this move."""

    move: Move


class Choose(NamedTuple):
    """Hold this pile chosen: `targets` are where its card may go, or, for a space, what may fill it."""

    spot: int
    n: int
    targets: tuple[int, ...]
    fills_space: bool = False


class Refuse(NamedTuple):
    """Do nothing and say why; `instead` is what the player may have meant to choose now."""

    reason: str
    instead: Choose | None = None


class Release(NamedTuple):
    """Let go of what was chosen."""


Answer: TypeAlias = Play | Choose | Refuse | Release


def carry(game: Game, position: Position, move: Move) -> Play | Refuse:
    """Cards were dragged from one pile and dropped on another."""
    reason = game.refuse(position, move)
    return Refuse(reason) if reason else Play(move)


def tap(game: Game, position: Position, spot: int, chosen: Choose | None, *, take_only: bool = False) -> Answer:
    """A pile was pressed. With `take_only` a card is chosen even where the best move is plain."""
    if chosen:
        return _second_tap(game, position, spot, chosen)
    if game.spots[spot].kind is Kind.STOCK:
        return _turn(game, position, spot)
    if not position[spot]:
        return _space(game, position, spot)
    options = [move for move in game.moves(position) if move.source == spot and not _is_redeal(game, move)]
    if not options:
        return Refuse(_nowhere(game, position, spot))
    best = None if take_only else best_move(game, position, options)
    if best:
        return Play(best)
    n = options[0].n
    return Choose(spot, n, tuple(move.target for move in options if move.n == n))


def _second_tap(game: Game, position: Position, spot: int, chosen: Choose) -> Answer:
    if spot == chosen.spot:
        return Release()
    move = Move(spot, chosen.spot) if chosen.fills_space else Move(chosen.spot, spot, chosen.n)
    answer = carry(game, position, move)
    if isinstance(answer, Play) or game.spots[spot].kind is Kind.STOCK:
        return answer
    other = tap(game, position, spot, None, take_only=True)
    return Refuse(answer.reason, other if isinstance(other, Choose) and not other.fills_space else None)


def _turn(game: Game, position: Position, stock: int) -> Answer:
    """The stock deals; when it is used up the waste becomes the stock again, if it may."""
    moves = list(game.moves(position))
    turns = [move for move in moves if move.source == stock and game.spots[move.target].kind is Kind.WASTE]
    redeals = [move for move in moves if move.target == stock]
    fills = [move for move in moves if move.source == stock]
    possible = turns or redeals or fills  # of several spaces the first will do
    if possible:
        return Play(possible[0])
    waste = next((i for i, spot in enumerate(game.spots) if spot.kind is Kind.WASTE), stock)
    if not position[stock] and not position[waste]:
        return Refuse("Stock and waste are used up.")
    move = Move(stock, waste) if position[stock] else Move(waste, stock)
    return Refuse(game.refuse(position, move) or "Nothing can be turned now.")


def _space(game: Game, position: Position, spot: int) -> Answer:
    """An empty pile is chosen as the place to fill."""
    givers = tuple(move.source for move in game.moves(position) if move.target == spot)
    if givers:
        return Choose(spot, 1, givers, fills_space=True)
    return Refuse(f"No card can go to the {game.spots[spot].title} now.")


def _nowhere(game: Game, position: Position, spot: int) -> str:
    """Why the open card of a pile cannot move."""
    reason = game.held(position, spot) or game.forced(position)
    if reason:
        return reason
    return f"The {cards.name(position[spot][-1])} fits nowhere now."


def _is_redeal(game: Game, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.STOCK


def best_move(game: Game, position: Position, options: list[Move]) -> Move | None:
    """The one move a player would mean by a tap; None where it is a real choice.

    Home before building, building before a free cell, a space last and only where that frees something.
    Like piles are no choice: the first will do.
    """
    order = (_goes_home, _builds, _to_cell, _to_space)
    for wanted in order:
        found = [move for move in options if wanted(game, position, move)]
        if found:
            looks = {(move.n, cards.faces(position[move.target])) for move in found}
            return found[0] if len(looks) == 1 else None
    return None


def _goes_home(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.FOUNDATION


def _builds(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.TABLEAU and bool(position[move.target])


def _to_cell(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.RESERVE and not position[move.target]


def _to_space(game: Game, position: Position, move: Move) -> bool:
    frees = game.spots[move.source].kind is not Kind.TABLEAU or len(position[move.source]) > move.n
    return game.spots[move.target].kind is Kind.TABLEAU and not position[move.target] and frees
