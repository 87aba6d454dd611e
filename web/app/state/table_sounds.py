"""Chooses the name of the sound for a move on the table; `app.view.sounds` has the tones of each sound."""

from typing import Literal, NamedTuple

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position, spots_of

SoundName = Literal["deal", "lift", "place", "turn", "home", "refuse", "undo", "win"]
_A_FEW = 3  # up to this many cards from the stock sound like cards being turned; more sound like a deal


class Heard(NamedTuple):
    """One sound of the table."""

    name: SoundName
    rank: int = 0  # for "home": the number of cards on the foundation, 1 to 13; after 13 it begins again at 1


def of_move(game: Game, before: Position, move: Move, after: Position) -> Heard:
    """Return the sound of a move, given the positions before and after it."""
    for spot in spots_of(game, Kind.FOUNDATION):
        if len(after[spot]) > len(before[spot]):
            return Heard("home", (len(after[spot]) - 1) % cards.KING + 1)
    source, target = (game.spots[spot].kind for spot in (move.source, move.target))
    if target is Kind.STOCK:
        return Heard("deal")
    if source is Kind.STOCK:
        taken = len(before[move.source]) - len(after[move.source])
        return Heard("turn" if taken <= _A_FEW else "deal")
    return Heard("place")
