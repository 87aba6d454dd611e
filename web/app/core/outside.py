"""What the App asks of the world around it: a clock, a page, a device, and what draws the table.

The App knows no document: what it asks of the page is in `shown`. `app.browser` offers all of this in a browser.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from app.core.shown import Buttons, Cards, Deck, Dialogs, Field, Figure, Page
from app.saving.record_store import RecordStore
from app.view.tones import Tone
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

        `unseen` says that nobody sees what it is for, or that it goes on for ever.
        """

    def ticker(self, call: Callable[[], None]) -> Ticking:
        """Return a new ticker, which does not tick yet."""

    def stop_timers(self) -> None:
        """Cancel all calls planned by `after` and by timers; tickers go on."""


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
