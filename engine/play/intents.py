"""What a tap or a drag means: the move to play, the pile to choose, or the reason for a refusal.

Mouse, finger, pen and keys are all reduced to taps and drags before they come here. A tap plays the best move
of a pile; if no move is clearly the best, it chooses the pile, and the next tap names the spot to move to. A
drag names both spots. The functions change nothing; they return an intent that the page carries out.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.core import cards, picking_up
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.saying import Saying, say
from engine.core.turn import Turn


class Play(NamedTuple):
    """Play this legal move."""

    move: Move


class Choose(NamedTuple):
    """Mark this pile as chosen and wait for the next tap.

    `targets` are the spots that its cards may go to. `n` is the number of cards chosen; 0 means as many as fit
    on the target. In a hand `n` is the chosen card itself.

    If `fills_space` is True, the chosen pile is an empty spot instead, and `targets` are the spots whose cards
    may fill it.
    """

    spot: int
    n: int
    targets: tuple[int, ...]
    fills_space: bool = False


class Refuse(NamedTuple):
    """Do nothing and give the reason.

    `instead` is the choice that replaces the one before; None if nothing is chosen any more.
    """

    reason: Saying
    instead: Choose | None = None


class Release(NamedTuple):
    """Cancel the choice made by the tap before."""


Intent: TypeAlias = Play | Choose | Refuse | Release


def drag(turn: Turn, move: Move) -> Play | Refuse:
    """Return the intent of a drag: play the move if it is legal, otherwise refuse it with the reason.

    If a card is dropped on the wrong foundation but may go to another one, it goes there, because the player wants
    it on a foundation.
    """
    game, position = turn.game, turn.position
    reason = game.refuse(position, move)
    if reason is None:
        return Play(move)
    own = _to_own_foundation(turn, move)
    return Play(own) if own else Refuse(reason)


def _to_own_foundation(turn: Turn, move: Move) -> Move | None:
    """Return the legal move of the same card to a foundation, if the target of `move` is one; otherwise None."""
    game, position = turn.game, turn.position
    homes = spots_of(game, Kind.FOUNDATION)
    if move.target not in homes or move.source in homes:
        return None
    moves = (Move(move.source, home, move.n) for home in homes)
    return next((legal for legal in moves if game.refuse(position, legal) is None), None)


def tap(turn: Turn, spot: int, chosen: Choose | None, *, n: int = 1, take_only: bool = False) -> Intent:
    """Return the intent of a tap on a spot; `chosen` is the choice made by the tap before, None if there is none.

    `n` says which card of the pile was tapped: 1 for the last card, 2 for the card before it, and so on; in a
    hand `n` is the card itself. A tap on the last card means as many cards as fit. If `take_only` is True, the
    pile is chosen even where one move is clearly the best. In a game without choices, a tap anywhere plays the
    only legal move.
    """
    game, position = turn.game, turn.position
    if not game.has_choices:
        over = say("game-is-over", noun=game.words.deal_noun)
        return next(map(Play, turn.moves), Refuse(over))
    if chosen:
        return _second_tap(turn, spot, chosen, n)
    if game.spots[spot].kind is Kind.HAND:
        return _tap_hand(turn, spot, n)
    if game.spots[spot].kind is Kind.STOCK:
        return _tap_stock(turn, spot)
    return _tap_cards(turn, spot, n, take_only) if position[spot] else _tap_space(turn, spot)


def pick(turn: Turn, spot: int, n: int) -> Intent:
    """Return the intent when the player picks the last `n` cards of a pile from a list: choose them, or refuse.

    In a hand `n` is the card itself.
    """
    targets = turn.targets(spot, n)
    if targets:
        return Choose(spot, n, tuple(targets))
    in_hand = turn.game.spots[spot].kind is Kind.HAND
    return _tap_hand(turn, spot, n) if in_hand else Refuse(_why_stuck(turn, spot, n))


def _tap_cards(turn: Turn, spot: int, n: int, take_only: bool) -> Intent:
    """Return the intent of a first tap on a pile with cards, at its n-th card from the end."""
    game, position = turn.game, turn.position
    options = [move for move in turn.moves_from(spot) if not _is_redeal(game, move)]
    pressed = [move for move in options if move.n == n]
    if not options or (n > 1 and not pressed):
        return Refuse(_why_stuck(turn, spot, n))
    best = None if take_only else best_move(game, position, pressed or options)
    if best:
        return Play(best)
    # a tap on the last card leaves the number of cards open (0): it depends on the target of the next tap
    return Choose(spot, n, _targets(pressed)) if n > 1 else Choose(spot, 0, _targets(options))


def _tap_hand(turn: Turn, spot: int, card: int) -> Intent:
    """Return the intent of a tap on a card of a hand: play it, or choose it if it can only be discarded.

    If the hand has no such card, the tap was on the place of the hand, and on no card.
    """
    game, position = turn.game, turn.position
    if card not in list(position[spot]):
        return _tap_space(turn, spot)
    targets = turn.targets(spot, card)
    if not targets:
        return Refuse(game.refuse(position, Move(spot, spot, card)) or say("card-not-now"))
    if all(game.spots[target].kind is Kind.DISCARD for target in targets):
        return Choose(spot, card, tuple(targets))
    return Play(Move(spot, targets[0], card))


def _targets(moves: list[Move]) -> tuple[int, ...]:
    """Return the targets of the moves, each once."""
    return tuple(dict.fromkeys(move.target for move in moves))


def _second_tap(turn: Turn, spot: int, chosen: Choose, n: int) -> Intent:
    """Return the intent of a tap after a choice: move to this spot, cancel, or choose this spot instead.

    On the stock, a tap that makes no move does what it does without a choice: it turns up cards. On a reserve, it
    always does what it does without a choice.
    """
    if spot == chosen.spot:
        another = turn.game.spots[spot].kind is Kind.HAND and n != chosen.n
        return _tap_hand(turn, spot, n) if another else Release()
    source, target = (spot, chosen.spot) if chosen.fills_space else (chosen.spot, spot)
    wanted = Move(source, target, chosen.n) if chosen.n else _as_many_as_fit(turn, source, target)
    intent = drag(turn, wanted)
    if isinstance(intent, Play):
        return intent
    if turn.game.spots[spot].kind is Kind.STOCK:
        return intent if chosen.fills_space else _tap_stock(turn, spot)  # the stock may not fill the space
    other = tap(turn, spot, None, take_only=True)
    if turn.game.spots[spot].kind is Kind.RESERVE and not chosen.fills_space:
        return other  # no card ever goes to a reserve, so that this can only mean its own card
    return Refuse(intent.reason, other if isinstance(other, Choose) and not other.fills_space else None)


def _as_many_as_fit(turn: Turn, source: int, target: int) -> Move:
    """Return the legal move of the most cards between two spots.

    If there is none, return an illegal move for which the player gets the most useful reason: the move of the most
    cards that are only too many to move at once, or else the move of one card.
    """
    game, position = turn.game, turn.position
    fitting = [move for move in turn.moves_from(source) if move.target == target]
    if not fitting:
        numbers = range(1, picking_up.liftable(game, position, source) + 1)
        moves = (Move(source, target, n) for n in numbers)
        fitting = [move for move in moves if game.too_many(position, move)]
    return max(fitting, key=lambda move: move.n, default=Move(source, target))


def _tap_stock(turn: Turn, stock: int) -> Intent:
    """Return the intent of a tap on the stock: turn up cards, redeal the waste, or fill an empty column."""
    game, position = turn.game, turn.position
    turned_up = [move for move in turn.moves_from(stock) if game.spots[move.target].kind is Kind.WASTE]
    redeals = turn.moves_to(stock)
    fills = turn.moves_from(stock)
    possible = turned_up or redeals or fills  # several spaces are equivalent: take the first
    if possible:
        return Play(possible[0])
    waste = next((i for i, spot in enumerate(game.spots) if spot.kind is Kind.WASTE), None)
    if position[stock]:
        columns = (i for i, spot in enumerate(game.spots) if spot.kind in {Kind.TABLEAU, Kind.TRICK})
        move = Move(stock, next(columns) if waste is None else waste)
    elif waste is None or not position[waste]:
        return Refuse(say("stock-used-up" if waste is None else "stock-and-waste-used-up"))
    else:
        move = Move(waste, stock)
    return Refuse(game.refuse(position, move) or say("no-turn-now"))


def _tap_space(turn: Turn, spot: int) -> Intent:
    """Return the intent of a tap on an empty spot: choose it as the space to fill, or refuse.

    In Bridge Solitaire, a tap on the empty discard pile makes the call that discards the remaining cards.
    """
    game, position = turn.game, turn.position
    offered = turn.calls
    for call in offered.calls if offered else ():
        if call.move.target == spot:
            return Play(call.move)
    fillers = tuple(dict.fromkeys(move.source for move in turn.moves_to(spot)))
    if fillers and game.spots[spot].kind is not Kind.WASTE:
        return Choose(spot, 0, fillers, fills_space=True)
    reasons = {game.refuse(position, move) for move in _attempts(turn, spot)}
    shared = reasons.pop() if len(reasons) == 1 else None  # only a reason that is true for every pile is given
    if game.spots[spot].kind is Kind.WASTE and fillers:
        return Refuse(say("waste-is-empty"))
    return Refuse(shared or say("nothing-goes-there-now", place=game.spots[spot].title))


def _attempts(turn: Turn, target: int) -> Iterator[Move]:
    """Yield a move to a spot from each pile from which cards may be taken; from a hand, one for each card.

    A discard pile is left out: a move from it only begins the next deal. So is the stock: its cards are turned up
    first.
    """
    game, position = turn.game, turn.position
    for source, pile in enumerate(position):
        kind = game.spots[source].kind
        if (
            pile
            and source != target
            and kind not in {Kind.DISCARD, Kind.STOCK}
            and not game.source_refusal(position, source)
        ):
            yield from (Move(source, target, n) for n in (pile if kind is Kind.HAND else (1,)))


def _why_stuck(turn: Turn, spot: int, n: int = 1) -> Saying:
    """Return why the n-th card from the end of a pile cannot move, together with the cards on it."""
    game, position = turn.game, turn.position
    name = cards.name(game.displayed_card(position[spot][-n]))
    return (
        picking_up.refusal(game, position, spot, n)
        or turn.obligation
        or _too_many(turn, spot, n)
        or (say("run-fits-nowhere", card=name) if n > 1 else _misfit(turn, spot))
        or game.stuck_words(position, spot)
        or say("no-legal-move", card=name)
    )


def _misfit(turn: Turn, spot: int) -> Saying | None:
    """Return why the last card of a pile does not fit on the only spot in question; None if there are more spots.

    With several spots in question (see `Game.places_for`), the reason for one of them would not explain why the
    card cannot move.
    """
    places = turn.game.places_for(turn.position, spot)
    return turn.game.refuse(turn.position, Move(spot, places[0])) if len(places) == 1 else None


def _too_many(turn: Turn, spot: int, n: int) -> Saying | None:
    """Return why `n` cards are too many to move at once, if they would fit on a column; otherwise None.

    Columns with cards are tried before empty ones, because more cards can move to them at once.
    """
    game, position = turn.game, turn.position
    columns = [i for i, one in enumerate(game.spots) if one.kind is Kind.TABLEAU]
    columns.sort(key=lambda i: not position[i])
    reasons = (game.too_many(position, Move(spot, column, n)) for column in columns)
    return next(filter(None, reasons), None)


def _is_redeal(game: Game, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.STOCK


def best_move(game: Game, position: Position, options: list[Move]) -> Move | None:
    """Return the move that a tap plays; None if no move makes sense, or if several different moves do.

    `options` are the legal moves to choose from; all of them take cards from the tapped pile. A move to a
    foundation comes first, then one onto another card, then one to a free cell, but not from another cell. Last
    comes a move to an empty column, but not one that takes all cards of another column. If several moves of the
    same kind bring equal cards to equal piles, the first of them is returned.
    """
    order = (_goes_home, _builds, _to_cell, _to_space)
    for wanted in order:
        found = [move for move in options if wanted(game, position, move)]
        if found:
            distinct = {(move.n, cards.faces(position[move.target])) for move in found}
            return found[0] if len(distinct) == 1 else None
    return None


def _goes_home(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.FOUNDATION


def _builds(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind in {Kind.TABLEAU, Kind.WASTE} and bool(position[move.target])


def _to_cell(game: Game, position: Position, move: Move) -> bool:
    return game.spots[move.target].kind is Kind.CELL and game.spots[move.source].kind is not Kind.CELL


def _to_space(game: Game, position: Position, move: Move) -> bool:
    frees = game.spots[move.source].kind is not Kind.TABLEAU or len(position[move.source]) > move.n
    return game.spots[move.target].kind is Kind.TABLEAU and not position[move.target] and frees
