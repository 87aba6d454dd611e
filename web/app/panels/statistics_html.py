"""Builds the statistics sheets, for one rule set and for all of them, from numbers that are computed elsewhere."""

from collections.abc import Mapping, Sequence

from app.panels.backup_html import backup_section
from app.panels.charts_html import recent_games, score_distribution, win_rate_over_time
from app.panels.contracts_html import contract_table
from app.panels.number_text import number, percentage
from app.panels.panel import Panel, button, button_row
from app.panels.rates_html import rates_by_level, rates_by_rule_set
from app.panels.win_bands_html import moves_of_wins, time_of_wins
from app.state import dates
from app.view.markup import NOTHING, Markup, element, joined
from engine.core import optional
from engine.core.game import Game
from engine.core.number_words import counted, spelled
from engine.games.bridge import rubber
from engine.play import statistics
from engine.play.statistics import FEWEST_FOR_CHARTS, Result, Summary
from engine.play.stopwatch import clock_text
from engine.view import speech

LATEST = 10  # so many results are listed one by one
EVERY = "all"  # stands for all rule sets in the command "statistics"; no rule set has this id


def statistics_sheet(results: Sequence[Result], game: Game, latest: Sequence[Result] = ()) -> Panel:
    """Return the sheet of one rule set; results of other rule sets are ignored.

    `latest` are the results that are listed one by one, each with its day and in the order of `statistics.latest`.
    """
    figures = statistics.summarize(results, game.id)
    parts = [button_row(button(f"statistics {EVERY}", "All rule sets"))]
    if optional.odds(game):
        parts.append(element("p", optional.odds(game), class_="odds"))
    if figures.played:
        parts += _played(figures, game, [result for result in results if result.game == game.id])
        one, _ = optional.words(game).game_noun
        parts += [_latest(latest, game), element("h3", "What counts"), _what_counts(one)]
    else:
        one, _ = optional.words(game).game_noun
        parts.append(_none_yet(f"{one} of this rule set", one))
    return Panel(f"Statistics: {game.title}", joined(*parts, backup_section()))


def _played(figures: Summary, game: Game, results: Sequence[Result]) -> list[Markup]:
    """Return the parts of the sheet that only a rule set with results has."""
    noun = optional.words(game).game_noun
    deals = rubber.deals_in_text(" ".join(result.notes for result in results))
    return [
        _counts(figures, noun),
        _average(figures, game) if deals else NOTHING,
        *_charts(figures, game, results),
        _wins(figures, noun),
        contract_table(deals) if deals else NOTHING,
        score_distribution(figures, game) if figures.played >= FEWEST_FOR_CHARTS else NOTHING,
    ]


def _charts(figures: Summary, game: Game, results: Sequence[Result]) -> list[Markup]:
    """Return the charts of a rule set, or with too few games the words that invite to play more."""
    noun = optional.words(game).game_noun
    if figures.played < FEWEST_FOR_CHARTS:
        return [_too_few(figures.played, noun)]
    wins = [result for result in results if result.won]
    return [
        recent_games(figures, noun),
        win_rate_over_time(figures, noun),
        time_of_wins([win.seconds for win in wins], figures.median_seconds or 0),
        moves_of_wins([win.moves for win in wins], figures.median_moves or 0),
        rates_by_level(results, game),
    ]


def _too_few(played: int, noun: tuple[str, str]) -> Markup:
    """Return the words shown in place of charts with fewer than `FEWEST_FOR_CHARTS` games."""
    one, several = noun
    left = FEWEST_FOR_CHARTS - played
    words = f"{speech.sentence(spelled(FEWEST_FOR_CHARTS))} {several} make a chart: {counted(left, one)} to go."
    return element("p", words, class_="invitation")


def _latest(results: Sequence[Result], game: Game) -> Markup:
    """Return the list of the latest results, each with a button that deletes it; empty without results."""
    if not results:
        return NOTHING
    _, several = optional.words(game).game_noun
    items = (_result(result, place) for place, result in enumerate(results))
    return joined(element("h3", f"Latest {several}"), element("ul", *items, class_="items"))


