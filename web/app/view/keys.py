"""The keyboard: which key gives which command, and to which pile an arrow key leads."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from app.view.pixel_layout import PixelLayout, Rect
from engine.core.game import Kind
from engine.core.saying import say
from engine.view.board import CardView, SpotView

# For each key: the command, and what it does, for the help sheet.
# The player can switch off the keys that write a character: those who speak to their device may press them by
# accident. The other keys always work.
LETTERS = {
    "u": ("undo", say("key-undo")),
    "y": ("redo", say("key-redo")),
    "l": ("list", say("key-list")),
    "d": ("stock", say("key-stock")),
    "n": ("new", say("key-new")),
    "r": ("restart", say("key-restart")),
    "f": ("run", say("key-run")),
    "h": ("hint", say("key-hint")),
    "e": ("nudge", say("key-nudge")),
    "a": ("review", say("key-review")),
    "k": ("daily", say("key-daily")),
    "m": ("moves", say("key-moves")),
    "o": ("overview", say("key-overview")),
    ".": ("next-move", say("key-next-move")),
    ",": ("last-move", say("key-last-move")),
    "v": ("contents", say("key-contents")),
    "w": ("where", say("key-where")),
    "x": ("again", say("key-again")),
    "j": ("magnify", say("key-magnify")),
    "+": ("larger", say("key-larger")),
    "-": ("smaller", say("key-smaller")),
    "i": ("rules", say("key-rules")),
    "g": ("games", say("key-games")),
    "p": ("pause", say("key-pause")),
    "t": ("statistics", say("key-statistics")),
    "s": ("report score", say("key-score-sheet")),
    "q": ("trick", say("key-trick")),
    "c": ("calls", say("key-calls")),
    "b": ("report count", say("key-count")),
    "/": ("find", say("key-find")),
    **{str(number): (f"column {number}", say("key-column", number=number or 10)) for number in (*range(1, 10), 0)},
    "?": ("help", say("key-help")),
}
ALWAYS = {
    "F1": ("help", say("key-help")),
    "F2": ("list", say("key-list")),
    "F8": ("magnify", say("key-magnify")),
    "PageDown": ("group 1", say("key-next-kind")),
    "PageUp": ("group -1", say("key-last-kind")),
    "Escape": ("release", say("key-release")),
    "Enter": ("take", say("key-take")),
    " ": ("best", say("key-best")),
}
_WITH_CONTROL = {"z": "undo", "y": "redo", "Z": "redo"}
_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}

# What keyboards of other scripts, and input methods, write or say in place of a key's name
_UNNAMED = {"Process", "Unidentified", "undefined"}  # an input method has taken the key; the browser knows no name
_MARKED = ("\u00c0", "\u024f")  # the first and the last of the Latin letters with marks
_FULL_WIDTH = (0xFF01, 0xFF5E)  # wide forms of the signs from "!" to "~", in the same order
_SIGNS = {  # by their place on the keyboard: without Shift and with it
    "Slash": "/?",
    "Period": ".>",
    "Comma": ",<",
    "Minus": "-_",
    "Equal": "=+",
    "Space": "  ",
    "NumpadAdd": "++",
    "NumpadSubtract": "--",
    "NumpadDivide": "//",
    "NumpadDecimal": "..",
}


def command(key: str, *, control: bool, letters: bool) -> str | None:
    """Return the command of a key press, such as "undo" or "report score"; None if the key has none.

    `key` is the name of the key; see `pressed`. `control` says whether Control or Command was held;
    `letters` says whether single letters work as keys.
    """
    if control:
        return _WITH_CONTROL.get(key)
    if key in ALWAYS:
        return ALWAYS[key][0]
    if letters and key.lower() in LETTERS:
        return LETTERS[key.lower()][0]
    return None


def pressed(event: Any) -> str:
    """Return the name of the key that a keyboard event is about, as the other functions here understand it.

    `event` is the browser's, or anything with `key`, `code` and `shiftKey`.
    """
    return name_of(str(event.key), str(event.code), shift=bool(event.shiftKey))


def name_of(key: str, code: str, *, shift: bool) -> str:
    """Return the name of a key, whatever script its keyboard writes: "u", "Enter", "?", and "Z" for Shift and z.

    A letter counts as capital if Shift is held, not if Caps Lock is on. A key that writes a letter of another
    script, or that an input method has taken, has the name of the same place on an English keyboard.

    Args:
        key: what the key writes, or its name, as the browser says.
        code: the place of the key on the keyboard, such as "KeyZ", as the browser says.
        shift: whether Shift was held.
    """
    written = _usual_width(key)
    if len(written) == 1 and "a" <= written.lower() <= "z":
        return written.upper() if shift else written.lower()
    if len(written) > 1 or _MARKED[0] <= written <= _MARKED[1]:
        is_known = written not in _UNNAMED
    else:
        # a sign that means nothing here, where others have a letter, is there in place of that letter
        is_known = " " <= written <= "~" and (written in LETTERS or not code.startswith("Key"))
    return written if is_known else _at_place(code, shift) or written


def _usual_width(key: str) -> str:
    """Return a sign in its usual width; what is no full-width sign stays as it is."""
    if key == "\u3000":
        return " "
    if len(key) == 1 and _FULL_WIDTH[0] <= ord(key) <= _FULL_WIDTH[1]:
        return chr(ord(key) - _FULL_WIDTH[0] + ord("!"))
    return key


def _at_place(code: str, shift: bool) -> str:
    """Return the name that the key at a place has on an English keyboard; empty for a place without a use here."""
    for kind in ("Key", "Digit", "Numpad"):
        sign = code[len(kind) :]
        if code.startswith(kind) and len(sign) == 1:
            return sign.upper() if shift else sign.lower()
    if code in _SIGNS:
        return _SIGNS[code][int(shift)]
    name = "Enter" if code == "NumpadEnter" else code
    return name if name in ALWAYS or name in _ARROWS else ""


def direction(key: str) -> tuple[int, int] | None:
    """Return the direction of an arrow key as (x, y): (1, 0) is right, (0, 1) is down; None for other keys."""
    return _ARROWS.get(key)


def first_stop(layout: PixelLayout) -> int:
    """Return where the keyboard starts, as an index in `layout.stops`, the places where the arrow keys stop.

    It starts at the first card of a hand; without a hand, at the stock; without a stock, at the first stop.
    """
    stops = layout.stops
    singles = (number for number, stop in enumerate(stops) if isinstance(stop, CardView))
    stock = (number for number, stop in enumerate(stops) if isinstance(stop, SpotView) and stop.kind is Kind.STOCK)
    return next(chain(singles, stock), 0)


def places(layout: PixelLayout) -> list[Rect]:
    """Return the rectangle of every stop in `layout.stops`, in the same order, in pixels.

    The rectangle of a pile reaches from its outline to its last card; in a hand, each card has its own.
    """
    return [
        layout.rect(stop)
        if isinstance(stop, CardView)
        else layout.rect(stop).union(layout.rect(layout.end_of(stop.spot)))
        for stop in layout.stops
    ]


def neighbour(stops: Sequence[Rect], number: int, pointing: tuple[int, int]) -> int:
    """Return the index of the nearest stop in a direction.

    If there is no stop in that direction, return the next stop in order for right and down, the previous one for
    left and up, so that the arrow keys reach every stop.

    Args:
        stops: the rectangles of all stops; see `places`.
        number: the index of the stop to start from.
        pointing: the direction; see `direction`.
    """
    best, nearest = number, float("inf")
    for other, place in enumerate(stops):
        if other != number:
            far = _distance(stops[number], place, pointing)
            if far < nearest:
                best, nearest = other, far
    if best == number:
        return (number + sum(pointing)) % len(stops)
    return best


def _distance(here: Rect, there: Rect, pointing: tuple[int, int]) -> float:
    """Return a measure for choosing the nearest stop in a direction; infinite for a stop that is not ahead.

    It is the gap in that direction, plus a penalty for being to the side.
    """
    across, down = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    along = across * pointing[0] + down * pointing[1]
    if along <= 1:
        return float("inf")
    # Columns side by side begin at one height, however long they are: so their tops are compared as well.
    if pointing[0]:
        gap, askew, aside = here.gap_across(there), here.gap_down(there), min(abs(down), abs(there.y - here.y))
    else:
        gap, askew, aside = here.gap_down(there), here.gap_across(there), abs(across)
    # A large penalty for a gap to the side, and a small one for not being straight ahead. The distance of the
    # middles decides between stops that overlap.
    return gap + 0.2 * along + 4 * askew + 1.1 * aside
