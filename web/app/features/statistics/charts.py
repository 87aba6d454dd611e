"""Builds the charts of the statistics, and the table of scores.

Each chart has a label that tells screen readers in words what it shows.
"""

from collections.abc import Sequence

from app.panels.number_text import number, ordinal, percentage
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.play.statistics import RECENT, SPAN, ScoreBand, Summary

_WIDTH, _HEIGHT = 300, 60  # in SVG units; the page stretches a chart to the available width
_STEP = _WIDTH / RECENT  # the distance from bar to bar
_ROWS = 12  # about how many rows the table of the win rate may have
_GAP = 2.5  # between the bars
_AXIS = 38  # y of the line: bars of wins are above it, bars of losses below


def recent_games(figures: Summary, noun: str) -> Markup:
    """Return the chart of the last games: a bar above the line for each win, a bar below it for each other game.

    `noun` is the game's word for the thing that is won or lost, see `GameWords.game_noun`.
    """
    recent = figures.recent
    count, won = len(recent), sum(recent)
    label = words("last-games-in-words", noun=noun, count=count, won=won, lost=count - won)
    bars = [_bar(place, won=is_won) for place, is_won in enumerate(recent)]
    still_free = [_dot(place) for place in range(count, RECENT)]
    streaks = words("streak-and-longest", streak=figures.streak, longest=figures.best_streak)
    results = [words("game-was-won" if is_won else "game-was-not-won", noun=noun) for is_won in recent]
    rows = [(str(place), result) for place, result in enumerate(results, start=1)]
    return element(
        "section",
        element("h3", words("last-games", noun=noun, count=count), element("small", streaks)),
        _chart("form", label, element("path", class_="axis", d=f"M0 {_AXIS}H{_WIDTH}"), *bars, *still_free),
        element(
            "p",
            element("i", class_="won"),
            words("count-won", count=won, noun=noun),
            element("i", class_="lost"),
            words("count-not-won", count=count - won, noun=noun),
            element("span", words("oldest-first")),
            class_="key",
        ),
        as_table((words("number-of-game", noun=noun), words("result-of-game")), rows),
        class_="chart-tile",
    )


def _bar(place: int, *, won: bool) -> Markup:
    x, width = place * _STEP + _GAP / 2, _STEP - _GAP
    y, height = (0, _AXIS - 2) if won else (_AXIS + 2, _HEIGHT - _AXIS - 2)
    kind = "won" if won else "lost"
    return element("rect", class_=kind, x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}", rx=2)


def _dot(place: int) -> Markup:
    """Return the dot that marks a place in the chart for which there is no game yet."""
    return element("circle", class_="empty", cx=f"{(place + 0.5) * _STEP:g}", cy=_AXIS, r=1.5)


def win_rate_over_time(figures: Summary, noun: str) -> Markup:
    """Return the chart of the win rate over time; empty if fewer than `SPAN` + 1 games have been played.

    Each point of the curve is the win rate of `SPAN` games in a row. `noun` is as in `recent_games`.
    """
    windows = figures.windows
    if len(windows) < 2:
        return NOTHING
    numbers = (windows[0], windows[-1], min(windows), max(windows))
    first, last, lowest, highest = (percentage(won, SPAN) for won in numbers)
    label = words(
        "win-rates-in-words",
        noun=noun,
        span=SPAN,
        played=figures.played,
        first=first,
        last=last,
        lowest=lowest,
        highest=highest,
    )
    caption = words(
        "win-rates-caption",
        noun=noun,
        span=SPAN,
        start=ordinal(SPAN, noun),
        end=ordinal(figures.played, noun),
        last=last,
        highest=highest,
    )
    levels = (element("span", words("per-cent", number=each)) for each in (100, 50, 0))
    scale = element("p", *levels, class_="scale", aria_hidden=True)
    span = element("small", words("games-at-a-time", noun=noun, span=SPAN))
    return element(
        "section",
        element("h3", words("win-rates"), span),
        element("div", _chart("course", label, *_course(windows)), scale, class_="scaled"),
        element("p", caption, class_="key"),
        as_table((words("games-up-to", noun=noun), words("rate-of-wins")), _rate_rows(windows, noun)),
        class_="chart-tile",
    )


