"""Builds the rules page of a game from its text, which uses a simple markup."""

import re
from collections.abc import Iterator

from app.panels.panel import Panel
from app.view.markup import Markup, element, joined
from engine.core.game import Game

_STRONG = re.compile(r"\*\*(.+?)\*\*")


def rules(game: Game) -> Panel:
    """Return the rules page of a game."""
    return Panel(game.title, element("div", prose(game.rules), class_="prose"))


def prose(text: str) -> Markup:
    """Return a text with simple markup as HTML.

    Empty lines separate the paragraphs. If the first line of a paragraph begins with "# ", that line is a heading.
    Lines that begin with "- " are the items of a list. Words between double asterisks are bold.
    """
    return joined(*(part for block in re.split(r"\n\s*\n", text.strip()) for part in _block(block)))


def _block(block: str) -> Iterator[Markup]:
    lines = block.strip().splitlines()
    if lines[0].startswith("# "):
        yield element("h3", lines.pop(0).removeprefix("# "))
    if lines and lines[0].startswith("- "):
        points = " ".join(lines).removeprefix("- ").split(" - ")
        yield element("ul", *(element("li", _with_strong(point)) for point in points))
    elif lines:
        yield element("p", _with_strong(" ".join(lines)))


def _with_strong(text: str) -> Markup:
    """Return a text as HTML, with the words between double asterisks in bold."""
    parts = _STRONG.split(text)
    return joined(*(element("b", part) if number % 2 else part for number, part in enumerate(parts)))
