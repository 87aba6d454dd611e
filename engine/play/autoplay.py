"""Cards sent home without being asked for one by one: those that nobody can miss, and the last of a won game.

Both are worked out from what a game of piles declares, for all games whose foundations grow in suit; a game
where going home is a choice of its own, as in Black Hole, has neither.
"""

from collections.abc import Iterator
from itertools import islice

from engine.core import cards
from engine.core.cards import Card
from engine.core.game import Game, Kind, Move, Position
from engine.core.patience import Patience
from engine.core.relations import NEVER, ONE_HIGHER_ROUND, SAME_SUIT

_IN_SUIT = ONE_HIGHER_ROUND & SAME_SUIT


def safe_move(game: Game, position: Position) -> Move | None:
    """A move home of a card that can never be needed where it lies; None if there is none.

    A card is needed on the table only to lay another on it. So it may go once every card that could be laid on
    it is home, or can go home itself whenever it is free and is not needed either. (For one pack and
    alternating colours this comes to the rule of Microsoft FreeCell.)
    """
    if not isinstance(game, Patience) or not _grows_in_suit(game):
        return None
    for move in _moves_home(game, position):
        needed = _is_needed(game, position, position[move.source][-1])
        if not needed and _nothing_else_changes(game, position, move):
            return move
    return None


def finish(game: Game, position: Position) -> tuple[Move, ...]:
    """The moves that bring every card home, if that takes no more than going home and turning; else none.

    They are played through the rules to the end, so it is certain. Only the stock may still be face down, since
    turning it takes no thought; any other covered card is left to the player to find.
    """
    if not isinstance(game, Patience) or not _grows_in_suit(game) or not _lies_open(game, position):
        return ()
    line: list[Move] = []
    left = _enough_turns(game, position)  # before it would all begin again
    while not game.finished(position):
        home = next(_moves_home(game, position), None)
        move = home or _turn(game, position)
        left = _enough_turns(game, position) if home else left - 1
        if move is None or left < 0:
            return ()
        line.append(move)
        position = game.play(position, move)
    return tuple(line)


def _grows_in_suit(game: Patience) -> bool:
    """Whether cards go home by suit, one after another."""
    grows = game.packing.get(Kind.FOUNDATION, NEVER)
    return grows != NEVER and grows & _IN_SUIT == grows


def _moves_home(game: Patience, position: Position) -> Iterator[Move]:
    """The legal moves to a foundation, at most one for each card."""
    wanted = [(i, game.accepted_cards(position, i)) for i in game.foundations]
    for source in game.sources:
        if position[source] and source not in game.foundations:
            homes = (Move(source, i) for i, faces in wanted if position[source][-1] in faces)
            yield from islice((move for move in homes if game.refuse(position, move) is None), 1)


def _is_needed(game: Patience, position: Position, card: Card) -> bool:
    """Whether another card may yet have to be laid on this one in the tableau."""
    packing = game.packing.get(Kind.TABLEAU, NEVER)
    at_home = b"".join(position[i] for i in game.foundations)
    wanted = [game.accepted_cards(position, i) for i in game.foundations]
    for other in b"".join(map(cards.full_pack, range(game.packs))):
        if packing.allows(other, card) and other not in at_home:
            can_go = any(other in faces for faces in wanted)
            if not can_go or _is_needed(game, position, other):
                return True
    return False


def _nothing_else_changes(game: Patience, position: Position, move: Move) -> bool:
    """Whether no more is at stake than the card itself.

    Of a waste turned by threes the next turns would show other cards, and where a space has to be filled at once
    the space itself may be unwelcome.
    """
    turned_by_more = game.kinds[move.source] is Kind.WASTE and game.turn > 1
    return not turned_by_more and not game.obligation(game.play(position, move))


def _lies_open(game: Patience, position: Position) -> bool:
    """Whether no card but those of the stock lies face down."""
    unseen = {Kind.COUNTER, Kind.STOCK}
    piles = (pile for kind, pile in zip(game.kinds, position, strict=True) if kind not in unseen)
    return not any(cards.is_down(card) for pile in piles for card in pile)


def _turn(game: Patience, position: Position) -> Move | None:
    """The turn of the stock, or of the waste when the stock is used up, if there is one."""
    if game.stock < 0 or game.waste < 0:
        return None
    turns = (Move(game.stock, game.waste), Move(game.waste, game.stock))
    return next((move for move in turns if game.refuse(position, move) is None), None)


def _enough_turns(game: Patience, position: Position) -> int:
    """After how many turns every card has been free that turning alone makes so.

    The rest of this pass, the redeal, and one pass more: by threes it shows other cards than one begun midway.
    """
    if game.stock < 0 or game.waste < 0:
        return 0
    rest, waste = len(position[game.stock]), len(position[game.waste])
    return -(-rest // game.turn) - (-(rest + waste) // game.turn) + 2
