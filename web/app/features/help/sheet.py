"""Builds the help sheet, which lists the keys and what they do."""

from app.panels.panel import Panel
from app.panels.record_html import record_section
from app.view.keys import ALWAYS, LETTERS
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import text, words

# What is printed on the keys whose names in the browser are no signs
_NAMED = {
    " ": "key-space",
    "Enter": "keyboard-enter",
    "Escape": "keyboard-escape",
    "PageUp": "keyboard-page-up",
    "PageDown": "keyboard-page-down",
}


def key_help(*, letters: bool) -> Panel:
    """Return the sheet that lists the keys; `letters` says whether single letters work as keys."""
    keys = {**ALWAYS, **(LETTERS if letters else {})}
    rows = [_row(words("key-arrows"), words("key-arrows-do"))]
    rows += [
        _row(words(_NAMED[key]) if key in _NAMED else key, text(does))
        for key, (_, does) in keys.items()
        if not key.isdigit()
    ]
    rows += [_row(words("key-digits"), words("key-digits-do"))] if letters else []
    off = element("p", words("letter-keys-off"))
    mouse = element("p", words("keys-mouse"))
    body = joined(element("table", *rows, class_="keys"), NOTHING if letters else off, mouse, record_section())
    return Panel("help", words("keys-title"), body)


def _row(key: str, does: str) -> Markup:
    return element("tr", element("th", element("kbd", key, translate="no")), element("td", does))
