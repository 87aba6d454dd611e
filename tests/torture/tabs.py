"""Hand the games over between two to four tabs at random: open a tab, close one, press "Play here", play.

Exactly one tab may be awake, that is, may write. All others have to show what it plays, and no move may be lost.
"""

from collections.abc import Callable, Generator
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Page, Playwright

from chromium import kept
from chromium.kept import Evaluates
from other_browsers.driver import Launch, wait
from support.patience import PATIENCE_MS
from torture import chromium
from torture.other_browsers import ready, started
from torture.playing import LOOK, Notes, Shown, look, play

_FIRST = "#v1/klondike/1"
_MOST = 4  # the largest number of tabs
_PLAY_HERE = "() => document.querySelector('#panel [data-do=here]').click()"
_IS_AWAKE = "() => window.backbone.kept.mayWrite()"
# Waits until the page shows `wanted`, at most `patience` ms; returns what it shows at the end.
_UNTIL = f"""([wanted, patience]) => new Promise((resolve) => {{
    const look = {LOOK};
    const end = performance.now() + patience;
    const again = () => {{
        const shown = look();
        if (JSON.stringify(shown) === JSON.stringify(wanted) || performance.now() > end) resolve(shown);
        else setTimeout(again, 10);
    }};
    again();
}})"""


class Tab(Evaluates, Protocol):
    """A tab of any browser."""

    def open(self, address: str) -> None:
        """Load an address."""

    def show_tab(self) -> None:
        """Show the tab in front of the others: a hidden tab shows their moves only when it is visible again."""

    def close_tab(self) -> None:
        """Close the tab."""


class _ChromiumTab:
    def __init__(self, page: Page) -> None:
        self._page = page

    def open(self, address: str) -> None:
        self._page.goto(address)

    def show_tab(self) -> None:
        self._page.bring_to_front()

    def close_tab(self) -> None:
        self._page.close()

    def evaluate(self, script: str, argument: Any = None, /) -> Any:
        return self._page.evaluate(script, argument)


def in_chromium(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Let another tab take over the games, and yield each time what was wrong."""
    with chromium.profile() as folder:
        running = chromium.start(playwright, folder)
        try:
            yield from _handed_over(lambda: _ChromiumTab(running.page()), address, chance)
        finally:
            running.kill()


def in_another_browser(launch: Launch, address: str, chance: Random) -> Generator[str]:
    """Make the same attack in the browser that `launch` starts."""
    with started(launch) as browser:
        yield from _handed_over(browser.driver.new_tab, address, chance)


def _handed_over(new_tab: Callable[[], Tab], address: str, chance: Random) -> Generator[str]:
    notes = Notes()
    tabs = [new_tab()]
    notes.add(_opened(tabs[0], address + _FIRST))
    awake = tabs[0]
    while True:
        for _ in range(chance.randrange(4)):
            play(awake, chance, notes)
        awake = _next(new_tab, address, chance, tabs, awake)
        wrong = _wrong(tabs, awake, notes)
        notes.begin_again(look(awake))
        yield wrong or notes.miscounted(kept.results(awake))


def _opened(tab: Tab, address: str) -> Shown:
    tab.open(address)
    return ready(tab)


def _next(new_tab: Callable[[], Tab], address: str, chance: Random, tabs: list[Tab], awake: Tab) -> Tab:
    """Open a tab, or change to another one and press "Play here"; perhaps close the former tab.

    Return the tab that plays.
    """
    others = [tab for tab in tabs if tab is not awake]
    if not others or (len(tabs) < _MOST and chance.random() < 0.15):
        tab = new_tab()
        _opened(tab, address)
        tabs.append(tab)
        return tab
    if len(tabs) > 2 and chance.random() < 0.15:
        tabs.remove(awake)
        awake.close_tab()
    tab = chance.choice(others)
    tab.show_tab()
    tab.evaluate(_PLAY_HERE)
    wait(tab, "() => !document.querySelector('#panel').checkVisibility()")
    return tab


def _wrong(tabs: list[Tab], awake: Tab, notes: Notes) -> str:
    """Return what is wrong after another tab has taken over; empty if nothing."""
    last = notes.shown[-1][1]
    for tab in sorted(tabs, key=lambda tab: tab is awake):
        tab.show_tab()
        shown = Shown(*tab.evaluate(_UNTIL, [list(last), PATIENCE_MS]))
        if shown != last:
            return f"a tab shows {shown} in place of {last}; awake: {tab is awake}"
    writing = [tab for tab in tabs if tab.evaluate(_IS_AWAKE)]
    if writing != [awake]:
        return f"{len(writing)} tabs are awake"
    game = kept.game(awake)["game"]
    return "" if str(last.number) in game else f"kept is {game[:60]}, not {last}"
