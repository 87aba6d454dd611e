"""The statistics sheet, as HTML text: what the ledger says of one rule set, and of all together.

Nothing is counted here. A chart says in words for the ear what it shows to the eye.
"""

from collections.abc import Mapping, Sequence
from html import escape

from app.panels.panel_html import Panel, button, row
from engine.core.game import Game
from engine.core.game_base import GameBase
from engine.core.number_words import counted
from engine.games.bridge import rubber
from engine.games.bridge.rubber import HOUSE, PLAYER, Contracts, Deal
from engine.games.bridge.tricks import LEVELS
from engine.play import statistics
from engine.play.statistics import RECENT, SPAN, Band, Figures, Result
from engine.play.stopwatch import clock_text
from engine.view import speech

EVERY = "all"  # the about of the command for all rule sets together; no rule set has this name
_WIDE, _HIGH = 300, 60  # of a chart, in units of its own; it is stretched to the room there is
_STEP = _WIDE / RECENT
_GAP = 2.5  # between the bars
_LEVEL = 38  # the line on which wins stand


def sheet(results: Sequence[Result], game: Game) -> Panel:
    """The sheet of one rule set."""
    figures = statistics.figures(results, game.id)
    deals = rubber.deals_told(" ".join(result.notes for result in results if result.game == game.id))
    body = row(button(f"statistics {EVERY}", "All rule sets"))
    body += f'<p class="odds">{escape(game.odds)}</p>' if game.odds else ""
    if figures.played:
        body += _count(figures, game.game_noun) + (_average(figures, game) if deals else "")
        body += (
            _form(figures, game.game_noun) + _course(figures, game.game_noun) + _of_wins(figures, game.game_noun)
        )
        body += (_contracts(deals) if deals else "") + _scores(figures, game)
    else:
        one, _ = game.game_noun
        body += _none(f"{one} of this rule set", one)
    return Panel(f"Statistics: {game.title}", body + _as_a_file())


def overview(results: Sequence[Result], catalogue: Mapping[str, Game]) -> Panel:
    """The sheet of all rule sets: what they come to together, and each that has results, to choose from."""
    known = [result for result in results if result.game in catalogue]
    figures = statistics.figures(known)
    if not figures.played:
        return Panel("Statistics", f"{_none('game', 'game')}{_as_a_file()}")
    listed = "".join(
        _line(game, one) for game in catalogue.values() if (one := statistics.figures(known, game.id)).played
    )
    body = (
        '<p class="together">All rule sets together.</p>'
        + _count(figures, GameBase.game_noun)
        + _form(figures, GameBase.game_noun)
        + f'<h3>By rule set</h3><ul class="games">{listed}</ul>'
    )
    return Panel("Statistics", f"{body}{_as_a_file()}")


def _line(game: Game, figures: Figures) -> str:
    """A rule set in the list of all, a press away."""
    told = f"{figures.played} played, {figures.won} won: {share(figures.won, figures.played)}"
    return (
        f'<li><button type="button" data-do="statistics {escape(game.id)}" class="game">'
        f"<b>{escape(game.title)}</b><span>{told}</span></button></li>"
    )


def _none(what: str, one: str) -> str:
    """Why there are no figures yet."""
    return (
        f'<p class="none">No {what} has been counted yet. A {one} counts once you have made a move and it has '
        f"ended, or you have begun another in its place. A {one} that came by a link with moves in it never "
        "counts.</p>"
    )


def _as_a_file() -> str:
    """Export and import."""
    return (
        "<h3>Everything in one file</h3><p>The games in hand, all results, favourites and settings, to "
        "keep or to take to another device. Opening such a file adds what is missing here and takes nothing "
        "away.</p>" + row(button("export", "Save to a file"), button("import", "Add from a file"))
    )


# Figures


def share(part: int, whole: int) -> str:
    """A part in whole per cent, never rounded to none or all of it: "33%", "under 1%"."""
    per_cent = round(100 * part / whole)
    if part and per_cent == 0:
        return "under 1%"
    if part < whole and per_cent == 100:
        return "over 99%"
    return f"{per_cent}%"


def number(value: float) -> str:
    """A number as short as it can be written: "118", "118.5", "−40"."""
    return f"{value:.1f}".removesuffix(".0").replace("-", "\u2212")


def _figure(name: str, value: str, meaning: str) -> str:
    return f"<div><dt>{name}<small>{meaning}</small></dt><dd>{value}</dd></div>"


