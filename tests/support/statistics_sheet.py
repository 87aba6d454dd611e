"""Results of the toy game (`support.toy`), and functions that read the statistics sheet."""

import re
from html import unescape
from typing import Any

from app.features.statistics.sheet import statistics_sheet
from app.view.markup import Markup
from engine.play.results import Result
from support.sheets import read
from support.toy import CATALOGUE

TOY = CATALOGUE["toy"]


def results(*won: bool, game: str = "toy", **same: Any) -> tuple[Result, ...]:
    """Return results of games one after another, each with its own score."""
    return tuple(
        Result(f"{game}{i}", game, 1, win, 10 + i, 60.0 * (i + 1), i, float(i))._replace(**same)
        for i, win in enumerate(won)
    )


def sheet_of(*won: bool) -> Markup:
    """Return the statistics sheet after these games."""
    return statistics_sheet(results(*won), TOY).body


def told(body: str) -> dict[str, str]:
    """Return the figures of the sheet by their names."""
    found = re.findall(r"<dt>(.+?)<small>.+?</small></dt><dd>(.+?)</dd>", body)
    assert len(dict(found)) == len(found)
    return dict(found)


def labels(body: str) -> list[str]:
    """Return the words of the charts."""
    return [unescape(words) for words in re.findall(r'role="img" aria-label="(.+?)"', body)]


def rows(body: str, table: str) -> list[tuple[str, ...]]:
    """Return the cells of each row of a table, except its head. `table` is the class of the table."""
    found = read(Markup(body)).findall(f".//table[@class='{table}']/tbody/tr")
    return [tuple("".join(cell.itertext()) for cell in row) for row in found]
