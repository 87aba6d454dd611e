"""Plays sequences of steps with pauses between the steps.

A sequence shows automatic moves or a demonstration, or makes the moves of a game that runs by itself. There is one
sequence at a time, and any press ends it.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import NamedTuple

from app.core.outside import Device, Time

PACES: dict[str, float] = {"slow": 900.0, "steady": 450.0, "fast": 130.0}
"""Milliseconds between two steps, for each value of the setting."""


class SequenceKind(Enum):
    """The kinds of sequences: what the steps do, and what a press does to the sequence."""

    REPLAY = auto()  # steps only show moves; a press shows the current position of the game at once
    FINISH = auto()  # steps make the moves that win the game; a press makes all the remaining moves at once
    RUN = auto()  # steps play a game without choices; a press stops it, and no more moves are made


STARTED_BY = {SequenceKind.REPLAY: "demo", SequenceKind.FINISH: "run", SequenceKind.RUN: "run"}
"""For each kind, the command of the button that starts such a sequence."""


class _Sequence(NamedTuple):
    """A sequence being played. Asking `steps` for an item makes a step; the item is the pause after it in ms."""

    kind: SequenceKind
    steps: Iterator[float]


class Playback:
    """Plays one sequence at a time; `ended` is called with its kind when it ends, but not when it is dropped."""

    def __init__(self, time: Time, device: Device, ended: Callable[[SequenceKind], None]) -> None:
        self._ended = ended
        self._timer = time.timer()
        self._device = device
        self._sequence: _Sequence | None = None

    @property
    def kind(self) -> SequenceKind | None:
        """The kind of the sequence being played; None if none is."""
        return self._sequence.kind if self._sequence else None

    @property
    def is_running(self) -> bool:
        """Return whether the sequence being played makes moves; False if it only shows moves or there is none."""
        return self.kind in {SequenceKind.FINISH, SequenceKind.RUN}

    def start(self, kind: SequenceKind, steps: Iterator[float]) -> None:
        """Play a sequence: make the first step now, and each further step after a pause.

        `steps` makes one step each time it is asked for an item; the item is the pause after that step in ms. A
        sequence that is still being played is dropped.
        """
        self.drop()
        self._sequence = _Sequence(kind, steps)
        self._device.keep_awake("playback", on=True)
        self._next()

    def press(self) -> SequenceKind | None:
        """End the sequence as a press does, see `SequenceKind`; return its kind, None if there was no sequence."""
        kind = self.kind
        self._timer.stop()
        if kind is SequenceKind.FINISH:
            while self._step() is not None:
                pass
        elif kind:
            self._end()
        return kind

    def stop(self) -> None:
        """End the sequence, if there is one, without making its remaining steps."""
        if self._sequence:
            self._end()

    def stop_run(self) -> None:
        """End the sequence if it makes moves; a sequence that only shows moves goes on."""
        if self.is_running:
            self._end()

    def drop(self) -> None:
        """Forget the sequence without calling `ended`; the caller must then draw the current position."""
        self._timer.stop()
        self._device.keep_awake("playback", on=False)
        self._sequence = None

    def _next(self) -> None:
        pause = self._step()
        if pause is not None:
            self._timer.set(pause, self._next)

    def _step(self) -> float | None:
        """Make a step and return the pause after it in ms; None if the sequence is over."""
        sequence = self._sequence
        if sequence is None:
            return None
        try:
            pause = next(sequence.steps, None)
        except BaseException:
            self.drop()  # an iterator that has raised has no more steps
            raise
        if sequence is not self._sequence:
            return None  # the step itself has ended or replaced the sequence
        if pause is None:
            self._end()
        return pause

    def _end(self) -> None:
        kind = self.kind
        self.drop()
        if kind:
            self._ended(kind)
