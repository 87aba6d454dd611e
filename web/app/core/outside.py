"""Defines the interfaces by which the App uses the world around it: time, page, device, drawing of the table.

The App does not know the document of the browser. The interfaces of the page itself are in `shown`. `app.browser`
implements all of them in a browser.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from app.core.shown import Buttons, Cards, Deck, Dialogs, Field, Figure, Page
from app.saving.numbered_texts import NumberedTexts
from app.view.sounds import Tone
from engine.core.game import Game, Move, Position
from engine.play.known_position import KnownPosition
from engine.play.session import Session
from engine.solving.chance import Chance
from engine.solving.reach import Reach
from engine.solving.solve import Verdict

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

        `unseen` says that the player does not see what the timer does, or that it is set again and again for ever.
        """

    def ticker(self, call: Callable[[], None]) -> Ticking:
        """Return a new ticker that calls `call` once it is started."""

    def stop_timers(self) -> None:
        """Cancel all calls planned by `after` and by timers; tickers go on."""


# The device


class Address(NamedTuple):
    """The address of the page."""

    base: str  # the address without "?" and "#" and the text after them
    asked: tuple[str, ...]  # the parts of the query, the text after "?"
    fragment: str  # the fragment with its "#"; empty if there is none


class Device(Protocol):
    """The browser and the device that it runs on."""

    has_workers: bool  # whether web workers can be used; False at the beginning of a first visit
    is_micropython: bool  # whether this Python is MicroPython, as on a first visit, and not Pyodide

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
        """Whether the browser can share texts or files with other programs."""

    def facts(self) -> dict[str, str]:
        """Return the facts for the report of a fault by name: versions, browser, window, language, day."""

    def version(self) -> str:
        """Return the version of the page, such as "0.9.0"."""

    def build(self) -> str:
        """Return an identifier of ten letters and digits that differs after every change of the page."""

    def not_kept(self) -> str:
        """Return the name of a file that is missing for playing offline; "" if no missing file is known."""

    def address(self) -> Address:
        """Return the address of the page."""

    def clear_address(self) -> None:
        """Remove the query and the fragment from the address, so that a reload does not open their game again."""

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
        """Call `done` with whether the browser has promised never to delete what the page stores.

        `done` is not called if the browser does not say.
        """

    def room(self, done: Callable[[float, float], None]) -> None:
        """Call `done` with the bytes that the page uses and may use; no call if the browser does not say."""

    def plays_offline(self, done: Callable[[bool], None]) -> None:
        """Call `done` with whether the page works without a network now; no call if this is not known."""

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        """Fetch a file of the page; call `arrived` with its text, or `failed` if it cannot be fetched."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Copy a text to the clipboard; then call `done` with whether this has succeeded."""

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        """Share a text with other programs; call `failed` if this is impossible, but not if the player cancels."""

    def picture(self, name: str, done: Callable[[str, Any], None]) -> None:
        """Make a picture of the SVG in the element `name`; call `done` with its file ending and the file."""

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        """Share a picture with other programs as a file of this name; call `failed` as `send_text` does."""

    def save_file(self, name: str, file: Any) -> None:
        """Save a file that `picture` has made, in the browser's folder for downloads."""

    def download(self, name: str, text: str) -> None:
        """Save a text as a file of this name, in the browser's folder for downloads."""

    def choose_text(
        self, kinds: str, most: int, chosen: Callable[[str | None], None], too_large: Callable[[], None]
    ) -> None:
        """Let the player pick a file; call `chosen` with its text, or with None if it cannot be read.

        `too_large` is called instead for a file of more than `most` bytes. `kinds` are the endings and media types
        of the files to pick from, separated by commas, such as ".txt,text/plain".
        """

    def vibrate(self, ms: int) -> None:
        """Let the device vibrate for `ms` milliseconds, if it can."""

    def play(self, tones: tuple[Tone, ...], volume: float) -> None:
        """Play a sound; `volume` is a factor from 0 to 1."""

    def keep_awake(self, reason: str, *, on: bool) -> None:
        """Keep the screen on for a reason, or, with `on` False, withdraw this reason."""

    def ask_for_pyodide(self) -> None:
        """Ask that Pyodide replaces MicroPython, which runs the page on a first visit, as soon as it can."""

    def use_update(self) -> None:
        """Start the new version of the page."""


class Solver(Protocol):
    """Judges positions in the background, one question at a time: see `app.browser.solver_client`."""

    @property
    def is_there(self) -> bool:
        """Whether questions can be answered, because there can be workers."""

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
        """Ask whether a position can be won, and call `done` with the verdict later.

        The search takes at most `seconds`. With `helped`, more than one worker may search.
        """

    def ask_for_reach(self, session: Session, seconds: float, done: Callable[[Reach], None]) -> None:
        """Ask for the best position that can be reached, within `seconds`; call `done` with the answer later."""

    def ask_for_chances(
        self,
        game: Game,
        known: KnownPosition,
        moves: Sequence[Move],
        seconds: float,
        told: Callable[[tuple[Chance, ...], bool], None],
    ) -> int:
        """Ask how often each move wins, within `seconds`; return the number of the question.

        `told` is called several times, with the chances found so far and with whether this is the last call.
        """

    def works_on(self, number: int) -> bool:
        """Return whether the question with this number waits for its last answer."""

    def warm_up(self) -> None:
        """Start a worker, so that the first answer will come sooner."""

    def drop(self) -> None:
        """Drop the question that waits for its answer, if there is one; it is never answered."""


class Writing(Protocol):
    """The right of this tab to write to the storage that all tabs share."""

    @property
    def may_write(self) -> bool:
        """Whether this tab has the right."""

    @property
    def is_exclusive(self) -> bool:
        """Whether no other tab can have the right at the same time."""

    def claim(self, done: Callable[[], None]) -> None:
        """Take the right from the tab that has it, then call `done`."""

    def give_way(self) -> None:
        """Give the right back."""


class Languages(Protocol):
    """Loads and changes the language of the page."""

    wish: str  # the language that the page uses, or will use soon: a code, or "auto" for that of the browser

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        """Use the language that `wish` names; then call `done` with whether its words could be loaded."""


class Charts(Protocol):
    """Loads charts: stored verdicts on the deals of a rule set (see `engine.solving.deal_index`)."""

    def want(self, name: str, arrived: Callable[[], None]) -> None:
        """Fetch the rest of the chart of a rule set, then call `arrived`; do nothing if the chart is complete."""


class Outside(NamedTuple):
    """Holds one object for each interface."""

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
    numbered_texts: NumberedTexts
    writing: Writing
