"""Shows the line above the hand that says who won the last trick and why, with a button that shows it again."""

from app.core.shown import Page
from app.panels.panel import button
from app.panels.suits_html import with_suits
from app.view.markup import NOTHING, Markup, element, joined
from app.view.pixel_layout import Rect
from app.view.words import text, words
from engine.core.game import Game, Position

_HEIGHT = 44  # the height of the line, in pixels


class TrickLine:
    """Shows the line about the last trick over the table, in games with tricks."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._shown = NOTHING

    def place(self, field: Rect | None) -> None:
        """Put the line at the lower end of a rectangle, in pixels of the board; do nothing if it is None."""
        if field is None:
            return
        left, top = field.x, field.y + field.height - _HEIGHT
        self._page.place("trick", f"left:{left:.0f}px;top:{top:.0f}px;width:{field.width:.0f}px")

    def show(self, game: Game, position: Position) -> None:
        """Show the line about the trick completed last in this position; hide it if there is none."""
        self._write(_line(game, position))

    def hide(self) -> None:
        """Hide the line until the next `show`."""
        self._write(NOTHING)

    def _write(self, line: Markup) -> None:
        if line != self._shown:
            self._page.fill_again("trick", line)
        self._shown = line
        self._page.show("trick", shown=bool(line))


def _line(game: Game, position: Position) -> Markup:
    trick = game.last_trick(position)
    if trick is None:
        return NOTHING
    again = button("trick", words("last-trick-button")) if trick.winner is None else NOTHING
    return joined(element("p", with_suits(text(trick.words, "sign"))), again)
