"""What follows of itself upon a move, shown one by one; a press shows the end of it at once."""

from collections.abc import Callable, Sequence

from app.platform.dom import Dom
from engine.core.automatic import PlayedMove
from engine.core.game import Game, Kind, Move, Position

_LOOK = 2.2  # a trick that is complete stays so many times as long as any other step
_SLOWLY, _HURRY = 3, 0.85  # after so many steps each comes sooner than the one before
_LAST_CARDS = 0.4  # what is left of a hand goes quicker


class MovePlayback:
    """Shows positions in turn; `show` is called with each but the last, `done` in place of that."""

    def __init__(self, dom: Dom, show: Callable[[Position], None], done: Callable[[], None]) -> None:
        self._show = show
        self._done = done
        self._timer = dom.timer()
        self._waiting: list[tuple[float, Position]] = []

    @property
    def goes_on(self) -> bool:
        """Whether something is still to be shown."""
        return self._timer.runs

    def start(self, game: Game, steps: Sequence[PlayedMove], pace: float) -> None:
        """Show the first position now and the others in turn, `pace` milliseconds apart on the whole."""
        self.drop()
        self._waiting = [
            (pace * _patience(game, step.move) * _HURRY ** max(0, number - _SLOWLY), step.position)
            for number, step in enumerate(steps[1:])
        ]
        self._show(steps[0].position)
        self._wait()

    def _wait(self) -> None:
        self._timer.set(self._waiting[0][0], self._next)

    def _next(self) -> None:
        _, position = self._waiting.pop(0)
        if self._waiting:
            self._show(position)
            self._wait()
        else:
            self._done()

    def finish(self) -> None:
        """Show the end of it now, if anything is left to be shown."""
        if self.goes_on:
            self.drop()
            self._done()

    def drop(self) -> None:
        """Show no more: the table is drawn anew anyway."""
        self._timer.stop()
        self._waiting = []


def _patience(game: Game, move: Move) -> float:
    """How long to wait before a move is shown, as a multiple of the pace."""
    source, target = game.spots[move.source].kind, game.spots[move.target].kind
    if target is Kind.TAKEN:
        return _LAST_CARDS if source is Kind.HAND else _LOOK
    return 1.0
