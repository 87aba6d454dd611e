"""The six sizes of screens on which tests lay out every table, and the room that each leaves for the board."""

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
"""For each screen, the size of the room between header and buttons. Sizes are width and height in pixels."""


def on_screen(game: Game, position: Position, screen: Size) -> PixelLayout:
    """Return the layout of a position on this screen."""
    return lay_out(Turn(game, position), SCREENS[screen], view_for(*screen))
