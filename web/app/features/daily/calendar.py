"""Builds the sheet of the daily deals of a rule set: a calendar that shows which of these deals were won."""

from app.panels.panel import Panel, button, button_row
from app.state.daily_wins import DailyWins
from app.state.dates import WEEK, Month, days_before, weekday_name, weekdays
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import first_weekday, text, words
from engine.core.game import Game
from engine.core.saying import say
from engine.solving import deal_index

NAME = "calendar"
_WON = {
    True: ("won", "day-won"),
    False: ("won-later", "day-won-later"),
}  # a CSS class and a message; the key says whether a deal was won on its own day


def calendar(game: Game, shown: Month, wins: DailyWins) -> Panel:
    """Return the sheet of a month, with a button for the deal of every day up to today."""
    days, today = shown.days, wins.today
    length = wins.streak()
    kind = "winnable" if deal_index.is_daily_winnable(game.id) else "any"
    told = [say("deal-a-day", game=game.title, noun=game.words.deal_noun, kind=kind)]
    if length:
        told.append(say("current-streak", count=length))
    earlier = button(f"calendar {_first_day(shown.plus(-1))}", words("month-before")) if days[0] > 0 else NOTHING
    next_month = f"calendar {_first_day(shown.plus(1))}"
    later = button(next_month, words("month-after")) if days[-1] < today else NOTHING
    body = joined(
        element("p", text(say("sentences", parts=told))),
        _today(game, wins),
        element("h3", text(shown.title)),
        _table(shown, wins, game.words.deal_noun),
        element("p", words("month-key"), class_="key"),
        button_row(earlier, later),
        button_row(button("daily", words("daily-of-all-games"))),
    )
    return Panel(NAME, words("daily-of-game", game=game.title), body)


def _today(game: Game, wins: DailyWins) -> Markup:
    """Return the button that plays today's deal, or the words that it was won."""
    noun = game.words.deal_noun
    if wins.on(wins.today):
        return element("p", words("deal-of-today-won", noun=noun), class_="reached")
    return button_row(button(f"day {wins.today}", words("deal-of-today", noun=noun), main=True))


def _table(shown: Month, wins: DailyWins, noun: str) -> Markup:
    first = first_weekday()
    names = (element("th", text(weekday_name(day), "short"), scope="col") for day in weekdays(first))
    cells = [element("td")] * days_before(shown.days[0], first)
    cells += [_day(shown, number, day, wins, noun) for number, day in enumerate(shown.days, start=1)]
    cells += [element("td")] * (-len(cells) % WEEK)
    weeks = (element("tr", *cells[start : start + WEEK]) for start in range(0, len(cells), WEEK))
    return element("table", element("thead", element("tr", *names)), element("tbody", *weeks), class_="month")


def _day(month: Month, number: int, day: int, wins: DailyWins, noun: str) -> Markup:
    """Return the table cell of a day, with a button unless the day is in the future.

    `number` is the day of the month; `day` is the day number (day 0 is 1 January 2026). `noun` is the game's
    word for a deal.
    """
    if day > wins.today:
        return element("td", str(number))
    won, is_today = wins.on(day), day == wins.today
    kind, message = (None, None) if won is None else _WON[won]
    facts = (
        month.with_day(number),
        say("is-today") if is_today else None,
        say(message, noun=noun) if message else None,
    )
    label = words("facts-with-commas", facts=tuple(filter(None, facts)))
    here = "date" if is_today else None
    sign = f"{number}✓" if kind else str(number)
    return element("td", button(f"day {day}", sign, class_=kind, aria_current=here, aria_label=label))


def _first_day(month: Month) -> str:
    return f"{month.year:04}-{month.month:02}-01"
