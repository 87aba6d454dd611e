"""Keeps the screen on while the player waits or watches, where the browser can do that."""

from typing import Any

from app.browser.dom import Dom


class WakeLock:
    """Keeps the screen on for one reason. If the browser cannot do that, or refuses, nothing happens.

    When the page is hidden, the browser itself releases the lock.
    """

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._is_held = False
        self._lock: Any = None  # the browser's object for the lock; None until the browser gives it

    def hold(self, *, on: bool) -> None:
        """Keep the screen on from now on, or, with `on` False, no longer."""
        if on == self._is_held:
            return
        self._is_held = on
        if on:
            self._ask()
        else:
            self._release()

    def _ask(self) -> None:
        browsers = getattr(self._dom.window.navigator, "wakeLock", None)
        if browsers:
            self._dom.when(browsers.request("screen"), self._came)

    def _came(self, lock: Any) -> None:
        self._release()  # the answer to an earlier request may have come late
        self._lock = lock
        if not self._is_held:
            self._release()

    def _release(self) -> None:
        lock, self._lock = self._lock, None
        if lock:
            self._dom.when(lock.release(), lambda _: None)
