"""Lets a random player leave something and find it unchanged on return."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from engine.games.catalogue import CATALOGUE
from support.page_machine.around import Around
from support.page_machine.player import NUMBERS, Player
from support.page_machine.with_buttons import WithButtons

_BETWEEN = ("close", "export", "import", "record-copy")  # commands of the sheet "Your data"


class ComingBack(WithButtons, Around):
    """A player who leaves and comes back."""

    @precondition(lambda self: self.free() and not self._ends_here())
    @rule(name=st.sampled_from(list(CATALOGUE)))
    def look_at_another_game_and_come_back(self, name: str) -> None:
        """Open another game and come back. The first game must be as it was."""
        here, text, results = self.session.game.id, self.session.text(), self.table.results
        self.choose_a_game(name)
        if self.open:
            self.choose_a_game(here)
        if self.open:
            assert (self.session.text(), self.table.results) == (text, results)

    @precondition(Player.free)
    @rule(name=st.sampled_from(["", "", *CATALOGUE]), moves=st.integers(0, 3), by=st.integers(-4, 4))
    def look_back_in_between(self, name: str, moves: int, by: int) -> None:
        """Open the review, go by some positions, and close it. The game and a lesson must be as they were.

        With a `name`, begin the lesson of this rule set first, and make some of its moves.
        """
        if name:
            self.choose_a_game(name)
            self._order("menu", "learn", *["lesson-show"] * moves)
        self._order("menu")  # this ends moves that the page makes
        before = self._lesson(), self._games_and_results()[:2]
        self._order("review")
        if self.browser.find("#review").hidden:
            return  # it was open before, or cannot open yet
        assert not self._lesson()
        self._order(*["step 1" if by > 0 else "step -1"] * abs(by), "review")
        assert (self._lesson(), self._games_and_results()[:2]) == before

    def _lesson(self) -> list[str]:
        """Return the words of the lesson that is shown; none if none is."""
        if self.browser.find("#lesson").hidden:
            return []
        return [self.browser.text(f"#lesson-{part}") for part in ("count", "title", "text")]

    @precondition(lambda self: self.free() and self._saves)
    @rule(number=NUMBERS, between=st.lists(st.sampled_from(_BETWEEN), max_size=3))
    def delete_a_game_and_take_it_back(self, number: int, between: list[str]) -> None:
        """Delete a game, do something else, and take the deletion back. All games must be as they were."""
        self._order("menu", "data")  # opening these sheets ends moves that run by themselves
        delete = [one for one in self._buttons() if str(one.getAttribute("data-do")).startswith("game-delete ")]
        if delete:
            before = self._on_table_and_all()
            if "import" in between:
                self._order("export")
            self.browser.press(delete[number % len(delete)])
            for command in between:
                self._order(command)
                if command == "import":
                    self.browser.pick_file(self.browser.window.downloads[-1][1])
                self._put_everything_away()
                self._order("menu", "data")
            self._order("bring-back")
            assert self._on_table_and_all() == before
        self._put_everything_away()

    def _on_table_and_all(self) -> list[object]:
        """Return the game on the table, and all games in any order."""
        games = [
            (entry.token, entry.session.text(), entry.is_abandoned, entry.day)
            for entry in self.table.history.entries
        ]
        return [self.table.history.entry.token, sorted(games)]

    def _ends_here(self) -> bool:
        """Return whether the player cannot come back to the game on the table, because it is over."""
        return self.table.history.entry.is_over

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def open_another_tab_and_come_back(self) -> None:
        """Open another tab and come back. Nothing may change."""
        before = self._games_and_results()
        self.play_in_another_tab(plays=False, stays=False)
        if self.asleep:
            self.wake()
        assert self._games_and_results() == before

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def take_a_backup_out_and_in(self) -> None:
        """Save a backup and import it. The import must add nothing."""
        self._order("menu", "data")  # opening these sheets ends moves that run by themselves
        before, files = self._games_and_results(), len(self.browser.window.downloads)
        self._order("export")
        if len(self.browser.window.downloads) > files:
            self._order("import")
            self.browser.pick_file(self.browser.window.downloads[-1][1])
            assert self._games_and_results() == before
        self._put_everything_away()
