"""Sheets of texts and tables that the player can open beside the cards."""

from typing import NamedTuple

from engine.core.saying import Saying


class Row(NamedTuple):
    """A row of a `Grid`, the table in a report."""

    cells: tuple[Saying | None, ...]  # in the form "sign"; None: an empty cell
    mark: str = ""  # "heading": one cell over all columns; "rule": with a line below; "total": sums; empty: plain


class Grid(NamedTuple):
    """A table of texts in a report."""

    # The contents, which decide the style. "score": points with their reasons; "count": only words; "deals": words
    # in the first two columns, points in the others.
    kind: str
    head: tuple[Saying, ...]  # the titles of the columns
    rows: tuple[Row, ...]


class Report(NamedTuple):
    """A sheet of texts and tables that the player can open beside the cards, such as a score sheet."""

    name: str  # its short name in the code of the page, such as "score"
    title: Saying  # its heading
    button: Saying  # the text on the button that opens it, in the form "sign"
    parts: tuple[Saying | Grid, ...]  # paragraphs and tables, from top to bottom
