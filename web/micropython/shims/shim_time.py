"""Time, and errors told in words."""

import io
import sys

import js  # type: ignore[import-not-found]


def perf_counter() -> float:
    """Return a time in seconds that only goes forward."""
    return js.performance.now() / 1000  # type: ignore[no-any-return]


def format_exception(error: BaseException) -> list[str]:
    """Do what `traceback.format_exception` does."""
    stream = io.StringIO()
    sys.print_exception(error, stream)  # type: ignore[attr-defined]
    return [stream.getvalue()]
