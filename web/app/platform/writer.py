"""Asks the page's script writer.ts which tab may write; at most one may at a time, and the others follow it."""

from collections.abc import Callable
from typing import Any

from app.platform.dom import Dom


class Writer:
    """The right of this tab to write.

    `leaving` is called just before this tab gives the right to another one, `lost` when it does not have it any
    more, and `written` when the tab that has it has written something. `kept` is the object that kept.ts makes.
    """

    def __init__(
        self,
        dom: Dom,
        kept: Any,
        *,
        leaving: Callable[[], None],
        lost: Callable[[], None],
        written: Callable[[], None],
    ) -> None:
        self._dom = dom
        self._kept = kept
        dom.listen(dom.window, "writer-leaving", lambda event: leaving())
        dom.listen(dom.window, "writer-lost", lambda event: lost())
        dom.listen(dom.window, "records-written", lambda event: written())

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
        """Give the right to write back; then `lost` is called."""
        self._kept.giveWay()
