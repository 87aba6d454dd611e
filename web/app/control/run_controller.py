"""Lets a game play on by itself: the last cards of a won game go home, and a game without choices runs."""

from collections.abc import Callable, Iterator

from app.control.page_context import PageContext
from app.control.playback import PACES, Playback, SequenceKind
from engine.core import optional

# The pauses between the last cards going home, in milliseconds: the first, the shortest, and how much each is
# shorter than the one before.
_FINISH_FIRST, _FINISH_LEAST, _FINISH_LESS = 120.0, 60.0, 4.0


class RunController:
    """Starts and stops the moves that need no player. `calm` tells whether nothing should be seen moving."""

    def __init__(self, context: PageContext, playback: Playback, calm: Callable[[], bool]) -> None:
        self._context = context
        self._playback = playback
        self._calm = calm

    def commands(self) -> dict[str, Callable[[str], None]]:
        """Return the commands of this controller by name; each takes what stands after the name."""
        return {"run": lambda _: self.start()}

    def start(self) -> None:
        """Begin with a move at once, if the game can go on by itself and does not do so yet."""
        table = self._context.table()
        if self._playback.is_running or not table.can_run():
            return
        table.release()
        if optional.has_choices(table.game):
            self._playback.start(SequenceKind.FINISH, self._steps(finish_pause))
            if self._calm():
                self._playback.press()
        else:
            pace = PACES[self._context.settings().pace]
            self._playback.start(SequenceKind.RUN, self._steps(lambda _: pace))

    def stop(self) -> None:
        """Make no more moves."""
        self._playback.stop_run()

    def _steps(self, pause: Callable[[int], float]) -> Iterator[float]:
        """Make one move for each item; `pause` gives the milliseconds to wait after the n-th move, from 1."""
        made = 0
        while self._context.table().can_run():
            made += 1
            change = self._context.table().step(first=made == 1)
            self._context.after(change, at_most=pause(made))
            if self._context.table().can_run():
                yield pause(made)


def finish_pause(made: int) -> float:
    """Return the pause after so many cards have gone home, in milliseconds: the pauses become shorter."""
    return max(_FINISH_LEAST, _FINISH_FIRST - _FINISH_LESS * made)
