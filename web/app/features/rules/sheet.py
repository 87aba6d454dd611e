"""Builds the rules page of a game from its text, which uses a simple markup and has pictures."""

import re
from collections.abc import Iterator

from app.panels.panel import Panel, button, button_row
from app.view.markup import NOTHING, Markup, element, joined
from app.view.rules_picture_svg import draw_picture
from app.view.words import form_or_nothing, rules_text, text, words
from engine.core.game import Game
from engine.core.layouts import View
from engine.games.catalogue import CATALOGUE
from engine.play import rules_pictures

_STRONG = re.compile(r"\*\*(.+?)\*\*")


def rules(game: Game, view: View = "tall") -> Panel:
    """Return the rules page of a game; `view` is the layout of the table in its pictures."""
    other_names = form_or_nothing(game.family_title, "also")
    also = element("p", words("also-called", names=other_names)) if other_names else NOTHING
    may_change = button("change-rules", words("change-rules")) if CATALOGUE.changes(game) else NOTHING
    page = element("div", also, prose(rules_text(game), view), button_row(may_change), class_="prose")
    return Panel("rules", text(game.title), page)


def picture_of_table(game: Game, view: View) -> Markup:
    """Return the first picture of the rules page of a game, which shows its table."""
    blocks = re.split(r"\n\s*\n", rules_text(game))
    return next((_picture(block, view) for block in blocks if rules_pictures.is_picture(block)), NOTHING)


def prose(written: str, view: View = "tall") -> Markup:
    """Return a text with simple markup as HTML.

    Empty lines separate the paragraphs. If the first line of a paragraph begins with "# ", that line is a heading.
    Lines that begin with "- " are the items of a list. Words between double asterisks are bold. A paragraph may be
    a picture, see `engine.play.rules_pictures`.
    """
    return joined(*(part for block in re.split(r"\n\s*\n", written.strip()) for part in _block(block, view)))


def _block(block: str, view: View) -> Iterator[Markup]:
    if rules_pictures.is_picture(block):
        yield _picture(block, view)
        return
    lines = block.strip().splitlines()
    if lines[0].startswith("# "):
        yield element("h3", lines.pop(0).removeprefix("# "))
    if lines and lines[0].startswith("- "):
        points = " ".join(lines).removeprefix("- ").split(" - ")
        yield element("ul", *(element("li", with_strong(point)) for point in points))
    elif lines:
        yield element("p", with_strong(" ".join(lines)))


def _picture(block: str, view: View) -> Markup:
    picture = rules_pictures.read_picture(block, CATALOGUE)
    return element("figure", draw_picture(picture, view), element("figcaption", text(picture.caption)))


def with_strong(written: str) -> Markup:
    """Return a text as HTML, with the words between double asterisks in bold."""
    parts = _STRONG.split(written)
    return joined(*(element("b", part) if number % 2 else part for number, part in enumerate(parts)))
