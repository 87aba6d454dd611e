"""Makes the player's calls, which are moves made by naming them, such as a bid; shows the last trick again."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.control.page_context import PageContext
from engine.core import optional
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Kind
from engine.core.saying import say
from engine.play.session import Session

_SHOWN_AGAIN = 3  # for how many pauses of a complete trick the last trick is shown again


class CallsController:
    """Answers the buttons for calls and for the last trick; moves the keyboard focus to the calls and back."""

    def __init__(self, calls: CallsView, board: BoardController, context: PageContext) -> None:
        self._calls = calls
        self._board = board
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {
            "bid": self._choose,
            "call": self._call,
            "calls": lambda _: self._go_to_calls(),
            "trick": lambda _: self._show_last_trick(),
        }

    def _choose(self, text: str) -> None:
        """Choose a call, given in notation, and say what it is worth.

        If it was chosen with a key, the focus goes on to the button that makes it.
        """
        call = self._calls.choose(text)
        if not call or not call.stakes:
            return
        if self._board.by_key:
            self._calls.focus_on_call(text)
        promise = say("statement", what=call.stakes.title)
        self._context.say(say("sentences", parts=[promise, *call.stakes.lines]))

    def _call(self, text: str) -> None:
        """Make a call, given in notation; if it was made with a key, move the focus back to the table.

        Do nothing at the second tap of a double tap.
        """
        if not (self._calls.is_meant() or self._board.by_key):
            return
        was_there = self._calls.has_focus() and self._board.by_key
        self._context.after(self._context.table().play_text(text))
        if was_there:
            self._board.take_focus()

    def _go_to_calls(self) -> None:
        if not self._calls.take_focus():
            self._context.say(say("nothing-to-call"))

    def _show_last_trick(self) -> None:
        """Show the cards of the last trick again for a while, and say who won it and why."""
        session = self._context.table().session
        trick = optional.last_trick(session.game, session.position)
        steps = _last_trick(session)
        if trick and steps:
            self._context.say(trick.words)
            self._context.demonstrate(steps)
        else:
            self._context.say(say("no-trick-yet"), aloud=True)


def _last_trick(session: Session) -> list[PlayedMove]:
    """Return steps that show the last complete trick before it was taken; empty if no trick had a card in it."""
    for node in reversed(session.line()):
        move, before = node.move, node.parent
        assert move and before  # only the deal has none, and it is not on the line
        kinds = session.game.spots[move.source].kind, session.game.spots[move.target].kind
        if kinds == (Kind.TRICK, Kind.TAKEN):
            return [*[PlayedMove(move, before.position)] * _SHOWN_AGAIN, PlayedMove(move, node.position)]
    return []
