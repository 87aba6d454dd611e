"""A player on a first visit: MicroPython plays until Pyodide takes over."""

import re

from playwright.sync_api import Page

from chromium.gate import Gate
from chromium.player import Player

SNAPSHOT = re.compile(r"/snapshot-\w+\.wasm$")
# Makes the page hidden or visible.
SEE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
FRAMES = """(count) => new Promise((done) => {
    const next = () => { if (count-- > 0) requestAnimationFrame(next); else done(); };
    next();
})"""


class Newcomer(Player):
    """A player on a first visit. Pyodide's memory snapshot is loaded only when the test allows it."""

    def __init__(self, page: Page, address: str, path: str = "") -> None:
        self._gate = Gate(page, SNAPSHOT)
        super().__init__(page, address, path)

    def wait_for_python(self) -> None:
        self.page.locator("html[data-python] #table").wait_for(state="attached")

    def let_advice_come(self) -> None:
        self._gate.open()

    def let_pyodide_come(self) -> None:
        """Let Pyodide start in the page itself, as it does when the page has been hidden for a while."""
        self.let_advice_come()
        self.evaluate("() => backbone.state.send('unseen')")

    def look_away(self, frames: int) -> None:
        """Hide the page for this number of frames."""
        self.evaluate(SEE, "hidden")
        self.evaluate(FRAMES, frames)
        self.evaluate(SEE, "visible")

    def leave_and_come_back(self) -> None:
        """Hide the page until Pyodide has taken over."""
        self.evaluate(SEE, "hidden")
        self.page.locator("html[data-python=pyodide] #table").wait_for(state="attached")
        self.evaluate(SEE, "visible")

    def change_pythons(self) -> None:
        """Let Pyodide come and take over."""
        self.let_pyodide_come()
        self.leave_and_come_back()

    @property
    def python(self) -> str | None:
        return self.page.locator("html").get_attribute("data-python")
