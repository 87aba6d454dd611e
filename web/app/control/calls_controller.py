"""Makes the player's calls: the moves that some games let the player name, such as a bid or the next deal."""

from collections.abc import Callable

from app.board.board_controller import BoardController
from app.board.calls_view import CallsView
from app.control.page_context import PageContext


class CallsController:
    """Answers the buttons for calls, such as bids; moves the keyboard focus to them and back to the table."""

    def __init__(self, calls: CallsView, board: BoardController, context: PageContext) -> None:
        self._calls = calls
        self._board = board
        self._context = context

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"bid": self._choose, "call": self._call, "calls": lambda _: self._go_to_calls()}

    def _choose(self, text: str) -> None:
        """Choose a call, given in notation, and say what it is worth.

        If it was chosen with a key, the focus goes on to the button that makes it.
        """
        call = self._calls.choose(text)
        if not call or not call.stakes:
            return
        if self._board.by_key:
            self._calls.focus_on_call(text)
        self._context.say(" ".join((f"{call.stakes.spoken}.", *call.stakes.lines)))

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
            self._context.say("There is nothing to be called now.")
