"""Greets a newcomer: a line above the table that leads to ways to begin."""

from collections.abc import Callable

from app.control.page_chrome import PageChrome
from app.control.page_context import PageContext
from app.control.page_state import PageState
from app.panels.greeting_html import greeting
from app.platform.dom import CannotStoreError, Dom
from app.view.prerender import FIRST_GAME

_STATE = "backbone.greeted"  # known to greeting.js, which shows the line before Python runs
_NOT_YET, _ANSWERED = "not yet", "yes"
_MOVES = 10  # who has made so many needs no greeting


class GreetingController:
    """Shows the line until it is answered, or until the newcomer plays for some moves or finds another game."""

    def __init__(self, dom: Dom, state: PageState, chrome: PageChrome, context: PageContext) -> None:
        self._dom = dom
        self._state = state
        self._chrome = chrome
        self._context = context
        self._is_unanswered = False
        self._is_shown = False

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"greeting": lambda _: self._open(), "no-greeting": lambda _: self._answer()}

    def begin(self, *, may_greet: bool) -> None:
        """Show the line to a newcomer, or hide the one that the page shows before Python runs.

        `may_greet` is False if the page was asked for something else.
        """
        self._is_unanswered = self._is_newcomer()
        self._is_shown = may_greet and self._is_unanswered
        self._chrome.offer_greeting(shown=self._is_shown)
        if self._is_shown:
            self._keep(_NOT_YET)

    def game_changed(self) -> None:
        """Hide the line for good if the player plays by now, also on a visit by a link, where it is not shown."""
        plays = self._state.table.session.moves_made >= _MOVES
        if self._is_unanswered and (plays or (self._is_shown and not self._is_beginning())):
            self._answer()

    def _is_newcomer(self) -> bool:
        kept = self._dom.stored(_STATE)
        if kept == _NOT_YET:
            return self._is_beginning()
        return kept is None and self._state.is_first_visit

    def _is_beginning(self) -> bool:
        session = self._state.table.session
        return session.game.id == FIRST_GAME and session.moves_made < _MOVES

    def _open(self) -> None:
        self._answer()
        self._context.open(greeting(self._state.table.game))

    def _answer(self) -> None:
        self._is_shown = self._is_unanswered = False
        self._chrome.offer_greeting(shown=False)
        self._keep(_ANSWERED)

    def _keep(self, state: str) -> None:
        try:
            self._dom.store(_STATE, state)
        except CannotStoreError:
            return  # then every visit is the first
