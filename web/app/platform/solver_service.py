"""Answers the questions of the page about positions. It runs in a worker, so that the page can do other things.

Questions and answers are texts. A question consists of the id of a rule set, the seconds that the search may take,
and a position in notation: `klondike 20 ...`. An answer consists of a verdict, the number of positions searched,
and, if a win was found, its moves in notation with full stops between them: `winnable 1234 sw.t1f1`,
`impossible 1234` or `unknown 1234`.
"""

import time

from engine.games import CATALOGUE
from engine.play import notation
from engine.solving.solve import Answer, Solving, Verdict

_STEP = 64  # positions searched between two looks at the clock


def question(game: str, position: str, seconds: float) -> str:
    """Return the text of the question whether a position can be won.

    `game` is the id of the rule set, `position` is in notation, and `seconds` limits the time of the search.
    """
    return f"{game} {seconds} {position}"


def read_verdict(game: str, text: str) -> Verdict:
    """Return the verdict that the text of an answer contains; `game` is the id of the rule set."""
    answer, seen, *line = text.split(" ")
    moves = line[0].split(".") if line else []
    return Verdict(Answer(answer), tuple(notation.read_move(CATALOGUE[game], move) for move in moves), int(seen))


class SolverService:
    """Searches for the answer to one question at a time."""

    def take(self, text: str) -> None:
        """Prepare the search for the answer to a question; the search for an earlier question is dropped."""
        name, seconds, position = text.split(" ", 2)
        game = CATALOGUE[name]
        self._solving = Solving(game, notation.read_position(game, position))
        self._seconds_left = float(seconds)

    def go_on(self, ms: float) -> str:
        """Search for at most `ms` milliseconds, and return the answer as text; empty if the search has to go on.

        When the seconds that the question allows are used up, the answer is "unknown".
        """
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
