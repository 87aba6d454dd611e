"""Builds the page of the deals of the day of all games: medals, a calendar, and the deals of one day."""

from calendar import day_abbr
from collections.abc import Mapping

from app.panels.panel import Panel, button, button_row
from app.state.daily_deals import MEDALS, DailyDeals
from app.state.dates import Month, weekday
from app.view.markup import NOTHING, Markup, element, joined
from engine.core.game import Game
from engine.core.number_words import counted
from engine.core.portrait import portrait
from engine.play.statistics import Result
from engine.play.stopwatch import clock_text
from engine.view import speech

TITLE = "Daily deals"
RESULT = "daily-result"  # the id of the element with the text to share
_WEEK = 7
_SQUARES = {True: "■", False: "□"}


def daily_deals_page(
    deals: DailyDeals, shown: Month, day: int, begun: Mapping[str, int], *, title: str, show_time: bool
) -> Panel:
    """Return the page.

    Args:
        deals: what was won.
        shown: the month of the calendar.
        day: the day whose deals are listed, a day number up to today (day 0 is 1 January 2026).
        begun: how many moves were made in the deals of this day that wait to be gone on with, by rule set.
        title: the title of the rule set on the table, which has a calendar of its own.
        show_time: whether the player wants to see times.
    """
    summary = element("div", _today_ring(deals), _streak(deals), _medals(deals), class_="daily-summary")
    month = element(
        "section", _months(deals, shown), _calendar(deals, shown, day), _legend(deals), class_="daily-month"
    )
    wins = deals.wins(day)
    rows = (_row(game, day, wins.get(game.id), begun.get(game.id), show_time=show_time) for game in deals.games)
    name = "Today" if day == deals.today else _day_words(shown, day)
    listed = element(
        "section",
        element("div", element("h3", name), element("p", _count(deals, day)), class_="daily-head"),
        element("ul", *rows, class_="daily-list"),
        element(
            "p", summary_text(deals, day, _day_words(shown, day), show_time=show_time), id=RESULT, hidden=True
        ),
        button_row(
            button(f"share-text {RESULT}", "Share this day") if wins else NOTHING,
            button("calendar", f"Calendar of {title}"),
        ),
        class_="daily-day",
    )
    return Panel(TITLE, element("div", summary, month, listed, class_="daily on-cloth"))


def picture_id(game: Game) -> str:
    """Return the id of the element for the picture of a game in the list."""
    return f"daily-picture-{game.id}"


def summary_text(deals: DailyDeals, day: int, date: str, *, show_time: bool) -> str:
    """Return the result of a day as text to share; no card of any deal is in it. `date` is the day in words."""
    wins = deals.wins(day)
    medal = deals.medal(day)
    squares = "".join(_SQUARES[game.id in wins] for game in deals.games)
    lines = (
        f"Backbone Patience, daily deals of {date}",
        f"{squares} {_count(deals, day)}" + (f", {medal} medal" if medal else ""),
        *(_line(game, wins[game.id], show_time=show_time) for game in deals.games if game.id in wins),
    )
    return "\n".join(lines)


def _line(game: Game, win: Result, *, show_time: bool) -> str:
    return f"{game.family} {clock_text(win.seconds)}" if show_time else game.family


def _count(deals: DailyDeals, day: int) -> str:
    return f"{len(deals.wins(day))} of {len(deals.games)} won"


def _day_words(shown: Month, day: int) -> str:
    return f"{day - shown.days[0] + 1} {shown.title}"


# The head


def _today_ring(deals: DailyDeals) -> Markup:
    won, of = len(deals.wins(deals.today)), len(deals.games)
    figure = element("span", f"{won}/{of}", aria_hidden=True)
    label = f"Today: {_count(deals, deals.today)}"
    return element("div", _ring(won / of), figure, class_="today-ring", role="img", aria_label=label)


def _ring(part: float, medal: str = "") -> Markup:
    """Return a ring filled to a part, from 0 to 1, with a disc in the colour of a medal inside."""
    circle = {"cx": 20, "cy": 20, "r": 17.5, "pathLength": 100}
    return element(
        "svg",
        element("circle", class_="whole", **circle),
        element("circle", class_="part", stroke_dasharray=f"{100 * part:.0f} 100", **circle) if part else NOTHING,
        element("circle", class_="disc", cx=20, cy=20, r=14) if medal else NOTHING,
        class_=f"day-ring {medal}".strip(),
        viewBox="0 0 40 40",
        aria_hidden=True,
    )


