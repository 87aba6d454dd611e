"""What a random player leaves and finds again as it was."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from engine.games.catalogue import CATALOGUE
from support.page_machine.around import Around
from support.page_machine.with_buttons import WithButtons


class ComingBack(WithButtons, Around):
    """A player who leaves and comes back."""

    @precondition(lambda self: self.free() and not self._ends_here())
    @rule(name=st.sampled_from(list(CATALOGUE)))
    def look_at_another_game_and_come_back(self, name: str) -> None:
        """What lay on the table when it was left lies there on return."""
        here, text, results = self.session.game.id, self.session.text(), self.table.results
        self.choose_a_game(name)
        if self.open:
            self.choose_a_game(here)
        if self.open:
            assert (self.session.text(), self.table.results) == (text, results)

    def _ends_here(self) -> bool:
        """Whether the game on the table is not one to come back to: it is over, or a lesson."""
        return self.table.history.entry.is_over or bool(self.table.history.entry.lesson)

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def open_another_tab_and_come_back(self) -> None:
        """Which shows the same, and leaves all as it is."""
        before = self._games_and_results()
        self.play_in_another_tab(plays=False, stays=False)
        if self.asleep:
            self.wake()
        assert self._games_and_results() == before

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def take_a_backup_out_and_in(self) -> None:
        """It has nothing that is not there."""
        self._order("menu", "data")  # these presses end moves that go on by themselves
        before, files = self._games_and_results(), len(self.browser.window.downloads)
        self._order("export")
        if len(self.browser.window.downloads) > files:
            self._order("import")
            self.browser.pick_file(self.browser.window.downloads[-1][1])
            assert self._games_and_results() == before
        self._put_everything_away()
