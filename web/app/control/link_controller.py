"""Opens what the address of the page names: the game of a link, a new deal, the gallery, the daily deals."""

from collections.abc import Callable
from typing import Any

from app.control.autosave import Autosave
from app.control.page_context import PageContext
from app.control.slow_work import SlowWork
from app.panels.damaged_link_html import damaged_link
from app.platform.dom import Dom
from app.state.table import Change
from engine.core.saying import say

GALLERY = "#games"
DAILY = "#daily"
_NEW_DEAL = "do=new"  # of the shortcut in the manifest
_MOST_ESCAPES = 4  # how often a link may have been escaped on its way


class LinkController:
    """Reads the address when the page starts and whenever it changes.

    `wake` takes the games over from another tab, `show_gallery` opens the gallery of all games, and
    `show_daily` the page of the deals of the day.
    """

    def __init__(
        self,
        dom: Dom,
        context: PageContext,
        autosave: Autosave,
        slow_work: SlowWork,
        *,
        wake: Callable[[], None],
        show_gallery: Callable[[], None],
        show_daily: Callable[[], None],
    ) -> None:
        self._dom = dom
        self._context = context
        self._autosave = autosave
        self._slow_work = slow_work
        self._wake = wake
        self._sheets = {GALLERY: show_gallery, DAILY: show_daily}
        dom.listen(dom.window, "hashchange", self._address_changed)

    def _address_changed(self, event: Any) -> None:
        self.follow_address()

    def follow_address(self) -> bool:
        """Open the game of the address, begin a new deal, or open a sheet, as the address asks.

        This request is then removed from the address, so that a reload of the page goes on with the game and does
        not open it anew. Returns whether the address has asked for something.
        """
        location = self._dom.window.location
        address, asked = str(location.hash), str(location.search).removeprefix("?").split("&")
        new_deal = _NEW_DEAL in asked
        if not address and not new_deal:
            return False
        if self._autosave.asleep:
            self._wake()  # then this method is called again
            return True
        self._dom.window.history.replaceState(None, "", f"{location.origin}{location.pathname}")
        table = self._context.table()
        if address in self._sheets:
            self._sheets[address]()
        elif new_deal:
            self._context.after(table.new_deal())
        else:
            self._open(self._decoded(address))
        return True

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return a function by command name; its argument is the text after the name: "3" in "step 3", or ""."""
        return {"link": self._open}

    def _open(self, link: str) -> None:
        work = self._context.table().opening(link)
        self._slow_work.start(say("opening-game"), work, lambda change: self._opened(link, change))

    def _opened(self, link: str, change: Change) -> None:
        """Show what a link has led to; if it is refused, but names a deal, offer to play that from its start."""
        table = self._context.table()
        deal = table.deal_of_link(link) if change.refused and change.said else None
        if deal and change.said:
            self._context.open(damaged_link(change.said, deal.game, deal.number, deal.link()))
        else:
            self._context.after(change)

    def _decoded(self, address: str) -> str:
        """Return the address without its percent escapes; some programs escape those of others once more."""
        for _ in range(_MOST_ESCAPES):
            address = self._dom.decoded(address)
        return address
