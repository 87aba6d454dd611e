"""Converts to one text, and back, what one Python runtime hands over to another, which continues the page.

On a first visit, MicroPython hands over to Pyodide. The text has only what is not saved on the device.
"""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.state import saying_json
from app.state.state_text import Memory
from engine.core.saying import Saying


class HandedOver(NamedTuple):
    """What was said, where the player is, and what parts of the page remember.

    Games and settings are not part of it: they are on the device.
    """

    said: Sequence[Saying] = ()  # on this visit, the newest first
    spot: str = ""  # the name of the pile that has the focus; empty if none has
    card: str = ""  # the name of the card that has the focus, if it is a card of a hand
    call: str = ""  # the command of the button that has the focus, if it is a button for a call, such as a bid
    is_by_key: bool = False  # whether the player uses the keyboard
    asked: str = ""  # the command for advice that waits; empty if there is none
    memories: Mapping[str, Memory] = {}  # see `app.core.part.Part.memory`


def written(handed_over: HandedOver) -> str:
    """Return a JSON text from which `read` makes the same value again."""
    return json.dumps({**handed_over._asdict(), "said": saying_json.written(handed_over.said)})


def read(text: str) -> HandedOver:
    """Return the value from which `written` has made this text."""
    value = json.loads(text)
    return HandedOver(**{**value, "said": saying_json.read(value["said"])})
