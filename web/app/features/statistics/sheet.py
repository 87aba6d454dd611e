"""Builds the statistics sheets (dialogs), for one rule set and for all, from numbers computed elsewhere."""

from collections.abc import Mapping, Sequence

from app.features.statistics.charts import recent_games, score_distribution, win_rate_over_time
from app.features.statistics.contracts import contract_table
from app.features.statistics.rates import rates_by_level, rates_by_rule_set
from app.features.statistics.win_bands import moves_of_wins, time_of_wins
from app.panels.backup_html import backup_section
from app.panels.number_text import number, percentage
from app.panels.panel import Panel, button, button_row
from app.state import dates
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.game_words import GameWords
from engine.core.saying import say
from engine.games.bridge import rubber
from engine.play import statistics
from engine.play.results import Result
from engine.play.statistics import FEWEST_FOR_CHARTS, Summary
from engine.play.stopwatch import clock_text
from engine.view import speech

LATEST = 10  # how many results are listed one by one
EVERY = "all"  # stands for all rule sets in the command "statistics"; no rule set has this id


def sheet_name(rule_set: str) -> str:
    """Return the name of a statistics sheet; `rule_set` is the id of its rule set, or `EVERY`."""
    return f"statistics {rule_set}"


def statistics_sheet(results: Sequence[Result], game: Game, latest: Sequence[Result] = ()) -> Panel:
    """Return the sheet of one rule set; results of other rule sets are ignored.

    `latest` are the results that are listed one by one, each with its day and in the order of `statistics.latest`.
    """
    figures = statistics.summarize(results, game.id)
    parts = [button_row(button(f"statistics {EVERY}", words("statistics-of-all")))]
    noun, odds = game.words.game_noun, game.odds
    if odds:
        parts.append(element("p", text(odds), class_="odds"))
    if figures.played:
        parts += _played(figures, game, [result for result in results if result.game == game.id])
        parts += [_latest(latest, noun), element("h3", words("what-counts-title")), _what_counts(noun)]
        parts.append(backup_section())
    else:
        parts.append(_invitation(words("none-of-rule-set-counted", noun=noun), noun))
    return Panel(sheet_name(game.id), words("statistics-of", game=game.title), joined(*parts))


def _played(figures: Summary, game: Game, results: Sequence[Result]) -> list[Markup]:
    """Return the parts of the sheet that only a rule set with results has."""
    noun = game.words.game_noun
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
    """Return the charts of a rule set; if too few games were played, return a text that says so instead."""
    noun = game.words.game_noun
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


def _too_few(played: int, noun: str) -> Markup:
    """Return the text that is shown in place of charts if fewer than `FEWEST_FOR_CHARTS` games were played."""
    left = FEWEST_FOR_CHARTS - played
    told = words("games-until-charts", noun=noun, count=FEWEST_FOR_CHARTS, left=left)
    return element("p", told, class_="invitation")


def _latest(results: Sequence[Result], noun: str) -> Markup:
    """Return the list of the latest results, each with a button that deletes it; empty without results."""
    if not results:
        return NOTHING
    items = (_result(result, place, noun) for place, result in enumerate(results))
    return joined(element("h3", words("latest-games", noun=noun)), element("ul", *items, class_="items"))


def _result(result: Result, place: int, noun: str) -> Markup:
    day, outcome = dates.said(result.day), say("result-won" if result.won else "result-lost", noun=noun)
    time = say("fact", what=clock_text(result.seconds))
    line = say("facts-in-line", facts=(outcome, speech.moves(result.moves), time))
    label = words("delete-result", day=day, line=line)
    delete = button(f"result-delete {result.game} {place}", words("delete-button"), aria_label=label)
    return element("li", element("div", element("b", text(day)), element("span", text(line))), delete)


def statistics_overview(results: Sequence[Result], catalogue: Mapping[str, Game]) -> Panel:
    """Return the sheet of all rule sets: the totals, and a button for each rule set that has results.

    Results of rule sets that are not in the catalogue are ignored.
    """
    noun = GameWords().game_noun
    known = [result for result in results if result.game in catalogue]
    figures = statistics.summarize(known)
    if not figures.played:
        invitation = _invitation(words("none-counted"), noun)
        return Panel(sheet_name(EVERY), words("statistics-title"), invitation)
    enough = figures.played >= FEWEST_FOR_CHARTS
    found = statistics.rates(known, lambda result: result.game)
    body = joined(
        element("p", words("all-rule-sets-together"), class_="together"),
        _counts(figures, noun),
        recent_games(figures, noun) if enough else _too_few(figures.played, noun),
        win_rate_over_time(figures, noun),
        rates_by_rule_set(found, catalogue),
        backup_section(),
    )
    return Panel(sheet_name(EVERY), words("statistics-title"), body)


def _invitation(none: str, noun: str) -> Markup:
    """Return the content of a sheet without results: the text `none`, an invitation, and a button to play."""
    counts = element("details", element("summary", words("what-counts-title")), _what_counts(noun))
    return joined(
        element("p", none, class_="none"),
        element("p", words("statistics-invite"), class_="invitation"),
        button_row(button("close", words("statistics-play"), main=True)),
        counts,
    )


def _what_counts(noun: str) -> Markup:
    """Return the text that says which games count; `noun` is `GameWords.game_noun`."""
    return element("p", words("what-counts", noun=noun), class_="none")


# Figures


def _figure(name: str, value: str, noun: str) -> Markup:
    """Return a figure with its name. The form "meaning" of the message `name` explains what the figure counts."""
    what = say(name, noun=noun)
    title = element("dt", text(what), element("small", text(what, "meaning")))
    return element("div", title, element("dd", value))


def _counts(figures: Summary, noun: str) -> Markup:
    counts = (
        _figure("figure-played", str(figures.played), noun),
        _figure("figure-won", str(figures.won), noun),
        _figure("figure-win-rate", percentage(figures.won, figures.played), noun),
    )
    streaks = (
        _figure("figure-streak", str(figures.streak), noun),
        _figure("figure-best-streak", str(figures.best_streak), noun),
    )
    return joined(element("dl", *counts, class_="figures first"), element("dl", *streaks, class_="figures"))


def _average(figures: Summary, game: Game) -> Markup:
    """Return the average score of all games; empty if there are no games."""
    if figures.mean_points is None:
        return NOTHING
    value = text(speech.mean_score(game, figures.mean_points))
    average = _figure("figure-average", value, game.words.game_noun)
    return element("dl", average, class_="figures")


def _wins(figures: Summary, noun: str) -> Markup:
    """Return the best and the median time and number of moves of the wins; empty if no game was won."""
    if figures.best_seconds is None or figures.median_seconds is None:
        return NOTHING
    if figures.fewest_moves is None or figures.median_moves is None:
        return NOTHING
    wins = (
        _figure("figure-best-time", clock_text(figures.best_seconds), noun),
        _figure("figure-median-time", clock_text(figures.median_seconds), noun),
        _figure("figure-fewest-moves", str(figures.fewest_moves), noun),
        _figure("figure-median-moves", number(figures.median_moves), noun),
    )
    return joined(
        element("h3", words("games-won-title", noun=noun)),
        element("dl", *wins, class_="figures"),
        _wins_after_peeking(figures.won_with_peek),
    )


def _wins_after_peeking(wins: int) -> Markup:
    """Return the sentence about wins in which a move that turned up a card was undone; empty without such wins."""
    if not wins:
        return NOTHING
    return element("p", words("wins-after-peeking", count=wins), class_="ahead")
