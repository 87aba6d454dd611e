"""Builds tables of win rates with a bar in each row, and a mark for the share of deals that can be won."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from app.panels.number_text import percentage
from app.panels.panel import button
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words
from engine.core.game import Game
from engine.core.game_words import GameWords
from engine.core.saying import say
from engine.play.results import Result
from engine.play.statistics import Rate, rates
from engine.solving import deal_index

_LEVELS = {
    "easy": say("rate-easy"),
    "middling": say("rate-middling"),
    "hard": say("rate-hard"),
    "": say("rate-unknown"),
}


class _Row(NamedTuple):
    """A row: its name, its win rate, and the share of deals that can be won, from 0 to 1 (None if not known)."""

    name: Markup | str
    rate: Rate
    possible: float | None = None


def rates_by_rule_set(found: Mapping[str, Rate], catalogue: Mapping[str, Game]) -> Markup:
    """Return the table of the rule sets that were played, each with a button that leads to its own sheet."""
    rows = [
        _Row(
            button(f"statistics {name}", text(catalogue[name].title), class_="game"),
            found[name],
            possible_share(catalogue[name]),
        )
        for name in dict.fromkeys((*catalogue, *found))  # games by the player's own rules come last
        if name in found
    ]
    return _section(words("rates-by-rule-set"), GameWords().game_noun, rows)


def rates_by_level(results: Iterable[Result], game: Game) -> Markup:
    """Return the table of the win rates in easy, medium and hard deals; empty if no played deal has a level."""
    if not deal_index.deals_judged(game.id):
        return NOTHING
    found = rates(results, lambda result: deal_index.level(game.id, result.number))
    rows = [_Row(text(level), found[name]) for name, level in _LEVELS.items() if name in found]
    noun = game.words.game_noun
    if not any(name in found for name in deal_index.LEVELS):
        return NOTHING
    return _section(words("rates-by-difficulty"), noun, rows, words("how-hard", noun=noun))


def possible_share(game: Game) -> float | None:
    """Return the estimated share of the deals of a rule set that can be won, from 0 to 1; None if not known."""
    if not deal_index.deals_judged(game.id):
        return None
    return sum(deal_index.share(game.id)) / 2


def _section(title: str, noun: str, rows: Sequence[_Row], note: str = "") -> Markup:
    marked = any(row.possible is not None for row in rows)
    head = element(
        "tr",
        element("td"),
        element("td", element("span", words("rate-mark"), class_="mark-key") if marked else NOTHING),
        element("th", words("rate-of-wins"), scope="col"),
        element("th", words("rate-games", noun=noun), scope="col"),
    )
    explained = words("rate-mark-meaning") if marked else note
    return element(
        "section",
        element("h3", title),
        element("table", element("thead", head), element("tbody", *map(_row, rows)), class_="rates"),
        element("p", explained, class_="key") if explained else NOTHING,
        class_="chart-tile",
    )


def _row(row: _Row) -> Markup:
    part = row.rate.won / row.rate.played
    possible = "" if row.possible is None else _possible(row.possible)
    return element(
        "tr",
        element("th", row.name, scope="row"),
        element("td", _bar(part, row.possible), element("span", possible, class_="unseen")),
        element("td", percentage(row.rate.won, row.rate.played)),
        element("td", str(row.rate.played)),
    )


def _possible(share: float) -> str:
    return words("rate-possible", share=percentage(round(1000 * share), 1000))


def _bar(part: float, possible: float | None) -> Markup:
    """Return a bar that is filled up to `part` and has a mark at `possible`, both from 0 to 1."""
    mark = NOTHING
    if possible is not None:
        mark = element("rect", class_="mark", x=f"{100 * possible:.1f}", y=0, width=1.6, height=14)
    return element(
        "svg",
        element("rect", class_="trough", x=0, y=3, width=100, height=8, rx=4),
        element("rect", class_="won", x=0, y=3, width=f"{100 * part:.1f}", height=8, rx=4) if part else NOTHING,
        joined(mark),
        class_="rate",
        viewBox="0 0 102 14",
        preserveAspectRatio="none",
        aria_hidden=True,
    )
