"""Describes the table on demand: in words, for players who use a screen reader, and by lighting what can move."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.control.page_context import PageContext
from engine.core.game import Game, Position
from engine.view import speech


class SpeechController:
    """Says, on command, the whole table, the possible moves, or the pile with the keyboard focus.

    The cards that can move are also lit until the next press. This is no advice: no move is better than another.
    """

    def __init__(self, board: BoardController, context: PageContext) -> None:
        self._board = board
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "moves": lambda _: self._show_moves(),
            "overview": lambda _: self._say(speech.overview),
            "contents": lambda _: self._say_of_pile(speech.contents),
            "where": lambda _: self._say_of_pile(speech.pile),
        }

    def _show_moves(self) -> None:
        """Light every card that can move, and say all moves; on the page stands only how many cards these are."""
        table = self._context.table()
        game, position = table.game, table.session.position
        self._context.after(table.release()._replace(said=""))  # closes the menu, and takes a hint away
        self._board.light(list(game.moves(position)))
        self._context.say(speech.movable(game, position), aloud=True, more=speech.possible(game, position))

    def _say(self, words: Callable[[Game, Position], str]) -> None:
        table = self._context.table()
        self._context.say(words(table.game, table.session.position))

    def _say_of_pile(self, words: Callable[[Game, Position, int], str]) -> None:
        table = self._context.table()
        self._context.say(words(table.game, table.session.position, self._board.here()))
