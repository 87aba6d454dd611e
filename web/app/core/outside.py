"""What the App asks of the world around it: a clock, a page, a device, and what draws the table.

The App knows no document. It names elements of the page by their ids, and keeps in mind what it has shown.
`app.browser` offers all of this in a browser. A method that shows something returns nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from app.panels.panel import Panel
from app.saving.record_store import RecordStore
from app.state.settings import Settings
from app.view.markup import Markup
from app.view.pixel_layout import PixelLayout, Rect
from app.view.tones import Tone
from app.view.winning_figure import Scene
from engine.core.game import Game, Move, Position, WinningFigure
from engine.play.known_position import KnownPosition
from engine.play.session import Session
from engine.solving.chance import Chance
from engine.solving.reach import Reach
from engine.solving.solve import Verdict
from engine.view.board import CardView, SpotView

Point = tuple[float, float]


# Time


class Planned(Protocol):
    """Plans one call at a time; the call can be replaced or cancelled."""

    @property
    def runs(self) -> bool:
        """Whether a call is planned."""

    def set(self, ms: float, call: Callable[[], None]) -> None:
        """Plan `call` for `ms` milliseconds from now; a call that was planned before is cancelled."""

    def stop(self) -> None:
        """Cancel the planned call, if there is one."""


class Ticking(Protocol):
    """Calls a function again and again while it is on."""

    def start(self, ms: float) -> None:
        """Call the function every `ms` milliseconds."""

    def stop(self) -> None:
        """Call the function no more."""


class Time(Protocol):
    """Clocks, timers and chance."""

    def now(self) -> float:
        """Return the time in seconds on a clock that only goes forward; when the clock was at 0 is not defined."""

    def date(self) -> float:
        """Return the seconds since 1970 by the device's clock."""

    def today(self) -> str:
        """Return the date of today in the player's time zone, written as "2026-11-21"."""

    def date_of(self, seconds: float) -> str:
        """Return the date, in the player's time zone, of a time in seconds since 1970, written as "2026-11-21"."""

    def midnight(self) -> float:
        """Return when today began in the player's time zone, in seconds since 1970."""

    def seconds_to_midnight(self) -> float:
        """Return how long today still lasts in the player's time zone."""

    def random_words(self, count: int) -> list[int]:
        """Return `count` random numbers of 32 bits."""

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call `call` once, after `ms` milliseconds. For a call that may have to be cancelled use `timer`."""

    def timer(self, *, unseen: bool = False) -> Planned:
        """Return a new timer that is not running.

        `unseen` says that nobody sees what it is for, or that it goes on for ever.
        """

    def ticker(self, call: Callable[[], None]) -> Ticking:
        """Return a new ticker, which does not tick yet."""

    def stop_timers(self) -> None:
        """Cancel all calls planned by `after` and by timers; tickers go on."""


# The page


class Page(Protocol):
    """The elements of the page around the table. `name` is always the id of an element."""

    def set_title(self, text: str) -> None:
        """Set the title of the page."""

    def set_text(self, name: str, text: str) -> None:
        """Set the text of an element."""

    def fill(self, name: str, markup: Markup) -> None:
        """Replace the content of an element by this HTML or SVG; do nothing if there is no such element."""

    def append(self, name: str, markup: Markup) -> None:
        """Add this HTML at the end of the content of an element."""

    def fill_again(self, name: str, markup: Markup) -> None:
        """Do as `fill`; if the focus was in the element, it goes to the first button of the new content."""

    def show(self, name: str, *, shown: bool) -> None:
        """Show or hide an element."""

    def show_part(self, name: str, *, shown: bool) -> None:
        """Show or hide a part of the page; others make room for it."""

    def allow(self, name: str, *, possible: bool) -> None:
        """Say of a button whether it can do something now; it can be pressed all the same."""

    def set_attribute(self, name: str, attribute: str, value: str | None) -> None:
        """Give an element an attribute; None removes it."""

    def flag(self, name: str, style: str, *, on: bool) -> None:
        """Give an element a style class, or take it away; an empty name stands for the whole page."""

    def note(self, name: str, value: str) -> None:
        """Note a fact about the whole page, such as its colours, for the style sheet."""

    def place(self, name: str, style: str) -> None:
        """Give an element this style, which says where it lies."""

    def set_on_button(self, within: str, command: str, attributes: Mapping[str, str]) -> None:
        """Give the button with this command, inside an element, attributes; do nothing if there is none."""

    def flag_buttons(self, within: str, style: str, wanted: Callable[[str], bool]) -> None:
        """Give those buttons in an element a style class whose ids are `wanted`, and take it from the others."""

    def focus(self, name: str) -> None:
        """Give the focus to an element; do nothing if it is not there."""

    def focus_first(self, within: str, selector: str) -> None:
        """Give the focus to the first element inside another that a CSS selector fits."""

    def walk(self, within: str, pointing: tuple[int, int]) -> None:
        """Move the focus from button to button inside an element: (1, 0) is right, (0, 1) is down."""

    def has_focus(self, name: str) -> bool:
        """Return whether the focus is in an element."""

    def command_in_focus(self, name: str) -> str:
        """Return the command of the button that has the focus inside an element; empty if none has it."""

    def press_in_focus(self, name: str) -> bool:
        """Press the button that has the focus inside an element; return whether there is one."""

    def text_of(self, name: str) -> str:
        """Return the text of an element."""

    def select(self, name: str) -> None:
        """Show an element and mark its text, so that the player can copy it."""

    def speak(self, name: str, words: str, more: str, *, aloud: bool, unseen: bool) -> None:
        """Let screen readers say the words and then `more`, in a line of the page; with `aloud` it is shown.

        Other words than before are put there, so that the same sentence is read out again. `unseen` words cannot
        be read on a sheet, on which all others can.
        """


class Buttons(Protocol):
    """The buttons that a pointer could press now; each has a name as long as it is there."""

    def reachable(self) -> list[list[str]]:
        """Return the names of all of them; those that stand side by side come together."""

    def frame(self, names: Sequence[str]) -> None:
        """Frame these buttons and no others."""

    def focus(self, name: str) -> None:
        """Give the focus to a button."""

    def press(self, name: str) -> None:
        """Press a button."""

    @property
    def is_typing(self) -> bool:
        """Whether the focus is in a field, which takes the keys."""

    def stop_typing(self) -> None:
        """Take the focus from a field."""

    def watch_switch(self, is_on: Callable[[], bool], pressed: Callable[[], None]) -> None:
        """Call `pressed` for every press and every key as long as `is_on`; the page hears nothing of them."""


class Dialogs(Protocol):
    """The two elements that can lie over the table: the one with the open sheet, and the gallery."""

    def show_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet; a focus in it goes to the button with the command `pressed`, or else to the content."""

    def begin_panel(self) -> None:
        """Show the upper end of a sheet that has just come, and protect it from a press meant for the table."""

    def return_to_panel(self, panel: Panel, pressed: str) -> None:
        """Show a sheet again to which the player returns; the focus goes to the button `pressed`."""

    def show_gallery(self) -> None:
        """Open the gallery, whose content is there already; the focus goes to its first game."""

    def hide(self) -> None:
        """Close what is open; `OpenPanel.was_closed` has to be called a moment later."""

    def opened(self) -> None:
        """Let Back follow: something lies over the table now, or does no more."""


