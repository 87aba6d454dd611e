"""Tells how many web workers may help with a search, besides the page and the first worker."""

from typing import Any

from app.browser.dom import Dom

_MOST = 3  # the largest number of helpers
_BUSY_CORES = 2  # one for the page, one for the first worker
_MEMORY = 4  # the memory to assume if the browser does not say, in gigabytes
_EACH = 2  # gigabytes that the device must have for each helper, and once more for everything else
_LOW_BATTERY = 0.2  # a fraction of the full charge; devices begin to save power there, but no browser reports that


class SpareWorkers:
    """Counts the workers that may help."""

    def __init__(self, dom: Dom) -> None:
        self._dom = dom
        self._battery: Any = None  # the browser's object for the battery; None until the browser gives it
        self._has_asked = False

    def prepare(self) -> None:
        """Ask the browser for the battery, because the answer comes only later."""
        ask = getattr(self._dom.window.navigator, "getBattery", None)
        if ask and not self._has_asked:
            self._has_asked = True
            self._dom.when(self._dom.window.navigator.getBattery(), self._found)

    def _found(self, battery: Any) -> None:
        self._battery = battery

    def count(self) -> int:
        """Return how many workers may help now: none if the page is hidden or the battery is low."""
        if self._dom.document.visibilityState == "hidden" or self._is_battery_low():
            return 0
        navigator = self._dom.window.navigator
        cores = int(getattr(navigator, "hardwareConcurrency", None) or 1)
        memory = int(getattr(navigator, "deviceMemory", None) or _MEMORY)
        return max(0, min(cores - _BUSY_CORES, memory // _EACH - 1, _MOST))

    def _is_battery_low(self) -> bool:
        battery = self._battery
        return battery is not None and not battery.charging and battery.level <= _LOW_BATTERY
