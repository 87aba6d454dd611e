"""How far a player is in a lesson, found from the moves of the game alone.

So undo goes back in the lesson, redo goes forward, and the player can continue a lesson after closing the page.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Game, Move, Position
from engine.core.lesson import Lesson, LessonStep
from engine.play import notation
from engine.play.session import Session


def moves_of(game: Game, step: LessonStep) -> list[Move]:
    """Return the moves of a step."""
    return [notation.read_move(game, text) for text in step.moves]


def moves_made(session: Session) -> list[Move]:
    """Return the moves that the player has made up to the current position, without automatic moves."""
    return [node.move for node in session.line() if node.move and not node.is_automatic]


def steps_open(game: Game, lesson: Lesson, made: Sequence[Move]) -> range:
    """Return the indices of the steps that may be shown after these moves of the player.

    The player can go back and forth between these steps without a move: they are the steps to read since the last
    step with moves, and then the next step with moves. Later steps may be shown only after its moves. The result
    is empty if a move was made that is not in the lesson.
    """
    first, left = 0, list(made)
    for number, step in enumerate(lesson.steps):
        done, left = left[: len(step.moves)], left[len(step.moves) :]
        if Counter(done) - Counter(moves_of(game, step)):
            return range(0)
        if done:
            first = number
        if len(done) < len(step.moves):
            return range(first, number + 1)
        if done:
            first = number + 1
    return range(0) if left else range(first, len(lesson.steps))


def moves_left(game: Game, lesson: Lesson, number: int, made: Sequence[Move]) -> list[Move]:
    """Return the moves of a step that are still to be made; `number` is its index in the lesson.

    All moves of the steps before it must have been made.
    """
    before = sum(len(step.moves) for step in lesson.steps[:number])
    waiting = moves_of(game, lesson.steps[number])
    for move in made[before:]:
        waiting.remove(move)
    return waiting


def possible_now(game: Game, position: Position, waiting: Sequence[Move]) -> list[Move]:
    """Return those of these moves that are legal in the position, in the same order."""
    return [move for move in waiting if not game.refuse(position, move)]


def is_finished(game: Game, lesson: Lesson, made: Sequence[Move]) -> bool:
    """Return whether the player has made all moves of the lesson, in the order of its steps.

    Other moves may follow them. The result is always False if the last step of the lesson has moves.
    """
    total = sum(len(step.moves) for step in lesson.steps)
    open_then = steps_open(game, lesson, made[:total])
    return len(made) >= total and open_then.stop == len(lesson.steps) and not lesson.steps[-1].moves
