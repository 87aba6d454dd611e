"""Hints for a player who knows only the cards seen so far, made from the chances that an adviser finds."""

from collections.abc import Iterator, Sequence

from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, Status
from engine.core.saying import Saying, say
from engine.play.fresh_moves import fresh_moves
from engine.play.known_position import known_position, known_since_news, unseen_cards
from engine.play.session import Session
from engine.solving.advisers import can_advise, needs_fair_advice
from engine.solving.bridge import fair_words
from engine.solving.chance import Chance
from engine.solving.gains import gains, worth
from engine.solving.hints import Hint, with_source
from engine.solving.simple_players import has_simple_player, keeps_to_plans, simple_player
from engine.view import speech

_MOST_MOVES = 8  # with more moves, each of them would be tried in too few samples


def is_asked_for(session: Session) -> bool:
    """Return whether advice from the cards seen so far differs from advice with all cards known.

    The result is False if the player has seen all cards, if the game is over or never gives a choice, or if it
    cannot be judged. If the game has no other advice, the result is True as long as the game goes on.
    """
    if session.status_so_far() is not Status.PLAYING or not can_advise(session.game):
        return False
    return needs_fair_advice(session.game) or bool(unseen_cards(session))


def moves_to_judge(session: Session) -> tuple[Move, ...]:
    """Return the moves that lead somewhere new, the most promising first.

    The first is the one that a simple player would make, if there is a simple player for the game. Then come those
    whose gain the player can see. In a patience, at most `_MOST_MOVES` moves are returned.

    If the simple player keeps to plans, only moves that begin a plan are returned. If a plan is under way, only
    the move that continues it is returned.
    """
    game = session.game
    if needs_fair_advice(game):
        return fair_words.moves_to_try(session)
    if plans := _plans_to_judge(session):
        return tuple(first for first, *_ in plans[:_MOST_MOVES])
    position = known_position(session).position
    fresh = fresh_moves(session)
    first = _of_simple_player(game, position, fresh)
    moves = sorted(fresh, key=lambda move: (move == first, worth(game, position, move)), reverse=True)
    return tuple(moves[:_MOST_MOVES])


def _of_simple_player(game: Game, position: Position, moves: Sequence[Move]) -> Move | None:
    """Return the one of these moves that a simple player would make in a known position.

    Returns None if the game has no simple player, or if the player would make none of them.
    """
    if not moves or not has_simple_player(game):
        return None
    by_key = {game.key(play_through(game, position, move)): move for move in moves}
    begun = (move for move, *_ in simple_player(game, position).plans(position))
    keys = (game.key(play_through(game, position, move)) for move in begun)
    return next((by_key[key] for key in keys if key in by_key), None)


def has_plan(session: Session) -> bool:
    """Return whether the simple player of the game keeps to plans, and has one here."""
    return bool(_plans_to_judge(session))


def _plans_to_judge(session: Session) -> Sequence[Sequence[Move]]:
    """Return the rest of the plan under way; if there is none, return all plans that lead somewhere new.

    If the game has no simple player that keeps to plans, or if all cards were seen, there are no plans.

    A plan is under way if the simple player made it when the last new card was seen, and if the moves since then
    are those of this plan. Nothing new was seen since then, so there is no reason to judge the plan again.
    Besides, a player who made a new plan after each move might never come to an end.
    """
    game = session.game
    if not (keeps_to_plans(game) and unseen_cards(session)):
        return ()
    start, *since = known_since_news(session)
    for plan in simple_player(game, start).plans(start):
        ahead = zip(_positions(game, start, plan), since, strict=False)
        if since and len(plan) > len(since) and all(there == expected for there, expected in ahead):
            return (plan[len(since) :],)
    return _new_plans(session)


def _new_plans(session: Session) -> Sequence[Sequence[Move]]:
    """Return the simple player's plans that lead somewhere new, one for each position after the first move."""
    game, position = session.game, known_position(session).position
    fresh = {game.key(play_through(game, position, move)) for move in fresh_moves(session)}
    found: dict[Position, Sequence[Move]] = {}
    for plan in simple_player(game, position).plans(position):
        key = game.key(play_through(game, position, plan[0]))
        if key in fresh:
            found.setdefault(key, plan)
    return tuple(found.values())


