"""Tells the player about faults of the storage, as soon as something can be shown."""

from app.core.outside import Time
from app.core.spoken import Spoken
from engine.core.saying import Saying, say


class Troubles:
    """The faults of which the player does not know yet."""

    def __init__(self, time: Time, spoken: Spoken) -> None:
        self._time = time
        self._spoken = spoken
        self._found: list[Saying] = []

    def add(self, what: Saying) -> None:
        """Show a sentence about a fault as soon as the present function is done.

        The fault may be found while the page is being built, before anything can be shown.
        """
        self._found.append(what)
        self._time.after(0, self.tell)

    def tell(self) -> None:
        """Show what was found."""
        if self._found:
            self._spoken.notice(say("sentences", parts=self._found))
            self._found.clear()
