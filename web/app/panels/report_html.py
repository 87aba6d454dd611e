"""Builds the sheet of a report of a game, such as its score sheet."""

import re

from app.panels.panel import Panel
from app.panels.suits_html import with_suits
from app.view.markup import Markup, element, joined
from engine.core.optional import Grid, Report, Row

_ENTRY = re.compile(r"(\d+) (.+)")


def report(found: Report) -> Panel:
    """Return the sheet of a report: its texts as paragraphs, its grids as tables."""
    parts = (element("p", with_suits(part)) if isinstance(part, str) else _table(part) for part in found.parts)
    return Panel(found.title, joined(*parts))


def _table(grid: Grid) -> Markup:
    head = element("tr", *(element("th", title, scope="col") for title in grid.head))
    rows = (_row(line, len(grid.head), has_points=grid.kind == "score") for line in grid.rows)
    return element("table", element("thead", head), element("tbody", *rows), class_=grid.kind)


def _row(line: Row, columns: int, *, has_points: bool) -> Markup:
    if line.mark == "heading":
        cells = element("th", line.cells[0], scope="rowgroup", colspan=columns)
    else:
        cells = joined(*(_cell(cell, has_points=has_points) for cell in line.cells))
    return element("tr", cells, class_=f"row-{line.mark}" if line.mark else None)


def _cell(text: str, *, has_points: bool) -> Markup:
    """Return a table cell with this text.

    If the table has points, and the text is a number followed by the reason for them, each of the two has an
    element of its own.
    """
    entry = _ENTRY.fullmatch(text) if has_points else None
    if not entry:
        return element("td", with_suits(text))
    return element("td", element("b", entry[1]), " ", element("small", with_suits(entry[2])))