def _positions(game: Game, position: Position, moves: Sequence[Move]) -> Iterator[Position]:
    """Yield the position after each of these moves."""
    for move in moves:
        position = play_through(game, position, move)
        yield position


def hint(session: Session, chances: Sequence[Chance], *, last: bool = True) -> Hint:
    """Return a hint for the current position: the best of the moves judged, and how often it won.

    If no move could be judged, the hint is a guess. `last` is False while more samples are still being judged.
    """
    if not chances:
        return _without_chances(session)
    best = chances[0]
    if best.gain:
        words = fair_words.hint_words(session.position, best)
    else:
        (move,) = words_of_moves(session, [best.move])
        words = say("fair-hint", move=move, won=best.won, count=best.samples)
    return Hint(words if last else say("so-far", hint=words), move=best.move)


def _without_chances(session: Session) -> Hint:
    moves = moves_to_judge(session)
    if not moves:
        return Hint(say("only-ways-back"))
    (words,) = words_of_moves(session, moves[:1])
    if has_one_move(session.game, moves):
        return Hint(say("statement", what=words), move=moves[0])
    return Hint(say("guess", move=words), move=moves[0])


def has_one_move(game: Game, moves: Sequence[Move]) -> bool:
    """Return whether there is only one thing to do, so that nothing has to be judged.

    In a patience a single move is judged all the same, since it may lose the game.
    """
    return needs_fair_advice(game) and len(moves) == 1


def words_of_moves(session: Session, moves: Sequence[Move]) -> list[Saying]:
    """Return a short text for each move: the move, and what it gains as far as the player can see.

    If a move begins a plan, the text also says after how many moves the plan turns up a card or deals. If two
    moves would have the same text, the text says where their cards come from.
    """
    game, position = session.game, known_position(session).position
    if needs_fair_advice(game):
        return [fair_words.move_words(position, move) for move in moves]
    plans = {plan[0]: plan for plan in _plans_to_judge(session)}
    return [
        say("in-short", parts=[name, *_gained(game, position, move, plans.get(move, ()))])
        for name, move in zip(_names(game, position, moves), moves, strict=True)
    ]


def _names(game: Game, position: Position, moves: Sequence[Move]) -> list[Saying]:
    """Return a short name for each move; it says where the cards come from if the name alone is not unique."""
    names = [
        speech.describe_move_briefly(game, position, move, play_through(game, position, move)) for move in moves
    ]
    return [
        with_source(game, position, move, name, always=names.count(name) > 1)
        for name, move in zip(names, moves, strict=True)
    ]


def _gained(game: Game, position: Position, move: Move, plan: Sequence[Move]) -> list[Saying]:
    """Return what a move gains at once, and after how many moves the plan that it begins turns up a card or deals.

    `plan` is empty if the move begins none.
    """
    deals = game.spots[move.source].kind is Kind.STOCK
    found = [] if deals else gains(game, position, move)  # what the stock turns up is not known
    told = [gain.brief for gain in found if gain.brief]
    if len(plan) > 1:
        told.append(say("gain-later", count=len(plan) - 1, gain=_end(game, position, plan)))
    elif plan and not deals and not any(gain.turns for gain in found):
        told.append(say("turns-a-card"))  # a complete run leaves the table, and so a card is turned up under it
    return told


def _end(game: Game, position: Position, plan: Sequence[Move]) -> Saying:
    """Return what the last move of a plan does: it deals cards, or it turns up a face-down card."""
    *before, last = plan
    if game.spots[last.source].kind is not Kind.STOCK:
        return say("gain-turned")
    *_, there = _positions(game, position, before)
    return speech.describe_move_briefly(game, there, last, play_through(game, there, last))


def chance_words(chance: Chance) -> Saying:
    """Return in how many samples a move won: "41 of 50"."""
    return say("won-of", won=chance.won, count=chance.samples)
