"""Other scores that a player may choose: the standard score and Vegas for Klondike, the 500 of Spider.

They are for the player to look at. Verdicts, results and statistics always use the score of the game itself, so
that results stay comparable. Each score is computed from the moves of a session: undo takes the points of a move
back, and the same moves always give the same score. Time plays no part in them; these are the untimed scores.
"""

from collections.abc import Callable
from typing import NamedTuple

from engine.core import cards
from engine.core.game import Game, Kind, Move, Position
from engine.core.saying import Saying, say
from engine.play.session import Node, Session


class Scoring(NamedTuple):
    """A way to score a game. `points` returns the points of a move from the positions before and after it."""

    id: str
    rule: Saying  # which moves gain or lose points, in sentences for the player
    start: int
    points: Callable[[Game, Position, Move, Position], int]
    least: int | None = None  # the score never falls below this; None: there is no limit
    taken_back: int = 0  # the points of each move that the player has undone, instead of those it had


def _standard(game: Game, before: Position, move: Move, after: Position) -> int:
    """Return the points of a move of Klondike in the standard score.

    A card that goes from the waste to a column scores 5. A card that goes to a foundation scores 10; a card that
    comes back from there loses 15. A card of a column that is turned up scores 5. A redeal (making the waste the
    stock again) costs 100 if the stock turns one card at a time, and nothing if it turns three.
    """
    source, target = (game.spots[spot].kind for spot in (move.source, move.target))
    turned = source is Kind.TABLEAU and _turns_up(before[move.source], after[move.source])
    by_kinds = {
        (Kind.WASTE, Kind.TABLEAU): 5,
        (Kind.WASTE, Kind.FOUNDATION): 10,
        (Kind.TABLEAU, Kind.FOUNDATION): 10,
        (Kind.FOUNDATION, Kind.TABLEAU): -15,
    }
    redealt = -100 if _is_redeal(game, before, after) and game.turn == 1 else 0
    return by_kinds.get((source, target), 0) + (5 if turned else 0) + redealt


def _turns_up(before: bytes, after: bytes) -> bool:
    """Return whether the last card of a column lies face up now and lay face down before."""
    return bool(after) and not cards.is_down(after[-1]) and cards.is_down(before[len(after) - 1])


def _is_redeal(game: Game, before: Position, after: Position) -> bool:
    """Return whether the stock has more cards than before."""
    stocks = [spot for spot, what in enumerate(game.spots) if what.kind is Kind.STOCK]
    return any(len(after[spot]) > len(before[spot]) for spot in stocks)


def _vegas(game: Game, before: Position, move: Move, after: Position) -> int:
    """Return the points of a move in the Vegas score: 5 for each card brought home, -5 for each taken back."""
    return 5 * _home(game, before, after)


def _five_hundred(game: Game, before: Position, move: Move, after: Position) -> int:
    """Return the points of a move of Spider: 100 for each suit that it completes, less 1 for the move."""
    return 100 * (_home(game, before, after) // 13) - 1


def _home(game: Game, before: Position, after: Position) -> int:
    """Return how many more cards lie on the foundations after a move than before."""
    homes = [spot for spot, what in enumerate(game.spots) if what.kind is Kind.FOUNDATION]
    return sum(len(after[spot]) - len(before[spot]) for spot in homes)


# The untimed standard score of Microsoft's Solitaire for Windows, as solitairecat.com describes it.
STANDARD = Scoring("standard", say("score-standard-counts"), 0, _standard, least=0)
# 52 for the pack and 5 back for each card home, as in the manual of the Brother NB-80C and in other programs.
VEGAS = Scoring("vegas", say("score-vegas-counts"), -52, _vegas)
# The score of Microsoft's Spider for Windows, which the Spider of SerenityOS copies: 500, less 1 for every move
# and every undo, and 100 for each suit.
FIVE_HUNDRED = Scoring("500", say("score-500-counts"), 500, _five_hundred, taken_back=-2)
_SCORINGS = {"klondike": (STANDARD, VEGAS), "spider": (FIVE_HUNDRED,)}


def scorings(game: Game) -> tuple[Scoring, ...]:
    """Return the scores that may be chosen for a game besides its own; empty for most games."""
    return _SCORINGS.get(game.family, ())


def points(session: Session, scoring: Scoring) -> int:
    """Return the score of the current position of a session.

    Each move that the player has undone changes the score by `scoring.taken_back`, which stands for the cost of
    the move and of its undo. If the player redoes the move, this change is gone. Automatic moves, and moves that
    the page has joined to the move before them, cost nothing when they are undone.
    """
    total, line = scoring.start, session.line()
    for node in line:
        total += _points_of(session.game, scoring, node)
        total = total if scoring.least is None else max(total, scoring.least)
    return total + scoring.taken_back * _taken_back(session, line) if scoring.taken_back else total


def _points_of(game: Game, scoring: Scoring, node: Node) -> int:
    assert node.parent and node.move  # only the root has none, and `line` leaves it out
    return scoring.points(game, node.parent.position, node.move, node.position)


def _taken_back(session: Session, line: list[Node]) -> int:
    """Return how many moves the player has made that are not on the way to the current position."""
    on_line, count, waiting = set(line), 0, [session.root]
    while waiting:
        for child in waiting.pop().children:
            waiting.append(child)
            count += child not in on_line and not child.is_follow_up
    return count
