"""Makes the player's calls (moves made by naming them, such as a bid), and shows the last trick again."""

from app.core.feature import Feature
from app.core.part import Commands
from app.view.keys import Key
from engine.core.automatic_moves import PlayedMove
from engine.core.game import Kind
from engine.core.saying import say
from engine.play.session import Session

_SHOWN_AGAIN = 3  # how long the last trick is shown again, as a multiple of the usual pause after a trick


class CallsController(Feature):
    """Answers the buttons for calls and for the last trick; moves the keyboard focus to the calls and back."""

    keys = (Key("q", "trick", "key-trick"), Key("c", "calls", "key-calls"))

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {
            "bid": self._choose,
            "call": self._call,
            "calls": lambda _: self._go_to_calls(),
            "trick": lambda _: self._show_last_trick(),
        }

    def _choose(self, text: str) -> None:
        """Select a call, given in notation, and say what it is worth.

        If it was selected with a key, the focus moves to the button that makes the call.
        """
        call = self.core.calls.choose(text)
        if not call or not call.stakes:
            return
        if self.core.board.by_key:
            self.core.calls.focus_on_call(text)
        promise = say("statement", what=call.stakes.title)
        self.core.say(say("sentences", parts=[promise, *call.stakes.lines]))

    def _call(self, text: str) -> None:
        """Make a call, given in notation; if it was made with a key, move the focus back to the table.

        Without a notation no call is chosen yet; say so. Ignore the second tap of a double tap.
        """
        if not text:
            self.core.say(say("choose-a-bid"), aloud=True)
            return
        if not (self.core.calls.is_meant() or self.core.board.by_key):
            return
        was_there = self.core.calls.has_focus() and self.core.board.by_key
        self.core.after(self.core.table.play_text(text))
        if was_there:
            self.core.focus.take()

    def _go_to_calls(self) -> None:
        if not self.core.calls.take_focus():
            self.core.say(say("nothing-to-call"))

    def _show_last_trick(self) -> None:
        """Show the cards of the last trick again for a while, and say who won it and why."""
        session = self.core.session
        trick = session.game.last_trick(session.position)
        steps = _last_trick(session)
        if trick and steps:
            self.core.say(trick.words)
            self.core.demonstrate(steps)
        else:
            self.core.say(say("no-trick-yet"), aloud=True)


def _last_trick(session: Session) -> list[PlayedMove]:
    """Return steps that show the last complete trick before it was taken; empty if no trick had a card in it."""
    for node in reversed(session.line()):
        move, before = node.move, node.parent
        assert move and before  # only the root has no move, and `line` does not contain the root
        kinds = session.game.spots[move.source].kind, session.game.spots[move.target].kind
        if kinds == (Kind.TRICK, Kind.TAKEN):
            return [*[PlayedMove(move, before.position)] * _SHOWN_AGAIN, PlayedMove(move, node.position)]
    return []
