"""Asks the page's script writer.ts which tab may write: one tab at a time. The other tabs show what it plays."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom


class Writer:
    """The right of this tab to write. `kept` is the object that kept.ts makes.

    The window gets these events: "writer-leaving" just before this tab gives the right to another tab,
    "writer-lost" when this tab does not have the right any more, and "texts-written" when the tab that has the
    right has written something.
    """

    def __init__(self, dom: Dom, kept: Any) -> None:
        self._dom = dom
        self._kept = kept

    @property
    def may_write(self) -> bool:
        """Whether this tab has the right to write."""
        return bool(self._kept.mayWrite())

    @property
    def is_exclusive(self) -> bool:
        """Whether only one tab can have the right, because there is a lock or the tabs can ask each other."""
        return bool(self._kept.isExclusive)

    def claim(self, done: Callable[[], None]) -> None:
        """Ask for the right to write; call `done` later, when this tab has the right or the browser refused it."""
        self._dom.when(self._kept.claim(), lambda _: done(), lambda reason: done())

    def give_way(self) -> None:
        """Give the right to write back; the window then gets the event "writer-lost"."""
        self._kept.giveWay()
