"""Decides whether this tab may write, takes that right over, or reads what another tab has written.

Only one tab has the right to write: the tab that was opened last, or that took the games over last. All other tabs
are *asleep*: they save nothing, show what the writing tab plays, and can take the games over at any time.
"""

from collections.abc import Callable

from app.core.outside import Device, Time, Writing
from app.saving.numbered_texts import NumberedTexts
from app.saving.storage import Storage

_FOLLOW_MS = 60  # from the last save of another tab until this tab reads it
_TRY_AGAIN_MS = 1000  # the pause before a second try, if the texts of another tab could not be read


class OtherTabs:
    """The right of this tab to write, and what it does as long as another tab has that right."""

    def __init__(
        self, time: Time, device: Device, storage: Storage, numbered_texts: NumberedTexts, writer: Writing
    ) -> None:
        self._device = device
        self._storage = storage
        self._numbered_texts = numbered_texts
        self._writer = writer
        self._follow_timer = time.timer(unseen=True)
        self._looks = 0  # how many times this tab has begun to read what another tab has saved
        self._is_waking = False  # whether this tab is taking over: it still has to read what the other tab saved

    @property
    def asleep(self) -> bool:
        """Whether this tab saves nothing, because another tab has the right to write or had it until now."""
        return self._is_waking or not self._writer.may_write

    def wake(self, done: Callable[[], None]) -> None:
        """Take the games over from the other tab: read what it has saved, then call `done`.

        If this cannot be read, tell the player, and leave the games to the other tab. Do nothing if this tab is
        taking them over already: a second reading would discard what was saved after the first.
        """
        if self._is_waking:
            return

        def read() -> None:
            try:
                self._storage.read()
            finally:
                self._is_waking = False
            done()

        def failed() -> None:
            self._is_waking = False
            self._writer.give_way()
            self._storage.tell_not_read()

        self._is_waking = True
        self._writer.claim(lambda: self._numbered_texts.read_again(read, failed))

    def look_elsewhere(self, done: Callable[[], None]) -> None:
        """Wait a moment, then read what another tab has saved, and call `done`; each call restarts the wait."""
        self._look_elsewhere_in(_FOLLOW_MS, done)

    def _look_elsewhere_in(self, ms: float, done: Callable[[], None]) -> None:
        self._looks += 1
        look = self._looks

        def read() -> None:
            if self.asleep:
                self._storage.read()
                done()

        def failed() -> None:
            # no second try on a hidden page: it reads again when it becomes visible
            if self.asleep and look == self._looks and not self._device.is_hidden:
                self._look_elsewhere_in(_TRY_AGAIN_MS, done)

        self._follow_timer.set(ms, lambda: self._numbered_texts.read_again(read, failed))
