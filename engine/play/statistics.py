"""Results of games, and the statistics folded from them.

The ledger is a list of results and nothing else; whatever is shown is worked out from it, so that no two
figures can disagree. Every game dealt has a token of its own, so that it counts once however often it is won.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

RECENT = 30  # games, the last of which are told one by one
SPAN = 20  # games over which a share of wins is taken: of fewer it says little
AHEAD = "ahead"  # the note that undo was used to see what would come
_MOST_BANDS = 12


class Result(NamedTuple):
    """How one game ended. `ended` is in seconds since 1970; `seconds` is playing time.

    `notes` are words with blanks between them: the game's own account of itself, and `AHEAD` where that is so.
    """

    token: str
    game: str
    number: int
    won: bool
    moves: int
    seconds: float
    points: int
    ended: float
    notes: str = ""

    @property
    def looked_ahead(self) -> bool:
        """Whether the player went back past a card that had come up, in a game where that counts."""
        return AHEAD in self.notes.split()


class Band(NamedTuple):
    """The games that ended with a score from `first` to `last`, and how many of them were won."""

    first: int
    last: int
    games: int
    won: int


class Figures(NamedTuple):
    """Statistics of one rule set. A game counts as played once a move was made and it was ended or left."""

    played: int = 0
    won: int = 0
    streak: int = 0  # wins in a row up to the last game
    best_streak: int = 0
    best_seconds: float | None = None  # of the wins, as are the next three
    median_seconds: float | None = None
    fewest_moves: int | None = None
    median_moves: float | None = None
    won_ahead: int = 0  # wins with a look ahead
    fewest_points: int | None = None  # of all games, as are the next four
    median_points: float | None = None
    mean_points: float | None = None
    most_points: int | None = None
    bands: tuple[Band, ...] = ()  # all games by their score; empty where all ended with the same
    recent: tuple[bool, ...] = ()  # whether the last games were won, the latest at the end
    windows: tuple[int, ...] = ()  # wins among `SPAN` games: the first so many, and so on up to the last


def entered(ledger: tuple[Result, ...], result: Result) -> tuple[Result, ...]:
    """The ledger with this result. Of two results of one game the first win stands, else the later one."""
    return _entered(ledger, (result,))


def _entered(ledger: Iterable[Result], results: Iterable[Result]) -> tuple[Result, ...]:
    """The ledger with these results, in the order in which their games first came."""
    standing: dict[str, Result] = {}
    for result in (*ledger, *results):
        former = standing.get(result.token)
        standing[result.token] = _standing(former, result) if former else result
    return tuple(standing.values())


def _standing(one: Result, other: Result) -> Result:
    """Which of two results of one game counts, whichever was entered first."""
    if one.won != other.won:
        return one if one.won else other
    if one._replace(notes=other.notes) == other:
        return max(one, other)  # the very same, of which one has lost its notes in an older copy of the page
    return min(one, other, key=_order) if one.won else max(one, other, key=_order)


def _order(result: Result) -> tuple[float, Result]:
    """By the time a game ended; all else only so that the order never depends on chance."""
    return result.ended, result


def merged(one: tuple[Result, ...], other: tuple[Result, ...]) -> tuple[Result, ...]:
    """Both ledgers in one, in the order the games ended; nothing is counted twice."""
    return tuple(sorted(_entered(one, other), key=_order))


def figures(ledger: Iterable[Result], game: str | None = None) -> Figures:
    """The statistics of one rule set, or of all games."""
    results = sorted((result for result in ledger if game in (None, result.game)), key=_order)
    if not results:
        return Figures()
    won = [result.won for result in results]
    wins = [result for result in results if result.won]
    streak, best_streak = _streaks(won)
    seconds, moves = [win.seconds for win in wins], [win.moves for win in wins]
    points = [result.points for result in results]
    return Figures(
        played=len(results),
        won=len(wins),
        streak=streak,
        best_streak=best_streak,
        best_seconds=min(seconds, default=None),
        median_seconds=_median(seconds),
        fewest_moves=min(moves, default=None),
        median_moves=_median(moves),
        won_ahead=sum(win.looked_ahead for win in wins),
        fewest_points=min(points),
        median_points=_median(points),
        mean_points=sum(points) / len(points),
        most_points=max(points),
        bands=_bands(results),
        recent=tuple(won[-RECENT:]),
        windows=tuple(sum(won[end - SPAN : end]) for end in range(SPAN, len(won) + 1)),
    )


def _streaks(won: Iterable[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most there ever were."""
    now = best = 0
    for win in won:
        now = now + 1 if win else 0
        best = max(best, now)
    return now, best


def _median(values: Sequence[float]) -> float | None:
    """The one in the middle; of an even number, halfway between the two there. Our own: the library's is large."""
    if not values:
        return None
    ordered, middle = sorted(values), len(values) // 2
    return ordered[middle] if len(values) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def _bands(results: Sequence[Result]) -> tuple[Band, ...]:
    """The games by score, from the lowest reached to the highest, in no more bands than an eye takes in."""
    lowest, highest = min(result.points for result in results), max(result.points for result in results)
    if lowest == highest:
        return ()
    width = _width(lowest, highest)
    bands = []
    for number in range(lowest // width, highest // width + 1):
        within = [result for result in results if result.points // width == number]
        first, last = max(lowest, number * width), min(highest, number * width + width - 1)
        bands.append(Band(first, last, len(within), sum(result.won for result in within)))
    return tuple(bands)


def _width(lowest: int, highest: int) -> int:
    """How many scores share a band: one, or the least round number that leaves few enough bands."""
    round_number = 1
    while True:
        for width in (round_number, 2 * round_number, 5 * round_number):
            if highest // width - lowest // width < _MOST_BANDS:
                return width
        round_number *= 10
