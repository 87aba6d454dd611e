"""The keyboard: which key gives which command, and to which pile an arrow key leads."""

from collections.abc import Sequence
from itertools import chain

from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Kind
from engine.view.board import CardView, SpotView

# For each key: the command, and what it does in the words of the help sheet.
# Letters can be switched off; the other keys are those that every player tries first.
LETTERS = {
    "u": ("undo", "undo"),
    "y": ("redo", "redo"),
    "l": ("list", "choose how many cards to take from this pile"),
    "d": ("stock", "turn the stock"),
    "n": ("new", "new deal"),
    "r": ("restart", "restart this deal"),
    "f": ("run", "finish the game, or let it play by itself"),
    "h": ("hint", "hint: show a move"),
    "e": ("nudge", "say only whether there is a useful move"),
    "a": ("review", "review: see where the game was won or lost"),
    "k": ("daily", "the daily deals of this game"),
    "m": ("moves", "say the possible moves"),
    "o": ("overview", "say what lies on the table"),
    "v": ("contents", "say the cards of this pile"),
    "w": ("where", "say which pile the keyboard is at"),
    "i": ("rules", "rules of this game"),
    "g": ("games", "all games"),
    "p": ("pause", "stop the clock, or let it go on"),
    "t": ("statistics", "statistics"),
    "s": ("report score", "score sheet, in games that have one"),
    "c": ("calls", "go to the bids, or to the button for the next deal"),
    "b": ("report count", "how the house decides what to bid"),
}
ALWAYS = {
    "?": ("help", "this list"),
    "Escape": ("release", "deselect"),
    "Enter": ("take", "select the card, or put it here"),
    " ": ("best", "play the best move from this pile"),
}
_WITH_CONTROL = {"z": "undo", "y": "redo", "Z": "redo"}
_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def command(key: str, *, control: bool, letters: bool) -> str | None:
    """Return the command of a key press, or None if the key has none.

    `control` says whether Control or Command was held, `letters` whether single letters work as keys.
    """
    if control:
        return _WITH_CONTROL.get(key)
    if key in ALWAYS:
        return ALWAYS[key][0]
    if letters and key.lower() in LETTERS:
        return LETTERS[key.lower()][0]
    return None


def direction(key: str) -> tuple[int, int] | None:
    """Return where an arrow key points, as (1, 0) for right and (0, 1) for down; None for other keys."""
    return _ARROWS.get(key)


def first_spot(layout: PixelLayout) -> int:
    """Return the number of the stop where the keyboard starts: in a hand, else at the stock, else the first."""
    stops = layout.stops
    singles = (number for number, stop in enumerate(stops) if isinstance(stop, CardView))
    stock = (number for number, stop in enumerate(stops) if isinstance(stop, SpotView) and stop.kind is Kind.STOCK)
    return next(chain(singles, stock), 0)


def places(layout: PixelLayout) -> list[Rect]:
    """Return the places of the stops: every pile, from its outline to its last card, and every card of a hand."""
    return [
        layout.rect(stop)
        if isinstance(stop, CardView)
        else layout.rect(stop).union(layout.rect(layout.end_of(stop.spot)))
        for stop in layout.stops
    ]


def neighbour(piles: Sequence[Rect], number: int, pointing: tuple[int, int]) -> int:
    """Return the number of the nearest stop in a direction.

    Where there is none in that direction the arrows follow the order of the stops, so that every stop can be
    reached.

    Args:
        piles: the places of all stops; see `places`.
        number: the stop to start from.
        pointing: the direction; see `direction`.
    """
    best, nearest = number, float("inf")
    for other, place in enumerate(piles):
        if other != number:
            far = _distance(piles[number], place, pointing)
            if far < nearest:
                best, nearest = other, far
    if best == number:
        return (number + sum(pointing)) % len(piles)
    return best


def _distance(here: Rect, there: Rect, pointing: tuple[int, int]) -> float:
    """Return how far a pile is for somebody looking that way; infinite for one that is not ahead."""
    across, down = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    along = across * pointing[0] + down * pointing[1]
    if along <= 1:
        return float("inf")
    askew, aside = here.gap_down(there), abs(down)
    if pointing[1]:
        askew, aside = here.gap_across(there), abs(across)
    # A pile off the line of sight counts as much farther away than one on it; of several on the line, the one
    # that is more nearly level with the start is meant.
    return along + 4 * askew + 1.1 * aside
