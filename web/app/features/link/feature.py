"""Opens what the address of the page names: the game of a link, a new deal, the gallery, the daily deals."""

from app.core.feature import Feature
from app.core.part import Commands
from app.features.link.sheet import damaged_link
from app.state.change import Change
from engine.core.saying import say

_SHEETS = {"#games": "games", "#daily": "daily"}  # by address, the command that opens it
_NEW_DEAL = "do=new"  # in the address of the shortcut that the manifest defines
_MOST_ESCAPES = 4  # how many times a link may have been percent-escaped


class Link(Feature):
    """Reads the address when the page starts and whenever it changes."""

    def follow_address(self) -> bool:
        """Open the game of the address, begin a new deal, or open a sheet, as the address asks.

        This request is then removed from the address, so that a reload of the page goes on with the game and does
        not open it anew. Returns whether the address has asked for something.
        """
        _, asked, address = self.core.device.address()
        new_deal = _NEW_DEAL in asked
        if not address and not new_deal:
            return False
        if self.core.asleep:
            self.core.do("here")  # `woken` calls this method again
            return True
        self.core.device.clear_address()
        table = self.core.table
        self.core.recording.begin_anew()  # no recorded press causes the next change
        if address in _SHEETS:
            self.core.do(_SHEETS[address])
        elif new_deal:
            self.core.after(table.new_deal())
        else:
            self._open(self._decoded(address))
        return True

    def receive(self) -> bool:
        """Open what the address asks for; return whether it asks for something."""
        return self.follow_address()

    def woken(self) -> None:
        """Open what the address asks for; it had to wait as long as another tab had the games."""
        self.follow_address()

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"link": self._open}

    def _open(self, link: str) -> None:
        work = self.core.table.opening(link)
        self.core.slow_work.start(say("opening-game"), work, lambda change: self._opened(link, change))

    def _opened(self, link: str, change: Change) -> None:
        """Show the game of a link; if the link is refused, but names a deal, offer this deal from its start."""
        self.core.recording.begin_anew()
        table = self.core.table
        deal = table.deal_of_link(link) if change.refused and change.said else None
        if deal and change.said:
            self.core.open(damaged_link(change.said, deal.game, deal.number, deal.link()))
        else:
            self.core.after(change)

    def _decoded(self, address: str) -> str:
        """Return the address without percent escapes, also if other programs have escaped it several times."""
        for _ in range(_MOST_ESCAPES):
            address = self.core.device.decoded(address)
        return address
