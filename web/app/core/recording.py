"""Remembers the last presses of the player and the state before them, so that a fault can be repeated.

A press is a text, as `Presses.answer` understands it:

    do COMMAND             a button or a key; COMMAND may be empty: it only ends moves that go on by themselves
    focus SPOT CARD        the keyboard has come to a pile or card, before a command that acts there
    tap SPOT CARD          a tap; "-" stands for no pile, or for no card
    home SPOT -            a press that sends the last card of a pile home
    drag SPOT CARD TARGET  a drag of a card and of those on it; the target "-" stands for beside all piles
    stuck SPOT CARD        an attempt to drag a card that cannot be picked up
    hold SPOT CARD         a long press, until "let-go"
    leave                  the uppermost sheet was closed by Escape, by Back or by a press beside it
    stop                   the page was hidden, which ends a run of moves

Nothing of it leaves the device unless the player copies it (see `app.features.record`).
"""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from app.core.outside import Time

_LENGTH = 250  # presses in a part of the recording: then a new part begins, with the state of that moment
_PARTS = 4
_QUIET_MS = 700  # without a press, before the state is written down: with many games that takes a while


class Press(NamedTuple):
    """A press, and what it met."""

    seconds: float  # since the page was opened
    text: str
    # the number of moves made by then, if it has ended moves or a search that were going on; None if nothing was
    early: int | None
    deals: list[int]  # the numbers of the deals that were drawn at random until the next press


class RecordedPart(NamedTuple):
    """A part of a recording: a state, and the presses that followed it."""

    state: str
    presses: list[Press]


class Recording:
    """Keeps the last presses in parts.

    `state` returns the state as a text, or None if no part can begin with it.
    """

    def __init__(self, time: Time, state: Callable[[], str | None]) -> None:
        self._time = time
        self._state = state
        self._timer = time.timer(unseen=True)
        self._parts: deque[RecordedPart] = deque(maxlen=_PARTS)
        self._given: list[int] = []  # the deals to draw next, where a recording is played

    @property
    def parts(self) -> tuple[RecordedPart, ...]:
        """What was recorded, the oldest first."""
        return tuple(self._parts)

    def begin_anew(self) -> None:
        """Forget what was recorded, and begin a moment later: the games have changed without a press."""
        self._parts.clear()
        self._timer.set(0, self._begin)

    def _begin(self) -> None:
        state = self._state()
        if state is not None:
            self._parts.append(RecordedPart(state, []))

    def note(self, text: str, *, early: int | None = None) -> None:
        """Remember a press, before it is answered."""
        if self._parts:
            self._parts[-1].presses.append(Press(round(self._time.now(), 1), text, early, []))
        if not self._parts or len(self._parts[-1].presses) >= _LENGTH:
            self._timer.set(_QUIET_MS, self._begin)

    # Deals

    def drawn(self, number: int) -> int:
        """Remember the number of a deal that was drawn at random, and return it; if one was given, that one."""
        if self._given:
            number = self._given.pop(0)
        if self._parts and self._parts[-1].presses:
            self._parts[-1].presses[-1].deals.append(number)
        return number

    def give_deals(self, numbers: list[int]) -> None:
        """Let these be the next deals that are drawn."""
        self._given = list(numbers)
