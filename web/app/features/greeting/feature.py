"""Greets a newcomer with a line above the table; the line opens a sheet with ways to begin."""

from app.core.core import Core
from app.core.feature import Feature
from app.core.part import Commands
from app.features.greeting.sheet import greeting
from app.saving.storage import CannotStoreError
from app.view.prerender import FIRST_GAME

_STATE = "backbone.greeted"  # greeting.ts reads it too: it shows the line before Python runs
_NOT_YET, _ANSWERED = "not yet", "yes"
_MOVES = 10  # a player who has made this many needs no greeting


class Greeting(Feature):
    """Shows the line until the player answers it, makes `_MOVES` moves, or opens another game."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._is_unanswered = False
        self._is_shown = False

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"greeting": lambda _: self._open(), "no-greeting": lambda _: self._answer()}

    def greet(self, *, may_greet: bool) -> None:
        """Show the line to a newcomer; otherwise hide it, since it may be shown before Python runs.

        `may_greet` is False if the page was opened for something else, such as the game of a link.
        """
        self._is_unanswered = self._is_newcomer()
        self._is_shown = may_greet and self._is_unanswered
        self._show(shown=self._is_shown)
        if self._is_shown:
            self._keep(_NOT_YET)

    def game_changed(self) -> None:
        """Hide the line for good once the player has made `_MOVES` moves, or has opened another game.

        The moves count even while the line is not shown, as after a link.
        """
        if self.core.asleep:
            return
        plays = self.core.session.moves_made >= _MOVES
        if self._is_unanswered and (plays or (self._is_shown and not self._is_beginning())):
            self._answer()

    def _is_newcomer(self) -> bool:
        kept = self.core.device.stored(_STATE)
        if kept == _NOT_YET:
            return self._is_beginning()
        return kept is None and self.core.state.is_first_visit

    def _is_beginning(self) -> bool:
        session = self.core.session
        return session.game.id == FIRST_GAME and session.moves_made < _MOVES

    def _open(self) -> None:
        self._answer()
        self.core.open(greeting(self.core.table.game))

    def _answer(self) -> None:
        self._is_shown = self._is_unanswered = False
        self._show(shown=False)
        self._keep(_ANSWERED)

    def _show(self, *, shown: bool) -> None:
        """Show the greeting in place of the facts about the game, or hide it."""
        self.core.page.flag("", "with-greeting", on=shown)

    def _keep(self, state: str) -> None:
        try:
            self.core.device.store(_STATE, state)
        except CannotStoreError:
            return  # without storage, every visit counts as the first
