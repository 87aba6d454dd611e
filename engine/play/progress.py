"""How much of a game is done, as a number from 0 to 1, from the score that the game itself keeps."""

from engine.core.game import Game, Position

_PACK = 52


def progress(game: Game, start: Position, position: Position) -> float | None:
    """Return which part of its cards a game has brought home, turned up or cleared; 1 for all of them.

    `start` is the first position of the deal. The result is None for a game whose score is no such count: one that
    counts points, or one of several deals.
    """
    words = game.words
    if words.counted != "cards" or game.progress_label(start):
        return None
    score = game.score(position)
    part = 1 - score / game.score(start) if words.fewer_is_better else score / (_PACK * game.packs)
    return min(1.0, max(0.0, part))