# The table


class Cards(Protocol):
    """Draws the cards of the table and moves them; a stop is a pile or a card of a hand."""

    def drawing(self, layout: PixelLayout, game: Game, caption: str) -> Iterator[None]:
        """Draw everything anew, without motion, in steps; `caption` names the table for screen readers."""

    def former(self) -> Any:
        """Return the table as it is drawn, to be given to `deal` later; None if none is drawn."""

    def deal(self, layout: PixelLayout, place: str, former: Any, *, calm: bool, after_ms: float = 0) -> None:
        """Let the cards of the table fly from one place to their places, one after another."""

    def show(self, layout: PixelLayout, game: Game, *, calm: bool, at_most: float) -> None:
        """Move the cards to their places in a layout of the same deal; no card takes longer than `at_most` ms."""

    def finish(self) -> None:
        """End all motion."""

    def lift(self, views: list[CardView]) -> None:
        """Begin a drag of these cards."""

    def carry(self, dx: float, dy: float) -> None:
        """Draw the dragged cards so many pixels to the right of their places before the drag, and below them."""

    def drop(self) -> None:
        """End the drag; `show` or `put_back` must follow."""

    def put_back(self, *, calm: bool) -> None:
        """Move the dragged cards back to their place."""

    def mark(self, marks: Markup) -> None:
        """Show outlines over the cards, in place of earlier ones."""

    def glow(self, place: Markup) -> None:
        """Show an outline for a moment."""

    def choose(self, stop: CardView | SpotView | None) -> None:
        """Tell screen readers that this stop is chosen; None if nothing is."""

    def tab_stop(self, stop: CardView | SpotView) -> None:
        """Make this stop the only one of the Tab key on the table."""

    def focus(self, stop: CardView | SpotView) -> None:
        """Give the focus to a stop."""

    @property
    def has_focus(self) -> bool:
        """Whether a stop has the focus."""


