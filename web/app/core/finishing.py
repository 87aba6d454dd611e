"""Plays moves for the player: the last moves of a game that is certainly won, or a game without choices."""

from collections.abc import Callable, Iterator

from app.core.feature import Feature
from app.core.part import Commands
from app.core.playback import PACES, SequenceKind
from app.state.change import Change
from app.view.keys import Key
from engine.core.saying import say

# The pauses between the moves that finish a game, in milliseconds: the value from which they decrease, their
# minimum, and the difference between a pause and the next.
_FINISH_FIRST, _FINISH_LEAST, _FINISH_LESS = 120.0, 60.0, 4.0


class Finishing(Feature):
    """Starts and stops playing moves that need no decision."""

    keys = (Key("f", "run", "key-run"),)

    def commands(self) -> Commands:
        """Return the commands that this feature answers."""
        return {"run": lambda _: self._start_or_refuse()}

    def _start_or_refuse(self) -> None:
        table = self.core.table
        if table.game.has_choices and not (self.core.playback.is_running or table.can_run()):
            self.core.after(Change(say("no-finish-yet"), refused=True))
        else:
            self.start()

    def start(self) -> None:
        """Begin to play the moves that need no decision of the player; make the first one at once.

        Do nothing if there are no such moves, or if they are being played already.
        """
        table = self.core.table
        if self.core.playback.is_running or not table.can_run():
            return
        table.release()
        if table.game.has_choices:
            self.core.playback.start(SequenceKind.FINISH, self._steps(finish_pause))
            if self.core.calm:
                self.core.playback.press()
        else:
            pace = PACES[self.core.settings.pace]
            self.core.playback.start(SequenceKind.RUN, self._steps(lambda _: pace))

    def stop(self) -> None:
        """Stop playing moves for the player."""
        self.core.playback.stop_run()

    def _steps(self, pause: Callable[[int], float]) -> Iterator[float]:
        """Make the moves one by one, and yield the pause after each move but the last, in milliseconds.

        `pause` is called with the number of moves made so far (1 after the first) and returns the pause.
        """
        made = 0
        while self.core.table.can_run():
            made += 1
            change = self.core.table.step(first=made == 1)
            self.core.after(change, at_most=pause(made))
            if self.core.table.can_run():
                yield pause(made)


def finish_pause(made: int) -> float:
    """Return the pause in milliseconds after one of the moves that finish a game.

    `made` is how many of these moves have been made, including this one. The pauses grow shorter, to a minimum.
    """
    return max(_FINISH_LEAST, _FINISH_FIRST - _FINISH_LESS * made)
