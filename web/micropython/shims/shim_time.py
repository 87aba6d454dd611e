"""Replaces the parts of `time` and `traceback` that we use."""

import io
import sys

import js  # type: ignore[import-not-found]


def perf_counter() -> float:
    """Return the seconds since a fixed moment. This time never goes back."""
    return js.performance.now() / 1000  # type: ignore[no-any-return]


def format_exception(error: BaseException) -> list[str]:
    """Do what `traceback.format_exception` does."""
    stream = io.StringIO()
    sys.print_exception(error, stream)  # type: ignore[attr-defined]
    return [stream.getvalue()]
