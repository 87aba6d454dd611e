"""What has to come out, whatever was done before: a win by Finish, rest, and a new deal."""

from hypothesis import note
from hypothesis.stateful import precondition, rule

from engine.core.game import Status
from support.page_machine.laws import Laws


class Endings(Laws):
    """A player who brings things to their ends."""

    @precondition(lambda self: self.free() and self._finish_is_offered())
    @rule()
    def finish(self) -> None:
        """Finish, left alone, wins; and one undo takes all of it back."""
        before, results = self.session.position, len(self.table.results)
        note(self.session.text())
        # a move that is still being shown comes to its end first
        self.browser.press("#run")
        self.browser.rest()
        assert self.session.status() is Status.WON
        assert len(self.table.results) <= results + 1
        won = self.session.line()
        self._order("close")
        self.browser.key("z", ctrl=True)
        undone = {node.position for node in won[len(self.session.line()) :]} | {self.session.position}
        assert before in undone  # if Finish was playing already when it was pressed, that is taken back too

    @rule()
    def come_to_rest(self) -> None:
        """Put everything away and wait: then the table is true in all its parts."""
        self._put_everything_away()
        self.browser.rest()
        self._put_everything_away()
        self.browser.rest()
        if self.open:
            self.check_the_table_at_rest()

    @rule()
    def begin_anew(self) -> None:
        """No state is a dead end: from everywhere a new deal can be had, and answers."""
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
