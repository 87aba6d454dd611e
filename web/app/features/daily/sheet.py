"""Builds the page of the daily deals of all games: medals, a calendar, and the list of deals of one day."""

from collections.abc import Mapping

from app.panels.panel import Panel, button, button_row
from app.state.daily_medals import MEDALS, DailyMedals
from app.state.dates import WEEK, Month, days_before, weekday_name, weekdays
from app.state.usual_time import usual_time
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import first_weekday, text, words
from engine.core.game import Game
from engine.core.saying import Saying, say
from engine.play.results import Result
from engine.play.stopwatch import clock_text

NAME = "daily"
RESULT = "daily-result"  # the id of the element with the text to share
_SQUARES = {True: "■", False: "□"}


def daily_deals_page(
    deals: DailyMedals, shown: Month, day: int, begun: Mapping[str, int], *, title: Saying, show_time: bool
) -> Panel:
    """Return the page of the daily deals of all games.

    Args:
        deals: the games with a daily deal, and the wins of these deals.
        shown: the month of the calendar.
        day: the day whose deals are listed, a day number up to today (day 0 is 1 January 2026).
        begun: the number of moves made in each unfinished deal of this day, by the id of its rule set.
        title: the title of the rule set on the table; a button opens the calendar of this rule set.
        show_time: whether the player wants to see times.
    """
    summary = element("div", _today_ring(deals), _streak(deals), _medals(deals), class_="daily-summary")
    month = element(
        "section", _months(deals, shown), _calendar(deals, shown, day), _legend(deals), class_="daily-month"
    )
    wins = deals.wins(day)
    rows = (_row(game, day, wins.get(game.id), begun.get(game.id), show_time=show_time) for game in deals.games)
    date = text(_date_of(shown, day))
    name = words("daily-today") if day == deals.today else date
    listed = element(
        "section",
        element("div", element("h3", name), element("p", text(_count(deals, day))), class_="daily-head"),
        element("ul", *rows, class_="daily-list"),
        element("p", summary_text(deals, day, date, show_time=show_time), id=RESULT, hidden=True, translate="no"),
        button_row(
            button(f"share-text {RESULT}", words("share-day")) if wins else NOTHING,
            button("calendar", words("calendar-of", game=title)),
        ),
        class_="daily-day",
    )
    return Panel(NAME, words("daily-title"), element("div", summary, month, listed, class_="daily on-cloth"))


def picture_id(game: Game) -> str:
    """Return the id of the element for the picture of a game in the list."""
    return f"daily-picture-{game.id}"


def summary_text(deals: DailyMedals, day: int, date: str, *, show_time: bool) -> str:
    """Return the result of a day as a text to share, which names no card. `date` is the day in words."""
    wins = deals.wins(day)
    medal = deals.medal(day)
    squares = "".join(_SQUARES[game.id in wins] for game in deals.games)
    lines = (
        words("summary-heading", date=date),
        words("summary-count", squares=squares, won=len(wins), all=len(deals.games), medal=medal or "none"),
        *(_line(game, wins[game.id], show_time=show_time) for game in deals.games if game.id in wins),
    )
    return "\n".join(lines)


def _line(game: Game, win: Result, *, show_time: bool) -> str:
    if not show_time:
        return text(game.family_title)
    return words("summary-line", game=game.family_title, time=clock_text(win.seconds))


def _count(deals: DailyMedals, day: int) -> Saying:
    return say("deals-won-of", won=len(deals.wins(day)), all=len(deals.games))


def _date_of(shown: Month, day: int) -> Saying:
    return say("date", day=day - shown.days[0] + 1, month=shown.month, year=shown.year)


# The summary at the top


def _today_ring(deals: DailyMedals) -> Markup:
    won, of = len(deals.wins(deals.today)), len(deals.games)
    figure = element("span", f"{won}/{of}", aria_hidden=True)
    label = words("daily-today-count", count=_count(deals, deals.today))
    return element("div", _ring(won / of), figure, class_="today-ring", role="img", aria_label=label)


def _ring(part: float, medal: str = "") -> Markup:
    """Return a ring filled up to `part`, from 0 to 1, with a disc in the colour of the medal, if there is one."""
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


def _streak(deals: DailyMedals) -> Markup:
    length = deals.streak()
    longest = element("small", words("longest-row-of-days", count=deals.longest_streak()))
    days = element("span", words("days-in-a-row", count=length), longest)
    return element("p", element("b", str(length)), " ", days, class_="streak")


def _medals(deals: DailyMedals) -> Markup:
    items = (
        element(
            "li",
            element("span", str(count), aria_hidden=True),
            element("span", words("days-with-medal", count=count, medal=name), class_="unseen"),
            class_=f"medal {name}",
        )
        for name, count in deals.medals().items()
    )
    return element("ul", *items, class_="medals", aria_label=words("medals"))