def _count(figures: Figures, unit: tuple[str, str]) -> str:
    one, several = unit
    rate = share(figures.won, figures.played)
    return (
        '<dl class="figures first">'
        + _figure("Played", str(figures.played), f"{several} you began, then ended or left")
        + _figure("Won", str(figures.won), f"of the {several} played")
        + _figure("Share won", rate, f"of the {several} played")
        + '</dl><dl class="figures">'
        + _figure("Streak", str(figures.streak), f"wins in a row up to the last {one}")
        + _figure("Best streak", str(figures.best_streak), "most wins ever in a row")
        + "</dl>"
    )


def _average(figures: Figures, game: Game) -> str:
    """The average result, of a game that can be won or lost by more or less."""
    if figures.mean_points is None:
        return ""
    _, several = game.game_noun
    value = escape(speech.score(game, round(figures.mean_points)))
    return f'<dl class="figures">{_figure("Average result", value, f"points, over all {several}")}</dl>'


def _of_wins(figures: Figures, unit: tuple[str, str]) -> str:
    """Times and moves, which only wins have."""
    if figures.best_seconds is None or figures.median_seconds is None:
        return ""
    if figures.fewest_moves is None or figures.median_moves is None:
        return ""
    half = "half of the wins took no more"
    return (
        f'<h3>{unit[1].capitalize()} won</h3><dl class="figures">'
        + _figure("Best time", clock_text(figures.best_seconds), "the fastest win")
        + _figure("Median time", clock_text(figures.median_seconds), half)
        + _figure("Fewest moves", str(figures.fewest_moves), "the shortest win")
        + _figure("Median moves", number(figures.median_moves), half)
        + "</dl>"
        + _with_a_look(figures.won_ahead)
    )


def _with_a_look(wins: int) -> str:
    """How many wins owe something to undo; no word where none does."""
    if not wins:
        return ""
    told = speech.sentence(counted(wins, "win"))
    return f'<p class="ahead">{told} came with a look ahead: undo went back past a card that had come up.</p>'


# Contracts


def _contracts(deals: Sequence[Deal]) -> str:
    """What each side bid, level by level, and what became of it."""
    mine, theirs = (rubber.declared_by(side, deals) for side in (PLAYER, HOUSE))
    made = f"{_made('You', rubber.contracts(mine))} {_made('The house', rubber.contracts(theirs))}"
    sides = "".join(f'<th scope="colgroup" colspan="3">Bid by {whom}</th>' for whom in ("you", "the house"))
    columns = "".join(f'<th scope="col">{what}</th>' for what in ("bid", "made", "set")) * 2
    levels = zip(LEVELS, rubber.by_level(mine), rubber.by_level(theirs), strict=True)
    rows = "".join(_contract_row(str(level), *both) for level, *both in levels)
    return (
        f'<h3>Contracts</h3><table class="contracts"><caption>{made}</caption>'
        '<colgroup></colgroup><colgroup span="3"></colgroup><colgroup span="3"></colgroup>'
        f'<thead><tr><th scope="col" rowspan="2">Level</th>{sides}</tr><tr>{columns}</tr></thead>'
        f"<tbody>{rows}</tbody>"
        f"<tfoot>{_contract_row('All', rubber.contracts(mine), rubber.contracts(theirs))}</tfoot></table>"
    )


def _made(who: str, contracts: Contracts) -> str:
    """The share made, in a sentence."""
    if not contracts.bid:
        return f"{who} bid no contract."
    bid = "1 contract" if contracts.bid == 1 else f"{contracts.bid} contracts"
    return f"{who} made {contracts.made} of {bid}: {share(contracts.made, contracts.bid)}."


def _contract_row(name: str, *sides: Contracts) -> str:
    cells = (f"<td>{count}</td>" for side in sides for count in (side.bid, side.made, side.beaten))
    return f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>'


# Charts


def _form(figures: Figures, unit: tuple[str, str]) -> str:
    """The last games, one by one: a win stands above the line, any other game hangs below it."""
    one, several = unit
    recent = figures.recent
    shown = len(recent)
    last = f"The last {one}" if shown == 1 else f"The last {shown} {several}"
    won = sum(recent)
    told = f"{last}, oldest first: {won} won, {shown - won} not won."
    bars = "".join(_bar(place, win=win) for place, win in enumerate(recent))
    empty = "".join(_dot(place) for place in range(shown, RECENT))
    line = f'<path class="axis" d="M0 {_LEVEL}H{_WIDE}"/>'
    return (
        f"<h3>{last}</h3>{_chart('form', told, line + bars + empty)}"
        f'<p class="key"><i class="won"></i>{won} won<i class="lost"></i>{shown - won} not won'
        "<span>oldest first</span></p>"
    )


