"""Describes the table in words on demand, for players who use a screen reader."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.control.page_context import PageContext
from engine.core.game import Game, Position
from engine.view import speech


class SpeechController:
    """Says, on command, the whole table, the possible moves, or the pile with the keyboard focus."""

    def __init__(self, board: BoardController, context: PageContext) -> None:
        self._board = board
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "moves": lambda _: self._say(speech.possible),
            "overview": lambda _: self._say(speech.overview),
            "contents": lambda _: self._say_of_pile(speech.contents),
            "where": lambda _: self._say_of_pile(speech.pile),
        }

    def _say(self, words: Callable[[Game, Position], str]) -> None:
        table = self._context.table()
        self._context.say(words(table.game, table.session.position))

    def _say_of_pile(self, words: Callable[[Game, Position, int], str]) -> None:
        table = self._context.table()
        self._context.say(words(table.game, table.session.position, self._board.here()))
