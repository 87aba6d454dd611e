"""What a press means. Mouse, finger, pen and keys all come down to two intents: *tap* and *carry*.

A tap plays the one best move of a pile, or chooses the pile so that the next tap says where to go; a carry
names both ends. The answer is what the table should do; nothing is changed here.
"""

from typing import NamedTuple, TypeAlias

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position
from engine.core.number_words import the


class Play(NamedTuple):
    """Make this move."""

    move: Move


class Choose(NamedTuple):
    """Hold this pile chosen: `targets` are where its card may go, or, for a space, what may fill it.

    `n` cards are held; 0 stands for as many as will fit where they go.
    """

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


Intent: TypeAlias = Play | Choose | Refuse | Release


def carry(game: Game, position: Position, move: Move) -> Play | Refuse:
    """Cards were dragged from one pile and dropped on another."""
    reason = game.refuse(position, move)
    return Refuse(reason) if reason else Play(move)


def tap(
    game: Game, position: Position, spot: int, chosen: Choose | None, *, n: int = 1, take_only: bool = False
) -> Intent:
    """A pile was pressed, at the card with which `n` cards would be taken, or of a hand at the card `n`.

    Of the open card alone (n = 1) as many as fit are meant. With `take_only` a card is chosen even where the
    best move is plain.
    """
    if not game.has_choices:
        return next(map(Play, game.moves(position)), Refuse("The game is over."))
    if chosen:
        return _second_tap(game, position, spot, chosen, n)
    if game.spots[spot].kind is Kind.HAND:
        return _from_hand(game, position, spot, n)
    if game.spots[spot].kind is Kind.STOCK:
        return _turn(game, position, spot)
    return _cards(game, position, spot, n, take_only) if position[spot] else _space(game, position, spot)


def pick(game: Game, position: Position, spot: int, n: int) -> Intent:
    """Just so many cards of a pile were picked from a list."""
    options = [move for move in game.moves(position) if move.source == spot and move.n == n]
    return Choose(spot, n, _targets(options)) if options else Refuse(_nowhere(game, position, spot))


def _cards(game: Game, position: Position, spot: int, n: int, take_only: bool) -> Intent:
    """A pile with cards is pressed, at its n-th card from the end."""
    options = [move for move in game.moves(position) if move.source == spot and not _is_redeal(game, move)]
    pressed = [move for move in options if move.n == n]
    if not options or (n > 1 and not pressed):
        return Refuse(_nowhere(game, position, spot, n))
    best = None if take_only else best_move(game, position, pressed or options)
    if best:
        return Play(best)
    # of a run as many go as fit, unless the press was in its midst
    return Choose(spot, n, _targets(pressed)) if n > 1 else Choose(spot, 0, _targets(options))


def _from_hand(game: Game, position: Position, spot: int, card: int) -> Intent:
    """A card of a hand goes where it may go at once; but onto the discard only if that is pressed, too."""
    options = [move for move in game.moves(position) if move.source == spot and move.n == card]
    if not options:
        return Refuse(game.refuse(position, Move(spot, spot, card)) or "This card cannot be played now.")
    if all(game.spots[move.target].kind is Kind.DISCARD for move in options):
        return Choose(spot, card, _targets(options))
    return Play(options[0])


def _targets(moves: list[Move]) -> tuple[int, ...]:
    """Where the moves lead, each place once."""
    return tuple(dict.fromkeys(move.target for move in moves))


def _second_tap(game: Game, position: Position, spot: int, chosen: Choose, n: int) -> Intent:
    if spot == chosen.spot:
        another = game.spots[spot].kind is Kind.HAND and n != chosen.n
        return _from_hand(game, position, spot, n) if another else Release()
    source, target = (spot, chosen.spot) if chosen.fills_space else (chosen.spot, spot)
    wanted = Move(source, target, chosen.n) if chosen.n else _as_many_as_fit(game, position, source, target)
    answer = carry(game, position, wanted)
    if isinstance(answer, Play) or game.spots[spot].kind is Kind.STOCK:
        return answer
    other = tap(game, position, spot, None, take_only=True)
    return Refuse(answer.reason, other if isinstance(other, Choose) and not other.fills_space else None)


def _as_many_as_fit(game: Game, position: Position, source: int, target: int) -> Move:
    """The move of most cards between two piles; of one card, where none can go and the player has to hear why."""
    fitting = [move for move in game.moves(position) if move.source == source and move.target == target]
    return max(fitting, key=lambda move: move.n, default=Move(source, target))


def _turn(game: Game, position: Position, stock: int) -> Intent:
    """The stock deals; when it is used up the waste becomes the stock again, if it may."""
    moves = list(game.moves(position))
    turns = [move for move in moves if move.source == stock and game.spots[move.target].kind is Kind.WASTE]
    redeals = [move for move in moves if move.target == stock]
    fills = [move for move in moves if move.source == stock]
    possible = turns or redeals or fills  # of several spaces the first will do
    if possible:
        return Play(possible[0])
    waste = next((i for i, spot in enumerate(game.spots) if spot.kind is Kind.WASTE), None)
    if position[stock]:
        columns = (i for i, spot in enumerate(game.spots) if spot.kind in {Kind.TABLEAU, Kind.TRICK})
        move = Move(stock, next(columns) if waste is None else waste)
    elif waste is None or not position[waste]:
        return Refuse("The stock is used up." if waste is None else "Stock and waste are used up.")
    else:
        move = Move(waste, stock)
    return Refuse(game.refuse(position, move) or "Nothing can be turned now.")


def _space(game: Game, position: Position, spot: int) -> Intent:
    """An empty pile is chosen as the place to fill; the discard is filled with what is left over."""
    offered = game.offer(position)
    for call in offered.calls if offered else ():
        if call.move.target == spot:
            return Play(call.move)
    givers = tuple(dict.fromkeys(move.source for move in game.moves(position) if move.target == spot))
    if givers and game.spots[spot].kind is not Kind.WASTE:
        return Choose(spot, 0, givers, fills_space=True)
    sources = (i for i, pile in enumerate(position) if pile and i != spot and not game.source_refusal(position, i))
    reasons = {game.refuse(position, Move(source, spot)) for source in sources}
    shared = reasons.pop() if len(reasons) == 1 else None  # what is true of every card is worth saying
    if game.spots[spot].kind is Kind.WASTE and givers:
        return Refuse("The waste is empty. Press the stock to turn a card.")
    return Refuse(shared or f"No card can go to {the(game.spots[spot].title)} now.")


def _nowhere(game: Game, position: Position, spot: int, n: int = 1) -> str:
    """Why the n-th card from the end of a pile cannot move, with those that lie on it."""
    reason = game.source_refusal(position, spot) or game.obligation(position)
    card = position[spot][-n]
    if cards.is_down(card) and not reason:
        reason = "A card that lies face down does not move."
    if n > 1 and not reason:
        reason = f"The {cards.name(game.seen(card))} cannot move with what lies on it."
    return reason or f"The {cards.name(game.seen(position[spot][-1]))} fits nowhere now."


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
    return game.spots[move.target].kind in {Kind.TABLEAU, Kind.WASTE} and bool(position[move.target])


def _to_cell(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.CELL


def _to_space(game: Game, position: Position, move: Move) -> bool:
    frees = game.spots[move.source].kind is not Kind.TABLEAU or len(position[move.source]) > move.n
    return game.spots[move.target].kind is Kind.TABLEAU and not position[move.target] and frees
