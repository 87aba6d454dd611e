"""Builds the sheet of a report of a game, such as its score sheet."""

from app.panels.panel import Panel
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import marked, text
from engine.core.reports import Grid, Report, Row
from engine.core.saying import Saying

_ENTRY = "points-on-sheet"  # the message of a cell with points and the reason for them


def report(found: Report) -> Panel:
    """Return the sheet of a report: its texts as paragraphs, its grids as tables."""
    parts = (
        _table(part) if isinstance(part, Grid) else element("p", with_suits(text(part))) for part in found.parts
    )
    return Panel(f"report {found.name}", text(found.title), joined(*parts))


def _table(grid: Grid) -> Markup:
    head = element("tr", *(element("th", text(title), scope="col") for title in grid.head))
    rows = (_row(line, len(grid.head)) for line in grid.rows)
    return element("table", element("thead", head), element("tbody", *rows), class_=grid.kind)


def _row(line: Row, columns: int) -> Markup:
    texts = [_text(cell) for cell in line.cells]
    if line.mark == "heading":
        cells = element("th", *texts, scope="rowgroup", colspan=columns)
    else:
        cells = joined(*(element("td", each) for each in texts))
    return element("tr", cells, class_=f"row-{line.mark}" if line.mark else None)


def _text(cell: Saying | None) -> Markup:
    """Return the text of a cell; points and the reason for them have an element each."""
    if not cell:
        return NOTHING
    parts = dict(cell.arguments)
    points, reason = parts.get("points"), parts.get("reason")
    if cell.name != _ENTRY or not isinstance(reason, Saying):
        return with_suits(text(cell))
    why = element("small", with_suits(text(reason, "sheet")))
    return marked(_ENTRY, points=element("b", str(points)), reason=why)
