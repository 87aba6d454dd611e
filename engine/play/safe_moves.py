"""Moves to the foundations that the page may make for the player: single safe moves, or all moves up to a win.

`safe_move` and `finish` work for every `Patience` whose foundations are built up in suit. For any other game, such
as Black Hole, `safe_move` returns None and `finish` an empty tuple.
"""

from collections.abc import Collection, Generator, Iterable, Iterator
from itertools import islice

from engine.core import cards
from engine.core.bit_by_bit import at_once
from engine.core.cards import Card
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.patience import Patience
from engine.core.relations import NEVER, ONE_HIGHER_ROUND, SAME_SUIT, Faces
from engine.play.session import Session

_COVERING = {Kind.TABLEAU, Kind.RESERVE}  # kinds of piles in which cards cover others
_COUNTED_AS_UNCOVERED = {Kind.STOCK, Kind.WASTE, Kind.CELL}
_IN_SUIT = ONE_HIGHER_ROUND & SAME_SUIT


def safe_move(game: Game, position: Position, held: Collection[Card] = ()) -> Move | None:
    """Return a move that brings a card to a foundation and can do no harm; None if there is no such move.

    Cards in `held` stay where they are; they are given by their identities (see `cards.identity`).

    A card is needed in the tableau only so that another card can be laid on it. A card is not needed if each
    card that could be laid on it is on a foundation, or can go there at once and is not needed either. Where cards
    move with others on them in any order, the second does not count: those others may need a place. With 52
    cards and columns of alternating colours, this is the rule of Microsoft FreeCell. A move also does harm if it
    changes which cards come to the top of the waste later, or leaves an empty column that must be filled at once.
    """
    if not isinstance(game, Patience) or not builds_up_in_suit(game):
        return None
    for move in _foundation_moves(game, position):
        card = position[move.source][-1]
        stays = cards.identity(card) in held or _is_needed(game, position, card)
        if not stays and _affects_nothing_else(game, position, move):
            return move
    return None


def taken_back(session: Session) -> Collection[Card]:
    """Return the identities of the cards that were taken back from a foundation and have not gone home since.

    The player has taken them back for a purpose, so the page must not move them to a foundation by itself.
    """
    homes = spots_of(session.game, Kind.FOUNDATION)
    steps = ((node.move, node.parent.position) for node in session.line() if node.move and node.parent)
    taken = {cards.identity(before[move.source][-1]) for move, before in steps if move.source in homes}
    return taken - {cards.identity(card) for home in homes for card in session.position[home]}


def finish(game: Game, position: Position) -> tuple[Move, ...]:
    """Return moves that win the game; empty if none are found.

    The moves only bring cards to the foundations, turn up cards from the stock, and redeal. They are played
    through the rules to the end, so they are certain to win. The tuple is also empty if any card outside the
    stock is face down, because turning up such a card is left to the player.
    """
    return at_once(finishing(game, position))


def finishing(game: Game, position: Position) -> Generator[None, None, tuple[Move, ...]]:
    """Compute what `finish` returns in small steps: yield before each turn of the stock."""
    if not isinstance(game, Patience) or not builds_up_in_suit(game) or not _only_stock_hidden(game, position):
        return ()
    if not _covered_cards_may_go_home(game, position):
        return ()
    line: list[Move] = []
    left = _max_turns(game, position)  # turning the stock more often would only show the same cards again
    while not game.finished(position):
        home = next(_foundation_moves(game, position), None)
        if home is None:
            if not _holds_wanted_card(game, position):
                return ()  # going through the stock would bring no card that can go home
            yield
        move = home or _stock_turn(game, position)
        left = _max_turns(game, position) if home else left - 1
        if move is None or left < 0:
            return ()
        line.append(move)
        position = game.play(position, move)
    return tuple(line)


def builds_up_in_suit(game: Patience) -> bool:
    """Return whether the foundations are built up in suit."""
    packing = game.packing.get(Kind.FOUNDATION, NEVER)
    return packing != NEVER and packing & _IN_SUIT == packing


def _foundation_moves(game: Patience, position: Position) -> Iterator[Move]:
    """Yield the legal moves to a foundation, at most one for each card."""
    wanted = [(i, game.accepted_cards(position, i)) for i in game.foundations]
    faces_wanted = _any_of(faces for _, faces in wanted)
    for source in game.sources:
        if position[source] and source not in game.foundations:
            if position[source][-1] not in faces_wanted:
                continue  # most cards fit on no foundation: skip the slow test of each one
            homes = (Move(source, i) for i, faces in wanted if position[source][-1] in faces)
            yield from islice((move for move in homes if game.refuse(position, move) is None), 1)


