"""Builds the help sheet, which lists the keys and what they do."""

from app.panels.panel import Panel
from app.view.keys import ALWAYS, LETTERS
from app.view.markup import NOTHING, Markup, element, joined

_NAMES = {" ": "Space"}  # for keys that print nothing


def key_help(*, letters: bool) -> Panel:
    """Return the sheet that lists the keys; `letters` says whether single letters work as keys."""
    keys = {**ALWAYS, **(LETTERS if letters else {})}
    rows = [_row("Arrows", "go to the next pile in that direction")]
    rows += [_row(_NAMES.get(key, key), words) for key, (_, words) in keys.items() if not key.isdigit()]
    rows += [_row("1 … 9, 0", "go to the column with this number; 0 is column 10")] if letters else []
    off = element("p", "Letter keys are off. You can turn them on in the settings.")
    mouse = element("p", "With a mouse: a right click sends the last card of a pile home.")
    return Panel("Keys", joined(element("table", *rows, class_="keys"), NOTHING if letters else off, mouse))


def _row(key: str, words: str) -> Markup:
    return element("tr", element("th", element("kbd", key)), element("td", words))
