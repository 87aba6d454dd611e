"""Deletes single games and results; nothing is asked, and each of them can be brought back."""

from collections.abc import Callable

from app.control.deletions import Deletion, Deletions
from app.control.page_context import PageContext
from app.panels import statistics_html
from engine.core.saying import say
from engine.play import statistics
from engine.view import speech


class DeletionController:
    """Deletes games on the sheet "Your data" and results on the statistics sheets.

    `changed` is called after a change, to show and save it. `show_data` draws the sheet "Your data" anew and then
    calls its argument; `show_statistics` draws the statistics of the rule set with this id anew.
    """

    def __init__(
        self,
        context: PageContext,
        deletions: Deletions,
        *,
        changed: Callable[[], None],
        show_data: Callable[[Callable[[], None]], None],
        show_statistics: Callable[[str], None],
    ) -> None:
        self._context = context
        self._deletions = deletions
        self._changed = changed
        self._show_data = show_data
        self._show_statistics = show_statistics

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"game-delete": self._delete_game, "result-delete": self._delete_result}

    def _delete_game(self, about: str) -> None:
        """Delete the game at an index of the history, unless it is on the table."""
        at = int(about)
        entry = self._context.table().history.remove(at)

        def bring_back(done: Callable[[], None]) -> None:
            self._context.table().history.insert(at, entry)
            self._changed()
            self._show_data(done)

        deletion = Deletion(speech.deal_title(entry.session.game, entry.session.number), bring_back)
        self._changed()
        self._show_data(lambda: self._deletions.add(deletion))

    def _delete_result(self, about: str) -> None:
        """Delete a result; `about` is the id of the rule set, and the place among its latest results."""
        name, _, place = about.partition(" ")
        result = statistics.latest(self._context.table().results, name, statistics_html.LATEST)[int(place)]

        def bring_back(done: Callable[[], None]) -> None:
            self._context.table().book.add(result)
            self._changed()
            self._show_statistics(name)
            done()

        self._context.table().book.remove(result.token)
        self._changed()
        self._show_statistics(name)
        self._deletions.add(Deletion(say("result"), bring_back))