class Field(Protocol):
    """The part of the page through which the table is seen; a table that is larger can be panned."""

    size: float  # how many times larger the table is

    @property
    def room(self) -> tuple[float, float]:
        """The width and height of the field, in pixels."""

    @property
    def seen(self) -> Rect:
        """The part of the table that is in sight."""

    @property
    def table_box(self) -> Rect:
        """The rectangle of the whole table in the window, in pixels."""

    def enlarge(self, size: float) -> None:
        """Show the table so many times larger than the field."""

    def relax(self) -> None:
        """Show the table in its own size, after a pinch."""

    def show(self, wanted: Iterable[Rect], *, calm: bool) -> None:
        """Pan so that these rectangles of the table are in sight, the last of them above all."""

    def pan(self, right: float, down: float, *, smooth: bool = False) -> None:
        """Move the view over the table, by so many pixels of the window."""

    def stop(self) -> None:
        """Let the view stay where it is, if it is on its way somewhere."""


class Figure(Protocol):
    """Shows the celebration of a win over the page."""

    @property
    def is_shown(self) -> bool:
        """Whether a figure is shown, in motion or at rest."""

    @property
    def is_running(self) -> bool:
        """Whether a celebration is in motion."""

    @property
    def folds(self) -> bool:
        """Whether the cards of the figure are coming together."""

    @property
    def gather_ms(self) -> float:
        """The time in which the figure folds to one place, in milliseconds."""

    def uncovered(self) -> Rect:
        """Let the layer be seen, and return its rectangle in the window, in pixels."""

    def show(self, scene: Scene, figure: WinningFigure, words: Markup) -> None:
        """Show the figure as it is in the end, without motion."""

    def start(self, over: Callable[[bool], None]) -> None:
        """Let the cards fly to the figure that is shown; then call `over` with whether a press has ended it."""

    def fade_in(self) -> None:
        """Let the figure that is shown appear without any motion."""

    def finish(self) -> bool:
        """End all motion; return whether a celebration was in motion."""

    def fold(self, x: float, y: float) -> None:
        """Let the cards of the figure come together at a point of the window, and then remove it."""

    def clear(self) -> None:
        """Remove the celebration; a function that waits for its end is not called any more."""

    def raise_sheet(self, ms: float) -> None:
        """Let the sheet that was just opened rise from below in so many milliseconds."""


class Deck(Protocol):
    """The drawings of which the cards are made."""

    def load(self, files: Iterable[str], done: Callable[[bool], None]) -> None:
        """Fetch these files of drawings; then call `done` with whether all of them are there."""

    def wear(self, settings: Settings) -> None:
        """Let all cards have the back, face, suits and letters that the settings name."""


# The device


class Address(NamedTuple):
    """The address of the page."""

    base: str  # without what follows
    asked: tuple[str, ...]  # the parts after "?"
    fragment: str  # with "#"; empty if there is none


