"""Tries what must work at any time: a win with the button Finish, a table at rest, and a new deal."""

from hypothesis import note
from hypothesis.stateful import precondition, rule

from engine.core.game import Status
from support.page_machine.laws import Laws


class Endings(Laws):
    """A player who finishes games and begins new ones."""

    @precondition(lambda self: self.free() and self._finish_is_offered())
    @rule()
    def finish(self) -> None:
        """Press Finish and wait. The game must be won, and one undo must take the whole finish back."""
        before, results = self.session.position, len(self.table.results)
        note(self.session.text())
        # The press first ends a move that is still being shown.
        self.browser.press("#run")
        self.browser.rest()
        assert self.session.status() is Status.WON
        assert len(self.table.results) <= results + 1
        won = self.session.line()
        self._order("close")
        self.browser.key("z", ctrl=True)
        undone = {node.position for node in won[len(self.session.line()) :]} | {self.session.position}
        # If Finish was already running before the press, the undo goes back further than to `before`.
        assert before in undone

    @rule()
    def come_to_rest(self) -> None:
        """Close everything and wait. Then every part of the table must agree with the position."""
        self._put_everything_away()
        self.browser.rest()
        self._put_everything_away()
        self.browser.rest()
        if self.open:
            self.check_the_table_at_rest()

    @rule()
    def begin_anew(self) -> None:
        """Press the button for a new deal. It must work from every state, and the new game must answer a press."""
        self._put_everything_away()
        assert self.open
        self.browser.advance(1000)
        self._put_everything_away()
        before = self.session
        self.browser.press("#new")
        assert self.session is not before
        assert not self.session.moves_made or self.session.here.is_automatic
        self.browser.advance(3000)
        name = self._piles()[-1]
        said = self.browser.find("#said").textContent
        self.browser.activate(self.browser.outline(name))
        assert self.browser.find("#said").textContent != said or not self.open, (name, said)

    def teardown(self) -> None:
        try:
            if self._sound:
                self.begin_anew()
                self.nothing_is_logged_as_an_error()
        finally:
            self._resources.close()
