"""Opens what the address of the page names: the game of a link, a new deal, or the gallery."""

from collections.abc import Callable

from app.control.autosave import Autosave
from app.control.page_context import PageContext
from app.platform.dom import Dom
from app.state.table import Change

GALLERY = "#games"
_NEW_DEAL = "do=new"


class LinkController:
    """Reads the address when the page starts and whenever it changes.

    `wake` takes the games over from another tab, `show_gallery` opens the gallery of all games.
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
        dom.listen(dom.window, "hashchange", lambda event: self.follow_address())

    def open_address(self) -> Change:
        """Open the game of the address, begin a new deal, or open the gallery, as the address asks.

        This request is then removed from the address, so that a reload of the page goes on with the game and does
        not open it anew. Returns the change of the table, which the caller has to show; an empty `Change()` if
        there is nothing to show.
        """
        location = self._dom.window.location
        address, new_deal = str(location.hash), _NEW_DEAL in str(location.search)
        if not address and not new_deal:
            return Change()
        if self._autosave.asleep:
            self._wake()  # then this method is called again
            return Change()
        self._dom.window.history.replaceState(None, "", str(location.pathname))
        if address == GALLERY:
            self._show_gallery()
            return Change()
        table = self._context.table()
        return table.new_deal() if new_deal else table.open(self._dom.decoded(address))

    def follow_address(self) -> None:
        """Do what the address asks for now, and show it."""
        change = self.open_address()
        if change != Change():
            self._context.after(change)
