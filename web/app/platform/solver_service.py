"""Answers the page's questions about positions in a worker, which searches while the page goes on.

Questions and answers are texts. A question is a rule set, the seconds that the search may take, and a position in
notation: `klondike 20 ...`. An answer is a verdict, the number of positions that were searched, and the moves of
the win if there is one: `winnable 1234 sw.t1f1`, `impossible 1234` or `unknown 1234`.
"""

import time

from engine.games import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Solving, Verdict

_STEP = 64  # positions searched between two looks at the clock


def question(game: str, position: str, seconds: float) -> str:
    """Return the question whether a position in notation can be won; the search may take so many seconds."""
    return f"{game} {seconds} {position}"


def read_verdict(game: str, text: str) -> Verdict:
    """Return the verdict of an answer about a position of the game."""
    answer, seen, *line = text.split(" ")
    moves = line[0].split(".") if line else []
    return Verdict(Answer(answer), tuple(notation.read_move(CATALOGUE[game], move) for move in moves), int(seen))


class SolverService:
    """The search for the answer to one question at a time."""

    def take(self, text: str) -> None:
        """Begin with a question, and drop the one before."""
        name, seconds, position = text.split(" ", 2)
        game = CATALOGUE[name]
        self._solving = Solving(game, notation.read_position(game, position))
        self._seconds_left = float(seconds)

    def go_on(self, ms: float) -> str:
        """Search on for so many milliseconds, and return the answer, or an empty text if there is none yet."""
        began = now = time.perf_counter()
        while now < began + min(ms / 1000, self._seconds_left):
            verdict = self._solving.step(_STEP)
            if verdict:
                return self._answer(verdict)
            now = time.perf_counter()
        self._seconds_left -= now - began
        return "" if self._seconds_left > 0 else self._answer(Verdict(Answer.UNKNOWN, (), self._solving.seen))

    def _answer(self, verdict: Verdict) -> str:
        line = ".".join(notation.move_text(self._solving.game, move) for move in verdict.line)
        return f"{verdict.answer.value} {verdict.seen} {line}".strip()
