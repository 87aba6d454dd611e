"""What a single move gains, as far as the player can see it, and which of several moves gains most."""

from typing import NamedTuple

from engine.core import cards
from engine.core.automatic_moves import play_through
from engine.core.game import Game, Kind, Move, Position, spots_of
from engine.core.saying import Saying, say
from engine.view import speech

_PROGRESS = {"home": "gain-home", "runs": "gain-run"}  # by what the score counts, the message for a gain


class Gain(NamedTuple):
    """What a move gains."""

    words: Saying  # a clause: "a space comes free"
    brief: Saying | None = None  # added to the words of the move: "frees a space"; None if they already say it
    turns: bool = False  # whether a face-down card is turned up


def gains(game: Game, position: Position, move: Move) -> list[Gain]:
    """Return all that a move gains, as far as the player can see it."""
    after = play_through(game, position, move)
    left, kind = after[move.source], game.spots[move.source].kind
    noun = game.pile_noun(kind)
    found = []
    if _is_progress(game, position, move, after):
        found.append(Gain(say(_PROGRESS.get(game.words.scored, "gain-one-less"))))
    if kind in {Kind.TABLEAU, Kind.RESERVE} and left and cards.is_down(position[move.source][len(left) - 1]):
        found.append(Gain(say("gain-turned"), say("turns-a-card"), turns=True))
    elif kind is Kind.TABLEAU and _frees(game, position, after, kind) and noun != "place":
        # a place of a pyramid cannot be filled again
        found.append(Gain(say("gain-space", pile=noun), say("frees-a-space", pile=noun)))
    elif kind is Kind.CELL and _frees(game, position, after, kind):
        found.append(Gain(say("gain-place", cell=noun), say("frees-a-place", cell=noun)))
    elif found and left and kind in {Kind.TABLEAU, Kind.RESERVE}:
        name = speech.name(game, left[-1])
        found.append(Gain(say("gain-card", card=name), say("frees-card", card=name)))
    return found


def _frees(game: Game, position: Position, after: Position, kind: Kind) -> bool:
    """Return whether a move increases the number of empty piles of a kind."""
    before, now = (sum(not piles[spot] for spot in spots_of(game, kind)) for piles in (position, after))
    return now > before


def _is_progress(game: Game, position: Position, move: Move, after: Position) -> bool:
    """Return whether a move improves the score: fewer cards left in some games, more points in the others."""
    points = game.points(position, move, after)
    return points < 0 if game.words.fewer_is_better else points > 0


def worth(game: Game, position: Position, move: Move) -> tuple[bool, ...]:
    """Return how promising a move is, as a tuple to compare; the greater, the better.

    The tuple says, the most important first, whether the move is not idle (neither from a foundation nor from cell
    to cell); whether it gains something; whether it turns up a face-down card; whether it starts at the stock or
    the waste.
    """
    source, target = (game.spots[spot].kind for spot in (move.source, move.target))
    found = [] if source is Kind.STOCK else gains(game, position, move)  # what the stock turns up is not known
    idle = source is Kind.FOUNDATION or source is target is Kind.CELL
    turns = source in {Kind.STOCK, Kind.WASTE}
    return (
        not idle,
        bool(found),
        any(gain.turns for gain in found),
        turns,
    )