def _streak(deals: DailyDeals) -> Markup:
    length = deals.streak()
    days = "day in a row" if length == 1 else "days in a row"
    words = element("span", days, element("small", f"longest {deals.longest_streak()}"))
    return element("p", element("b", str(length)), " ", words, class_="streak")


def _medals(deals: DailyDeals) -> Markup:
    items = (
        element(
            "li",
            element("span", str(count), aria_hidden=True),
            element("span", f"{speech.sentence(counted(count, 'day'))} with a {name} medal", class_="unseen"),
            class_=f"medal {name}",
        )
        for name, count in deals.medals().items()
    )
    return element("ul", *items, class_="medals", aria_label="Medals")


# The calendar


def _months(deals: DailyDeals, shown: Month) -> Markup:
    first, last = shown.days[0], shown.days[-1]
    before = shown.plus(-1)
    earlier = button(
        f"daily {_date(before, len(before.days))}", "‹", aria_label="Previous month", disabled=first <= 0
    )
    later = button(f"daily {_date(shown.plus(1), 1)}", "›", aria_label="Next month", disabled=last >= deals.today)
    return element("div", earlier, element("h3", shown.title), later, class_="months")


def _calendar(deals: DailyDeals, shown: Month, chosen: int) -> Markup:
    names = (element("th", element("abbr", name[:2], title=name), scope="col") for name in day_abbr)
    cells = [element("td")] * weekday(shown.days[0])
    cells += [_cell(deals, shown, day, chosen) for day in shown.days]
    cells += [element("td")] * (-len(cells) % _WEEK)
    weeks = (element("tr", *cells[start : start + _WEEK]) for start in range(0, len(cells), _WEEK))
    return element(
        "table", element("thead", element("tr", *names)), element("tbody", *weeks), class_="daily-calendar"
    )


def _cell(deals: DailyDeals, shown: Month, day: int, chosen: int) -> Markup:
    """Return the table cell of a day, with a button unless the day is in the future."""
    number = day - shown.days[0] + 1
    if not 0 <= day <= deals.today:
        return element("td", str(number), class_="not-yet")
    won, medal = len(deals.wins(day)), deals.medal(day)
    words = (
        f"{number} {shown.name}",
        "today" if day == deals.today else "",
        f"{won} won" if won else "",
        f"{medal} medal" if medal else "",
    )
    return element(
        "td",
        button(
            f"daily {_date(shown, number)}",
            _ring(won / len(deals.games), medal),
            element("span", str(number)),
            class_="day",
            aria_label=", ".join(filter(None, words)),
            aria_current="date" if day == deals.today else None,
            aria_pressed=day == chosen,
        ),
    )


def _legend(deals: DailyDeals) -> Markup:
    """Return the lines that say what the signs of the calendar mean."""
    items = [
        element("li", element("i", class_=f"disc {name}"), words)
        for name, words in zip(MEDALS, _needed(len(deals.games)), strict=True)
    ]
    items.append(element("li", element("i", class_="outline"), "today"))
    words = "A disc shows how many deals were won on the day itself. The ring also counts those won later."
    return joined(element("ul", *items, class_="legend"), element("p", words, class_="legend-words"))


def _needed(of: int) -> tuple[str, ...]:
    """Return how many deals have to be won for each medal, in words, the least medal first."""
    first, *middle, last = MEDALS.values()
    return (f"{first} or more", *map(str, middle), f"{last} of {of} won")


def _date(month: Month, day: int) -> str:
    return f"{month.year:04}-{month.month:02}-{day:02}"


# The deals of a day


def _row(game: Game, day: int, win: Result | None, moves: int | None, *, show_time: bool) -> Markup:
    """Return the list item of a game: with its result if it was won, else with a button that plays the deal.

    `moves` is how many moves were made in the deal if it waits to be gone on with, else None.
    """
    said = portrait(game)
    words = " · ".join(filter(None, (said.kind, said.time)))
    if win:
        done = f"won in {clock_text(win.seconds)}" if show_time else "won"
        result = clock_text(win.seconds) if show_time else "won"
        sign = element(
            "span",
            element("span", f"✓ {result}", aria_hidden=True),
            element("span", done, class_="unseen"),
            class_="done",
        )
    else:
        verb = "Play" if moves is None else "Go on"
        label = f"{verb}: {game.family}" + ("" if moves is None else f", {speech.moves(moves)}")
        sign = button(f"day {day} {game.id}", verb, aria_label=label, class_="go" if moves is not None else None)
    return element(
        "li",
        element("span", class_="picture", id=picture_id(game)),
        element("div", element("b", game.family), element("span", words)),
        sign,
    )
