"""The daily deals of a rule set: a calendar of what was won, and the days in a row won on the day itself."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from html import escape

from app.panels.panel_html import Panel, button, row
from app.state.dates import MONTHS, Month, weekday
from engine.core.game import Game
from engine.core.number_words import counted
from engine.play.statistics import Result
from engine.solving import deal_index

_WEEK = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def won_days(name: str, results: Iterable[Result], today: int, day_of: Callable[[float], int]) -> dict[int, bool]:
    """The days whose deal was won, and whether that was on the day itself. `day_of` tells the day of a moment.

    Wins before the day count for an earlier day that had the same deal, or for none.
    """
    wins = defaultdict[int, set[int]](set)
    for result in results:
        if result.won and result.game == name:
            wins[result.number].add(day_of(result.ended))
    on = {day: wins[deal_index.daily(name, day)] for day in range(today + 1)}
    return {day: day in days for day, days in on.items() if days and max(days) >= day}


def streak(won: Mapping[int, bool], today: int) -> int:
    """How many days in a row, up to today or yesterday, had their deal won on the day itself."""
    day = today if won.get(today) else today - 1
    length = 0
    while won.get(day):
        day, length = day - 1, length + 1
    return length


def panel(game: Game, shown: Month, today: int, won: Mapping[int, bool]) -> Panel:
    """The sheet of a month: every day a button that brings its deal."""
    days = shown.days
    cells = [_day(shown, number, day, today, won) for number, day in enumerate(days, start=1)]
    rows = _in_weeks(["<td></td>"] * weekday(days[0]) + cells)
    head = "".join(f'<th scope="col">{name}</th>' for name in _WEEK)
    length = streak(won, today)
    told = f"<p>{escape(game.title)}: one winnable {game.deal_noun} a day, the same for everyone. " + (
        f"{counted(length, 'day').capitalize()} in a row.</p>" if length else "</p>"
    )
    months = row(
        button(f"daily {_written(shown.other(-1))}", "Month before") if days[0] > 0 else "",
        button(f"daily {_written(shown.other(1))}", "Month after") if days[-1] < today else "",
    )
    play = row(button(f"day {today}", f"Today's {game.deal_noun}", main=True))
    table = (
        f'<h3>{shown.title}</h3><table class="month"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    )
    return Panel("Daily deals", told + play + table + months)


def _in_weeks(cells: list[str]) -> str:
    return "".join(f"<tr>{''.join(cells[i : i + 7])}</tr>" for i in range(0, len(cells), 7))


def _day(month: Month, number: int, day: int, today: int, won: Mapping[int, bool]) -> str:
    """The cell of a day: a button, if it has come."""
    if day > today:
        return f"<td>{number}</td>"
    state = ("won later", "won")[won[day]] if day in won else ""
    label = f"{number} {MONTHS[month.month - 1]}{', today' if day == today else ''}{', ' + state if state else ''}"
    kind = f' class="{state.replace(" ", "-")}"' if state else ""
    here = ' aria-current="date"' if day == today else ""
    return (
        f'<td><button type="button" data-do="day {day}"{kind}{here} aria-label="{label}">'
        f"{number}{'✓' if state else ''}</button></td>"
    )


def _written(month: Month) -> str:
    return f"{month.year}-{month.month:02}-01"
