"""The keyboard: arrows walk from pile to pile, everything else is a command of its own name."""

from collections.abc import Sequence
from itertools import chain

from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Kind
from engine.view.board import CardView, SpotView

# What each key does. Letters can be switched off; the others are what every player tries first.
LETTERS = {
    "u": ("undo", "undo"),
    "y": ("redo", "redo"),
    "l": ("list", "choose how many cards to take here"),
    "d": ("stock", "turn the stock"),
    "n": ("new", "new deal"),
    "r": ("restart", "restart this deal"),
    "f": ("run", "finish the game, or let it run"),
    "h": ("hint", "hint: show a move"),
    "e": ("nudge", "say only whether there is something to be done"),
    "a": ("review", "review: look back over the game"),
    "k": ("daily", "the daily deals of this game"),
    "m": ("moves", "say which moves there are"),
    "o": ("overview", "say what lies on the table"),
    "v": ("contents", "say every card of this pile"),
    "w": ("where", "say where I am"),
    "i": ("rules", "rules of this game"),
    "g": ("games", "all games"),
    "p": ("pause", "pause the time"),
    "t": ("statistics", "statistics"),
    "s": ("report score", "score sheet, where there is one"),
    "c": ("calls", "go to what can be called: a bid, or the next deal"),
    "b": ("report count", "how the house comes to its bid"),
}
ALWAYS = {
    "?": ("help", "this list"),
    "Escape": ("release", "let go"),
    "Enter": ("take", "take the card, or lay it here"),
    " ": ("best", "play the best move of this pile"),
}
_WITH_CONTROL = {"z": "undo", "y": "redo", "Z": "redo"}
_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def command(key: str, *, control: bool, letters: bool) -> str | None:
    """The command of a key press; None if it means nothing here."""
    if control:
        return _WITH_CONTROL.get(key)
    if key in ALWAYS:
        return ALWAYS[key][0]
    if letters and key.lower() in LETTERS:
        return LETTERS[key.lower()][0]
    return None


def direction(key: str) -> tuple[int, int] | None:
    """Where an arrow points."""
    return _ARROWS.get(key)


def first_spot(layout: PixelLayout) -> int:
    """Where the keyboard starts: in the hand, or at the stock, or where there is neither at the first pile."""
    stops = layout.stops
    singles = (number for number, stop in enumerate(stops) if isinstance(stop, CardView))
    stock = (number for number, stop in enumerate(stops) if isinstance(stop, SpotView) and stop.kind is Kind.STOCK)
    return next(chain(singles, stock), 0)


def places(layout: PixelLayout) -> list[Rect]:
    """Where the arrows stop: every pile, from its outline to its open card, and every card of a hand."""
    return [
        layout.rect(stop)
        if isinstance(stop, CardView)
        else layout.rect(stop).with_(layout.rect(layout.end_of(stop.spot)))
        for stop in layout.stops
    ]


def neighbour(piles: Sequence[Rect], number: int, pointing: tuple[int, int]) -> int:
    """The nearest pile in a direction, by its number among the piles drawn (see `places`).

    Where there is none the arrows go on in the order of the piles, so that every pile can be reached.
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
    """How far a pile is for an eye that looks that way; infinite for one that lies behind."""
    across, down = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    along = across * pointing[0] + down * pointing[1]
    if along <= 1:
        return float("inf")
    askew, aside = here.gap_down(there), abs(down)
    if pointing[1]:
        askew, aside = here.gap_across(there), abs(across)
    # A pile beside the line of sight counts as much farther than one that the line meets; of several that it
    # meets, the one more nearly level with us is meant.
    return along + 4 * askew + 1.1 * aside
