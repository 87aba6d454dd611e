"""The first paint: a dealt board drawn when the page is built, before any Python arrives in the browser."""

from app.view import svg
from app.view.pixel_layout import lay_out
from engine.core.game import View
from engine.games import CATALOGUE

# The game that opens on a first visit, the same for everybody; every later deal is drawn by the browser.
FIRST_GAME, FIRST_DEAL = "backbone", 1

# The rooms the built boards are drawn for: what is left of 390 by 844, 1280 by 800 and 844 by 390 pixels
# beside title and buttons. Other rooms scale them until Python lays the board out exactly.
_ROOMS: dict[View, tuple[int, int]] = {"tall": (390, 707), "wide": (1280, 736), "low": (772, 390)}


def first_paint() -> str:
    """The boards for the three shapes of screen; the style sheet shows the one that suits."""
    game = CATALOGUE[FIRST_GAME]
    position = game.start(FIRST_DEAL)
    return "".join(
        f'<div class="paint {view}">'
        + svg.table(lay_out(game, position, room, view), game, caption=f"{game.title}, deal {FIRST_DEAL}")
        + "</div>"
        for view, room in _ROOMS.items()
    )
