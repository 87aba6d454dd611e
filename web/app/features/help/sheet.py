"""Builds the help sheet, which lists the keys and what they do."""

from app.panels.panel import Panel
from app.panels.recording_html import record_section
from app.view.keys import Keyboard
from app.view.markup import NOTHING, Markup, element, joined
from app.view.words import words


def key_help(keyboard: Keyboard, *, letters: bool) -> Panel:
    """Return the sheet that lists the keys; `letters` says whether keys that write a character work."""
    keys = [key for key in keyboard.keys if not key.writes]
    keys += [key for key in keyboard.keys if key.writes and letters]
    rows = [_row(words("key-arrows"), words("key-arrows-do"))]
    rows += [_row(words(key.printed) if key.printed else key.name, words(key.does)) for key in keys if key.does]
    off = NOTHING if letters else element("p", words("letter-keys-off"))
    body = joined(element("table", *rows, class_="keys"), off, element("p", words("keys-mouse")), record_section())
    return Panel("help", words("keys-title"), body)


def _row(key: str, does: str) -> Markup:
    return element("tr", element("th", element("kbd", key, translate="no")), element("td", does))
