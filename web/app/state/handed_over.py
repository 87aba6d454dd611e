"""What one Python hands over to another that goes on with the page: what is on no device, as one text."""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.state import spoken
from app.state.state_text import Memory
from engine.core.saying import Saying


class HandedOver(NamedTuple):
    """What was said, where the player is, and what parts of the page remember.

    Games and settings are not part of it: they are on the device.
    """

    said: Sequence[Saying] = ()  # on this visit, the newest first
    spot: str = ""  # the name of the pile that has the focus; empty if none has
    card: str = ""  # and of the card, if it is one of a hand
    call: str = ""  # or the command of the button for a call that has the focus
    is_by_key: bool = False  # whether the player uses the keyboard
    asked: str = ""  # the command for advice that waits; empty if there is none
    memories: Mapping[str, Memory] = {}  # see `app.core.part.Part.memory`


def written(handed_over: HandedOver) -> str:
    """Return what is handed over as JSON."""
    return json.dumps({**handed_over._asdict(), "said": spoken.written(handed_over.said)})


def read(text: str) -> HandedOver:
    """Return what `written` has made this text of."""
    value = json.loads(text)
    return HandedOver(**{**value, "said": spoken.read(value["said"])})
