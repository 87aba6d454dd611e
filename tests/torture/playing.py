"""Play in a page by keys, as fast as possible, and note what the page has shown, with the time."""

import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from chromium.kept import Evaluates
from engine.play.results import Result

# Returns the three fields of `Shown`.
LOOK = """() => [
    title.textContent, Number(deal.textContent.match(/\\d+/u)), Number(document.documentElement.dataset.moves),
]"""
# Presses a key, and returns what the page shows afterwards.
_PRESS = f"""key => {{
    document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key, bubbles: true, cancelable: true }}));
    return ({LOOK})();
}}"""


class Shown(NamedTuple):
    """What the page shows: the title of the rule set, the number of the deal, the number of moves made."""

    title: str
    number: int
    moves: int


class Notes:
    """What a game has shown since the page was last opened, and which deals were played before."""

    def __init__(self) -> None:
        self.shown: list[tuple[float, Shown]] = []  # each with the time at which the test saw it
        self._played: set[int] = set()  # deals in which a move may have been made
        self._left: set[int] = set()  # deals that were certainly abandoned, so that they count as results
        self._begun: list[int] = []  # deals as they came on the table, without those found after a kill
        self._on_table = 0  # the number of the deal shown last
        self.pressing = ""  # the key pressed whose effect was not yet seen

    def add(self, shown: Shown) -> None:
        """Note what the page shows now."""
        if self._on_table != shown.number:
            self._begun.append(shown.number)
            self._on_table = shown.number
        if not self.shown or self.shown[-1][1] != shown:
            self.shown.append((time.monotonic(), shown))

    def _dealt(self, number: int) -> int:
        """Return how often a deal came on the table, at least 1; chance may deal the same number again."""
        return max(1, self._begun.count(number))

    def _deals(self, shown: Sequence[Shown]) -> list[int]:
        return list(dict.fromkeys(each.number for each in shown if each.moves))

    def begin_again(self, found: Shown, since: int = -1) -> None:
        """Go on from what the page shows now.

        What was shown up to the index `since` is certainly saved; -1 stands for all.
        """
        seen = [shown for _, shown in self.shown]
        certain = seen if since == -1 else seen[: since + 1]
        self._played |= set(self._deals(seen))
        self._left |= set(self._deals(certain)[:-1])
        self.shown = [(time.monotonic(), found)]
        self._on_table = found.number
        self.pressing = ""

    def lost(self, found: Shown, killed: float) -> str:
        """Return what the page has lost of what it had shown a second before it was killed; empty if nothing.

        `found` is what the page shows after it was opened again; the notes go on from there. The test cannot know
        what the page was about to show when it was killed, so one further step is correct, too.
        """
        seen = [shown for _, shown in self.shown]
        undoes = self.pressing == "u"
        since = max((at for at, (when, _) in enumerate(self.shown) if when <= killed - 1), default=0)
        self.begin_again(found, since)
        if found not in seen:
            step = -1 if undoes else 1
            is_next = found.number == seen[-1].number and found.moves == seen[-1].moves + step
            is_another = found.number not in {shown.number for shown in seen}
            is_new_deal = found.moves == 0 and is_another and found.title == seen[-1].title
            return "" if is_next or is_new_deal else f"shows {found}, not {seen[-1]}"
        at = max(at for at, shown in enumerate(seen) if shown == found)
        return "" if at >= since else f"shows {found}; a second before the end it was {seen[since]}"

    def miscounted(self, results: Sequence[Result]) -> str:
        """Return what is wrong with the results; empty if nothing.

        Each abandoned deal has to count once, and no other deal may count. A missing result is reported once.
        """
        counted = [result.number for result in results]
        again = [result for result in results if counted.count(result.number) > self._dealt(result.number)]
        if again:
            return f"a deal was counted twice: {again}"
        if extra := set(counted) - self._played:
            return f"counted {sorted(extra)}, which were not played"
        missing = self._left - set(counted)
        self._left -= missing
        return f"not counted: {sorted(missing)}" if missing else ""


def open_page(page: Page, address: str) -> Shown:
    """Open the game; return what it shows when it can be played."""
    page.goto(address)
    return ready(page)


def ready(page: Page) -> Shown:
    """Wait until the page can be played; return what it shows."""
    page.locator("html[data-python] #table").wait_for(state="attached")
    return look(page)


def look(page: Evaluates) -> Shown:
    """Return what the page shows."""
    return Shown(*page.evaluate(LOOK))


def press(page: Evaluates, key: str, notes: Notes) -> Shown:
    """Press a key; note and return what the page shows afterwards."""
    notes.pressing = key
    shown = Shown(*page.evaluate(_PRESS, key))
    notes.add(shown)
    notes.pressing = ""
    return shown


def play(page: Evaluates, chance: Random, notes: Notes) -> Shown:
    """Turn the stock; rarely begin another deal, sometimes undo the last move and redo it."""
    draw = chance.random()
    if draw < 0.03:
        return press(page, "n", notes)
    if draw < 0.1 and notes.shown and notes.shown[-1][1].moves > 1:
        press(page, "u", notes)
        return press(page, "y", notes)
    return press(page, "d", notes)
