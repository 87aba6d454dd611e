"""What a feature keeps on the device besides games, results and settings, such as favourites."""

from collections.abc import Callable
from typing import Any, NamedTuple


class FeatureData(NamedTuple):
    """Data of one feature. It is kept from visit to visit, and every backup file has it, too."""

    name: str  # in what is kept, and in backup files
    # Returns sound data from a JSON value that is not trusted; from None, what there is at first.
    read: Callable[[object], Any]
    # Returns what is here with what a backup file adds, both as `read` returns them. Nothing that is here is lost.
    joined: Callable[[Any, Any], Any]
