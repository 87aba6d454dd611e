"""Records the last presses of the player and the state before them, so that a fault can be reproduced.

A press is recorded as a text, which `Presses.answer` can read:

    do COMMAND             a button or a key; an empty COMMAND only ends moves that the page is playing
    focus SPOT CARD        the pile or card that had the focus, before a command that acts there
    tap SPOT CARD          a tap; "-" stands for no pile, or for no card
    home SPOT -            a press that sends the last card of a pile home
    drag SPOT CARD TARGET  a drag of a card and of the cards on it; the target "-" means beside all piles
    stuck SPOT CARD        an attempt to drag a card that cannot be picked up
    hold SPOT CARD         a long press, until "let-go"
    let-go                 the end of a long press
    leave                  the uppermost sheet was closed by Escape, by Back or by a press beside it
    stop                   the page was hidden, which ends a run of moves

The recording leaves the device only if the player copies it (see `app.features.recording`).
"""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from app.core.outside import Time

_LENGTH = 250  # the presses in one part of the recording; after them a new part begins, with the state of then
_PARTS = 4  # the parts that are remembered, the newest ones
_QUIET_MS = 700  # a pause without a press before the state is recorded, which is slow if there are many games


class Press(NamedTuple):
    """A press, and the circumstances that matter for its effect."""

    seconds: float  # since the page was opened
    text: str
    # if the press has ended moves, a celebration or a search: how many moves had been made by then; otherwise None
    early: int | None
    deals: list[int]  # the numbers of the deals that were drawn at random until the next press


class RecordedPart(NamedTuple):
    """A part of a recording: a state, and the presses that followed it."""

    state: str
    presses: list[Press]


class Recording:
    """Holds the last presses, in parts.

    `state` returns the state as a text, or None if no part can begin now.
    """

    def __init__(self, time: Time, state: Callable[[], str | None]) -> None:
        self._time = time
        self._state = state
        self._timer = time.timer(unseen=True)
        self._parts: deque[RecordedPart] = deque(maxlen=_PARTS)
        self._given: list[int] = []  # the numbers of the next deals, while a recording is played back

    @property
    def parts(self) -> tuple[RecordedPart, ...]:
        """The recorded parts, the oldest first."""
        return tuple(self._parts)

    def begin_anew(self) -> None:
        """Forget the recording and begin a new one a moment later, because the games changed without a press."""
        self._parts.clear()
        self._timer.set(0, self._begin)

    def _begin(self) -> None:
        state = self._state()
        if state is not None:
            self._parts.append(RecordedPart(state, []))

    def note(self, text: str, *, early: int | None = None) -> None:
        """Record a press, before it is answered; `early` is as in `Press`."""
        if self._parts:
            self._parts[-1].presses.append(Press(round(self._time.now(), 1), text, early, []))
        if not self._parts or len(self._parts[-1].presses) >= _LENGTH:
            self._timer.set(_QUIET_MS, self._begin)

    # Deals

    def drawn(self, number: int) -> int:
        """Record the number of a deal that was drawn at random, and return it.

        If `give_deals` was called, record and return the next of its numbers instead.
        """
        if self._given:
            number = self._given.pop(0)
        if self._parts and self._parts[-1].presses:
            self._parts[-1].presses[-1].deals.append(number)
        return number

    def give_deals(self, numbers: list[int]) -> None:
        """Make `drawn` return these numbers next, in this order."""
        self._given = list(numbers)
