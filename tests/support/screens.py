"""The six screens that every table is looked at on, and what they leave for the board."""

from app.view.pixel_layout import PixelLayout, lay_out, view_for
from engine.core.game import Game, Position
from engine.core.turn import Turn

Size = tuple[int, int]

SCREENS: dict[Size, Size] = {
    (360, 640): (360, 475),
    (390, 844): (390, 679),
    (844, 390): (772, 390),
    (820, 1180): (820, 1015),
    (1280, 800): (1280, 736),
    (1920, 1080): (1920, 1016),
}
"""Width and height in pixels of each screen, with those of the room that its header and buttons leave."""


def on_screen(game: Game, position: Position, screen: Size) -> PixelLayout:
    """Return a position laid out as on this screen."""
    return lay_out(Turn(game, position), SCREENS[screen], view_for(*screen))
