"""Lets things happen around the page: its start, links, time, other tabs, and changes of the device."""

import json
from functools import cache

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from make.deal_data_writer import CHARTS
from support.abroad import bring_languages
from support.fake_browser import Browser
from support.fake_browser.browser import DESK, LOW, PHONE
from support.fake_browser.window import MEDIA
from support.one_switch import end_scanning
from support.page import drawn
from support.page_machine.links import DAMAGED, links
from support.page_machine.player import MS, NUMBERS, WAKE, Player

_EARLY = st.lists(st.sampled_from(["spot", "card", "key", "button"]), max_size=3)  # presses before Python is there
_FILES = ("", "{}", "[" * 99, '{"format": "backbone-patience", "version": 99}', "nonsense", None)


@cache
def _charts() -> dict[str, str]:
    """Return the files with verdicts on deals that the host has, by address."""
    return {f"charts/{path.name}": path.read_text("ascii") for path in CHARTS.glob("*.txt")}


class Around(Player):
    """A player whose surroundings change."""

    # The start

    @initialize(link=st.one_of(st.just(""), links()), presses=_EARLY, number=NUMBERS)
    def begin(self, link: str, presses: list[str], number: int) -> None:
        self._start(f"/#{link}" if link else "/", presses, number)

    @precondition(lambda self: self._saves and not self.asleep)
    @rule(presses=_EARLY, number=NUMBERS, address=st.sampled_from(["/", "/", "/?do=new", "/#games"]))
    def load_the_page_anew(self, presses: list[str], number: int, address: str) -> None:
        """Load the page again. Nothing may be lost."""
        self.browser.hide()
        before = self._games_and_results()
        self.browser.window.close()
        self._start(address, presses, number)
        if address == "/" and not presses:
            assert self._games_and_results() == before

    @precondition(lambda self: self._down is None)
    @rule()
    def another_python_takes_over(self) -> None:
        """Let another Python continue, as when Pyodide takes over from MicroPython. Nothing may change."""
        seconds, before = self.table.seconds(), self._all_that_is_there()
        if self.browser.take_over():
            self._take_note()
            now = self._all_that_is_there()
            assert now == before, [pair for pair in zip(now, before, strict=True) if pair[0] != pair[1]]
            assert abs(self.table.seconds() - seconds) < 0.1, "it is kept in tenths"

    def _all_that_is_there(self) -> list[object]:
        """Return the state of the games and of the page, and where the player's focus is."""
        table, page = self.table, self.browser
        games = [(entry.session.text(), entry.token, entry.is_abandoned) for entry in table.history.entries]
        names = ("title", "deal", "moves", "score", "outcome", "said", "offer", "lesson")
        texts = [page.text(f"#{name}") for name in names]
        allowed = [page.allows(name) for name in ("#undo", "#redo")]
        focus = page.document.activeElement
        return [
            *(table.history.at, games, table.results, page.page.settings, texts, allowed, drawn(page)),
            *(focus and focus.getAttribute(name) for name in ("id", "data-spot", "data-card", "data-do")),
            *(json.loads(page.page.handed_over())[name] for name in ("said", "memories")),
        ]

    # Addresses and time

    @rule(link=st.one_of(links(), links(), st.sampled_from(DAMAGED), st.text(max_size=8)))
    def open_a_link(self, link: str) -> None:
        self.browser.go_to(link)
        self._take_note()

    @rule(ms=MS)
    def wait(self, ms: int) -> None:
        self.browser.advance(ms)

    @rule(forward=st.booleans())
    def use_the_browsers_history(self, forward: bool) -> None:
        (self.browser.forward if forward else self.browser.back)()
        self._take_note()

    @rule(ms=MS, left=st.booleans())
    def go_out_of_sight(self, ms: int, left: bool) -> None:
        (self.browser.leave if left else self.browser.hide)()
        self.browser.advance(ms)
        (self.browser.come_back if left else self.browser.show)()

    # Other tabs

    @precondition(lambda self: self._saves and not self.asleep)
    @rule(plays=st.booleans(), stays=st.booleans())
    def play_in_another_tab(self, plays: bool, stays: bool) -> None:
        other = Browser(storage=self.browser.storage, size=self.browser_size(), seed=10**6 + len(self._starts))
        bring_languages(other)
        self._starts.append("/")
        other.start()
        if plays and not other.document.modals:
            other.press("#new")
            other.key("d")
        if stays:
            self._others.append(other)
        else:
            other.close()

    @precondition(lambda self: self.asleep)
    @rule()
    def wake(self) -> None:
        """Continue in this tab with what the other tab has played."""
        if self.scans:
            end_scanning(self.browser)
        else:
            self.browser.press(self.browser.find("#panel").querySelector(WAKE))
        self._take_note()
        assert not self.asleep

    # The device

    @rule(size=st.sampled_from([PHONE, DESK, LOW, (320, 480), (320, 256), (1920, 1080)]))
    def resize(self, size: tuple[int, int]) -> None:
        self.browser.resize(*size)

    @rule(query=st.sampled_from(MEDIA), holds=st.booleans())
    def change_a_preference(self, query: str, holds: bool) -> None:
        self.browser.prefer(query, holds=holds)

    @rule(full=st.booleans())
    def fill_the_storage(self, full: bool) -> None:
        """Fill the storage, or make it free again.

        Not everything can be saved while it is full. Once there is room, the next change is saved together with
        all earlier ones.
        """
        self.browser.storage.full = full
        if full:
            self._saves = False
        elif self.free():
            self.browser.press("#new")
            self._saves = True

    @rule(there=st.booleans())
    def charts_can_be_had_or_not(self, there: bool) -> None:
        self.browser.window.files = dict(_charts()) if there else {}

    @precondition(lambda self: bool(self.browser.window.workers))
    @rule()
    def break_the_worker(self) -> None:
        self.browser.window.workers[-1].fails = True

    @rule(allowed=st.booleans())
    def allow_copying(self, allowed: bool) -> None:
        self.browser.window.clipboard.allowed = allowed

    @precondition(lambda self: self.open)
    @rule()
    def offer_an_update(self) -> None:
        self.browser.offer_update()

    @precondition(Player.free)
    @rule(text=st.sampled_from(_FILES), own=st.booleans())
    def take_in_a_file(self, text: str | None, own: bool) -> None:
        """Import a backup file that this page wrote, or a file that is no backup."""
        self._order("menu", "statistics")
        self._order("export", "import")
        if self.browser.window.picker is not None:
            downloads = self.browser.window.downloads
            self.browser.pick_file(downloads[0][1] if own and downloads else text)
