"""Fetches the rest of a rule set's chart: the stored verdicts on those deals that are not part of the engine.

The service worker keeps every chart that was once fetched, so it is there without a network, too.
"""

from collections.abc import Callable

from app.browser.dom import Dom
from engine.solving import deal_index

_RETRY = 30  # seconds after which a chart that could not be fetched is requested again


class ChartFiles:
    """Fetches charts; requests each chart at most once in `_RETRY` seconds until it is loaded."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._tried: dict[str, float] = {}  # when each chart was last requested, by `Dom.now`

    def want(self, name: str, arrived: Callable[[], None]) -> None:
        """Fetch the rest of the chart of a rule set, then call `arrived`; do nothing if the chart is complete.

        If the chart cannot be fetched, nothing happens, because the page can work without it.
        """
        now = self._dom.now()
        if deal_index.is_whole(name) or now < self._tried.get(name, -_RETRY) + _RETRY:
            return
        self._tried[name] = now

        def read(text: str) -> None:
            try:
                deal_index.add_rest(name, text)
            except ValueError as error:  # the host has answered with some other text
                self._dom.log_error(str(error))
            else:
                arrived()

        self._dom.fetch_text(f"charts/{name}.txt", read)