# The calendar


def _months(deals: DailyMedals, shown: Month) -> Markup:
    first, last = shown.days[0], shown.days[-1]
    before = shown.plus(-1)
    is_first, is_last = first <= 0, last >= deals.today
    to_earlier = "no-month earlier" if is_first else f"daily {_date(before, len(before.days))}"
    to_later = "no-month later" if is_last else f"daily {_date(shown.plus(1), 1)}"
    earlier = button(to_earlier, "‹", aria_label=words("month-before"), aria_disabled=is_first)
    later = button(to_later, "›", aria_label=words("month-after"), aria_disabled=is_last)
    return element("div", earlier, element("h3", text(shown.title)), later, class_="months")


def _calendar(deals: DailyMedals, shown: Month, chosen: int) -> Markup:
    names = (element("th", _weekday(weekday_name(day)), scope="col") for day in weekdays(first_weekday()))
    cells = [element("td")] * days_before(shown.days[0], first_weekday())
    cells += [_cell(deals, shown, day, chosen) for day in shown.days]
    cells += [element("td")] * (-len(cells) % WEEK)
    weeks = (element("tr", *cells[start : start + WEEK]) for start in range(0, len(cells), WEEK))
    return element(
        "table", element("thead", element("tr", *names)), element("tbody", *weeks), class_="daily-calendar"
    )


def _weekday(day: Saying) -> Markup:
    return element("abbr", text(day, "shortest"), title=text(day, "short"))


def _cell(deals: DailyMedals, shown: Month, day: int, chosen: int) -> Markup:
    """Return the table cell of a day, with a button unless the day is in the future."""
    number = day - shown.days[0] + 1
    if not 0 <= day <= deals.today:
        return element("td", str(number), class_="not-yet")
    won, medal = len(deals.wins(day)), deals.medal(day)
    facts = (
        shown.with_day(number),
        say("is-today") if day == deals.today else None,
        say("deals-won", count=won) if won else None,
        say("has-medal", medal=medal) if medal else None,
    )
    return element(
        "td",
        button(
            f"daily {_date(shown, number)}",
            _ring(won / len(deals.games), medal),
            element("span", str(number)),
            class_="day",
            aria_label=words("facts-with-commas", facts=tuple(filter(None, facts))),
            aria_current="date" if day == deals.today else None,
            aria_pressed=day == chosen,
        ),
    )


def _legend(deals: DailyMedals) -> Markup:
    """Return the lines that say what the signs of the calendar mean."""
    items = [
        element(
            "li", element("i", class_=f"disc {name}"), words("has-medal", medal=name), " ", element("b", needed)
        )
        for name, needed in zip(MEDALS, _needed(len(deals.games)), strict=True)
    ]
    items.append(element("li", element("i", class_="outline"), words("legend-today")))
    explained = element("p", words("legend-explained"), class_="legend-words")
    return joined(element("ul", *items, class_="legend"), explained)


def _needed(of: int) -> tuple[str, ...]:
    """Return in words how many of the `of` deals have to be won for each medal, the lowest medal first."""
    *middle, last = MEDALS.values()
    return (*(words("medal-from", count=each) for each in middle), words("medal-from-all", count=last, all=of))


def _date(month: Month, day: int) -> str:
    return f"{month.year:04}-{month.month:02}-{day:02}"


# The deals of a day


def _row(game: Game, day: int, win: Result | None, moves: int | None, *, show_time: bool) -> Markup:
    """Return the list item of a game: with its result if it was won, otherwise with a button that plays the deal.

    `moves` is the number of moves made in the deal if it is unfinished, otherwise None.
    """
    facts = (say("kind-of-game", game=game.family_title), usual_time(game))
    if win:
        noun = game.words.deal_noun
        time, won = clock_text(win.seconds), words("daily-won", noun=noun)
        done, result = (words("daily-won-in", time=time, noun=noun), time) if show_time else (won, won)
        sign = element(
            "span",
            element("span", f"✓ {result}", aria_hidden=True),
            element("span", done, class_="unseen"),
            class_="done",
        )
    else:
        sign = _go(game, day, moves)
    return element(
        "li",
        element("span", class_="picture", id=picture_id(game)),
        element(
            "div",
            element("b", text(game.family_title)),
            element("span", words("facts-in-line", facts=tuple(filter(None, facts)))),
        ),
        sign,
    )


def _go(game: Game, day: int, moves: int | None) -> Markup:
    """Return the button that begins or continues a deal; `moves` is as in `_row`."""
    if moves is None:
        what, kind = say("daily-play", game=game.family_title), None
    else:
        what, kind = say("daily-go-on", game=game.family_title, count=moves), "go"
    return button(f"day {day} {game.id}", text(what), aria_label=text(what, "of"), class_=kind)
