"""Hints for Bridge Solitaire in words: the move, and how it did in possible deals."""

from engine.core import hands
from engine.core.game import Move, Position
from engine.core.saying import Saying, say
from engine.games.bridge import wording
from engine.games.bridge.rubber import PLAYER
from engine.games.bridge.state import BridgeState, read_state
from engine.games.bridge.tricks import PASS
from engine.play.session import Session
from engine.solving.bridge import keeping
from engine.solving.chance import Chance


def moves_to_try(session: Session) -> tuple[Move, ...]:
    """Return the legal moves, a good guess first.

    A player who always makes the first move never goes in circles. While the player chooses six cards, it leads
    to the six highest. Of the cards that may be played, low ones come first.
    """
    state = read_state(session.position)
    moves = session.turn.moves
    if state.choosing:
        first = keeping.move_towards(state, keeping.promising(state.hand)[0])
        return (first, *(move for move in moves if move != first))
    if not state.contract or state.played_out:
        return moves
    return tuple(sorted(moves, key=lambda move: 0 if hands.is_joker(move.n) else hands.height(move.n)))


def hint_words(position: Position, chance: Chance) -> Saying:
    """Return a hint: a move, how often it reached its goal, and how many points it gained on average."""
    assert chance.gain
    return say(
        "points-hint",
        move=move_words(position, chance.move),
        goal=_goal(read_state(position), chance.move),
        won=chance.won,
        count=chance.samples,
        points=signed(chance.gain.mean),
    )


def move_words(position: Position, move: Move) -> Saying:
    """Return a move in a few words, without what the house answers: that depends on hidden cards."""
    return wording.possible_move(read_state(position), move)


def _goal(state: BridgeState, move: Move) -> str:
    """Return how messages name the goal of a move: "make" a contract, "set" one of the house, or "points"."""
    if state.choosing:
        return "points"
    if state.contract:
        return "make" if state.contract.side == PLAYER else "set"
    return "set" if move.n == PASS else "make"


def signed(points: int) -> str:
    """Return a number of points with its sign: "+45", "−20" (with a minus sign, not a hyphen)."""
    return f"{points:+}".replace("-", "\u2212")