def _result(result: Result, place: int) -> Markup:
    day, outcome = dates.words(result.day), "won" if result.won else "lost"
    line = " · ".join((outcome, speech.moves(result.moves), clock_text(result.seconds)))
    delete = button(f"result-delete {result.game} {place}", "Delete", aria_label=f"Delete: {day}, {line}")
    return element("li", element("div", element("b", day), element("span", line)), delete)


def statistics_overview(results: Sequence[Result], catalogue: Mapping[str, Game]) -> Panel:
    """Return the sheet of all rule sets: the totals, and a button for each rule set that has results.

    Results of rule sets that are not in the catalogue are ignored.
    """
    known = [result for result in results if result.game in catalogue]
    figures = statistics.summarize(known)
    if not figures.played:
        return Panel("Statistics", joined(_none_yet("game", "game"), backup_section()))
    noun = optional.GameWords().game_noun
    enough = figures.played >= FEWEST_FOR_CHARTS
    found = statistics.rates(known, lambda result: result.game)
    body = joined(
        element("p", "All rule sets together.", class_="together"),
        _counts(figures, noun),
        recent_games(figures, noun) if enough else _too_few(figures.played, noun),
        win_rate_over_time(figures, noun),
        rates_by_rule_set(found, catalogue),
        backup_section(),
    )
    return Panel("Statistics", body)


def _none_yet(what: str, one: str) -> Markup:
    """Return the text which says that there are no results yet, and which games count.

    `what` names the games that the sheet is about, such as "game of this rule set"; `one` is the word for a game.
    """
    return joined(element("p", f"No {what} has been counted yet.", class_="none"), _what_counts(one))


def _what_counts(one: str) -> Markup:
    """Return the text which says which games count; `one` is the word for a game."""
    words = (
        f"A {one} counts once you have made a move in it and it is over. One that you leave waits; it counts as "
        "not won when you press “New deal” or “Restart” there, or make a move in another deal of its rule set. "
        f"Today's daily deal and one other {one} wait for each other. A {one} opened from a link that already "
        "holds moves never counts."
    )
    return element("p", words, class_="none")


# Figures


def _figure(name: str, value: str, meaning: str) -> Markup:
    return element("div", element("dt", name, element("small", meaning)), element("dd", value))


def _counts(figures: Summary, noun: tuple[str, str]) -> Markup:
    one, several = noun
    counts = (
        _figure("Played", str(figures.played), f"{several} you finished or left"),
        _figure("Won", str(figures.won), f"of the {several} played"),
        _figure("Win rate", percentage(figures.won, figures.played), f"of the {several} played"),
    )
    streaks = (
        _figure("Streak", str(figures.streak), f"wins in a row up to the last {one}"),
        _figure("Best streak", str(figures.best_streak), "most wins ever in a row"),
    )
    return joined(element("dl", *counts, class_="figures first"), element("dl", *streaks, class_="figures"))


def _average(figures: Summary, game: Game) -> Markup:
    """Return the average score of all games; empty if there are no games."""
    if figures.mean_points is None:
        return NOTHING
    _, several = optional.words(game).game_noun
    value = speech.score(game, round(figures.mean_points))
    return element("dl", _figure("Average result", value, f"points, over all {several}"), class_="figures")


def _wins(figures: Summary, noun: tuple[str, str]) -> Markup:
    """Return the best and the median time and number of moves of the wins; empty if no game was won."""
    if figures.best_seconds is None or figures.median_seconds is None:
        return NOTHING
    if figures.fewest_moves is None or figures.median_moves is None:
        return NOTHING
    half = "half of the wins took no more"
    wins = (
        _figure("Best time", clock_text(figures.best_seconds), "the fastest win"),
        _figure("Median time", clock_text(figures.median_seconds), half),
        _figure("Fewest moves", str(figures.fewest_moves), "the shortest win"),
        _figure("Median moves", number(figures.median_moves), half),
    )
    return joined(
        element("h3", f"{noun[1].capitalize()} won"),
        element("dl", *wins, class_="figures"),
        _wins_after_peeking(figures.won_with_peek),
    )


def _wins_after_peeking(wins: int) -> Markup:
    """Return the sentence about wins after taking back a move that had shown a card; empty if there are none."""
    if not wins:
        return NOTHING
    words = f"{speech.sentence(counted(wins, 'win'))} came after taking back a move that had shown a new card."
    return element("p", words, class_="ahead")
