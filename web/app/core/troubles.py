"""Tells the player about faults of the storage, as soon as something can be shown."""

from app.core.announcements import Announcements
from app.core.outside import Time
from engine.core.saying import Saying, say


class Troubles:
    """Collects the faults that the player has not been told yet, and tells them."""

    def __init__(self, time: Time, spoken: Announcements) -> None:
        self._time = time
        self._spoken = spoken
        self._found: list[Saying] = []

    def add(self, what: Saying) -> None:
        """Show a sentence about a fault, after the function that the browser is running now has ended.

        The fault may be found while the page is being built, when nothing can be shown yet.
        """
        self._found.append(what)
        self._time.after(0, self.tell)

    def tell(self) -> None:
        """Show the faults that were collected, and forget them."""
        if self._found:
            self._spoken.notice(say("sentences", parts=self._found))
            self._found.clear()
