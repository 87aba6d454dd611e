"""A device without sound, clipboard and network, for the App without a browser; see `app.core.outside`."""

from collections.abc import Callable
from typing import Any

from app.core import outside
from app.core.outside import Address
from app.saving.storage import CannotStoreError
from engine.solving.chance import Chance
from engine.solving.reach import Reach
from engine.solving.solve import Answer, Verdict
from support.hand_clock import Clock
from support.silent import silent

_SEARCH_MS = 300


class Device:
    """A device without sound, clipboard and network; see `app.core.outside.Device`."""

    has_workers = True
    is_micropython = False
    window_size = (390.0, 844.0)
    prefers_calm = prefers_dark = can_send = False

    def __init__(self) -> None:
        self.is_hidden = False
        self.fragment = ""  # the part of the address after "#"
        self.files: list[str] = []  # the texts of the files that were saved
        self.small_texts: dict[str, str] = {}  # small stored texts, by name
        self.is_full = False

    def address(self) -> Address:
        return Address("https://example.org/", ("",), self.fragment)

    def clear_address(self) -> None:
        self.fragment = ""

    def decoded(self, address: str) -> str:
        return address

    def stored(self, name: str) -> str | None:
        return self.small_texts.get(name)

    def store(self, name: str, text: str) -> None:
        if self.is_full:
            raise CannotStoreError
        self.small_texts[name] = text

    def version(self) -> str:
        return "0"

    def build(self) -> str:
        return "0"

    def not_kept(self) -> str:
        return ""

    def facts(self) -> dict[str, str]:
        return {}

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        done(True)

    def send_text(self, text: str, failed: Callable[[], None]) -> None:
        failed()

    def send_picture(self, name: str, picture: Any, failed: Callable[[], None]) -> None:
        failed()

    def picture(self, name: str, done: Callable[[str, Any], None]) -> None:
        done("svg", "")

    def download(self, name: str, text: str) -> None:
        self.files.append(text)

    def choose_text(
        self, kinds: str, most: int, chosen: Callable[[str | None], None], too_large: Callable[[], None]
    ) -> None:
        """Take the file that was saved last."""
        chosen(self.files[-1] if self.files else None)

    def fetch_text(
        self, address: str, arrived: Callable[[str], object], failed: Callable[[], object] = lambda: None
    ) -> None:
        failed()

    def __getattr__(self, name: str) -> Any:
        return getattr(_DEVICE, name)


_DEVICE = silent(outside.Device)


class Solver:
    """A solver that answers after a fixed time, always with `answer`; see `app.core.outside.Solver`."""

    is_there = True
    answer = Answer.UNKNOWN  # a test may set another answer, such as that no position can be won

    def __init__(self, clock: Clock) -> None:
        self._timer = clock.timer()
        self._number = 0

    @property
    def busy(self) -> bool:
        return self._timer.runs

    def _answer(self, call: Callable[[], None]) -> None:
        self._number += 1
        self._timer.set(_SEARCH_MS, call)

    def ask(self, *question: Any, helped: bool = False) -> None:
        self._answer(lambda: question[-1](Verdict(self.answer, (), 0)))

    def ask_for_reach(self, *question: Any) -> None:
        self._answer(lambda: question[-1](Reach((), False)))

    def ask_for_chances(self, *question: Any) -> int:
        chances = tuple(Chance(move, won=1, unknown=0, samples=2) for move in question[2])
        self._answer(lambda: question[-1](chances, True))
        return self._number

    def works_on(self, number: int) -> bool:
        return self.busy and number == self._number

    def warm_up(self) -> None:
        """Do nothing."""

    def drop(self) -> None:
        self._timer.stop()


class Languages:
    """Languages that are always English, whatever the player wishes."""

    wish = "auto"

    def speak(self, wish: str, done: Callable[[bool], None]) -> None:
        self.wish = wish
        done(True)
