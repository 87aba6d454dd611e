"""Asks the page's script writer.ts which tab may write; at most one may at a time, and the others follow it."""

from collections.abc import Callable
from typing import Any

from app.browser.dom import Dom


class Writer:
    """The right of this tab to write. `kept` is the object that kept.ts makes.

    The window hears "writer-leaving" just before this tab gives the right to another one, "writer-lost" when it
    does not have it any more, and "records-written" when the tab that has it has written something.
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
        """Whether only one tab comes to have the right: by a lock, or because the tabs can ask each other."""
        return bool(self._kept.isExclusive)

    def claim(self, done: Callable[[], None]) -> None:
        """Take the right to write; call `done` later, when this tab has it or the browser has refused it."""
        self._dom.when(self._kept.claim(), lambda _: done(), lambda reason: done())

    def give_way(self) -> None:
        """Give the right to write back; then the window hears "writer-lost"."""
        self._kept.giveWay()
