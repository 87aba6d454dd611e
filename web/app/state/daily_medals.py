"""Counts the wins, the medals and the days in a row for the deals of the day, for all games together.

A family is a game with all its rule sets. Most families have one deal of the day: that of their first rule set.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from app.state.daily_wins import day_of_result
from engine.core.game import Game
from engine.games.catalogue import Catalogue
from engine.play.results import Result
from engine.solving import deal_index

MEDALS = {"bronze": 1, "silver": 3, "gold": 6}
"""For each medal, how many deals of a day must be won on the day itself; the lowest medal comes first."""


def daily_games(catalogue: Catalogue) -> tuple[Game, ...]:
    """Return the games that have a deal of the day: the first rule set of each family, if it has one."""
    firsts = (catalogue.rule_sets(family)[0] for family in catalogue.families())
    return tuple(game for game in firsts if game.has_daily_deal)


class DailyMedals:
    """The wins of the deals of the day, up to today.

    A win belongs to a day as in `daily.DailyWins`. `today` is the day number of today (day 0 is 1 January 2026).
    `day_of` returns the day number of a time in seconds since 1970; it is used for old results, which have no day.
    """

    def __init__(
        self, games: Iterable[Game], results: Iterable[Result], today: int, day_of: Callable[[float], int]
    ) -> None:
        self.games = tuple(games)
        self.today = today
        self._wins = defaultdict[int, dict[str, Result]](dict)  # by day and rule set, the win that is shown
        self._on_time = defaultdict[int, set[str]](set)  # by day, the rule sets won on the day itself
        names = {game.id for game in self.games}
        for result in results:
            if result.won and result.game in names:
                self._note(result, day_of)

    def _note(self, result: Result, day_of: Callable[[float], int]) -> None:
        """Record a win for all days that have its deal.

        For each day one win is shown: the fastest on the day itself; without one, a later win.
        """
        name = result.game
        won_on = day_of_result(result, day_of)
        for day in deal_index.days_of(name, result.number, min(won_on, self.today)):
            if won_on == day:
                if name not in self._on_time[day] or result.seconds < self._wins[day][name].seconds:
                    self._wins[day][name] = result
                self._on_time[day].add(name)
            else:
                self._wins[day].setdefault(name, result)

    def wins(self, day: int) -> Mapping[str, Result]:
        """Return by rule set a win of the deal of a day: the fastest on the day itself, otherwise a later win."""
        return self._wins.get(day, {})

    def won_on_time(self, day: int) -> int:
        """Return how many deals of a day were won on the day itself."""
        return len(self._on_time.get(day, ()))

    def medal(self, day: int) -> str:
        """Return the medal of a day, a name in `MEDALS`; empty if there is none."""
        count = self.won_on_time(day)
        return next((name for name, needed in reversed(MEDALS.items()) if count >= needed), "")

    def medals(self) -> dict[str, int]:
        """Return how many days have each medal, by its name in `MEDALS`."""
        found = [self.medal(day) for day in self._on_time]
        return {name: found.count(name) for name in MEDALS}

    def streak(self) -> int:
        """Return how many days in a row have a medal.

        The days are counted back from today, or from yesterday if today has no medal yet.
        """
        day = self.today if self.medal(self.today) else self.today - 1
        length = 0
        while self.medal(day):
            day, length = day - 1, length + 1
        return length

    def longest_streak(self) -> int:
        """Return the largest number of days in a row that have a medal."""
        longest = length = 0
        last = None
        for day in sorted(day for day, names in self._on_time.items() if names):
            length = length + 1 if last == day - 1 else 1
            longest, last = max(longest, length), day
        return longest
