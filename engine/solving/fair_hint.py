"""Hints for a player who knows only the cards seen so far, made of the chances that an adviser finds."""

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say
from engine.play.known_position import KnownPosition, fresh_moves, known_position, known_since_news, unseen_cards
from engine.play.session import Session
from engine.solving.advisers import can_advise, needs_fair_advice
from engine.solving.bridge import fair_words
from engine.solving.chance import Chance
from engine.solving.gains import gains, worth
from engine.solving.hints import Hint
from engine.solving.simple_players import has_simple_player, simple_player, thinks_of_few
from engine.view import speech

_MOST_MOVES = 8  # more would leave each of them too few samples


def is_asked_for(session: Session) -> bool:
    """Return whether fair advice is different from advice with all cards known.

    It is not if all cards were seen, if the game is over or never gives a choice, or if it cannot be judged. For a
    game with no other advice, it is as long as the game goes on.
    """
    if session.status_so_far() is not Status.PLAYING or not can_advise(session.game):
        return False
    return needs_fair_advice(session.game) or bool(unseen_cards(session))


def moves_to_judge(session: Session) -> tuple[Move, ...]:
    """Return the moves that lead somewhere new, the most promising first.

    The first is the one that a simple player would make, if there is a simple player for the game. Then come those
    that gain something for all to see. Of very many moves, only the first ones are returned. If the player thinks
    of a few good moves only, it is these that are returned.
    """
    game = session.game
    if needs_fair_advice(game):
        return fair_words.moves_to_try(session)
    fresh = fresh_moves(session)
    own = _of_simple_player(session, fresh) if fresh and has_simple_player(game) else iter(())
    if thinks_of_few(game) and (few := tuple(dict.fromkeys(own))):
        return few[:_MOST_MOVES]
    first, position = next(own, None), known_position(session).position
    moves = sorted(fresh, key=lambda move: (move == first, worth(game, position, move)), reverse=True)
    return tuple(moves[:_MOST_MOVES])


def planned_move(session: Session) -> Move | None:
    """Return the next move of what the simple player planned when the last new card was seen.

    Nothing new was seen since then, so there is no reason to judge it again. Returns None if the player does not
    keep to plans, or if no plan was begun, or if it was left.
    """
    if not thinks_of_few(session.game) or len(known_since_news(session)) < 2:
        return None
    return next(iter(_planned_earlier(session)), None)


def _of_simple_player(session: Session, fresh: Sequence[Move]) -> Iterator[Move]:
    """Yield those of the fresh moves that a simple player would make, the best first.

    A player that thinks of few moves goes on with what it planned when the last new card was seen. Otherwise it
    might begin a new plan with each move, and come to no end.
    """
    game, here = session.game, known_position(session).position
    by_key = {game.key(play_through(game, here, move)): move for move in fresh}
    earlier = _planned_earlier(session) if thinks_of_few(game) else ()
    for move in chain(earlier, (plan[0] for plan in simple_player(game, here).plans(here))):
        key = game.key(play_through(game, here, move))
        if key in by_key:
            yield by_key[key]


def _planned_earlier(session: Session) -> list[Move]:
    """Return the next moves of the plans made when the last new card was seen, if these were followed since."""
    game = session.game
    start, *since = known_since_news(session)
    return [
        plan[len(since)]
        for plan in simple_player(game, start).plans(start)
        if len(plan) > len(since) and _positions(game, start, plan[: len(since)]) == since
    ]


def _positions(game: Game, position: Position, moves: Sequence[Move]) -> list[Position]:
    """Return the positions after each of these moves."""
    positions = []
    for move in moves:
        position = play_through(game, position, move)
        positions.append(position)
    return positions


def hint(session: Session, chances: Sequence[Chance], *, last: bool = True) -> Hint:
    """Return a hint for the current position: the best of the moves judged, and how often it won.

    If no move could be judged, it is a guess. `last` says whether no more samples will be judged.
    """
    if not chances:
        return _without_chances(session)
    best = chances[0]
    if best.gain:
        words = fair_words.hint_words(session.position, best)
    else:
        words = say("fair-hint", move=move_words(session, best.move), won=best.won, count=best.samples)
    return Hint(words if last else say("so-far", hint=words), move=best.move)


def _without_chances(session: Session) -> Hint:
    moves = moves_to_judge(session)
    if not moves:
        return Hint(say("only-ways-back"))
    words = move_words(session, moves[0])
    if has_one_move(session.game, moves):
        return Hint(say("statement", what=words), move=moves[0])
    return Hint(say("guess", move=words), move=moves[0])


def has_one_move(game: Game, moves: Sequence[Move]) -> bool:
    """Return whether there is only one thing to do, so that nothing has to be judged.

    In a patience a single move is judged all the same, since it may lose the game.
    """
    return needs_fair_advice(game) and len(moves) == 1


def move_words(session: Session, move: Move, known: KnownPosition | None = None) -> Saying:
    """Return a move in few words, and what it gains at once, as far as the player can see it.

    `known` is the known position, if it has been found already.
    """
    game, position = session.game, (known or known_position(session)).position
    if needs_fair_advice(game):
        return fair_words.move_words(position, move)
    words = speech.describe_move_briefly(game, position, move, play_through(game, position, move))
    if game.spots[move.source].kind is Kind.STOCK:
        return words  # what it turns up is not known
    return say("in-short", parts=[words, *(gain.brief for gain in gains(game, position, move) if gain.brief)])


def chance_words(chance: Chance) -> Saying:
    """Return in how many samples a move won: "41 of 50"."""
    return say("won-of", won=chance.won, count=chance.samples)
