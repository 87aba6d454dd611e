"""How much of a game is done, as a number from 0 to 1, from the score that the game itself keeps."""

from engine.core.game import Game, Position

_PACK = 52


def progress(game: Game, start: Position, position: Position) -> float | None:
    """Return the fraction of the cards that are brought home, turned up or cleared, from 0 to 1.

    `start` is the first position of the deal. The result is None if the score of the game does not count cards, or
    if the game has several deals.
    """
    words = game.words
    if words.counted != "cards" or game.progress_label(start):
        return None
    score = game.score(position)
    part = 1 - score / game.score(start) if words.fewer_is_better else score / (_PACK * game.packs)
    return min(1.0, max(0.0, part))
