"""Catches what the page's functions raise when the browser calls them.

Without it an exception ends a function half-way and nobody is told: timers go on, and flags stay set.
"""

import traceback
from collections.abc import Callable
from typing import Any


class ErrorBoundary:
    """Wraps every function that is handed to the browser.

    An exception is given to `report` as a traceback, and then `recover` is called, once, when the outermost of the
    wrapped functions is over (the browser calls some of them from within another, as when the focus moves). Until
    `recover` is set exceptions pass through: the page that is starting shows them in its own way.
    """

    def __init__(self, report: Callable[[str], None]) -> None:
        self.recover: Callable[[], None] | None = None
        self._report = report
        self._depth = 0  # how many wrapped functions are being run, one inside the other
        self._failed = False

    def wrap(self, call: Callable[..., object]) -> Callable[..., None]:
        """Return a function that does the same and never raises."""

        def wrapped(*arguments: Any) -> None:
            self._run(call, *arguments)

        return wrapped

    def _run(self, call: Callable[..., object], *arguments: Any) -> None:
        self._depth += 1
        try:
            call(*arguments)
        except Exception:
            if self.recover is None:
                raise
            self._failed = True
            self._report(traceback.format_exc())
        finally:
            self._depth -= 1
        if self._failed and not self._depth:
            self._recover()

    def _recover(self) -> None:
        """Call `recover`; what is raised in there is only reported, so that nothing goes round in circles."""
        self._depth += 1
        try:
            if self.recover:
                self.recover()
        except Exception:
            self._report(traceback.format_exc())
        finally:
            self._depth -= 1
            self._failed = False
