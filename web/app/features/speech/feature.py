"""Describes the table on demand: in words, for players who use a screen reader, and by lighting what can move.

Each description is short at first. The same key again, while nothing has moved, gives the long one.
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

    The cards that can move are also lit until the next press. This is no advice: no move is better than another.
    Moves can be heard one at a time, too.
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
        self._last: tuple[str, Position] | None = None  # the description given last, and the position it was of
        self._next = 0  # the index of the legal move that is said next

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
        """Light every card that can move, and say how many these are; the second time, say all moves."""
        table = self.core.table
        self.core.after(table.release()._replace(said=None))  # closes the menu, and takes a hint away
        self.core.marks.light(list(table.turn.moves))
        more = speech.possible(table.turn) if self._is_again("moves") else None
        self.core.say(speech.movable(table.turn), aloud=True, more=more)

    def _say_overview(self) -> None:
        """Say the cards at the open ends; the second time, every pile."""
        table = self.core.table
        described = speech.overview if self._is_again("overview") else speech.open_ends
        self.core.say(described(table.game, table.session.position))

    def _say_move(self, step: int) -> None:
        """Say one legal move, the next or the one before, and go to the pile from which it takes cards."""
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
        """Return whether this description of this position was given just before; note that it is given now."""
        before, self._last = self._last, (name, self.core.session.position)
        return before == self._last

    def _say_of_pile(self, described: Callable[[Game, Position, int], Saying]) -> None:
        table = self.core.table
        self.core.say(described(table.game, table.session.position, self.core.board.here()))
