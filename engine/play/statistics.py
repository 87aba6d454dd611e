"""The statistics that are computed from results.

Only the list of results is stored; all statistics are computed from it, so that no two of them can disagree.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.play.results import Result, time_ended

RECENT = 30  # how many of the last games are shown one by one
SPAN = 20  # how many games in a row each point in the chart of the win rate covers
FEWEST_FOR_CHARTS = 5  # with fewer games a chart would show chance and nothing else
_MAX_BANDS = 12
_MOST_WIN_BANDS = 8
# This fraction of the wins, the shortest ones, decides how wide the bands are. The last band takes all others.
_LONGEST = 0.95


class ScoreBand(NamedTuple):
    """The number of games that ended with a score from `first` to `last`, and how many of them were won."""

    first: int
    last: int
    games: int
    won: int


class Summary(NamedTuple):
    """Statistics of one rule set, or of all together.

    A game counts as played if the player has made a move and the game has ended or was given up.
    """

    played: int = 0
    won: int = 0
    streak: int = 0  # wins in a row, up to the last game
    best_streak: int = 0
    best_seconds: float | None = None  # this and the next three: of the wins only; None without a win
    median_seconds: float | None = None
    fewest_moves: int | None = None
    median_moves: float | None = None
    won_with_peek: int = 0  # wins with the note `PEEKED`
    fewest_points: int | None = None  # this and all that follow: of all games; None without a game
    median_points: float | None = None
    mean_points: float | None = None
    most_points: int | None = None
    bands: tuple[ScoreBand, ...] = ()  # games by score; empty if all ended with the same score
    recent: tuple[bool, ...] = ()  # whether each of the last games was won, the latest last
    windows: tuple[int, ...] = ()  # wins in every window of `SPAN` games in a row, the earliest first


class WinBand(NamedTuple):
    """The number of wins whose time or number of moves is at least `first` and less than `end`.

    The last band has no end (None) if some wins took much longer than the others.
    """

    first: int
    end: int | None
    wins: int


class Rate(NamedTuple):
    """How many games were played, and how many of them were won."""

    played: int
    won: int


def latest(results: Iterable[Result], game: str, count: int) -> list[Result]:
    """Return the `count` results of the rule set with the id `game` that ended last, the last first."""
    return sorted((result for result in results if result.game == game), key=time_ended, reverse=True)[:count]


def summarize(results: Iterable[Result], game: str | None = None) -> Summary:
    """Return the statistics of the rule set with the id `game`, or of all rule sets together if `game` is None."""
    counted = sorted((result for result in results if game in (None, result.game)), key=time_ended)
    if not counted:
        return Summary()
    won = [result.won for result in counted]
    wins = [result for result in counted if result.won]
    streak, best_streak = streaks(won)
    seconds, moves = [win.seconds for win in wins], [win.moves for win in wins]
    points = [result.points for result in counted]
    return Summary(
        played=len(counted),
        won=len(wins),
        streak=streak,
        best_streak=best_streak,
        best_seconds=min(seconds, default=None),
        median_seconds=_median(seconds),
        fewest_moves=min(moves, default=None),
        median_moves=_median(moves),
        won_with_peek=sum(win.has_peeked for win in wins),
        fewest_points=min(points),
        median_points=_median(points),
        mean_points=sum(points) / len(points),
        most_points=max(points),
        bands=_bands(counted),
        recent=tuple(won[-RECENT:]),
        windows=tuple(sum(won[end - SPAN : end]) for end in range(SPAN, len(won) + 1)),
    )


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Return how many wins in a row there are at the end, and the largest number of wins in a row."""
    now = best = 0
    for win in won:
        now = now + 1 if win else 0
        best = max(best, now)
    return now, best


def _median(values: Sequence[float]) -> float | None:
    """Return the median; None without values. The standard library's `statistics` is too large to load for it."""
    if not values:
        return None
    ordered, middle = sorted(values), len(values) // 2
    return ordered[middle] if len(values) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def _bands(results: Sequence[Result]) -> tuple[ScoreBand, ...]:
    """Return the games counted by score, from the lowest score to the highest, in at most `_MAX_BANDS` bands."""
    lowest, highest = min(result.points for result in results), max(result.points for result in results)
    if lowest == highest:
        return ()
    width = _band_width(lowest, highest)
    bands = []
    for number in range(lowest // width, highest // width + 1):
        within = [result for result in results if result.points // width == number]
        first, last = max(lowest, number * width), min(highest, number * width + width - 1)
        bands.append(ScoreBand(first, last, len(within), sum(result.won for result in within)))
    return tuple(bands)


def _band_width(lowest: int, highest: int) -> int:
    """Return how many scores share a band: the least of 1, 2, 5, 10, 20, 50 … that gives few enough bands."""
    round_number = 1
    while True:
        for width in (round_number, 2 * round_number, 5 * round_number):
            if highest // width - lowest // width < _MAX_BANDS:
                return width
        round_number *= 10


# Charts


def win_bands(values: Sequence[float], widths: Iterable[int]) -> tuple[WinBand, ...]:
    """Return the times or the numbers of moves of some wins, counted in bands of equal width.

    `widths` are the widths that a band may have, the smallest first; the first that gives few enough bands is
    used. Without values the result is empty.
    """
    if not values:
        return ()
    ordered = sorted(values)
    lowest, usual = ordered[0], ordered[min(len(ordered) - 1, int(len(ordered) * _LONGEST))]
    width = next((each for each in widths if usual // each - lowest // each < _MOST_WIN_BANDS), None)
    if width is None:
        width = int((usual - lowest) / (_MOST_WIN_BANDS - 1)) + 1
    first, last = int(lowest // width), int(usual // width)
    counts = [0] * (last - first + 1)
    for value in ordered:
        counts[min(int(value // width), last) - first] += 1
    is_open = ordered[-1] // width > last
    return tuple(
        WinBand(
            number * width,
            None if is_open and number == last else (number + 1) * width,
            counts[number - first],
        )
        for number in range(first, last + 1)
    )


def rates(results: Iterable[Result], key: Callable[[Result], str]) -> dict[str, Rate]:
    """Return how many games were played and won in each group; `key` returns the name of a result's group."""
    found: dict[str, list[int]] = {}
    for result in results:
        count = found.setdefault(key(result), [0, 0])
        count[0] += 1
        count[1] += result.won
    return {name: Rate(*count) for name, count in found.items()}
