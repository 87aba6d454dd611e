"""Plays steps with pauses between them: automatic moves, a demonstration, a game that runs by itself.

There is one sequence at a time, and any press ends it.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import NamedTuple

from app.platform.dom import Dom

PACES: dict[str, float] = {"slow": 900.0, "steady": 450.0, "fast": 130.0}
"""Milliseconds between two steps, for each value of the setting."""


class SequenceKind(Enum):
    """What the steps of a sequence do, and what a press does to it."""

    REPLAY = auto()  # they show moves that were made already; a press shows the end at once
    FINISH = auto()  # they make the moves that win the game; a press makes all that are left at once
    RUN = auto()  # they play a game without choices; a press stops it where it stands


class _Sequence(NamedTuple):
    """What is being played. `steps` makes a step for each item; the item is the pause after it in ms."""

    kind: SequenceKind
    steps: Iterator[float]


class Playback:
    """Plays one sequence at a time; `ended` is called at the end of each that is not dropped."""

    def __init__(self, dom: Dom, ended: Callable[[SequenceKind], None]) -> None:
        self._ended = ended
        self._timer = dom.timer()
        self._sequence: _Sequence | None = None

    @property
    def kind(self) -> SequenceKind | None:
        """The kind of the sequence that goes on; None if there is none."""
        return self._sequence.kind if self._sequence else None

    @property
    def is_running(self) -> bool:
        """Whether moves are being made, and not only shown."""
        return self.kind in {SequenceKind.FINISH, SequenceKind.RUN}

    def start(self, kind: SequenceKind, steps: Iterator[float]) -> None:
        """Make the first step now and the others in turn, in place of any sequence that goes on.

        `steps` makes one step each time it is asked for an item; the item is the pause after that step in ms.
        """
        self.drop()
        self._sequence = _Sequence(kind, steps)
        self._next()

    def press(self) -> SequenceKind | None:
        """End the sequence as a press does; return its kind, or None if nothing went on."""
        kind = self.kind
        self._timer.stop()
        if kind is SequenceKind.FINISH:
            while self._step() is not None:
                pass
        elif kind:
            self._end()
        return kind

    def stop(self) -> None:
        """Make no more steps; the end of moves that were only shown is shown at once."""
        if self._sequence:
            self._end()

    def stop_run(self) -> None:
        """Make no more moves; moves that are only shown go on."""
        if self.is_running:
            self._end()

    def drop(self) -> None:
        """Forget the sequence: whatever it would have shown is shown by the caller."""
        self._timer.stop()
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
            return None  # the step itself has put an end to it
        if pause is None:
            self._end()
        return pause

    def _end(self) -> None:
        kind = self.kind
        self.drop()
        if kind:
            self._ended(kind)
