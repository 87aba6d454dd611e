"""Writes the state of the page as a text: see `app.state.state_text`."""

from collections.abc import Callable, Mapping, Sequence

from app.core.open_panel import OpenPanel
from app.core.outside import Time
from app.core.page_state import PageState
from app.core.part import Part
from app.state import state_text
from app.state.state_text import Memory


class WholeState:
    """Collects the state of the games, of the settings, and of the parts that `parts` returns."""

    def __init__(
        self, time: Time, state: PageState, panels: OpenPanel, parts: Callable[[], Sequence[Part]]
    ) -> None:
        self._time = time
        self._state = state
        self._panels = panels
        self._parts = parts

    def dump(self) -> str:
        """Return the state as a text."""
        table, settings = self._state.table, self._state.settings
        now, panel = self._time.now(), self._panels.name
        return state_text.dump(table, settings, now=now, panel=panel, memories=self.memories())

    def memories(self) -> dict[str, Memory]:
        """Return what the parts of the page remember, by the names of their classes."""
        found = {type(part).__name__: part.memory() for part in self._parts()}
        return {name: memory for name, memory in found.items() if memory}

    def recall(self, memories: Mapping[str, Memory]) -> None:
        """Restore in the parts of the page what `memories` has returned."""
        for part in self._parts():
            part.recall(memories.get(type(part).__name__, {}))