def _rate_rows(windows: Sequence[int], noun: str) -> list[tuple[str, str]]:
    """Return the rows of the table for the win rate over time: about `_ROWS` windows.

    A window is `SPAN` games in a row. The first and the last window are always included.
    """
    step = -(-len(windows) // _ROWS)
    chosen = sorted({*range(len(windows) - 1, -1, -step), 0})
    return [(text(ordinal(at + SPAN, noun)), percentage(windows[at], SPAN)) for at in chosen]


def as_table(head: tuple[str, str], rows: Sequence[tuple[str, str]]) -> Markup:
    """Return the numbers of a chart as a table of two columns, for players who cannot see the chart.

    The table is closed at first.
    """
    names = element("tr", *(element("th", name, scope="col") for name in head))
    lines = (element("tr", element("td", name), element("td", value)) for name, value in rows)
    table = element("table", element("thead", names), element("tbody", *lines))
    return element("details", element("summary", words("as-table")), table, class_="as-table")


def _course(windows: Sequence[int]) -> list[Markup]:
    """Return the parts of the win rate chart: three horizontal lines, the curve, and the area under it."""
    line = "L".join(_point(place, won, len(windows)) for place, won in _thinned(windows))
    levels = [element("path", class_="axis", d=f"M0 {y}H{_WIDTH}") for y in (1, _HEIGHT / 2, _HEIGHT - 1)]
    area = element("path", class_="area", d=f"M0 {_HEIGHT - 1}L{line}L{_WIDTH} {_HEIGHT - 1}Z")
    return [*levels, area, element("path", class_="course", d=f"M{line}")]


def _point(place: int, won: int, count: int) -> str:
    x, y = place / (count - 1) * _WIDTH, 1 + (1 - won / SPAN) * (_HEIGHT - 2)
    return f"{x:.1f} {y:.1f}"


def _thinned(windows: Sequence[int]) -> list[tuple[int, int]]:
    """Return some of the windows, about 300 at most, as pairs of the window's index and its number of wins.

    A window is `SPAN` games in a row. The first and the last window are always included.
    """
    step = -(-len(windows) // _WIDTH)
    numbered = list(enumerate(windows))
    return numbered[:-1:step] + numbered[-1:]


def _chart(kind: str, label: str, *drawing: Markup) -> Markup:
    return element(
        "svg",
        *drawing,
        class_=f"chart {kind}",
        role="img",
        aria_label=label,
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        preserveAspectRatio="none",
    )


def score_distribution(figures: Summary, game: Game) -> Markup:
    """Return the table of how many games ended with which score; empty with fewer than two different scores.

    If there are many different scores, each row stands for a range of them, such as 20 to 29.
    """
    if not figures.bands or figures.median_points is None:
        return NOTHING
    called = game.words
    noun = called.game_noun
    bands = figures.bands
    lowest, highest, half = (number(each) for each in (bands[0].first, bands[-1].last, figures.median_points))
    most = max(band.games for band in bands)
    between = "dash" if bands[0].first >= 0 else "words"  # a dash next to a minus sign would be hard to read
    head = element(
        "tr",
        element("th", words("score-of-game"), scope="col"),
        element("td"),
        element("th", words("games-with-score", noun=noun), scope="col"),
    )
    rows = (_band(band, most, between, noun) for band in bands)
    return joined(
        element("h3", words("scores-title", scored=called.scored)),
        element("p", words("scores-in-words", noun=noun, lowest=lowest, highest=highest, half=half)),
        element("table", element("thead", head), element("tbody", *rows), class_="scores"),
    )


def _band(band: ScoreBand, most: int, between: str, noun: str) -> Markup:
    """Return the table row of a band (a range of scores): the scores, a bar, and the number of games.

    The length of the bar shows the number of games, and its coloured part the wins. `most` is the largest
    number of games in a band; `between` says what stands between the first and the last score; `noun` is as in
    `recent_games`.
    """
    first, last = number(band.first), number(band.last)
    bars = (
        element("rect", class_=kind, width=f"{100 * part / most:.1f}%", height="100%", rx=3)
        for kind, part in (("lost", band.games), ("won", band.won))
    )
    scores = first if first == last else words("score-band", first=first, last=last, between=between)
    games = words("games-and-won", noun=noun, count=band.games, won=band.won) if band.won else str(band.games)
    return element(
        "tr",
        element("th", scores, scope="row"),
        element("td", element("svg", *bars, class_="bar", aria_hidden=True)),
        element("td", games),
    )
