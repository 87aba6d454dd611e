"""The far end of the page's questions: runs in a worker of its own, and searches while the page goes on.

A question and its answer are texts in the notation of links and saves: `klondike 20` and a position, where 20 are
the seconds it may take, and `winnable 1234 sw.t1f1` or `impossible 1234` or `unknown 1234`, where 1234 positions
were looked at.
"""

import time

from engine.games import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Solving, Verdict

_AT_ONCE = 64  # positions between two looks at the clock


def question(game: str, position: str, seconds: float) -> str:
    """The text that asks whether a position can be won, to be answered after so many seconds at the latest."""
    return f"{game} {seconds} {position}"


def verdict_read(game: str, text: str) -> Verdict:
    """The verdict that an answer stands for."""
    answer, seen, *line = text.split(" ")
    moves = line[0].split(".") if line else []
    return Verdict(Answer(answer), tuple(notation.read_move(CATALOGUE[game], move) for move in moves), int(seen))


class SolverService:
    """Holds one question at a time."""

    def take(self, text: str) -> None:
        """Begin with a question; the one before is dropped."""
        name, seconds, position = text.split(" ", 2)
        game = CATALOGUE[name]
        self._solving = Solving(game, notation.read_position(game, position))
        self._left = float(seconds)

    def go_on(self, ms: float) -> str:
        """Search on for so many milliseconds; the answer, if it was found, else an empty text."""
        began = now = time.perf_counter()
        while now < began + min(ms / 1000, self._left):
            verdict = self._solving.step(_AT_ONCE)
            if verdict:
                return self._told(verdict)
            now = time.perf_counter()
        self._left -= now - began
        return "" if self._left > 0 else self._told(Verdict(Answer.UNKNOWN, (), self._solving.seen))

    def _told(self, verdict: Verdict) -> str:
        line = ".".join(notation.move_text(self._solving.game, move) for move in verdict.line)
        return f"{verdict.answer.value} {verdict.seen} {line}".strip()