class Device(Protocol):
    """The browser and the device that it runs on."""

    has_workers: bool  # there can be workers; not at the beginning of a first visit
    is_micropython: bool

    @property
    def is_hidden(self) -> bool:
        """Whether nobody can see the page."""

    @property
    def window_size(self) -> tuple[float, float]:
        """The width and height of the window, in pixels."""

    @property
    def prefers_calm(self) -> bool:
        """Whether the device asks for no motion."""

    @property
    def prefers_dark(self) -> bool:
        """Whether the device asks for dark colours."""

    @property
    def can_send(self) -> bool:
        """Whether the browser can hand something over to other programs."""

    def facts(self) -> dict[str, str]:
        """Return what a report of a fault names: versions, browser, window, language, day."""

    def version(self) -> str:
        """Return the version of the page, such as "0.9.0"."""

    def build(self) -> str:
        """Return ten letters and digits that are others after every change of the page."""

    def not_kept(self) -> str:
        """Return the name of the file without which there is no playing offline; "" if none is known to lack."""

    def address(self) -> Address:
        """Return the address of the page."""

    def clear_address(self) -> None:
        """Remove from the address what it asks for, so that a reload does not open it anew."""

    def decoded(self, address: str) -> str:
        """Return a part of an address without its percent escapes; unchanged if they are not valid."""

    def stored(self, name: str) -> str | None:
        """Return the small text stored under a name; None if there is none."""

    def store(self, name: str, text: str) -> None:
        """Store a small text under a name.

        Raises:
            CannotStoreError: there is no room, or storage is switched off.
        """

    def persist(self) -> None:
        """Ask the browser never to delete what the page stores."""

    def is_persistent(self, done: Callable[[bool], None]) -> None:
        """Call `done` with whether the browser has promised that; not if it does not say."""

    def room(self, done: Callable[[float, float], None]) -> None:
        """Call `done` with how many bytes the page uses and may use; not if the browser does not say."""

    def plays_offline(self, done: Callable[[bool], None]) -> None:
        """Call `done` with whether the game can be played without a network now; not if nothing knows that."""

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Fetch a file of the page; call `arrived` with its text, or `failed` if it cannot be had."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Copy a text to the clipboard; then call `done` with whether the browser has done it."""

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        """Offer a text to other programs; call `failed` if that cannot be done, but not if the player gives up."""

    def picture(self, name: str, done: Callable[[str, Any], None]) -> None:
        """Make a file of the drawing in an element; call `done` with the ending of its name, and the file."""

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        """Offer a picture to other programs as a file of this name; call `failed` as `send_text` does."""

    def save_file(self, name: str, file: Any) -> None:
        """Save a file that `picture` has made, in the browser's folder for downloads."""

    def download(self, name: str, text: str) -> None:
        """Save a text as a file of this name, in the browser's folder for downloads."""

    def choose_text(
        self, kinds: str, most: int, chosen: Callable[[str | None], None], too_large: Callable[[], None]
    ) -> None:
        """Let the player pick a file; call `chosen` with its text, or with None if it cannot be read.

        `too_large` is called instead for a file of more than `most` bytes.
        """

    def vibrate(self, ms: int) -> None:
        """Let the device vibrate for a moment, if it can."""

    def play(self, tones: tuple[Tone, ...], volume: float) -> None:
        """Play a sound; `volume` is a factor from 0 to 1."""

    def keep_awake(self, reason: str, *, on: bool) -> None:
        """Keep the screen on for a reason, or no longer."""

    def ask_for_pyodide(self) -> None:
        """Ask for Pyodide to go on with the page as soon as it can: a first visit plays without it."""

    def use_update(self) -> None:
        """Start the new version of the page."""

    def log_error(self, text: str) -> None:
        """Write a text to the browser's console, as an error."""


class Solver(Protocol):
    """Judges positions in the background, one question at a time: see `app.browser.solver_client`."""

    @property
    def is_there(self) -> bool:
        """Whether there can be answers."""

    @property
    def busy(self) -> bool:
        """Whether a question waits for its last answer."""

    def ask(
        self,
        game: Game,
        position: Position,
        seconds: float,
        done: Callable[[Verdict], None],
        *,
        helped: bool = False,
    ) -> None:
        """Ask whether a position can be won, and call `done` with the verdict later."""

    def ask_for_reach(self, session: Session, seconds: float, done: Callable[[Reach], None]) -> None:
        """Ask how far one can come from the current position, and call `done` with the answer later."""

    def ask_for_chances(
        self,
        game: Game,
        known: KnownPosition,
        moves: Sequence[Move],
        seconds: float,
        told: Callable[[tuple[Chance, ...], bool], None],
    ) -> int:
        """Ask how often each move wins; return the number of the question.

        `told` is called several times, with what was found so far and with whether it is the last.
        """

    def works_on(self, number: int) -> bool:
        """Return whether the question with this number waits for its last answer."""

    def warm_up(self) -> None:
        """Make ready, so that the first answer will come sooner."""

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; it is never answered."""


class Writing(Protocol):
    """The right of this tab to write."""

    @property
    def may_write(self) -> bool:
        """Whether this tab has the right."""

    @property
    def is_exclusive(self) -> bool:
        """Whether no other tab can have it at the same time."""

    def claim(self, done: Callable[[], None]) -> None:
        """Take the right from the tab that has it, then call `done`."""

    def give_way(self) -> None:
        """Give the right back."""


class Languages(Protocol):
    """The words of the languages."""

    wish: str  # the language that is spoken, or will be soon: a code, or "auto"

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        """Speak the language that serves a wish; then call `done` with whether its words are there."""


class Charts(Protocol):
    """The stored verdicts on deals that are not part of the engine."""

    def want(self, name: str, arrived: Callable[[], None]) -> None:
        """Fetch the rest of the chart of a rule set, then call `arrived`; do nothing if it is whole."""


class Outside(NamedTuple):
    """All of it."""

    time: Time
    page: Page
    buttons: Buttons
    dialogs: Dialogs
    cards: Cards
    field: Field
    figure: Figure
    deck: Deck
    device: Device
    solver: Solver
    languages: Languages
    charts: Charts
    records: RecordStore
    writing: Writing
