"""A Hypothesis machine that plays with the whole page, in the stand-in for the browser.

It presses, drags, types, opens links, switches settings, lets time pass, and goes away in the middle of things.
After every step the page has to keep its laws, which stand at the end of the class.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, ClassVar
from unittest import mock

from bs4 import BeautifulSoup
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.features.appearance.sheet import LOOKS, appearance_sheet
from app.features.settings.sheet import settings_sheet
from app.state.settings import Settings
from app.state.table import Table
from app.state.world import World
from app.view.arrows import ARROWS
from app.view.pixel_layout import view_for
from app.view.words import speak, text, words
from app.words.english import LANGUAGE
from app.words.known import LANGUAGES
from engine.core.game import Kind, Status
from engine.core.layouts import View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.play import notation
from engine.play.session import Session
from engine.solving import deal_index
from engine.solving.deal_data import SIGNS
from engine.view.board import board
from make import pseudo
from make.deal_data_writer import CHARTS
from support.abroad import bring_languages
from support.app_alone import alone
from support.card_names import betrayed, card_names
from support.fake_browser import Browser, fake_pyodide
from support.fake_browser.browser import DESK, LOW, PHONE, Point
from support.fake_browser.elements import Element
from support.fake_browser.window import MEDIA, Window
from support.kept_texts import kept_game
from support.one_switch import SwitchInStandIn, end_scanning
from support.page import drawn
from support.strategies import GAMES, recorded

SIZES = {"phone": PHONE, "desk": DESK, "low": LOW}
_POINTERS = st.sampled_from(["mouse", "touch", "pen"])
_NUMBERS = st.integers(0, 999)  # of a thing among those there are, counted round
_PARTS = st.integers(0, 100).map(lambda number: number / 100)  # of a width or a height
_MS = st.sampled_from([0, 1, 16, 70, 150, 300, 460, 700, 1200, 2500, 6500, 30_000])
_LONG_MS = 600_000  # what is to come later, such as at midnight, is no unrest
_WITH_COMMAND = [key.name for key in alone().app.core.keyboard.keys]
_KEYS = st.sampled_from([*_WITH_COMMAND, *ARROWS, "Tab", "F5", "ä", "Home", "End"])
_COMMON = ("undo", "redo", "hint", "run", "new", "restart", "menu", "games", "rules", "verdict", "clock")
_SWITCHES = tuple(
    str(button["data-do"])
    for panel in (settings_sheet(Settings()), appearance_sheet(Settings()))
    for button in BeautifulSoup(panel.body, "html.parser").select('[data-do^="switch "], [data-do^="choose "]')
    if not str(button["data-do"]).startswith("choose language ")
)
_TRIED = {pseudo.LONG: "Long", pseudo.MIRRORED: "Mirrored"}  # languages that the page offers only here
_WAKE = 'button[data-do="here"]'  # on the sheet of a tab that sleeps
_DAMAGED = (
    *("v1/klondike/4711/zz", "v1/nothing/1", "v1/klondike/-1", "v1/klondike/1/sw.(sw", "v1/klondike/1/sw)", "%"),
    *(
        "v2/klondike/1",
        "v1/klondike/1/t1t2x99",
        "v1/klondike/99999999999",
        "<img src=x onerror=alert(1)>",
        "games",
    ),
    *("v1/freecell/1/" + "t1a1." * 30, "v1/klondike/1/" + "(" * 300, "v1/klondike/1/" + "sw." * 40_000),
    *("v1/klondike/1/sw@99", "v1/bridge/3/hkKs", "v1/klondike/\ud7ff", "v1/klondike/1//", "%E0%A4%A", "#"),
)
_FILES = ("", "{}", "[" * 99, '{"format": "backbone-patience", "version": 99}', "nonsense", None)


@cache
def _whole_games() -> list[tuple[str, list[str]]]:
    """The recorded games: how each begins, and its moves."""
    found = []
    for game in GAMES:
        for _, link in recorded(game):
            version, name, number, moves = link.split("/")
            found.append((f"{version}/{name}/{number}", moves.split(".")))
    return found


@cache
def _games_that_finish() -> list[tuple[str, list[str]]]:
    """Those of them that were won and end with Finish, or of the Clock by themselves."""
    families = ("backbone", "klondike", "canfield", "freecell", "seahaven", "clock")
    return [game for game in _whole_games() if game[0].split("/")[1].startswith(families)]


@cache
def _charts() -> dict[str, str]:
    """The charts that the host has, by address."""
    return {f"charts/{path.name}": path.read_text("ascii") for path in CHARTS.glob("*.txt")}


@st.composite
def _links(draw: st.DrawFn) -> str:
    """A link to a deal, or into a game not far from its end."""
    if draw(st.booleans()):
        game = draw(st.sampled_from(GAMES))
        return f"v1/{game.id}/{draw(st.integers(1, 60) | st.integers(1001, 9999))}"
    deal, moves = draw(st.sampled_from(_whole_games()))
    left = draw(st.integers(0, min(len(moves), 60)))
    return "/".join([deal, *filter(None, [".".join(moves[: len(moves) - left])])])


_UNMARKED = dict.fromkeys(map(ord, "\u202e\u202c"))


@contextmanager
def _tables() -> Iterator[dict[Window, Table]]:
    """The table that each window of the pages that are started meanwhile has now."""
    made: dict[Window, Table] = {}
    make = Table.__init__

    def noted(table: Table, catalogue: Any, history: Any, book: Any, world: World) -> None:
        make(table, catalogue, history, book, world)
        dom: Any = getattr(world.now, "__self__")  # noqa: B009  # a method of the page's `Dom`
        made[dom.window] = table

    with mock.patch.object(Table, "__init__", noted):
        yield made


class PageMachine(RuleBasedStateMachine):
    """One player at one page. `size` is that of the window."""

    size: ClassVar[tuple[int, int]] = PHONE
    steps: ClassVar[int] = 0  # of all machines of this process
    reached: ClassVar[Counter[str]] = Counter()  # in how many steps of them the page was in some state

    def __init__(self) -> None:
        super().__init__()
        self._resources = ExitStack()
        self._resources.enter_context(fake_pyodide())
        self._resources.enter_context(mock.patch.dict(LANGUAGES, _TRIED))
        self._resources.callback(speak, LANGUAGE)
        self._tables = self._resources.enter_context(_tables())
        self._resources.callback(deal_index.winnable.cache_clear)  # once the next line has been undone
        self._resources.enter_context(mock.patch.object(deal_index, "_charts", dict(SIGNS)))
        self.browser = Browser(size=self.size)
        self._others: list[Browser] = []
        self._starts: list[str] = []  # the addresses of all tabs so far
        self._down: Point | None = None  # where a pointer is held down
        self._saves = True  # whether all of it could be kept so far
        self._results: tuple[object, ...] = ()
        self._sound = False  # whether all laws were kept so far
        self._known = ""  # the text of the session that was replayed last

    # What can be seen

    @property
    def table(self) -> Table:
        """The table of the page."""
        return self._table

    @property
    def session(self) -> Session:
        """The session on it."""
        return self._table.session

    @property
    def asleep(self) -> bool:
        """Whether another tab plays, which this one says on a sheet."""
        return self.browser.is_open("panel") and bool(self.browser.find("#panel").querySelector(_WAKE))

    @property
    def open(self) -> bool:
        """Whether nothing lies over the table."""
        return self.browser.document.modal is None and not self.asleep

    @property
    def scans(self) -> bool:
        """Whether a frame goes by itself, so that every press takes what it frames."""
        button = self.browser.document.getElementById("wait")
        return bool(button) and not button.hidden

    def free(self) -> bool:
        """Whether the table can be pressed."""
        return self.open and self._down is None and not self.scans

    def _buttons(self) -> list[Element]:
        """What can be pressed besides the board."""
        around = self.browser.document.modal or self.browser.document.body
        return [one for one in around.querySelectorAll("button") if self.browser.can_press(one)]

    def _piles(self) -> list[str]:
        """The names of the piles that are drawn."""
        return [str(one.getAttribute("data-spot")) for one in self.browser.outlines()]

    def _take_note(self) -> None:
        """The page may have another table now."""
        if self._tables[self.browser.window] is not self.__dict__.get("_table"):
            self._table = self._tables[self.browser.window]
            self._results = ()

    # The network

    @rule(there=st.booleans())
    def charts_can_be_had_or_not(self, there: bool) -> None:
        self.browser.window.files = dict(_charts()) if there else {}

    # The start

    @initialize(
        link=st.one_of(st.just(""), _links()),
        presses=st.lists(st.sampled_from(["spot", "card", "key", "button"]), max_size=3),
        number=_NUMBERS,
    )
    def begin(self, link: str, presses: list[str], number: int) -> None:
        self._start(f"/#{link}" if link else "/", presses, number)

    def _start(self, address: str, presses: list[str], number: int) -> None:
        """Open the page; some things are pressed before Python has arrived."""
        storage, size = self.browser.storage, (self.browser.window.innerWidth, self.browser.window.innerHeight)
        self.browser = Browser(address, storage=storage, size=size, seed=1000 * len(self._starts) + number)
        bring_languages(self.browser)
        self._starts.append(address)
        game = GAMES[number % len(GAMES)]
        for press in presses:
            if press == "key":
                self.browser.press_early(key=_WITH_COMMAND[number % len(_WITH_COMMAND)])
            elif press == "button":
                self.browser.press_early(button=_COMMON[number % len(_COMMON)])
            else:
                spot = game.spots[number % len(game.spots)].name
                self.browser.press_early(spot=spot, card="2d" if press == "card" else "")
        self.browser.start()
        self._down = None
        self._take_note()

    @precondition(lambda self: self._down is None)
    @rule()
    def another_python_takes_over(self) -> None:
        """As on a first visit, where MicroPython plays until Pyodide is there. Nothing is lost, seen or heard."""
        seconds, before = self.table.seconds(), self._all_that_is_there()
        if self.browser.take_over():
            self._take_note()
            now = self._all_that_is_there()
            assert now == before, [pair for pair in zip(now, before, strict=True) if pair[0] != pair[1]]
            assert abs(self.table.seconds() - seconds) < 0.1, "it is kept in tenths"

    def _all_that_is_there(self) -> list[object]:
        """What the games, the page and the player's place in it are."""
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

    # Rules: the table

    @precondition(free)
    @rule(number=_NUMBERS, pointer=_POINTERS, dragged=st.booleans())
    def make_a_move(self, number: int, pointer: str, dragged: bool) -> None:
        """A move that the rules allow, by a drag or by two presses."""
        position, game = self.session.position, self.session.game
        moves = list(game.moves(position))
        if not moves:
            return
        move = moves[number % len(moves)]
        note(f"{notation.move_text(game, move)} in {self.session.link()}")
        if game.spots[move.source].kind is Kind.COUNTER:
            for kind in ("bid", "call"):  # a bid is chosen before it is made
                call = self.browser.document.getElementById(f"{kind}-{notation.move_text(game, move)}")
                if call and self.browser.can_press(call):
                    self.browser.press(call, pointer)
            return
        source, target = self._at(move.source, move.n), self._at(move.target)
        if dragged:
            self.browser.drag(source, target, target, pointer=pointer)
        else:
            self.browser.tap(source, pointer)
            if self.free():
                self.browser.tap(target, pointer)

    def _at(self, spot: int, n: int = 1) -> Point:
        """A point of a pile: of its n-th card from the end, or of the card n of a hand."""
        what = self.session.game.spots[spot]
        if what.name not in self._piles():
            return 2.0, 2.0  # this pile is not drawn
        if what.kind is Kind.HAND:
            found = [one for one in self.browser.cards(what.name) if one.dataset.card == notation.card_text(n)]
            if found:
                return self.browser.box(found[0]).left + 3, self.browser.box(found[0]).middle[1]
        drawn = self.browser.cards(what.name)
        if n > 1 and len(drawn) >= n:
            return self.browser.box(drawn[-n]).left + 4, self.browser.box(drawn[-n]).top + 4
        return self.browser.place(what.name)

    @precondition(free)
    @rule(numbers=st.lists(_NUMBERS, min_size=2, max_size=6), ms=_MS)
    def make_some_moves(self, numbers: list[int], ms: int) -> None:
        """Several in a row, as fast as a hand can."""
        for number in numbers:
            if self.free():
                self.make_a_move(number, "touch", dragged=number % 2 == 0)
                self.browser.advance(ms)

    @precondition(free)
    @rule(number=_NUMBERS, left=st.integers(1, 45), safe=st.booleans(), ms=_MS)
    def come_near_the_end(self, number: int, left: int, safe: bool, ms: int) -> None:
        """A recorded game with few moves left, and what brings it to its end by itself; perhaps not quite."""
        self._open_near_the_end(number, left, safe=safe)
        if self.free() and self.browser.can_press("#run"):
            self.browser.press("#run")
            self.browser.advance(ms)

    @precondition(free)
    @rule(number=_NUMBERS, left=st.integers(1, 20), safe=st.booleans())
    def finish_a_game(self, number: int, left: int, safe: bool) -> None:
        """The same, and Finish is left alone."""
        self._open_near_the_end(number, left, safe=safe)
        if self.free() and self._finish_is_offered():
            self.finish()

    def _open_near_the_end(self, number: int, left: int, *, safe: bool) -> None:
        self._switch("safe_home", on=safe)
        games = _games_that_finish()
        deal, moves = games[number % len(games)]
        self.browser.go_to("/".join([deal, ".".join(moves[:-left])]))

    def _switch(self, name: str, *, on: bool) -> None:
        """Have a setting one way or the other."""
        self._order("menu", "settings")
        switch = self.browser.find(f'#panel [data-do="switch {name}"]')
        if switch.getAttribute("aria-checked") != str(on).lower():
            self.browser.press(switch)
        self.browser.key("Escape")

    @precondition(free)
    @rule(number=_NUMBERS, depth=st.integers(1, 8), pointer=_POINTERS)
    def press_a_pile(self, number: int, depth: int, pointer: str) -> None:
        """A press on any card of any pile."""
        piles = self._piles()
        name = piles[number % len(piles)]
        note(name)
        drawn = self.browser.cards(name)
        self.browser.tap(
            self.browser.box(drawn[-min(depth, len(drawn))]).middle if drawn else self.browser.place(name)
        )

    @precondition(free)
    @rule(x=_PARTS, y=_PARTS, pointer=_POINTERS)
    def press_anywhere(self, x: float, y: float, pointer: str) -> None:
        box = self.browser.box("#field")
        self.browser.tap((box.left + x * box.width, box.top + y * (box.height - 1)), pointer)

    @precondition(free)
    @rule(x=_PARTS, y=_PARTS, by=st.sampled_from([0.3, 0.7, 1.1, 1.5, 2.2, 3.5]))
    def pinch(self, x: float, y: float, by: float) -> None:
        """Two fingers, which change the size of the cards."""
        box = self.browser.box("#field")
        self.browser.pinch((box.left + x * box.width, box.top + y * box.height), by)

    @precondition(lambda self: self.open)
    @rule(number=_NUMBERS)
    def press_with_a_screen_reader(self, number: int) -> None:
        """Whatever has the role of a button on the board, without a pointer."""
        read = [*self.browser.outlines(), *(one for one in self.browser.cards() if one.hasAttribute("role"))]
        element = read[number % len(read)]
        note(str(element.getAttribute("aria-label")))
        self.browser.activate(element)

    @precondition(free)
    @rule(number=_NUMBERS, pointer=_POINTERS, held=st.booleans())
    def put_a_pointer_down(self, number: int, pointer: str, held: bool) -> None:
        """A press that lasts, beside which other things may happen."""
        piles = self._piles()
        self._down = self.browser.place(piles[number % len(piles)])
        self._pointer = pointer
        self.browser.pointer_down(self._down, pointer)
        if held:
            self.browser.advance(500)

    @precondition(lambda self: self._down is not None)
    @rule(x=_PARTS, y=_PARTS)
    def move_the_pointer(self, x: float, y: float) -> None:
        box = self.browser.box("#field")
        self._down = box.left + x * box.width, box.top + y * box.height
        self.browser.pointer_move(self._down, self._pointer)

    @precondition(lambda self: self._down is not None)
    @rule(how=st.sampled_from(["up", "up", "cancel", "second finger"]))
    def lift_the_pointer(self, how: str) -> None:
        assert self._down is not None
        if how == "second finger":
            self.browser.pointer_down(self._down, self._pointer, number=2)
            self.browser.pointer_up(self._down, self._pointer, number=2)
            return
        (self.browser.pointer_up if how == "up" else self.browser.pointer_cancel)(self._down, self._pointer)
        self._down = None

    # Rules: keys and buttons

    @rule(key=_KEYS, ctrl=st.sampled_from([False, False, False, True]))
    def press_a_key(self, key: str, ctrl: bool) -> None:
        self.browser.key(key, ctrl=ctrl)

    @rule(number=_NUMBERS, pointer=_POINTERS)
    def press_a_button(self, number: int, pointer: str) -> None:
        """Any button that can be reached: of the bars, of a sheet, of the calls, of the gallery."""
        buttons = self._buttons()
        button = buttons[number % len(buttons)]
        note(str(button.getAttribute("data-do")))
        self.browser.press(button, pointer)

    @precondition(lambda self: self.open)
    @rule(name=st.sampled_from(_COMMON), reader=st.booleans())
    def press_a_button_of_the_bars(self, name: str, reader: bool) -> None:
        button = self.browser.find(f"#{name}")
        if self.browser.can_press(button):
            (self.browser.activate if reader else self.browser.press)(button)

    @precondition(free)
    @rule(command=st.sampled_from(_SWITCHES))
    def switch_a_setting(self, command: str) -> None:
        self._order("menu", "appearance" if command.split()[1] in LOOKS else "settings", command)
        self.browser.key("Escape")

    @precondition(lambda self: self.free() and self._saves)
    @rule(language=st.sampled_from(["auto", *LANGUAGES, *_TRIED]))
    def speak_a_language(self, language: str) -> None:
        self._order("menu", "settings", f"choose language {language}")
        self.browser.key("Escape")

    @precondition(free)
    @rule(
        command=st.sampled_from(
            [
                *("review", "statistics", "daily", "share", "words", "help", "learn", "appearance"),
                *("choose deals winnable", "choose deals any"),
            ]
        )
    )
    def open_a_sheet(self, command: str) -> None:
        self._order("menu", command)

    def _order(self, *commands: str) -> None:
        """Press the buttons with these commands in turn, as far as they are there."""
        for command in commands:
            button = next((one for one in self._buttons() if one.getAttribute("data-do") == command), None)
            if button is None:
                return
            self.browser.press(button)

    @precondition(free)
    @rule(name=st.sampled_from(list(CATALOGUE)))
    def choose_a_game(self, name: str) -> None:
        """A rule set from the gallery."""
        self.browser.press("#games")
        buttons = [
            one for one in self._buttons() if str(one.getAttribute("data-do")).split()[:2] == ["game", name]
        ]
        self.browser.press(buttons[0])

    @precondition(free)
    @rule(text=st.sampled_from(["1", "4711", "", "x", "99999999999", "-3", "²", "2147483647", "\u0661"]))
    def deal_a_number(self, text: str) -> None:
        self.browser.press("#menu")
        self.browser.write("#number", text)
        self.browser.key("Enter")
        if not self.open:
            self.browser.key("Escape")

    # Rules: other ways of pressing

    @precondition(lambda self: self.scans)
    @rule(ms=_MS, by_key=st.booleans())
    def press_the_switch(self, ms: int, by_key: bool) -> None:
        """Take whatever is framed after some time."""
        self.browser.advance(ms)
        note(str(SwitchInStandIn(self.browser).framed()))
        if by_key:
            self.browser.key(" ")
        else:
            self.browser.tap((3, 3))

    @precondition(lambda self: self.open and not self.scans)
    @rule(number=_NUMBERS, ms=_MS, on_a_button=st.booleans())
    def rest_the_pointer(self, number: int, ms: int, on_a_button: bool) -> None:
        """Which presses what is there, if that is chosen."""
        piles, buttons = self._piles(), self._buttons()
        if on_a_button:
            self.browser.pointer_move(self.browser.box(buttons[number % len(buttons)]).middle)
        else:
            self.browser.pointer_move(self.browser.place(piles[number % len(piles)]))
        self.browser.advance(ms)

    # Rules: addresses and time

    @rule(link=st.one_of(_links(), _links(), st.sampled_from(_DAMAGED), st.text(max_size=8)))
    def open_a_link(self, link: str) -> None:
        self.browser.go_to(link)
        self._take_note()

    @rule(ms=_MS)
    def wait(self, ms: int) -> None:
        self.browser.advance(ms)

    @rule(forward=st.booleans())
    def use_the_browsers_history(self, forward: bool) -> None:
        (self.browser.forward if forward else self.browser.back)()
        self._take_note()

    # Rules: the world around

    @rule(ms=_MS, left=st.booleans())
    def go_out_of_sight(self, ms: int, left: bool) -> None:
        (self.browser.leave if left else self.browser.hide)()
        self.browser.advance(ms)
        (self.browser.come_back if left else self.browser.show)()

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

    def browser_size(self) -> tuple[int, int]:
        return self.browser.window.innerWidth, self.browser.window.innerHeight

    @precondition(lambda self: self.asleep)
    @rule()
    def wake(self) -> None:
        """Go on here with what the other tab has played."""
        if self.scans:
            end_scanning(self.browser)
        else:
            self.browser.press(self.browser.find("#panel").querySelector(_WAKE))
        self._take_note()
        assert not self.asleep

    @rule(size=st.sampled_from([*SIZES.values(), (320, 480), (320, 256), (1920, 1080)]))
    def resize(self, size: tuple[int, int]) -> None:
        self.browser.resize(*size)

    @rule(query=st.sampled_from(MEDIA), holds=st.booleans())
    def change_a_preference(self, query: str, holds: bool) -> None:
        self.browser.prefer(query, holds=holds)

    @rule(full=st.booleans())
    def fill_the_storage(self, full: bool) -> None:
        """While it is full not all can be kept; once there is room, the next change is kept with all before it."""
        self.browser.storage.full = full
        if full:
            self._saves = False
        elif self.free():
            self.browser.press("#new")
            self._saves = True

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

    @precondition(free)
    @rule(text=st.sampled_from(_FILES), own=st.booleans())
    def take_in_a_file(self, text: str | None, own: bool) -> None:
        """A file that this page wrote, or one that is none."""
        self._order("menu", "statistics")
        self._order("export", "import")
        if self.browser.window.picker is not None:
            downloads = self.browser.window.downloads
            self.browser.pick_file(downloads[0][1] if own and downloads else text)

    @precondition(lambda self: self._saves and not self.asleep)
    @rule(
        presses=st.lists(st.sampled_from(["spot", "card", "key", "button"]), max_size=3),
        number=_NUMBERS,
        address=st.sampled_from(["/", "/", "/?do=new", "/#games"]),
    )
    def load_the_page_anew(self, presses: list[str], number: int, address: str) -> None:
        """Nothing is lost by it."""
        self.browser.hide()
        before = self._games_and_results()
        self.browser.window.close()
        self._start(address, presses, number)
        if address == "/" and not presses:
            assert self._games_and_results() == before

    def _games_and_results(self) -> list[object]:
        """What a player has who comes back: the games, which of them is on the table, and the statistics."""
        history = self.table.history
        games = [(entry.session.text(), entry.token, entry.is_abandoned, entry.day) for entry in history.entries]
        return [history.at, games, self.table.results]

    # Rules: leaving and coming back

    @precondition(lambda self: self.free() and not self._ends_here())
    @rule(name=st.sampled_from(list(CATALOGUE)))
    def look_at_another_game_and_come_back(self, name: str) -> None:
        """What lay on the table when it was left lies there on return."""
        here, text, results = self.session.game.id, self.session.text(), self.table.results
        self.choose_a_game(name)
        if self.open:
            self.choose_a_game(here)
        if self.open:
            assert (self.session.text(), self.table.results) == (text, results)

    def _ends_here(self) -> bool:
        """Whether the game on the table is not one to come back to: it is over, or a lesson."""
        return self.table.history.entry.is_over or bool(self.table.history.entry.lesson)

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def open_another_tab_and_come_back(self) -> None:
        """Which shows the same, and leaves all as it is."""
        before = self._games_and_results()
        self.play_in_another_tab(plays=False, stays=False)
        if self.asleep:
            self.wake()
        assert self._games_and_results() == before

    @precondition(lambda self: self.free() and self._saves)
    @rule()
    def take_a_backup_out_and_in(self) -> None:
        """It has nothing that is not there."""
        before, files = self._games_and_results(), len(self.browser.window.downloads)
        self._order("menu", "data", "export")
        if len(self.browser.window.downloads) > files:
            self._order("import")
            self.browser.pick_file(self.browser.window.downloads[-1][1])
            assert self._games_and_results() == before
        self._put_everything_away()

    # Rules: what has to come out

    @precondition(lambda self: self.free() and self._finish_is_offered())
    @rule()
    def finish(self) -> None:
        """Finish, left alone, wins; and one undo takes all of it back."""
        before, results = self.session.position, len(self.table.results)
        self.reached["Finish pressed and left alone"] += 1
        note(self.session.text())
        # a move that is still being shown comes to its end first
        self.browser.press("#run")
        self.browser.rest()
        assert self.session.status() is Status.WON
        assert len(self.table.results) <= results + 1
        won = self.session.line()
        self._order("close")
        self.browser.key("z", ctrl=True)
        undone = {node.position for node in won[len(self.session.line()) :]} | {self.session.position}
        assert before in undone  # if Finish was playing already when it was pressed, that is taken back too

    def _finish_is_offered(self) -> bool:
        return self.browser.find("#run").visible and self.browser.text("#run-words") == words("finish-button")

    @rule()
    def come_to_rest(self) -> None:
        """Put everything away and wait: then the table is true in all its parts."""
        self._put_everything_away()
        self.browser.rest()
        self._put_everything_away()
        self.browser.rest()
        if self.open:
            self.check_the_table_at_rest()

    def _put_everything_away(self) -> None:
        if self._down is not None:
            self.browser.pointer_up(self._down, self._pointer)
            self._down = None
        if self.scans:
            end_scanning(self.browser)
            self._take_note()
        for _ in range(3):
            if self.asleep:
                self.browser.press(self.browser.find("#panel").querySelector(_WAKE))
                self._take_note()
            elif self.browser.document.modal is not None:
                self.browser.key("Escape")

    @rule()
    def begin_anew(self) -> None:
        """No state is a dead end: from everywhere a new deal can be had, and answers."""
        self._put_everything_away()
        assert self.open
        self.browser.advance(1000)
        self._put_everything_away()
        before = self.session
        self.browser.press("#new")
        assert self.session is not before
        assert not self.session.moves_made or self.session.here.is_automatic
        self.browser.advance(3000)
        name = self._piles()[-1]
        said = self.browser.find("#said").textContent
        self.browser.activate(self.browser.outline(name))
        assert self.browser.find("#said").textContent != said or not self.open, (name, said)

    # Invariants

    @invariant()
    def the_page_keeps_its_laws(self) -> None:
        PageMachine.steps += 1
        self._take_note()
        self._sound = False
        self.nothing_is_logged_as_an_error()
        self.the_session_replays_from_its_text()
        self.what_is_on_the_table_is_what_is_saved()
        self.no_result_is_lost_or_entered_twice()
        self.no_card_is_drawn_twice()
        self.the_way_back_fits_what_is_open()
        self.at_rest_the_page_is_true()
        self._sound = True
        self._note_what_was_reached()

    def _note_what_was_reached(self) -> None:
        modal = self.browser.document.modal
        sheet = modal and (self.browser.text("#panel-title") if modal.id == "panel" else "gallery")
        states = {
            f"game {self.session.game.id}": True,
            f"sheet {sheet}": bool(modal),
            f"{self.session.status().value}": True,
            "Finish offered": self._finish_is_offered(),
            "in motion": self.browser.in_motion,
            f"cards of size {self.browser.document.documentElement.dataset.size}": True,
            "review": not self.browser.find("#review").hidden,
            "lesson": not self.browser.find("#lesson").hidden,
            "more than 60 moves": self.session.moves_made > 60,
            "results": bool(self.table.results),
            "pointer down": self._down is not None,
            "one switch": self.scans,
        }
        self.reached.update(name for name, holds in states.items() if holds)

    def nothing_is_logged_as_an_error(self) -> None:
        for browser in (self.browser, *self._others):
            browser.check()

    def the_session_replays_from_its_text(self) -> None:
        text = self.session.text()
        if text != self._known:
            again = Session.read(text, CATALOGUE)
            assert again.position == self.session.position
            assert again.text() == text
            self._known = text

    def what_is_on_the_table_is_what_is_saved(self) -> None:
        if self._saves and not self.asleep:
            assert kept_game(self.browser.storage.kept)["game"] == self.session.text()

    def no_result_is_lost_or_entered_twice(self) -> None:
        results = self.table.results
        deleted = self.browser.find("#panel-undo").visible
        assert deleted or len(results) >= len(self._results)
        tokens = [result.token for result in results]
        assert len(set(tokens)) == len(tokens)
        self._results = results

    def no_card_is_drawn_twice(self) -> None:
        drawn = [(card.dataset.spot, card.dataset.card) for card in self.browser.cards()]
        assert len(set(drawn)) == len(drawn)

    def the_way_back_fits_what_is_open(self) -> None:
        """The history has an entry for each thing that lies over the table, and for an end below a sheet."""
        panel = self.browser.is_open("panel") and self.browser.find("#panel").dataset.name != "other-tab"
        lies = panel + self.browser.is_open("gallery") + (not self.browser.find("#review").hidden)
        state = self.browser.window.history.state
        entries = int(state.split()[1]) if isinstance(state, str) else 0
        assert lies <= entries <= lies + panel, (state, lies)

    def at_rest_the_page_is_true(self) -> None:
        if (
            self.open
            and self._down is None
            and not self.browser.window.loop.waiting(_LONG_MS)
            and not self.browser.in_motion
        ):
            self.check_the_table_at_rest()

    def check_the_table_at_rest(self) -> None:
        """The board, the words and the buttons are those of the position."""
        browser, session, history = self.browser, self.session, self.table.history
        drawn, seen = drawn_piles(browser), seen_piles(session, view_for(*self.browser_size()))
        wrong = [(name, drawn.get(name), seen.get(name)) for name in {*drawn, *seen}]
        wrong = [pile for pile in wrong if pile[1] != pile[2]]
        assert not wrong, f"(pile, drawn, in the game): {wrong}"
        assert not list(betrayed(browser.find("#board").innerHTML, session.game, session.position))
        assert browser.allows("#undo") is history.can_undo()
        assert browser.allows("#redo") is history.can_redo()
        assert browser.find("#run").visible is self.table.can_run()
        shown, wanted = browser.text("#title"), text(session.game.title)
        # the title is put together; in a language made to try others, each part has marks of its own
        assert shown.translate(_UNMARKED) == wanted.translate(_UNMARKED)
        assert str(session.number) in re.findall(r"\d+", browser.text("#deal"))
        name = {Status.WON: "header-won", Status.LOST: "header-lost"}.get(session.status())
        outcome = words(name, noun=session.game.words.deal_noun) if name else ""
        assert browser.text("#outcome") == outcome
        assert browser.find("#outcome").hidden is not bool(outcome)

    def teardown(self) -> None:
        try:
            if self._sound:
                self.begin_anew()
                self.nothing_is_logged_as_an_error()
        finally:
            self._resources.close()


def drawn_piles(browser: Browser) -> dict[str, list[str]]:
    """The cards that are drawn, pile by pile, the lowest first."""
    found: dict[str, list[str]] = {}
    for card in browser.cards():
        found.setdefault(str(card.getAttribute("data-spot")), []).append(str(card.getAttribute("data-card")))
    return found


def seen_piles(session: Session, view: View) -> dict[str, list[str]]:
    """The cards of a position that can be seen, pile by pile, the lowest first."""
    game, position = session.game, session.position
    hidden = {
        (view.spot, view.depth) for view in board(Turn(game, position), game.layouts[view]).cards if view.hidden
    }
    piles = [
        (spot.name, [name for depth, name in enumerate(card_names(pile)) if (number, depth) not in hidden])
        for number, (spot, pile) in enumerate(zip(game.spots, position, strict=True))
        if spot.kind is not Kind.COUNTER
    ]
    return {name: names for name, names in piles if names}
