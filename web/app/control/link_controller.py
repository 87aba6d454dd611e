"""Opens the game that the address names: a link, a shortcut to a new deal, or the gallery."""

from collections.abc import Callable

from app.control.autosave import Autosave
from app.control.page_context import PageContext
from app.platform.dom import Dom
from app.state.table import Change

GALLERY = "#games"
_NEW_DEAL = "do=new"


class LinkController:
    """Reads the address when the page starts and whenever it changes.

    `wake` takes the games back from another tab, `show_gallery` shows all games.
    """

    def __init__(
        self,
        dom: Dom,
        context: PageContext,
        autosave: Autosave,
        *,
        wake: Callable[[], None],
        show_gallery: Callable[[], None],
    ) -> None:
        self._dom = dom
        self._context = context
        self._autosave = autosave
        self._wake = wake
        self._show_gallery = show_gallery
        dom.listen(dom.window, "hashchange", lambda event: self._address_changed())

    def open_address(self) -> Change:
        """Open the game in the address, and clean the address, so that a reload resumes instead.

        Returns what has changed on the table, still to be shown; an empty change if nothing has.
        """
        location = self._dom.window.location
        address, new_deal = str(location.hash), _NEW_DEAL in str(location.search)
        if not address and not new_deal:
            return Change()
        if self._autosave.asleep:
            self._wake()
        self._dom.window.history.replaceState(None, "", str(location.pathname))
        if address == GALLERY:
            self._show_gallery()
            return Change()
        table = self._context.table()
        return table.new_deal() if new_deal else table.open(self._dom.decoded(address))

    def _address_changed(self) -> None:
        change = self.open_address()
        if change != Change():
            self._context.after(change)
