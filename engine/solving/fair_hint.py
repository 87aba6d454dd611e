"""Hints for a player who knows only the cards seen so far, made of the chances that `fair_advice` finds."""

from collections.abc import Sequence

from engine.core import optional
from engine.core.automatic_moves import play_through
from engine.core.game import Kind, Move, Status
from engine.core.saying import Saying, say
from engine.play.known_position import KnownPosition, fresh_moves, known_position, unseen_cards
from engine.play.session import Session
from engine.solving.fair_advice import Chance
from engine.solving.gains import gains, worth
from engine.solving.hints import Hint
from engine.solving.models import can_judge
from engine.view import speech

_MOST_MOVES = 8  # more would leave each of them too few samples


def is_asked_for(session: Session) -> bool:
    """Return whether fair advice is different from advice with all cards known.

    It is not if all cards were seen, if the game is over or never gives a choice, or if it cannot be judged.
    """
    game = session.game
    has_advice = can_judge(game) and optional.has_choices(game) and session.status() is Status.PLAYING
    return has_advice and bool(unseen_cards(session))


def moves_to_judge(session: Session) -> tuple[Move, ...]:
    """Return the moves that lead somewhere new; those that gain something for all to see come first.

    Of very many moves, only the first ones are returned.
    """
    game, position = session.game, known_position(session).position
    moves = sorted(fresh_moves(session), key=lambda move: worth(game, position, move), reverse=True)
    return tuple(moves[:_MOST_MOVES])


def hint(session: Session, chances: Sequence[Chance], *, last: bool = True) -> Hint:
    """Return a hint for the current position: the best of the moves judged, and how often it won.

    If no move could be judged, it is a guess. `last` says whether no more samples will be judged.
    """
    if not chances:
        moves = moves_to_judge(session)
        if not moves:
            return Hint(say("only-ways-back"))
        return Hint(say("guess", move=move_words(session, moves[0])), move=moves[0])
    best = chances[0]
    move = move_words(session, best.move)
    words = say("fair-hint", move=move, won=best.won, count=best.samples)
    return Hint(words if last else say("so-far", hint=words), move=best.move)


def move_words(session: Session, move: Move, known: KnownPosition | None = None) -> Saying:
    """Return a move in few words, and what it gains at once, as far as the player can see it.

    `known` is the known position, if it has been found already.
    """
    game, position = session.game, (known or known_position(session)).position
    words = speech.describe_move_briefly(game, position, move, play_through(game, position, move))
    if game.spots[move.source].kind is Kind.STOCK:
        return words  # what it turns up is not known
    return say("in-short", parts=[words, *(gain.brief for gain in gains(game, position, move) if gain.brief)])


def chance_words(chance: Chance) -> Saying:
    """Return in how many samples a move won: "41 of 50"."""
    return say("won-of", won=chance.won, count=chance.samples)
