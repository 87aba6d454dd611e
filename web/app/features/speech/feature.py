"""Describes the table on demand: in words, for players who use a screen reader, and by highlighting cards.

The first press of the key for the moves, or of the key for the whole table, gives a short description. If the
position is still the same, the next press of this key gives a long one.
"""

from collections.abc import Callable

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.panels.menu_entry import MenuEntry, MenuGroup
from app.view.keys import Key
from engine.core.game import Game, Kind, Position
from engine.core.saying import Saying, say
from engine.view import speech

SIGN = "M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7"


class Speech(Feature):
    """Says, on command, the whole table, the possible moves, or the pile with the keyboard focus.

    The cards that can move are also highlighted until the next press. This is not advice: all legal moves are
    treated alike. The player can also hear the moves one at a time.
    """

    keys = (
        Key("m", "moves", "key-moves"),
        Key("o", "overview", "key-overview"),
        Key(".", "next-move", "key-next-move"),
        Key(",", "last-move", "key-last-move"),
        Key("v", "contents", "key-contents"),
        Key("w", "where", "key-where"),
    )
    in_menu = (MenuEntry("moves", say("menu-moves"), MenuGroup.LEARN, SIGN),)

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._last: tuple[str, Position] | None = None  # the name of the last description, and its position
        self._next = 0  # the index of the legal move that was said last

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "moves": lambda _: self._show_moves(),
            "overview": lambda _: self._say_overview(),
            "next-move": lambda _: self._say_move(1),
            "last-move": lambda _: self._say_move(-1),
            "contents": lambda _: self._say_of_pile(speech.contents),
            "where": lambda _: self._say_of_pile(speech.pile),
        }

    def _show_moves(self) -> None:
        """Highlight every card that can move, and say how many there are; the second time, say all moves, too."""
        table = self.core.table
        self.core.after(table.release()._replace(said=None))  # closes the menu, and takes a hint away
        self.core.marks.light(list(table.turn.moves))
        more = speech.possible(table.turn) if self._is_again("moves") else None
        self.core.say(speech.movable(table.turn), aloud=True, more=more)

    def _say_overview(self) -> None:
        """Say the last cards of the piles; the second time, describe every pile."""
        table = self.core.table
        described = speech.overview if self._is_again("overview") else speech.open_ends
        self.core.say(described(table.game, table.session.position))

    def _say_move(self, step: int) -> None:
        """Say one legal move, and move the focus to the pile from which it takes cards.

        It is the first move at first, then the next one (`step` is 1) or the one before (-1).
        """
        table = self.core.table
        game, position = table.game, table.session.position
        moves = table.turn.moves
        if not moves:
            self.core.say(say("no-move-left"))
            return
        self._next = (self._next + step) % len(moves) if self._is_again("next-move") else 0
        move = moves[self._next]
        self.core.focus.go_to(move.source, move.n if game.spots[move.source].kind is Kind.HAND else 0)
        told = speech.describe_move(game, position, move, game.play(position, move), short=True)
        self.core.say(say("move-of-several", move=told, number=self._next + 1, count=len(moves)))

    def _is_again(self, name: str) -> bool:
        """Return whether the last description had this name and position; store this one as the last."""
        before, self._last = self._last, (name, self.core.session.position)
        return before == self._last

    def _say_of_pile(self, described: Callable[[Game, Position, int], Saying]) -> None:
        table = self.core.table
        self.core.say(described(table.game, table.session.position, self.core.board.focused.spot))
