"""A random player at one page: reads the state of the page, and starts and stops it."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, ClassVar
from unittest import mock

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from app.state.table import Table
from app.state.world import World
from app.view.words import speak, words
from app.words.english import LANGUAGE
from app.words.known import LANGUAGES
from engine.play.session import Session
from engine.solving import deal_index
from engine.solving.deal_data import SIGNS
from make import pseudo
from support.abroad import bring_languages
from support.app_alone import alone
from support.fake_browser import Browser, fake_pyodide
from support.fake_browser.browser import PHONE, Point
from support.fake_browser.elements import Element
from support.fake_browser.window import Window
from support.one_switch import end_scanning
from support.strategies import GAMES

POINTERS = st.sampled_from(["mouse", "touch", "pen"])
NUMBERS = st.integers(0, 999)  # an index into a list, modulo its length
PARTS = st.integers(0, 100).map(lambda number: number / 100)  # a share of a width or a height
MS = st.sampled_from([0, 1, 16, 70, 150, 300, 460, 700, 1200, 2500, 6500, 30_000])
WITH_COMMAND = [key.name for key in alone().app.core.keyboard.keys]
COMMON = ("undo", "redo", "hint", "run", "new", "restart", "menu", "games", "rules", "verdict", "clock")
# Made-up languages that the page offers only in these tests.
TRIED = {pseudo.LONG: "Long", pseudo.MIRRORED: "Mirrored"}
WAKE = 'button[data-do="here"]'  # the button on the sheet of a sleeping tab


@contextmanager
def _tables() -> Iterator[dict[Window, Table]]:
    """Yield the present table of each window. It knows only pages that are started inside the `with` block."""
    made: dict[Window, Table] = {}
    make = Table.__init__

    def noted(table: Table, catalogue: Any, history: Any, book: Any, world: World) -> None:
        make(table, catalogue, history, book, world)
        dom: Any = getattr(world.now, "__self__")  # noqa: B009  # a method of the page's `Dom`
        made[dom.window] = table

    with mock.patch.object(Table, "__init__", noted):
        yield made


class Player(RuleBasedStateMachine):
    """One player at one page. `size` is the size of the window in pixels."""

    size: ClassVar[tuple[int, int]] = PHONE

    def __init__(self) -> None:
        super().__init__()
        self._resources = ExitStack()
        self._resources.enter_context(fake_pyodide())
        self._resources.enter_context(mock.patch.dict(LANGUAGES, TRIED))
        self._resources.callback(speak, LANGUAGE)
        self._tables = self._resources.enter_context(_tables())
        # Forget the winnable deals again once the patch of the next line has ended.
        self._resources.callback(deal_index.winnable.cache_clear)
        self._resources.enter_context(mock.patch.object(deal_index, "_charts", dict(SIGNS)))
        self.browser = Browser(size=self.size)
        self._others: list[Browser] = []
        self._starts: list[str] = []  # the addresses of all tabs that were opened
        self._down: Point | None = None  # the point at which a pointer is held down
        self._pointer = ""  # the kind of this pointer
        self._saves = True  # whether everything could be saved until now
        self._results: tuple[object, ...] = ()
        self._sound = False  # whether all laws have held until now
        self._known = ""  # the text of the session that was last replayed

    # What can be seen

    @property
    def table(self) -> Table:
        """Return the present table of the page."""
        return self._table

    @property
    def session(self) -> Session:
        """Return the session on the table."""
        return self._table.session

    @property
    def asleep(self) -> bool:
        """Return whether another tab has the games and this one shows the sheet that says so."""
        return self.browser.is_open("panel") and bool(self.browser.find("#panel").querySelector(WAKE))

    @property
    def open(self) -> bool:
        """Return whether nothing lies over the table."""
        return self.browser.document.modal is None and not self.asleep

    @property
    def scans(self) -> bool:
        """Return whether a frame moves over the page by itself, so that every press takes what it is around."""
        button = self.browser.document.getElementById("wait")
        return bool(button) and not button.hidden

    def free(self) -> bool:
        """Return whether the player can press the table."""
        return self.open and self._down is None and not self.scans

    def _finish_is_offered(self) -> bool:
        return self.browser.find("#run").visible and self.browser.text("#run-words") == words("finish-button")

    def browser_size(self) -> tuple[int, int]:
        return self.browser.window.innerWidth, self.browser.window.innerHeight

    def _buttons(self) -> list[Element]:
        """Return all elements that can be pressed and do not belong to the board."""
        around = self.browser.document.modal or self.browser.document.body
        return [one for one in around.querySelectorAll("button") if self.browser.can_press(one)]

    def _piles(self) -> list[str]:
        """Return the names of the piles that are drawn."""
        return [str(one.getAttribute("data-spot")) for one in self.browser.outlines()]

    def _games_and_results(self) -> list[object]:
        """Return the games, the game on the table, and the results."""
        history = self.table.history
        games = [(entry.session.text(), entry.token, entry.is_abandoned, entry.day) for entry in history.entries]
        return [history.at, games, self.table.results]

    def _take_note(self) -> None:
        """Look which table the page has now; it may be a new one."""
        if self._tables[self.browser.window] is not self.__dict__.get("_table"):
            self._table = self._tables[self.browser.window]
            self._results = ()

    # What several rules do

    def _start(self, address: str, presses: list[str], number: int) -> None:
        """Open the page at an address. `presses` happen before Python has started."""
        storage, size = self.browser.storage, (self.browser.window.innerWidth, self.browser.window.innerHeight)
        self.browser = Browser(address, storage=storage, size=size, seed=1000 * len(self._starts) + number)
        bring_languages(self.browser)
        self._starts.append(address)
        game = GAMES[number % len(GAMES)]
        for press in presses:
            if press == "key":
                self.browser.press_early(key=WITH_COMMAND[number % len(WITH_COMMAND)])
            elif press == "button":
                self.browser.press_early(button=COMMON[number % len(COMMON)])
            else:
                spot = game.spots[number % len(game.spots)].name
                self.browser.press_early(spot=spot, card="2d" if press == "card" else "")
        self.browser.start()
        self._down = None
        self._take_note()

    def _order(self, *commands: str) -> None:
        """Press the buttons with these commands in turn. Buttons that are not there are left out."""
        for command in commands:
            button = next((one for one in self._buttons() if one.getAttribute("data-do") == command), None)
            if button is None:
                return
            self.browser.press(button)

    def _put_everything_away(self) -> None:
        if self._down is not None:
            self.browser.pointer_up(self._down, self._pointer)
            self._down = None
        if self.scans:
            end_scanning(self.browser)
            self._take_note()
        for _ in range(3):
            if self.asleep:
                self.browser.press(self.browser.find("#panel").querySelector(WAKE))
                self._take_note()
            elif self.browser.document.modal is not None:
                self.browser.key("Escape")
