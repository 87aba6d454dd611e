"""Draws the first boards when the page is built, so that the player sees one before Python runs in the browser."""

from app.view.board_svg import draw_board
from app.view.markup import Markup, element, joined
from app.view.pixel_layout import lay_out
from app.view.words import text
from engine.core.layouts import View
from engine.core.turn import Turn
from engine.games.catalogue import CATALOGUE
from engine.view import speech

# The game that opens on a first visit, the same for everybody; every later deal is drawn in the browser.
FIRST_GAME, FIRST_DEAL = "backbone", 1

# Width and height in pixels of the room for the board on screens of 390 by 844, 1280 by 800 and 844 by 390: the
# rest is for title and buttons. Other screens scale these boards until Python lays the board out exactly.
_ROOMS: dict[View, tuple[int, int]] = {"tall": (390, 679), "wide": (1280, 736), "low": (772, 390)}


def first_paint() -> Markup:
    """Return the first deal drawn for three shapes of screen; the style sheet shows the drawing that fits."""
    game = CATALOGUE[FIRST_GAME]
    turn, caption = Turn(game, game.start(FIRST_DEAL)), text(speech.deal_title(game, FIRST_DEAL))
    return joined(
        *(
            element(
                "div",
                draw_board(lay_out(turn, room, view), game, caption=caption),
                class_=f"paint {view}",
            )
            for view, room in _ROOMS.items()
        )
    )