def _any_of(accepted: Iterable[Faces]) -> Faces:
    """Return the cards that are in at least one of these sets."""
    mask = 0
    for faces in accepted:
        mask |= faces.mask
    return Faces(mask)


def _wanted(game: Patience, position: Position) -> Faces:
    """Return the cards that a foundation accepts now."""
    return _any_of(game.accepted_cards(position, i) for i in game.foundations)


def _holds_wanted_card(game: Patience, position: Position) -> bool:
    """Return whether the stock or the waste contains a card that a foundation accepts now."""
    wanted = _wanted(game, position)
    return any(card in wanted for pile in (game.stock, game.waste) if pile >= 0 for card in position[pile])


def _covered_cards_may_go_home(game: Patience, position: Position) -> bool:
    """Return False if moves to the foundations cannot win even under easier rules.

    Under these rules, only columns and reserves cover cards: all cards of stock, waste and cells can be played in
    any order. A foundation accepts any number of cards of a rank and suit, once it has accepted one of the card
    before. So it does not matter which of two equal cards goes home first.

    No card outside the stock may be face down; so a reserve that fills columns by itself has at most one card.
    """
    piles = [pile for kind, pile in zip(game.kinds, position, strict=True) if kind in _COVERING]
    loose = (pile for kind, pile in zip(game.kinds, position, strict=True) if kind in _COUNTED_AS_UNCOVERED)
    piles += [bytes([card]) for pile in loose for card in pile]
    wanted, packing = _wanted(game, position), game.packing[Kind.FOUNDATION]
    going = True
    while going:
        going = False
        for number, pile in enumerate(piles):
            if pile and pile[-1] in wanted:
                wanted |= packing.on(pile[-1])
                piles[number] = pile[:-1]
                going = True
    return not any(piles)


def _is_needed(game: Patience, position: Position, card: Card, looked_at: frozenset[Card] = frozenset()) -> bool:
    """Return whether another card may still have to be laid on this one in the tableau.

    `looked_at` are the cards that asked for this one. If the card is one of them, they need each other.
    """
    if card in looked_at:
        return True
    packing = game.packing.get(Kind.TABLEAU, NEVER)
    on_foundations = b"".join(position[i] for i in game.foundations)
    wanted = [game.accepted_cards(position, i) for i in game.foundations]
    for other in b"".join(map(cards.full_pack, range(game.packs))):
        if packing.allows(other, card) and other not in on_foundations:
            can_go = any(other in faces for faces in wanted) and not game.unordered_move
            if not can_go or _is_needed(game, position, other, looked_at | {card}):
                return True
    return False


def _affects_nothing_else(game: Patience, position: Position, move: Move) -> bool:
    """Return whether a move to a foundation has no effect on other cards.

    If several cards are turned up at a time, taking one from the waste changes which cards come to its top later.
    If an empty column must be filled at once, the player may not want one. If the stock is still to be dealt to
    the columns, its cards will lie on others.
    """
    if game.stock >= 0 and position[game.stock] and game.waste < 0:
        return False
    turned_by_more = game.kinds[move.source] is Kind.WASTE and game.turn > 1
    return not turned_by_more and not game.obligation(game.play(position, move))


def _only_stock_hidden(game: Patience, position: Position) -> bool:
    """Return whether no card outside the stock is face down."""
    ignored = {Kind.COUNTER, Kind.STOCK}
    piles = (pile for kind, pile in zip(game.kinds, position, strict=True) if kind not in ignored)
    return not any(cards.is_down(card) for pile in piles for card in pile)


def _stock_turn(game: Patience, position: Position) -> Move | None:
    """Return the move that turns up cards from the stock, or else the redeal; None if neither is legal."""
    if game.stock < 0 or game.waste < 0:
        return None
    turns = (Move(game.stock, game.waste), Move(game.waste, game.stock))
    return next((move for move in turns if game.refuse(position, move) is None), None)


def _max_turns(game: Patience, position: Position) -> int:
    """Return how often the stock is turned or redealt, at most, before the waste shows the same cards again.

    The number covers the rest of this pass through the stock, the redeal and one whole pass. With three cards at a
    time, a whole pass shows other cards than the rest of the pass before it.
    """
    if game.stock < 0 or game.waste < 0:
        return 0
    rest, waste = len(position[game.stock]), len(position[game.waste])
    return -(-rest // game.turn) - (-(rest + waste) // game.turn) + 2
