"""Hand the games over between two to four tabs at random: open one, close one, play here, play on.

Exactly one tab may be awake, all others have to show what it plays, and no move may be lost.
"""

from collections.abc import Generator
from random import Random

from playwright.sync_api import Page, Playwright, expect

from browser import kept
from torture import chromium
from torture.chromium import Chromium
from torture.playing import LOOK, Notes, Shown, look, open_page, play

_FIRST = "#v1/klondike/1"
_MOST = 4  # tabs
_PATIENCE_MS = 8000
_IS_AWAKE = "() => window.backboneKept.mayWrite()"
# Waits until the page shows this, and resolves to what it shows at last.
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


def attempts(playwright: Playwright, address: str, chance: Random) -> Generator[str]:
    """Let another tab have the games, and yield what was wrong then, again and again."""
    with chromium.profile() as folder:
        running = chromium.start(playwright, folder)
        try:
            yield from _handed_over(running, address, chance)
        finally:
            running.kill()


def _handed_over(running: Chromium, address: str, chance: Random) -> Generator[str]:
    notes = Notes()
    tabs = [running.page()]
    notes.add(open_page(tabs[0], address + _FIRST))
    awake = tabs[0]
    while True:
        for _ in range(chance.randrange(4)):
            play(awake, chance, notes)
        awake = _next(running, address, chance, tabs, awake)
        wrong = _wrong(tabs, awake, notes)
        notes.begin_again(look(awake))
        yield wrong or notes.miscounted(kept.results(awake))


def _next(running: Chromium, address: str, chance: Random, tabs: list[Page], awake: Page) -> Page:
    """Open a tab, or go to another and play there, perhaps after the one that was awake is closed."""
    others = [tab for tab in tabs if tab is not awake]
    if not others or (len(tabs) < _MOST and chance.random() < 0.15):
        tab = running.page()
        open_page(tab, address)
        tabs.append(tab)
        return tab
    if len(tabs) > 2 and chance.random() < 0.15:
        tabs.remove(awake)
        awake.close()
    tab = chance.choice(others)
    tab.bring_to_front()
    tab.get_by_role("button", name="Play here").click()
    expect(tab.locator("#panel")).to_be_hidden()
    return tab


def _wrong(tabs: list[Page], awake: Page, notes: Notes) -> str:
    """Return what is wrong after the games were handed over; empty if nothing is."""
    last = notes.shown[-1][1]
    for tab in tabs:
        shown = Shown(*tab.evaluate(_UNTIL, [list(last), _PATIENCE_MS]))
        if shown != last:
            return f"a tab shows {shown} in place of {last}; awake: {tab is awake}"
    writing = [tab for tab in tabs if tab.evaluate(_IS_AWAKE)]
    if writing != [awake]:
        return f"{len(writing)} tabs are awake"
    game = kept.game(awake)["game"]
    return "" if str(last.number) in game else f"kept is {game[:60]}, not {last}"
