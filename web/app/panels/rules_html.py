"""The rules page of a game, made from the light markup of its docstring."""

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
    """Return a text as HTML.

    Paragraphs are parted by empty lines. A first line that begins with "# " is a heading, lines that begin with
    "- " are the points of a list, and words between two pairs of asterisks are strong.
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
    """Return a text with its strong words as elements: of the parts at the marks, every other one is strong."""
    parts = _STRONG.split(text)
    return joined(*(element("b", part) if number % 2 else part for number, part in enumerate(parts)))