def _bar(place: int, *, win: bool) -> str:
    x, width = place * _STEP + _GAP / 2, _STEP - _GAP
    y, high = (0, _LEVEL - 2) if win else (_LEVEL + 2, _HIGH - _LEVEL - 2)
    kind = "won" if win else "lost"
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{high:g}" rx="2"/>'


def _dot(place: int) -> str:
    """The room of a game not played yet."""
    return f'<circle class="empty" cx="{(place + 0.5) * _STEP:g}" cy="{_LEVEL}" r="1.5"/>'


def _course(figures: Figures, unit: tuple[str, str]) -> str:
    """How the share of wins went over time, once there are games enough to see it go."""
    one, several = unit
    windows = figures.windows
    if len(windows) < 2:
        return ""
    first, last, least, most = (share(won, SPAN) for won in (windows[0], windows[-1], min(windows), max(windows)))
    told = (
        f"Share won of {SPAN} {several} at a time, over all {figures.played} {several}: {first} of the first "
        f"{SPAN}, {last} of the last {SPAN}, lowest {least}, highest {most}."
    )
    points = [_point(place, won, len(windows)) for place, won in _thinned(windows)]
    line = "L".join(points)
    level = "".join(f'<path class="axis" d="M0 {y}H{_WIDE}"/>' for y in (1, _HIGH / 2, _HIGH - 1))
    area = f'<path class="area" d="M0 {_HIGH - 1}L{line}L{_WIDE} {_HIGH - 1}Z"/>'
    drawn = f'{level}{area}<path class="course" d="M{line}"/>'
    return (
        f"<h3>Over time</h3>"
        f'<div class="scaled">{_chart("course", told, drawn)}'
        '<p class="scale" aria-hidden="true"><span>100%</span><span>50%</span><span>0%</span></p></div>'
        f'<p class="key">Share won of the last {SPAN} {several}, after each {one} from the '
        f"{_ordinal(SPAN)} to the {_ordinal(figures.played)}: now {last}, highest {most}.</p>"
    )


def _point(place: int, won: int, many: int) -> str:
    x, y = place / (many - 1) * _WIDE, 1 + (1 - won / SPAN) * (_HIGH - 2)
    return f"{x:.1f} {y:.1f}"


def _thinned(windows: Sequence[int]) -> list[tuple[int, int]]:
    """Every window with its place, or of very many only some; the first and the last always."""
    apart = -(-len(windows) // _WIDE)
    kept = list(enumerate(windows))
    return kept[:-1:apart] + kept[-1:]


def _ordinal(count: int) -> str:
    ending = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{ending}"


def _chart(kind: str, told: str, drawn: str) -> str:
    return (
        f'<svg class="chart {kind}" role="img" aria-label="{escape(told)}" viewBox="0 0 {_WIDE} {_HIGH}" '
        f'preserveAspectRatio="none">{drawn}</svg>'
    )


def _scores(figures: Figures, game: Game) -> str:
    """How many games ended with which score; where all ended with the same it says nothing."""
    if not figures.bands or figures.median_points is None:
        return ""
    one, several = game.game_noun
    most = max(band.games for band in figures.bands)
    lowest, highest = number(figures.bands[0].first), number(figures.bands[-1].last)
    to = "\u2013" if figures.bands[0].first >= 0 else " to "  # no dash beside a minus
    rows = "".join(_band(band, most, to) for band in figures.bands)
    half = number(figures.median_points)
    return (
        f"<h3>Score: {game.counted} {escape(game.scored)} at the end of each {one}</h3>"
        f"<p>From {lowest} to {highest}; half of the {several} {half} or fewer.</p>"
        '<table class="scores"><thead><tr><th scope="col">Score</th><td></td>'
        f'<th scope="col">{several.capitalize()}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _band(band: Band, most: int, to: str) -> str:
    """One row: the scores, a bar as long as there are games, and their number; the part won in its own colour."""
    first, last = number(band.first), number(band.last)
    scores = first if first == last else f"{first}{to}{last}"
    all_, won = (f"{100 * part / most:.1f}%" for part in (band.games, band.won))
    bar = (
        f'<rect class="lost" width="{all_}" height="100%" rx="3"/>'
        f'<rect class="won" width="{won}" height="100%" rx="3"/>'
    )
    return (
        f'<tr><th scope="row">{scores}</th><td><svg class="bar" aria-hidden="true">{bar}</svg></td>'
        f"<td>{band.games}{f', {band.won} won' if band.won else ''}</td></tr>"
    )
