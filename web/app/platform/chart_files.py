"""Fetches the rest of a rule set's chart: the stored verdicts on those deals that are not part of the engine.

The service worker keeps every chart that was once fetched, so it is there without a network, too.
"""

from collections.abc import Callable
from typing import Any

from app.platform.dom import Dom
from engine.solving import deal_index


class ChartFiles:
    """Fetches charts, each at most once for each deal for which it is wanted."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._tried: set[tuple[str, int]] = set()

    def want(self, name: str, number: int, arrived: Callable[[], None]) -> None:
        """Fetch the rest of the chart of a rule set, then call `arrived`; do nothing if it is whole.

        `number` is that of the deal on the table. If the chart cannot be had, nothing happens: the page then does
        without it, and tries again at the next deal.
        """
        if deal_index.is_whole(name) or (name, number) in self._tried:
            return
        self._tried.add((name, number))

        def came(response: Any) -> None:
            if response.ok:
                self._dom.when(response.text(), read)

        def read(text: Any) -> None:
            try:
                deal_index.add_rest(name, str(text))
            except ValueError as error:  # a host that answers something else
                self._dom.log_error(str(error))
            else:
                arrived()

        self._dom.when(self._dom.window.fetch(f"charts/{name}.txt"), came)
