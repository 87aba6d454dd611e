"""Catches exceptions in the functions of the page that the browser calls.

Without that, an exception would end a function half-way, and nobody would notice: timers would go on, and flags
would stay set.
"""

import traceback
from collections.abc import Callable
from typing import Any


class ErrorBoundary:
    """Wraps every function that the browser is to call.

    After an exception, `report` is called with the traceback. Then `recover` is called once, as soon as no wrapped
    function is running. (While one function runs, the browser may call another, for example when the first has
    moved the focus.) Until `recover` is set, exceptions are raised as usual, and the page's scripts show them.
    """

    def __init__(self, report: Callable[[str], None]) -> None:
        self.recover: Callable[[], None] | None = None
        self.is_closed = False  # if True, calls by the browser are ignored
        self._report = report
        self._depth = 0  # how many wrapped functions are running, one inside the other
        self._failed = False

    def wrap(self, call: Callable[..., object]) -> Callable[..., None]:
        """Return a function that calls `call` and, once `recover` is set, never raises an exception."""

        def wrapped(*arguments: Any) -> None:
            if not self.is_closed:
                self._run(call, *arguments)

        return wrapped

    def _run(self, call: Callable[..., object], *arguments: Any) -> None:
        before = self._depth  # is restored below, also if a function inside has been abandoned
        self._depth = before + 1
        try:
            call(*arguments)
        except Exception as error:
            if self.recover is None:
                raise
            self._failed = True
            self._report_error(error)
        finally:
            self._depth = before
        if self._failed and not before:
            self._recover()

    def abandoned(self, *, is_outermost: bool) -> None:
        """Do what follows an exception that Python could not catch: in MicroPython, an exception of JavaScript.

        `is_outermost` says whether no wrapped function is running any more.
        """
        self._failed = True
        if is_outermost:
            self._depth = 0
            self._recover()

    def _recover(self) -> None:
        """Call `recover`. An exception in it is only reported, so that it does not start another recovery."""
        self._depth += 1
        try:
            if self.recover:
                self.recover()
        except Exception as error:
            self._report_error(error)
        finally:
            self._depth -= 1
            self._failed = False

    def _report_error(self, error: Exception) -> None:
        self._report("".join(traceback.format_exception(error)))
