"""Draws a small picture of a table."""

from app.view.markup import Markup
from app.view.pixel_layout import PixelLayout, lay_out
from app.view.thumbnail_svg import thumbnail
from engine.core.game import Game, Position
from engine.core.layouts import View
from engine.core.turn import Turn
from engine.view.table_size import fitted

_ROOM = (640.0, 480.0)  # width and height of a picture, in units of its SVG view box
_VIEWS: tuple[View, ...] = ("wide", "tall")


def layout(game: Game, position: Position) -> PixelLayout:
    """Return the layout of a tile's picture: the wide or the tall view, whichever has the larger cards."""
    view = max(_VIEWS, key=lambda view: fitted(game.layouts[view], *_ROOM)[0])
    return lay_out(Turn(game, position), _ROOM, view)


def picture(game: Game, position: Position) -> Markup:
    """Return a small picture of a position as SVG."""
    return thumbnail(layout(game, position))
